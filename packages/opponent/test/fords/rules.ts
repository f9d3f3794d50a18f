/**
 * Fords: a game so small that the best plan is known. Two sides contend for three fords of a river.
 *
 * 1 At the start each side may post a guard at a ford, in secret (1.1). A round: both choose a stance in secret, bold or
 *   wary (1.2); then each side has its turn (1.3).
 * 2 A turn: dig for one point, or cross at a ford (2.1). One die: from the number that the ford needs on, the crossing
 *   is won, unless the enemy's guard stands there; then it brings the prize of the ford, otherwise it costs a step (2.2).
 *   The winner presses on, for one point more, or halts (2.3).
 * 3 After the last round the side with more points wins.
 *
 * Every position says which of these parts it has: see `Setting`.
 */
import {
  answerAnew,
  BadValue,
  between,
  CHANCE,
  copyInto,
  each,
  Flow,
  flag,
  type Id,
  idKind,
  NONE,
  number,
  OVER,
  optional,
  type Rules,
  type Seat,
  stateShape,
} from '@carillon/flow';
import { at, type Below, type Json } from '@carillon/kit';

export const side = idKind('side', ['north', 'south']);
export type Side = Id<'side'>;
export const NORTH: Side = side.of('north');
export const SOUTH: Side = side.of('south');
export const enemyOf = (of: Side): Side => (of === NORTH ? SOUTH : NORTH);
export const sideAt = (seat: Seat): Side => at(side.all, seat);

const FORDS = ['upper', 'middle', 'lower'] as const;
type FordName = (typeof FORDS)[number];
export const ford = idKind('ford', FORDS);

const DICE = [1, 2, 3, 4, 5, 6];
const digit = between(0, 9);

const shape = stateShape(
  {
    round: digit,
    rounds: digit,
    /** The side that has its turn first. */
    first: side,
    /** North's points less South's. */
    points: number,
    steps: each(side, digit),
    prize: each(ford, digit),
    /** The lowest roll that wins a crossing; with 7 none does. */
    needs: each(ford, between(1, 7)),
    /** Whether guards are posted. */
    guards: flag,
    /** A ford that a side may not see. */
    guard: each(side, optional(ford)),
    /** Points for North if both stances are alike, for South if they differ. */
    stake: digit,
    /** Points for a bold stance. */
    bonus: digit,
  },
  { stack: 60 },
);
export type State = ReturnType<typeof shape.blank>;

export type LogEntry =
  | { readonly type: 'posted'; readonly side: string; readonly at: string }
  | { readonly type: 'stances'; readonly alike: boolean }
  | { readonly type: 'dug' | 'marched' | 'pressed'; readonly side: string; readonly at?: string }
  | { readonly type: 'crossed'; readonly side: string; readonly at: string; readonly won: boolean };

export const flow = new Flow<State, LogEntry>(shape, { seats: side.names });

const Game = flow.procedure('game', {
  own: { bold: each(side, between(0, 1)) },
  together: true,
  steps: ['posts', 'round', 'stances', 'first', 'second', 'close'],
});
export const Turn = flow.procedure('turn', {
  locals: { side },
  own: { at: ford },
  steps: ['order', 'roll', 'follow', 'close'],
});

/** Points for a side. */
function score(g: State, of: Side, points: number): void {
  g.points += of === NORTH ? points : -points;
}

Game.define({
  // 1.1
  posts: Game.askTogether({
    rule: '1.1',
    asks: () => true,
    verbs: { post: [ford] },
    list(_g, _f, _seat, offer) {
      for (const each of ford.all) offer.post(each);
    },
    take: {
      post(g, _f, seat, to) {
        g.guard.set(sideAt(seat), to);
      },
    },
    afterAll(g, f) {
      g.guards = true;
      for (const each of side.all) {
        const to = g.guard.get(each);
        if (to !== NONE) f.say?.({ type: 'posted', side: side.nameOf(each), at: ford.nameOf(to) });
      }
      return undefined;
    },
  }),
  round(g) {
    g.round++;
    return g.stake + g.bonus > 0 ? undefined : Game.goto('first');
  },
  // 1.2
  stances: Game.askTogether({
    rule: '1.2',
    asks: () => true,
    verbs: { bold: [], wary: [] },
    list(_g, _f, _seat, offer) {
      offer.bold();
      offer.wary();
    },
    take: {
      bold(_g, f, seat) {
        f.bold.set(sideAt(seat), 1);
      },
      wary(_g, f, seat) {
        f.bold.set(sideAt(seat), 0);
      },
    },
    afterAll(g, f) {
      const alike = f.bold.get(NORTH) === f.bold.get(SOUTH);
      score(g, alike ? NORTH : SOUTH, g.stake);
      for (const each of side.all) score(g, each, f.bold.get(each) * g.bonus);
      f.say?.({ type: 'stances', alike });
      return undefined;
    },
  }),
  // 1.3
  first: (g) => flow.call(Turn, { side: g.first }),
  second: (g) => flow.call(Turn, { side: enemyOf(g.first) }),
  close: (g) => (g.round < g.rounds ? Game.goto('round') : Game.end()),
});

