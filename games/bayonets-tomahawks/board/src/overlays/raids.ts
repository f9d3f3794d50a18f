import { SIDES, type SideName, SPACE_FACTS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Overlay, Told } from '@carillon/board';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';

/** 9.0 Enemy home spaces that have not been raided in this Year. */
export const raidsOverlay: Overlay<View> = {
  id: 'raids',
  key: 'B',
  name: (language) => say(language, 'overlay.raids'),
  hint: () => '',
  questions: () => [],
  tell: (view, _answers, language): Told => {
    const raided = new Set<string>([...view.frenchRaids, ...view.britishRaids]);
    const targets = SPACE_FACTS.flatMap(({ id, home, value }) =>
      home === null || value === 0 || raided.has(id)
        ? []
        : [{ space: id, side: home === 'french' ? ('british' as const) : ('french' as const), value }],
    );
    const count = (side: SideName): number => targets.filter((each) => each.side === side).length;
    return {
      said: say(language, 'raids.said', { french: count('french'), british: count('british') }),
      legend: SIDES.map((side) => ({ sign: `raid-${side}`, text: say(language, `raids.${side}`) })),
      marks: targets.map(({ space, side }) => ({ space, sign: `raid-${side}` })),
      lines: targets.map(
        ({ space, side, value }) => `${placeName(space, language)} (${value}): ${sideName(side, language)}`,
      ),
    };
  },
};
