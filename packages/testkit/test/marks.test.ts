import type { Json } from '@carillon/kit';
import { type Mark, setsOf, walk } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { March } from '../../flow/test/skirmish/contents.ts';
import { flow } from '../../flow/test/skirmish/state.ts';
import { planted, sound } from './games.ts';
import { complaint, stepAt } from './planting.ts';

/** The part of a position of Skirmish that these marks read. */
interface Saved {
  readonly place: { readonly [piece: string]: string };
  readonly stack: readonly {
    readonly step: string;
    readonly locals: { readonly at?: string; readonly force?: string[] };
  }[];
}

/** 2.3 A force goes on with the pieces that are still in its space. */
const force: Mark = {
  set: 'march.force',
  rule: '2.3',
  until: 'the piece has left the space of its force',
  endedBy: 'march.onward',
  outlived(now) {
    const { place, stack } = now as unknown as Saved;
    const marching = stack.find(({ step }) => step === 'next');
    return marching?.locals.force?.filter((each) => place[each] !== marching.locals.at) ?? [];
  },
};

describe('the walk', () => {
  test('finds no mark that outlives its rule in sound rules', () => {
    expect(complaint(sound, [force])).toBe('nothing');
  });

  test('finds a mark that outlives its rule, though nothing else is wrong', () => {
    const leaving = planted(sound, {
      take(g, seat, choice, say) {
        const left = flow.within(g, March)?.force.toArray() ?? [];
        flow.take(g, seat, choice, say);
        const march = flow.within(g, March);
        if (march === undefined || stepAt(g) !== 'march.next') return;
        for (const each of left) march.force.add(each);
      },
    });
    expect(complaint(leaving)).toBe('nothing');
    expect(complaint(leaving, [force])).toMatch(
      /march.force still marks .*, against 2.3: it lasts until the piece has left the space of its force$/,
    );
  });

  test('compares each position with the one before it', () => {
    const pairs: (readonly [Json, Json | undefined])[] = [];
    const watch: Mark = {
      ...force,
      outlived(...pair) {
        pairs.push(pair);
        return [];
      },
    };
    const { journal } = walk(sound, { seed: 1, options: null, checks: 'light', marks: [watch] });
    expect(pairs).toHaveLength(journal.length);
    pairs.slice(1).forEach(([, before], i) => {
      expect(before).toEqual(pairs[i]?.[0]);
    });
    expect(pairs[0]?.[1]).toBeUndefined();
  });
});

test('every set of a title is found: those of its positions, and those of its procedures', () => {
  const sets = setsOf(sound);
  expect(sets).toEqual(
    expect.arrayContaining(['deck', 'spent', 'march.force', 'interception.played', 'battle.blueCards']),
  );
  expect(sets.filter((each) => each.includes('stack'))).toEqual([]);
});
