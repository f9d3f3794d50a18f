import type { Overlay, Told } from '@carillon/board';
import { fieldIn, listIn } from '@carillon/board';
import type { PlaceName, SideName, View } from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { placeIn } from './answers.ts';

const TARGETS = ['stockade', 'settlement', 'cultivated'] as const;
type Target = (typeof TARGETS)[number];

interface RaidTarget {
  readonly at: PlaceName;
  readonly target: Target;
  readonly militia: boolean;
}

function targetsIn(answer: unknown): readonly RaidTarget[] {
  return listIn(answer).map((each) => {
    const target = TARGETS.find((known) => known === fieldIn(each, 'target'));
    if (target === undefined) throw new TypeError('what is raided is not known');
    return { at: placeIn(each, 'at'), target, militia: fieldIn(each, 'militia') !== null };
  });
}

/** 10.1 Where Auxiliaries of a side could raid. */
export const raidsOverlay = (of: SideName): Overlay<View> => ({
  id: `raids-${of}`,
  key: 'B',
  name: (language) => say(language, `overlay.raids-${of}`),
  hint: () => '',
  questions: () => [{ name: 'raids', args: { side: of } }],
  tell: (_view, [answer], language): Told => {
    const targets = targetsIn(answer);
    return {
      said: say(language, 'raids.said', { side: sideName(of, language), count: targets.length }),
      legend: TARGETS.map((target) => ({ sign: `raid-${target}`, text: say(language, `raids.${target}`) })),
      marks: targets.map(({ at, target }) => ({ space: at, sign: `raid-${target}` })),
      lines: targets.map(({ at, target, militia }) =>
        say(language, 'raids.line', {
          place: placeName(at, language),
          target: say(language, `raids.${target}`),
          militia: militia ? say(language, 'raids.militia') : '',
        }),
      ),
    };
  },
});
