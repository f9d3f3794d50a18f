import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANCE, type ChoiceEntry, Table } from '@carillon/flow';
import { at, range, seeded } from '@carillon/kit';
import { type KeptFailure, readFailure, recordsIn, Tally, WalkFailure, walk, walkAgain } from '@carillon/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { planted, type Skirmish, sound } from './games.ts';

const USUAL = { scenario: 'long-day', options: null } as const;
const { flow } = sound;

describe('a walk', () => {
  test('plays to the end, and the same seed plays the same game', () => {
    const walked = walk(sound, { ...USUAL, seed: 5, checks: 'light' });
    expect(walked.result?.rule).toMatch(/^5\.[12]$/);
    expect(walk(sound, { ...USUAL, seed: 5, checks: 'light' })).toEqual(walked);
    expect(walk(sound, { ...USUAL, seed: 6, checks: 'light' }).journal).not.toEqual(walked.journal);
  });

  test('plays the same game whatever it checks', () => {
    const journals = (['all', 'light', 'none'] as const).map(
      (checks) => walk(sound, { ...USUAL, seed: 9, checks }).journal,
    );
    expect(journals[1]).toEqual(journals[0]);
    expect(journals[2]).toEqual(journals[0]);
  });

  test('writes some positions as text, none, or all of them', () => {
    const play = (checks: 'light' | 'none', notation?: 'all') =>
      walk(sound, { ...USUAL, seed: 9, checks, ...(notation && { notation }) });
    const { journal, report } = play('none', 'all');
    expect(report).toMatchObject({ written: journal.length + 1, playedAgain: 1 });
    expect(play('light', 'all').report).toMatchObject({ written: journal.length + 1, playedAgain: 1 });
    expect(play('none').report).toMatchObject({ written: 0, playedAgain: 0 });
    expect(play('light').report.written).toBeLessThan(journal.length);
    expect(play('none', 'all').journal).toEqual(journal);
  });

  test('plays the first scenario by default', () => {
    const { journal } = walk(sound, { seed: 1, options: null, checks: 'none' });
    expect(walk(sound, { seed: 1, options: null, checks: 'none', scenario: 'dusk' }).journal).toEqual(journal);
  });

  test('writes the journal that a table would write', () => {
    const { journal, state } = walk(sound, { ...USUAL, seed: 3, checks: 'none', passIdleWindows: true });
    const chance = { draw: () => expect.unreachable('the game is over') };
    const table = Table.resume(sound, { ...USUAL, chance, passIdleWindows: true }, journal);
    expect(sound.toJson(table.state)).toEqual(state);
    expect(table.journal).toEqual(journal);
  });

  test('seeks choices that earlier games have not shown: soon all cards are played', () => {
    const tally = new Tally();
    for (const seed of range(30)) walk(sound, { ...USUAL, seed, checks: 'none', tally });
    const played = tally.keys.filter((key) => /^\w+ window.offer respond /.test(key));
    expect(new Set(played.map((key) => key.split(' ').at(-1)))).toHaveLength(6);
  });

  test('stops an endless game', () => {
    const restless = planted(sound, { take: () => undefined });
    expect(() => walk(restless, { ...USUAL, seed: 1, checks: 'light', limit: 40 })).toThrow(/no end after 40 entries/);
  });
});

