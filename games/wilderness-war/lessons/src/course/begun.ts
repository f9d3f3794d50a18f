import type { NamedPosition } from '@carillon/lessons';

// The last lines of lessons' positions, in which a side must play a card.

/** The running procedures: the card play of a side. */
export const turnOf = (side: 'french' | 'british'): string => `
running game.season
running season.phase side=${side}
running phase.card side=${side}
`;

/** The part of a running procedure that holds a force. */
interface Running {
  readonly procedure: string;
  readonly locals: { readonly force?: readonly string[] };
}

/** The number of pieces in the force of a running procedure; 0 if it is not running. */
export function forceOf({ stack }: NamedPosition, procedure: string): number {
  const running = (stack ?? []) as unknown as readonly Running[];
  return running.find((each) => each.procedure === procedure)?.locals.force?.length ?? 0;
}

/** The place of a piece; `undefined` in the reserve. */
export const whereIs = ({ place }: NamedPosition, piece: string): string | undefined =>
  (place as Readonly<Record<string, string>>)[piece];
