import { describe, expect, it } from 'vitest';
import { Unsent } from '../../../src/page/net/unsent.ts';
import { atTable, Guest, tabStorage } from './guest.ts';

/** The code with which the server closes the connection if it has another protocol than the page. */
const OTHER_PROTOCOL = 4001;

/** A table whose player has chosen; before the choice arrives, the server is exchanged for a newer one. */
async function outdated() {
  const storage = tabStorage();
  const at = await atTable(storage);
  void at.session.choose([at.march]);
  at.guest.line.cut();
  await at.guest.line.pass(1000);
  at.guest.line.cut(OTHER_PROTOCOL);
  expect(at.guest.line.server.status()).toBe('outdated');
  /** Reloads the page, for the same account or another one. */
  const reload = async (account = 'A1') => {
    const guest = new Guest(at.server, at.first, storage, account);
    return { guest, session: await guest.sitDown() };
  };
  return { ...at, storage, reload };
}

describe('a choice that had not arrived when the protocol changed', () => {
  it('is sent once the page is loaded again, as it was made, and is then forgotten', async () => {
    const { reload, march, storage, server } = await outdated();
    const seen = server.table.journal.length;
    const { guest, session } = await reload();
    expect(guest.line.of('choose')).toMatchObject([{ game: 'g1', choices: [march], seen }]);
    await guest.obey();
    expect(session.now()).toMatchObject({ length: seen + 1, asked: { step: 'muster' } });
    expect([guest.game.unmade(), storage.size]).toEqual([false, 0]);
    expect((await reload()).guest.line.of('choose')).toEqual([]);
  });

  it('has the same id however often the page is loaded, so the server makes it once', async () => {
    const { reload } = await outdated();
    const [first, second] = [await reload(), await reload()].map(({ guest }) => guest.line.of('choose'));
    expect(first).toHaveLength(1);
    expect(second).toEqual(first);
  });

  it('is reported as not made if the game has moved on, until the player chooses again', async () => {
    const { reload, march, storage } = await outdated();
    const { guest, session } = await reload();
    const [sent] = guest.line.of('choose');
    await guest.hear({ type: 'refused', game: 'g1', id: sent?.id ?? '', code: 'stale' });
    expect([guest.game.unmade(), storage.size]).toEqual([true, 0]);
    void session.choose([march]);
    expect(guest.game.unmade()).toBe(false);
  });

  it('is not sent for somebody else who has signed in meanwhile', async () => {
    const { reload } = await outdated();
    expect((await reload('B2')).guest.line.of('choose')).toEqual([]);
    expect((await reload()).guest.line.of('choose')).toHaveLength(1);
  });
});

it('a choice that was answered is not kept', async () => {
  const storage = tabStorage();
  const { guest, session, march } = await atTable(storage);
  const choosing = session.choose([march]);
  expect(storage.size).toBe(1);
  await guest.obey();
  await choosing;
  expect(storage.size).toBe(0);
});

describe('what a tab has kept', () => {
  const choice = { type: 'choose', game: 'g1', id: 'c1', choices: ['march camp'], seen: 4 } as const;

  it.each([
    'nonsense',
    '{}',
    '[1, null]',
    '[{"account":"A1","id":"c1","choices":[],"seen":4}]',
    '[{"account":"A1","id":"c1","choices":["x"],"seen":"4"}]',
  ])('is nothing where it makes no sense: %s', (text) => {
    const storage = tabStorage();
    storage.setItem('carillon.unsent.g1', text);
    const unsent = new Unsent('g1', storage);
    expect(unsent.of('A1')).toEqual([]);
    unsent.put({ ...choice, choices: [...choice.choices] }, 'A1');
    expect(unsent.of('A1')).toEqual([choice]);
  });

  it('is kept once however often it is made, and goes alone when the server has answered it', () => {
    const storage = tabStorage();
    const unsent = new Unsent('g1', storage);
    const next = { ...choice, id: 'c2', choices: ['muster'], seen: 5 };
    for (const each of [choice, next, choice]) unsent.put({ ...each, choices: [...each.choices] }, 'A1');
    expect(unsent.of('A1')).toEqual([next, choice]);
    unsent.drop('c1');
    expect(unsent.of('A1')).toEqual([next]);
    unsent.drop('c2');
    expect(storage.size).toBe(0);
  });

  it('is each game’s own, and names the side that a player of both sides has played', () => {
    const storage = tabStorage();
    const [one, other] = [new Unsent('g1', storage), new Unsent('g2', storage)];
    one.put({ ...choice, choices: [...choice.choices], seat: 'red' }, 'A1');
    expect(one.of('A1')).toEqual([{ ...choice, seat: 'red' }]);
    expect(other.of('A1')).toEqual([]);
    other.drop('c1');
    expect(one.of('A1')).toHaveLength(1);
  });
});
