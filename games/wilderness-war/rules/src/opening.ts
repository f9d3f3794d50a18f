// The scenarios and the table options, without the engine and its tables: for a start page, before a game is chosen.
export { OPENINGS, type ScenarioOpening } from './data/openings.ts';
export { optionMatters, TABLE_OPTIONS } from './table-options.ts';
