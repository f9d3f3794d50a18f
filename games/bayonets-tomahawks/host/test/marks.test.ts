import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { Position } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Mark, setsOf, type Walkable } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { LASTING, MARKS, WITH_PROCEDURE } from '../src/marks.ts';

const rules = bayonetsTomahawks as unknown as Walkable;
const position = (): Position =>
  bayonetsTomahawks.toJson(bayonetsTomahawks.start('french-and-indian-war', {})) as unknown as Position;
const outlived = (set: string, now: unknown, before?: unknown): readonly string[] =>
  (MARKS.find((mark) => mark.set === set) as Mark<unknown> | undefined)?.outlived(now, before) ?? [];

test('each set of the game is listed once: with the rule that ends its marks, as lasting, or with its procedure', () => {
  const listed = [...MARKS.map(({ set }) => set), ...LASTING, ...WITH_PROCEDURE];
  expect(listed.sort()).toEqual([...setsOf(rules)].sort());
});

test('at the beginning of a game no mark has outlived its rule', () => {
  expect(MARKS.flatMap(({ set }) => outlived(set, position()))).toEqual([]);
});

describe('a mark that stands too long is found', () => {
  const frame = (procedure: string, step: string, locals: object = {}) => ({ procedure, step, slot: null, locals });
  const acting = [frame('action-round', 'firstPhase')];
  const winter = [frame('winter-quarters', 'disband', { staying: ['langis'] })];
  const place = { langis: 'quebec', lery: 'quebec', rogers: 'losses', 'fort-anne': 'albany', micmac: 'montreal' };
  const doctored = (parts: object): unknown => ({ ...position(), stack: acting, place, ...parts });
  const battles = (...fought: string[]) => [...acting, frame('battles', 'choose', { fought })];

  test.each<[string, string, object]>([
    ['reduced', 'rogers', { reduced: ['rogers'] }],
    ['spent', 'rogers', { spent: ['rogers'] }],
    ['spent', 'langis', { spent: ['langis'], stack: [frame('action-round', 'choose')] }],
    ['routed', 'langis', { routed: ['langis'] }],
    ['routed', 'micmac', { routed: ['micmac'], stack: winter }],
    ['outOfSupply', 'langis', { outOfSupply: ['langis'] }],
    ['landed', 'langis', { landed: ['langis'], stack: battles('quebec') }],
    ['marshaled', 'langis', { marshaled: ['langis'], stack: battles('quebec') }],
    ['sittingOut', 'langis', { sittingOut: ['langis'], battles: ['montreal'] }],
    ['frenchRaids', 'york', { frenchRaids: ['york'], stack: winter }],
    ['britishRaids', 'montreal', { britishRaids: ['montreal'], stack: winter }],
    ['roadsBegun', 'a.b', { roadsBegun: ['a.b'], roads: ['a.b'] }],
    ['fortsBegun', 'albany', { fortsBegun: ['albany'] }],
    ['britishRoadsBegun', 'a.b', { britishRoadsBegun: ['a.b'] }],
    ['britishFortsBegun', 'albany', { britishFortsBegun: ['albany'] }],
    ['battles', 'quebec', { battles: ['quebec'], stack: battles('quebec') }],
    ['frenchBefore', 'albany', { frenchBefore: ['albany'], stack: [frame('action-round', 'choose')] }],
    ['britishBefore', 'york', { britishBefore: ['york'], stack: [frame('action-round', 'choose')] }],
    ['pointsGone', 'british-1', { pointsGone: ['british-1'], stack: [frame('action-round', 'choose')] }],
    ['used', 'british-2', { used: ['british-2'], cards: { 'british-2': 'discard' } }],
    ['march.force', 'micmac', { stack: [frame('march', 'onward', { force: ['langis', 'micmac'], at: 'quebec' })] }],
    ['combine.reduced', 'lery', { stack: [frame('combine', 'keep', { reduced: ['lery'], kept: null })] }],
    ['retreat.units', 'micmac', { stack: [frame('retreat', 'to', { units: ['micmac'], at: 'quebec' })] }],
    ['winter-quarters.staying', 'rogers', { stack: [frame('winter-quarters', 'disband', { staying: ['rogers'] })] }],
    [
      'return-to-colonies.force',
      'micmac',
      { stack: [frame('return-to-colonies', 'move', { force: ['micmac'], at: 'quebec' })] },
    ],
  ])('%s: %s', (set, name, parts) => {
    expect(outlived(set, doctored(parts))).toEqual([name]);
  });

  test.each(['roadsNew', 'fortsNew', 'frenchGuns', 'britishGuns', 'frenchEntered', 'britishEntered'])(
    '%s of the Action Round before',
    (set) => {
      expect(outlived(set, doctored({ [set]: ['x'] }))).toEqual([]);
      expect(outlived(set, doctored({ [set]: ['x'], stack: [frame('action-round', 'choose')] }))).toEqual(['x']);
    },
  );

  test('holdsChit: a chit that is held after all have been compared, but not one that is drawn later in the winter', () => {
    const now = doctored({ holdsChit: ['french'], stack: winter });
    expect(outlived('holdsChit', now, doctored({}))).toEqual(['french']);
    const reveal = [frame('winter-quarters', 'reveal', { staying: [] })];
    expect(outlived('holdsChit', now, doctored({ holdsChit: ['french'], stack: reveal }))).toEqual(['french']);
    expect(outlived('holdsChit', now, doctored({ stack: winter }))).toEqual([]);
  });

  test.each(['landed', 'marshaled'])('%s: who has moved on', (set) => {
    const before = doctored({ [set]: ['langis'], place: { ...place, langis: 'montreal' } });
    expect(outlived(set, doctored({ [set]: ['langis'] }), before)).toEqual(['langis']);
  });
});
