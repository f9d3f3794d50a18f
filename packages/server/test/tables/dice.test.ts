import { byLot, commitment, verifyDice } from '@carillon/dice';
import { readRecord } from '@carillon/flow';
import type { Table } from '@carillon/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import type { Refusal } from '../../src/refusals.ts';
import { readGame } from '../../src/store/games.ts';
import { BLUE, GUEST, RED, Venue } from '../venue.ts';

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

/** The published dice of a game that the first player resigned. */
async function publishedDice(id: string) {
  const { blue } = await here.seated(id);
  await blue.ask({ type: 'resign', game: id });
  const record = readRecord(skirmish, (await here.games.reading.record(id, BLUE, undefined)) ?? '');
  if (record.dice === undefined) throw new Error('the record has no dice');
  return { record, dice: record.dice };
}

const opened = (table: Table | Refusal): Table => {
  if (!('id' in table)) throw new Error(table.code);
  return table;
};

describe('the dice bind the operator', () => {
  test('S9: a secret and commitment exchanged before the second player joins are noticed by the first', async () => {
    const { id, commitment: seen } = await here.opened();
    const secret = 'ab'.repeat(32);
    const swapped = { secret, commitment: commitment(secret, 2) };
    await here.store.db.updateTable('game').set(swapped).where('id', '=', id).execute();
    await here.tables.join(RED, id, { seat: 'red', value: 'red-value' });
    const { record, dice } = await publishedDice(id);
    expect(verifyDice(skirmish, record, dice)).toMatchObject({ ok: true });
    expect(verifyDice(skirmish, record, dice, { commitment: seen })).toEqual({ ok: false, code: 'other_commitment' });
  });

  test('S9: seats by lot are drawn from the dice, and can be verified', async () => {
    for (let i = 0; i < 8; i++) {
      const { id, commitment: seen } = await here.opened({ sides: 'random', seat: null });
      await here.tables.join(RED, id, { seat: null, value: 'red-value' });
      const { record, dice } = await publishedDice(id);
      expect(dice.lot).toEqual(['blue', 'red']);
      const players = dice.values.map((value) => ({ value }));
      expect(byLot({ ...dice, version: 2 }, players)).toEqual(players);
      expect(verifyDice(skirmish, record, dice, { commitment: seen, value: 'blue-value' })).toMatchObject({ ok: true });
    }
  });

  test('S9: the remaining seat is not chosen by the server', async () => {
    const { id } = await here.opened();
    await here.tables.join(RED, id, { seat: null, value: 'red-value' });
    const { record, dice } = await publishedDice(id);
    expect(dice).toMatchObject({ lot: ['red'], values: ['blue-value', 'red-value'] });
    expect(verifyDice(skirmish, record, dice)).toMatchObject({ ok: true });
  });

  test('S9: the host adds a value after seeing the commitment, until the game begins', async () => {
    const { id } = await here.opened();
    expect(opened(await here.tables.giveValue(BLUE, id, 'typed'))).toMatchObject({ value: 'typed' });
    expect(opened(await here.tables.read(id, GUEST))).not.toHaveProperty('value');
    expect(await here.tables.giveValue(RED, id, 'mine')).toMatchObject({ code: 'not_seated' });
    expect(await here.tables.join(RED, id, { seat: 'red', value: 'typed' })).toMatchObject({ code: 'value_taken' });
    await here.tables.join(RED, id, { seat: 'red', value: 'mine' });
    expect(await here.tables.giveValue(BLUE, id, 'late')).toMatchObject({ code: 'not_open' });
    expect((await publishedDice(id)).dice.values).toEqual(['typed', 'mine']);
  });

  test('S9: a value is taken by another player, not by oneself, and none is never taken', async () => {
    const { id } = await here.opened();
    await here.tables.giveValue(BLUE, id, 'typed');
    expect(opened(await here.tables.giveValue(BLUE, id, 'typed'))).toMatchObject({ value: 'typed' });
    expect(opened(await here.tables.giveValue(BLUE, id, ''))).toMatchObject({ value: '' });
    expect(await here.tables.join(RED, id, { seat: 'red', value: '' })).toMatchObject({ status: 'running' });
  });

  test('S9: a table opened before this keeps the first version of the dice, and verifies', async () => {
    const { id } = await here.opened();
    const kept = await readGame(here.store.db, id);
    const old = { dice_version: null, commitment: commitment(kept?.game.secret ?? '', 1) };
    await here.store.db.updateTable('game').set(old).where('id', '=', id).execute();
    await here.tables.join(RED, id, { seat: 'red', value: 'red-value' });
    const { record, dice } = await publishedDice(id);
    expect(dice).not.toHaveProperty('lot');
    expect(verifyDice(skirmish, record, dice, { commitment: old.commitment })).toMatchObject({ ok: true });
  });

  test('S9: the rematch shows its commitment to the other side before they join', async () => {
    const id = await here.begin();
    await publishedDice(id);
    const offered = opened(await here.tables.rematch(BLUE, id, 'again'));
    expect(opened(await here.tables.read(offered.id, RED))).toMatchObject({ commitment: offered.commitment });
    expect(await here.tables.read(offered.id, GUEST)).toMatchObject({ code: 'not_found' });
  });
});

describe('ids and secrets of a table', () => {
  const drawn = async (secure: boolean) => {
    const venue = await Venue.open({ secure });
    const { id, link } = await venue.opened({ access: 'link' });
    const kept = await readGame(venue.store.db, id);
    await venue.close();
    return [id.slice(10), link, kept?.game.secret, kept?.game.addressKey];
  };

  test('are drawn anew on each server', async () => {
    const [one, other] = [await drawn(true), await drawn(true)];
    for (const [i, each] of one.entries()) expect(other[i]).not.toBe(each);
    expect(one.slice(1).map((each) => each?.length)).toEqual([32, 64, 64]);
  });

  test('are the same in each run of the tests, and so are the dice', async () => {
    expect(await drawn(false)).toEqual(await drawn(false));
  });
});
