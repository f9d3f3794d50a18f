import { describe, expect, test } from 'vitest';
import { award } from '../../src/change.ts';
import { BRITISH, CHIT_HELD, chit, FRENCH } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { ScenarioName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { WinterQuarters } from '../../src/procedures/contents-year.ts';
import { vpOf, winnerOf } from '../../src/query/victory.ts';
import { battle, type Game, winter } from '../game.ts';
import { play, position, type Sparse } from '../position.ts';

// 18.0 Victory

test('[18.1] each VP is one step, and there is no zero between French 1 and British 1', () => {
  const g = position({ vp: { french: 2 } });
  award(g, undefined, BRITISH, 1, 'bonus', '18.1');
  expect([vpOf(g, FRENCH), vpOf(g, BRITISH)]).toEqual([1, 0]);
  award(g, undefined, BRITISH, 1, 'bonus', '18.1');
  expect([vpOf(g, FRENCH), vpOf(g, BRITISH)]).toEqual([0, 1]);
  award(g, undefined, FRENCH, 12, 'bonus', '18.1');
  expect(vpOf(g, FRENCH)).toBe(12);
});

const campaign = (year: number, sparse: Sparse): Game => winter({ scenario: 'french-and-indian-war', year, ...sparse });

describe('[18.2.1a] bonuses', () => {
  const vp = (year: number, sparse: Sparse): number => campaign(year, { vp: { french: 4 }, ...sparse }).state.victory;

  test('of 1755: two Victory Spaces for the British, a Settled Space for the French', () => {
    expect(vp(1755, {})).toBe(4);
    expect(vp(1755, { control: { ticonderoga: 'british' } })).toBe(4);
    expect(vp(1755, { control: { ticonderoga: 'british', niagara: 'british' } })).toBe(2);
    expect(vp(1755, { control: { kingston: 'french' }, pieces: { kingston: ['langis'] } })).toBe(6);
    expect(vp(1755, { control: { oswego: 'french' } })).toBe(4);
  });

  test('of 1758: two Settled Spaces for the British, three Home Spaces for the French', () => {
    expect(vp(1758, { control: { oswego: 'french', 'lake-george': 'french', york: 'french' } })).toBe(6);
    expect(vp(1758, { control: { oswego: 'french', 'lake-george': 'french' } })).toBe(4);
  });

  test('of 1759: an enemy Colony with two spaces for the British, each great city not British for the French', () => {
    expect(vp(1759, {})).toBe(10);
    expect(vp(1759, { control: { quebec: 'british' } })).toBe(8);
    expect(vp(1759, { control: { quebec: 'british', montreal: 'british' } })).toBe(4);
    expect(vp(1759, { control: { 'le-detroit': 'british', 'le-baril': 'british' } })).toBe(8);
  });
});

test('[18.2.1c] the threshold of the Year decides', () => {
  campaign(1756, { vp: { french: 8 } }).isOver('french', '18.2.1');
  campaign(1756, { vp: { british: 1 } }).isOver('british', '18.2.1');
  expect(campaign(1758, { vp: { french: 4 } }).state.year).toBe(1759);
  expect(campaign(1755, { vp: { french: 9 } }).state.year).toBe(1756);
});

describe('[18.2.1c] each side wins at its threshold, and not one step before', () => {
  // From the French end of the track to the British one; F5 is French 5 VP.
  test.each<[scenario: ScenarioName, year: number, french: string, british: string]>([
    ['vaudreuils-petite-guerre', 1755, 'F1', 'B1'],
    ['loudouns-gamble', 1757, 'F1', 'B1'],
    ['amhersts-juggernaut', 1758, 'F5', 'B3'],
    ['amhersts-juggernaut', 1759, 'B2', 'B3'],
    ['french-and-indian-war', 1756, 'F8', 'B1'],
    ['french-and-indian-war', 1757, 'F8', 'B1'],
    ['french-and-indian-war', 1758, 'F5', 'B3'],
    ['french-and-indian-war', 1759, 'B2', 'B3'],
  ])('%s, %i: the French from %s, the British from %s', (scenario, year, french, british) => {
    const track = ['F9', 'F8', 'F7', 'F6', 'F5', 'F4', 'F3', 'F2', 'F1', 'B1', 'B2', 'B3', 'B4'];
    for (const [place, step] of track.entries()) {
      const vp = { [step.startsWith('F') ? 'french' : 'british']: Number(step.slice(1)) };
      const winner = winnerOf(position({ scenario, year, vp }));
      const wins = place <= track.indexOf(french) ? FRENCH : place >= track.indexOf(british) ? BRITISH : undefined;
      expect(winner, step).toBe(wins);
    }
  });
});

describe('War in Europe', () => {
  const held = (french: string, british: string): Game =>
    play({ scenario: 'french-and-indian-war', year: 1755, vp: { french: 4 } }, (g) => {
      for (const name of [french, british]) if (name !== '') g.chits.set(chit.of(name), CHIT_HELD);
      if (french !== '') g.holdsChit.add(FRENCH);
      if (british !== '') g.holdsChit.add(BRITISH);
      flow.start(g, WinterQuarters, {});
    }).choose('british', 'reveal');

  test('[18.2.1b] [18.3.2] the higher chit scores the difference, and both go back', () => {
    const game = held('french-2-1', 'british-1-1');
    expect([vpOf(game.state, FRENCH), game.state.holdsChit.isEmpty]).toEqual([5, true]);
    expect(vpOf(held('', 'british-2-2').state, FRENCH)).toBe(2);
    expect(vpOf(held('french-1-1', 'british-1-1').state, FRENCH)).toBe(4);
    for (const each of chit.all) expect(game.state.chits.get(each)).not.toBe(CHIT_HELD);
  });

  test('[18.3.1] a faction holds the chit that it draws; the enemy does not learn which', () => {
    const at: Sparse = {
      pieces: { albany: ['22nd-28th', 'rogers', 'bearn-guyenne'] },
      reduced: ['22nd-28th'],
      before: { british: ['albany'] },
      battles: ['albany'],
    };
    const game = battle(at).chance('roll hit-sc').chance('draw french-1-1');
    expect([game.state.holdsChit.has(FRENCH), game.state.chits.get(chit.of('french-1-1'))]).toEqual([true, CHIT_HELD]);
    expect(bayonetsTomahawks.view(game.state, BRITISH).chits['french-1-1']).toBe('unknown');
    expect(bayonetsTomahawks.view(game.state, FRENCH).chits['french-1-1']).toBe('held');
  });
});
