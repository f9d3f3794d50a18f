import { BadValue, Choices } from '@carillon/flow';
import { type Json, seeded } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { usual } from '../../src/odds/answers.ts';
import type { Odds } from '../../src/odds/types.ts';
import { flow } from '../../src/procedures/contents.ts';
import { frenchAttack } from '../attack.ts';
import { play, position, type Sparse, some } from '../builder.ts';
import { compareAll } from './compare.ts';
import { expectDice, expectEqual, fightAt, oddsAt, sixths, variant } from './expected.ts';
import { walk } from './sample.ts';
import { comparisons, samples } from './samples.ts';

describe('the odds are those of the dice', () => {
  it('with every possible roll: battles, sieges, assaults, raids, and everything that can change them', () => {
    let figures = 0;
    for (const each of samples(20).flatMap(compareAll)) figures += expectEqual(each);
    expect(figures).toBeGreaterThan(400);
  });

  it('rolled at random', () => {
    const rolls = 2_000;
    /** The chance of exceeding this many standard deviations is one in a million. */
    const sigmas = 5;
    for (const { name, figures } of comparisons(samples(10), rolls)) {
      for (const { what, odds, rolled } of figures) {
        const bound = sigmas * Math.sqrt((odds * (1 - odds)) / rolls) + 1e-9;
        expect(Math.abs(odds - rolled), `${name}, ${what}: ${odds} against ${rolled}`).toBeLessThanOrEqual(bound);
      }
    }
  });
});

describe('8.231 the odds of a siege', () => {
  const besieger = ['montcalm', ...some('french-regular', 2)] as const;
  const siege = (level: 0 | 1 | 2): Sparse => ({
    hands: { french: ['campaign-1', 'campaign-3', 'coehorns-and-howitzers-8'], british: ['campaign-4'] },
    pieces: { 'hudson-carry-north': [...besieger, 'webb', 'northern-provincial-1'] },
    works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
    siege: { 'hudson-carry-north': level },
    inside: ['webb', 'northern-provincial-1'],
  });

  it('the levels that Montcalm may reach, with his Coehorns, and with an assault at once', () => {
    const game = play(siege(0));
    game.french.activates('campaign-1', ...besieger).isToChoose('march.intent');
    const fight = fightAt(game.state);
    // Montcalm adds 2: a 1, 2 or 3 brings one level, 4 and more two; a fort needs one.
    expect(fight).toMatchObject({ kind: 'siege', outcome: { win: 1, levels: [0, sixths(3), sixths(3)] } });
    const coehorns = variant(fight, 'french', 'coehorns-and-howitzers-8');
    expect(coehorns?.outcome.levels).toEqual([0, sixths(1), sixths(5)]);
    expect(coehorns?.attacker.modifiers).toContainEqual({ why: 'coehorns', rule: '8.231', by: 2 });
    const assault = fight.variants.find(({ what }) => what === 'assault');
    expect(assault?.outcome.win).toBeGreaterThan(0);
    expect(assault?.outcome.win).toBeLessThan(1);
  });

  it('9.2 of the assault that may follow, and the leader inside falls with the fort', () => {
    const game = play(siege(1));
    game.french
      .activates('campaign-1', ...besieger)
      .besieges()
      .passes();
    game.dice.roll(1);
    game.french.isToChoose('siege.storm');
    const { kind, attacker, outcome } = fightAt(game.state);
    expect(kind).toBe('assault');
    expect(attacker.shifts).toEqual([{ why: 'assault', rule: '9.13', by: -1 }]);
    expect(outcome.lose).toBe(0);
    const webb = outcome.defender.leaders.find(({ leader }) => leader === 'webb');
    expect((webb?.killed ?? 0) + (webb?.lost ?? 0)).toBeGreaterThanOrEqual(outcome.win);
    expect(outcome.vp).toContainEqual({ points: 2, chance: expect.closeTo(outcome.win, 9) });
  });
});

