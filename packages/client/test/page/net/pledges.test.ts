import { describe, expect, it } from 'vitest';
import { Pledges } from '../../../src/page/net/pledges.ts';

/** A browser's storage. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const TABLE = { id: 'g1', commitment: 'a'.repeat(64) };
const shown = (changes: object) => ({
  game: 'g1',
  commitment: TABLE.commitment,
  values: ['mine', 'theirs'],
  ...changes,
});
const answered = { ok: true, value: undefined } as const;

describe('S9: the browser keeps the commitment that it saw, and its own value,', () => {
  it('and finds out when the server has exchanged the commitment since, also after a reload', async () => {
    const store = storage();
    await new Pledges(store).give(TABLE, 'mine', () => Promise.resolve(answered));
    const pledges = new Pledges(store);
    expect(pledges.faultOf(shown({}))).toBeUndefined();
    pledges.saw('g1', 'b'.repeat(64));
    expect(pledges.faultOf(shown({ commitment: 'b'.repeat(64) }))).toBe('other_commitment');
  });

  it('and finds out when the server leaves its value out', async () => {
    const pledges = new Pledges(storage());
    await pledges.give(TABLE, 'mine', () => Promise.resolve(answered));
    expect(pledges.faultOf(shown({ values: ['other', 'theirs'] }))).toBe('other_value');
  });

  it('accepts either value while it is unknown whether the second arrived', async () => {
    const pledges = new Pledges(storage());
    await pledges.give(TABLE, 'first', () => Promise.resolve(answered));
    await pledges.give(TABLE, 'second', () => Promise.resolve({ ok: false, code: 'offline' } as never));
    for (const value of ['first', 'second'])
      expect(pledges.faultOf(shown({ values: [value, 'theirs'] }))).toBeUndefined();
    expect(pledges.faultOf(shown({ values: ['third', 'theirs'] }))).toBe('other_value');
  });

  it('and blames nobody for a game that it first saw under way', () => {
    const pledges = new Pledges(storage());
    pledges.saw('g1', TABLE.commitment);
    expect(pledges.faultOf(shown({}))).toBeUndefined();
    expect(pledges.faultOf(shown({ game: 'g2' }))).toBeUndefined();
  });

  it('reads nothing from damaged storage', () => {
    const store = storage();
    store.setItem('carillon.dice', '{"g1":{"commitment":7}');
    expect(new Pledges(store).of('g1')).toBeUndefined();
    store.setItem('carillon.dice', '{"g1":{"commitment":"x"}}');
    expect(new Pledges(store).of('g1')).toBeUndefined();
  });

  it('and reads nothing from storage that holds something else', () => {
    const store = storage();
    for (const text of [
      'null',
      '7',
      '"g1"',
      '{"g1":null}',
      '{"g1":7}',
      '{"g1":{"values":[]}}',
      '{"g1":{"commitment":"x","values":7}}',
    ]) {
      store.setItem('carillon.dice', text);
      expect(new Pledges(store).of('g1'), text).toBeUndefined();
    }
    store.setItem('carillon.dice', '{"g1":7,"g2":{"commitment":"x","values":[]}}');
    expect(new Pledges(store).of('g2')).toEqual({ commitment: 'x', values: [] });
  });

  it('and forgets the oldest of more than 500 games', () => {
    const store = storage();
    const games = Array.from({ length: 499 }, (_, n) => [`g${n}`, { commitment: 'x', values: [] }]);
    store.setItem('carillon.dice', JSON.stringify(Object.fromEntries(games)));
    const pledges = new Pledges(store);
    pledges.saw('g499', 'x');
    pledges.saw('g0', 'y');
    expect(pledges.of('g0')?.commitment).toBe('x');
    pledges.saw('new', 'x');
    expect([pledges.of('g0'), pledges.of('g1')?.commitment, pledges.of('new')?.commitment]).toEqual([
      undefined,
      'x',
      'x',
    ]);
  });
});
