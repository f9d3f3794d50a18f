import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, some } from '../builder.ts';
import type { Sparse } from '../position.ts';
import { besieges, comes, french, MONTCALM, ONE, THREE, TWO } from '../sieges.ts';

describe('8.2 Sieges', () => {
  it('[8.21] a siege begins at 0 when those outside have lost, or when all are inside', () => {
    const beaten = comes(['northern-provincial-1']);
    beaten.british.shelters().stands();
    beaten.dice.roll(3, 2);
    expect(beaten.logged('siege-begins')).toEqual([{ type: 'siege-begins', at: 'hudson-carry-north', rule: '8.21' }]);
    const inside = comes(['northern-provincial-1']);
    inside.british.shelters('northern-provincial-1');
    expect(inside.position.besieged).toEqual(['hudson-carry-north']);
    expect([inside.position.siegeOne, inside.position.siegeTwo]).toEqual([[], []]);
  });

  it('[8.21] Auxiliaries whose Drilled Troops fell in the battle outside begin it alone', () => {
    const force = ['montcalm', 'french-regular-1', 'coureurs-1', 'coureurs-2'] as const;
    const game = french({
      pieces: { ticonderoga: force, 'hudson-carry-north': ['northern-provincial-1', 'ranger-1'] },
      reduced: ['french-regular-1'],
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.french.activates(THREE, ...force).marches('hudson-carry-north');
    game.british.shelters('northern-provincial-1').stands();
    game.dice.roll(5, 4);
    expect(game.where('french-regular-1')).toBe('removed');
    expect(game.at('hudson-carry-north')).toEqual(['montcalm', 'coureurs-1', 'coureurs-2', 'northern-provincial-1']);
    expect(game.position).toMatchObject({ besieged: ['hudson-carry-north'], siegeOne: [] });
  });

  it('[8.22] a besieged fortress gives its owner no port', () => {
    const game = play({
      turn: 'british',
      hands: { british: [ONE], french: ['campaign-4'] },
      pieces: { boston: ['french-regular-1'], 'new-york': ['ranger-1'] },
      siege: { boston: 0 },
    });
    game.british.activatesAlone(ONE, 'ranger-1');
    game.table.offersNot(['sail boston']).offers(['sail halifax']);
  });

  describe('8.231 the siege roll', () => {
    it('[8.231a] supplied Drilled Troops and a leader that were already there, instead of moving', () => {
      const game = french(besieges(0, ['northern-provincial-1']));
      game.french.activates(ONE, 'montcalm').isToChoose('march.intent').besieges();
      // Force limits do not matter: Montcalm came alone, and the whole stack besieges.
      game.dice.roll(1);
      expect(game.logged('siege-roll')).toMatchObject([{ die: 1, level: 1 }]);
      game.french.isToChoose('siege.storm');
    });

    it('[8.231a] not out of supply, not with Auxiliaries only', () => {
      const cut = french(
        besieges(0, ['northern-provincial-1'], {
          pieces: { 'crown-point': ['ranger-1'], 'adirondacks-central': ['ranger-2'] },
        }),
      );
      cut.french.activates(ONE, 'montcalm').isToChoose('march.onward');
      const irregulars = french({
        pieces: { 'hudson-carry-north': ['montcalm', 'coureurs-1', 'northern-provincial-1'] },
        works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
        siege: { 'hudson-carry-north': 0 },
        inside: ['northern-provincial-1'],
      });
      irregulars.french.activates(ONE, 'montcalm', 'coureurs-1').isToChoose('march.onward');
    });

    it('[12.3] besiegers out of supply, who can only march, read why they cannot press the siege', () => {
      const cut = french(
        besieges(0, ['northern-provincial-1'], {
          pieces: { 'crown-point': ['ranger-1'], 'adirondacks-central': ['ranger-2'] },
        }),
      );
      cut.french.activates(ONE, 'montcalm').isToChoose('march.onward');
      const barred = (): unknown => wildernessWar.query(cut.table.state, 'barred', { side: 'french' });
      expect(barred()).toContainEqual(expect.objectContaining({ verb: 'siege', clause: 'siegeSupply', rule: '12.3' }));
      expect(barred()).toContainEqual(expect.objectContaining({ verb: 'assault', clause: 'ripe', rule: '9.1' }));
      // Once they have set out, they can no longer besiege.
      cut.french.chooses('move ticonderoga');
      expect(barred()).not.toContainEqual(expect.objectContaining({ verb: 'siege' }));
    });

    it('[12.3] the forecast of a march to a siege says if it would be out of supply there', () => {
      const force: readonly PieceName[] = ['montcalm', ...some('french-regular', 4)];
      const way = ['ticonderoga', 'hudson-carry-north'];
      const forecast = (others: Sparse['pieces']): unknown => {
        const pieces = { ticonderoga: force, 'hudson-carry-north': ['northern-provincial-1'], ...others } as const;
        const game = french({ pieces, works: { 'hudson-carry-north': 'british-fort' } });
        return wildernessWar.query(game.table.state, 'odds', { force, way });
      };
      expect(forecast({})).toMatchObject({ fight: { kind: 'battle' }, cutOff: false });
      const cut = { 'crown-point': ['ranger-1'], 'adirondacks-central': ['ranger-2'] } as const;
      expect(forecast(cut)).toMatchObject({ fight: { kind: 'battle' }, cutOff: true });
    });

    it('[8.231a] a new arrival does not roll', () => {
      const game = comes([]);
      expect(game.position.besieged).toEqual(['hudson-carry-north']);
      game.british.isToChoose('phase.card');
    });

    it('[8.231b] a leader with the highest Command there, as a force', () => {
      const sparse = besieges(0, ['northern-provincial-1'], {
        pieces: {
          'hudson-carry-north': ['levis', 'vaudreuil', 'rigaud', ...some('french-regular', 2), 'northern-provincial-1'],
        },
      });
      // Lévis (5) and Vaudreuil (5) may roll, Rigaud (4) may not.
      french(sparse).french.activates(THREE, 'levis').isToChoose('march.intent');
      french(sparse).french.activates(THREE, 'vaudreuil').isToChoose('march.intent');
      french(sparse).french.activates(THREE, 'rigaud').isToChoose('march.onward');
      // Vaudreuil needs a card of 3, although Lévis could act with less.
      const two = french(sparse);
      two.french.chooses(`activate ${TWO}`);
      two.table.offersNot(['lead vaudreuil']).offers(['lead levis']);
    });

    it('[8.231b] whatever his Command: he rolls for nine units and takes none along', () => {
      const garrison = ['webb', 'northern-provincial-1'] as const;
      const besiegers = ['rigaud', ...some('french-regular', 9)] as const;
      const game = french(besieges(0, garrison, { pieces: { 'hudson-carry-north': [...besiegers, ...garrison] } }));
      game.french.activates(THREE, 'rigaud').besieges();
      game.table.nowChooses('chance', 'siege.roll');
    });

    it('[8.231b] a leader or unit activated alone does not roll', () => {
      const game = french(besieges(0, ['northern-provincial-1']));
      game.french.activatesAlone(ONE, 'montcalm').isToChoose('march.onward');
    });

    it('[8.231c] Tactics of the besieger, less those of the besieged commander; not of others', () => {
      const game = french(besieges(0, ['dunbar', 'bradstreet', 'northern-provincial-1']));
      game.french.activates(ONE, 'montcalm').besieges();
      game.dice.roll(3);
      expect(game.logged('siege-roll')[0]?.modifiers.map(({ leader, by }) => [leader, by])).toEqual([
        ['montcalm', 2],
        ['bradstreet', -1],
      ]);
      const loudoun = french(besieges(0, ['loudoun', 'bradstreet']));
      loudoun.french.activates(ONE, 'montcalm').besieges();
      loudoun.dice.roll(3);
      expect(loudoun.logged('siege-roll')[0]?.modifiers.map(({ leader }) => leader)).toEqual(['montcalm']);
    });

    it('[8.231e] at Louisbourg one is taken off', () => {
      const game = play({
        turn: 'british',
        hands: { british: [THREE], french: ['campaign-4'] },
        pieces: { louisbourg: ['murray', 'british-regular-1', 'drucour', 'french-regular-1'] },
        siege: { louisbourg: 0 },
        inside: ['drucour', 'french-regular-1'],
        amphib: ['louisbourg'],
      });
      game.british.activates(THREE, 'murray').besieges();
      game.dice.roll(4);
      expect(game.logged('siege-roll')[0]).toMatchObject({
        level: 0,
        modifiers: [
          { why: 'tactics', by: -1 },
          { why: 'louisbourg', by: -1 },
        ],
      });
      game.french.isToChoose('phase.card');
    });

    it('[8.23] 2 or less does nothing, 3 to 5 one level, 6 or more two; never above 2', () => {
      const rolls = (level: 0 | 1 | 2, die: number): number | undefined => {
        // Dieskau has no Tactics; the fortress has no garrison.
        const game = french({
          pieces: { albany: ['dieskau', 'french-regular-1'] },
          works: {
            'hudson-carry-south': 'french-fort',
            'hudson-carry-north': 'french-fort',
            ticonderoga: 'french-fort',
          },
          siege: { albany: level },
        });
        game.french.activates(TWO, 'dieskau').besieges();
        game.dice.roll(die);
        return game.logged('siege-roll')[0]?.level;
      };
      expect([1, 2, 3, 5, 6].map((die) => rolls(0, die))).toEqual([0, 0, 1, 1, 2]);
      expect([2, 3, 6].map((die) => rolls(1, die))).toEqual([1, 2, 2]);
      expect(rolls(2, 6)).toBe(2);
    });
  });

  describe('8.231 with a Campaign', () => {
    const SIEGE = {
      pieces: {
        'hudson-carry-north': ['levis', 'french-regular-1', 'northern-provincial-1'],
        ticonderoga: ['montcalm', 'french-regular-2'],
      },
      works: { 'hudson-carry-north': 'british-fort', ticonderoga: 'french-fort' },
      siege: { 'hudson-carry-north': 0 },
      inside: ['northern-provincial-1'],
    } as const;

    it('[8.231a] a higher leader who comes with the first force does not spoil the roll of the second', () => {
      const game = french(SIEGE);
      game.french.playsEvent(THREE).leads('montcalm', 'french-regular-2').leads('levis', 'french-regular-1');
      game.french.starts('montcalm').marches('hudson-carry-north').stops();
      game.french.starts('levis').isToChoose('march.intent').besieges();
      game.dice.roll(4);
      // And both forces storm together.
      game.french.assaults();
      expect(game.logged('assault')[0]?.attackers).toEqual([
        'montcalm',
        'levis',
        'french-regular-1',
        'french-regular-2',
      ]);
    });

    it('[8.231b] a lower leader does not roll beside a higher one that has already rolled there', () => {
      const game = french({
        ...SIEGE,
        pieces: { 'hudson-carry-north': ['montcalm', 'levis', ...some('french-regular', 2), 'northern-provincial-1'] },
      });
      game.french.playsEvent(THREE).leads('montcalm', 'french-regular-1').leads('levis', 'french-regular-2');
      game.french.starts('montcalm').besieges();
      game.dice.roll(1);
      game.french.waits();
      game.french.starts('levis').isToChoose('march.onward');
    });
  });

  it('[8.232] without besieging units the siege and its level are gone; Auxiliaries keep it up', () => {
    const sparse = besieges(1, ['northern-provincial-1']);
    const gone = french(sparse);
    gone.french
      .activates(ONE, ...MONTCALM)
      .chooses('march')
      .marches('ticonderoga')
      .stops();
    expect([gone.position.besieged, gone.position.siegeOne]).toEqual([[], []]);
    expect(gone.isInside('northern-provincial-1')).toBe(false);
    const kept = french(sparse);
    kept.french
      .activates(ONE, 'montcalm', ...some('french-regular', 2))
      .chooses('march')
      .marches('ticonderoga')
      .stops();
    expect([kept.position.besieged, kept.position.siegeOne]).toEqual([['hudson-carry-north'], ['hudson-carry-north']]);
  });

  it('[8.24a] with level 1 at a fort the force may assault at once, and need not', () => {
    const game = french(besieges(0, ['northern-provincial-1']));
    game.french.activates(ONE, 'montcalm').besieges();
    game.dice.roll(1);
    game.table.offersOnly(['demolish ticonderoga', 'assault', 'wait']);
    game.french.waits();
    game.british.isToChoose('phase.card');
    expect(game.position.siegeOne).toEqual(['hudson-carry-north']);
  });

  it('[8.24a] a fortress needs level 2', () => {
    const albany = {
      pieces: { albany: ['montcalm', 'french-regular-1', 'northern-provincial-1'] },
      works: { 'hudson-carry-south': 'french-fort', 'hudson-carry-north': 'french-fort', ticonderoga: 'french-fort' },
      siege: { albany: 0 },
      inside: ['northern-provincial-1'],
    } as const;
    const one = french(albany);
    one.french.activates(ONE, 'montcalm').besieges();
    one.dice.roll(3);
    expect(one.position.siegeOne).toEqual(['albany']);
    one.british.isToChoose('phase.card');
    const two = french(albany);
    two.french.activates(ONE, 'montcalm').besieges();
    two.dice.roll(4);
    two.french.isToChoose('siege.storm');
  });

  it('[8.24b] an empty fort must be besieged and stormed, too', () => {
    const game = french(besieges(1, []));
    game.french.activates(ONE, 'montcalm').assaults();
    game.dice.roll(3, 5);
    expect(game.logged('fire')).toMatchObject([
      { role: 'attacker', losses: 2 },
      { role: 'defender', strength: 0, column: 0, losses: 1 },
    ]);
    game.lossesFall();
    expect(game.position.works).toMatchObject({ 'hudson-carry-north': 'french-fort-started' });
  });

  it('[8.24c] a captured fortress left empty goes back at once, for three points', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE], french: ['campaign-4'] },
      pieces: { montreal: ['murray', 'british-regular-1', 'webb'] },
      captured: ['montreal'],
      vp: -5,
    });
    game.british.activates(THREE, 'murray', 'british-regular-1').marches('st-jean');
    expect(game.position.captured).toEqual([]);
    expect(game.vp).toBe(-2);
    // Webb is alone among enemies.
    game.british.isToChoose('retreat.to');
  });

  it('[8.24c] it goes back when an event takes its last unit away', () => {
    const game = play({
      hands: { french: ['provincial-regiments-dispersed-38', THREE], british: ['campaign-4'] },
      pieces: { montreal: ['northern-provincial-1'] },
      raided: { french: { deerfield: 1 } },
      captured: ['montreal'],
      vp: -5,
    });
    game.french.playsEvent('provincial-regiments-dispersed-38');
    expect(game.where('northern-provincial-1')).toBe('reserve');
    expect(game.position.captured).toEqual([]);
    expect(game.vp).toBe(-2);
  });

  it('[8.24c] it goes back when its last unit avoids battle, but not while another is inside', () => {
    const avoids = (...inside: readonly PieceName[]): Account => {
      const game = french({
        pieces: { montreal: ['ranger-1', ...inside], sorel: MONTCALM },
        captured: ['montreal'],
        vp: -5,
      });
      game.french.activates(THREE, ...MONTCALM).marches('montreal');
      game.british.shelters(...inside).avoids('ranger-1');
      game.dice.roll(4);
      game.british.chooses('to st-jean');
      return game;
    };
    const left = avoids();
    expect(left.position.captured).toEqual([]);
    expect(left.vp).toBe(-2);
    // The fortress is theirs again, and nothing holds up their march.
    left.french.isToChoose('march.onward');
    const held = avoids('northern-provincial-1');
    expect([held.position.captured, held.position.besieged]).toEqual([['montreal'], ['montreal']]);
    expect(held.vp).toBe(-5);
  });

  it('[8.24c] it goes back when its last unit leaves it to intercept', () => {
    const game = french({
      pieces: { montreal: ['ranger-1'], sorel: MONTCALM },
      captured: ['montreal'],
      vp: -5,
    });
    game.french.activates(THREE, ...MONTCALM).marches('st-jean');
    game.british.intercepts('ranger-1');
    game.dice.roll(4);
    expect(game.where('ranger-1')).toBe('st-jean');
    expect(game.position.captured).toEqual([]);
    expect(game.vp).toBe(-2);
  });
});