Turn.define({
  // 2.1
  order: Turn.ask({
    rule: '2.1',
    who: (_g, f) => f.side,
    verbs: { dig: [], cross: [ford] },
    list(_g, _f, offer) {
      offer.dig();
      for (const each of ford.all) offer.cross(each);
    },
    take: {
      dig(g, f) {
        score(g, f.side, 1);
        f.say?.({ type: 'dug', side: side.nameOf(f.side) });
        return Turn.end();
      },
      cross(_g, f, to) {
        f.at = to;
        f.say?.({ type: 'marched', side: side.nameOf(f.side), at: ford.nameOf(to) });
        return undefined;
      },
    },
  }),
  // 2.2
  roll: Turn.ask({
    rule: '2.2',
    who: () => CHANCE,
    verbs: { roll: [between(1, 6)] },
    list(_g, _f, offer) {
      for (const die of DICE) offer.roll(die);
    },
    take: {
      roll(g, f, die) {
        const won = die >= g.needs.get(f.at) && g.guard.get(enemyOf(f.side)) !== f.at;
        if (won) score(g, f.side, g.prize.get(f.at));
        else g.steps.set(f.side, Math.max(0, g.steps.get(f.side) - 1));
        f.say?.({ type: 'crossed', side: side.nameOf(f.side), at: ford.nameOf(f.at), won });
        return won ? undefined : Turn.end();
      },
    },
  }),
  // 2.3
  follow: Turn.ask({
    rule: '2.3',
    who: (_g, f) => f.side,
    verbs: { halt: [], press: [] },
    list(_g, _f, offer) {
      offer.halt();
      offer.press();
    },
    take: {
      halt: () => undefined,
      press(g, f) {
        score(g, f.side, 1);
        f.say?.({ type: 'pressed', side: side.nameOf(f.side) });
        return undefined;
      },
    },
  }),
  close: () => Turn.end(),
});

/** How a game begins; by default one round without guards and stances, in which every crossing fails. */
export interface Setting {
  readonly rounds?: number;
  readonly first?: Side;
  /** The number of points at the start, for North. */
  readonly points?: number;
  readonly fords?: Partial<Record<FordName, { readonly prize: number; readonly needs: number }>>;
  /** Whether guards are still to be posted (`asked`), or the fords where one or both sides have posted them. */
  readonly guards?: 'asked' | { readonly [S in 'north' | 'south']?: FordName };
  readonly stake?: number;
  readonly bonus?: number;
}

/** A game at its first question. */
export function begun({ rounds = 1, first = NORTH, points = 0, fords = {}, guards = {}, ...stances }: Setting): State {
  const g = shape.blank();
  Object.assign(g, { rounds, first, points, stake: stances.stake ?? 0, bonus: stances.bonus ?? 0 });
  for (const each of side.all) g.steps.set(each, 9);
  for (const each of ford.all) g.needs.set(each, 7);
  for (const each of ford.all) {
    const { prize = 0, needs = 7 } = fords[at(FORDS, each)] ?? {};
    g.prize.set(each, prize);
    g.needs.set(each, needs);
  }
  flow.start(g, Game, {});
  if (guards === 'asked') return g;
  for (const of of side.all) flow.take(g, of, flow.parse(g, 'post upper') ?? 0);
  g.guards = Object.keys(guards).length > 0;
  for (const of of side.all) {
    const name = of === NORTH ? guards.north : guards.south;
    g.guard.set(of, name === undefined ? NONE : ford.of(name));
  }
  return g;
}

/** Plays choices of whoever is asked; of chance too. */
export function after(g: State, ...texts: readonly string[]): State {
  const played = copyOf(g);
  for (const text of texts) {
    const [who, ...words] = text.split(': ');
    const seat = words.length > 0 ? side.names.indexOf(who as (typeof side.names)[number]) : flow.who(played);
    const choice = flow.parse(played, words[0] ?? text);
    if (choice === undefined) throw new Error(`nobody may choose ${text}`);
    flow.take(played, seat, choice);
  }
  return played;
}

export function copyOf(g: State): State {
  const copy = shape.blank();
  copyInto(copy, g);
  return copy;
}

/** All but the enemy's guard, and its answers that are not revealed yet. */
export interface View {
  readonly seat: string | null;
  readonly [field: string]: Json;
}

const write = shape.writer<{ stack: Json }>('stack');

export function view(g: State, seat: Seat | undefined): View {
  const seen = copyOf(g);
  for (const each of side.all) if (each !== seat) seen.guard.set(each, NONE);
  flow.hideAnswers(seen, seat);
  const fields = JSON.parse(JSON.stringify(write(seen, flow.stackToJson(seen)))) as Record<string, Json>;
  return { ...fields, seat: seat === undefined ? null : side.nameOf(sideAt(seat)) };
}

function fromView({ seat: _seat, ...position }: View): State {
  if (position.stack === undefined) throw new BadValue('no position of fords');
  const g = shape.blank();
  shape.fill(g, position, 'stack');
  flow.stackFromJson(g, position.stack);
  return g;
}

/** Deals the guards that a view hides, and makes secret answers again. */
export function dealer({ seat, guards }: View): (g: State, below: Below) => void {
  const own = side.all.find((each) => side.nameOf(each) === seat);
  return (g, below) => {
    for (const each of side.all)
      if (guards === true && each !== own && g.guard.get(each) === NONE) g.guard.set(each, at(ford.all, below(3)));
    answerAnew(flow, g, own, below);
  };
}

export const rules: Pick<
  Rules<State, View, LogEntry>,
  'title' | 'seats' | 'flow' | 'blank' | 'view' | 'fromView' | 'result' | 'logFor'
> = {
  title: 'fords',
  seats: side.names,
  flow,
  blank: shape.blank,
  view,
  fromView,
  result(g) {
    if (flow.who(g) !== OVER) return undefined;
    return { winner: g.points > 0 ? NORTH : g.points < 0 ? SOUTH : undefined, rule: '3' };
  },
  logFor: (entry, seat) => (entry.type === 'posted' && entry.side !== flow.seats[seat ?? -1] ? undefined : entry),
};