describe('a sally', () => {
  const whole = walk(sound, { ...USUAL, seed: 5, checks: 'none' }).journal;
  const follow = whole.slice(0, 20);

  test('follows another game, and plays this many entries further', () => {
    const { journal, result } = walk(sound, { ...USUAL, seed: 6, checks: 'all', follow, onward: 9, sally: true });
    expect(journal.slice(0, 20).map(({ choice }) => choice)).toEqual(follow.map(({ choice }) => choice));
    expect(journal).toHaveLength(29);
    expect(result).toBeUndefined();
  });

  test('may start from a position on that path, and plays on as if it had followed all of it', () => {
    const state = sound.start('long-day', null);
    for (const { who, choice } of whole.slice(0, 12)) {
      flow.take(state, who === 'chance' ? CHANCE : sound.seats.indexOf(who), flow.parse(state, choice) ?? -1);
    }
    const sally = { ...USUAL, seed: 6, checks: 'all', follow, onward: 9, sally: true } as const;
    const walked = walk(sound, { ...sally, from: { length: 12, cells: state.cells } });
    expect(walked.journal).toEqual(walk(sound, sally).journal);
    expect(walked.state).toEqual(walk(sound, sally).state);
    const elsewhere = { length: 12, cells: sound.start('dusk', null).cells };
    expect(() => walk(sound, { ...sally, onward: 0, from: elsewhere })).toThrow();
  });

  test('counts and checks nothing on its way there', () => {
    const { report } = walk(sound, { ...USUAL, seed: 6, checks: 'all', follow, onward: 9, sally: true });
    expect(report.decisions).toBe(9);
    const early = planted(sound, {}, { view: (g, seat) => (g.turn === 1 ? sound.view(g, 0) : sound.view(g, seat)) });
    const turnTwo = whole.findIndex((_, i) => i > 3 && whole[i]?.choice.startsWith('draw'));
    const far = whole.slice(0, turnTwo);
    walk(early, { ...USUAL, seed: 6, checks: 'all', follow: far, onward: 9, sally: true });
    expect(() => walk(early, { ...USUAL, seed: 6, checks: 'all', follow: far, onward: 9 })).toThrow(/bid|view/);
  });

  test('finds errors there', () => {
    const late = planted(sound, { mayChoose: (g, seat) => g.turn < 2 && flow.mayChoose(g, seat) });
    const walking = { ...USUAL, seed: 6, checks: 'all', follow: whole.slice(0, 3), onward: 200, sally: true } as const;
    expect(() => walk(late, walking)).toThrow(/a dead end|may not choose/);
  });

  test('starts from rare positions of earlier games', () => {
    const tally = new Tally();
    for (const seed of range(10)) walk(sound, { ...USUAL, seed, checks: 'none', tally });
    const ends = range(200).map((seed) => tally.wayToRare(seeded(seed)).entries.at(-1)?.choice ?? '');
    expect(ends.filter((choice) => choice.startsWith('respond')).length).toBeGreaterThan(5);
    expect(ends.filter((choice) => choice === 'stop').length).toBeLessThan(5);
  });

  test('knows the beginning of each path, with games of several scenarios', () => {
    const tally = new Tally();
    const scenarios = sound.scenarios.map((scenario) => ({ ...USUAL, scenario }));
    for (const each of scenarios) walk(sound, { ...each, seed: 1, checks: 'none', tally });
    const ways = range(100).map((seed) => tally.wayToRare(seeded(seed)));
    for (const { setting, entries } of ways) {
      expect(scenarios).toContainEqual(setting);
      const { journal } = walk(sound, { ...USUAL, ...setting, seed: 2, checks: 'none', follow: entries });
      expect(journal.slice(0, entries.length).map(({ choice }) => choice)).toEqual(entries.map(({ choice }) => choice));
    }
    expect(new Set(ways.map(({ setting }) => setting?.scenario)).size).toBeGreaterThan(1);
  });

  test('has no path before any game was played', () => {
    expect(new Tally().wayToRare(seeded(1))).toEqual({ entries: [] });
  });
});

/** Skirmish in which red has no militia to lose: it throws when it would lose some. */
const broken: Skirmish = planted(sound, {
  take(g, seat, choice, say) {
    if (flow.text(g, choice) === 'lose red-militia-1') throw new Error('there is no militia');
    flow.take(g, seat, choice, say);
  },
});

function failureOf(rules: Skirmish, failures?: string): KeptFailure {
  for (const seed of range(20)) {
    try {
      walk(rules, { ...USUAL, seed, checks: 'all', ...(failures !== undefined && { failures }) });
    } catch (error) {
      if (error instanceof WalkFailure) return error.kept;
      throw error;
    }
  }
  return expect.unreachable('no walk failed');
}

describe('a failed walk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'carillon-failures-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('says where and why', () => {
    const kept = failureOf(broken);
    expect(kept.message).toBe('"lose red-militia-1" is listed, but: there is no militia');
    expect(kept.breadcrumb).toMatch(/losses.piece$/);
  });

  test('is stored as a journal, under its title and seed, one entry per line', () => {
    const kept = failureOf(broken, folder);
    const [path] = recordsIn(folder);
    expect(path).toBe(join(folder, `skirmish-${kept.seed}.json`));
    expect(readFailure(at(recordsIn(folder), 0))).toEqual(kept);
  });

  test('fails again until it is fixed, whatever the player would choose', () => {
    const kept = failureOf(broken);
    expect(() => walkAgain(broken, kept)).toThrow(kept.message);
  });

  test('passes once it is fixed, and goes no further than before', () => {
    const kept = failureOf(broken);
    expect(walkAgain(sound, kept).journal).toEqual(kept.journal);
  });

  test('is followed as far as new rules allow, then walked to the end', () => {
    const kept = failureOf(broken);
    const stranger: ChoiceEntry = { who: 'blue', choice: 'march moon' };
    const journal = [...kept.journal.slice(0, 5), stranger, ...kept.journal.slice(5)];
    const again = walkAgain(sound, { ...kept, journal });
    expect(again.journal.slice(0, 5)).toEqual(kept.journal.slice(0, 5));
    expect(again.result).toBeDefined();
  });

  test('leaves no record if the game could not even begin', () => {
    const start: Skirmish['start'] = () => expect.unreachable('no set-up');
    expect(() => walk(planted(sound, {}, { start }), { ...USUAL, seed: 1, checks: 'all', failures: folder })).toThrow();
    expect(recordsIn(folder)).toEqual([]);
  });

  test('a missing folder holds no records', () => {
    expect(recordsIn(join(folder, 'nowhere'))).toEqual([]);
  });
});
