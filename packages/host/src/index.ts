export { listOn } from './list-on.ts';
export { type Parting, partings } from './partings.ts';
export { type AnyTitle, type AnyTitleWorker, anyTitle, type TitlePage, type TitleWorker } from './title.ts';
export { type Steps, ways } from './ways.ts';
