import { copyInto, Table } from '@carillon/flow';
import { at, range } from '@carillon/kit';
import { positionOf } from '@carillon/lessons';
import {
  type LessonClaims,
  type Scene as SceneOf,
  scenesOf,
  type Value as ValueOf,
} from '../../../../../packages/lessons/test/claims.ts';
import { isArtillery, isBrigade, isCommander, isFleet, movementOf, ratingOf } from '../../../rules/src/counters.ts';
import { CARD_FACTS, type CardFacts } from '../../../rules/src/data/cards.ts';
import { SCENARIO_FACTS } from '../../../rules/src/data/scenarios.ts';
import { DIE, RAID } from '../../../rules/src/data/tables.ts';
import {
  BRITISH,
  CHOSEN,
  card,
  DRAWN,
  deckOf,
  type Piece,
  PLAYED,
  piece,
  place,
  point,
  RESERVE,
  type Side,
  side,
  space,
} from '../../../rules/src/ids.ts';
import { bayonetsTomahawks } from '../../../rules/src/index.ts';
import type { LogEntry } from '../../../rules/src/log.ts';
import { exitsOf, homeOf, isVictorySpace, nationAt, worthOf } from '../../../rules/src/map.ts';
import { type PieceName, type PlaceName, ROUNDS, type SideName, type SpaceName } from '../../../rules/src/names.ts';
import { scratchForce } from '../../../rules/src/query/force.ts';
import { controls, militiaFor, outnumber, sideOf } from '../../../rules/src/query/presence.ts';
import { isAfloat } from '../../../rules/src/query/sail.ts';
import { vpOf } from '../../../rules/src/query/victory.ts';
import { returning, returnTypes } from '../../../rules/src/query/winter.ts';
import type { State } from '../../../rules/src/state.ts';

// What the numbers in the lessons of Bayonets & Tomahawks are computed from.

export type Scene = SceneOf<State, LogEntry>;
export type Value = ValueOf<Scene>;
export type Claims = LessonClaims<Scene>;
export { after, all, listed, same, solved } from '../../../../../packages/lessons/test/values.ts';

const sideNamed = (of: SideName): Side => side.of(of);

// Cards

const cardOf = (number: number): CardFacts =>
  at(
    CARD_FACTS.filter((each) => each.number === number),
    0,
  );
type PointType = CardFacts['actionPoints'][number]['type'];
/** The Action Points of a card, or those of a type. */
export const points =
  (number: number, ...types: readonly PointType[]) =>
  (): number =>
    cardOf(number).actionPoints.filter(({ type }) => types.length === 0 || types.includes(type)).length;
export const initiative = (number: number) => (): number => cardOf(number).initiative ?? 0;
export const highestInitiative: Value = () => Math.max(...CARD_FACTS.map((each) => each.initiative ?? 0));
const IN_HAND: readonly number[] = [RESERVE, DRAWN, CHOSEN];
export const hand =
  (of: SideName): Value =>
  ({ g }) =>
    CARD_FACTS.filter((facts, i) => facts.deck === of && IN_HAND.includes(g.cards.get(at(card.all, i)))).length;
/** The numbers of the cards that the reader holds or has played. */
export const cardsOf = ({ g, lesson }: Scene): readonly number[] =>
  CARD_FACTS.filter(
    ({ deck }, i) => deck === lesson.seat && [...IN_HAND, PLAYED].includes(g.cards.get(at(card.all, i))),
  ).map(({ number }) => number);
/** The points of the reader's card that are left for an army. */
export const armyPoints: Value = ({ g, lesson }) => {
  const of = sideNamed(lesson.seat as SideName);
  const played = at(CARD_FACTS, g.played.get(deckOf(of)));
  return played.actionPoints.filter(
    ({ type }, i) => type.endsWith('army') && !g.pointsGone.has(point.of(`${lesson.seat}-${i + 1}`)),
  ).length;
};
/** The points of the Indian card of the round. */
export const indianPoints: Value = ({ g }) =>
  CARD_FACTS.filter(
    (facts, i) => facts.deck === 'indian' && [...IN_HAND, PLAYED].includes(g.cards.get(at(card.all, i))),
  ).map(({ actionPoints }) => actionPoints.length);

// Counters and spaces

