import { copyInto, Table } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { NamedPosition } from '@carillon/lessons';
import type { LessonClaims, Scene as SceneOf, Value as ValueOf } from '../../../../../packages/lessons/test/claims.ts';
import {
  commandOf,
  fullStrength,
  initiativeOf,
  isDrilled,
  isMilitia,
  isRegular,
  isUnit,
  movementOf,
  reducedStrength,
  sideOf,
  tacticsOf,
} from '../../../rules/src/counters.ts';
import { CARD_FACTS } from '../../../rules/src/data/cards.ts';
import { SCENARIO_FACTS, type VictoryByFortresses } from '../../../rules/src/data/scenarios.ts';
import { ATTRITION, BATTLE_MODIFIERS, VP_AWARDS } from '../../../rules/src/data/tables.ts';
import {
  BRITISH,
  card,
  FRENCH,
  handOf,
  marker,
  type Piece,
  piece,
  place,
  RESERVE,
  SEASONS,
  side,
  space,
  WORKS,
} from '../../../rules/src/ids.ts';
import { wildernessWar } from '../../../rules/src/index.ts';
import type { LogEntry } from '../../../rules/src/log.ts';
import { adjacentTo, exitsOf } from '../../../rules/src/map.ts';
import {
  CARDS,
  type CardName,
  type PieceName,
  type PlaceName,
  type SideName,
  type SpaceName,
} from '../../../rules/src/names.ts';
import { Campaign, flow } from '../../../rules/src/procedures/contents.ts';
import { HALVES, tribeOf } from '../../../rules/src/query/alliance.ts';
import { stepsOf as stepsIn, strengthOf as strengthIn } from '../../../rules/src/query/battle.ts';
import { scratchForce } from '../../../rules/src/query/command.ts';
import { handSize } from '../../../rules/src/query/hands.ts';
import { siegeLevel } from '../../../rules/src/query/siege.ts';
import { raidMarkers, raidPoints } from '../../../rules/src/query/victory.ts';
import type { State } from '../../../rules/src/state.ts';

// What the numbers in the lessons of Wilderness War are computed from.

export type Scene = SceneOf<State, LogEntry>;
export type Value = ValueOf<Scene>;
export type Claims = LessonClaims<Scene>;
export { after, all, fewest, listed, most, same, solved } from '../../../../../packages/lessons/test/values.ts';

// Leaders, units, cards

export const initiative = (who: PieceName) => (): number => initiativeOf(piece.of(who));
export const command = (who: PieceName) => (): number => commandOf(piece.of(who));
export const tactics = (who: PieceName) => (): number => tacticsOf(piece.of(who));
export const rating = (who: PieceName) => (): readonly number[] => [
  initiativeOf(piece.of(who)),
  commandOf(piece.of(who)),
  tacticsOf(piece.of(who)),
];
export const ratings: Value = () => rating('montcalm')().length;
export const movement = (who: PieceName) => (): number => movementOf(piece.of(who));
export const strength = (who: PieceName) => (): number => fullStrength(piece.of(who));
export const reduced = (who: PieceName) => (): number => reducedStrength(piece.of(who));

/** The choices that use a card. */
const PLAYS = /^(activate |event |stockades |forts |hold$)/;
const factsOf = (name: CardName) => at(CARD_FACTS, CARDS.indexOf(name));
export const worth = (name: CardName) => (): number => factsOf(name).value;
/** The value of the card that the first solution of the step plays. */
export const cardValue: Value = ({ step }) => {
  const choice = step?.exercise?.solutions[0]?.find((each) => PLAYS.test(each)) ?? '';
  return factsOf(choice.split(' ')[1] as CardName).value;
};
const handIn = ({ g }: Scene, of: SideName): readonly CardName[] =>
  card.all.filter((each) => g.cards.get(each) === handOf(side.of(of))).map(card.nameOf);
export const held =
  (of: SideName, fits: (facts: (typeof CARD_FACTS)[number]) => boolean = () => true): Value =>
  (scene) =>
    handIn(scene, of).filter((each) => fits(factsOf(each))).length;
/** The number of cards that the reader plays in the lesson. */
export const cardsPlayed: Value = ({ lesson }) =>
  lesson.steps.flatMap(({ exercise }) => exercise?.solutions[0] ?? []).filter((each) => PLAYS.test(each)).length;
export const pointsLeft: Value = (scene) => {
  const allied = entries(scene, 'alliance').at(-1)?.halfPoints ?? 0;
  return allied / HALVES.place - Number(brought(isOfTribe)(scene.before, ''));
};

