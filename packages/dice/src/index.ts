export { commitment } from './dice.ts';
