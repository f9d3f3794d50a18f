export { byLot, commitment, type DiceKey, type DiceVersion, diceFrom } from './dice.ts';
export { type BrokenPledge, brokenPledge, type Pledge, type ToldDice, type Verdict, verifyDice } from './verify.ts';
