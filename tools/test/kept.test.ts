import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUndo } from '@carillon/flow';
import { at } from '@carillon/kit';
import { type KeptGame, promptsOf, readKept, recordsIn, replayKept } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';

// Games begun under the rules of commit cf6b897 go on: a save, a record, a server game.

const FOLDER = fileURLToPath(new URL('../../fixtures/kept', import.meta.url));

describe.each(TITLES)('earlier games of $rules.title', ({ rules }) => {
  const games = recordsIn(join(FOLDER, rules.title)).map((path) => ({ name: basename(path), kept: readKept(path) }));

  test.each(games)('$name is followed to its stated end', ({ kept }) => {
    expect(() => replayKept(rules, kept)).not.toThrow();
  });

  test('include ten: finished and running, of every scenario, with choices undone and made again', () => {
    expect(games.length).toBe(10);
    expect(games.filter(({ kept }) => kept.result !== null).length).toBe(5);
    expect(new Set(games.map(({ kept }) => kept.scenario))).toEqual(new Set(rules.scenarios));
    expect(games.every(({ kept }) => kept.journal.some(isUndo))).toBe(true);
    expect(games.filter(({ kept }) => isRedone(kept)).length).toBeGreaterThan(5);
  });

  test('get at most three more questions each at a table', () => {
    const finished = games.filter(({ kept }) => kept.result !== null && kept.parts === undefined);
    const more = finished.map(({ kept }) => promptsOf(rules, kept)).map(({ before, now }) => now - before);
    console.log(
      more,
      finished.map(({ kept }) => promptsOf(rules, kept)),
    );
    expect(more.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(3 * finished.length);
  });

  test('are reported with the entry that is not followed', () => {
    const { kept } = at(games, 0);
    const journal = kept.journal.map((entry, number) => (number === 30 ? { who: 'chance', choice: 'none' } : entry));
    expect(() => replayKept(rules, { ...kept, journal })).toThrow(`the rules follow 30 of ${journal.length} entries`);
    expect(() => replayKept(rules, { ...kept, parts: { entry: 30, rule: '1.0', why: 'a test' } })).toThrow('follow');
    const parts = { entry: 30, rule: '1.0', why: 'a test' };
    expect(() => replayKept(rules, { ...kept, journal, parts })).not.toThrow();
  });

  test('may not be recorded as parting if they end as before', () => {
    const { kept } = at(
      games.filter((each) => each.kept.parts === undefined),
      0,
    );
    const parts = { entry: kept.journal.length, rule: '1.0', why: 'a test' };
    expect(() => replayKept(rules, { ...kept, parts })).toThrow('to the same end');
  });

  test('do not match if they end in another position', () => {
    const { kept } = at(
      games.filter((each) => each.kept.parts === undefined),
      0,
    );
    const [field] = Object.keys(kept.state);
    expect(() => replayKept(rules, { ...kept, state: { ...kept.state, [field ?? '']: 'other' } })).toThrow('elsewhere');
  });
});

/** Whether a choice was made again right after it was undone. */
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