describe('10.3 the odds of a raid', () => {
  it('a Coureurs unit alone raids a cultivated space', () => {
    const g = position({ pieces: { 'hudson-carry-south': ['coureurs-1'] }, works: { montreal: 'none' } });
    const { kind, target, raidColumn, outcome } = fightAt(g, {
      force: ['coureurs-1'],
      way: ['hudson-carry-south', 'hoosic'],
    });
    expect({ kind, target, raidColumn }).toEqual({ kind: 'raid', target: 'cultivated', raidColumn: 'cultivated' });
    expect(outcome).toMatchObject({ win: sixths(2), marker: sixths(2) });
    expect(outcome.attacker.steps).toEqual([sixths(4), sixths(2)]);
  });

  it('10.2 10.22 on a stockade that Militia may defend first: a fallen leader does not lead the raid', () => {
    const raiders = ['levis', ...some('coureurs', 4)] as const;
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: { 'hudson-carry-south': raiders, 'northern-colonial-militias': some('colonial-militia', 1) },
      works: { hoosic: 'british-stockade' },
    });
    game.french.activates('campaign-1', ...raiders).marches('hoosic');
    game.british.isToChoose('raid.militia');
    const fight = fightAt(game.state);
    expect(fight).toMatchObject({ kind: 'raid', target: 'stockade', raidColumn: 'stockadeSettlement' });
    expect(fight.variants).toMatchObject([{ what: 'militia', side: 'british' }]);
    expectDice(game.state);
  });
});

describe('7.62 the losses assumed for the odds', () => {
  it('of two equal units the first loses the step', () => {
    const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', 'french-regular-1'], {
      pieces: { 'hudson-carry-north': ['southern-provincial-1', 'northern-provincial-1'] },
    });
    game.dice.roll(1, 1);
    game.british.isToChoose('losses.pick');
    const choices = new Choices();
    flow.list(game.state, 1, choices);
    expect(choices.count).toBe(2);
    expect(usual(game.state, choices)).toBe(choices.get(0));
  });
});

