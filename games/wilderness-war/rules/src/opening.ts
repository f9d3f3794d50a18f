// The scenarios and the table options, without the engine: for a start page, before a game is chosen.
export { SCENARIO_FACTS, type ScenarioFacts } from './data/scenarios.ts';
export { SCENARIOS, type ScenarioName } from './names.ts';
export { optionMatters, TABLE_OPTIONS } from './options.ts';
