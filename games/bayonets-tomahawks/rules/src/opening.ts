// What a start page must know before a game is chosen: the scenarios and the table options, without the engine.
export { SCENARIO_FACTS, type ScenarioFacts } from './data/scenarios.ts';
export { SCENARIOS, type ScenarioName } from './names.ts';
export { TABLE_OPTIONS } from './options.ts';
