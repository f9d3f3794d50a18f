import { range } from '@carillon/kit';
import {
  addReached,
  addReport,
  emptyReport,
  type Landmark,
  type Leaning,
  landmarkKey,
  landmarksNeverMet,
  leaningTo,
  reportText,
  Tally,
  walk,
} from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { sound } from './games.ts';

const USUAL = { scenario: 'long-day', options: null, checks: 'none' } as const;
const NOTHING: Leaning = { verbs: {}, words: {}, leadingTo: {} };

/** How often each text is chosen in some games with these weights. */
function chosen(leaning: Leaning): Map<string, number> {
  const times = new Map<string, number>();
  for (const seed of range(20))
    for (const { who, choice } of walk(sound, { ...USUAL, seed, leaning }).journal)
      if (who !== 'chance') times.set(choice, (times.get(choice) ?? 0) + 1);
  return times;
}

describe('a player with weights', () => {
  test('weighs a choice by its step and verb, or by its verb alone, and by its seat’s weight for each word', () => {
    const leaning: Leaning = {
      verbs: { march: 3, 'activation.order march': 5 },
      words: { red: { 'march mill': 2, 'march ford': 4 } },
      leadingTo: {},
    };
    expect(leaningTo(leaning, 'red', 'activation.order', 'march mill')).toBe(10);
    expect(leaningTo(leaning, 'red', 'elsewhere', 'march mill ford')).toBe(24);
    expect(leaningTo(leaning, 'blue', 'elsewhere', 'march mill')).toBe(3);
    expect(leaningTo(leaning, 'red', 'elsewhere', 'rest')).toBe(1);
  });

  test('chooses what it seeks more often, and what it avoids hardly ever', () => {
    const [sought, shunned] = [chosen({ ...NOTHING, verbs: { rest: 50 } }), chosen({ ...NOTHING, verbs: { rest: 0 } })];
    expect(sought.get('rest') ?? 0).toBeGreaterThan(10 * (shunned.get('rest') ?? 0));
  });

  test('seeks choices that lead directly to a step', () => {
    const battles = (weight: number): number => {
      const leaning: Leaning = { ...NOTHING, leadingTo: { 'march.next': { 'march.battle': weight } } };
      const all = range(30).map((seed) => walk(sound, { ...USUAL, seed, leaning }));
      return all.reduce((sum, { report }) => sum + (report.steps['march.battle'] ?? 0), 0);
    };
    expect(battles(100)).toBeGreaterThan(1.2 * battles(0));
  });

  test('plays by the seed alone', () => {
    const journal = (seed: number) => walk(sound, { ...USUAL, seed, leaning: NOTHING, tally: new Tally() }).journal;
    expect(journal(3)).toEqual(journal(3));
    expect(journal(4)).not.toEqual(journal(3));
  });
});

const LANDMARKS: readonly Landmark[] = [
  { name: 'battles', logs: { type: 'battle' } },
  { name: 'ambushes by red', logs: { type: 'card', side: 'red', card: 'ambush-1' } },
  { name: 'floods', logs: { type: 'flood' } },
];
const [BATTLES, AMBUSHES] = LANDMARKS;

describe('landmarks', () => {
  const walked = (seed: number, tally = new Tally()) =>
    walk(sound, { ...USUAL, seed, landmarks: LANDMARKS, tally }).report;

  test('are counted as the log reports them', () => {
    const { landmarks, steps } = walked(2);
    const fought = steps['battle.outcome'];
    expect(fought).toBeGreaterThan(0);
    expect(landmarks).toMatchObject({ battles: fought, floods: 0 });
  });

  test('are reported per thousand games; for stretches, only whether they met one', () => {
    const sum = emptyReport();
    addReport(sum, { ...walked(2), landmarks: { battles: 3, floods: 0 } });
    addReport(sum, { ...walked(3), landmarks: { battles: 2, floods: 0 } });
    expect(reportText('skirmish', sum, [])).toContain('in a thousand games: battles 2500, floods 0');
    expect(landmarksNeverMet(sum)).toEqual(['floods']);
    const game = { ...walked(4), landmarks: { battles: 0, floods: 0 } };
    addReached(game, { ...walked(4), landmarks: { battles: 0, floods: 1 } });
    addReport(sum, game);
    expect(sum.landmarks).toEqual({ battles: 5, floods: 0 });
    expect(landmarksNeverMet(sum)).toEqual([]);
  });

  test('a tally knows a way there; the stretch up to it is walked again with all checks and counted', () => {
    const tally = new Tally();
    for (const seed of range(20)) walked(seed, tally);
    for (const landmark of [BATTLES, AMBUSHES]) {
      if (landmark === undefined) return expect.unreachable('there are such landmarks');
      const way = tally.wayTo(landmarkKey(landmark));
      if (way === undefined) return expect.unreachable(`no game came to ${landmark.name}`);
      const { setting, entries: follow, from } = way;
      const again = {
        ...USUAL,
        ...setting,
        seed: 1,
        follow,
        from,
        onward: 0,
        sally: true,
        landmarks: LANDMARKS,
      } as const;
      const { report, journal } = walk(sound, { ...again, checks: 'all', again: true });
      expect(journal.map(({ choice }) => choice)).toEqual(follow.map(({ choice }) => choice));
      expect(report.landmarks[landmark.name]).toBeGreaterThan(0);
      expect(report.decisions).toBe(follow.length - (from?.length ?? 0));
      expect(walk(sound, { ...again, checks: 'all' }).report.decisions).toBe(0);
    }
    expect(tally.wayTo('landmark floods')).toBeUndefined();
  });
});