/** The values of cards that activate a leader, but for the lowest value of all. */
export const valuesFor = (who: PieceName) => (): readonly number[] =>
  [...new Set(CARD_FACTS.map(({ value }) => value))]
    .filter((value) => value > 1 && value >= initiativeOf(piece.of(who)))
    .sort();
export const handSizeOf =
  (of: SideName): Value =>
  ({ g }) =>
    handSize(g, side.of(of));

/** The table after an event of the reader and all that it asks, with William Pitt in effect. */
function played({ g, lesson }: Scene, event: CardName, answers: readonly string[]) {
  const of = side.of(lesson.seat as SideName);
  const start = (): State => {
    const copy = wildernessWar.blank();
    copyInto(copy, g);
    copy.inEffect.add(marker.of('william-pitt'));
    copy.cards.set(card.of(event), handOf(of));
    return copy;
  };
  const { scenario } = lesson;
  const table = Table.open(
    { ...wildernessWar, start },
    { scenario, options: {}, chance: { draw: () => 0 }, keepsLog: true, passIdleWindows: true },
  );
  let choice: string | undefined = `event ${event}`;
  while (choice !== undefined && table.submit(of, choice, table.journal.length).ok)
    choice = table.choicesOf(of).find((each) => answers.some((start) => each.startsWith(start)));
  return table;
}
/** The units that an event of the reader would bring now. */
export const brings =
  (event: CardName, sort: Sort, ...answers: readonly string[]): Value =>
  (scene) =>
    piecesOf(played(scene, event, [...answers, 'place ', 'dismiss ']).state, sort) - piecesOf(scene.g, sort);
export const leadersOf =
  (event: CardName): Value =>
  (scene) =>
    played(scene, event, ['place ', 'dismiss ']).log.filter(({ entry }) => entry.type === 'leader-drawn').length;
const piecesOf = (g: State, sort: Sort): number => count((p) => g.place.get(p) < RESERVE && isOf(sort, p, g));

// Places

export type Sort = string | ((p: Piece, g: State) => boolean);
const isOf = (sort: Sort, p: Piece, g: State): boolean =>
  typeof sort === 'string' ? piece.nameOf(p).startsWith(sort) : sort(p, g);
const count = (fits: (p: Piece) => boolean): number => piece.all.filter((p) => isUnit(p) && fits(p)).length;
/** The units in a space. */
export const unitsAt =
  (where: PlaceName, ...sorts: readonly Sort[]): Value =>
  ({ g }) =>
    count((p) => g.place.get(p) === place.of(where) && sorts.every((sort) => isOf(sort, p, g)));
export const inPlay =
  (sort: Sort): Value =>
  ({ g }) =>
    count((p) => g.place.get(p) < RESERVE && isOf(sort, p, g));
/** The number of units that come into play until some steps later. */
export const brought =
  (sort: Sort, steps = 1): Value =>
  (scene, text) => {
    let later = scene;
    for (let i = 0; i < steps; i++) later = later.next;
    return Number(inPlay(sort)(later, text)) - Number(inPlay(sort)(scene, text));
  };
const isOfTribe = (p: Piece): boolean => tribeOf(p) !== null;
export const isInside = (p: Piece, g: State): boolean => g.inside.has(p);
export const isReduced = (p: Piece, g: State): boolean => g.reduced.has(p);
export const isDrilledUnit = (p: Piece): boolean => isDrilled(p);
export const isFrench = (p: Piece): boolean => sideOf(p) === FRENCH;
export const isBritish = (p: Piece): boolean => sideOf(p) === BRITISH;
export const ofRegulars = (p: Piece): boolean => isRegular(p);
export const strengthAt =
  (where: SpaceName, sort: Sort): Value =>
  ({ g }) => {
    const force = scratchForce();
    for (const p of piece.all) if (g.place.get(p) === place.of(where) && isOf(sort, p, g)) force.add(p);
    return strengthIn(g, force);
  };

export const stepsOf =
  (who: PieceName): Value =>
  ({ g }) => {
    const force = scratchForce();
    force.add(piece.of(who));
    return stepsIn(g, force);
  };

/** The number of connections between two spaces, by any or by blue ones alone. */
export const distance =
  (from: SpaceName, to: SpaceName, by: 'any' | 'boat' = 'any') =>
  (): number => {
    let edge = new Set([space.of(from)]);
    const seen = new Set(edge);
    for (let steps = 0; edge.size > 0; steps++) {
      if (edge.has(space.of(to))) return steps;
      edge = new Set(
        [...edge].flatMap((each) => exitsOf(each).flatMap((exit) => (by === 'any' || exit.water ? [exit.to] : []))),
      );
      for (const each of edge) seen.has(each) ? edge.delete(each) : seen.add(each);
    }
    return Number.NaN;
  };
