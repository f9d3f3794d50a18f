import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { addNoted, emptyReport, playing, REACHED_FILE } from '@carillon/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { begin, sound } from './games.ts';

const before = env[REACHED_FILE];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reached-'));
  env[REACHED_FILE] = join(folder, 'reached.txt');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  if (before === undefined) delete env[REACHED_FILE];
  else env[REACHED_FILE] = before;
});

const lines = (file = 'reached.txt'): string[] => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean);

describe('a step of the rules that tests reach', () => {
  test('is recorded once, and counts in the report of a walk', () => {
    const story = () => playing(sound, begin()).chance('draw guides-1', 'draw ambush-1').choose('blue', 'bid 1');
    story();
    story();
    const shown = lines();
    expect(shown).toContain(`${sound.title} choice bid 1`);
    expect(new Set(shown).size).toBe(shown.length);
    const steps = shown.filter((line) => line.includes(' step ')).map((line) => line.split(' ')[2] ?? '');
    expect(steps.length).toBeGreaterThan(0);

    const report = emptyReport();
    const [known = '', ...others] = steps;
    report.steps[known] = 5;
    expect(addNoted(report, sound.title, shown)).toEqual(others);
    expect(report.steps).toMatchObject({ [known]: 6 });
    expect(report.words).toMatchObject({ 'bid 1': 1, 'draw ambush-1': 1 });

    env[REACHED_FILE] = join(folder, 'another.txt');
    story();
    expect(lines('another.txt')).toEqual(shown);
  });

  test('does not count for another title, and a malformed line is refused', () => {
    const report = emptyReport();
    expect(addNoted(report, 'another', [`${sound.title} step march.next`])).toEqual([]);
    expect(report).toEqual(emptyReport());
    expect(() => addNoted(report, 'another', ['march.next'])).toThrow(SyntaxError);
  });
});
