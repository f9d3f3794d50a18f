import type { Say, TextKey } from '../../texts/index.ts';

/** How players end a game themselves, by no rule of its title. */
const ENDED: Readonly<Record<string, TextKey>> = {
  resigned: 'endedResigned',
  agreed: 'endedAgreed',
  time: 'endedTime',
  abandoned: 'endedAbandoned',
};

/** How a game ended, and who puts that into the reader's language. */
export interface Ending {
  readonly result: { readonly winner: string | null; readonly rule: string } | null;
  readonly say: Say;
  seatName(seat: string): string;
  /** How clearly it was won by the rules of the title; empty where it does not say. */
  outcome(): string;
}

/** Who has won, by which rule, and how clearly. */
export function endingOf({ result, ...words }: Ending): string {
  if (result === null) return words.say('gameOver');
  const { winner } = result;
  const ended = ENDED[result.rule];
  const rule = ended ? words.say(ended) : words.say('rule', { rule: result.rule });
  const who = winner === null ? words.say('draw') : words.say('winner', { seat: words.seatName(winner) });
  return `${who} (${rule}). ${ended ? '' : words.outcome()}`.trim();
}
