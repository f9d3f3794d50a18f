import { describe, expect, it } from 'vitest';
import { closed, format, listed, MissingParameter, paramsOf, sentences, type Value, wordsOf } from '../src/index.ts';
import { catalogueOf, type Given } from '../src/message.ts';
import { au, du } from '../src/words.ts';

interface Args {
  stop: object;
  'sets.out': { who: Value };
  'label.go': { space: Value };
  'label.other': object;
}

const setsOut = ({ who }: { who: Value }): string => `${who} sets out with ${who}. It is late…`;

const { say, isKey, firstKey } = wordsOf<Args>(
  catalogueOf<Args>({
    en: {
      stop: () => 'Stop here',
      'sets.out': setsOut,
      'label.go': ({ space }) => `Go to ${space}`,
      'label.other': () => 'Other',
    },
    fr: {
      stop: () => 'S’arrêter ici',
      'sets.out': setsOut,
      'label.go': ({ space }) => `Aller à ${space}`,
      'label.other': () => 'Autre',
    },
    de: {
      stop: () => 'Hier anhalten',
      'sets.out': setsOut,
      'label.go': ({ space }) => `Nach ${space}`,
      'label.other': () => 'Anderes',
    },
  }),
);

describe('a text of the help', () => {
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
});

describe('sentences', () => {
  it('are closed once, and follow one another', () => {
    expect(['Lévis', 'Virginia & S.', 'What now?'].map(closed)).toEqual(['Lévis.', 'Virginia & S.', 'What now?']);
    expect(sentences(['Penn. & Del.', 'Albany', 'March'])).toBe('Penn. & Del. Albany. March');
  });
});

describe('a message', () => {
  it('is rendered in the user’s language', () => {
    expect([say('en', 'stop'), say('fr', 'stop')]).toEqual(['Stop here', 'S’arrêter ici']);
    expect(say('en', 'label.go', { space: 'Albany' })).toBe('Go to Albany');
  });

  it('ends with one full stop, even after a name with its own', () => {
    expect(say('en', 'sets.out', { who: 'Penn. & Del.' })).toBe('Penn. & Del. sets out with Penn. & Del. It is late…');
    expect(say('en', 'sets.out', { who: 'Lévis' })).toBe('Lévis sets out with Lévis. It is late…');
  });

  it('with an unknown key lacks no argument, so that the compiler names the key', () => {
    const none: Given<Args, keyof Args> = [];
    expect(none).toEqual([]);
  });

  it('is found by a key that may not be there', () => {
    expect([isKey('stop'), isKey('label.go'), isKey('label.stay'), isKey('toString')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(firstKey('label', 'label.other', 'label.stay', 'stop', 'label.go')).toBe('label.go');
    expect(firstKey('label', 'label.other', 'label.stay')).toBe('label.other');
  });
});

describe('a list of names', () => {
  it('reads like a sentence', () => {
    expect(listed(['Lévis', 'Rigaud', 'Dumas'], 'en')).toBe('Lévis, Rigaud, and Dumas');
    expect(listed(['Lévis', 'Rigaud', 'Dumas'], 'fr')).toBe('Lévis, Rigaud et Dumas');
    expect(listed(['Lévis'], 'fr')).toBe('Lévis');
  });
});

describe('French before a name', () => {
  it('contracts the article that the name brings along, and drops a vowel', () => {
    expect(['Montréal', 'Albany', 'Île-aux-Noix', 'Oswego', 'Halifax'].map(du)).toEqual([
      ...['de Montréal', 'd’Albany', 'd’Île-aux-Noix', 'd’Oswego', 'de Halifax'],
    ]);
    expect(['le Détroit', 'les Abénaquis', 'la Pointe', 'l’Ohio'].map(du)).toEqual([
      ...['du Détroit', 'des Abénaquis', 'de la Pointe', 'de l’Ohio'],
    ]);
    expect(['Albany', 'le Détroit', 'les Abénaquis', 'la Pointe'].map(au)).toEqual([
      ...['à Albany', 'au Détroit', 'aux Abénaquis', 'à la Pointe'],
    ]);
  });
});