describe('6.7 the odds of interception and of avoiding battle', () => {
  it('6.724 the Rangers at Ossipee on a 4, Bradstreet and his Provincials at Concord on a 3', () => {
    const pieces = { ossipee: ['ranger-1'], concord: ['bradstreet', 'northern-provincial-1'] } as const;
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: { 'white-mountains-north': ['coureurs-1'], ...pieces },
    });
    game.french.activatesAlone('campaign-1', 'coureurs-1').marches('casco-bay');
    game.british.isToChoose('interception.ask');
    // Casco Bay is wilderness: against a lone Auxiliary only another.
    expect(oddsAt(game.state)?.meetings).toMatchObject([
      { kind: 'interception', side: 'british', tries: [{ by: 'ranger-1', from: 'ossipee', chance: sixths(3) }] },
    ]);
    const led = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: { 'white-mountains-north': ['coureurs-1'], ossipee: ['webb', 'ranger-1', 'northern-provincial-1'] },
    });
    led.french.activatesAlone('campaign-1', 'coureurs-1').marches('casco-bay');
    // 6.721 Webb could take only the Rangers along.
    expect(oddsAt(led.state)?.meetings).toMatchObject([
      { tries: [{ by: 'webb', only: 'ranger-1' }, { by: 'ranger-1' }] },
    ]);
    game.british.declines();
    game.french.marches('portsmouth');
    const [portsmouth] = oddsAt(game.state)?.meetings ?? [];
    const bradstreet = portsmouth?.tries.find(({ by }) => by === 'bradstreet');
    expect(bradstreet).toMatchObject({ from: 'concord', chance: sixths(4) });
    expect(bradstreet?.modifiers).toEqual([{ why: 'tactics', rule: '7.51', by: 1, leader: 'bradstreet' }]);
    // The fight he would then have: the Coureurs attack him.
    expect(bradstreet?.outcome?.win).toBeLessThan(0.5);
  });

  it('6.8 while a party is being assembled: its own attempt, and the battle if that fails', () => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: {
        ticonderoga: ['montcalm', 'french-regular-1'],
        'hudson-carry-north': ['webb', 'northern-provincial-1', 'ranger-1'],
      },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('hudson-carry-north');
    game.british.chooses('lead webb').isToChoose('muster.pick');
    const odds = oddsAt(game.state);
    expect(odds?.meetings).toMatchObject([{ kind: 'avoid', tries: [{ by: 'webb', chance: sixths(3) }] }]);
    expect(odds?.fight?.defender.pieces).toEqual(['webb', 'northern-provincial-1', 'ranger-1']);
  });

  it('6.8 Auxiliaries slip away from Regulars without a roll', () => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: { ticonderoga: ['montcalm', 'french-regular-1'], 'hudson-carry-north': ['ranger-1'] },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('hudson-carry-north');
    expect(oddsAt(game.state)?.meetings).toMatchObject([
      { kind: 'avoid', tries: [{ by: 'ranger-1', chance: 1, automatic: true }] },
    ]);
  });

  it('[6.84] units that failed to intercept do not go with a leader who slips away', () => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: {
        'crown-point': ['montcalm', 'french-regular-1'],
        'hudson-carry-north': ['webb', 'northern-provincial-1', 'ranger-1'],
      },
    });
    game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('ticonderoga');
    game.british.intercepts('northern-provincial-1');
    game.dice.roll(1);
    game.french.marches('hudson-carry-north');
    game.british.isToChoose('avoid.ask');
    expect(oddsAt(game.state)?.meetings).toMatchObject([
      {
        tries: [
          { by: 'webb', chance: 1, automatic: true },
          { by: 'ranger-1', automatic: true },
        ],
      },
    ]);
  });
});

describe('a march of several spaces that is thought of', () => {
  it('6.72 list the possible interceptors in each of them, and the odds at its end', () => {
    const g = position({
      hands: { french: ['campaign-1'], british: ['campaign-4'] },
      pieces: {
        'white-mountains-north': ['coureurs-1'],
        ossipee: ['ranger-1'],
        concord: ['bradstreet', 'northern-provincial-1'],
      },
    });
    const odds = oddsAt(g, { force: ['coureurs-1'], way: ['white-mountains-north', 'casco-bay', 'portsmouth'] });
    expect(odds?.meetings.map(({ at, tries }) => [at, tries.map(({ by }) => by)])).toEqual([
      ['casco-bay', ['ranger-1']],
      ['portsmouth', ['bradstreet', 'northern-provincial-1']],
    ]);
    expect(odds?.fight?.kind).toBe('raid');
  });
});

