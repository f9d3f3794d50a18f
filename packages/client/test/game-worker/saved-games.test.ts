import type { Choices } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../flow/test/skirmish/index.ts';
import type { SavedGame } from '../../src/game-worker/saved-games.ts';
import type { Brought, RecordText, SavedGameSummary } from '../../src/shared/messages.ts';
import { browser, savedGames, table } from './table.ts';

type At = ReturnType<typeof table>;

const valueIn = async <T>(reply: Promise<{ readonly ok: boolean } & object>): Promise<T> => {
  const settled = await reply;
  if (!settled.ok || !('value' in settled)) throw new Error(`refused: ${JSON.stringify(settled)}`);
  return settled.value as T;
};

const games = (at: At): Promise<readonly SavedGameSummary[]> => valueIn(at.ask('saved', {}));
const recordOf = (at: At, whole: boolean, id: string | null = null): Promise<RecordText> =>
  valueIn(id === null ? at.ask('record', { whole }) : at.ask('recordOf', { game: id }));
const bring = (at: At, text: string): Promise<Brought> => valueIn(at.ask('bring', { text }));

/** Both bid, and the first side marches a guard out of its home. */
async function begun(at: At, seed = 7) {
  await at.open(seed);
  await at.look('blue');
  await at.choose('blue', 'bid 1');
  await at.look('red');
  const now = await at.choose('red', 'bid 0');
  await at.choose(now.asked.seat ?? '', 'march camp', 'take blue-guard', 'done');
  await at.gameWorker.saved();
}

describe('saved games', () => {
  it('holds several games, and goes on with any of them', async () => {
    const on = savedGames();
    const at = table(on);
    await begun(at);
    const { id: first } = (await at.look(null)) ?? {};
    await at.open(3);
    await at.gameWorker.saved();
    expect((await games(at)).map(({ entries }) => entries)).toEqual([7, 2]);
    expect(await at.resume(first)).toMatchObject({ ok: true, value: { length: 7 } });
    expect(on.games.size).toBe(2);
  });

  it('deletes a game only on request, and never one that is open', async () => {
    const [on, locks] = [savedGames(), browser()];
    const at = table(on, { locks });
    await begun(at);
    const { id } = await at.look(null);
    expect(await table(on, { locks }).ask('remove', { game: id })).toEqual({ ok: false, code: 'elsewhere' });
    await at.ask('leave', {});
    expect(await at.ask('remove', { game: id })).toEqual({ ok: true, value: [] });
    expect(await at.resume(id)).toEqual({ ok: false, code: 'no_game' });
  });
});

describe('a record of a game', () => {
  it('goes on at the same point when it is imported elsewhere', async () => {
    const at = table();
    await begun(at);
    const { text, name } = await recordOf(at, true);
    expect(name).toBe('skirmish-long-day-1970-01-01.txt');
    expect(text).toContain('carillon-record 1\ntitle skirmish');
    const there = table();
    const brought = await bring(there, text);
    expect(brought).toEqual({ id: expect.any(String) });
    expect(await there.resume()).toMatchObject({ ok: true, value: { length: 7, asked: { step: 'next' } } });
    expect((await recordOf(there, true)).text).toBe(text);
  });

  it('can be saved of a game that is not open, too', async () => {
    const at = table();
    await begun(at);
    const { id } = await at.look(null);
    const { text } = await recordOf(at, true);
    await at.ask('leave', {});
    expect((await recordOf(at, true, id)).text).toBe(text);
  });

  it('for sharing has only what the viewing seat may see, and cannot be imported', async () => {
    const at = table();
    await begun(at);
    const everybody = await recordOf(at, false);
    expect(everybody.text).toContain('seen-by spectator');
    expect(everybody.text).toMatch(/chance draw \? \/ only blue[\s\S]*chance draw \? \/ only red/);
    await at.look('blue');
    const own = await recordOf(at, false);
    expect(own.text).toContain('seen-by blue');
    expect(own.text).not.toMatch(/draw \? \/ only blue/);
    const line = own.text.split('\n').findIndex((each) => each.includes('?')) + 1;
    expect(await bring(at, own.text)).toEqual({ fault: { code: 'partial', line } });
  });

  it('that is damaged or of another game is refused by its line, and leaves all as it was', async () => {
    const on = savedGames();
    const at = table(on);
    await begun(at);
    const { text } = await recordOf(at, true);
    const before = structuredClone(on.games);
    const lines = text.split('\n');
    const doctored = (line: number, other: string): string => lines.with(line - 1, other).join('\n');
    const march = lines.findIndex((each) => each.includes('march camp')) + 1;
    for (const [bad, fault] of [
      ['Dear diary', { code: 'no_record', line: 1 }],
      ['', { code: 'no_record', line: 0 }],
      [doctored(1, 'carillon-record 9'), { code: 'unknown_version', line: 1 }],
      [doctored(2, 'title chess'), { code: 'unknown_title', line: 2 }],
      [doctored(march, '5 blue march moon'), { code: 'illegal', line: march }],
      [doctored(march, ''), { code: 'wrong_number', line: march + 1 }],
      [lines.slice(0, march).join('\n'), { code: 'no_end', line: march }],
      ['x'.repeat(2_000_001), { code: 'too_long', line: 0 }],
    ] as const) {
      expect(await bring(at, bad)).toEqual({ fault });
    }
    expect(on.games).toEqual(before);
  });
});

