import { describe, expect, it } from 'vitest';
import { Halving, halved, playedInTurn, roundsFor } from '../src/halving.ts';
import { Mean } from '../src/playout.ts';

interface Runner {
  readonly name: string;
  readonly worth: number;
  readonly mean: Mean;
}
const field = (...worths: readonly number[]): readonly Runner[] =>
  worths.map((worth, i) => ({ name: 'abcdefgh'.charAt(i), worth, mean: new Mean() }));

/** Halves a field with `end` playouts, in the time of `time` playouts; returns the ranking, and the plays of each. */
function race(all: readonly Runner[], end: number, { time = 1000, wanted = 1, more = 0 } = {}) {
  const playouts = { made: 0, meet: () => undefined };
  const timer = {
    get used(): number {
      return playouts.made / time;
    },
  };
  const ranked = halved(all, {
    ...{ playouts, timer, time: 1, end, wanted, rounds: roundsFor(all.length, wanted) + more },
    play: ({ worth, mean }) => {
      playouts.made++;
      mean.add(worth);
    },
  });
  return { order: ranked.map(({ name }) => name).join(''), counts: all.map(({ mean }) => mean.count) };
}

describe('halving a field', () => {
  it('leaves the best, and ranks those who dropped out last before those who dropped out first', () => {
    expect(race(field(0.1, 0.4, 0.3, 0.2), 100).order).toBe('bcda');
  });

  it('gives each round an equal share of the playouts, so those who stay are played more often', () => {
    expect(race(field(0.1, 0.4, 0.3, 0.2), 32).counts).toEqual([4, 12, 12, 4]);
  });

  it('stops at as many as are wanted', () => {
    expect(race(field(0.1, 0.4, 0.3, 0.2), 32, { wanted: 2 }).counts).toEqual([8, 8, 8, 8]);
    expect(race(field(0.1, 0.4), 32, { wanted: 2 })).toEqual({ order: 'ab', counts: [0, 0] });
  });

  it('plays the one that is left again, where there is a round for it', () => {
    expect(race(field(0.1, 0.4), 32, { more: 1 }).counts).toEqual([8, 24]);
  });

  it('drops those whom the clock keeps from being played, however good they are', () => {
    expect(race(field(0.1, 0.2, 0.3, 0.9), 100, { time: 2 })).toEqual({ order: 'bacd', counts: [1, 1, 0, 0] });
  });

  it('plays the first, even when time is up', () => {
    expect(race(field(0.1, 0.2), 100, { time: 0 })).toEqual({ order: 'ab', counts: [1, 0] });
  });
});

describe('playing in turn', () => {
  /** Plays three members in the time of five playouts; returns the number reached, and who met which dice. */
  function turns(time: number) {
    const met: string[] = [];
    let dice = -1;
    const playouts = {
      made: 10,
      meet(number: number) {
        dice = number;
      },
    };
    const timer = {
      get used(): number {
        return (playouts.made - 10) / time;
      },
    };
    const play = (name: string): void => {
      met.push(`${name} ${dice}`);
      playouts.made++;
    };
    return { reached: playedInTurn(['a', 'b', 'c'], play, 100, { playouts, timer, time: 1 }), met };
  }

  it('counts a round that was reached by all for all, even if the clock stops the next', () => {
    expect(turns(5).reached).toBe(3);
    expect(turns(2).reached).toBe(2);
  });

  it('lets all meet the same dice in a round, and dice that nobody met before in the next', () => {
    expect(turns(5).met).toEqual(['a 10', 'b 10', 'c 10', 'a 13', 'b 13']);
  });
});

it('shares what is left among the rounds to come', () => {
  const halving = new Halving(['a', 'b', 'c', 'd', 'e'], roundsFor(5));
  expect([halving.toCome, halving.shareOf(100)]).toEqual([3, 33]);
  halving.end(['c', 'a', 'b', 'd', 'e']);
  expect([halving.left, halving.toCome, halving.shareOf(67)]).toEqual([['c', 'a', 'b'], 2, 33]);
});
