import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, paramsOf } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { say, TEXTS } from '../src/texts/index.ts';

const SRC = join(import.meta.dirname, '../src');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('texts'))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const keys = Object.keys(TEXTS.en) as (keyof typeof TEXTS.en)[];

/** Proper names, and words that English and French share. */
const SAME_IN_BOTH = [
  ...['appName', 'tabTurn', 'force', 'logRaids', 'menu', 'textPosition'],
  ...['places', 'placeAdmin', 'notices', 'invitations', 'yourWords'],
];

describe('the words of the shell', () => {
  it('are the same messages in every language', () => {
    for (const language of LANGUAGES) expect(Object.keys(TEXTS[language])).toEqual(keys);
  });

  it.each(keys)('%s takes the same parameters in every language, and says something', (key) => {
    for (const language of LANGUAGES) {
      expect(paramsOf(TEXTS[language][key])).toEqual(paramsOf(TEXTS.en[key]));
      expect(TEXTS[language][key].trim()).not.toBe('');
    }
  });

  it.each(keys)('%s is said somewhere', (key) => {
    expect(sources).toContain(`'${key}'`);
  });

  it('differ between the languages, but for names and shared words', () => {
    const same = keys.filter((key) => TEXTS.en[key] === TEXTS.fr[key]);
    expect(same).toEqual(SAME_IN_BOTH);
  });

  it('count as each language counts', () => {
    expect([0, 1, 2].map((count) => say('en', 'forceCount', { count }))).toEqual(['0 pieces', '1 piece', '2 pieces']);
    expect([0, 1, 2].map((count) => say('fr', 'forceCount', { count }))).toEqual(['0 pion', '1 pion', '2 pions']);
  });
});
