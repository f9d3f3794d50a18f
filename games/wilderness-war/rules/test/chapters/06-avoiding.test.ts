import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';
const ONE = 'coehorns-and-howitzers-8';

const british = (sparse: Sparse): Account =>
  play({ turn: 'british', ...sparse, hands: { french: ['campaign-4'], british: [THREE, ONE] } });
const french = (sparse: Sparse): Account =>
  play({ ...sparse, hands: { french: [THREE, ONE], british: ['campaign-4'] } });

/** Montcalm comes from Ticonderoga with a Regular and Coureurs. */
const MONTCALM = ['montcalm', 'french-regular-1', 'coureurs-1'] as const;
const comes = (sparse: Sparse, to: 'hudson-carry-north' = 'hudson-carry-north'): Account => {
  const game = french({ ...sparse, pieces: { ticonderoga: MONTCALM, ...sparse.pieces } });
  game.french.activates(THREE, ...MONTCALM).marches(to);
  return game;
};

describe('6.8 Avoiding battle', () => {
  it('[6.8a] one force or one unit, within the limits of command; the others fight', () => {
    const game = comes({ pieces: { 'hudson-carry-north': ['johnson', 'webb', ...some('northern-provincial', 5)] } });
    game.table.offersOnly(['stand', 'lead johnson', 'lead webb', 'send northern-provincial-1']);
    game.british.chooses('lead johnson');
    game.table.offersNot(['take webb']);
    // At least one unit must go with him, and Johnson commands three.
    game.british.chooses('take northern-provincial-2', 'take northern-provincial-3');
    game.dice.roll(3);
    game.british.chooses('to hudson-carry-south');
    expect(game.at('hudson-carry-south')).toEqual(['johnson', ...some('northern-provincial', 3)]);
    expect(game.logged('battle')[0]?.defenders).toEqual(['webb', ...some('northern-provincial', 2, 4)]);
  });

  it('[6.8b] on a roll of 4, or 3 with Tactics of 1, to one adjacent space; else they fight', () => {
    const tries = (leader: boolean, die: number): Account => {
      const game = comes({ pieces: { 'hudson-carry-north': ['bradstreet', 'northern-provincial-1'] } });
      if (leader) game.british.avoids('bradstreet', 'northern-provincial-1');
      else game.british.avoids('northern-provincial-1');
      game.dice.roll(die);
      return game;
    };
    tries(false, 4).british.isToChoose('avoid.to');
    tries(true, 3).british.isToChoose('avoid.to');
    tries(false, 3).table.nowChooses('chance', 'battle.fire');
    tries(true, 2).table.nowChooses('chance', 'battle.fire');
  });

  it('[6.8b] Drilled Troops may avoid into the wilderness and the mountains', () => {
    const game = comes({ pieces: { 'hudson-carry-north': ['northern-provincial-1'] } });
    game.british.avoids('northern-provincial-1');
    game.dice.roll(6);
    game.table.offersOnly(['to adirondacks-central', 'to adirondacks-south', 'to hudson-carry-south']);
  });

  describe('6.8 slipping away', () => {
    const REGULARS = { ticonderoga: ['montcalm', 'french-regular-1', 'coureurs-1'] } as const;

    it('[6.8c] in the wilderness Auxiliaries alone avoid attackers without Auxiliaries, and need no roll', () => {
      const game = french({ pieces: { ...REGULARS, 'hudson-carry-north': ['webb', 'ranger-1', 'ranger-2'] } });
      game.french.activates(THREE, 'montcalm', 'french-regular-1').marches('hudson-carry-north');
      game.british.avoids('webb', 'ranger-1', 'ranger-2').isToChoose('avoid.to').chooses('to hudson-carry-south');
      expect(game.logged('slip-away')).toHaveLength(1);
      expect(game.logged('avoid')).toEqual([]);
    });

    it('[6.8c] attackers with Auxiliaries are not to be avoided that way', () => {
      const game = comes({ pieces: { 'hudson-carry-north': ['ranger-1'] } });
      game.british.avoids('ranger-1');
      game.table.nowChooses('chance', 'avoid.roll');
    });

    it('[6.8c] nor with Drilled Troops in the avoiding force, nor in cultivated land', () => {
      const mixed = french({
        pieces: { ...REGULARS, 'hudson-carry-north': ['webb', 'ranger-1', 'northern-provincial-1'] },
      });
      mixed.french.activates(THREE, 'montcalm', 'french-regular-1').marches('hudson-carry-north');
      mixed.british.avoids('webb', 'northern-provincial-1', 'ranger-1');
      mixed.table.nowChooses('chance', 'avoid.roll');

      const fields = french({
        pieces: { 'hudson-carry-south': ['montcalm', 'french-regular-1'], hoosic: ['ranger-1'] },
      });
      fields.french.activates(THREE, 'montcalm', 'french-regular-1').marches('hoosic');
      fields.british.avoids('ranger-1');
      fields.table.nowChooses('chance', 'avoid.roll');
    });
  });

  it('[6.81] not to where the attackers came from, nor where unbesieged enemies are', () => {
    const game = comes({
      pieces: {
        'hudson-carry-north': ['northern-provincial-1'],
        'adirondacks-central': ['coureurs-2'],
        'hudson-carry-south': ['dumas'],
      },
      works: { 'adirondacks-south': 'french-stockade' },
    });
    game.british.avoids('northern-provincial-1');
    game.dice.roll(4);
    // Ticonderoga, the mountains with Coureurs or a stockade are closed; a lone leader closes nothing, and makes way.
    expect(game.where('northern-provincial-1')).toBe('hudson-carry-south');
    expect(game.where('dumas')).toBe('hudson-carry-south');
  });

  it('[6.81] a besieged enemy fort is not a hindrance', () => {
    const game = comes({
      pieces: { 'hudson-carry-north': ['northern-provincial-1'], 'hudson-carry-south': ['northern-provincial-2'] },
      works: { 'hudson-carry-south': 'french-fort' },
      siege: { 'hudson-carry-south': 0 },
    });
    game.british.declines().avoids('northern-provincial-1');
    game.dice.roll(4);
    game.table.offers(['to hudson-carry-south']);
  });

  it('[6.811] from an Amphib space the British may avoid to any port they control', () => {
    const game = french({
      pieces: {
        quebec: ['montcalm', 'french-regular-1'],
        'ile-dorleans': ['british-regular-1'],
        boston: ['french-regular-2'],
      },
      amphib: ['ile-dorleans'],
      captured: ['boston'],
    });
    game.french.activates(THREE, 'montcalm', 'french-regular-1').marches('ile-dorleans');
    game.british.avoids('british-regular-1');
    game.dice.roll(4);
    game.table.offers(['to halifax', 'to new-york', 'to baie-st-paul', 'to riviere-ouelle']);
    game.table.offersNot(['to boston', 'to louisbourg', 'to albany', 'to quebec']);
  });

  it('[6.82a] when all have avoided the movers go on, and may be avoided again', () => {
    const game = comes({ pieces: { 'hudson-carry-north': ['northern-provincial-1'] } });
    game.british.avoids('northern-provincial-1');
    game.dice.roll(4);
    game.british.chooses('to hudson-carry-south');
    game.french.isToChoose('march.onward').marches('hudson-carry-south');
    game.british.isToChoose('avoid.ask');
  });

  describe('6.82 what still stops them', () => {
    it('[6.82b] a fort is besieged; a leader left behind goes inside', () => {
      const game = comes({
        pieces: { 'hudson-carry-north': ['webb', 'northern-provincial-1'] },
        works: { 'hudson-carry-north': 'british-fort' },
      });
      game.british.shelters();
      game.british.avoids('northern-provincial-1');
      game.dice.roll(4);
      game.british.chooses('to hudson-carry-south');
      expect(game.position.besieged).toEqual(['hudson-carry-north']);
      expect(game.position.inside).toEqual(['webb']);
      game.british.isToChoose('phase.card');
    });

    it('[6.82b] a stockade is captured by Drilled Troops, and raided by Auxiliaries', () => {
      const captured = comes({
        pieces: { 'hudson-carry-north': ['northern-provincial-1'] },
        works: { 'hudson-carry-north': 'british-stockade' },
      });
      captured.british.avoids('northern-provincial-1');
      captured.dice.roll(4);
      captured.british.chooses('to hudson-carry-south');
      expect(captured.position.works).toEqual({ 'hudson-carry-north': 'french-stockade' });
      expect(captured.vp).toBe(1);

      const raided = french({
        pieces: { ticonderoga: ['coureurs-1'], 'hudson-carry-north': ['northern-provincial-1'] },
        works: { 'hudson-carry-north': 'british-stockade' },
      });
      raided.french.activatesAlone(ONE, 'coureurs-1').marches('hudson-carry-north');
      raided.british.avoids('northern-provincial-1');
      raided.dice.roll(4);
      raided.british.chooses('to hudson-carry-south');
      raided.table.nowChooses('chance', 'raid.roll');
    });
  });

  it('[6.83] some avoid while others stay inside; pieces go inside first', () => {
    const game = comes({
      pieces: { 'hudson-carry-north': ['webb', ...some('northern-provincial', 3)] },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.british.isToChoose('shelter.pick').shelters('northern-provincial-1');
    // Provincials of the same kind, and still those outside may go.
    game.table.offersOnly(['stand', 'lead webb', 'send northern-provincial-2']);
    game.british.avoids('webb', 'northern-provincial-2', 'northern-provincial-3');
    game.dice.roll(2);
    // It has failed: the pieces outside must fight, and none may go inside now.
    game.table.nowChooses('chance', 'battle.fire');
    expect(game.logged('battle')[0]?.defenders).toEqual(['webb', 'northern-provincial-2', 'northern-provincial-3']);
  });

  it('[6.84] interceptors do not avoid', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['murray', 'british-regular-1'], ticonderoga: ['coureurs-1'] },
    });
    game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    game.french.intercepts('coureurs-1');
    game.dice.roll(4);
    game.table.nowChooses('chance', 'battle.fire');
  });

  it('[6.84] pieces that failed to intercept do not avoid in the same enemy move; others may', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray', 'british-regular-1', 'ranger-1'],
        ticonderoga: ['rigaud', 'coureurs-1', 'coureurs-2'],
      },
    });
    game.british.activates(ONE, 'murray', 'british-regular-1', 'ranger-1').marches('hudson-carry-north');
    game.french.intercepts('coureurs-1');
    game.dice.roll(3);
    game.british.marches('ticonderoga');
    game.table.offersOnly(['stand', 'lead rigaud', 'send coureurs-2']);
    game.french.chooses('lead rigaud');
    // One of the two has tried, and fights now.
    game.dice.roll(4);
    game.french.chooses('to crown-point');
    expect(game.at('crown-point')).toEqual(['rigaud', 'coureurs-2']);
    expect(game.logged('battle')[0]?.defenders).toEqual(['coureurs-1']);
  });

  it('[6.84] in the next enemy move they may avoid again', () => {
    const game = british({
      pieces: { 'hudson-carry-south': ['ranger-1', 'british-regular-1'], ticonderoga: ['coureurs-1'] },
    });
    game.british.activatesAlone(THREE, 'british-regular-1').marches('hudson-carry-north');
    game.french.intercepts('coureurs-1');
    game.dice.roll(3);
    game.british.stops();
    game.french.discards('campaign-4');
    game.british.activatesAlone(ONE, 'british-regular-1').marches('ticonderoga');
    game.french.isToChoose('avoid.ask');
    game.table.offers(['send coureurs-1']);
  });

  it('[6.85] where interception into a space was tried nobody avoids from it', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray', 'british-regular-1'],
        'hudson-carry-north': ['coureurs-1'],
        ticonderoga: ['coureurs-2'],
      },
    });
    game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    game.french.intercepts('coureurs-2');
    game.dice.roll(1);
    game.table.nowChooses('chance', 'battle.fire');
    expect(game.logged('battle')[0]?.defenders).toEqual(['coureurs-1']);
  });

  describe('the log says why nobody is asked to avoid battle', () => {
    const leftOut = (game: Account): unknown => game.logged('left-out').map(({ type: _, ...entry }) => entry);
    const AT = { side: 'french', at: 'ticonderoga' } as const;
    const murray = (pieces: Sparse['pieces']): Account => {
      const game = british({ pieces: { 'hudson-carry-south': ['murray', 'british-regular-1'], ...pieces } });
      game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
      return game;
    };

    it('[6.81] no space is open: enemies hold all those around, and the attackers come from the last', () => {
      const around = { 'crown-point': ['ranger-1'], 'wood-creek': ['ranger-2'] } as const;
      const behind = {
        'adirondacks-central': ['ranger-3'],
        'green-mountains-central': ['northern-provincial-1'],
      } as const;
      const game = murray({ ticonderoga: ['french-regular-1'], ...around, ...behind });
      game.french.declines();
      game.british.marches('ticonderoga');
      expect(leftOut(game)).toEqual([{ ...AT, what: 'refuge', rule: '6.81' }]);
    });

    it('[6.84] all have failed to intercept on this march', () => {
      const game = murray({ ticonderoga: ['coureurs-1'] });
      game.french.intercepts('coureurs-1');
      game.dice.roll(3);
      game.british.marches('ticonderoga');
      expect(leftOut(game)).toEqual([{ ...AT, what: 'failed', rule: '6.84' }]);
    });

    it('[6.85] their side has tried in vain to intercept there', () => {
      const game = murray({ 'hudson-carry-north': ['coureurs-1'], ticonderoga: ['coureurs-2'] });
      game.french.intercepts('coureurs-2');
      game.dice.roll(1);
      expect(leftOut(game)).toEqual([{ side: 'french', at: 'hudson-carry-north', what: 'sought', rule: '6.85' }]);
    });

    it('but says nothing after an interception, nor where they may avoid', () => {
      const intercepted = murray({ ticonderoga: ['coureurs-1'] });
      intercepted.french.intercepts('coureurs-1');
      intercepted.dice.roll(4);
      const asked = murray({ 'hudson-carry-north': ['coureurs-1'] });
      asked.french.isToChoose('avoid.ask');
      expect([leftOut(intercepted), leftOut(asked)]).toEqual([[], []]);
    });
  });

  it('[6.85] pieces that declined to intercept may avoid', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['murray', 'british-regular-1'],
        'hudson-carry-north': ['coureurs-1'],
        ticonderoga: ['coureurs-2'],
      },
    });
    game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-north');
    game.french.declines().isToChoose('avoid.ask');
  });

  it('[6.8a] besiegers may avoid a relief force, and the siege is over', () => {
    const game = british({
      pieces: {
        albany: ['murray', 'british-regular-1'],
        'hudson-carry-south': ['montcalm', 'french-regular-1', 'northern-provincial-1'],
      },
      works: { 'hudson-carry-south': 'british-fort' },
      siege: { 'hudson-carry-south': 1 },
      inside: ['northern-provincial-1'],
    });
    game.british.activates(ONE, 'murray', 'british-regular-1').marches('hudson-carry-south');
    game.french.avoids('montcalm', 'french-regular-1');
    game.dice.roll(2);
    game.french.chooses('to hudson-carry-north');
    expect(game.position.besieged).toEqual([]);
    expect(game.isInside('northern-provincial-1')).toBe(false);
    game.british.isToChoose('march.onward');
  });

  it('[6.8a] Johnson’s Indians outside do not go with another leader while he is inside', () => {
    const game = comes({
      pieces: { 'hudson-carry-north': ['webb', 'johnson', 'mohawk-1'] },
      works: { 'hudson-carry-north': 'british-fort' },
    });
    game.british.shelters('johnson');
    game.table.offersOnly(['stand', 'send mohawk-1']);
  });
});