export type Sort = string | ((p: Piece, g: State) => boolean);
const isOf = (sort: Sort, p: Piece, g: State): boolean =>
  typeof sort === 'string' ? piece.nameOf(p).startsWith(sort) : sort(p, g);
/** The counters in a space. */
export const piecesAt =
  (where: PlaceName, ...sorts: readonly Sort[]): Value =>
  ({ g }) =>
    piece.all.filter((p) => g.place.get(p) === place.of(where) && sorts.every((sort) => isOf(sort, p, g))).length;
export const brigadesAt = (where: SpaceName): Value => piecesAt(where, isBrigade);
export const isUnit = (p: Piece): boolean => !isCommander(p);
export const ofSide =
  (of: SideName) =>
  (p: Piece, g: State): boolean =>
    sideOf(g, p) === sideNamed(of);
export const isReduced = (p: Piece, g: State): boolean => g.reduced.has(p);
export const movement = (who: PieceName) => (): number => movementOf(piece.of(who));
export const rating = (who: PieceName) => (): number => ratingOf(piece.of(who));
export const worth = (of: SpaceName) => (): number => worthOf(space.of(of));
export const militia =
  (of: SideName, where: SpaceName): Value =>
  ({ g }) =>
    militiaFor(g, sideNamed(of), space.of(where));
export const villages = (of: SpaceName) => (): number =>
  space.all.filter((each) => nationAt(each) === nationAt(space.of(of))).length;
/** The number of connections between two spaces. */
export const distance = (from: SpaceName, to: SpaceName) => (): number => {
  let edge = new Set([space.of(from)]);
  const seen = new Set(edge);
  for (let steps = 0; edge.size > 0; steps++) {
    if (edge.has(space.of(to))) return steps;
    edge = new Set([...edge].flatMap((each) => exitsOf(each).map((exit) => exit.to)).filter((each) => !seen.has(each)));
    for (const each of edge) seen.add(each);
  }
  return Number.NaN;
};
/** The most units that do not Outnumber one, and the one. */
export const odds = (): readonly number[] => {
  let units = 1;
  while (!outnumber(units + 1, 1)) units++;
  return [units, 1];
};
/** The number of units that a Fleet carries. */
export const cargo = (): number => {
  const force = scratchForce();
  force.add(at(piece.all.filter(isFleet), 0));
  const units = piece.all.filter((p) => isBrigade(p) || isArtillery(p));
  for (const [carried, p] of units.entries()) {
    force.add(p);
    if (!isAfloat(force)) return carried;
  }
  return Number.NaN;
};

// Years and points

export const year: Value = ({ g }) => g.year;
export const vp =
  (of: SideName): Value =>
  ({ g }) =>
    vpOf(g, sideNamed(of));
const actionRounds = ROUNDS.filter((each) => each.startsWith('ar'));
export const roundsOfYear: Value = () => actionRounds.length;
export const logisticsRounds: Value = () => ROUNDS.length - actionRounds.length;
const yearOf = ({ g }: Scene) =>
  at(
    at(SCENARIO_FACTS, g.scenario).years.filter((each) => each.year === g.year),
    0,
  );
export const colonialDraws: Value = (scene) => yearOf(scene).draws.colonial;
export const threshold: Value = (scene) => [
  ...new Set(Object.values(yearOf(scene).thresholds).map((each) => each?.atLeast ?? Number.NaN)),
];
export const bonus: Value = (scene) => yearOf(scene).bonuses.british.vp ?? Number.NaN;
export const raidTrack: Value = () => [RAID.spaces, RAID.vpAtEnd];
export const raidPoints: Value = ({ g, lesson }) => g.raidPoints.get(sideNamed(lesson.seat as SideName));
/** Victory Spaces of the enemy that the British control. */
export const victorySpaces: Value = ({ g }) =>
  space.all.filter((each) => isVictorySpace(each) && homeOf(each) !== BRITISH && controls(g, BRITISH, each)).length;
