import { fieldIn, type Language, listIn, type Mark, type Overlay, type Question } from '@carillon/board';
import {
  type PieceName,
  type PlaceName,
  SIDES,
  type SideName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { isSpace, pieceFacts, sideOf } from '../position/facts.ts';
import { gathered, marching } from '../position/marching.ts';
import { counters } from '../position/stacks.ts';
import { raidsOf } from '../position/works.ts';
import { percent } from '../sheet/percent.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { placeIn, type Reach, reachIn, type Slip } from './answers.ts';
import { overlay } from './overlay.ts';

const TARGETS = ['stockade', 'settlement', 'cultivated'] as const;
type Target = (typeof TARGETS)[number];

interface RaidTarget {
  readonly at: PlaceName;
  readonly target: Target;
  readonly militia: boolean;
}

/** A target, and whether another Raided marker cannot be placed there. */
interface Listed extends RaidTarget {
  readonly again: boolean;
}

/** 10.33 A second Raided marker is placed only for a stockade or a settlement. */
const isRaided = (view: View, { at, target }: RaidTarget): boolean =>
  target === 'cultivated' && SIDES.some((side) => isSpace(at) && (raidsOf(view, side)[at] ?? 0) > 0);

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

/** How a target can be raided: its space, and the spaces with enemies that must be infiltrated first (6.6). */
type Way = Pick<Reach, 'to' | 'past'>;

/** A space with Auxiliaries, and their ways to targets. */
interface Party {
  readonly at: PlaceName;
  readonly ways: readonly Way[];
}

/** The ways of Auxiliaries to targets, an empty stockade among them; units there would have to be fought first. */
function waysTo(targets: readonly RaidTarget[], reach: readonly Reach[], held: ReadonlySet<PlaceName>): readonly Way[] {
  const open = new Set(targets.map(({ at }) => at).filter((at) => !held.has(at)));
  return reach.filter(({ to }) => open.has(to));
}

const isOpen = ({ past }: Way): boolean => past.length === 0;

/** 10.1 The spaces that a side's Auxiliaries could raid, and those that they could raid in one activation. */
export const raidsOverlay = (of: SideName): Overlay<View> =>
  overlay(`raids-${of}`, 'B', {
    ask: (view) => [{ name: 'raids', args: { side: of } }, ...scoutsOf(view, of).map(({ question }) => question)],
    read: (view, answers) => raidsIn(view, of, answers),
    legend: {
      raider: 'raids.raider',
      ...{ 'raid-stockade': 'raids.near.stockade', 'raid-settlement': 'raids.near.settlement' },
      ...{ 'raid-cultivated': 'raids.near.cultivated', 'sly-stockade': 'raids.past.stockade' },
      ...{ 'sly-settlement': 'raids.past.settlement', 'sly-cultivated': 'raids.past.cultivated' },
      'far-stockade': 'raids.far.stockade',
      ...{ 'far-settlement': 'raids.far.settlement', 'far-cultivated': 'raids.far.cultivated' },
    },
    marks: (found) => [
      ...found.targets.map(({ at, target }): Mark => ({ space: at, sign: `${howNear(found, at)}-${target}` })),
      ...found.parties.map(({ at }): Mark => ({ space: at, sign: 'raider', ofStack: true })),
    ],
    said({ targets, near, sly, parties, now }, language) {
      const raiders = parties.filter(({ ways }) => ways.some(isOpen)).length;
      const params = { side: sideName(of, language), count: targets.length, near: near.size, raiders };
      const open = now ? say(language, 'raids.now', params) : say(language, 'raids.said', params);
      if (sly.size === 0) return open;
      const past = say(language, 'raids.sly', { count: sly.size });
      return now && near.size === 0 ? past : `${open} ${past}`;
    },
    lines: (found, language) =>
      found.targets
        .toSorted((a, b) => NEARNESS.indexOf(howNear(found, a.at)) - NEARNESS.indexOf(howNear(found, b.at)))
        .map((target) => lineOf(target, found.parties, language)),
  });

/** Within free reach; only past enemies; out of reach. */
const NEARNESS = ['raid', 'sly', 'far'] as const;

interface Found {
  readonly near: ReadonlySet<PlaceName>;
  readonly sly: ReadonlySet<PlaceName>;
}

const howNear = ({ near, sly }: Found, at: PlaceName): (typeof NEARNESS)[number] =>
  near.has(at) ? 'raid' : sly.has(at) ? 'sly' : 'far';

/**
 * The targets of a side; those that Auxiliaries reach freely, and those that they reach only past enemies. While raiders
 * are on the way or being chosen, only what they can reach matters.
 */
function raidsIn(view: View, of: SideName, [answer, ...reaches]: readonly unknown[]) {
  const all = targetsIn(answer).map((each): Listed => ({ ...each, again: isRaided(view, each) }));
  const held = heldAgainst(view, of);
  const parties = scoutsOf(view, of)
    .map(({ at }, i): Party => ({ at, ways: waysTo(all, reachIn(reaches[i]), held) }))
    .filter(({ ways }) => ways.length > 0);
  const ways = parties.flatMap((each) => each.ways);
  const near = new Set(ways.filter(isOpen).map(({ to }) => to));
  const sly = new Set(ways.map(({ to }) => to).filter((to) => !near.has(to)));
  const now = raidsAreNear(view, of);
  const targets = now ? all.filter(({ at }) => near.has(at) || sly.has(at)) : all;
  return { targets, parties, near, sly, now };
}

function lineOf({ at, target, militia, again }: Listed, parties: readonly Party[], language: Language): string {
  return say(language, 'raids.line', {
    place: placeName(at, language),
    target: say(language, `raids.${target}`),
    again: again ? say(language, 'raids.again') : '',
    militia: militia ? say(language, 'raids.militia') : '',
    from: fromWhere(at, parties, language),
  });
}

/** 6.62 A space to infiltrate, and the chance that raiders are intercepted there. */
function slipOf({ at, chance }: Slip, language: Language): string {
  const space = placeName(at, language);
  return chance > 0 ? say(language, 'raids.slip', { space, chance: percent(chance, language) }) : space;
}

/** Where raiders of a target come from; and past which enemies, if there is no other way. */
function fromWhere(target: PlaceName, parties: readonly Party[], language: Language): string {
  const ways = parties.flatMap(({ at, ways }) =>
    ways.filter(({ to }) => to === target).map(({ past }) => ({ at, past })),
  );
  const named = (places: readonly PlaceName[]): string => places.map((each) => placeName(each, language)).join(', ');
  const open = ways.filter(({ past }) => past.length === 0);
  if (open.length > 0) return say(language, 'raids.from', { spaces: named(open.map(({ at }) => at)) });
  if (ways.length === 0) return '';
  const past = ways.map((way) =>
    say(language, 'raids.way', {
      space: placeName(way.at, language),
      past: way.past.map((slip) => slipOf(slip, language)).join(', '),
    }),
  );
  return say(language, 'raids.pastFrom', { ways: past.join('; ') });
}
