import { BadValue } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { ask, at } from './asking.ts';

describe('a question that cannot be answered is refused', () => {
  const g = at({ pieces: { albany: ['webb', 'northern-provincial-1'], quebec: ['montcalm'] } });

  test.each<[string, Json]>([
    ['weather', {}],
    ['supply', {}],
    ['supply', { side: 'dutch' }],
    ['supply', null],
    ['nearest', { side: 'french' }],
    ['nearest', { side: 'french', from: 'atlantis' }],
    ['steps', {}],
    ['steps', { force: [] }],
    ['steps', { force: 'webb' }],
    ['steps', { force: ['webb', 'webb'] }],
    ['steps', { force: ['webb', 'montcalm'] }],
    ['steps', { force: ['wolfe'] }],
    ['reach', { force: ['webb'], value: 4 }],
    ['interceptors', { force: ['webb'] }],
    ['interceptors', { force: ['webb'], at: 'hoosic', infiltrates: 'perhaps' }],
    ['uses', { side: 'french', card: 'joker' }],
  ])('%s %j', (name, args) => {
    expect(() => ask(g, name, args)).toThrow(BadValue);
  });

  test.each<[string, Json, string]>([
    ['supply', { side: 'French' }, 'side: French is no side; allowed: french, british'],
    ['supply', {}, 'side: is missing; allowed: french, british'],
    ['supply', { side: 'french', valu: 1 }, 'valu is no argument of supply; allowed: side'],
    ['reach', { force: ['webb'], valu: 1 }, 'valu is no argument of reach; allowed: force, value'],
    ['reach', { force: ['webb'], value: 4 }, 'value: 4 is no value of a card; allowed: 1, 2, 3'],
    ['nearest', { side: 'french', from: 'alban' }, 'from: alban is no space; allowed: albany, '],
    ['nearest', { side: 'french', from: 'albnay' }, 'from: albnay is no space; allowed: albany, '],
    ['steps', { force: ['webb', 'webb'] }, 'force: webb is there twice'],
    [
      'interceptors',
      { force: ['webb'], at: 'hoosic', infiltrates: 1 },
      'infiltrates: 1 is neither; allowed: true, false',
    ],
    [
      'why',
      { side: 'french', spaec: 'albany' },
      'spaec is no argument of why; allowed: side, verb, space, piece, card',
    ],
    ['why', { side: 'dutch' }, 'side: dutch is no side; allowed: french, british'],
    ['weather', {}, 'there is no query weather; there is why, barred, command, control'],
  ])('%s %j gives the word and what is allowed', (name, args, sentence) => {
    expect(() => ask(g, name, args)).toThrow(sentence);
  });

  it('whatever the arguments are', () => {
    const names = fc.constantFrom(...wildernessWar.queries);
    const word = fc.constantFrom('french', 'albany', 'webb', 'montcalm', 'quebec', 'ambush-11', '__proto__', '');
    const value = fc.oneof(word, fc.array(word, { maxLength: 3 }), fc.integer(), fc.boolean(), fc.constant(null));
    const keys = fc.constantFrom('side', 'from', 'at', 'force', 'value', 'card', 'infiltrates', 'way', '__proto__');
    const args = fc.oneof(fc.dictionary(keys, value), fc.jsonValue());
    fc.assert(
      fc.property(names, args, (name, given) => {
        try {
          ask(g, name, given as Json);
        } catch (error) {
          expect(error).toBeInstanceOf(BadValue);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
