// The players built for matches and the bench: see tools/build-players.mjs.
export { beliefLoss, watchGame } from './beliefs.ts';
export { foretell } from './calibration.ts';
export { playedToImitate } from './examples.ts';
export { playItself, playPair } from './jobs.ts';
export { sampleGame } from './samples.ts';
export { turnsOf } from './turns.ts';
