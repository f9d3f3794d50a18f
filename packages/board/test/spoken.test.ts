import { expect, it } from 'vitest';
import { joined, wordsOf } from '../src/message.ts';
import { type Loaders, loadedLater, speak, textsLoaded } from '../src/spoken.ts';

interface Greeting {
  greet: { name: string };
}
interface Farewell {
  leave: object;
}

const asked: string[] = [];
const greetings = (part: string): Loaders<Greeting> => {
  const loader = (language: string, word: string) => async () => {
    asked.push(`${part} ${language}`);
    return { greet: ({ name }: { name: string }) => `${word}, ${name}` };
  };
  return { en: loader('en', 'Good day'), fr: loader('fr', 'Bonjour'), de: loader('de', 'Guten Tag') };
};

it('a page loads the texts of its reader, and others when the reader changes the language', async () => {
  const { say } = wordsOf(loadedLater(greetings('start')));
  expect(() => say('fr', 'greet', { name: 'Montcalm' })).toThrow('The messages in "fr" are not loaded');
  expect(await speak('fr')).toBe(true);
  expect(say('fr', 'greet', { name: 'Montcalm' })).toBe('Bonjour, Montcalm');
  expect(asked).toEqual(['start fr']);

  // A part of the page that is added later loads its texts in the same language.
  const later = wordsOf(loadedLater(greetings('table')));
  await textsLoaded();
  expect(later.say('fr', 'greet', { name: 'Lévis' })).toBe('Bonjour, Lévis');
  expect(asked).toEqual(['start fr', 'table fr']);

  expect(await speak('de')).toBe(true);
  expect(later.say('de', 'greet', { name: 'Wolfe' })).toBe('Guten Tag, Wolfe');
  expect(await speak('fr')).toBe(true);
  expect(asked.slice(2).sort()).toEqual(['start de', 'table de']);
});

it('if two languages are requested at once, the last is used', async () => {
  expect(await Promise.all([speak('de'), speak('en')])).toEqual([false, true]);
});

it('a file that cannot be loaded leaves the language as it is', async () => {
  const lost = (): Promise<never> => Promise.reject(new Error('no network'));
  const words = wordsOf(loadedLater<Greeting>({ ...greetings('chat'), de: lost }));
  await textsLoaded();
  await expect(speak('de')).rejects.toThrow('no network');
  expect(words.say('en', 'greet', { name: 'Wolfe' })).toBe('Good day, Wolfe');
});

it('two catalogues can be spoken as one, with the keys of both', async () => {
  const farewell = async () => ({ leave: () => 'Farewell' });
  const words = wordsOf(
    joined(loadedLater(greetings('both')), loadedLater<Farewell>({ en: farewell, fr: farewell, de: farewell })),
  );
  await speak('en');
  expect(words.say('en', 'leave')).toBe('Farewell');
  expect(words.say('en', 'greet', { name: 'Howe' })).toBe('Good day, Howe');
  expect([words.isKey('greet'), words.isKey('leave'), words.isKey('stay')]).toEqual([true, true, false]);
});
