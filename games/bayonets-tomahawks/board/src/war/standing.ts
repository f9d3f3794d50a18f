import type { SideName } from '@carillon/bayonets-tomahawks-rules/reference';
import { capitalised, fieldIn, type Language, type Standing } from '@carillon/board';
import { say } from '../texts/index.ts';
import { sideName, theSide } from '../texts/names.ts';

function vpIn(answer: unknown, when: string, side: SideName): number {
  const vp = fieldIn(fieldIn(answer, when), side);
  if (typeof vp !== 'number') throw new TypeError(`the VP of the ${side} are no number`);
  return vp;
}

/** 18.2.1 The score and the winner if the Year ended now. */
export const standing: Standing = {
  question: { name: 'yearsEnd', args: {} },
  describe: (answer, language) => [
    say(language, 'standing.bonus', { french: bonusIn(answer, 'french'), british: bonusIn(answer, 'british') }),
    say(language, 'standing.score', { score: scoreIn(answer, language) }),
    verdict(answer, language),
  ],
};

function bonusIn(answer: unknown, side: SideName): number {
  const bonus = fieldIn(fieldIn(answer, 'bonus'), side);
  if (typeof bonus !== 'number') throw new TypeError(`the bonus of the ${side} is no number`);
  return bonus;
}

/** The marker is always on one side: the track has no zero (18.1). */
function scoreIn(answer: unknown, language: Language): string {
  const side: SideName = vpIn(answer, 'vp', 'french') > 0 ? 'french' : 'british';
  return say(language, 'victoryIs', { side: sideName(side, language), vp: vpIn(answer, 'vp', side) });
}

function verdict(answer: unknown, language: Language): string {
  const winner = fieldIn(answer, 'winner');
  return winner === 'french' || winner === 'british'
    ? say(language, 'standing.wins', { side: capitalised(theSide(winner, language)) })
    : say(language, 'standing.on');
}
