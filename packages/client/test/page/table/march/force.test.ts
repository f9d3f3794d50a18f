import type { Picking } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { Force } from '../../../../src/page/table/march/force.ts';
import type { Asks, Gathered } from '../../../../src/shared/messages.ts';

const PICKING: Picking = {
  verb: 'take',
  done: 'done',
  groups: [['levis'], ['regular-1', 'regular-2', 'regular-3'], ['marine-1']],
  wish: ['regular-1', 'regular-2', 'levis'],
};

/** A worker whose rules allow at most `most` pieces; `later` collects the answers, so that tests can release them. */
function force(most: number) {
  const waiting: (() => void)[] = [];
  const gather = ({ wish, done }: Asks['gather']): Promise<Gathered> => {
    const taken = wish.slice(0, most);
    const plan = [...taken.map((piece) => `take ${piece}`), done];
    return new Promise((resolve) => waiting.push(() => resolve({ taken, plan, complete: taken.length > 0 })));
  };
  const settle = async (): Promise<void> => {
    for (const answer of waiting.splice(0)) answer();
    await Promise.resolve();
  };
  return { made: new Force(PICKING, gather), settle, waiting };
}

describe('a force that is put together', () => {
  it('begins with the usual force, as far as the rules allow', async () => {
    const { made, settle } = force(2);
    expect(made.plan()).toEqual([]);
    await settle();
    expect(made.taken()).toEqual(['regular-1', 'regular-2']);
    expect(made.plan()).toEqual(['take regular-1', 'take regular-2', 'done']);
  });

  it('is unsettled from a change on until the rules have answered', async () => {
    const { made, settle } = force(9);
    expect(made.settled()).toBe(false);
    await settle();
    expect(made.settled()).toBe(true);
    made.clear();
    expect(made.settled()).toBe(false);
    await settle();
    expect(made.settled()).toBe(true);
  });

  it('takes the first of identical pieces and drops the last, whichever was pointed at', async () => {
    const { made, settle } = force(9);
    await settle();
    expect(made.toggle({ kind: 'piece', id: 'regular-1' })).toBe(true);
    await settle();
    expect(made.taken()).toEqual(['regular-1', 'levis']);
    made.toggle({ kind: 'piece', id: 'regular-3' });
    await settle();
    expect(made.countOf(PICKING.groups[1] ?? [])).toBe(2);
    expect(made.taken()).toContain('regular-2');
  });

  it('shows the pressed one of identical pieces as left behind, one after another', async () => {
    const { made, settle } = force(9);
    await settle();
    const shown = (): string[] => (PICKING.groups[1] ?? []).filter((piece) => made.shows(piece));
    expect(shown()).toEqual(['regular-1', 'regular-2']);
    made.toggle({ kind: 'piece', id: 'regular-1' });
    await settle();
    expect(shown()).toEqual(['regular-2']);
    made.toggle({ kind: 'piece', id: 'regular-2' });
    await settle();
    expect([shown(), made.taken()]).toEqual([[], ['levis']]);
    made.toggle({ kind: 'piece', id: 'regular-2' });
    await settle();
    expect(shown()).toEqual(['regular-2']);
    made.fill();
    await settle();
    expect(shown()).toHaveLength(3);
  });

  it('names the pieces that had to stay behind with a leader', async () => {
    const lead: Asks['gather'][] = [];
    const gather = (ask: Asks['gather']): Promise<Gathered> => {
      lead.push(ask);
      const taken = ask.wish.slice(0, ask.wish.includes('levis') ? 9 : 1);
      return Promise.resolve({ taken, plan: [], complete: true });
    };
    const made = new Force(PICKING, gather);
    await made.checkedPlan();
    expect(made.lost()).toEqual([]);
    made.toggle({ kind: 'piece', id: 'levis' });
    await made.checkedPlan();
    expect([made.taken(), made.lost()]).toEqual([['regular-1'], ['regular-2']]);
    made.clear();
    await made.checkedPlan();
    expect(made.lost()).toEqual([]);
  });

  it('says which piece was one too many', async () => {
    const { made, settle } = force(3);
    await settle();
    made.toggle({ kind: 'piece', id: 'marine-1' });
    await settle();
    expect(made.refused()).toBe('marine-1');
    made.toggle({ kind: 'piece', id: 'levis' });
    await settle();
    expect(made.refused()).toBeUndefined();
  });

  it('is sent with its last change, even while the change is under way', async () => {
    const { made, settle } = force(9);
    await settle();
    made.toggle({ kind: 'piece', id: 'levis' });
    const sent = made.checkedPlan();
    await settle();
    expect(await sent).toEqual(['take regular-1', 'take regular-2', 'done']);
  });

  it('cannot be sent while it is empty', async () => {
    const { made, settle } = force(9);
    made.clear();
    await settle();
    expect(made.plan()).toEqual([]);
  });

  it('follows the last wish, whatever order the answers come in', async () => {
    const { made, waiting } = force(9);
    made.clear();
    const [first, second] = waiting;
    second?.();
    await Promise.resolve();
    first?.();
    await Promise.resolve();
    expect(made.taken()).toEqual([]);
  });

  it('leaves what it does not know to the map', () => {
    const { made } = force(1);
    expect(made.toggle({ kind: 'piece', id: 'webb' })).toBe(false);
    expect(made.toggle({ kind: 'space', id: 'levis' })).toBe(false);
  });
});
