import { fieldIn, type Language, type Standing } from '@carillon/board';
import { isSide } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { theSide } from '../texts/names.ts';
import { score } from '../texts/opening.ts';

function numberIn(answer: unknown, name: string): number {
  const value = fieldIn(answer, name);
  if (typeof value !== 'number') throw new TypeError(`${name} is no number`);
  return value;
}

/** 13.1 The score and the winner if the year ended now. */
export const standing: Standing = {
  question: { name: 'yearsEnd', args: {} },
  describe: (answer, language) => {
    const raids = fieldIn(answer, 'raids');
    const counted = { french: numberIn(raids, 'french'), british: numberIn(raids, 'british') };
    return [
      ...(counted.french + counted.british > 0 ? [say(language, 'standing.raids', counted)] : []),
      say(language, 'standing.score', { score: score(numberIn(answer, 'vp'), language) }),
      verdict(answer, language),
    ];
  },
};

function verdict(answer: unknown, language: Language): string {
  const [winner, rule] = [fieldIn(answer, 'winner'), fieldIn(answer, 'rule')];
  if (typeof rule !== 'string') return say(language, 'standing.on');
  return typeof winner === 'string' && isSide(winner)
    ? say(language, 'standing.wins', { side: theSide(winner, language), rule })
    : say(language, 'standing.draw', { rule });
}
