import type { NamedPosition } from '@carillon/lessons';

// How the positions of lessons end: a side is to play a card.

/** The running procedures: the card play of a side. */
export const turnOf = (side: 'french' | 'british'): string => `
running game.season
running season.phase side=${side}
running phase.card side=${side}
`;

/** A running procedure, as far as it keeps a force. */
interface Running {
  readonly procedure: string;
  readonly locals: { readonly force?: readonly string[] };
}

/** How many pieces are in the force of a running procedure; none if it does not run. */
export function forceOf({ stack }: NamedPosition, procedure: string): number {
  const running = (stack ?? []) as unknown as readonly Running[];
  return running.find((each) => each.procedure === procedure)?.locals.force?.length ?? 0;
}

/** Where a piece is; `undefined` in the reserve. */
export const whereIs = ({ place }: NamedPosition, piece: string): string | undefined =>
  (place as Readonly<Record<string, string>>)[piece];
