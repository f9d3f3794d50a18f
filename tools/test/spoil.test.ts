import { at, range, seeded } from '@carillon/kit';
import { LeaningPlayer, positionTexts, type SpoilReport, spoil, spoilLocals, type Walkable } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/titles.ts';

const PATIENCE = 240_000;
/** The titles whose checks refuse every unplayable position. */
const GUARDED = ['wilderness-war'];

type Title = (typeof TITLES)[number];
const made = new Map<Title, readonly string[]>();

/** Positions of two games of each title, one in forty. */
function textsOf(title: Title): readonly string[] {
  const { rules, leaning } = title;
  const player = new LeaningPlayer(rules, leaning);
  const texts =
    made.get(title) ??
    range(2).flatMap((i) => {
      const g = rules.start(at(rules.scenarios, i), {});
      return positionTexts(rules, g, player, 40, seeded(11 + i));
    });
  made.set(title, texts);
  return texts;
}

const refused = (report: SpoilReport): number => Object.values(report.refused).reduce((sum, each) => sum + each, 0);

describe('a position with one corrupted word is refused with its line, or is playable:', () => {
  test.each(
    TITLES.filter(({ rules }) => GUARDED.includes(rules.title)).map((title) => [title.rules.title, title] as const),
  )('%s', { timeout: PATIENCE }, (_name, title) => {
    const report = spoil({ rules: title.rules, texts: textsOf(title), seed: 5, count: 300 });
    expect(report.failures).toEqual([]);
    expect(refused(report)).toBeGreaterThan(150);
    expect(report.played).toBeGreaterThan(5);
  });

  test.each(TITLES.map((title) => [title.rules.title, title] as const))(
    'and so is one of %s that leaves out a local of a running procedure',
    { timeout: PATIENCE },
    (_name, title) => {
      const report = spoilLocals({ rules: title.rules, texts: textsOf(title), seed: 5, decisions: 60 });
      expect(report.failures).toEqual([]);
      expect(refused(report)).toBeGreaterThan(20);
      expect(report.played).toBeGreaterThan(5);
    },
  );

  test('a fault that the rules do not check is found', { timeout: PATIENCE }, () => {
    const title = at(TITLES, 0);
    const blind: Walkable = { ...title.rules, check: () => {} };
    const report = spoil({ rules: blind, texts: textsOf(title), seed: 8, count: 160 });
    expect(report.failures.length).toBeGreaterThan(0);
    expect(report.failures[0]?.message).not.toBe('');
  });
});
