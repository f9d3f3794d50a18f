/** Sets whose members are named in any order. */
import { behindAfter, type Choice, Choices, copyInto, flag, idKind, number, setOf, stateShape } from '@carillon/flow';
import { at, range } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { listed, NORTH, play, type Toy, toyFlow } from './toy.ts';

const PIECES = range(4).map((n) => `regiment-${n}`);
const piece = idKind('piece', PIECES);

/** A column is formed twice, of up to two regiments each time; the regiments leave as the test says. */
const flow = toyFlow();
const Column = flow.procedure('column', { own: { taken: setOf(piece), ordered: flag }, steps: ['pick', 'close'] });
const Day = flow.procedure('day', { own: { columns: number }, steps: ['column', 'again'] });
Column.define({
  pick: Column.ask({
    rule: '1.1',
    who: () => NORTH,
    verbs: { done: [], take: [piece], halt: [] },
    anyOrder: ['take'],
    list(_g, f, offer) {
      offer.done();
      for (const each of piece.all) if (!f.taken.has(each)) offer.take(each);
      if (!f.ordered) offer.halt();
    },
    take: {
      done: () => undefined,
      take(_g, f, each) {
        f.taken.add(each);
        return f.taken.size < 2 ? Column.goto('pick') : undefined;
      },
      halt(_g, f) {
        f.ordered = true;
        return Column.goto('pick');
      },
    },
  }),
  close(g, f) {
    for (const each of f.taken.toArray()) g.total += 2 ** each;
    return Column.end();
  },
});
Day.define({
  column: () => flow.call(Column, {}),
  again(_g, f) {
    f.columns++;
    return f.columns < 2 ? Day.goto('column') : Day.end();
  },
});

const shape = stateShape({ count: number, total: number }, { stack: 60 });

function begun(...texts: string[]): Toy {
  const g = shape.blank();
  flow.start(g, Day, {});
  for (const text of texts) play(flow, g, text);
  return g;
}

/** All continuations for this many choices, by a search that skips sets it has covered. */
function ways(g: Toy, depth: number, behind: readonly Choice[] = []): string[][] {
  if (depth === 0) return [[]];
  const choices = new Choices();
  flow.list(g, NORTH, choices);
  const codes = choices.toArray().filter((code) => !behind.includes(code));
  return codes.flatMap((code, index) => {
    const next = shape.blank();
    copyInto(next, g);
    flow.take(next, NORTH, code);
    const left = flow.asksAgain ? behindAfter(flow.question(g), codes, index, behind) : [];
    return ways(next, depth - 1, left).map((rest) => [flow.text(g, code), ...rest]);
  });
}

describe('a verb that names the members of a set in any order', () => {
  test('is given with the question', () => {
    expect(flow.question(begun())).toMatchObject({ verbs: ['done', 'take', 'halt'], anyOrder: ['take'] });
  });

  test('continues with all remaining ones, before and after the one named last', () => {
    const takes = listed(flow, begun('take regiment-2')).filter((text) => text.startsWith('take'));
    expect(takes).toEqual(['take regiment-0', 'take regiment-1', 'take regiment-3']);
  });

  test('gives the same position in either order', () => {
    const one = begun('take regiment-3', 'take regiment-1');
    expect(one.cells).toEqual(begun('take regiment-1', 'take regiment-3').cells);
    expect(one.total).toBe(10);
  });
});

describe('a search', () => {
  test('reaches each set once', () => {
    const pairs = ways(begun(), 2).filter((way) => way.every((text) => text.startsWith('take')));
    expect(pairs.map((way) => way.map((text) => text.slice(-1)).join(''))).toEqual([
      '01',
      '02',
      '03',
      '12',
      '13',
      '23',
    ]);
  });

  test('still ends each set at any size', () => {
    expect(ways(begun(), 2).filter((way) => way.at(-1) === 'done')).toEqual(
      [
        ...PIECES.map((name) => [`take ${name}`, 'done']),
        ['halt', 'done'],
        // The empty column, and the next one after it.
        ['done', 'done'],
      ].toSorted((a, b) => order(a) - order(b)),
    );
  });

  test('names all again after another choice, and in the next set', () => {
    const afterHalt = ways(begun('take regiment-3', 'halt'), 1).flat();
    expect(afterHalt).toContain('take regiment-0');
    const next = ways(begun('take regiment-2', 'take regiment-3'), 1).flat();
    expect(next).toContain('take regiment-0');
  });
});

const order = (way: readonly string[]): number =>
  ['done', ...PIECES.map((name) => `take ${name}`), 'halt'].indexOf(at(way, 0));

describe('the machine says whether it asks the same question again', () => {
  test('while the set continues', () => {
    begun('take regiment-2');
    expect(flow.asksAgain).toBe(true);
    begun('halt');
    expect(flow.asksAgain).toBe(true);
  });

  test('but not if the next set begins at the same step', () => {
    const g = begun('take regiment-2', 'take regiment-1');
    expect([flow.question(g).step, flow.asksAgain]).toEqual(['pick', false]);
    begun('done');
    expect(flow.asksAgain).toBe(false);
  });

  test('nor at the end', () => {
    begun('done', 'done');
    expect(flow.asksAgain).toBe(false);
  });
});
