import { chanceFrom, OVER, type Rules, type Seat, type StateBase, Table, TOGETHER } from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';

/** A question in a game that a player answers, or that may be answered for the player. */
export interface Asked {
  readonly seat: Seat;
  /** Whether it is a response window. */
  readonly window: boolean;
  /** Whether the seat could play something there. */
  readonly held: boolean;
  /** Whether it did. */
  readonly played: boolean;
}

/** The questions of a game at random, windows with nothing to play included, in order. */
export function recorded(rules: AnyRules, scenario: string, seed: number): readonly Asked[] {
  const random = seeded(seed);
  const chance = chanceFrom(random);
  const table = Table.open(rules, { scenario, options: {}, chance, passIdleWindows: false, keepsLog: false });
  const asked: Asked[] = [];
  while (table.who !== OVER) {
    const seat = table.who === TOGETHER ? waitingSeat(rules, table) : table.who;
    asked.push(answered(rules, table, seat, random));
  }
  return asked;
}

type AnyRules = Rules<StateBase, unknown, unknown>;
type AnyTable = Table<StateBase, unknown, unknown>;

const waitingSeat = ({ seats, flow }: AnyRules, { state }: AnyTable): Seat =>
  range(seats.length).find((seat) => flow.mayChoose(state, seat) && !flow.hasAnswered(state, seat)) ?? 0;

function answered({ flow }: AnyRules, table: AnyTable, seat: Seat, random: Random): Asked {
  const texts = table.choicesOf(seat);
  const { window } = flow.question(table.state);
  const choice = at(texts, random.below(texts.length));
  table.submit(seat, choice, table.journal.length);
  return {
    seat,
    window: window !== undefined,
    held: texts.length > 1,
    played: window !== undefined && choice !== window.pass,
  };
}
