import {
  CHANCE,
  type ChanceSource,
  type Choice,
  Choices,
  chanceFrom,
  OVER,
  ownAnswer,
  type Seat,
  type StateBase,
  TOGETHER,
  takeWitnessed,
  type Witnessed,
} from '@carillon/flow';
import { hashText, invariant, type Json, seeded } from '@carillon/kit';
import type { Counter } from '@carillon/opponent';
import type { Walkable } from '@carillon/testkit';
import type { Contestant } from './contestants.ts';

/** How a game of a match ended. */
export interface Ended {
  /** The seat that won; `null` for a draw. */
  readonly winner: Seat | null;
  readonly rule: string;
  readonly entries: number;
  /** Playouts of each seat. */
  readonly playouts: readonly number[];
  /** Processor milliseconds of each seat. */
  readonly thought: readonly number[];
  /** The title's counts, one row per seat; absent in games recorded before counts existed. */
  readonly counts?: readonly (readonly number[])[];
}

/** The inputs of a game. */
export interface Beginning {
  readonly scenario: string;
  readonly seed: number;
  readonly options?: Json;
  /** Counts events. */
  readonly counter?: Counter<StateBase> | undefined;
}

/**
 * Dice and draws with a separate sequence for each step that asks for them, so that both games of a pair get the same
 * deal, and an extra battle does not change all later rolls.
 */
class DiceBySteps {
  private readonly sources = new Map<number, ChanceSource>();

  constructor(private readonly seed: number) {}

  at(step: number): ChanceSource {
    const known = this.sources.get(step);
    if (known !== undefined) return known;
    const made = chanceFrom(seeded(Number.parseInt(hashText(`${this.seed} step ${step}`), 16)));
    this.sources.set(step, made);
    return made;
  }
}

const asked = ({ flow }: Walkable, g: StateBase): Seat => {
  const who = flow.who(g);
  if (who !== TOGETHER) return who;
  return flow.seats.findIndex((_, seat) => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat));
};

/** Plays a game between two contestants, each of whom sees only its own views, in the form sent over a network. */
export function playGame(
  rules: Walkable,
  { scenario, seed, options = {}, counter }: Beginning,
  contestants: readonly [Contestant, Contestant],
  /** Called with the position before each entry, and what each seat has witnessed. */
  look?: (g: StateBase, witnessed: readonly (readonly Witnessed[])[]) => void,
  /** Called with each choice of a seat before it is made. */
  watch?: (g: StateBase, seat: Seat, choice: Choice) => void,
): Ended {
  const { flow } = rules;
  const g = rules.start(scenario, options);
  const dice = new DiceBySteps(seed);
  const listed = new Choices();
  const playouts = [0, 0];
  const thought = [0, 0];
  const plans: (readonly number[])[] = [[], []];
  const witnessed: Witnessed[][] = [[], []];
  let entries = 0;
  for (let seat = asked(rules, g); seat !== OVER; seat = asked(rules, g)) {
    look?.(g, witnessed);
    flow.list(g, seat, listed);
    if (seat === CHANCE) {
      take(seat, listed.get(dice.at(flow.stepAt(g)).draw(listed, entries)));
    } else {
      const own = ownAnswer(flow as never, g, seat, listed, { passIdleWindows: true, asksLast: false });
      if (own === undefined) takeThought(seat);
      else take(seat, own);
    }
    entries++;
  }
  const { winner, rule } = rules.result(g) ?? { winner: undefined, rule: '' };
  const counts = counter && { counts: counter.counts };
  return { winner: winner ?? null, rule, entries, playouts, thought, ...counts };

  function takeThought(seat: Seat): void {
    const view: Json = JSON.parse(JSON.stringify(rules.view(g, seat)));
    const began = process.cpuUsage();
    const {
      choice,
      playouts: made,
      plan,
    } = (seat === 0 ? contestants[0] : contestants[1]).decide({
      view,
      seat,
      moment: entries,
      plan: plans[seat],
      witnessed: witnessed[seat],
    });
    const { user, system } = process.cpuUsage(began);
    thought[seat] = (thought[seat] ?? 0) + (user + system) / 1000;
    playouts[seat] = (playouts[seat] ?? 0) + made;
    plans[seat] = plan;
    const code = flow.parse(g, choice);
    flow.list(g, seat, listed);
    invariant(code !== undefined && listed.has(code), () => `a player chose ${choice}, which is not listed`);
    take(seat, code);
  }

  function take(seat: Seat, choice: Choice): void {
    if (seat !== CHANCE) watch?.(g, seat, choice);
    const heard = takeWitnessed(rules, g, seat, choice, counter && ((entry) => counter.note(g, entry)));
    if (heard !== undefined) for (const [of, own] of witnessed.entries()) own.push(heard(of));
  }
}
