import { bayonetsTomahawks, type State } from '@carillon/bayonets-tomahawks-rules';
import { type LogEntry, type SavedFrame, SCENARIOS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Asked, FrameNamed, Option } from '@carillon/board';
import { chanceFrom, OVER, type Seat, Table, TOGETHER } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { type RolledDice, rollsIn } from '@carillon/testkit';

/** A question of a real game, as the asked seat sees it. */
export interface Sample {
  readonly view: View;
  readonly asked: Asked;
  readonly options: readonly Option[];
}

/** Questions, log and dice of some games. */
export interface Played {
  readonly samples: readonly Sample[];
  readonly log: readonly LogEntry[];
  readonly rolls: readonly RolledDice<LogEntry>[];
}

type Game = Table<State, View, LogEntry>;

const PLAIN = { passIdleWindows: false, keepsLog: true } as const;
const SEEDS: readonly number[] = [1, 2, 3, 4, 5];
const DECISIONS = 900;
/** The maximum number of samples of one question. */
const ENOUGH = 20;

const optionOf = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** The asked seat; if both are, the one that has not answered. */
function askedSeat({ who, state }: Game): Seat {
  const { flow } = bayonetsTomahawks;
  return who === TOGETHER ? flow.seats.findIndex((_, seat) => !flow.hasAnswered(state, seat)) : who;
}

function ask(table: Game, seat: Seat, options: readonly Option[]): Sample {
  const { flow } = bayonetsTomahawks;
  const { procedure, step, rule } = flow.question(table.state);
  const asked = { seat: flow.seats[seat] ?? null, procedure, step, rule, pass: null };
  return { view: bayonetsTomahawks.view(table.state, seat), asked, options };
}

/** Prefers the rarest choices, so that rare questions come up; fights rather than passes. */
function pick(options: readonly Option[], done: Map<string, number>, random: Random): Option | undefined {
  const verbs = [...new Set(options.map(({ verb }) => verb))];
  const least = verbs.toSorted((a, b) => (done.get(a) ?? 0) - (done.get(b) ?? 0));
  const verb = random.below(3) === 0 ? least[0] : verbs[random.below(verbs.length)];
  const found = options.filter((option) => option.verb === verb);
  const chosen = found[random.below(found.length)];
  if (chosen) done.set(chosen.verb, (done.get(chosen.verb) ?? 0) + 1);
  return chosen;
}

function playGame(seed: number, samples: Map<string, Sample[]>): Game {
  const random = seeded(seed);
  const scenario = SCENARIOS[seed % SCENARIOS.length] ?? SCENARIOS[0];
  const table = Table.open(bayonetsTomahawks, { scenario, options: {}, chance: chanceFrom(random), ...PLAIN });
  const done = new Map<string, number>();
  for (let i = 0; i < DECISIONS && table.who !== OVER; i++) {
    const seat = askedSeat(table);
    const options = table.choicesOf(seat).map(optionOf);
    const { procedure, step } = bayonetsTomahawks.flow.question(table.state);
    const key = `${procedure}.${step}`;
    const kept = samples.get(key) ?? [];
    if (kept.length < ENOUGH) samples.set(key, [...kept, ask(table, seat, options)]);
    const chosen = pick(options, done, random);
    if (!chosen) throw new Error(`nothing can be chosen at ${key}`);
    table.submit(seat, chosen.text, table.journal.length);
  }
  return table;
}

let found: Played | undefined;

/** Questions of games of every scenario, played at random; the same each time. */
export function played(): Played {
  if (found) return found;
  const samples = new Map<string, Sample[]>();
  const games = SEEDS.map((seed) => playGame(seed, samples));
  const log = games.flatMap((game) => game.log.map(({ entry }) => entry));
  const rolls = games.flatMap((game) => rollsIn(game.journal, game.log));
  found = { samples: [...samples.values()].flat(), log, rolls };
  return found;
}

/** A running procedure at a step; locals that are not given are blank. */
export function running<P extends SavedFrame['procedure']>(
  procedure: P,
  step: FrameNamed<SavedFrame, P>['step'],
  locals: Partial<FrameNamed<SavedFrame, P>['locals']> = {},
): SavedFrame {
  const blank = bayonetsTomahawks.flow.blankFrame(procedure);
  const frame = { procedure, step, slot: null, ...blank, locals: { ...blank?.locals, ...locals } };
  return frame as unknown as SavedFrame;
}
