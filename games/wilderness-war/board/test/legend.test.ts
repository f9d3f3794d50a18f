import { LANGUAGES, type Sign, type Target } from '@carillon/board';
import { CARDS, PIECES, SPACES } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { wildernessWarTitle } from '../src/index.ts';
import CATALOGUE from '../src/texts/en/log.json' with { type: 'json' };
import { startView } from './samples.ts';

const view = startView();
const spelled = async (target: Target | Sign, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> =>
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
      /Drilled Troops, strength 3, movement 4\. At full strength\. Reduced, it has strength 2\./,
    );
  });

  it('shows the terrain and markers of a space, and everybody there', async () => {
    const shown = await spelled({ kind: 'space', id: 'louisbourg' });
    expect(shown).toMatch(/Cultivated space\. Fortress: capturing it scores 3 VP.*Port\..*Drucour: Initiative/);
    const listed = await wildernessWarTitle.legend?.(view, { kind: 'space', id: 'louisbourg' }, 'en', true);
    expect(listed?.join(' ')).toMatch(/Fortress/);
    expect(listed?.join(' ')).not.toMatch(/Drucour/);
  });

  it('says what becomes of a fort that is taken, and of one under construction', async () => {
    const spell = async (work: 'french-fort' | 'british-fort-started' | 'french-stockade-fort-started') => {
      const lines = await wildernessWarTitle.legend?.(
        { ...view, works: { ticonderoga: work } },
        { kind: 'space', id: 'ticonderoga' },
        'en',
      );
      return lines?.join(' ');
    };
    expect(await spell('french-fort')).toMatch(
      /Fort: capturing it scores 2 VP.*fort under construction here \[9\.22\]/,
    );
    for (const work of ['british-fort-started', 'french-stockade-fort-started'] as const)
      expect(await spell(work)).toMatch(/removed when enemy Drilled Troops alone are in the space \[5\.45\]/);
  });

  it('shows the value and anchor of a card, and that it is a response', async () => {
    const response = CARDS.find((card) => card.startsWith('surrender')) ?? CARDS[0];
    expect(await spelled({ kind: 'card', id: response })).toMatch(/^Value 3: .*Anchor: .*Response card: .*reshuffled/);
  });

  it('explains tracks and markers beside the map', async () => {
    const sign = (id: string): Promise<string> => spelled({ kind: 'sign', id });
    expect(await sign('hand:french')).toMatch(/Victory points count from the middle.*9 cards in hand/);
    expect(await sign('militia:french')).toMatch(/any battle in its cultivated spaces \[7\.3\]/);
    expect(await sign('seasons')).toMatch(/A year has two seasons.*winter brings losses/);
    expect(await sign('vp')).toMatch(/^French 4 VP\. What one side gains, the other loses/);
    expect(await sign('assemblies')).toContain('10 Northern and 4 Southern units [5.54]');
    expect(await sign('marker:william-pitt')).toMatch(/^In effect, by the event William Pitt/);
    expect(await spelled({ kind: 'space', id: 'northern-colonial-militias' })).toContain('Militia wait in the box');
  });

  it.each(LANGUAGES)('knows every marker that can be in effect in %s', async (language) => {
    const markers = Object.keys(CATALOGUE).flatMap((key) => (key.startsWith('marker.') ? [key.slice(7)] : []));
    expect(markers.length).toBeGreaterThan(8);
    for (const marker of markers.filter((each) => !each.endsWith('-this-season')))
      expect((await spelled({ kind: 'sign', id: `marker:${marker}` }, language)).length, marker).toBeGreaterThan(40);
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
