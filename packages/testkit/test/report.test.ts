import { range } from '@carillon/kit';
import {
  addReport,
  emptyReport,
  neverNamed,
  type Report,
  reportText,
  stepsNeverReached,
  walk,
} from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import type { State } from '../../flow/test/skirmish/index.ts';
import { copyOf } from '../src/copy.ts';
import { planted, sound } from './games.ts';

const { allSteps } = sound.flow;

function reportOf(games: number): Report {
  const sum = emptyReport();
  for (const seed of range(games)) {
    addReport(sum, walk(sound, { seed, scenario: 'long-day', options: null, checks: 'none' }).report);
  }
  return sum;
}

describe('the report of walks', () => {
  const { journal, report } = walk(sound, { seed: 7, scenario: 'long-day', options: null, checks: 'none' });
  const seats = journal.filter(({ who }) => who !== 'chance');

  test('counts decisions, and rolls and draws among them', () => {
    expect(report.games).toBe(1);
    expect(report.decisions).toBe(journal.length);
    expect(report.longest).toBe(journal.length);
    expect(report.rolls).toBe(journal.length - seats.length);
  });

  test('counts prompts, and how often the question changes sides', () => {
    expect(report.asked.prompts).toBe(seats.length);
    const changes = seats.filter((entry, i) => i > 0 && entry.who !== seats[i - 1]?.who).length;
    expect(report.asked.changes).toBe(changes);
  });

  test('lets a driver take lone answers, and idle windows where allowed', () => {
    const { asked, driven, passed } = reportOf(20);
    expect(asked.lone).toBeGreaterThan(driven.lone);
    expect(driven.lone).toBeGreaterThan(0);
    expect(passed.lone).toBe(0);
    expect(asked.windows).toBe(driven.windows);
    expect(driven.windows).toBeGreaterThan(passed.windows);
    expect(asked.prompts - driven.prompts).toBe(asked.lone - driven.lone);
  });

  test('counts an automatic answer of the journal as a prompt that the driver took', () => {
    const { journal, report } = walk(sound, { seed: 8, options: null, checks: 'none', passIdleWindows: true });
    const taken = journal.filter(({ auto }) => auto === true).length;
    expect(report.asked.prompts - report.passed.prompts).toBe(taken);
  });

  test('names the steps never reached', () => {
    const steps = Object.keys(report.steps);
    expect(stepsNeverReached(report, [...steps, 'battle.flood'])).toEqual(['battle.flood']);
    expect(stepsNeverReached(reportOf(30), allSteps)).toEqual([]);
  });

  test('names the cards never played, though they were drawn', () => {
    const sum = emptyReport();
    sum.words = { 'respond ambush-1': 2, 'draw reserves': 1 };
    expect(neverNamed(sum, ['respond', 'event'], ['ambush-1', 'reserves'])).toEqual(['reserves']);
    expect(neverNamed(reportOf(30), ['respond'], ['ambush-1', 'earthworks', 'reserves', 'guides-1'])).toEqual([]);
  });

  test('fits in a few lines', () => {
    const text = reportText('skirmish', reportOf(30), [...allSteps, 'battle.flood']);
    expect(text).toMatch(/^skirmish: 30 games, \d+ decisions, [\d.]+ a game/);
    expect(text).toContain(`steps reached: ${allSteps.length} of ${allSteps.length + 1}; never: battle.flood`);
    expect(text).toContain('verbs never chosen: battle.retreat scatter');
    expect(reportText('skirmish', emptyReport(), allSteps)).toBe('skirmish: no game was played to its end');
  });

  test('says whether hidden information was exchanged', () => {
    const walked = (rules: typeof sound): number =>
      walk(rules, { seed: 1, options: null, checks: 'all', scenario: 'dusk' }).report.exchanged;
    expect(walked(sound)).toBeGreaterThan(0);
    const seen = new WeakMap<object, State>();
    const blind = planted(
      sound,
      {},
      {
        view: (g, seat) => {
          const view = sound.view(g, seat);
          seen.set(view as object, copyOf(sound, g));
          return view;
        },
        guess: (view) => seen.get(view as object) ?? sound.blank(),
      },
    );
    expect(walked(blind)).toBe(0);
  });
});
