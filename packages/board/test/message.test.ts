import { describe, expect, it } from 'vitest';
import { format, listed, MissingParameter, paramsOf, speaker } from '../src/index.ts';

describe('a message', () => {
  it('uses its parameters', () => {
    expect(format('{who} moves to {where}.', { who: 'Lévis', where: 'Ticonderoga' }, 'en')).toBe(
      'Lévis moves to Ticonderoga.',
    );
  });

  it('counts as its language does', () => {
    const units = '{n} {n|unit|units}';
    const unites = '{n} {n|unité|unités}';
    expect([0, 1, 2].map((n) => format(units, { n }, 'en'))).toEqual(['0 units', '1 unit', '2 units']);
    expect([0, 1, 2].map((n) => format(unites, { n }, 'fr'))).toEqual(['0 unité', '1 unité', '2 unités']);
  });

  it('keeps braces that come with a parameter', () => {
    expect(format('{name}!', { name: '{n}' }, 'en')).toBe('{n}!');
  });

  it('throws if a parameter is missing', () => {
    expect(() => format('{who} moves.', {}, 'en')).toThrow(MissingParameter);
  });

  it('knows its parameters', () => {
    expect(paramsOf('{b} and {a}: {b|one|many} {c|x|y}')).toEqual(['a', 'b', 'c']);
    expect(paramsOf('Nothing.')).toEqual([]);
  });

  it('is rendered in the user’s language', () => {
    const say = speaker({ en: { stop: 'Stop here' }, fr: { stop: 'S’arrêter ici' } });
    expect([say('en', 'stop'), say('fr', 'stop')]).toEqual(['Stop here', 'S’arrêter ici']);
  });
});

describe('a list of names', () => {
  it('reads like a sentence', () => {
    expect(listed(['Lévis', 'Rigaud', 'Dumas'], 'en')).toBe('Lévis, Rigaud, and Dumas');
    expect(listed(['Lévis', 'Rigaud', 'Dumas'], 'fr')).toBe('Lévis, Rigaud et Dumas');
    expect(listed(['Lévis'], 'fr')).toBe('Lévis');
  });
});
