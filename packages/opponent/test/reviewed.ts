import {
  CHANCE,
  type Choice,
  Choices,
  type GameRecord,
  isUndo,
  lineOf,
  OVER,
  type Rules,
  type Seat,
  type StateBase,
  TOGETHER,
} from '@carillon/flow';
import { invariant, seeded } from '@carillon/kit';
import { type Brain, correctedOf } from '../src/brain.ts';
import { HabitCounts } from '../src/habits.ts';

// A brain's view of whole games, as texts to be reviewed: after a change of a policy, a feature or a weight, the
// difference shows what else has changed.

type Recorded = Pick<GameRecord, 'scenario' | 'options' | 'journal'>;

/** A choice of a recorded game: the position before it, and the log of its results. */
interface Played<G, LogEntry> {
  readonly g: G;
  readonly seat: Seat;
  readonly choice: string;
  readonly number: number;
  readonly log: readonly LogEntry[];
}

/** Goes through the entries in force. The yielded position changes when the next one is requested. */
function* played<G extends StateBase, View, LogEntry>(
  rules: Rules<G, View, LogEntry>,
  { scenario, options, journal }: Recorded,
): Generator<Played<G, LogEntry>> {
  const { flow } = rules;
  const g = rules.start(scenario, options);
  let log: LogEntry[] = [];
  for (const number of lineOf(journal)) {
    const entry = journal[number];
    if (entry === undefined || isUndo(entry)) continue;
    const seat = entry.who === 'chance' ? CHANCE : flow.seats.indexOf(entry.who);
    yield { g, seat, choice: entry.choice, number, log };
    const choice = flow.parse(g, entry.choice);
    invariant(choice !== undefined, () => `nobody may choose ${entry.choice}`);
    log = [];
    flow.take(g, seat, choice, (each) => log.push(each));
  }
}

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`;

/**
 * The evaluation of a position: chances as evaluated, as reported and by learned weights, and the features that count.
 */
function positionText<G extends StateBase, View>(brain: Brain<G, View>, g: G): string {
  const worths = new Float64Array(brain.telling.features.length);
  brain.telling.worths(g, worths);
  const chances = [brain.evaluate(g), correctedOf(brain, { learned: true })(g), brain.learned.evaluate(g)];
  const features = brain.telling.features.flatMap((name, i) => {
    const worth = signed(worths[i] ?? 0);
    return worth === '+0.00' || worth === '-0.00' ? [] : [`${name} ${worth}`];
  });
  const steps = brain.rules.flow.seats.map((_, seat) => brain.telling.steps(g, seat));
  return `${chances.map((chance) => chance.toFixed(3)).join(' ')} | ${features.join(', ')} | steps ${steps.join(', ')}`;
}

/** Positions, one per line. */
export const positionsText = <G extends StateBase, View>(
  brain: Brain<G, View>,
  positions: ReadonlyMap<string, G>,
): string => `${[...positions].map(([name, g]) => `${name}: ${positionText(brain, g)}`).join('\n')}\n`;

/** One in `every` beginnings of turns in recorded games, one per line. */
export function turnsText<G extends StateBase, View, LogEntry>(
  brain: Brain<G, View>,
  rules: Rules<G, View, LogEntry>,
  games: readonly Recorded[],
  every: number,
): string {
  const lines: string[] = [];
  for (const game of games) {
    let turn = 0;
    for (const { g, number } of played(rules, game))
      if (brain.beginsTurn(g) && turn++ % every === 0)
        lines.push(`${game.scenario} ${number}: ${positionText(brain, g)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** The fights in recorded games, by kind, with the numbers fought and won by each seat. */
export function fightsText<G extends StateBase, View, LogEntry>(
  brain: Brain<G, View>,
  rules: Rules<G, View, LogEntry>,
  games: readonly Recorded[],
): string {
  const lines = games.flatMap((game) => {
    const log = [...played(rules, game)].flatMap((each) => each.log);
    return rules.seats.map((name, seat) => {
      const counts = new Map<string, { won: number; all: number }>();
      for (const { kind, won } of brain.telling.fights(log, seat)) {
        const count = counts.get(kind) ?? { won: 0, all: 0 };
        counts.set(kind, { won: count.won + Number(won), all: count.all + 1 });
      }
      const shown = [...counts].toSorted().map(([kind, { won, all }]) => `${kind} ${won} of ${all}`);
      return `${game.scenario} ${name}: ${shown.join(', ')}`;
    });
  });
  return `${lines.join('\n')}\n`;
}

/** The habits of both sides in recorded games. */
export function habitsText<G extends StateBase, View, LogEntry>(
  brain: Brain<G, View>,
  rules: Rules<G, View, LogEntry>,
  games: readonly Recorded[],
): string {
  const counts = new HabitCounts();
  for (const game of games)
    for (const { g, seat, choice } of played(rules, game)) if (seat >= 0) brain.watch(g, seat, choice, counts.note);
  return `${Object.entries(counts.rates())
    .map(([habit, rate]) => `${habit} ${rate}`)
    .join('\n')}\n`;
}

/**
 * How often each type of log entry occurs in a game that a policy plays against itself. `watch` is called before each
 * choice of a seat.
 */
export function byPolicy<G extends StateBase, View, LogEntry>(
  brain: Brain<G, View>,
  rules: Rules<G, View, LogEntry>,
  scenario: string,
  seed: number,
  watch?: (g: G, seat: Seat, choice: Choice) => void,
): ReadonlyMap<string, number> {
  const { flow } = rules;
  const counts = new Map<string, number>();
  const say = (entry: LogEntry): void => {
    const { type } = entry as { readonly type: string };
    counts.set(type, (counts.get(type) ?? 0) + 1);
  };
  const { below } = seeded(seed);
  const [policy, listed] = [brain.policy(), new Choices()];
  const g = rules.start(scenario, {}, say);
  for (let who = flow.who(g); who !== OVER; who = flow.who(g)) {
    const seat = who === TOGETHER ? rules.seats.findIndex((_, each) => mustAnswer(rules, g, each)) : who;
    flow.list(g, seat, listed);
    if (brain.beginsTurn(g)) policy.begin();
    const index =
      seat === CHANCE ? drawnFrom(listed, below) : listed.count === 1 ? 0 : policy.pick(g, seat, listed, below);
    if (seat !== CHANCE) watch?.(g, seat, listed.get(index));
    flow.take(g, seat, listed.get(index), say);
  }
  return counts;
}

const mustAnswer = <G extends StateBase, View, LogEntry>(
  { flow }: Rules<G, View, LogEntry>,
  g: G,
  seat: Seat,
): boolean => flow.mayChoose(g, seat) && !flow.hasAnswered(g, seat);

function drawnFrom(listed: Choices, below: (count: number) => number): number {
  let left = below(listed.totalWeight);
  let place = 0;
  for (; left >= listed.weightOf(place); place++) left -= listed.weightOf(place);
  return place;
}

/** The same for each scenario, as a text. */
export const policyText = <G extends StateBase, View, LogEntry>(
  brain: Brain<G, View>,
  rules: Rules<G, View, LogEntry>,
  seeds: readonly number[],
): string =>
  rules.scenarios
    .flatMap((scenario) =>
      seeds.map((seed) => {
        const counts = [...byPolicy(brain, rules, scenario, seed)].toSorted(([a], [b]) => (a < b ? -1 : 1));
        return `${scenario} ${seed}: ${counts.map(([type, count]) => `${type} ${count}`).join(', ')}\n`;
      }),
    )
    .join('');
