import { type SideName, SPACES, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Overlay } from '@carillon/board';
import { spaceFacts } from '../position/facts.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { overlay } from './overlay.ts';

/** 2.1.2 Spaces controlled by a side that is not their home faction. */
export const controlOverlay: Overlay<View> = overlay('control', 'C', {
  read: (view) =>
    SPACES.flatMap((space) => {
      const side = view.control[space];
      return side === undefined ? [] : [{ space, side, isAway: side !== spaceFacts(space).home }];
    }),
  legend: { 'control-french': 'french', 'control-british': 'british' },
  marks: (all) => all.map(({ space, side }) => ({ space, sign: `control-${side}` })),
  said(all, language) {
    const count = (side: SideName): number => all.filter((each) => each.isAway && each.side === side).length;
    return say(language, 'control.said', { french: count('french'), british: count('british') });
  },
  lines: (all, language) =>
    all
      .filter(({ isAway }) => isAway)
      .map(({ space, side }) =>
        say(language, 'control.line', { space: placeName(space, language), side: sideName(side, language) }),
      ),
});
