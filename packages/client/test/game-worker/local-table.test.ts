import type { Entry, Outcome } from '@carillon/flow';
import { expect, it } from 'vitest';
import { LocalTable } from '../../src/game-worker/local/local-table.ts';

/** A table that answers each choice with the next of these outcomes, and records the choices. */
function answering(...outcomes: readonly (readonly Entry[] | 'stale')[]) {
  const sent: string[] = [];
  const journal: Entry[] = [{ who: 'red', choice: 'bid 0' }];
  const submit = (seat: number, text: string, seen: number): Outcome => {
    const entries = outcomes[sent.length] ?? 'stale';
    sent.push(`${seat} ${text} ${seen}`);
    if (entries === 'stale') return { ok: false, code: 'stale' };
    journal.push(...entries);
    return { ok: true, entries } as Outcome;
  };
  const engine = { rules: { seats: ['blue', 'red'] } };
  return { sent, at: new LocalTable(engine as never, {} as never, { submit, journal } as never) };
}

const blue = (choice: string, auto = false): Entry => ({ who: 'blue', choice, ...(auto && { auto }) });
const red = (choice: string): Entry => ({ who: 'red', choice, auto: true });

it('a plan is made choice by choice, the first at the position that the player saw', () => {
  const { sent, at } = answering([blue('march keep')], [blue('take guard')]);
  expect(at.takeAll('blue', ['march keep', 'take guard'], 7)).toEqual({ ok: true, value: [] });
  expect(sent).toEqual(['0 march keep 7', '0 take guard 2']);
});

it('a lone answer that the plan has next counts as made, the same one of the other side does not', () => {
  const own = answering([blue('march keep'), blue('take guard', true)]);
  expect(own.at.takeAll('blue', ['march keep', 'take guard'], 1)).toEqual({ ok: true, value: [] });
  expect(own.sent).toHaveLength(1);
  const other = answering([blue('rest'), red('rest')], 'stale');
  expect(other.at.takeAll('blue', ['rest', 'rest'], 1)).toEqual({ ok: true, value: ['rest'] });
  const between = answering([blue('march keep'), blue('halt', true)], [blue('take guard')]);
  expect(between.at.takeAll('blue', ['march keep', 'take guard'], 1)).toEqual({ ok: true, value: [] });
  expect(between.sent).toEqual(['0 march keep 1', '0 take guard 3']);
});

it('a plan ends at a roll, and where a choice of it is refused; if that is the first, all of it is', () => {
  const rolled = answering([blue('march keep'), { who: 'chance', choice: 'die 4' }]);
  expect(rolled.at.takeAll('blue', ['march keep', 'take guard'], 1)).toEqual({ ok: true, value: ['take guard'] });
  expect(rolled.sent).toHaveLength(1);
  const halted = answering([blue('march keep')], 'stale');
  expect(halted.at.takeAll('blue', ['march keep', 'take guard'], 1)).toEqual({ ok: true, value: ['take guard'] });
  expect(answering('stale').at.takeAll('red', ['rest', 'rest'], 1)).toEqual({ ok: false, code: 'stale' });
});
