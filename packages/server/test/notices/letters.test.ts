import { expect, test } from 'vitest';
import { lineIn } from '../../src/notices/letters.ts';

const FACTS = { game: 'Annus Mirabilis', first: false, end: '', outcome: 'won', rule: '13.1' } as const;

test.each([
  ['en', 'Computer (Captain) has played: your turn in Annus Mirabilis'],
  ['fr', 'L’ordinateur (Capitaine) a joué : à vous de jouer dans Annus Mirabilis'],
  ['de', 'Computergegner (Hauptmann) hat gespielt: Du bist am Zug in Annus Mirabilis'],
] as const)('a computer player is named in the reader’s language: "%s"', (language, line) => {
  expect(lineIn(language, 'turn', { ...FACTS, who: 'Computer (Captain)' })).toBe(line);
});

test('a person’s name is unchanged, and an opponent without a name gets a word', () => {
  expect(lineIn('fr', 'draw', { ...FACTS, who: 'Captain' })).toBe('Captain propose la nulle dans Annus Mirabilis');
  expect(lineIn('de', 'draw', { ...FACTS, who: null })).toBe('Die Gegenseite bietet in Annus Mirabilis Remis an');
});
