import type { Say, TextKey } from '../../texts/index.ts';

/** How players end a game themselves, by no rule of its title. */
const ENDED: Readonly<Record<string, TextKey>> = {
  resigned: 'endedResigned',
  agreed: 'endedAgreed',
  time: 'endedTime',
  abandoned: 'endedAbandoned',
};

/** The end of a game, and the texts for it. */
export interface Ending {
  readonly result: { readonly winner: string | null; readonly rule: string } | null;
  readonly say: Say;
  seatName(seat: string): string;
  /** How clearly it was won by the title's rules; empty if the title does not say. */
  outcome(): string;
}

/** The winner, the rule, and how clearly. */
export function endingOf({ result, ...words }: Ending): string {
  if (result === null) return words.say('gameOver');
  const { winner } = result;
  const ended = ENDED[result.rule];
  const rule = ended ? words.say(ended) : words.say('rule', { rule: result.rule });
  const who = winner === null ? words.say('draw') : words.say('winner', { seat: words.seatName(winner) });
  return `${who} (${rule}). ${ended ? '' : words.outcome()}`.trim();
}
