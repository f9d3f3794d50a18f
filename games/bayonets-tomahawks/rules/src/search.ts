// The parts of the rules for programs that play: ids, frames and queries, without JSON or names.

export {
  hasReducedFace,
  isArtillery,
  isBastion,
  isBrigade,
  isCommander,
  isFleet,
  isFort,
  isIndian,
  isLight,
  isMetropolitan,
  isMobile,
  ratingOf,
} from './counters.ts';
export { SCENARIO_FACTS, type Threshold } from './data/scenarios.ts';
export { RAID } from './data/tables.ts';
export { dealer, type Likely } from './guess.ts';
export {
  ARRIVING,
  BRITISH,
  type Card,
  CHIT_HELD,
  type Connection,
  card,
  chit,
  connection,
  DECK,
  DISBANDED,
  enemyOf,
  FRENCH,
  LOSSES,
  nation,
  type Piece,
  type Place,
  piece,
  place,
  placeOf,
  point,
  round,
  SAIL_BOX,
  type Side,
  type Space,
  side,
  sideAt,
  space,
  spaceOf,
  UNKNOWN_CARD,
} from './ids.ts';
export { REACTION_POINT } from './kinds.ts';
export type { LogEntry } from './log.ts';
export {
  exitsOf,
  homeOf,
  isCoastal,
  isHighway,
  isOutpost,
  isSettled,
  isVictorySpace,
  nationAt,
  worthOf,
} from './map.ts';
export { flow } from './procedures/contents.ts';
export { March, RaidAction, Sail } from './procedures/contents-actions.ts';
export { ActionPhase } from './procedures/contents-sequence.ts';
export { bonusVp } from './query/bonus.ts';
export { factsOf, isChoosable, isDrawn } from './query/cards.ts';
export { chitValue } from './query/chits.ts';
export { isNeutralVillage, mayCross, mayCrossAlone, roomOn, unitsOf } from './query/movement.ts';
export { controls, militiaFor, sideOf } from './query/presence.ts';
export { isRaidTarget, lightsIntercept, mayBeIntercepted, raidValue } from './query/raid.ts';
export { isFriendlyCoast } from './query/sail.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
