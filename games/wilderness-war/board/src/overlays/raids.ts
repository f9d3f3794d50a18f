import { fieldIn, type Language, listIn, type Mark, type Overlay, type Question } from '@carillon/board';
import type { PieceName, PlaceName, SideName, View } from '@carillon/wilderness-war-rules/reference';
import { isSpace, pieceFacts, sideOf } from '../position/facts.ts';
import { gathered, marching } from '../position/marching.ts';
import { counters } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { placeIn, type Reach, reachIn } from './answers.ts';
import { overlay } from './overlay.ts';

const TARGETS = ['stockade', 'settlement', 'cultivated'] as const;
type Target = (typeof TARGETS)[number];

interface RaidTarget {
  readonly at: PlaceName;
  readonly target: Target;
  readonly militia: boolean;
}

/** Auxiliaries that set out, or might: their space, and the arguments of the query about their way. */
interface Scout {
  readonly at: PlaceName;
  readonly question: Question;
}

function targetsIn(answer: unknown): readonly RaidTarget[] {
  return listIn(answer).map((each) => {
    const target = TARGETS.find((known) => known === fieldIn(each, 'target'));
    if (target === undefined) throw new TypeError('what is raided is not known');
    return { at: placeIn(each, 'at'), target, militia: fieldIn(each, 'militia') !== null };
  });
}

const isAuxiliary = (piece: PieceName): boolean => {
  const facts = pieceFacts(piece);
  return facts.kind !== 'leader' && facts.category === 'auxiliary';
};
const isDrilled = (piece: PieceName): boolean => {
  const facts = pieceFacts(piece);
  return facts.kind !== 'leader' && facts.category === 'drilled';
};

/** 10.1 A force on the march that raids where it ends: it has Auxiliaries, and no Drilled Troops. */
function raidersOnTheWay(view: View, of: SideName): PlaceName | undefined {
  const march = marching(view);
  if (march === undefined || march.side !== of) return undefined;
  return march.force.some(isAuxiliary) && !march.force.some(isDrilled) ? march.at : undefined;
}

/** Auxiliaries chosen to act singly, while more may be chosen (5.33). */
const chosenAuxiliaries = (view: View, of: SideName): readonly PieceName[] =>
  gathered(view).filter((piece) => sideOf(piece) === of && isAuxiliary(piece));

/** The raiders on the march; otherwise one Auxiliary in each space: of those chosen, or of all. */
function scoutsOf(view: View, of: SideName): readonly Scout[] {
  const onTheWay = raidersOnTheWay(view, of);
  if (onTheWay !== undefined) return [{ at: onTheWay, question: { name: 'reach', args: {} } }];
  const chosen = chosenAuxiliaries(view, of);
  return counters.stacks(view).flatMap(({ place, side, inside, units }) => {
    const scout = units.find((unit) => (chosen.length > 0 ? chosen.includes(unit) : isAuxiliary(unit)));
    if (side !== of || inside || scout === undefined || !isSpace(place)) return [];
    return [{ at: place, question: { name: 'reach', args: { force: [scout] } } }];
  });
}

/** Whether raids are at hand: Auxiliaries are on the march, or are being chosen to act singly. */
export const raidsAreNear = (view: View, of: SideName): boolean =>
  raidersOnTheWay(view, of) !== undefined || chosenAuxiliaries(view, of).length > 0;

/** Where units of the other side stand. */
function heldAgainst(view: View, of: SideName): ReadonlySet<PlaceName> {
  const theirs = counters.stacks(view).filter(({ side, units }) => side !== of && units.length > 0);
  return new Set(theirs.map(({ place }) => place));
}

/** The targets that a way of Auxiliaries leads to, an empty stockade among them; units would have to be fought first. */
function nearby(
  targets: readonly RaidTarget[],
  reach: readonly Reach[],
  held: ReadonlySet<PlaceName>,
): readonly PlaceName[] {
  const reached = new Set(reach.map(({ to }) => to));
  return targets.map(({ at }) => at).filter((at) => reached.has(at) && !held.has(at));
}

/** 6.6 The number of these spaces that are reached only past enemies. */
function pastEnemies(near: readonly PlaceName[], reach: readonly Reach[]): number {
  const held = new Set<unknown>(reach.filter(({ enemies }) => enemies).map(({ to }) => to));
  return reach.filter(({ to, through }) => near.includes(to) && through.slice(0, -1).some((at) => held.has(at))).length;
}

/** 10.1 The spaces that a side's Auxiliaries could raid, and those that they could raid in one activation. */
export const raidsOverlay = (of: SideName): Overlay<View> =>
  overlay(`raids-${of}`, 'B', {
    ask: (view) => [{ name: 'raids', args: { side: of } }, ...scoutsOf(view, of).map(({ question }) => question)],
    read: (view, answers) => raidsIn(view, of, answers),
    legend: {
      raider: 'raids.raider',
      ...{ 'raid-stockade': 'raids.near.stockade', 'raid-settlement': 'raids.near.settlement' },
      ...{ 'raid-cultivated': 'raids.near.cultivated', 'far-stockade': 'raids.far.stockade' },
      ...{ 'far-settlement': 'raids.far.settlement', 'far-cultivated': 'raids.far.cultivated' },
    },
    marks: ({ targets, near, raiders }) => [
      ...targets.map(({ at, target }): Mark => ({ space: at, sign: `${near.has(at) ? 'raid' : 'far'}-${target}` })),
      ...raiders.map((space): Mark => ({ space, sign: 'raider', ofStack: true })),
    ],
    said({ targets, near, raiders, sly, now }, language) {
      const params = { side: sideName(of, language), count: targets.length, near: near.size, raiders: raiders.length };
      return [
        say(language, now ? 'raids.now' : 'raids.said', params),
        ...(sly > 0 ? [say(language, 'raids.sly', { count: sly })] : []),
      ].join(' ');
    },
    lines: ({ targets, near, scouts }, language) =>
      targets
        .toSorted((a, b) => Number(near.has(b.at)) - Number(near.has(a.at)))
        .map((target) => lineOf(target, scouts, language)),
  });

/**
 * The targets of a side, and its scouts with the targets that each can reach. While raiders are on the way or being
 * chosen, only what they can reach matters.
 */
function raidsIn(view: View, of: SideName, [answer, ...ways]: readonly unknown[]) {
  const all = targetsIn(answer);
  const held = heldAgainst(view, of);
  const scouts = scoutsOf(view, of).map(({ at }, i) => ({ at, near: nearby(all, reachIn(ways[i]), held) }));
  const near = new Set(scouts.flatMap((each) => each.near));
  const raiders = scouts.filter((each) => each.near.length > 0).map(({ at }) => at);
  const sly = raidersOnTheWay(view, of) === undefined ? 0 : pastEnemies([...near], reachIn(ways[0]));
  const now = raidsAreNear(view, of);
  const targets = now ? all.filter(({ at }) => near.has(at)) : all;
  return { targets, scouts, near, raiders, sly, now };
}

function lineOf(
  { at, target, militia }: RaidTarget,
  scouts: readonly { readonly at: PlaceName; readonly near: readonly PlaceName[] }[],
  language: Language,
): string {
  const from = scouts.filter(({ near }) => near.includes(at)).map((each) => placeName(each.at, language));
  return say(language, 'raids.line', {
    place: placeName(at, language),
    target: say(language, `raids.${target}`),
    militia: militia ? say(language, 'raids.militia') : '',
    from: from.length > 0 ? say(language, 'raids.from', { spaces: from.join(', ') }) : '',
  });
}
