import type { Json } from '@carillon/kit';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import type { BattleOdds, PieceName, RaidOdds } from '../../src/reference.ts';
import type { State } from '../../src/state.ts';
import { fight } from '../builder.ts';
import { battle, type Game, raid } from '../game.ts';
import { position, type Sparse } from '../position.ts';

const odds = (sparse: Sparse, args: Json): BattleOdds =>
  bayonetsTomahawks.query(position(sparse), 'odds', args) as unknown as BattleOdds;
/** The odds of the fight in progress. */
const running = <Odds>(game: Game, args: Json = {}): Odds =>
  bayonetsTomahawks.query(game.state, 'odds', args) as unknown as Odds;

/** Each rolls one die; three faces of six move the marker. */
const even: Sparse = { pieces: { loyalhanna: ['rogers', 'langis'] }, before: { french: ['loyalhanna'] } };

describe('the odds of a Battle in a space', () => {
  test.each(['10', 2.5, 0, 1e9])('are refused for %j runs', (runs) => {
    expect(() => odds(even, { at: 'loyalhanna', runs })).toThrow('runs is a whole number');
  });

  test('are those of the dice, within the stated error', () => {
    const found = odds(even, { at: 'loyalhanna', runs: 1000 });
    expect(found.attacker).toBe('british');
    expect(Math.abs(found.wins - 1 / 4)).toBeLessThan(4 * found.error);
    expect(found.margins.map(({ margin }) => margin)).toEqual([-1, 0, 1]);
    expect(found.margins.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
    // One Hit in six rolls for each side.
    expect(Math.abs(found.reduced.french - 1 / 6)).toBeLessThan(4 * found.error);
    expect([found.eliminated, found.attackerRouted, found.defenderRouted]).toEqual([{ french: 0, british: 0 }, 0, 0]);
  });

  test('are left out of a march that would Overwhelm the enemies (10.3.2)', () => {
    const at = (...intruders: PieceName[]): Sparse => ({
      pieces: { 'new-york': ['1st-royal-american', 'commander-bradstreet'], albany: intruders },
      before: { british: ['albany', 'new-york'] },
    });
    const force = { at: 'albany', force: ['1st-royal-american', 'commander-bradstreet'] };
    // One Brigade and three Militia, the Commander not counted.
    expect(odds(at('langis'), force)).toEqual({
      kind: 'overwhelm',
      at: 'albany',
      side: 'british',
      units: 4,
      enemies: 1,
    });
    expect(odds(at('langis', 'boishebert'), force).kind).toBe('battle');
    expect(odds(at('langis', 'fort-carillon'), force).kind).toBe('battle');
  });

  test('name the penalties on each marker, with their rules', () => {
    const at: Sparse = {
      pieces: { montreal: ['22nd-28th', 'rogers', 'bearn-guyenne'] },
      before: { french: ['montreal'] },
      landed: ['22nd-28th', 'rogers'],
      outOfSupply: ['bearn-guyenne'],
    };
    const { sides } = odds(at, { at: 'montreal', runs: 10 });
    expect(sides.british.penalties.map(({ why, rule }) => `${why} ${rule}`)).toEqual(['landing 10.6.1']);
    expect(sides.french.penalties.map(({ why, rule }) => `${why} ${rule}`)).toEqual(['out-of-supply 14.1.1']);
    expect(sides.british.marker).toBe(sides.british.penalties[0]?.by);
    expect([sides.british.units, sides.french.units, sides.french.militia > 0]).toEqual([2, 1, true]);
  });

  test('count the units whose Hits no enemy unit can take (13.3.4)', () => {
    const at: Sparse = {
      pieces: { chignectou: ['22nd-28th', '40th-45th-47th', 'royal-artillery-1', 'langis', 'fort-beausejour'] },
      before: { french: ['chignectou'] },
    };
    const { sides } = odds(at, { at: 'chignectou', runs: 10 });
    // Two Brigades meet a Light unit and a Fort: only Flags and the gun count; the Light unit meets no other.
    expect([sides.british.withoutTarget, sides.french.withoutTarget]).toEqual([2, 1]);
  });

  test('show what an event in play would change', () => {
    const found = odds({ ...even, cards: ['indomitable-abbatis-41'] }, { at: 'loyalhanna', runs: 500 });
    expect(found.variants.map(({ card, side }) => `${card} ${side}`)).toEqual(['indomitable-abbatis-41 french']);
    // Two positions back, one die cannot catch up.
    expect(found.variants[0]?.chances.wins).toBe(0);
    expect(found.wins).toBeGreaterThan(0.15);
    expect(odds(even, { at: 'loyalhanna', runs: 10 }).variants).toEqual([]);
  });

  test('do not change the position, and are the same when asked again, and for a viewer who sees less', () => {
    const g = position({ ...even, battles: ['loyalhanna'] });
    const ask_ = (state: State): Json => bayonetsTomahawks.query(state, 'odds', { at: 'loyalhanna', runs: 50 });
    const before = JSON.stringify(bayonetsTomahawks.toJson(g));
    const first = ask_(g);
    expect(JSON.stringify(bayonetsTomahawks.toJson(g))).toBe(before);
    expect(ask_(g)).toEqual(first);
    expect(ask_(bayonetsTomahawks.fromView(bayonetsTomahawks.view(g, 1)))).toEqual(first);
  });

  test('can be had before a march, as if the force had arrived', () => {
    const apart: Sparse = {
      pieces: { loyalhanna: ['langis'], 'wills-creek': ['rogers'] },
      before: { french: ['loyalhanna'], british: ['wills-creek'] },
    };
    expect(() => odds(apart, { at: 'loyalhanna' })).toThrow('nobody is to fight there');
    const found = odds(apart, { at: 'loyalhanna', force: ['rogers'], runs: 1000 });
    expect([found.at, found.attacker]).toEqual(['loyalhanna', 'british']);
    expect(Math.abs(found.wins - 1 / 4)).toBeLessThan(4 * found.error);
    expect(odds(apart, { at: 'albany', force: ['rogers'] })).toBeNull();
  });

  test('do not exist if nobody would fight, and stop after a limit', () => {
    expect(() => odds(even, { at: 'albany' })).toThrow('nobody is to fight there');
    expect(() => odds(even, { at: 'loyalhanna', runs: 0 })).toThrow('runs is a whole number');
    expect(() => odds(even, { at: 'loyalhanna', runs: 1 })).not.toThrow();
    expect(() => odds(even, { at: 'loyalhanna', runs: 1_000_000 })).toThrow('runs is a whole number');
  });
});

describe('the odds of the fight that goes on', () => {
  const fought = (): Game =>
    battle({
      ...even,
      pieces: { loyalhanna: ['rogers', 'gage', 'langis'] },
      battles: ['loyalhanna'],
      cards: ['indomitable-abbatis-41'],
    });

  test('of a Battle exist from its first question on', () => {
    const found = running<BattleOdds>(fought());
    expect([found.kind, found.at, found.variants.length]).toEqual(['battle', 'loyalhanna', 1]);
  });

  test('of a Battle continue from the dice already rolled', () => {
    const hit = fought().choose('french', 'pass').chance('roll flag', 'roll flag');
    const found = running<BattleOdds>(hit);
    expect([found.sides.british.marker, found.variants]).toEqual([2, []]);
    // The French can move their marker by one at most.
    expect(found.wins).toBe(1);
  });

  test('of a Battle show what each reroll is worth, and none when no reroll is asked about', () => {
    expect(running<BattleOdds>(fought()).rerolls).toEqual([]);
    const { table } = fight('ticonderoga', 'french', ['royal-highland', 'bearn-guyenne']);
    table.chance('roll miss');
    const { rerolls, error } = running<BattleOdds>(table, { runs: 2000 });
    expect(rerolls.map(({ choice }) => choice)).toEqual(['highland royal-highland', 'done']);
    const [again, kept] = rerolls.map(({ wins }) => wins);
    expect((again ?? 0) - (kept ?? 1)).toBeGreaterThan(4 * error);
  });

  test('of a Battle count the Flag of a reroll whose Hit would find no target, and agree with the whole Battle', () => {
    const { table } = fight('ticonderoga', 'french', ['royal-highland', 'langis']);
    table.chance('roll miss');
    const { rerolls, wins, hitsScore } = running<BattleOdds>(table);
    expect(hitsScore).toBe(false);
    const [again, kept] = rerolls;
    expect([again?.differs, kept?.differs]).toEqual([true, false]);
    expect(again?.wins).toBeGreaterThan(kept?.wins ?? 1);
    expect(again?.wins).toBe(wins);
  });

  test('[13.3.4] of a Battle say if another Hit of those who may reroll finds no target', () => {
    const hitsScore = (enemy: 'bearn-guyenne' | 'langis'): boolean => {
      const { table } = fight('ticonderoga', 'french', ['royal-highland', enemy]);
      table.chance('roll miss');
      return running<BattleOdds>(table, { runs: 10 }).hitsScore;
    };
    expect([hitsScore('bearn-guyenne'), hitsScore('langis')]).toEqual([true, false]);
    expect(running<BattleOdds>(fought(), { runs: 10 }).hitsScore).toBe(true);
  });

  test('of a Raid are exact, for each target by the best way', () => {
    const at: Sparse = { pieces: { 'forks-of-the-ohio': ['lignery'], 'wills-creek': ['washington'] } };
    const found = running<RaidOdds>(raid(at, FRENCH, 'lignery').choose('french', 'to mekekasink'));
    expect([found.kind, found.at, found.again]).toEqual(['raid', 'mekekasink', false]);
    const fort = found.targets.find((each) => each.at === 'wills-creek');
    expect(fort?.stops.map(({ at: where, by }) => `${where} ${by}`)).toEqual(['wills-creek light']);
    expect(fort?.arrives).toBeCloseTo(1 - (fort?.stops[0]?.chance ?? 0), 9);
    // Flags, triangles and B&Ts: four faces of six.
    expect(fort?.succeeds).toBeCloseTo(((fort?.arrives ?? 0) * 2) / 3, 9);
  });

  test('of a Raid count the dice that may be rolled again', () => {
    const at: Sparse = { pieces: { 'forks-of-the-ohio': ['chaouanon'] }, cards: ['pursuit-of-elevated-status-49'] };
    const found = running<RaidOdds>(raid(at, FRENCH, 'chaouanon').choose('french', 'to mekekasink'));
    expect(found.again).toBe(true);
    expect(found.targets.find((each) => each.at === 'wills-creek')?.succeeds).toBeCloseTo(8 / 9, 9);
  });

  test('[#36] of a Raid include the points that Frontiers Ablaze adds, and leave them to be won', () => {
    const at: Sparse = { pieces: { 'forks-of-the-ohio': ['lignery'] }, cards: ['frontiers-ablaze-36'] };
    const game = raid(at, FRENCH, 'lignery').choose('french', 'to mekekasink');
    const points = (): number | undefined =>
      running<RaidOdds>(game).targets.find((each) => each.at === 'wills-creek')?.points;
    expect([points(), points()]).toEqual([3, 3]);
    game.choose('french', 'to wills-creek', 'raid').chance('roll flag');
    expect(game.state.raidPoints.get(FRENCH)).toBe(3);
  });

  test('do not exist if no dice decide', () => {
    expect(bayonetsTomahawks.query(position(even), 'odds', {})).toBeNull();
  });
});
