// The title's tables, names and data types without the engine: for code that shows positions.
export { type ApFacts, CARD_FACTS, type CardFacts } from './data/cards.ts';
export { CONNECTION_FACTS, type ConnectionFacts } from './data/connections.ts';
export { PIECE_FACTS, type PieceFacts } from './data/pieces.ts';
export { SCENARIO_FACTS, type ScenarioFacts } from './data/scenarios.ts';
export { SPACE_FACTS, type SpaceFacts } from './data/spaces.ts';
export { BATTLE, DIE, RAID, TOKEN_FACTS, type TokenFacts, WAR_IN_EUROPE } from './data/tables.ts';
export { CHITS, POINTS } from './ids.ts';
export { likenessOf } from './likeness.ts';
export type { HitReason, LeftOut, LogEntry, Penalty, VpReason } from './log.ts';
export {
  type ApType,
  CARDS,
  type CardName,
  COMMANDERS,
  CONNECTIONS,
  type CommanderName,
  type ConnectionName,
  type EventName,
  FACES,
  type FaceName,
  GROUPS,
  type GroupName,
  NATIONS,
  type NationName,
  PIECES,
  type PieceName,
  PLACES,
  type PlaceName,
  ROUNDS,
  SCENARIOS,
  type ScenarioName,
  SHAPES,
  type ShapeName,
  SIDES,
  type SideName,
  SPACES,
  type SpaceName,
  TOKENS,
  type TokenName,
  type UnitKindName,
  type UnitType,
} from './names.ts';
export type { BattleChances, BattleOdds, BattleSide, Overwhelming, RaidChance, RaidOdds } from './odds/types.ts';
export { type OptionName, TABLE_OPTIONS } from './options.ts';
export type { Position, SavedFrame, StepName } from './position.ts';
export type { View } from './view.ts';
