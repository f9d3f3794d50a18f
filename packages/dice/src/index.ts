export { commitment, type DiceKey, diceFrom } from './dice.ts';
export { type ToldDice, type Verdict, verifyDice } from './verify.ts';
