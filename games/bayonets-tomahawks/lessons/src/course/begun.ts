import type { NamedPosition } from '@carillon/lessons';

// How the positions of lessons end.

/** Both sides choose their cards of an Action Round, of which these spaces have had units from the start. */
export const roundOf = (french: string, british: string): string => `
french-before ${french}
british-before ${british}
running game.round
running action-round.choose
`;

/** The British, as Second Player, choose their first Action of an Action Round; the cards in play are named apart. */
export const phaseOf = (french: string, british: string): string => `
first french
french-before ${french}
british-before ${british}
running game.round
running action-round.secondPhase
running action-phase.act side=british stage=faction
`;

/** The spaces with units at the start of 1755. */
export const FRENCH_1755 =
  'louisbourg miramichy chignectou grand-sault pointe-sainte-anne quebec les-trois-rivieres montreal ticonderoga toronto gennisheyo niagara kithanink diiohage le-detroit forks-of-the-ohio les-illinois';
export const BRITISH_1755 = 'halifax annapolis-royal rumford albany oswego wills-creek charles-town boston new-york';

/** A running procedure, as far as it keeps a force. */
interface Running {
  readonly procedure: string;
  readonly locals: { readonly force?: readonly string[] };
}

/** Where a counter is: a space, a box or a pool. */
export const whereIs = ({ place }: NamedPosition, piece: string): unknown =>
  (place as Readonly<Record<string, unknown>>)[piece];

/** The pieces of the march that runs. */
export function marching({ stack }: NamedPosition): readonly string[] {
  const running = (stack ?? []) as unknown as readonly Running[];
  return running.find(({ procedure }) => procedure === 'march')?.locals.force ?? [];
}
