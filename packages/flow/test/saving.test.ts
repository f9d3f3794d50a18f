import { BadValue, chanceFrom, copyInto, each, number, OVER, setOf, stateShape, Table, TOGETHER } from '@carillon/flow';
import { at, canonical, hashCells, type Json, range, seeded } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type State, skirmish } from './skirmish/index.ts';
import { shape as stateFields } from './skirmish/state.ts';
import { listed, NORTH, piece, play, shape, space, toyFlow } from './toy.ts';

/** Positions from a few games of skirmish, at least one at every step that asks a seat. */
const positions: readonly State[] = range(6).flatMap((seed) => {
  const random = seeded(seed);
  const table = Table.open(skirmish, {
    scenario: at(skirmish.scenarios, seed % 2),
    options: null,
    chance: chanceFrom(random),
    passIdleWindows: false,
  });
  const met: State[] = [];
  while (table.who !== OVER) {
    met.push(skirmish.fromJson(skirmish.toJson(table.state)));
    const seat = table.who === TOGETHER ? (skirmish.flow.hasAnswered(table.state, 0) ? 1 : 0) : table.who;
    const choices = table.choicesOf(seat);
    table.submit(seat, at(choices, random.below(choices.length)), table.journal.length);
  }
  return [...met, table.state];
});
const anyPosition = fc.constantFrom(...positions);

describe('a saved position', () => {
  test('names its procedures, steps, locals and slots; no number stands for a name', () => {
    const flow = toyFlow();
    const March = flow.procedure('march', {
      own: { lost: number, force: setOf(piece) },
      steps: ['muster', 'battle', 'onward'],
    });
    const Battle = flow.procedure('battle', { locals: { at: space }, result: number, steps: ['fire', 'close'] });
    March.define({
      muster(_g, f) {
        f.force.add(piece.of('regiment-20'));
        return undefined;
      },
      battle: () => March.callFor('lost', Battle, { at: space.of('montreal') }),
      onward(g, f) {
        g.total = f.lost;
        return March.end();
      },
    });
    Battle.define({
      fire: Battle.ask({
        rule: '1.1',
        who: () => NORTH,
        verbs: { lose: [number] },
        list: (_g, _f, offer) => offer.lose(3),
        take: { lose: (_g, _f, n) => Battle.end(n) },
      }),
      close: () => Battle.end(0),
    });
    const g = shape.blank();
    flow.start(g, March, {});
    const saved = flow.stackToJson(g);
    expect(saved).toEqual([
      { procedure: 'march', step: 'battle', slot: null, locals: { lost: 0, force: ['regiment-20'] } },
      { procedure: 'battle', step: 'fire', slot: 'lost', locals: { at: 'montreal' } },
    ]);
    const loaded = shape.blank();
    flow.stackFromJson(loaded, saved);
    expect(loaded.cells).toEqual(g.cells);
    play(flow, loaded, 'lose 3');
    expect(loaded.total).toBe(3);
  });

  test('is loaded unchanged, at every step that asks', () => {
    for (const g of positions) {
      const loaded = skirmish.fromJson(JSON.parse(canonical(skirmish.toJson(g))));
      expect(loaded.cells).toEqual(g.cells);
    }
  });

  test('can be loaded over another one, of which nothing remains', () => {
    for (const g of positions.slice(0, 40)) {
      const loaded = skirmish.blank();
      copyInto(loaded, at(positions, positions.length - 2));
      skirmish.flow.stackFromJson(loaded, skirmish.flow.stackToJson(g));
      expect(skirmish.flow.breadcrumb(loaded)).toBe(skirmish.flow.breadcrumb(g));
      expect(stackCells(loaded)).toEqual(stackCells(g));
    }
  });

  test('of a shape omits derived fields', () => {
    const derived = stateShape({ place: each(piece, number), sum: number }, { stack: 10, derived: ['sum'] });
    const g = derived.blank();
    g.place.set(piece.of('regiment-2'), 7);
    g.sum = 7;
    expect(derived.toJson(g)).toEqual({ place: { 'regiment-2': 7 } });
    const loaded = derived.blank();
    derived.fill(loaded, derived.toJson(g));
    expect([loaded.place.get(piece.of('regiment-2')), loaded.sum]).toEqual([7, 0]);
  });
});

type Path = readonly (string | number)[];

/** The paths to everything inside a JSON value. */
const pathsIn = (json: Json): Path[] =>
  json === null || typeof json !== 'object'
    ? [[]]
    : [[], ...Object.entries(json).flatMap(([key, inner]) => pathsIn(inner ?? null).map((path) => [key, ...path]))];

/** A copy in which the value at `path` is replaced or, with `undefined`, removed. */
function damaged(json: Json, path: Path, by: Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  const entries = Object.entries(json as { readonly [key: string]: Json }).flatMap(([each, inner]) => {
    const left = each === key ? damaged(inner, rest, by) : inner;
    return left === undefined ? [] : [[each, left] as const];
  });
  return Array.isArray(json) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Words and values from saved positions, in the wrong places. */
const stray = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }).map((json) => json as Json),
  fc.constantFrom<Json>(
    'battle',
    'march',
    'offer',
    'camp',
    'blue',
    'blue-guard',
    'ambush-1',
    'bid 1',
    '?',
    'met',
    null,
    0,
    40000,
  ),
  fc.constantFrom<Json>({}, [], { locals: {} }, ['blue'], [null]),
);

