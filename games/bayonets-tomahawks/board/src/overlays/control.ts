import { SIDES, type SideName, SPACES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Overlay, Told } from '@carillon/board';
import { spaceFacts } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';

/** 2.1.2 Spaces controlled by a side that is not their home faction. */
export const controlOverlay: Overlay<View> = {
  id: 'control',
  key: 'C',
  name: (language) => say(language, 'overlay.control'),
  hint: () => '',
  questions: () => [],
  tell: (view, _answers, language): Told => {
    const held = SPACES.flatMap((space) => {
      const side = view.control[space] ?? null;
      return side !== null && side !== spaceFacts(space).home ? [{ space, side }] : [];
    });
    const count = (side: SideName): number => held.filter((each) => each.side === side).length;
    return {
      said: say(language, 'control.said', { french: count('french'), british: count('british') }),
      legend: SIDES.map((side) => ({ sign: `control-${side}`, text: sideName(side, language) })),
      marks: SPACES.flatMap((space) => {
        const side = view.control[space];
        return side === undefined ? [] : [{ space, sign: `control-${side}` }];
      }),
      lines: held.map(({ space, side }) =>
        say(language, 'control.line', { space: placeName(space, language), side: sideName(side, language) }),
      ),
    };
  },
};
