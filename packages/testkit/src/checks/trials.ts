import { copyInto, OVER, type StateBase } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Pool } from '../copy.ts';
import { type Chooser, choosers, type Decision, listsSomething } from '../position.ts';
import { CheckFailed, demand, holdsStill } from '../same.ts';
import type { Walkable } from '../walkable.ts';

/** The game goes on or is over with a result, and the invariants hold. */
export function checkStanding(rules: Walkable, g: StateBase): void {
  const over = rules.flow.who(g) === OVER;
  const result = rules.result(g);
  demand(over === (result !== undefined), () => (over ? 'the game is over without a result' : 'a result too early'));
  rules.check(g);
}

/** As `checkStanding`; if the game goes on, there is also something to choose. */
function checkStands(rules: Walkable, g: StateBase): void {
  checkStanding(rules, g);
  if (rules.flow.who(g) === OVER) return;
  const seats = choosers(rules, g);
  demand(seats.length > 0, () => `a dead end: nobody may choose at ${rules.flow.breadcrumb(g)}`);
  for (const seat of seats) {
    demand(listsSomething(rules, g, seat), () => `a dead end: no choice at ${rules.flow.breadcrumb(g)}`);
  }
}

/**
 * Tries each listed choice on a copy: it is accepted, the game goes on from there, and `look` finds no fault, while the
 * original still equals the cells `before`.
 */
export function checkTrials(
  position: Decision,
  before: Int16Array,
  pool: Pool,
  look: (trial: StateBase) => void = () => {},
): void {
  const { g } = position;
  const trial = pool.copyOf(g);
  for (const asked of position.asked) {
    for (let i = 0; i < asked.codes.length; i++) {
      copyInto(trial, g);
      tryChoice(position, asked, i, trial, look);
    }
  }
  demand(holdsStill(g, before), 'a choice tried on a copy changed the original');
}

function tryChoice(
  { rules }: Decision,
  asked: Chooser,
  index: number,
  trial: StateBase,
  look: (trial: StateBase) => void,
): void {
  try {
    rules.flow.take(trial, asked.seat, at(asked.codes, index), () => {});
    checkStands(rules, trial);
    look(trial);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new CheckFailed(`"${at(asked.texts, index)}" is listed, but: ${message}`, { cause });
  }
}
