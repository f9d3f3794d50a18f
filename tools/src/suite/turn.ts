import { CHANCE, Choices, chanceFrom, OVER, ownAnswer, readPosition, type StateBase, TOGETHER } from '@carillon/flow';
import { hashText, invariant, type Json, seeded } from '@carillon/kit';
import type { AnyBrain } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import type { Contestant } from '../match/contestants.ts';
import type { Posed } from './positions.ts';

/** More choices than any turn takes. */
const FUEL = 5_000;

/** The inputs for playing a turn of a position. */
export interface Setting {
  readonly rules: Walkable;
  readonly brain: AnyBrain;
  readonly position: Posed;
  /** One player per seat. */
  readonly contestants: readonly Contestant[];
  /** The seed of the dice. */
  readonly seed: number;
  /** Whether these choices of the seat are enough; otherwise the whole turn is played. */
  readonly enough?: (chosen: readonly string[]) => boolean;
}

/** Plays a position to the end of its turn. Returns the choices of its seat, including lone answers. */
export function playTurn({ rules, brain, position, contestants, seed, enough }: Setting): readonly string[] {
  const { flow } = rules;
  const g: StateBase = readPosition(rules, position.text);
  const own = rules.seats.indexOf(position.seat);
  const chance = chanceFrom(seeded(Number.parseInt(hashText(`suite ${seed}`), 16)));
  const listed = new Choices();
  const plans: (readonly number[])[] = rules.seats.map(() => []);
  const chosen: string[] = [];
  for (let entries = 0; ; entries++) {
    invariant(entries < FUEL, () => `the turn of ${position.name} does not end`);
    const seat = askedAt(rules, g);
    if (seat === OVER || (entries > 0 && brain.beginsTurn(g)) || enough?.(chosen)) return chosen;
    flow.list(g, seat, listed);
    const code = seat === CHANCE ? listed.get(chance.draw(listed, entries)) : (lone(seat) ?? decided(seat, entries));
    if (seat === own) chosen.push(flow.text(g, code));
    flow.take(g, seat, code);
  }

  function lone(seat: number): number | undefined {
    return ownAnswer(flow as never, g, seat, listed, { passIdleWindows: true, asksLast: false });
  }

  function decided(seat: number, moment: number): number {
    const view: Json = JSON.parse(JSON.stringify(rules.view(g, seat)));
    const player = contestants[seat];
    const thought = player?.decide({ view, seat, moment, plan: plans[seat] });
    plans[seat] = thought?.plan ?? [];
    const code = thought === undefined ? undefined : flow.parse(g, thought.choice);
    invariant(code !== undefined, () => `nobody chose in ${position.name}`);
    return code;
  }
}

/** The seat that the rules ask; of several, the first that has not answered. */
function askedAt({ flow }: Walkable, g: StateBase): number {
  const who = flow.who(g);
  if (who !== TOGETHER) return who;
  return flow.seats.findIndex((_, seat) => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat));
}
