import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, replayRecord } from '@carillon/flow';
import { type GoldenGame, readGolden, recordGame, recordsIn, replayGolden, walk, writeGolden } from '@carillon/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { planted, type Skirmish, sound } from './games.ts';

const folder = mkdtempSync(join(tmpdir(), 'carillon-golden-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const walked = walk(sound, { seed: 4, scenario: 'long-day', options: null, checks: 'none' });
const golden: GoldenGame = recordGame(sound, { scenario: 'long-day', options: null, journal: walked.journal });

describe('a recorded game', () => {
  test('names the result and has one entry per line', () => {
    expect(golden.result.rule).toBe(walked.result?.rule);
    writeGolden(sound, join(folder, 'long-day-4.txt'), golden);
    expect(recordsIn(folder)).toEqual([join(folder, 'long-day-4.txt')]);
    expect(readFileSync(join(folder, 'long-day-4.txt'), 'utf8').split('\n').length).toBeGreaterThan(
      walked.journal.length,
    );
  });

  test('is a record in the notation, which the rules follow to its end', () => {
    const record = readRecord(sound, readFileSync(join(folder, 'long-day-4.txt'), 'utf8'));
    expect(replayRecord(sound, record).replayed).toBe(walked.journal.length);
  });

  test('is invalid without its final state', () => {
    const path = join(folder, 'torn.txt');
    const text = readFileSync(join(folder, 'long-day-4.txt'), 'utf8');
    writeFileSync(path, text.replace(/^# state .*\n/m, ''));
    expect(() => readGolden(sound, path)).toThrow('no final state');
  });

  test('replays to the same end', () => {
    replayGolden(sound, readGolden(sound, join(folder, 'long-day-4.txt')));
  });

  test('replays with its undone choices', () => {
    const bids = walked.journal.findIndex(({ who }) => who !== 'chance');
    const [bid, ...rest] = walked.journal.slice(bids);
    if (bid === undefined) throw new Error('nobody has bid');
    const journal = [...walked.journal.slice(0, bids), bid, { who: bid.who, undo: bids }, bid, ...rest];
    replayGolden(sound, { ...golden, journal });
  });

  test('fails if the game ends differently', () => {
    const result: Skirmish['result'] = (g) => (sound.result(g) === undefined ? undefined : { winner: 1, rule: '9.9' });
    expect(() => replayGolden(planted(sound, {}, { result }), golden)).toThrow(
      'the game on record ends with another result',
    );
  });

  test('fails if the game ends in another state', () => {
    expect(() => replayGolden(sound, { ...golden, hash: '0' })).toThrow('the game on record ends in another state');
  });

  test('fails if the journal ends before the game', () => {
    const journal = golden.journal.slice(0, -3);
    expect(() => replayGolden(sound, { ...golden, journal })).toThrow();
  });

  test('fails if a choice is no longer legal', () => {
    const journal = golden.journal.map((entry) =>
      'choice' in entry && entry.choice === 'rest' ? { ...entry, choice: 'march keep' } : entry,
    );
    expect(() => replayGolden(sound, { ...golden, journal })).toThrow(/is not legal|does not fit/);
  });

  test('belongs to one title only', () => {
    expect(() => replayGolden(sound, { ...golden, title: 'chess' })).toThrow('a game of chess is no game of skirmish');
  });
});
