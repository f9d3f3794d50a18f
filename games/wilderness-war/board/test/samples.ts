import type { Asked, FrameNamed, Option } from '@carillon/board';
import { chanceFrom, OVER, type Seat, Table, TOGETHER } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { type RolledDice, rollsIn } from '@carillon/testkit';
import { type State, wildernessWar } from '@carillon/wilderness-war-rules';
import type { LogEntry, SavedFrame, ScenarioName, View } from '@carillon/wilderness-war-rules/reference';

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

/** A game to play: a scenario, and the options of the table. */
export interface Way {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly options: { readonly [name: string]: string | boolean };
}

const MORE_RULES = { raidsHurtMilitia: true, regularsFromDiscards: true, surrenderByEither: true };
const WAYS: readonly Way[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed): Way => ({ seed, scenario: 'annus-mirabilis', options: {} })),
  { seed: 9, scenario: 'early-war', options: { bidding: 'sealed', ...MORE_RULES } },
  { seed: 10, scenario: 'late-war', options: { bidding: 'open', ...MORE_RULES } },
  { seed: 11, scenario: 'full-campaign', options: { bidding: 'sealed', favoured: 'british', ...MORE_RULES } },
];
const DECISIONS = 900;
/** The maximum number of samples of one question. */
const ENOUGH = 12;

const optionOf = (text: string): Option => {
  const [verb = '', ...args] = text.split(' ');
  return { text, verb, args };
};

/** The asked seat; if both are, the one that has not answered. */
function askedSeat({ who, state }: Game): Seat {
  const { flow } = wildernessWar;
  return who === TOGETHER ? flow.seats.findIndex((_, seat) => !flow.hasAnswered(state, seat)) : who;
}

function ask(table: Game): Sample {
  const { flow } = wildernessWar;
  const seat = askedSeat(table);
  const question = flow.question(table.state);
  const { procedure, step, rule } = question;
  const asked = { seat: flow.seats[seat] ?? null, procedure, step, rule, pass: question.window?.pass ?? null };
  const options = table.choicesOf(seat).map(optionOf);
  return { view: wildernessWar.view(table.state, seat), asked, options };
}

/** Prefers the rarest choices, so that rare questions come up. */
function choose({ options }: Sample, random: Random, done: Map<string, number>): string {
  const times = ({ verb }: Option): number => done.get(verb) ?? 0;
  const least = Math.min(...options.map(times));
  const rare = options.filter((option) => times(option) === least);
  const option = rare[random.below(rare.length)] ?? optionOf('');
  done.set(option.verb, times(option) + 1);
  return option.text;
}

/** Plays one game until `choose` has answered this many questions, or it is over. */
function playGame(
  { seed, scenario, options }: Way,
  most: number,
  choose: (sample: Sample, random: Random) => string,
): Game {
  const random = seeded(seed);
  const chance = chanceFrom(seeded(seed + 1000));
  const table = Table.open(wildernessWar, { scenario, options, chance, passIdleWindows: true });
  for (let i = 0; i < most && table.who !== OVER; i++)
    table.submit(askedSeat(table), choose(ask(table), random), table.journal.length);
  return table;
}

function playAll(): Played {
  const kept = new Map<string, Sample[]>();
  const keep = (sample: Sample): void => {
    const step = `${sample.asked.procedure}.${sample.asked.step}`;
    const those = kept.get(step) ?? [];
    if (those.length < ENOUGH) kept.set(step, [...those, sample]);
  };
  const games = WAYS.map((way) => {
    const done = new Map<string, number>();
    return playGame(way, DECISIONS, (sample, random) => {
      keep(sample);
      return choose(sample, random, done);
    });
  });
  const log = games.flatMap((game) => game.log.map(({ entry }) => entry));
  const rolls = games.flatMap((game) => rollsIn(game.journal, game.log));
  return { samples: [...kept.values()].flat(), log, rolls };
}

let memory: Played | undefined;

/** The same games for every test. */
export function played(): Played {
  memory ??= playAll();
  return memory;
}

/** The view of the French at the start of Annus Mirabilis. */
export function startView(): View {
  const chance = chanceFrom(seeded(1));
  const table = Table.open(wildernessWar, { scenario: 'annus-mirabilis', options: {}, chance, passIdleWindows: true });
  return wildernessWar.view(table.state, table.who);
}

/** A running procedure at a step; locals that are not given are blank. */
export function running<P extends SavedFrame['procedure']>(
  procedure: P,
  step: FrameNamed<SavedFrame, P>['step'],
  locals: Partial<FrameNamed<SavedFrame, P>['locals']> = {},
): SavedFrame {
  const blank = wildernessWar.flow.blankFrame(procedure);
  const frame = { procedure, step, slot: null, ...blank, locals: { ...blank?.locals, ...locals } };
  return frame as unknown as SavedFrame;
}
