import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { expect, it } from 'vitest';
import { marked } from '../../../src/page/help/marked.ts';
import { search } from '../../../src/page/help/search.ts';

/** A text with the marked parts in brackets. */
const shown = (text: string, words: readonly string[]): string =>
  marked(text, words)
    .map((part) => (part.met ? `[${part.text}]` : part.text))
    .join('');

it('marks parts of words, whatever their case and accents', () => {
  expect(shown('Avoiding Battle', ['avoid', 'batt'])).toBe('[Avoid]ing [Batt]le');
  expect(shown('Québec, à Québec', ['quebec'])).toBe('[Québec], à [Québec]');
  expect(shown('No match', [])).toBe('No match');
});

it('a search for parts of words finds the rule and says which words match', async () => {
  const book = await wildernessWarTitle.help('en');
  const [first] = search(book, 'avoid batt');
  expect(first?.head).toMatch(/^6\.8 /);
  expect(shown(first?.head ?? '', first?.words ?? [])).toContain('[Avoid]ing [batt]le');
  const [winter] = search(book, 'winter quar');
  expect(shown(winter?.phrases ?? '', winter?.words ?? [])).toContain('[winter] [quar]ters');
  expect(first?.phrases).toBe('');
  // Misspelt: the words of the rule that come close.
  const [close] = search(book, 'interseption');
  expect(shown(`${close?.head} ${close?.excerpt}`, close?.words ?? [])).toMatch(/\[interception\]/i);
});
