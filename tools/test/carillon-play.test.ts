import { type Entry, entryFor } from '@carillon/flow';
import { writeRecord } from '@carillon/wilderness-war-rules';
import { describe, expect, test } from 'vitest';
import { run } from '../src/command/run.ts';
import { GAME, journal, PATIENCE, piping, TEXT, writtenGame } from './carillon-game.ts';

const { file, record } = writtenGame();

/** The number of entries before the first card play of the British. */
const BRITISH_CARD = journal.findIndex(
  (entry) => entry.who === 'british' && 'choice' in entry && /^(activate|event)/.test(entry.choice),
);

describe('carillon play', () => {
  test('prints the plan of a player, and the next best', { timeout: PATIENCE }, async () => {
    const { out, code } = await run([
      'play',
      record,
      '--at',
      String(BRITISH_CARD),
      '--level',
      'recruit',
      '--plans',
      '2',
    ]);
    expect(code).toBe(0);
    const chosen = /^1\. \d+\.\d % ± \d+\.\d % {2}(.+)$/m.exec(out)?.[1] ?? '';
    expect(out).toMatch(/^british, recruit, [\w-]+, \d+ playouts/);
    expect(out).toMatch(/^2\. /m);
    expect(out).toMatch(/VP, own steps lost \d+\.\d, enemy steps lost \d+\.\d/);
    expect(chosen).toMatch(/^\w+/);
    const again = await run(['play', record, '--at', String(BRITISH_CARD), '--level', 'recruit', '--plans', '2']);
    expect(again.out).toBe(out);
  });

  test.each([
    [['--level', 'marshal'], '--level is one of recruit, lieutenant'],
    [['--plans', '0'], '--plans is a number from 1 to 12'],
    [['--seat', 'spanish'], '--seat is one of'],
  ])('refuses %j', async (flags, why) => {
    const { err, code } = await piping(TEXT, ['play', '-', ...flags]);
    expect(err).toContain(why);
    expect(code).toBe(2);
  });

  test('reports that nobody is asked', async () => {
    const { err, code } = await piping(TEXT, ['play', '-']);
    expect(err).toContain('no player is asked here');
    expect(code).toBe(1);
  });
});

describe('carillon judge', () => {
  test('separates decisions from luck, turn by turn', { timeout: PATIENCE }, async () => {
    const { out, code } = await run(['judge', record, '--turns', '3', '--as', 'json']);
    expect(code).toBe(0);
    const turns = JSON.parse(out);
    expect(turns).toHaveLength(3);
    for (const { seat, best, chosen, loss, luck, after, grade } of turns) {
      expect(['french', 'british']).toContain(seat);
      expect(best - chosen).toBeCloseTo(loss);
      expect(after - chosen).toBeCloseTo(luck);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(['fine', 'inaccuracy', 'mistake', 'blunder']).toContain(grade);
    }
    const { out: words } = await run(['judge', record, '--turns', '3']);
    expect(words).toMatch(/french: \d+ turns, decisions −?\+?\d+\.\d, luck [−+]\d+\.\d points; \d+ inaccuracies/);
  });

  test('refuses a record of one seat’s view: the game may still be running', async () => {
    const seen = journal.slice(0, 40).map((entry: Entry) => entryFor(entry, 'french'));
    const text = writeRecord({ ...GAME, journal: seen, end: null, seenBy: 'french' });
    const path = file('seen.txt', text);
    const { err, code } = await run(['judge', path]);
    expect(err).toContain('only a whole game can be judged');
    expect(code).toBe(1);
  });

  test('refuses a level that makes no plans', async () => {
    const { err, code } = await run(['judge', record, '--level', 'recruit']);
    expect(err).toContain('--level is one that plans');
    expect(code).toBe(2);
  });
});
