/**
 * A game for tests of the table: the sides keep watch in turn, and during the watch everything happens that a table
 * must handle.
 */
import {
  BadValue,
  between,
  CHANCE,
  each,
  Flow,
  flag,
  idKind,
  number,
  OVER,
  querying,
  type Rules,
  responseWindow,
  type Seat,
  stateShape,
} from '@carillon/flow';
import { at, type Json } from '@carillon/kit';
import { SEATS, side } from './toy.ts';

const shape = stateShape(
  {
    onWatch: side,
    marched: number,
    rolled: number,
    signals: each(side, number),
    holds: each(side, number),
    seen: flag,
  },
  { stack: 60 },
);
export type Watch = ReturnType<typeof shape.blank>;

const flow = new Flow<Watch, string>(shape, { seats: SEATS });
const Keep = flow.procedure('keep', {
  together: true,
  steps: ['order', 'again', 'roll', 'peek', 'drill', 'pay', 'signal', 'alarm', 'back'],
});

const moment = idKind('moment', ['alarm']);
const signal = idKind('signal', ['horn']);
// The window opens for a side said to hold two signals, though one may be false.
const Alarm = responseWindow(flow, {
  rule: () => '1.1',
  name: 'alarm',
  moment,
  seat: side,
  card: signal,
  opens: (g, _when, by) => g.holds.get(by) > 1,
  list(g, _when, by, offer) {
    if (g.signals.get(by) > 0) offer(signal.of('horn'));
  },
  play(g, _when, by, _card, say) {
    g.holds.set(by, 0);
    say?.(`${side.nameOf(by)} blows the horn`);
    return undefined;
  },
});

const sideOf = (seat: Seat) => at(side.all, seat);
const other = (g: Watch) => (g.onWatch === side.of('north') ? side.of('south') : side.of('north'));

Keep.define({
  order: Keep.ask({
    rule: '1.1',
    who: (g) => g.onWatch,
    verbs: {
      march: [between(1, 3)],
      roll: [],
      peek: [],
      drill: [],
      pay: [],
      alarm: [],
      signal: [],
      relieve: [],
      fail: [],
      end: [],
    },
    list(g, _f, offer) {
      for (let n = 1; n <= 3; n++) offer.march(n);
      offer.roll();
      offer.peek();
      offer.drill();
      offer.pay();
      if (g.holds.get(other(g)) > 0) offer.alarm();
      offer.signal();
      offer.relieve();
      offer.fail();
      offer.end();
    },
    take: {
      march(g, f, n) {
        g.marched += n;
        f.say?.(`${side.nameOf(g.onWatch)} marches ${n}`);
        return undefined;
      },
      roll: () => Keep.goto('roll'),
      peek: () => Keep.goto('peek'),
      drill: () => Keep.goto('drill'),
      pay: () => Keep.goto('pay'),
      alarm: () => Keep.goto('alarm'),
      signal: () => Keep.goto('signal'),
      relieve(g) {
        g.onWatch = other(g);
        return undefined;
      },
      fail(g) {
        g.marched = 99;
        throw new Error('this rule is broken');
      },
      end: () => Keep.end(),
    },
  }),
  again: () => Keep.goto('order'),
  roll: Keep.ask({
    rule: '1.1',
    who: () => CHANCE,
    seenBy: (g) => (g.seen ? g.onWatch : undefined),
    verbs: { die: [between(1, 6)] },
    list(_g, _f, offer) {
      for (let n = 1; n <= 6; n++) offer.die(n);
    },
    take: {
      die(g, f, n) {
        if (n === 6) throw new Error('the die is cocked');
        g.rolled = n;
        f.say?.(`a ${n} is rolled`);
        return Keep.goto('order');
      },
    },
  }),
  peek: Keep.ask({
    rule: '1.1',
    reveals: true,
    who: (g) => g.onWatch,
    verbs: { look: [] },
    list: (_g, _f, offer) => offer.look(),
    take: {
      look(g) {
        g.seen = true;
        return Keep.goto('order');
      },
    },
  }),
  drill: Keep.ask({
    rule: '1.1',
    who: (g) => g.onWatch,
    verbs: { fire: [] },
    list: (_g, _f, offer) => offer.fire(),
    take: { fire: () => Keep.goto('order') },
  }),
  pay: Keep.ask({
    rule: '1.1',
    alone: 'ask',
    who: (g) => g.onWatch,
    verbs: { coin: [] },
    list: (_g, _f, offer) => offer.coin(),
    take: { coin: () => Keep.goto('order') },
  }),
  signal: Keep.askTogether({
    rule: '1.1',
    asks: () => true,
    verbs: { flags: [between(0, 2)], smoke: [] },
    list(_g, _f, _seat, offer) {
      for (let n = 0; n <= 2; n++) offer.flags(n);
      offer.smoke();
    },
    take: {
      flags(g, _f, seat, n) {
        g.signals.set(sideOf(seat), n);
        return undefined;
      },
      smoke: () => undefined,
    },
    afterAll: () => Keep.goto('order'),
  }),
  alarm: (g) => flow.call(Alarm, { moment: moment.of('alarm'), seat: other(g) }),
  back: () => Keep.goto('order'),
});

/** The two scenarios differ in what the sides are said to hold. */
const SCENARIOS = ['calm', 'alert'];

function start(scenario: string, options: Json, say?: (entry: string) => void): Watch {
  if (!SCENARIOS.includes(scenario) || options !== null) throw new BadValue('no such watch');
  const g = shape.blank();
  if (scenario === 'alert') for (const each of side.all) g.holds.set(each, 2);
  say?.('the watch begins');
  flow.start(g, Keep, {}, say);
  return g;
}

const toJson = (g: Watch): Json => ({ ...shape.toJson(g), stack: flow.stackToJson(g) });

function fromJson(json: Json): Watch {
  if (json === null || typeof json !== 'object' || !('stack' in json)) throw new BadValue('no watch');
  const { stack, ...fields } = json;
  const g = shape.blank();
  shape.fill(g, fields);
  flow.stackFromJson(g, stack);
  return g;
}

export const watch: Rules<Watch, Json, string> = {
  title: 'watch',
  seats: SEATS,
  scenarios: SCENARIOS,
  options: [],
  flow,
  blank: shape.blank,
  start,
  /** Standing answers last as long as a side is on watch. */
  period: (g) => String(g.onWatch),
  isPastOpening: () => true,
  queries: [],
  seating: () => [0, 1],
  query: querying({}),
  result: (g) => (flow.who(g) === OVER ? { winner: undefined, rule: '1' } : undefined),
  toJson,
  fromJson,
  positions: [],
  view: toJson,
  fromView: fromJson,
  logFor: (entry) => entry,
  check: () => {},
  tellsAll: () => true,
  guess: fromJson,
};
