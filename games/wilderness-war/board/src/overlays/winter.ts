import { fieldIn, type Language, listIn, type Overlay } from '@carillon/board';
import { SIDES, type SideName, type SpaceName, type View } from '@carillon/wilderness-war-rules/reference';
import { isSpace } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { placeIn } from './answers.ts';
import { overlay } from './overlay.ts';

/** A stack that would suffer: the number of its units that would be eliminated, and the number reduced. */
interface Struck {
  readonly side: SideName;
  readonly at: SpaceName;
  readonly eliminated: number;
  readonly reduced: number;
}

/** 11.1, 11.2 The winter losses if the year ended now. */
export const winterOverlay: Overlay<View> = overlay('winter', 'A', {
  ask: () => SIDES.map((side) => ({ name: 'winter', args: { side } })),
  read: (_view, answers) => SIDES.flatMap((side, i) => struckIn(side, answers[i])),
  legend: { winter: 'winter.steps' },
  marks: (all) =>
    all.map((each) => ({ space: each.at, sign: 'winter', figure: `${stepsOf(each)}`, ofStack: true as const })),
  said(all, language) {
    const steps = (side: SideName): number =>
      all.reduce((sum, each) => sum + (each.side === side ? stepsOf(each) : 0), 0);
    return say(language, 'winter.said', { french: steps('french'), british: steps('british') });
  },
  lines: (all, language) => all.map((each) => lineOf(each, language)),
});

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
