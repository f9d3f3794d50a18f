import { SIDES, type SideName, SPACE_FACTS, SPACES, type View } from '@carillon/bayonets-tomahawks-rules';
import type { Language, Overlay, Told } from '@carillon/board';
import { spaceFacts } from '../position/facts.ts';
import { actingIn } from '../position/running.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';

/** 2.1.2 Who controls what is not his home. */
const control: Overlay<View> = {
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

/** 9.0 Enemy home spaces that have not been raided in this Year. */
const raids: Overlay<View> = {
  id: 'raids',
  key: 'R',
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

/** Where the force that is put together stands: how far it may go is drawn when it has set out. */
const reach: Overlay<View> = {
  id: 'reach',
  key: 'E',
  name: (language) => say(language, 'overlay.reach'),
  hint: (language: Language) => say(language, 'reach.hint'),
  questions: (view) => (actingIn(view) ? [] : undefined),
  tell: (view, _answers, language): Told => {
    const at = actingIn(view)?.at;
    return {
      said: say(language, 'reach.hint'),
      legend: [{ sign: 'reach', text: say(language, 'overlay.reach') }],
      marks: at === undefined ? [] : [{ space: at, sign: 'reach' }],
      lines: at === undefined ? [] : [placeName(at, language)],
    };
  },
};

/** All that can be laid over the map, in the order of the menu. */
export const overlays: readonly Overlay<View>[] = [control, raids, reach];
export const forceOverlay: string = reach.id;
