import type { Say, TextKey } from '../../texts/index.ts';

/** The ways in which players end a game themselves, not by a rule of its title. */
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
  /** How clear the victory is by the title's rules; empty if the title has no degrees of victory. */
  outcome(): string;
}

/** The winner, and how players ended the game themselves or which rule ended it. */
export function winnerOf({ result, say, seatName }: Omit<Ending, 'outcome'>): {
  readonly who: string;
  readonly how?: string;
  readonly rule?: string;
} {
  if (result === null) return { who: say('gameOver') };
  const who = result.winner === null ? say('draw') : say('winner', { seat: seatName(result.winner) });
  const ended = ENDED[result.rule];
  return ended ? { who, how: say(ended) } : { who, rule: result.rule };
}

/** The end as a reader at this seat sees it; in neutral words if there is no winner or the reader has no seat. */
export function endFor(seat: string | null, { result, say, seatName }: Omit<Ending, 'outcome'>): string {
  const winner = result?.winner ?? null;
  if (seat === null || winner === null) return winnerOf({ result, say, seatName }).who;
  return say(winner === seat ? 'endingYouWin' : 'endingYouLose');
}

/** The winner, the rule, and how clearly. */
export function endingOf(ending: Ending): string {
  const { who, how, rule } = winnerOf(ending);
  if (how !== undefined) return `${who} (${how}).`;
  return rule === undefined ? who : `${who} (${ending.say('rule', { rule })}). ${ending.outcome()}`.trim();
}
