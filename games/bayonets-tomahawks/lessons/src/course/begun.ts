import type { NamedPosition } from '@carillon/lessons';

// The last lines of lessons' positions.

/** Both sides choose their cards of an Action Round. The spaces given are those where each had units at its start. */
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

/**
 * The place of each card of 1755 in a Campaign Action Round: the British play card 8, with a Light, two Army and an
 * anchor point.
 */
export const CAMPAIGN_CARDS = `
cards reserve armed-battoemen-21 wilderness-ambush-32
cards buried british-2 british-15 forced-march-10 french-22 french-23 french-35
cards discard british-3 disease-in-french-camp-5 round-up-men-and-equipment-4 french-25 french-26 forced-march-24
cards discard indian-43 indian-47 indian-48 indian-52 british-16 coup-de-main-37
cards played lucky-cannonball-8 french-42 indian-44
played british lucky-cannonball-8
played french french-42
played indian indian-44
`;

/**
 * The same for 1757, in the middle of the Campaign Season: the British play card 9, with a Light and three Army points.
 */
export const CAMPAIGN_CARDS_1757 = `
cards reserve perfect-volleys-14 wilderness-ambush-32
cards buried british-1 british-2 british-3 forced-march-10 french-22 french-23 french-35
cards discard disease-in-french-camp-5 round-up-men-and-equipment-4 french-25 french-26 forced-march-24
cards discard indian-43 indian-47 indian-48 indian-52 round-up-men-and-equipment-12 cherokee-diplomacy-british-13
cards discard hesitant-british-general-33 lucky-cannonball-27
cards played surprise-landing-9 french-42 indian-44
played british surprise-landing-9
played french french-42
played indian indian-44
`;

/** The spaces with units at the start of 1757, without the spaces that lessons change. */
export const FRENCH_1757 =
  'montreal quebec ticonderoga niagara forks-of-the-ohio les-illinois le-detroit louisbourg miramichy grand-sault les-trois-rivieres toronto gennisheyo kithanink diiohage';
export const BRITISH_1757 =
  'halifax annapolis-royal chignectou boston lake-george albany new-york charles-town winchester shamokin';

/** The spaces with units at the start of 1755. */
export const FRENCH_1755 =
  'louisbourg miramichy chignectou grand-sault pointe-sainte-anne quebec les-trois-rivieres montreal ticonderoga toronto gennisheyo niagara kithanink diiohage le-detroit forks-of-the-ohio les-illinois';
export const BRITISH_1755 = 'halifax annapolis-royal rumford albany oswego wills-creek charles-town boston new-york';

/** The part of a running procedure that holds a force. */
interface Running {
  readonly procedure: string;
  readonly locals: { readonly force?: readonly string[] };
}

/** The place of a counter: a space, a box or a pool. */
export const whereIs = ({ place }: NamedPosition, piece: string): unknown =>
  (place as Readonly<Record<string, unknown>>)[piece];

/** The pieces of the march that runs. */
export function marching({ stack }: NamedPosition): readonly string[] {
  const running = (stack ?? []) as unknown as readonly Running[];
  return running.find(({ procedure }) => procedure === 'march')?.locals.force ?? [];
}
