import { CHANCE, type Choice, type Seat, type StateBase } from '@carillon/flow';
import { range, seeded } from '@carillon/kit';
import { copyOf, walk } from '@carillon/testkit';
import { CLOCK, medianOf, microseconds, perSecond } from './bench-clock.ts';
import { type Figure, figure } from './bench-figure.ts';
import { chooser, playGame, type Subject } from './bench-subject.ts';
import { type Looked, whyTimes } from './bench-why.ts';
import type { PlayTurns } from './match/turns.ts';

const SEED = 1;
const COPIES = 1_000;
const SAMPLED_GAMES = 6;
const GUIDED_GAMES = 12;
/** One position of guided games in this many is used for the question "why not". */
const LOOKED_AT_ONE_IN = 8;
const REPEATS = 40;

/** A choice, and who made it: a seat or chance. */
interface Made {
  readonly seat: Seat;
  readonly code: Choice;
}

/** Choices of games guided by the title's weights, including chance. */
function guidedGames({ rules, scenario, leaning }: Subject): readonly (readonly Made[])[] {
  return range(GUIDED_GAMES).map((seed) => {
    const { journal } = walk(rules, { seed, scenario, checks: 'none', leaning });
    const g = rules.start(scenario, {});
    return journal.map(({ who, choice }) => {
      const code = rules.flow.parse(g, choice);
      if (code === undefined) throw new Error(`a game that was just played has no ${choice}`);
      const seat = who === 'chance' ? CHANCE : rules.seats.indexOf(who);
      rules.flow.take(g, seat, code);
      return { seat, code };
    });
  });
}

/** Replays a guided game, listing the choices as a player would. */
function replay({ rules, scenario, choices }: Subject, made: readonly Made[]): void {
  const g = rules.start(scenario, {});
  for (const { seat, code } of made) {
    rules.flow.list(g, seat, choices);
    rules.flow.take(g, seat, code);
  }
}

/** Battles, sieges, Raids and long marches, as good players play them, cost more than random choices. */
export function guidedFigures(subject: Subject): Figure[] {
  const games = guidedGames(subject);
  const decisions = games.reduce((sum, { length }) => sum + length, 0);
  const speed = perSecond(() => {
    for (const made of games) replay(subject, made);
  });
  const why = whyTimes(subject.rules, lookedAt(subject, games));
  return [
    figure('guided play, decisions', '/s', speed * decisions, 100_000, 300_000),
    figure('why not a choice, median', 'ms', why.choice.median, 1, 0.5),
    figure('why not a choice, 95 of 100', 'ms', why.choice.most, 5, 2.5),
    figure('what is barred at a space, median', 'ms', why.barred.median, 1, 0.5),
    figure('what is barred at a space, 95 of 100', 'ms', why.barred.most, 5, 2.5),
  ];
}

/** Some positions of guided games in which a seat is asked. */
function lookedAt({ rules, scenario }: Subject, games: readonly (readonly Made[])[]): Looked[] {
  const random = seeded(SEED);
  const found: Looked[] = [];
  for (const made of games) {
    const g = rules.start(scenario, {});
    for (const { seat, code } of made) {
      if (seat !== CHANCE && random.below(LOOKED_AT_ONE_IN) === 0) found.push({ g: copyOf(rules, g), seat });
      rules.flow.take(g, seat, code);
    }
  }
  return found;
}

/** Turns that computer players play out per second; each title's bots define a turn. */
export async function turnFigures({ rules, scenario }: Subject): Promise<Figure[]> {
  const { turnsOf }: { readonly turnsOf: (title: string, scenario: string) => Promise<PlayTurns> } = await import(
    new URL('../../dist/players/players.mjs', import.meta.url).href
  );
  const turns = await turnsOf(rules.title, scenario);
  let played = 0;
  let times = 0;
  const speed = perSecond(() => {
    times++;
    played += turns();
  });
  return [figure('guided turns of computer players', '/s', (speed * played) / times, 25_000, 40_000)];
}

export function gameFigures(subject: Subject): Figure[] {
  const random = seeded(SEED);
  let [games, decisions] = [0, 0];
  const speed = perSecond(() => {
    games++;
    decisions += playGame(subject, random);
  });
  return [
    figure('random play, decisions', '/s', (speed * decisions) / games, 100_000, 300_000),
    figure('random games', '/s', speed, 150, 450),
  ];
}

export function copyFigure({ rules, kernel: { copyInto }, scenario }: Subject): Figure {
  const source = rules.start(scenario, {});
  const target = rules.blank();
  const speed = perSecond(() => {
    for (let i = 0; i < COPIES; i++) copyInto(target, source);
  });
  return figure('copies of a state', '/s', speed * COPIES, 1_000_000, 5_000_000);
}

/** Every position of a few random games. */
function positions(subject: Subject): StateBase[] {
  const random = seeded(SEED);
  const found: StateBase[] = [];
  for (let i = 0; i < SAMPLED_GAMES; i++) playGame(subject, random, (g) => found.push(copyOf(subject.rules, g)));
  return found;
}

/** Microseconds that `work` takes at a position: the median over the positions, each after a warm-up. */
function medianMicroseconds<T>(all: readonly T[], work: (position: T) => void): number {
  const once = (position: T): number => {
    const spent = microseconds(() => {
      for (let i = 0; i < REPEATS; i++) work(position);
    });
    return Math.max(0, spent - CLOCK) / REPEATS;
  };
  all.forEach(once);
  return medianOf(all.map(once));
}

/**
 * The median of the microseconds that `work` takes at each position in game order. Each position is measured once,
 * because views share unchanged parts with earlier views: repeating a position would cost less than in play.
 */
function medianInPlay<T>(all: readonly T[], work: (position: T) => void): number {
  const once = (position: T): number => Math.max(0, microseconds(() => work(position)) - CLOCK);
  all.forEach(once);
  return medianOf(all.map(once));
}

export function positionFigures(subject: Subject): Figure[] {
  const { rules, choices } = subject;
  const all = positions(subject).map((g) => ({ g, seat: chooser(subject, g) }));
  const asked = all.filter(({ seat }) => seat !== CHANCE);
  const looks = all.flatMap(({ g }) => range(rules.seats.length).map((seat) => ({ g, seat })));
  const listing = medianMicroseconds(asked, ({ g, seat }) => rules.flow.list(g, seat, choices));
  const viewing = medianInPlay(looks, ({ g, seat }) => rules.view(g, seat));
  return [
    figure('listing the choices of a seat, median', 'µs', listing, 5, 2),
    figure('building a view, median', 'µs', viewing, 50, 20),
  ];
}
