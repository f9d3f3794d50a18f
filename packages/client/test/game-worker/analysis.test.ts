import { range } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { afterBids, savedGames, table } from './table.ts';

/** A march under way, with the messages to the page at that time; the game has gone on since. */
async function marched() {
  const { at, first } = await afterBids();
  await at.look(first);
  const then = await at.choose(first, `march ${first === 'blue' ? 'camp' : 'keep'}`, `take ${first}-guard`, 'done');
  await at.choose(first, `move ${first === 'blue' ? 'wood' : 'hill'}`);
  return { at, first, second: first === 'blue' ? 'red' : 'blue', then, now: await at.look(first) };
}

/** The cards that a view says are in a hand. */
const handOf = (now: { readonly view: unknown }, side: string): string[] => {
  const state: unknown = Reflect.get(now.view as object, 'state');
  const hands: unknown = Reflect.get(state as object, `${side}Hand`);
  return Array.isArray(hands) ? hands.map(String) : [];
};

describe('an analysis', () => {
  it('goes on from a position of the past, with the log up to there', async () => {
    const { at, then, now } = await marched();
    const reported = await at.analyse(then.length - 1);
    expect(reported).toMatchObject({ analysis: true, asked: then.asked, options: then.options, log: { keep: 0 } });
    expect(reported.log.add.length).toBeLessThan((await at.leave()).log.add.length);
    expect(now.analysis).toBe(false);
  });

  it('goes on from the present position', async () => {
    const { at, now } = await marched();
    expect(await at.analyse(null)).toMatchObject({ analysis: true, asked: now.asked, options: now.options });
  });

  it('changes nothing in the game, which is there again as it was left, with the same hand open', async () => {
    const { at, first, then, now } = await marched();
    await at.analyse(then.length - 1);
    await at.choose(first, 'stop');
    await at.undo();
    const back = await at.leave();
    expect({ ...back, log: null }).toEqual({ ...now, log: null, kept: true });
    expect(back.log.keep).toBe(0);
  });

  it('is never kept', async () => {
    const on = savedGames();
    const at = table(on);
    const { asked, length } = await at.open(1);
    await at.gameWorker.saved();
    const game = structuredClone(on.kept);
    on.kept = 'not written since';
    await at.look('blue');
    await at.analyse(null);
    await at.choose('blue', 'bid 1');
    await at.gameWorker.saved();
    expect(on.kept).toBe('not written since');
    on.kept = game;
    expect(await table(on).resume()).toMatchObject({ ok: true, value: { asked, length } });
  });

  it('needs no covers: the hand that was seen stays as it was, and hidden cards are dealt again', async () => {
    const { at, first, second, now } = await marched();
    const mine = handOf(now, first);
    const others = new Set<string>();
    for (const _ of range(24)) {
      const open = await at.analyse(null);
      expect(handOf(open, first)).toEqual(mine);
      const next = await at.choose(first, 'stop', 'rest');
      expect(next).toMatchObject({ covered: false, looking: second });
      others.add(handOf(next, second).join());
      await at.leave();
    }
    expect(others.size).toBeGreaterThan(1);
    expect([...others].join()).not.toContain(mine.join());
  });

  it('does not show the other side’s draws, even if that side is asked', async () => {
    const { at, first, second } = await marched();
    await at.analyse(null);
    const { log } = await at.choose(first, 'stop', 'rest');
    const drawn = log.add.filter(({ entry }) => entry.type === 'draw' && 'side' in entry && entry.side === second);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { entry } of drawn) expect(entry.card).toBeUndefined();
  });

  it('shows its own past and that of the game, and can be branched again from both', async () => {
    const { at, first, then } = await marched();
    await at.analyse(null);
    const next = await at.choose(first, 'stop');
    const numbers = next.log.add.map(({ number }) => number);
    for (const number of [-1, then.length - 1, next.length + then.length]) {
      expect(await at.ask('past', { number })).toMatchObject({ ok: true });
    }
    expect(numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0))).toBe(true);
    expect(await at.analyse(then.length - 1)).toMatchObject({ asked: then.asked, options: then.options });
  });
});
