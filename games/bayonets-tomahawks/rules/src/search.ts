// What programs that play read of a state: ids, frames and queries, without JSON or names.

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
} from './counters.ts';
export { SCENARIO_FACTS, type Threshold } from './data/scenarios.ts';
export { RAID } from './data/tables.ts';
export { dealer } from './guess.ts';
export {
  BRITISH,
  enemyOf,
  FRENCH,
  LOSSES,
  type Piece,
  piece,
  placeOf,
  point,
  type Side,
  type Space,
  side,
  space,
  spaceOf,
} from './ids.ts';
export { exitsOf, homeOf, isSettled, isVictorySpace, worthOf } from './map.ts';
export { flow } from './procedures/contents.ts';
export { March } from './procedures/contents-actions.ts';
export { ActionPhase } from './procedures/contents-sequence.ts';
export { bonusVp } from './query/bonus.ts';
export { controls, militiaFor, sideOf } from './query/presence.ts';
export { isRaidTarget, raidValue } from './query/raid.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
