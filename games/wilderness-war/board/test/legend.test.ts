import { LANGUAGES, type Target } from '@carillon/board';
import { CARDS, PIECES, SPACES } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle } from '../src/index.ts';
import { startView } from './samples.ts';

const view = startView();
const spelled = async (target: Target, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> =>
  ((await wildernessWarTitle.legend?.(view, target, language)) ?? []).join(' ');

describe('the legend of Wilderness War', () => {
  it('spells out the ratings of a leader, and what they mean', async () => {
    expect(await spelled({ kind: 'piece', id: 'montcalm' })).toMatch(
      /^Initiative 1, Command 6, Tactics 2\. A card of value 1 or more activates him; he leads 6 units/,
    );
  });

  it('spells out strength and movement of a unit, and what a lost step leaves', async () => {
    const regular = PIECES.find((piece) => /regular|berry|languedoc/.test(piece)) ?? PIECES[0];
    expect(await spelled({ kind: 'piece', id: regular })).toMatch(
      /Drilled Troops, strength 3, movement 4\. At full strength; after the loss of one step 2\./,
    );
  });

  it('tells of a space its terrain, its markers, and everybody there', async () => {
    const told = await spelled({ kind: 'space', id: 'louisbourg' });
    expect(told).toMatch(/Cultivated space\. Fortress: capturing it scores 3 VP.*Port\..*Drucour: Initiative/);
  });

  it('tells of a card its value, its anchor, and that it is a response', async () => {
    const response = CARDS.find((card) => card.startsWith('surrender')) ?? CARDS[0];
    expect(await spelled({ kind: 'card', id: response })).toMatch(/^Value 3: .*Anchor: .*Response card: .*reshuffled/);
  });

  it.each(LANGUAGES)('has something to say of every counter, space and card in %s', async (language) => {
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