export const neighbours = (of: SpaceName, fits: (each: ReturnType<typeof space.of>) => boolean) => (): number =>
  adjacentTo(space.of(of)).filter(({ to }) => fits(to)).length;
export const level =
  (where: SpaceName): Value =>
  ({ g }) =>
    siegeLevel(g, space.of(where));

// Years and points

export const year: Value = ({ g }) => g.year;
export const vp =
  (of: SideName): Value =>
  ({ g }) =>
    of === 'french' ? g.vp : -g.vp;
const scenarioOf = ({ g }: Scene) => at(SCENARIO_FACTS, g.scenario);
export const endYear: Value = (scene) => scenarioOf(scene).endYear;
export const atOnce: Value = (scene) => scenarioOf(scene).suddenDeath.vp;
const victoryOf = (scene: Scene): VictoryByFortresses => scenarioOf(scene).victory as VictoryByFortresses;
export const neededVp =
  (of: SideName): Value =>
  (scene) =>
    of === 'french' ? victoryOf(scene).frenchVp : victoryOf(scene).britishVp;
export const strongholds: Value = (scene) => victoryOf(scene).strongholds.of.length;
export const strongholdsNeeded: Value = (scene) => victoryOf(scene).strongholds.atLeast;
export const strongholdsOf = (scene: Scene): readonly SpaceName[] => victoryOf(scene).strongholds.of;
/** The Militia units of a side in a box. */
export const militiaIn =
  (box: PlaceName, of: SideName): Value =>
  ({ g }) =>
    piece.all.filter((each) => isMilitia(each) && sideOf(each) === side.of(of) && g.place.get(each) === place.of(box))
      .length;
export const markers: Value = ({ g }) => raidMarkers(g, FRENCH);
/** The number of Raided markers, or some more, and their points. */
export const markersAnd =
  (more: number): Value =>
  ({ g }) => {
    const of = raidMarkers(g, FRENCH) + more;
    return [of, raidPoints(of)];
  };

// What has happened

type EntryOf<Type extends LogEntry['type']> = Extract<LogEntry, { readonly type: Type }>;
export const entries = <Type extends LogEntry['type']>({ log }: Scene, type: Type): readonly EntryOf<Type>[] =>
  log.filter((entry): entry is EntryOf<Type> => entry.type === type);
/** A figure of the last entry of a kind. */
export const last =
  <Type extends LogEntry['type']>(type: Type, figure: (entry: EntryOf<Type>) => number): Value =>
  (scene) =>
    figure(entries(scene, type).at(-1) as EntryOf<Type>);
export const scored: Value = last('vp', ({ points }) => points);
/** A figure of the last fire of a side. */
export const fired =
  (of: SideName, figure: (entry: EntryOf<'fire'>) => number): Value =>
  (scene) =>
    figure(entries(scene, 'fire').findLast((each) => each.side === of) as EntryOf<'fire'>);
export const losses = (of: SideName): Value => fired(of, (fire) => fire.losses);
export const sumOf = ({ modifiers }: { readonly modifiers: readonly { readonly by: number }[] }): number =>
  modifiers.reduce((sum, { by }) => sum + by, 0);
/** The number of steps that a side has lost since the last battle. */
export const lost =
  (of: SideName): Value =>
  ({ log }) =>
    log
      .slice(log.findLastIndex(({ type }) => type === 'battle'))
      .filter((each) => each.type === 'loss' && each.side === of).length;

/** A leader and this number of units, in a running procedure. */
export const underLeader =
  (procedure: string) =>
  (n: number): NamedPosition => ({ stack: [{ procedure, locals: { force: Array.from({ length: n + 1 }, String) } }] });
// Figures of the tables

/** A fort is begun, then finished: the cards that it takes. */
export const cardsForFort: Value = () => WORKS.filter((each) => each.startsWith('british-fort')).length;

export const seasonsAYear: Value = () => SEASONS.length;
/** The forces that the event Campaign names. */
export const campaignForces: Value = () =>
  Object.keys(flow.blankFrame(Campaign.name)?.locals ?? {}).filter((each) => each.endsWith('Force')).length;

export const woods: Value = () => BATTLE_MODIFIERS.noAuxiliaries;
export const fortVp: Value = () => VP_AWARDS.fort;
export const fortressVp: Value = () => VP_AWARDS.fortress;
export const sheltered: Value = () => ATTRITION.shelteredUnits;
