import { between, CHANCE, type ChanceSource, Choices, chanceFrom, idKind, setOf } from '@carillon/flow';
import { BrokenInvariant, type Random, range, seeded } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listed, NORTH, play, shape, toyFlow } from './toy.ts';

const chit = idKind('chit', ['white', 'grey', 'black']);
const flow = toyFlow();
const Draws = flow.procedure('draws', { own: { drawn: setOf(chit) }, steps: ['dice', 'chit', 'again'] });
Draws.define({
  dice: Draws.ask({
    rule: '1.1',
    who: () => CHANCE,
    verbs: { roll: [between(2, 4)] },
    list(_g, _f, offer) {
      offer.roll(2);
      offer.times(2);
      offer.roll(3);
      offer.times(1);
      offer.roll(4);
    },
    take: { roll: () => undefined },
  }),
  chit: Draws.ask({
    rule: '1.1',
    who: () => CHANCE,
    verbs: { draw: [chit] },
    list(_g, f, offer) {
      for (const each of chit.all) if (!f.drawn.has(each)) offer.draw(each);
    },
    take: {
      draw(_g, f, drawn) {
        f.drawn.add(drawn);
        return undefined;
      },
    },
  }),
  again: (_g, f) => (f.drawn.size < 3 ? Draws.goto('chit') : Draws.end()),
});

function begun() {
  const g = shape.blank();
  flow.start(g, Draws, {});
  return g;
}

describe('a roll', () => {
  test('is a choice of the player called chance, not of a seat', () => {
    const g = begun();
    expect(flow.who(g)).toBe(CHANCE);
    expect(flow.mayChoose(g, CHANCE)).toBe(true);
    expect(flow.mayChoose(g, NORTH)).toBe(false);
    expect(listed(flow, g)).toEqual(['roll 2', 'roll 3', 'roll 4']);
  });

  test('gives each outcome its weight', () => {
    const list = new Choices();
    flow.list(begun(), CHANCE, list);
    expect(range(3).map((i) => list.weightOf(i))).toEqual([1, 2, 1]);
    expect(list.totalWeight).toBe(4);
  });

  test.each([0, -1, 1.5, Number.NaN])('has no outcome with weight %s', (weight) => {
    expect(() => new Choices().times(weight)).toThrow(BrokenInvariant);
  });
});

test('a draw takes one of the remaining cards, so there is no order to know beforehand', () => {
  const g = begun();
  play(flow, g, 'roll 2');
  expect(listed(flow, g)).toEqual(['draw white', 'draw grey', 'draw black']);
  play(flow, g, 'draw grey');
  expect(listed(flow, g)).toEqual(['draw white', 'draw black']);
});

describe('chance from a generator', () => {
  const weighted = (weights: readonly number[]): Choices => {
    const list = new Choices();
    weights.forEach((weight, i) => {
      list.times(weight);
      list.push(i);
    });
    return list;
  };
  const always = (value: number): Random => ({ below: () => value });

  test('gives each outcome as many numbers as its weight', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 }), (weights) => {
        const list = weighted(weights);
        const taken = range(list.totalWeight).map((value) => chanceFrom(always(value)).draw(list, 0));
        expect(weights.map((_, i) => taken.filter((each) => each === i).length)).toEqual(weights);
      }),
    );
  });

  test('asks for a number below the sum of the weights', () => {
    let asked = 0;
    const below = (bound: number): number => {
      asked = bound;
      return 0;
    };
    chanceFrom({ below }).draw(weighted([3, 1, 5]), 0);
    expect(asked).toBe(9);
  });

  test('throws rather than take what is not there', () => {
    expect(() => chanceFrom(always(9)).draw(weighted([3, 1, 5]), 0)).toThrow('the weights do not add up');
  });

  test('follows the weights approximately', () => {
    const source: ChanceSource = chanceFrom(seeded(7));
    const list = weighted([1, 2, 1]);
    const taken = range(4000).map((n) => source.draw(list, n));
    expect(Math.abs(taken.filter((each) => each === 1).length - 2000)).toBeLessThan(200);
  });
});
