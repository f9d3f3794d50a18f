import type { Json } from '@carillon/kit';
import { type TitleWalks, unsaid } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { planted, type Skirmish, type State, sound } from './games.ts';

const SAID = { declining: ['done'], passing: ['decline', 'pass', 'game.bid bid'] };
const GAMES = { games: 20, seed: 1 };

const skirmish = (rules: Skirmish, said: Pick<TitleWalks, 'declining' | 'passing'>): TitleWalks => ({
  ...{ rules, hands: ['cards'], echoes: ['interception'], cards: [], cardVerbs: [], benchmark: 'dusk', landmarks: [] },
  ...said,
  leaning: { verbs: {}, words: {}, leadingTo: {} },
});

/** A log entry of an interception without its roll. */
function without<Entry extends object>(entry: Entry): Entry {
  const { roll: _, ...rest } = entry as Entry & { readonly roll?: number };
  return rest as Entry;
}

describe('a choice that changes nothing', () => {
  test('is silent if its name promises something', () => {
    const { counts } = unsaid(skirmish(sound, { declining: [], passing: [] }), GAMES);
    for (const what of ['game.bid bid', 'interception.offer decline']) expect(counts[what], what).toBeGreaterThan(0);
  });

  test('is not silent if its name says so, or if the log reports a roll', () => {
    const { choices, counts } = unsaid(skirmish(sound, SAID), GAMES);
    expect(choices).toBeGreaterThan(100);
    expect(counts).toEqual({});
  });

  test('is found where the log gives a result without its roll', () => {
    const unexplained = planted(sound, {
      take: (g, seat, choice, say) =>
        sound.flow.take(g, seat, choice, (entry) => say?.(entry.type === 'interception' ? without(entry) : entry)),
    });
    const { counts } = unsaid(skirmish(unexplained, SAID), GAMES);
    expect(counts['log interception']).toBeGreaterThan(0);
  });

  test('is silent where the log is', () => {
    const speechless = planted(sound, { take: (g, seat, choice) => sound.flow.take(g, seat, choice) });
    const { counts, examples } = unsaid(skirmish(speechless, SAID), GAMES);
    expect(Object.keys(counts)).toEqual(['interception.offer intercept']);
    expect(examples.get('interception.offer intercept')).toMatch(/^intercept \S+: \[\]$/);
  });
});

describe('a question left out because one answer is left', () => {
  /** Skirmish, with an answer to the query for the reasons of whatever cannot be chosen. */
  const explained = (reasons: (verbs: readonly string[]) => Json): Skirmish =>
    planted(
      sound,
      {},
      { queries: ['barred'], query: (g: State) => reasons(sound.flow.verbs(g).map(({ name }) => name)) },
    );
  const each = (more: object) => (verbs: readonly string[]) => verbs.map((verb) => ({ verb, clause: 'near', ...more }));

  test('is not looked at in a game that gives no reasons', () => {
    expect(unsaid(skirmish(sound, SAID), GAMES).leftOut).toBe(0);
  });

  test('is said if each verb that is missed has a reason', () => {
    const { counts, leftOut } = unsaid(skirmish(explained(each({})), SAID), GAMES);
    expect(leftOut).toBeGreaterThan(0);
    expect(counts).toEqual({});
  });

  test('is unsaid if a verb has no reason', () => {
    const { counts } = unsaid(
      skirmish(
        explained(() => []),
        SAID,
      ),
      GAMES,
    );
    expect(Object.keys(counts)).toEqual(['left out march.muster take', 'left out march.muster done']);
  });

  test('is unsaid if all reasons only say that nothing is there', () => {
    const { counts } = unsaid(skirmish(explained(each({ vague: true })), SAID), GAMES);
    expect(Object.keys(counts)).toEqual(['left out march.muster']);
  });
});
