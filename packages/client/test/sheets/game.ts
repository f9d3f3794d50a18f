import {
  CHANCE,
  type Choice,
  Choices,
  chanceFrom,
  OVER,
  type Rules,
  type Seat,
  type StateBase,
  TOGETHER,
} from '@carillon/flow';
import { at, type Random, range, seeded } from '@carillon/kit';

/** A question in a random game. */
export interface Moment<G, LogEntry> {
  readonly g: G;
  /** The seat that is asked, or `chance`. */
  readonly seat: Seat;
  /** The step that asks, `procedure.step`. */
  readonly asking: string;
  readonly texts: readonly string[];
  /** The log so far. */
  readonly log: readonly LogEntry[];
  readonly random: Random;
}

/** Watches a game, and may make its choices. */
export interface Watcher<G, LogEntry> {
  /** The choice to be made; `undefined` leaves it to the player. */
  look(moment: Moment<G, LogEntry>): string | undefined;
  /** Whether it needs no more games. */
  readonly isDone: boolean;
}

/** The weight of a choice by its step and verb; unnamed ones have weight 1. */
export type Leaning = Readonly<Record<string, number>>;

/** The precision of the weights. */
const PARTS = 1_000;

/** The index of a choice, drawn by weights. */
function drawn(leaning: Leaning, asking: string, texts: readonly string[], random: Random): number {
  const weights = texts.map((text) => Math.round((leaning[`${asking} ${text.split(' ')[0]}`] ?? 1) * PARTS));
  let left = random.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

/** The number of decisions after which another game begins, so that all scenarios occur. */
const LONGEST = 4_000;

/** The seat asked; if several are, one that has not answered. */
function askedSeat<G extends StateBase, View, LogEntry>({ flow, seats }: Rules<G, View, LogEntry>, g: G): Seat {
  const who = flow.who(g);
  return who === TOGETHER ? (range(seats.length).find((seat) => !flow.hasAnswered(g, seat)) ?? 0) : who;
}

/** Plays games of all scenarios in turn by some weights until the watcher has seen enough. */
export function walkGames<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  leaning: Leaning,
  seed: number,
  watcherOf: (where: string) => Watcher<G, LogEntry>,
): number {
  for (let nth = 0; ; nth++) {
    const scenario = at(rules.scenarios, nth % rules.scenarios.length);
    const watcher = watcherOf(`${scenario}, seed ${seed + nth}`);
    playGame(rules, { scenario, leaning, seed: seed + nth, watcher });
    if (watcher.isDone) return nth + 1;
  }
}

interface Played<G, LogEntry> {
  readonly scenario: string;
  readonly leaning: Leaning;
  readonly seed: number;
  readonly watcher: Watcher<G, LogEntry>;
}

function playGame<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { scenario, leaning, seed, watcher }: Played<G, LogEntry>,
): void {
  const { flow } = rules;
  const random = seeded(seed);
  const dice = chanceFrom(seeded(seed + 1_000_003));
  const log: LogEntry[] = [];
  const list = new Choices();
  const g = rules.start(scenario, {}, (entry) => log.push(entry));
  const freely = (seat: Seat, asking: string, texts: readonly string[]): number =>
    seat === CHANCE ? dice.draw(list, 0) : drawn(leaning, asking, texts, random);
  for (let i = 0; i < LONGEST && flow.who(g) !== OVER && !watcher.isDone; i++) {
    const seat = askedSeat(rules, g);
    flow.list(g, seat, list);
    const codes: readonly Choice[] = list.toArray();
    const texts = codes.map((code) => flow.text(g, code));
    const { procedure, step } = flow.question(g);
    const asking = `${procedure}.${step}`;
    const wanted = watcher.look({ g, seat, asking, texts, log, random });
    flow.list(g, seat, list);
    const place = wanted === undefined ? freely(seat, asking, texts) : texts.indexOf(wanted);
    flow.take(g, seat, at(codes, place), (entry) => log.push(entry));
  }
}
