import {
  type PieceName,
  RAID,
  type SideName,
  SPACE_FACTS,
  type SpaceName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf, type Language, type Mark, type Overlay, type Question } from '@carillon/board';
import { isCaptured, isLight, isSpace, sideOf } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { counters } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { type Raidable, raidableIn } from './answers.ts';
import { overlay } from './overlay.ts';

interface Target {
  readonly space: SpaceName;
  readonly side: SideName;
  readonly value: number;
}

/** A target, whether its raiders control it, and the spaces from which they can reach it. */
interface Found extends Target {
  readonly captured: boolean;
  readonly from: readonly SpaceName[];
}

/** A Light unit that might raid, and its space. */
interface Raider {
  readonly piece: PieceName;
  readonly at: SpaceName;
}

/** Raiders, with the targets that each can reach. */
type Reaching = readonly (Raider & { readonly near: readonly Raidable[] })[];

/** 9.0 Enemy home spaces that have not been raided in this Year, and enemy Forts within reach. */
function targetsOf(view: View, raiding: Reaching): readonly Target[] {
  const homes = homesOf(view);
  const known = new Set(homes.map(({ space }) => space));
  const forts = raiding.flatMap(({ piece, near }): Target[] => {
    const side = sideOf(view, piece);
    return side === null
      ? []
      : near.filter(({ at }) => !known.has(at)).map(({ at, points }) => ({ space: at, side, value: points }));
  });
  return [...homes, ...new Map(forts.map((fort) => [fort.space, fort])).values()];
}

function homesOf(view: View): readonly Target[] {
  const raided = new Set<string>([...view.frenchRaids, ...view.britishRaids]);
  return SPACE_FACTS.flatMap(({ id, home, value }) =>
    home === null || value === 0 || raided.has(id)
      ? []
      : [{ space: id, side: home === 'french' ? ('british' as const) : ('french' as const), value }],
  );
}

/** The unit that sets out on a raid now. */
export function raiderIn(view: View): PieceName | undefined {
  const raid = frameOf(view.stack, 'raid')?.locals;
  return raid?.left === raid?.reach ? raid?.raider : undefined;
}

/** The unit that raids now; otherwise one Light unit in each space that has not acted, of each faction. */
function raidersOf(view: View): readonly Raider[] {
  const now = raiderIn(view);
  const scouts =
    now === undefined ? counters.stacks(view).flatMap(({ side, units }) => scoutOf(view, side, units)) : [now];
  return scouts.flatMap((piece) => {
    const at = boardPlaceOf(view, piece);
    return at !== undefined && isSpace(at) ? [{ piece, at }] : [];
  });
}

function scoutOf(view: View, side: SideName | null, units: readonly PieceName[]): readonly PieceName[] {
  const mayGo = (unit: PieceName): boolean =>
    isLight(unit) && !view.spent.includes(unit) && !view.routed.includes(unit);
  return side === null ? [] : units.filter(mayGo).slice(0, 1);
}

/** 9.0 Enemy home spaces that have not been raided in this Year, and the Light units that can reach one. */
export const raidsOverlay: Overlay<View> = overlay('raids', 'B', {
  ask: (view): readonly Question[] =>
    raidersOf(view).map(({ piece }) => ({ name: 'raids', args: { piece, double: isDoubled(view) } })),
  read: raidsIn,
  legend: {
    ...{ 'raid-french': 'raids.french', 'raid-british': 'raids.british' },
    ...{ 'raid-far': 'raids.far', raider: 'raids.raider' },
  },
  marks: ({ targets, raiding }) => [
    ...targets.map(({ space, side, value, from }): Mark => {
      const sign = from.length > 0 ? `raid-${side}` : 'raid-far';
      return { space, sign, figure: String(value) };
    }),
    ...raiding.flatMap(({ at, near }): Mark[] =>
      near.length > 0 ? [{ space: at, sign: 'raider', ofStack: true as const }] : [],
    ),
  ],
  said({ targets, now }, language) {
    const count = (side: SideName): number => targets.filter((each) => each.side === side).length;
    return say(language, now === undefined ? 'raids.said' : 'raids.now', {
      french: count('french'),
      british: count('british'),
      near: targets.filter(({ from }) => from.length > 0).length,
    });
  },
  lines: ({ targets }, language) =>
    targets
      .toSorted((a, b) => Number(b.from.length > 0) - Number(a.from.length > 0))
      .map((each) => lineOf(each, language)),
});

/** The raiders with the targets that each can reach, and the targets with the spaces from which they can be reached. */
function raidsIn(view: View, answers: readonly unknown[]) {
  const raiding = raidersOf(view).map((each, i) => ({ ...each, near: raidableIn(answers[i]) }));
  const now = raiderIn(view);
  const only = now === undefined ? undefined : sideOf(view, now);
  const targets = targetsOf(view, raiding)
    .filter(({ side }) => only === undefined || side === only)
    .map((target) => ({ ...target, captured: isCaptured(view, target.space), from: spacesTo(view, target, raiding) }));
  return { raiding, now, targets };
}

/** Whether the point that the raider uses is doubled (7.3.4). */
const isDoubled = (view: View): boolean => (frameOf(view.stack, 'raid')?.locals.reach ?? 0) > RAID.distance;

/** The spaces of raiders that can reach a target. */
const spacesTo = (view: View, { space, side }: Target, raiding: Reaching): readonly SpaceName[] => [
  ...new Set(
    raiding.flatMap(({ piece, at, near }) =>
      sideOf(view, piece) === side && near.some((each) => each.at === space) ? [at] : [],
    ),
  ),
];

function lineOf({ space, side, value, captured, from }: Found, language: Language) {
  const within = from.map((each) => placeName(each, language)).join(', ');
  return (
    `${placeName(space, language)} (${value}): ${sideName(side, language)}` +
    (captured ? say(language, 'raids.captured') : '') +
    (from.length > 0 ? say(language, 'raids.from', { spaces: within }) : '')
  );
}
