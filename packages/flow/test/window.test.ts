import { Flow, flag, idKind, NONE, number, OVER, responseWindow, setOf, stateShape } from '@carillon/flow';
import { beforeEach, describe, expect, test } from 'vitest';
import { listed, NORTH, play, SEATS, SOUTH, side } from './toy.ts';

// A raid at which both sides may respond, south first. Two cards are for raids, one is not.
const card = idKind('card', ['ambush', 'scouts', 'harvest']);
const moment = idKind('moment', ['raid', 'siege']);
const RAID = moment.of('raid');
const shape = stateShape(
  { north: setOf(card), south: setOf(card), spent: setOf(card), score: number, called: number },
  { stack: 60 },
);
type Game = ReturnType<typeof shape.blank>;
const flow = new Flow<Game, string>(shape, { seats: SEATS });
const hand = (g: Game, seat: number) => (seat === NORTH ? g.north : g.south);

const Raid = flow.procedure('raid', { own: { bonus: number }, steps: ['south', 'north', 'strike'] });
const Scouts = flow.procedure('scouts', { locals: { by: side }, own: { far: flag }, steps: ['ask'] });
const Window = responseWindow(flow, {
  name: 'window',
  rule: (when) => (when === RAID ? '7.4' : '7.5'),
  moment,
  seat: side,
  card,
  opens: (g, when, seat) =>
    when === RAID && !hand(g, seat).isEmpty && (!g.spent.has(card.of('ambush')) || !g.spent.has(card.of('scouts'))),
  list(g, _when, seat, offer) {
    for (const each of hand(g, seat).toArray()) if (each !== card.of('harvest')) offer(each);
  },
  play(g, _when, seat, each, say) {
    hand(g, seat).delete(each);
    g.spent.add(each);
    say?.(`${side.nameOf(seat)} plays ${card.nameOf(each)}`);
    if (each === card.of('scouts')) return flow.call(Scouts, { by: seat });
    flow.enclosing(g, Raid).bonus += 1;
    return undefined;
  },
});
Raid.define({
  south: () => flow.call(Window, { moment: RAID, seat: side.of('south') }),
  north: () => flow.call(Window, { moment: RAID, seat: side.of('north') }),
  strike(g, f) {
    g.score = 10 + f.bonus;
    return Raid.end();
  },
});
Scouts.define({
  ask: Scouts.ask({
    rule: '1.1',
    who: (_g, f) => f.by,
    verbs: { look: [], wait: [] },
    list(_g, _f, offer) {
      offer.look();
      offer.wait();
    },
    take: {
      look(g) {
        g.called++;
        return Scouts.end();
      },
      wait: () => Scouts.end(),
    },
  }),
});

let g: Game;
const log: string[] = [];
const begin = (north: readonly string[], south: readonly string[]): void => {
  g = shape.blank();
  log.length = 0;
  for (const name of north) g.north.add(card.of(name));
  for (const name of south) g.south.add(card.of(name));
  flow.start(g, Raid, {});
};
const playing = (text: string): void => play(flow, g, text, flow.who(g), (entry) => log.push(entry));

beforeEach(() => begin(['ambush'], ['scouts', 'harvest']));

describe('a response window', () => {
  test('offers one side its cards, or to pass, and then the other', () => {
    expect(flow.breadcrumb(g)).toBe('raid.south > window.offer');
    expect(flow.who(g)).toBe(SOUTH);
    expect(listed(flow, g)).toEqual(['pass', 'respond scouts']);
    playing('pass');
    expect(flow.who(g)).toBe(NORTH);
    expect(listed(flow, g)).toEqual(['pass', 'respond ambush']);
    playing('pass');
    expect(flow.who(g)).toBe(OVER);
    expect(g.score).toBe(10);
  });

  test('says that it is a window, and how to decline', () => {
    expect(flow.question(g)).toMatchObject({ procedure: 'window', step: 'offer', window: { pass: 'pass' } });
  });

  test('gives the rule that lets cards be played at its moment', () => {
    expect(flow.question(g).rule).toBe('7.4');
  });

  test('stays open for more cards until its side passes, as long as it holds any', () => {
    begin([], ['ambush', 'scouts', 'harvest']);
    playing('respond ambush');
    expect(listed(flow, g)).toEqual(['pass', 'respond scouts']);
    playing('pass');
    expect(g.score).toBe(11);
  });

  test('closes when the last card is played', () => {
    playing('pass');
    playing('respond ambush');
    expect(flow.who(g)).toBe(OVER);
    expect(g.score).toBe(11);
    expect(log).toEqual(['north plays ambush']);
  });

  test('goes on after a card’s effects', () => {
    playing('respond scouts');
    expect(flow.breadcrumb(g)).toBe('raid.south > window.offer > scouts.ask');
    playing('look');
    expect(g.called).toBe(1);
    expect(flow.breadcrumb(g)).toBe('raid.south > window.offer');
  });

  test('opens by public facts: any side with a card is asked, whichever card it is', () => {
    begin([], ['harvest']);
    expect(flow.who(g)).toBe(SOUTH);
    expect(listed(flow, g)).toEqual(['pass']);
    const noNews = flow.breadcrumb(g);
    begin([], ['ambush']);
    expect(flow.breadcrumb(g)).toBe(noNews);
  });

  test('does not open for a side without cards, nor when every card for the moment is gone', () => {
    begin([], []);
    expect(flow.who(g)).toBe(OVER);
    begin(['ambush', 'scouts'], ['harvest']);
    playing('pass');
    playing('respond ambush');
    playing('respond scouts');
    playing('wait');
    // North's window has closed with both cards gone; south still holds one, but is not asked again.
    expect(flow.who(g)).toBe(OVER);
    expect(g.south.first()).not.toBe(NONE);
  });
});

test('a game may have two kinds of windows, each saved under its own name', () => {
  const second = responseWindow(flow, {
    rule: () => '1.1',
    name: 'late-window',
    moment,
    seat: side,
    card,
    opens: () => false,
    list: () => {},
    play: () => undefined,
  });
  expect(second.name).toBe('late-window');
  const g2 = shape.blank();
  flow.start(g2, second, { moment: RAID, seat: side.of('north') });
  expect(flow.who(g2)).toBe(OVER);
});