export const faces = (id: (typeof DIE)[number]['id']) => (): readonly number[] => [
  DIE.filter((each) => each.id === id).reduce((sum, { count }) => sum + count, 0),
  DIE.reduce((sum, { count }) => sum + count, 0),
];
/** One unit in how many returns from the Losses box. */
export const share = (): readonly number[] => {
  const lost = ['goreham', 'rogers', 'putnam', 'armstrong'];
  const backOf = (count: number): number => {
    const position = `at losses ${lost.slice(0, count).join(' ')}`;
    const g = positionOf(bayonetsTomahawks, { scenario: 'amhersts-juggernaut', position });
    return Math.max(...range(returnTypes).map((type) => returning(g, BRITISH, type)));
  };
  const count = range(lost.length + 1).find((each) => each > 0 && backOf(each) > 0) ?? Number.NaN;
  return [backOf(count), count];
};

// What has happened

export type EntryOf<Type extends LogEntry['type']> = Extract<LogEntry, { readonly type: Type }>;
export const entries = <Type extends LogEntry['type']>(
  { log }: Pick<Scene, 'log'>,
  type: Type,
): readonly EntryOf<Type>[] => log.filter((entry): entry is EntryOf<Type> => entry.type === type);
/** What has happened since the last step began. */
export const recent = ({ log, before }: Scene): Pick<Scene, 'log'> => ({ log: log.slice(before.log.length) });
/** A figure of the last entry of a kind. */
export const last =
  <Type extends LogEntry['type']>(
    type: Type,
    figure: (entry: EntryOf<Type>) => number | readonly number[],
    fits: (entry: EntryOf<Type>) => boolean = () => true,
  ): Value =>
  (scene) =>
    figure(entries(scene, type).findLast(fits) as EntryOf<Type>);
/** The number of entries of a kind since the last step began. */
export const lately =
  <Type extends LogEntry['type']>(type: Type, fits: (entry: EntryOf<Type>) => boolean): Value =>
  (scene) =>
    entries(recent(scene), type).filter(fits).length;
export const scored: Value = last('vp', ({ points: gained }) => gained);
export const raided: Value = last('raid-points', ({ points: gained }) => gained);
/** The score of the last Battle in a space: the attacker’s, the defender’s. */
export const won = (where: SpaceName): Value =>
  last(
    'battle-won',
    ({ attacker, defender }) => [attacker, defender],
    (each) => each.at === where,
  );
export const rolledFlags = (of: SideName): Value => lately('roll', (each) => each.side === of && each.face === 'flag');
export const contested = (...sides: readonly SideName[]): Value =>
  last('initiative', (entry) => sides.map((each) => entry[each]));

/** The Action Rounds from the first point of a Landing to the Landing itself. */
export const roundsToLand: Value = ({ next }) => {
  let last = next;
  while (last.step !== undefined) last = last.next;
  const round = (type: 'sail' | 'land'): number => {
    const at = last.log.findIndex((each) => each.type === type);
    return last.log.slice(0, at).filter((each) => each.type === 'round').length;
  };
  return round('land') - round('sail') + 1;
};

// What would happen

/** How many Reduced units the event of the step could turn. */
export const flips: Value = ({ g, lesson }) => {
  const start = (): State => {
    const copy = bayonetsTomahawks.blank();
    copyInto(copy, g);
    for (const p of piece.all) if (sideOf(g, p) === BRITISH && isBrigade(p)) copy.reduced.add(p);
    return copy;
  };
  const options = { scenario: lesson.scenario, options: {}, chance: { draw: () => 0 }, passIdleWindows: true };
  const table = Table.open({ ...bayonetsTomahawks, start }, options);
  const find = (): string | undefined => table.choicesOf(BRITISH).find((each) => each.startsWith('flip '));
  let turned = 0;
  for (let flip = find(); flip !== undefined; flip = find(), turned++)
    table.submit(BRITISH, flip, table.journal.length);
  return turned;
};
/** The smallest score of the French with which this step brings a Nation to them. */
export const joiningVp: Value = ({ lesson, step }) => {
  const steps = lesson.steps.slice(0, lesson.steps.findIndex(({ name }) => name === step?.name) + 2);
  const joins = (score: number): boolean => {
    const position = lesson.position.replace(/victory \d+/, `victory ${score}`);
    return (
      entries(at(scenesOf(bayonetsTomahawks, { ...lesson, position, steps }).slice(-1), 0), 'nation-joins').length > 0
    );
  };
  return [1, 2, 3, 4, 5, 6].find(joins) ?? Number.NaN;
};
