import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUndo } from '@carillon/flow';
import { at } from '@carillon/kit';
import { type KeptGame, promptsOf, readKept, recordsIn, replayKept } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';

// Games that were begun under the rules of commit cf6b897 go on: a save, a record, a game on a server.

const FOLDER = fileURLToPath(new URL('../../fixtures/kept', import.meta.url));

describe.each(TITLES)('games begun before, $rules.title', ({ rules }) => {
  const games = recordsIn(join(FOLDER, rules.title)).map((path) => ({ name: basename(path), kept: readKept(path) }));

  test.each(games)('$name is followed as far as it says', ({ kept }) => {
    expect(() => replayKept(rules, kept)).not.toThrow();
  });

  test('there are ten: finished and running, of every scenario, with choices taken back and made again', () => {
    expect(games.length).toBe(10);
    expect(games.filter(({ kept }) => kept.result !== null).length).toBe(5);
    expect(new Set(games.map(({ kept }) => kept.scenario))).toEqual(new Set(rules.scenarios));
    expect(games.every(({ kept }) => kept.journal.some(isUndo))).toBe(true);
    expect(games.filter(({ kept }) => isRedone(kept)).length).toBeGreaterThan(5);
  });

  test('a table puts at most three more questions a game than it did', () => {
    const finished = games.filter(({ kept }) => kept.result !== null && kept.parts === undefined);
    const more = finished.map(({ kept }) => promptsOf(rules, kept)).map(({ before, now }) => now - before);
    console.log(
      more,
      finished.map(({ kept }) => promptsOf(rules, kept)),
    );
    expect(more.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3 * finished.length);
  });

  test('a game that is not followed says at which entry', () => {
    const { kept } = at(games, 0);
    const journal = kept.journal.map((entry, number) => (number === 30 ? { who: 'chance', choice: 'none' } : entry));
    expect(() => replayKept(rules, { ...kept, journal })).toThrow(`the rules follow 30 of ${journal.length} entries`);
    expect(() => replayKept(rules, { ...kept, parts: { entry: 30, rule: '1.0', why: 'a test' } })).toThrow('follow');
    const parts = { entry: 30, rule: '1.0', why: 'a test' };
    expect(() => replayKept(rules, { ...kept, journal, parts })).not.toThrow();
  });

  test('a game that ends in another position is no match', () => {
    const { kept } = at(games, 0);
    const [field] = Object.keys(kept.state);
    expect(() => replayKept(rules, { ...kept, state: { ...kept.state, [field ?? '']: 'other' } })).toThrow('elsewhere');
  });
});

/** Whether a choice was made again right after it had been taken back. */
const isRedone = ({ journal }: KeptGame): boolean =>
  journal.some((entry, number) => {
    const undone = isUndo(entry) ? journal[entry.undo] : undefined;
    const next = journal[number + 1];
    return (
      undone !== undefined &&
      next !== undefined &&
      'choice' in undone &&
      'choice' in next &&
      undone.choice === next.choice
    );
  });