const damages = fc.tuple(anyPosition, fc.nat(), fc.oneof(fc.constant(undefined), stray)).map(([g, where, by]) => {
  const json = skirmish.toJson(g);
  const paths = pathsIn(json);
  return { damage: damaged(json, at(paths, where % paths.length), by) ?? null };
});

describe('a damaged position', () => {
  test('is refused, or is another valid position that saves as it was read', () => {
    const [one] = positions;
    if (one === undefined) throw new Error('no position');
    const before = hashCells(one.cells);
    fc.assert(
      fc.property(damages, ({ damage }) => {
        let loaded: State;
        try {
          loaded = skirmish.fromJson(damage);
        } catch (error) {
          expect(error).toBeInstanceOf(BadValue);
          return;
        }
        const again = skirmish.fromJson(skirmish.toJson(loaded));
        expect(again.cells).toEqual(loaded.cells);
        // Every loaded position is at a question, or over.
        expect(() => skirmish.flow.who(loaded)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
    expect(hashCells(one.cells)).toBe(before);
  });

  const mid = positions.find((g) => skirmish.flow.breadcrumb(g).includes('interception.offer'));
  const parts = (json: Json): { stack: { [key: string]: Json }[]; [key: string]: Json | { [key: string]: Json }[] } =>
    JSON.parse(canonical(json));

  test.each<[string, (json: ReturnType<typeof parts>) => void]>([
    ['a field is missing', (json) => void delete json.turn],
    ['a field is unknown', (json) => void Object.assign(json, { weather: 'foul' })],
    ['a number is too large', (json) => void Object.assign(json, { turn: 10 })],
    ['a side is unknown', (json) => void Object.assign(json, { first: 'green' })],
    ['the stack is missing', (json) => void Object.assign(json, { stack: null })],
    ['a frame is no object', (json) => void json.stack.splice(1, 1, 'march' as unknown as { [key: string]: Json })],
    ['a frame is empty', (json) => void json.stack.push({})],
    ['a procedure is unknown', (json) => void Object.assign(at(json.stack, 0), { procedure: 'siege' })],
    ['a procedure is named in a list', (json) => void Object.assign(at(json.stack, 0), { procedure: ['game'] })],
    ['a step is unknown', (json) => void Object.assign(at(json.stack, 1), { step: 'siege' })],
    ['a step is a number', (json) => void Object.assign(at(json.stack, 1), { step: 0 })],
    ['the topmost step asks nobody', (json) => void json.stack.pop()],
    ['a local is missing', (json) => void Object.assign(at(json.stack, 2), { locals: {} })],
    ['a frame has too much', (json) => void Object.assign(at(json.stack, 2), { colour: 'red' })],
    ['answers where none are kept', (json) => void Object.assign(at(json.stack, 2), { answers: [null, null] })],
    ['a slot that the caller does not have', (json) => void Object.assign(at(json.stack, 3), { slot: 'weather' })],
    ['a slot that cannot hold the result', (json) => void Object.assign(at(json.stack, 3), { slot: 'force' })],
    ['a slot of the outermost frame', (json) => void Object.assign(at(json.stack, 0), { slot: 'bid' })],
    ['a slot for no result', (json) => void Object.assign(at(json.stack, 1), { slot: 'bid' })],
    ['no slot at all', (json) => void delete at(json.stack, 3).slot],
    [
      'more frames than there is room for',
      (json) => void json.stack.push(...range(40).map(() => ({ ...at(json.stack, 3), slot: null }))),
    ],
  ])('is refused: %s', (_name, damage) => {
    if (mid === undefined) throw new Error('no such position was met');
    const json = parts(skirmish.toJson(mid));
    expect(json.stack.map(({ procedure }) => procedure)).toEqual(['game', 'activation', 'march', 'interception']);
    expect(skirmish.fromJson(json as Json).cells).toEqual(mid.cells);
    damage(json);
    expect(() => skirmish.fromJson(json as Json)).toThrow(BadValue);
  });
});

describe('a copy', () => {
  test('is independent: playing on another one does not change it', () => {
    const copies = positions.map((g) => {
      const copy = skirmish.blank();
      copyInto(copy, g);
      return copy;
    });
    const before = copies.map(({ cells }) => hashCells(cells));
    const saved = copies.map((copy) => canonical(skirmish.toJson(copy)));
    for (const g of positions) playOn(g, 30);
    expect(copies.map(({ cells }) => hashCells(cells))).toEqual(before);
    expect(copies.map((copy) => canonical(skirmish.toJson(copy)))).toEqual(saved);
  });

  test('plays on as the original would', () => {
    for (const g of positions) {
      const [one, other] = [skirmish.blank(), skirmish.blank()];
      copyInto(one, g);
      copyInto(other, g);
      playOn(one, 20);
      playOn(other, 20);
      expect(other.cells).toEqual(one.cells);
    }
  });

  test('can be made only between states of one shape', () => {
    expect(() => copyInto(skirmish.blank(), shape.blank())).toThrow('the states are of different shapes');
  });
});

const stackCells = (g: State): Int16Array => g.cells.slice(stateFields.stackAt);

/** Plays this many choices, always the same, on the state itself. */
function playOn(g: State, moves: number): void {
  const random = seeded(3);
  for (let i = 0; i < moves && skirmish.flow.who(g) !== OVER; i++) {
    const who = skirmish.flow.who(g);
    const seat = who === TOGETHER ? (skirmish.flow.hasAnswered(g, 0) ? 1 : 0) : who;
    const choices = listed(skirmish.flow, g, seat);
    play(skirmish.flow, g, at(choices, random.below(choices.length)), seat);
  }
}
