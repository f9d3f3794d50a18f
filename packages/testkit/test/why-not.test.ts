import { type Clause, clauses, explain, met } from '@carillon/flow';
import { CheckFailed, judge, specificShare, whyNot, whyNotText } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../../flow/test/skirmish/clauses.ts';
import { card, space } from '../../flow/test/skirmish/names.ts';
import { begin, planted, type State, sound } from './games.ts';

const { flow } = sound;
const SAMPLED = { pairs: 400, seed: 1, options: null };

describe('illegal choices are sampled', () => {
  const found = whyNot(sound, SAMPLED);

  test('as many as requested', () => {
    expect(found.pairs).toBe(400);
  });

  test('and explained everywhere by a clause whose lifting makes them legal', () => {
    expect(found.unexplained).toEqual([]);
    expect(specificShare(found)).toBe(1);
    expect(whyNotText(found)).toContain('400 pairs');
  });
});

/** Blue has bid more and is asked where to march from; all of its pieces are at the mill. */
function blueMarches(): State {
  const g = begin();
  const take = (seat: number, text: string) => flow.take(g, seat, flow.parse(g, text) ?? -1);
  take(flow.who(g), 'draw ambush-1');
  take(flow.who(g), 'draw guides-1');
  take(0, 'bid 1');
  take(1, 'bid 0');
  take(0, 'march mill');
  return g;
}

describe('an explanation is judged by lifting its clauses', () => {
  const g = blueMarches();
  const enemy = { seat: 0, wanted: { verb: 'take', words: ['red-guard'] } };

  test.each<[string, readonly Clause[] | undefined]>([
    ['first', explain(flow, g, 0, enemy.wanted)],
    ['none', [CLAUSES.here, CLAUSES.own, CLAUSES.adjacent]],
    ['none', [CLAUSES.adjacent]],
    ['none', [CLAUSES.own]],
    ['none', []],
    ['none', undefined],
  ])('%s', (finding, clauses) => {
    expect(judge(sound, g, enemy, clauses)).toBe(finding);
  });

  test('alone', () => {
    const away = { seat: 0, wanted: { verb: 'done' } };
    expect(judge(sound, g, away, [CLAUSES.somebody])).toBe('alone');
  });
});

const { spies } = clauses({ spies: '9.9' });
const AMBUSH = card.of('ambush-1');

test('a reason that reveals hidden information is detected', () => {
  const leaky = planted(sound, {
    list(g, seat, choices) {
      flow.list(g, seat, choices);
      if (flow.question(g).step !== 'next' || g.deck.has(AMBUSH) || !met(spies, false)) return;
      for (const to of space.names) choices.push(flow.parse(g, `move ${to}`) ?? -1);
    },
  });
  expect(() => whyNot(leaky, SAMPLED)).toThrow(CheckFailed);
});
