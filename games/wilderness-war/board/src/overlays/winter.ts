import { fieldIn, type Language, listIn, type Overlay, type Told } from '@carillon/board';
import { SIDES, type SideName, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { isSpace } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { placeIn } from './answers.ts';

/** A stack that would suffer: how many of its units would be eliminated, how many reduced. */
interface Struck {
  readonly side: SideName;
  readonly at: SpaceName;
  readonly eliminated: number;
  readonly reduced: number;
}

/** 11.1, 11.2 What the winter would cost if the year ended now. */
export const winterOverlay: Overlay<View> = {
  id: 'winter',
  key: 'A',
  name: (language) => say(language, 'overlay.winter'),
  hint: () => '',
  questions: () => SIDES.map((side) => ({ name: 'winter', args: { side } })),
  tell: (_view, answers, language): Told => {
    const all = SIDES.flatMap((side, i) => struckIn(side, answers[i]));
    const steps = (side: SideName): number =>
      all.reduce((sum, each) => sum + (each.side === side ? stepsOf(each) : 0), 0);
    return {
      said: say(language, 'winter.said', { french: steps('french'), british: steps('british') }),
      legend: [{ sign: 'winter', text: say(language, 'winter.steps') }],
      marks: all.map((each) => ({
        space: each.at,
        sign: 'winter',
        figure: `${stepsOf(each)}`,
        ofStack: true as const,
      })),
      lines: all.map((each) => lineOf(each, language)),
    };
  },
};

const stepsOf = ({ eliminated, reduced }: Struck): number => eliminated + reduced;

const struckIn = (side: SideName, answer: unknown): readonly Struck[] =>
  listIn(answer).flatMap((each) => {
    const at = placeIn(each, 'at');
    const [eliminated, reduced] = [Number(fieldIn(each, 'eliminated')), Number(fieldIn(each, 'reduced'))];
    return isSpace(at) && eliminated + reduced > 0 ? [{ side, at, eliminated, reduced }] : [];
  });

const lineOf = ({ side, at, eliminated, reduced }: Struck, language: Language): string =>
  say(language, 'winter.line', {
    side: sideName(side, language),
    place: placeName(at, language),
    eliminated,
    reduced,
  });
