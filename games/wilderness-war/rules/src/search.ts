// The parts of the rules for programs that play: ids, frames and queries, without JSON or names.

export {
  AUXILIARIES,
  commandOf,
  firstPiece,
  fullStrength,
  initiativeOf,
  isAuxiliary,
  isDrilled,
  isIndian,
  isLeader,
  isMilitia,
  isRegular,
  isUnit,
  lastPiece,
  movementOf,
  reducedStrength,
  sideOf,
  tacticsOf,
} from './counters.ts';
export { SCENARIO_FACTS } from './data/scenarios.ts';
export { SIEGE_LEVELS } from './data/tables.ts';
export { dealer, type Likely } from './guess.ts';
export {
  BRITISH,
  type Card,
  card,
  enemyOf,
  FRENCH,
  handOf,
  LEADER_POOL,
  NO_WORK,
  type Piece,
  piece,
  placeOf,
  REMOVED,
  type Side,
  type Space,
  season,
  side,
  space,
  spaceOf,
  work,
} from './ids.ts';
export type { LogEntry } from './log.ts';
export {
  adjacentTo,
  exitsOf,
  isCultivated,
  isFortress,
  isMountain,
  isPort,
  militiaBoxOf,
  originallyOf,
} from './map.ts';
export { flow, March, Muster, Phase } from './procedures/contents.ts';
export { LeaderDraw } from './procedures/contents-events.ts';
export { suffersAttrition } from './query/attrition.ts';
export { cardValue, mayPlayEvent, nextInHand } from './query/cards.ts';
export { controls } from './query/control.ts';
export { isOpenTo } from './query/interception.ts';
export { landingCard } from './query/naval.ts';
export {
  firstAt,
  fortOf,
  fortStartedBy,
  fortStartedOf,
  hasDrilled,
  hasFort,
  hasFortification,
  hasFortress,
  hasFreePost,
  hasPost,
  hasStockade,
  hasUnits,
  isBesieged,
  nextAt,
  stockadeAndFortOf,
  stockadeOf,
} from './query/presence.ts';
export { raidTarget } from './query/raid.ts';
export { levelNeeded, siegeLevel } from './query/siege.ts';
export { supplied, supplyOf } from './query/supply.ts';
export { besiegedSide, solelyHolds } from './settle.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
