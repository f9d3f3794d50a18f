import { type Mark, setsOf, type Walkable } from '@carillon/testkit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, test } from 'vitest';
import { LASTING, MARKS, WITH_PROCEDURE } from '../src/marks.ts';

const rules = wildernessWar as unknown as Walkable;
const begun = wildernessWar.toJson(wildernessWar.start('annus-mirabilis', {})) as object;
const outlived = (set: string, now: unknown, before?: unknown): readonly string[] =>
  (MARKS.find((mark) => mark.set === set) as Mark<unknown> | undefined)?.outlived(now, before) ?? [];

test('each set of the game is listed once: with the rule that ends its marks, as lasting, or with its procedure', () => {
  const listed = [...MARKS.map(({ set }) => set), ...LASTING, ...WITH_PROCEDURE];
  expect(listed.sort()).toEqual([...setsOf(rules)].sort());
});

test('at the beginning of a game no mark has outlived its rule', () => {
  expect(MARKS.flatMap(({ set }) => outlived(set, begun))).toEqual([]);
});

describe('a mark that stands too long is found', () => {
  const frame = (procedure: string, step: string, locals: object = {}) => ({ procedure, step, slot: null, locals });
  const phase = (step: string) => frame('phase', step, { side: 'french' });
  const place = { montcalm: 'montreal', 'coureurs-1': 'ticonderoga', 'british-regular-1': 'removed', wolfe: 'halifax' };
  const doctored = (parts: object): unknown => ({ ...begun, stack: [phase('activate')], place, ...parts });

  test.each<[string, string, object]>([
    ['reduced', 'british-regular-1', { reduced: ['british-regular-1'] }],
    ['inside', 'coureurs-1', { inside: ['coureurs-1'], besieged: [] }],
    ['acted', 'montcalm', { acted: ['montcalm'], stack: [phase('card')] }],
    ['allied', 'mingo-town', { allied: ['mingo-town'] }],
    [
      'fieldworks',
      'ticonderoga',
      { fieldworks: ['ticonderoga'], stack: [frame('march', 'onward', { outcome: 'overrun', fought: 'ticonderoga' })] },
    ],
    ['captured', 'louisbourg', { captured: ['louisbourg'], amphib: [] }],
    ['besieged', 'quebec', { besieged: ['quebec'] }],
    ['siegeOne', 'quebec', { siegeOne: ['quebec'] }],
    ['siegeTwo', 'quebec', { siegeTwo: ['quebec'] }],
    ['amphib', 'louisbourg', { amphib: ['louisbourg'], besieged: [] }],
    ['britishHolds', 'niagara', { britishHolds: ['niagara'], place: { 'coureurs-1': 'niagara' }, works: {} }],
    ['built', 'french', { built: ['french'] }],
    ['shown', 'ambush-11', { shown: ['ambush-11'], cards: { 'ambush-11': 'discard' } }],
    ['march.force', 'montcalm', { stack: [frame('march', 'onward', { force: ['montcalm'], at: 'quebec' })] }],
    ['retreat.pieces', 'wolfe', { stack: [frame('retreat', 'to', { pieces: ['wolfe'], at: 'quebec' })] }],
    ['raid.raiders', 'montcalm', { stack: [frame('raid', 'lose', { raiders: ['montcalm'], at: 'quebec' })] }],
  ])('%s: %s', (set, name, parts) => {
    expect(outlived(set, doctored(parts))).toEqual([name]);
  });

  test('an Amphib marker keeps a capture of the British, and none of the French', () => {
    const captured = (where: string) => outlived('captured', doctored({ captured: [where], amphib: [where] }));
    expect([captured('louisbourg'), captured('halifax')]).toEqual([[], ['halifax']]);
  });

  test.each<[string, string, object]>([
    ['inEffect', 'british-blockhouses', { inEffect: ['british-blockhouses'] }],
    ['inEffect', 'french-regulars-this-season', { inEffect: ['french-regulars-this-season'] }],
    ['holding', 'french', { holding: ['french'] }],
    ['carried', 'british', { carried: ['british'] }],
  ])('%s of the year before: %s', (set, name, parts) => {
    const before = doctored({ ...parts, year: 1756, held: { french: 1, british: 0 } });
    expect(outlived(set, doctored(parts), before)).toEqual([name]);
    expect(outlived(set, before, before)).toEqual([]);
  });
});