/** Skirmish under rules that let no unit march. */
const peaceful: typeof skirmish = {
  ...skirmish,
  flow: Object.assign(Object.create(skirmish.flow), {
    list(g: Parameters<typeof skirmish.flow.list>[0], seat: number, choices: Choices) {
      skirmish.flow.list(g, seat, choices);
      if (skirmish.flow.question(g).procedure !== 'activation') return;
      const texts = choices.toArray().filter((choice) => skirmish.flow.text(g, choice) === 'rest');
      choices.reset();
      for (const choice of texts) choices.push(choice);
    },
  }),
};

describe('a game kept under other rules', () => {
  it('goes on if they allow all of it and ask the same question, and is then under these rules', async () => {
    const on = savedGames();
    await begun(table(on, { rulesHash: 'old' }));
    const later = table(on, { rulesHash: 'new' });
    const reply = await later.resume();
    expect(reply).toMatchObject({ ok: true, value: { viewing: null, length: 7 } });
    await later.undo().catch(() => undefined);
    expect((on.kept as SavedGame).rules).toBe('old');
    const { length } = reply.ok ? (reply.value as { length: number }) : { length: 0 };
    await later.ask('choose', { seat: 'blue', choices: ['stop'], seen: length });
    await later.gameWorker.saved();
    expect((on.kept as SavedGame).rules).toBe('new');
  });

  it('can only be viewed, up to the first difference, and stays in the store unchanged', async () => {
    const on = savedGames();
    const at = table(on, { rulesHash: 'old' });
    await begun(at);
    const whole = (await recordOf(at, true)).text;
    const before = structuredClone(on.kept);
    const later = table(on, { rules: peaceful, rulesHash: 'new' });
    const reply = await later.resume();
    expect(reply).toMatchObject({ ok: true, value: { viewing: { told: 4, of: 7 }, length: 4, options: [] } });
    expect(await later.ask('choose', { seat: 'blue', choices: ['rest'], seen: 4 })).toEqual({
      ok: false,
      code: 'only_viewed',
    });
    expect(await later.ask('undo', { seen: 4, action: false })).toEqual({ ok: false, code: 'only_viewed' });
    expect(await later.ask('past', { number: 1 })).toMatchObject({ ok: true });
    expect((await recordOf(later, true)).text).toBe(whole);
    await later.gameWorker.saved();
    expect(on.kept).toEqual(before);
  });

  it('can only be viewed if they would ask another question at its end', async () => {
    const on = savedGames();
    const at = table(on, { rulesHash: 'old' });
    await at.open(7);
    await at.look('blue');
    await at.choose('blue', 'bid 1');
    await at.look('red');
    await at.choose('red', 'bid 0');
    await at.gameWorker.saved();
    const reply = await table(on, { rules: peaceful, rulesHash: 'new' }).resume();
    expect(reply).toMatchObject({ ok: true, value: { viewing: { told: 4, of: 4 } } });
  });
});

describe('two tabs on one game', () => {
  it('the second says so, and may take it over; the first then changes nothing more', async () => {
    const [on, locks] = [savedGames(), browser()];
    const first = table(on, { locks });
    await begun(first);
    const { id, length } = await first.look(null);
    const taken = first.ask('taken', {});
    const second = table(on, { locks });
    expect(await second.resume(id)).toEqual({ ok: false, code: 'elsewhere' });
    expect(await second.resume(id, true)).toMatchObject({ ok: true, value: { length } });
    expect(await taken).toEqual({ ok: true, value: true });
    const before = structuredClone(on.kept);
    expect(await first.ask('choose', { seat: 'blue', choices: ['stop'], seen: length })).toEqual({
      ok: false,
      code: 'taken_over',
    });
    await first.gameWorker.saved();
    expect(on.kept).toEqual(before);
  });

  it('a tab that has left a game leaves it to the others', async () => {
    const [on, locks] = [savedGames(), browser()];
    const first = table(on, { locks });
    await begun(first);
    const taken = first.ask('taken', {});
    await first.ask('leave', {});
    expect(await taken).toEqual({ ok: true, value: false });
    expect(await table(on, { locks }).resume()).toMatchObject({ ok: true });
  });
});
