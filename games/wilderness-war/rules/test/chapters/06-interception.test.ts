import { describe, expect, it } from 'vitest';
import { some } from '../builder.ts';
import { british, french, ONE } from '../marching.ts';

describe('6.7 Interception', () => {
  it('[6.72] [6.721] the example of the rulebook: Coureurs on the way to Gloucester', () => {
    const pieces = {
      'white-mountains-north': ['coureurs-1'],
      ossipee: ['northern-provincial-1', 'northern-provincial-2', 'ranger-1'],
      concord: ['northern-provincial-3', 'northern-provincial-4'],
    } as const;
    const game = french({ pieces });
    game.french.activatesAlone(ONE, 'coureurs-1').marches('casco-bay');
    // In the wilderness only the Rangers may try.
    game.table.offersOnly(['decline', 'send ranger-1']);
    game.british.intercepts('ranger-1');
    game.dice.roll(3);
    game.french.marches('portsmouth');
    // In cultivated land one of the two Provincials in Concord may try.
    game.table.offersOnly(['decline', 'send northern-provincial-3']);

    const led = french({ pieces: { ...pieces, concord: ['bradstreet', ...pieces.concord] } });
    led.french.activatesAlone(ONE, 'coureurs-1').marches('casco-bay');
    led.british.declines();
    led.french.marches('portsmouth');
    led.table.offersOnly(['decline', 'send northern-provincial-3', 'lead bradstreet']);
    led.british.intercepts('bradstreet', 'northern-provincial-3', 'northern-provincial-4');
    led.dice.roll(3);
    expect(led.at('portsmouth')).toEqual([
      'coureurs-1',
      'bradstreet',
      'northern-provincial-3',
      'northern-provincial-4',
    ]);
  });

  it('[6.71a] by land, boat and sea; only from adjacent spaces', () => {
    const boat = french({
      pieces: { montreal: ['montcalm', 'french-regular-1'], 'ile-aux-noix': ['british-regular-1'] },
    });
    boat.french.activates(ONE, 'montcalm', 'french-regular-1').marches('sorel');
    // Sorel does not touch Île aux Noix.
    boat.french.isToChoose('march.onward').marches('st-jean');
    boat.british.isToChoose('interception.ask');

    const sea = british({
      captured: ['louisbourg'],
      pieces: { louisbourg: ['british-regular-1', 'british-regular-2'], quebec: ['french-regular-1'] },
      amphib: ['ile-dorleans'],
    });
    sea.british.activatesAlone(ONE, 'british-regular-1').sails('ile-dorleans');
    sea.french.isToChoose('interception.ask');
  });

  it('[6.71b] a roll of 4 succeeds, and 3 with Tactics of 1; not that of a leader who stays behind', () => {
    const pieces = {
      ticonderoga: ['montcalm', 'levis', 'french-regular-1', 'french-regular-2'],
      'hudson-carry-south': ['northern-provincial-1'],
    } as const;
    const meets = (unit: 'led' | 'alone', die: number): boolean => {
      const game = british({ pieces });
      game.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
      if (unit === 'led') game.french.intercepts('levis', 'french-regular-1');
      else game.french.intercepts('french-regular-1');
      game.dice.roll(die);
      return game.logged('intercept')[0]?.success ?? false;
    };
    expect([meets('alone', 3), meets('alone', 4), meets('led', 2), meets('led', 3)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('[6.71c] the movers attack at once, and all defenders not inside take part', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray', ...some('british-regular', 2)],
        'hudson-carry-north': ['coureurs-1'],
        ticonderoga: ['french-regular-1', 'french-regular-2'],
      },
    });
    game.british.activates(ONE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-north');
    game.french.intercepts('french-regular-1');
    game.dice.roll(4);
    expect(game.logged('battle')).toMatchObject([
      { attacker: 'british', attackers: ['murray', 'british-regular-1', 'british-regular-2'] },
    ]);
    expect(game.logged('battle')[0]?.defenders).toEqual(['french-regular-1', 'coureurs-1']);
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('[6.71a] nobody intercepts pieces that avoid battle or retreat', () => {
    const garrison = { albany: ['northern-provincial-1', 'northern-provincial-2'] } as const;
    const avoiding = british({
      pieces: { 'hudson-carry-north': ['coureurs-1'], ticonderoga: ['murray', 'british-regular-1'], ...garrison },
    });
    avoiding.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    avoiding.french.avoids('coureurs-1').chooses('to hudson-carry-south');
    avoiding.british.isToChoose('march.onward');
    expect(avoiding.where('coureurs-1')).toBe('hudson-carry-south');
    const retreating = british({
      pieces: {
        'hudson-carry-north': ['coureurs-1', 'coureurs-2'],
        ticonderoga: ['murray', 'british-regular-1'],
        ...garrison,
      },
    });
    retreating.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    retreating.french.stands();
    retreating.dice.roll(5, 2);
    retreating.lossesFall();
    retreating.french.retreats('hudson-carry-south');
    retreating.french.isToChoose('phase.card');
    expect(retreating.logged('intercept')).toEqual([]);
  });

  it('[6.71d] when it fails the movers go on, and interceptors stay where they are', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['ranger-1', 'northern-provincial-1'], ticonderoga: ['french-regular-1'] },
    });
    game.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    game.french.intercepts('french-regular-1');
    game.dice.roll(3);
    game.british.isToChoose('march.onward');
    expect(game.where('french-regular-1')).toBe('ticonderoga');
  });

  it('[6.711] interceptors save their empty stockade, and it counts for them', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['murray', ...some('british-regular', 2)], ticonderoga: ['french-regular-1'] },
      works: { 'hudson-carry-north': 'french-stockade' },
    });
    game.british.activates(ONE, 'murray', ...some('british-regular', 2)).marches('hudson-carry-north');
    game.french.intercepts('french-regular-1');
    game.dice.roll(5);
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-stockade' });
    game.dice.roll(2, 3);
    expect(game.logged('fire')[0]).toMatchObject({ role: 'attacker', modifiers: [{ why: 'stockade', by: -1 }] });
    expect(game.position.works).toEqual({ 'hudson-carry-north': 'french-stockade' });
    expect(game.vp).toBe(1);
  });

  describe('6.712 interception during infiltration of a fort', () => {
    const FORT = {
      pieces: {
        ticonderoga: ['dumas', 'abenaki-1'],
        'hudson-carry-north': ['northern-provincial-1', 'northern-provincial-2'],
        'hudson-carry-south': ['ranger-1'],
      },
      works: { 'hudson-carry-north': 'british-fort' },
    } as const;

    it('[6.712] pieces already there may go inside, the interceptors may not', () => {
      const game = french(FORT);
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('ranger-1');
      game.dice.roll(4);
      game.table.offersOnly(['shelter northern-provincial-1', 'done']);
      game.british.shelters('northern-provincial-1', 'northern-provincial-2');
      expect(game.logged('battle')[0]?.defenders).toEqual(['ranger-1']);
    });

    it('[8.1a] where nobody may go inside, nobody is asked about it', () => {
      const game = french({
        pieces: { ticonderoga: ['dumas', 'abenaki-1'], 'hudson-carry-south': ['ranger-1'] },
        works: { 'hudson-carry-north': 'british-fort' },
      });
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('ranger-1');
      game.dice.roll(4);
      game.table.nowChooses('chance', 'battle.fire');
    });

    it('[6.712] a garrison unit that intercepts in its own space fights outside', () => {
      const game = french(FORT);
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('northern-provincial-1');
      game.dice.roll(4);
      game.table.offersOnly(['shelter northern-provincial-2', 'done']);
      game.british.shelters('northern-provincial-2');
      expect(game.logged('battle')[0]?.defenders).toEqual(['northern-provincial-1']);
    });

    it('[6.712] it alone retreats, even when it has won; the losers stay, and no siege begins', () => {
      const game = french(FORT);
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('ranger-1');
      game.dice.roll(4);
      game.british.shelters('northern-provincial-1', 'northern-provincial-2');
      game.dice.roll(5, 2);
      expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
      expect(game.at('ticonderoga')).toEqual(['dumas', 'abenaki-1']);
      expect(game.at('hudson-carry-north')).toEqual(['northern-provincial-1', 'northern-provincial-2', 'ranger-1']);
      expect(game.position.besieged).toEqual([]);
      expect(game.position.inside).toEqual([]);
      game.british.isToChoose('phase.card');
    });

    it('[6.712] [2.0d] out of Pays d’en Haut there is no way back: it is lost, even when it has won', () => {
      const game = french({
        pieces: { 'pays-den-haut': ['huron'], niagara: ['ranger-1'], 'la-belle-famille': ['ranger-2'] },
        works: { niagara: 'british-fort' },
      });
      game.french.activatesAlone(ONE, 'huron').infiltrates('niagara');
      game.british.intercepts('ranger-2');
      game.dice.roll(4);
      game.british.shelters('ranger-1');
      game.dice.roll(5, 1);
      expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
      expect(game.logged('eliminated').at(-1)).toMatchObject({ pieces: ['huron'], rule: '7.92' });
      game.british.isToChoose('phase.card');
    });

    it('[6.712] [#9c] where it has won Fieldworks go, though it must go back', () => {
      const game = french({ ...FORT, fieldworks: ['hudson-carry-north'] });
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('ranger-1');
      game.dice.roll(4);
      game.british.shelters('northern-provincial-1', 'northern-provincial-2');
      game.dice.roll(6, 1);
      expect(game.logged('won')).toMatchObject([{ side: 'french' }]);
      expect(game.position.fieldworks).toEqual([]);
      const beaten = french({ ...FORT, fieldworks: ['hudson-carry-north'] });
      beaten.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      beaten.british.intercepts('ranger-1');
      beaten.dice.roll(4);
      beaten.british.shelters('northern-provincial-1', 'northern-provincial-2');
      beaten.dice.roll(2, 3);
      expect(beaten.logged('won')).toMatchObject([{ side: 'british' }]);
      expect(beaten.position.fieldworks).toEqual(['hudson-carry-north']);
    });

    it('[6.712] not intercepted it goes on', () => {
      const game = french(FORT);
      game.french.activates(ONE, 'dumas', 'abenaki-1').infiltrates('hudson-carry-north');
      game.british.intercepts('ranger-1');
      game.dice.roll(3);
      game.french.isToChoose('march.onward').marches('adirondacks-south');
      expect(game.at('adirondacks-south')).toEqual(['dumas', 'abenaki-1']);
    });
  });
});
