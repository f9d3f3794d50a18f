import { CARD_FACTS, CARDS, PIECES, SPACES } from '@carillon/bayonets-tomahawks-rules/reference';
import { LANGUAGES, type Sign, type Target } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { bayonetsTomahawksTitle } from '../src/index.ts';
import { spoken } from '../src/texts/describe.ts';
import { played } from './samples.ts';

const view = played().samples.map((sample) => sample.view)[0] ?? expect.fail('no game was played');
const spelled = async (target: Target | Sign, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> =>
  ((await bayonetsTomahawksTitle.legend?.(view, target, language)) ?? []).join(' ');

describe('the legend of Bayonets & Tomahawks', () => {
  it('spells out the rating of a Commander and the units that his symbols let reroll', async () => {
    expect(await spelled({ kind: 'piece', id: 'commander-levis' })).toMatch(
      /^Commander, rating 3: that many rerolls in a Battle for Light units and Brigades/,
    );
    expect(await spelled({ kind: 'piece', id: 'commander-montcalm' })).toContain('for Brigades');
  });

  it('shows the kind and value of a space, and everybody there', async () => {
    expect(await spelled({ kind: 'space', id: 'louisbourg' })).toMatch(
      /^Fortress, value \d: .*Victory Space: worth \d VP.*Bastion ×2: Bastion\. It does not move\./,
    );
    const listed = await bayonetsTomahawksTitle.legend?.(view, { kind: 'space', id: 'louisbourg' }, 'en', true);
    expect(listed?.join(' ')).toMatch(/Fortress/);
    expect(listed?.join(' ')).not.toMatch(/Bastion ×2: Bastion/);
  });

  it('counts one Militia fewer where the enemy holds their space, as a Battle there would', async () => {
    const albany = async (control: typeof view.control): Promise<string> =>
      (
        (await bayonetsTomahawksTitle.legend?.({ ...view, control }, { kind: 'space', id: 'albany' }, 'en')) ?? []
      ).join();
    expect(await albany({ ...view.control, albany: 'british' })).toContain('Militia: 3 on the side of the British');
    expect(await albany({ ...view.control, albany: 'french' })).toContain('Militia: 2 on the side of the British');
  });

  it('names the Nation of a Village and its side, and warns of entering while it is neutral (8.0)', async () => {
    const village = async (joined: typeof view.joined): Promise<string> =>
      (
        (await bayonetsTomahawksTitle.legend?.({ ...view, joined }, { kind: 'space', id: 'onontake' }, 'en')) ?? []
      ).join();
    expect(await village({})).toContain(
      'Nation: the Iroquois Confederacy, neutral. A stack that enters stops, and the Nation joins its enemy [8.0].',
    );
    expect(await village({ iroquois: 'british' })).toContain('Iroquois Confederacy, allied with the British [8.1]');
  });

  it('says that a captured enemy Home Space can still be raided (9.0)', async () => {
    const at = async (holder: 'british' | 'french'): Promise<string> => {
      const captured = { ...view, control: { ...view.control, albany: holder } };
      return ((await bayonetsTomahawksTitle.legend?.(captured, { kind: 'space', id: 'albany' }, 'en')) ?? []).join();
    };
    expect(await at('french')).toContain('can be raided even by the side that controls it [9.0]');
    expect(await at('british')).not.toContain('raided even');
  });

  it('says what the numbers beside a used connection count, and the position in words lists them', async () => {
    const used = { ...view, frenchMoved: {}, britishMoved: { 'albany.kingston': 3 } };
    const room = await bayonetsTomahawksTitle.legend?.(used, { kind: 'space', id: 'kingston' }, 'en');
    const line =
      'British: 13 more units may use Albany – Kingston this Action Round: the number beside this connection [10.1].';
    expect(room).toContain(line);
    const number = { kind: 'sign', id: 'room:albany.kingston' } as const;
    expect(await bayonetsTomahawksTitle.legend?.(used, number, 'en')).toEqual([line]);
    expect(spoken.describe(used, 'en').join(' ')).toContain('British, Albany – Kingston: room for 13 more units');
  });

  it('shows the Action Points and the Initiative of a card', async () => {
    expect(await spelled({ kind: 'card', id: 'british-1' })).toMatch(/^Action Points: .*Initiative \d/);
  });

  it('says what a point with two signs may be used for, on the cards that have one (7.3.3, 7.3.5)', async () => {
    for (const { id, actionPoints } of CARD_FACTS) {
      const text = await spelled({ kind: 'card', id });
      const has = (kind: string): boolean => actionPoints.some(({ type }) => type === kind);
      expect(text.includes('as either a Light or an Army point'), id).toBe(has('french-light-army'));
      expect(text.includes('is an Army point, or pays for Sail Movement'), id).toBe(has('sail-army'));
    }
  });

  it('explains the word Buildup on the cards that have it, and only on those (4.2)', async () => {
    for (const { id, buildup } of CARD_FACTS)
      expect((await spelled({ kind: 'card', id })).includes('Buildup: a card of the first three'), id).toBe(buildup);
  });

  it.each([
    ['points', /on one side of the track/],
    ['chit', /drawn for an eliminated Metropolitan Brigade/],
    ['raids:french', /^Successful raids score Raid Points/],
    ['vp', /^(French|British) \d+ VP\. \d{4}: French win from .*Double lines/],
    ['rounds', /A Year has 9 Action Rounds.*Logistics Rounds/],
    ['steps', /stages of an Action Round/],
    ['card:british-1', /^Action Points: .*This card is in play/],
  ])('explains the track or marker "%s"', async (id, shown) => {
    expect(await spelled({ kind: 'sign', id })).toMatch(shown);
    for (const language of LANGUAGES)
      expect((await spelled({ kind: 'sign', id }, language)).length).toBeGreaterThan(40);
  });

  it('shows the contents of the boxes of the board, even when they are empty', async () => {
    expect(await spelled({ kind: 'space', id: 'sail-box' })).toContain(
      'land at the beginning of its next Action Phase',
    );
    expect(await spelled({ kind: 'space', id: 'losses-french' })).toContain('come back in Winter Quarters');
    expect(await spelled({ kind: 'space', id: 'disbanded' })).toContain('when Colonials enlist');
  });

  it.each(LANGUAGES)('has something to say of every counter and space in %s', async (language) => {
    const targets: Target[] = [
      ...PIECES.map((id): Target => ({ kind: 'piece', id })),
      ...SPACES.map((id): Target => ({ kind: 'space', id })),
      ...CARDS.map((id): Target => ({ kind: 'card', id })),
    ];
    const silent = [];
    for (const target of targets) if ((await spelled(target, language)).length < 8) silent.push(target.id);
    expect(silent).toEqual([]);
  });
});