describe('asking for odds', () => {
  it('change nothing, and show a side only what it may know', () => {
    const ENOUGH = 60;
    const random = seeded(3);
    let asked = 0;
    walk(11, (g) => {
      const before = g.cells.slice();
      for (const seat of [0, 1, undefined]) {
        const shown = JSON.stringify(oddsAt(wildernessWar.fromView(wildernessWar.view(g, seat))));
        if (shown === 'null') continue;
        const other = wildernessWar.guess(wildernessWar.view(g, seat), random.below);
        expect(JSON.stringify(oddsAt(wildernessWar.fromView(wildernessWar.view(other, seat))))).toBe(shown);
        asked++;
      }
      expect(g.cells.every((cell, i) => cell === before[i])).toBe(true);
      return asked < ENOUGH;
    });
    expect(asked).toBeGreaterThanOrEqual(ENOUGH);
  });

  it('do not exist if dice decide nothing', () => {
    const g = position({ pieces: { ticonderoga: ['montcalm', 'french-regular-1'] } });
    expect(flow.breadcrumb(g)).toContain('phase.card');
    expect(oddsAt(g)).toBeNull();
    // Too far for one step.
    expect(oddsAt(g, { force: ['montcalm'], way: ['ticonderoga', 'albany'] })).toBeNull();
  });

  it.each<[string, Json]>([
    ['no list', { force: 'montcalm', way: ['ticonderoga', 'hudson-carry-north'] }],
    ['nobody', { force: [], way: ['ticonderoga', 'hudson-carry-north'] }],
    ['a stranger', { force: ['napoleon'], way: ['ticonderoga', 'hudson-carry-north'] }],
    ['both sides', { force: ['montcalm', 'ranger-1'], way: ['ticonderoga', 'hudson-carry-north'] }],
    ['somebody in reserve', { force: ['french-regular-2'], way: ['ticonderoga', 'hudson-carry-north'] }],
    ['no way', { force: ['montcalm'] }],
    ['no space', { force: ['montcalm'], way: ['ticonderoga', 'atlantis'] }],
  ])('a force of %s is refused', (_, args) => {
    const g = position({ pieces: { ticonderoga: ['montcalm'], albany: ['ranger-1'] } });
    expect(() => oddsAt(g, args)).toThrow(BadValue);
  });
});

it('[10.2] while the losses of a battle with Militia are taken, there are no odds of the possible raid', () => {
  const game = play({
    hands: { french: ['ambush-11', 'campaign-1'], british: ['campaign-2', 'campaign-3'] },
    pieces: {
      'allegheny-south': ['dumas', 'mingo-1', 'shawnee-1'],
      'southern-colonial-militias': ['colonial-militia-1'],
    },
    reduced: ['mingo-1', 'shawnee-1', 'colonial-militia-1'],
    works: { augusta: 'british-stockade', 'ohio-forks': 'french-fort' },
  });
  game.french.activates('ambush-11', 'dumas', 'mingo-1', 'shawnee-1').marches('augusta');
  expect(fightAt(game.table.state).kind).toBe('raid');
  game.british.chooses('deploy colonial-militia-1');
  game.dice.roll(6, 4);
  game.french.isToChoose('losses.pick');
  expect(oddsAt(game.table.state)).toBeNull();
});

describe('6.62 the odds of an infiltration', () => {
  /** Who may intercept Dumas and his Coureurs on their way through Crown Point, with the chance of each. */
  const met = (pieces: Sparse['pieces']) => {
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4'] },
      pieces: { winooski: ['dumas', 'coureurs-1'], ...pieces },
      works: { 'crown-point': 'none', winooski: 'none' },
    });
    game.french.activates('campaign-1', 'dumas', 'coureurs-1').isToChoose('march.onward');
    const args = { force: ['dumas', 'coureurs-1'], way: ['winooski', 'crown-point'], infiltrates: true };
    const odds = wildernessWar.query(game.state, 'odds', args) as unknown as Odds;
    const tries = odds.meetings.flatMap(({ kind, at, tries }) => tries.map(({ by, chance }) => [kind, at, by, chance]));
    return { odds, tries };
  };

  it('are those of an interception in the space itself, whatever the units, and of the battle after it', () => {
    const { odds, tries } = met({ 'crown-point': ['webb', 'northern-provincial-1'] });
    expect(tries).toEqual([
      ['interception', 'crown-point', 'webb', sixths(3)],
      ['interception', 'crown-point', 'northern-provincial-1', sixths(3)],
    ]);
    expect(odds.fight).toBeNull();
    expect(odds.meetings[0]?.tries[0]?.outcome?.win).toBeGreaterThan(0);
  });

  it('6.721 are those of Auxiliaries alone where others are next to a wild space', () => {
    const { tries } = met({
      'crown-point': ['northern-provincial-1'],
      ticonderoga: ['northern-provincial-2', 'ranger-1'],
    });
    expect(tries.map(([, , by]) => by)).toEqual(['northern-provincial-1', 'ranger-1']);
  });
});
