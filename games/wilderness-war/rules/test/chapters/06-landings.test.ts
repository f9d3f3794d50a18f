import { describe, expect, it } from 'vitest';
import { readPosition, writePosition } from '../../src/index.ts';
import { play, some } from '../builder.ts';
import { british, french, LANDING, LOUISBOURG_TAKEN, ONE, THREE, TWO, where } from '../sailing.ts';

describe('6.43 British Amphibious Landings', () => {
  it('[6.43] along the arrows: Halifax to Louisbourg, Louisbourg to the shores below Québec', () => {
    const halifax = british({ pieces: { halifax: ['british-regular-1'] } }, LANDING);
    halifax.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(halifax, 'land')).toEqual(new Set(['louisbourg']));
    const louisbourg = british(LOUISBOURG_TAKEN, LANDING);
    louisbourg.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(louisbourg, 'land')).toEqual(new Set(['baie-st-paul', 'ile-dorleans', 'riviere-ouelle']));
    const boston = british({ pieces: { boston: ['british-regular-1'] } }, LANDING);
    boston.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(boston, 'land')).toEqual(new Set());
  });

  it('[6.431a] it costs a landing card in addition to the activation', () => {
    const game = british({ pieces: { halifax: ['british-regular-1'] } }, LANDING, 'amphibious-landing-18');
    game.british.activatesAlone(ONE, 'british-regular-1').lands('louisbourg');
    expect([game.card(ONE), game.card(LANDING), game.card('amphibious-landing-18')]).toEqual([
      'discard',
      'discard',
      'british-hand',
    ]);
    const without = british({ pieces: { halifax: ['british-regular-1'] } });
    without.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(without, 'land')).toEqual(new Set());
  });

  it('[6.431a] from a port under British control only; a force with a card of 3', () => {
    const besieged = british(
      {
        ...LOUISBOURG_TAKEN,
        pieces: { louisbourg: ['british-regular-1', 'french-regular-1'] },
        siege: { louisbourg: 0 },
        inside: ['british-regular-1'],
      },
      LANDING,
    );
    besieged.british.activatesAlone(ONE, 'british-regular-1');
    besieged.table.offersOnly(['sortie', 'stop']);
    const force = british({ pieces: { halifax: ['murray', 'british-regular-1'] } }, LANDING);
    force.british.activates(TWO, 'murray', 'british-regular-1');
    expect(where(force, 'land')).toEqual(new Set());
  });

  it('[6.431a, 6.432b] at a Louisbourg that is British already, so that the marker holds it without a unit', () => {
    const game = british(
      { captured: ['louisbourg'], pieces: { halifax: ['british-regular-1'], louisbourg: ['british-regular-2'] } },
      LANDING,
    );
    game.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(game, 'sail')).toContain('louisbourg');
    game.british.lands('louisbourg');
    expect(game.position.amphib).toEqual(['louisbourg']);
  });

  it('[6.431a] not while Louisbourg’s squadrons forbid it', () => {
    const game = british({ pieces: { halifax: ['british-regular-1'] }, inEffect: ['no-amphib'] }, LANDING);
    game.british.activatesAlone(ONE, 'british-regular-1');
    expect(where(game, 'land')).toEqual(new Set());
  });

  it('[6.52] neither Rangers nor leaders alone land at Louisbourg before it is besieged', () => {
    for (const piece of ['ranger-1', 'murray'] as const) {
      const game = british({ pieces: { halifax: [piece] } }, LANDING);
      game.british.activatesAlone(ONE, piece);
      expect(where(game, 'land')).toEqual(new Set());
    }
  });

  it('[6.431b] it leaves a marker, and a siege begins at an empty Louisbourg', () => {
    const game = british({ pieces: { halifax: ['murray', 'british-regular-1'] } }, LANDING);
    game.british.activates(THREE, 'murray', 'british-regular-1').lands('louisbourg');
    expect(game.position.amphib).toEqual(['louisbourg']);
    expect(game.position.besieged).toEqual(['louisbourg']);
    game.french.isToChoose('phase.card');
  });

  it('[7.54a] the landing force rolls at -1', () => {
    const game = british(
      {
        captured: ['louisbourg'],
        pieces: {
          louisbourg: ['murray', ...some('british-regular', 3), 'british-regular-9'],
          'baie-st-paul': ['coureurs-1'],
        },
      },
      LANDING,
    );
    game.british.activates(THREE, 'murray', ...some('british-regular', 3)).lands('baie-st-paul');
    game.french.stands();
    game.dice.roll(3, 3);
    expect(game.logged('fire').map(({ role, modifiers }) => [role, modifiers.map(({ why, by }) => [why, by])])).toEqual(
      [
        ['attacker', [['amphibious-landing', -1]]],
        ['defender', [['no-regulars', -1]]],
      ],
    );
  });

  it('[7.54b] and at -2 in a space with a stockade', () => {
    const game = british(
      {
        ...LOUISBOURG_TAKEN,
        works: { 'ile-dorleans': 'french-stockade' },
        pieces: { louisbourg: ['murray', ...some('british-regular', 3)], 'ile-dorleans': ['coureurs-1'] },
      },
      LANDING,
    );
    game.british.activates(THREE, 'murray', 'british-regular-1', 'british-regular-2').lands('ile-dorleans');
    game.french.stands();
    game.dice.roll(5, 3);
    const fire = game.logged('fire').find(({ role }) => role === 'attacker');
    expect(fire?.modifiers).toMatchObject([
      { why: 'amphibious-landing', by: -1 },
      { why: 'stockade', by: -1 },
    ]);
  });

  it('[6.431d] Foul Weather comes before the landing card, and keeps it in the hand', () => {
    const game = play({
      turn: 'british',
      hands: { british: [THREE, LANDING], french: ['foul-weather-14'] },
      pieces: { halifax: ['murray', 'british-regular-1'] },
    });
    game.british.activates(THREE, 'murray', 'british-regular-1');
    game.french.isToChoose('window.offer').responds('foul-weather-14');
    // Halifax has no way but the sea.
    expect(game.card(LANDING)).toBe('british-hand');
    game.british.isToChoose('phase.card');
  });

  describe('6.432 the Amphib marker', () => {
    it('[6.432a] the British sail to and from it, even during a siege', () => {
      const there = british({
        pieces: { 'new-york': ['ranger-1'], louisbourg: ['british-regular-1', 'french-regular-1'] },
        amphib: ['louisbourg', 'ile-dorleans'],
        siege: { louisbourg: 0 },
        inside: ['french-regular-1'],
      });
      there.british.activatesAlone(ONE, 'ranger-1');
      expect(where(there, 'sail')).toContain('louisbourg');
      expect(where(there, 'sail')).toContain('ile-dorleans');
      // Rangers may join a siege that has begun.
      there.british.sails('louisbourg');
      expect(there.at('louisbourg')).toContain('ranger-1');

      const back = british({
        pieces: { louisbourg: ['british-regular-1', 'british-regular-2'] },
        amphib: ['louisbourg'],
        siege: { louisbourg: 1 },
      });
      back.british.activatesAlone(ONE, 'british-regular-1').sails('halifax');
      expect(back.where('british-regular-1')).toBe('halifax');
      expect(back.position.besieged).toEqual(['louisbourg']);
    });

    it('[6.431] stays until the besieger that leaves it has arrived, and such a position is read', () => {
      const game = british({
        pieces: {
          'baie-st-paul': ['british-regular-1', 'french-regular-1'],
          quebec: ['montcalm', 'french-regular-2'],
        },
        works: { 'baie-st-paul': 'french-fort' },
        amphib: ['baie-st-paul'],
        siege: { 'baie-st-paul': 0 },
        inside: ['french-regular-1'],
      });
      game.british.activatesAlone(ONE, 'british-regular-1').marches('ile-dorleans');
      game.french.isToChoose('interception.ask');
      expect(game.position.amphib).toEqual(['baie-st-paul']);
      const text = writePosition(game.state);
      expect(writePosition(readPosition(text))).toBe(text);
      game.french.declines();
      expect(game.position.amphib).toEqual([]);
    });

    it('[6.432a] from one marker to another only where one of the two is a port that they control', () => {
      const sparse = {
        amphib: ['louisbourg', 'ile-dorleans', 'baie-st-paul'],
        pieces: { 'ile-dorleans': ['british-regular-1'], louisbourg: ['british-regular-2', 'french-regular-1'] },
      } as const;
      const besieged = { siege: { louisbourg: 0 }, inside: ['french-regular-1'] } as const;
      const game = british({ ...sparse, ...besieged });
      game.british.activatesAlone(ONE, 'british-regular-1');
      expect(where(game, 'sail')).toContain('halifax');
      for (const marker of ['louisbourg', 'baie-st-paul']) expect(where(game, 'sail')).not.toContain(marker);
      const siege = british({ ...sparse, ...besieged });
      siege.british.activatesAlone(ONE, 'british-regular-2');
      expect(where(siege, 'sail')).not.toContain('ile-dorleans');
      expect(where(siege, 'sail')).toContain('halifax');
      // Once captured, Louisbourg is such a port.
      const captured = british({
        ...sparse,
        captured: ['louisbourg'],
        pieces: { 'ile-dorleans': ['british-regular-1'], louisbourg: ['british-regular-2'] },
      });
      captured.british.activatesAlone(ONE, 'british-regular-2');
      expect(where(captured, 'sail')).toContain('ile-dorleans');
      captured.british.sails('ile-dorleans');
      expect(captured.where('british-regular-2')).toBe('ile-dorleans');
    });

    it('[6.53a] no leader sails alone to a marker among French units, though others do', () => {
      const sparse = {
        pieces: { 'new-york': ['murray', 'british-regular-1'], 'ile-dorleans': ['coureurs-1'] },
        amphib: ['ile-dorleans'],
      } as const;
      const leader = british(sparse);
      leader.british.activatesAlone(ONE, 'murray');
      expect(where(leader, 'sail')).not.toContain('ile-dorleans');
      const unit = british(sparse);
      unit.british.activatesAlone(ONE, 'british-regular-1').sails('ile-dorleans');
      unit.french.isToChoose('avoid.ask');
    });

    it('[6.432b] it keeps Louisbourg British without a unit', () => {
      const game = british({
        captured: ['louisbourg'],
        amphib: ['louisbourg'],
        pieces: { louisbourg: ['murray', 'british-regular-1'] },
      });
      game.british.activates(THREE, 'murray', 'british-regular-1').sails('halifax');
      expect(game.position.captured).toEqual(['louisbourg']);
      expect(game.vp).toBe(0);
    });

    it('[6.431c] it goes when French Drilled Troops hold the space alone; Auxiliaries do not remove it', () => {
      const sparse = {
        pieces: { quebec: ['montcalm', 'french-regular-1', 'coureurs-1'] },
        amphib: ['ile-dorleans'],
      } as const;
      const coureurs = french(sparse);
      coureurs.french.activatesAlone(ONE, 'coureurs-1').marches('ile-dorleans').stops();
      expect(coureurs.position.amphib).toEqual(['ile-dorleans']);
      const regulars = french(sparse);
      regulars.french.activatesAlone(ONE, 'french-regular-1').marches('ile-dorleans').stops();
      expect(regulars.position.amphib).toEqual([]);
    });

    it('[6.431c] it goes when the siege of Louisbourg ends and no British unit is left', () => {
      const game = british({
        pieces: { louisbourg: ['british-regular-1', 'french-regular-1'] },
        amphib: ['louisbourg'],
        siege: { louisbourg: 1 },
        inside: ['french-regular-1'],
      });
      game.british.activatesAlone(ONE, 'british-regular-1').sails('halifax');
      expect(game.position.amphib).toEqual([]);
      expect(game.position.besieged).toEqual([]);
      expect(game.isInside('french-regular-1')).toBe(false);
    });

    it('[6.431c] it goes when those who assault a fortress all fall, with their leader', () => {
      const garrison = ['drucour', ...some('french-regular', 3)] as const;
      const game = british({
        pieces: { louisbourg: ['murray', 'british-regular-1', ...garrison] },
        reduced: ['british-regular-1'],
        amphib: ['louisbourg'],
        siege: { louisbourg: 2 },
        inside: garrison,
      });
      game.british.activates(THREE, 'murray', 'british-regular-1').assaults();
      game.dice.roll(1, 6).check(1);
      expect(game.logged('amphib-removed')).toMatchObject([{ at: 'louisbourg' }]);
      expect(game.position.amphib).toEqual([]);
    });

    it('[6.431c] it stays while British units are besieged in their fort there', () => {
      const game = french({
        pieces: { quebec: ['montcalm', 'french-regular-1'], 'ile-dorleans': ['british-regular-1'] },
        works: { 'ile-dorleans': 'british-fort' },
        amphib: ['ile-dorleans'],
      });
      game.french.activates(ONE, 'montcalm', 'french-regular-1').marches('ile-dorleans');
      game.british.shelters('british-regular-1');
      expect(game.position.besieged).toEqual(['ile-dorleans']);
      expect(game.position.amphib).toEqual(['ile-dorleans']);
    });
  });
});
