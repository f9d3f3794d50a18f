import { NO_CARD } from '@carillon/flow';
import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import type { Asks, Now } from '../../src/shared/messages.ts';
import { findGame, type NodeTable, openTable } from '../browser/plan.ts';
import { uncovered } from '../in-node.ts';

type WarNow = Now<View, LogEntry>;

const GAME = findGame();

/** A game at a response window of the British. */
function asked() {
  const table = openTable(GAME.seed);
  let now: WarNow = table.greet();
  for (const move of GAME.moves) {
    if (now.moment !== null) break;
    const open = uncovered(table, now);
    const reply = table.choose({ seat: open.asked.seat ?? '', choices: move, seen: open.length });
    if (reply.ok) now = reply.value;
  }
  return { table, now, moment: now.moment ?? '', seat: now.asked.seat ?? '' };
}

const stand = (table: NodeTable, now: WarNow, more: Partial<Asks['stand']> = {}) =>
  table.stand({ seat: now.asked.seat ?? '', add: [], drop: [], seen: now.length, ...more });

function accepted(reply: ReturnType<NodeTable['stand']>): WarNow {
  if (!reply.ok) throw new Error(reply.code);
  return reply.value;
}

/** Passes, stops and ends until this many windows have been offered, or the season is over. */
function windowsOf(table: NodeTable, seat: string, most: number): string[] {
  const offered: string[] = [];
  let now = uncovered(table, table.now());
  const { year, season } = now.view;
  while (offered.length < most && now.view.year === year && now.view.season === season && now.asked.seat !== null) {
    if (now.moment !== null && now.asked.seat === seat) offered.push(now.moment);
    const verbs = ['pass', 'activate', 'lead', 'take', 'done', 'move', 'stop', 'decline', 'stand', 'lose'];
    const option = verbs.map((verb) => now.options.find((each) => each.verb === verb)).find((each) => each);
    const reply = table.choose({
      seat: now.asked.seat,
      choices: [(option ?? now.options[0])?.text ?? ''],
      seen: now.length,
    });
    if (!reply.ok) throw new Error(reply.code);
    now = uncovered(table, reply.value);
  }
  return offered;
}

describe('standing answers', () => {
  it('decline the window that is open, and every other of its kind in the season, without a look at the cards', () => {
    const { table, now, moment, seat } = asked();
    expect(now).toMatchObject({ covered: true, standing: [] });
    const after = accepted(stand(table, now, { add: [{ moment }] }));
    expect(after.asked.seat).not.toBe(seat);
    expect(table.journal().at(-1)).toMatchObject({ who: seat, choice: 'pass' });
    expect(windowsOf(table, seat, 3)).not.toContain(moment);
  });

  it('P41: spare a seat that has not looked only the windows in which it could play nothing', () => {
    const { table, now, moment, seat } = asked();
    const after = accepted(stand(table, now, { add: [{ moment, card: NO_CARD }] }));
    const held = uncovered(table, after).options.filter(({ verb }) => verb === 'respond');
    // These British hold Foul Weather: they are still asked.
    expect(after.asked.seat).toBe(seat);
    expect(held.map(({ text }) => text)).not.toEqual([]);
    expect(table.journal().some((entry) => 'auto' in entry && entry.who === seat)).toBe(false);
  });

  it('are what keeps those windows shut: without them they open again', () => {
    const { table, moment, seat } = asked();
    expect(windowsOf(table, seat, 3).filter((each) => each === moment).length).toBeGreaterThan(1);
  });

  it('are listed for the seat itself while it looks, and for no other', () => {
    const { table, now, moment, seat } = asked();
    const after = accepted(stand(table, now, { add: [{ moment }] }));
    const other = accepted(table.look({ seat: after.asked.seat }) as ReturnType<NodeTable['stand']>);
    expect(other.looking).toBe(after.asked.seat);
    expect(other.standing).toEqual([]);
    expect(table.journal().some((entry) => 'auto' in entry && entry.who === seat)).toBe(false);
    const again = asked();
    const open = uncovered(again.table, again.now);
    expect(accepted(stand(again.table, open, { add: [{ moment: 'captured' }] })).standing).toEqual([
      { moment: 'captured' },
    ]);
  });

  it('can be set for one card, changed and removed', () => {
    const { table, now } = asked();
    const open = uncovered(table, now);
    const [one, other] = [{ moment: 'captured', card: 'massacre-7' }, { moment: 'captured' }];
    expect(accepted(stand(table, open, { add: [one] })).standing).toEqual([one]);
    expect(accepted(stand(table, open, { add: [one, other] })).standing).toEqual([one, other]);
    expect(accepted(stand(table, open, { drop: [one] })).standing).toEqual([other]);
    expect(accepted(stand(table, open, { drop: [other] })).standing).toEqual([]);
  });

  it('can be set only by the seat that looks; without a look only for the open window', () => {
    const { table, now, moment, seat } = asked();
    const other = seat === 'british' ? 'french' : 'british';
    const before = table.journal().length;
    for (const wrong of [
      { add: [{ moment: 'captured' }] },
      { add: [{ moment, card: 'ambush-11' }] },
      { drop: [{ moment }] },
      { seat: other, add: [{ moment }] },
    ])
      expect(stand(table, now, wrong)).toEqual({ ok: false, code: 'not_your_turn' });
    expect(stand(table, now, { add: [{ moment }], seen: now.length - 1 })).toEqual({ ok: false, code: 'stale' });
    expect(table.journal().length).toBe(before);
  });

  it('are kept with the game', () => {
    const { table, now, moment, seat } = asked();
    accepted(stand(table, now, { add: [{ moment }] }));
    const { journal, standing } = table.saved(0);
    expect(standing).toEqual({ [seat]: [{ moment }] });
    const again = openTable(GAME.seed, journal, standing);
    again.greet();
    expect(windowsOf(again, seat, 3)).not.toContain(moment);
    expect(again.saved(0).standing).toEqual(standing);
  });

  it('cannot say for a seat that does not look whether it wants to be asked before its phase ends', () => {
    const { table, now } = asked();
    expect(now.asksLast).toBeNull();
    expect(stand(table, now, { asksLast: true })).toEqual({ ok: false, code: 'not_your_turn' });
  });

  it('leave the answer that came with them free to be taken back', () => {
    const { table, now, moment, seat } = asked();
    const after = accepted(stand(table, now, { add: [{ moment }] }));
    expect(after.undo).toEqual({ seat, choices: 1 });
    const back = table.undo({ seen: after.length, action: false });
    expect(back).toMatchObject({ ok: true, value: { moment, asked: { seat } } });
  });
});

