// The title's tables, names and data types without the engine: for code that shows positions.
export { CARD_FACTS, type CardFacts } from './data/cards.ts';
export { CONNECTIONS } from './data/connections.ts';
export { PIECE_FACTS, type PieceFacts, type UnitPieceFacts } from './data/pieces.ts';
export { SCENARIO_FACTS, SETUP_FACTS } from './data/scenarios.ts';
export { MILITIA_BOX_FACTS, SPACE_FACTS, type SpaceFacts } from './data/spaces.ts';
export {
  ACTIVATION_COSTS,
  ASSAULT_MODIFIERS,
  ASSEMBLIES_LIMITS,
  ATTRITION,
  BATTLE_MODIFIERS,
  COMBAT_COLUMNS,
  COMBAT_ROWS,
  INTERCEPTION,
  LEADER_LOSS,
  MOVEMENT,
  NAVAL_MOVEMENT,
  RAID_MODIFIERS,
  RAID_TABLE,
  type RaidResult,
  SIEGE_LEVELS,
  SIEGE_MODIFIERS,
  SIEGE_TABLE,
  STACKING,
  VP_AWARDS,
  VP_BATTLE,
  VP_COSTS,
  VP_THRESHOLDS,
} from './data/tables.ts';
export {
  type CardPlaceName,
  MARKERS,
  type MomentName,
  OPTIONS,
  type OptionName,
  type SeasonName,
  type WorkName,
} from './ids.ts';
export { likenessOf } from './likeness.ts';
export type { LogEntry, Modifier, ModifierName, VpReason } from './log.ts';
export {
  type AllianceName,
  CARDS,
  type CardName,
  type DepartmentName,
  EVENTS,
  type EventName,
  LEADERS,
  type LeaderName,
  PIECES,
  type PieceName,
  PLACES,
  type PlaceName,
  SCENARIOS,
  type ScenarioName,
  SIDES,
  type SideName,
  SPACES,
  type SpaceName,
  UNIT_KINDS,
  type UnitClass,
  type UnitKindName,
} from './names.ts';
export type {
  FightKind,
  FightOdds,
  Odds,
  OddsLosses,
  OddsMeeting,
  OddsOutcome,
  OddsSide,
  OddsTry,
  OddsVariant,
} from './odds/types.ts';
export type { Position, SavedFrame, StepName } from './position.ts';
export { OPTIONAL_RULES, optionMatters, TABLE_OPTIONS } from './table-options.ts';
export type { View } from './view.ts';