describe('the wish to be asked before the phase ends', () => {
  /** A new game in which the first side has uncovered its hand and set its standing answers. */
  function wishing(asksLast: boolean) {
    const table = openTable(GAME.seed);
    const open = uncovered(table, table.greet());
    const wished = accepted(stand(table, open, { asksLast }));
    return { table, wished, seat: open.asked.seat ?? '' };
  }

  /** The first side discards its first card. */
  function discarded({ table, wished, seat }: ReturnType<typeof wishing>): WarNow {
    const card = wished.options.find(({ verb }) => verb === 'discard')?.text ?? '';
    return accepted(table.choose({ seat, choices: [card], seen: wished.length }));
  }

  it('is shown to the player who looks at that hand, and asks the last question of the phase', () => {
    const game = wishing(true);
    expect(game.wished.asksLast).toBe(true);
    const last = discarded(game);
    expect(last.asked).toMatchObject({ seat: game.seat, procedure: 'phase', step: 'last' });
    expect(last.options[0]).toMatchObject({ text: 'end' });
    const after = accepted(game.table.choose({ seat: game.seat, choices: ['end'], seen: last.length }));
    expect(after.asked.seat).not.toBe(game.seat);
    expect(uncovered(game.table, after).asksLast).toBe(false);
  });

  it('is not there unless it is set, and ends when it is dropped', () => {
    expect(discarded(wishing(false)).asked).toMatchObject({ procedure: 'phase', step: 'card' });
    const game = wishing(true);
    const last = uncovered(game.table, discarded(game));
    const dropped = accepted(stand(game.table, last, { asksLast: false }));
    expect(dropped.asked.seat).not.toBe(game.seat);
    expect(game.table.journal().at(-1)).toMatchObject({ who: game.seat, choice: 'end' });
  });

  it('is kept with the game, which is taken up at the question', () => {
    const game = wishing(true);
    const last = discarded(game);
    const saved = game.table.saved(0);
    expect(saved.asksLast).toEqual([game.seat]);
    const again = openTable(GAME.seed, saved.journal, saved.standing, saved.asksLast);
    expect(again.greet().asked).toEqual(last.asked);
    expect(again.saved(0)).toEqual(saved);
  });
});
