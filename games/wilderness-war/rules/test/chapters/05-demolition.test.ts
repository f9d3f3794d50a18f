import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

/** Values of the cards used here: 3 and 1. */
const THREE = 'campaign-1';
const ONE = 'ambush-11';

describe('5.46 demolition', () => {
  const WORKS = {
    ticonderoga: 'french-fort',
    'crown-point': 'french-stockade',
    'ile-aux-noix': 'french-fort-started',
    oswego: 'british-fort',
    niagara: 'french-fort',
  } as const;

  it('[5.46a] [5.43c] a side’s own unbesieged works anywhere, in its own Action Phase, before the card and afterwards', () => {
    const game = play({
      hands: { french: [THREE], british: ['campaign-2'] },
      pieces: { montreal: ['montcalm', 'coureurs-1'], niagara: ['dunbar', 'british-regular-1'] },
      works: WORKS,
      siege: { niagara: 0 },
    });
    game.table.offers(['demolish ticonderoga', 'demolish crown-point', 'demolish ile-aux-noix']);
    game.table.offersNot(['demolish oswego', 'demolish niagara']);
    // [5.43c] A fortress is never demolished.
    game.table.offersNot(['demolish montreal', 'demolish quebec']);
    game.french.demolishes('crown-point').isToChoose('phase.card');
    game.french.activates(THREE, 'montcalm', 'coureurs-1').demolishes('ile-aux-noix').marches('sorel');
    game.french.demolishes('ticonderoga').stops();
    expect(game.position.works).toEqual({ oswego: 'british-fort', niagara: 'french-fort' });
  });

  it('[5.46b] a fort costs a point; stockades and forts under construction cost nothing', () => {
    const game = play({ hands: { french: [THREE] }, works: WORKS, vp: 4 });
    game.french.demolishes('crown-point').demolishes('ile-aux-noix');
    expect(game.vp).toBe(4);
    game.french.demolishes('ticonderoga');
    expect(game.vp).toBe(3);
  });

  it('[5.46b] of a stockade with a fort begun beside it each can go alone', () => {
    const game = play({ hands: { french: [THREE] }, works: { 'crown-point': 'french-stockade-fort-started' } });
    game.french.demolishes('crown-point');
    expect(game.position.works).toEqual({ 'crown-point': 'french-fort-started' });
    game.french.demolishes('crown-point');
    expect(game.position.works).toEqual({});
  });

  /** Asked as the rules ask, at every question. */
  const asked = (sparse: Parameters<typeof play>[0]) => play(sparse, {});
  const FORT = { niagara: 'french-fort' } as const;
  const RAZES = ['demolish niagara'];

  it('[5.46a] while building, even of new works', () => {
    const game = asked({ hands: { french: [THREE] }, pieces: { montreal: ['french-regular-1'] }, works: FORT });
    game.french.chooses(`stockades ${THREE}`).isToChoose('construction.build');
    game.french.chooses('build sorel');
    game.table.offers(['demolish niagara', 'demolish sorel']);
    game.french.demolishes('sorel').isToChoose('construction.build');
    expect(game.position.works).toEqual(FORT);
  });

  it('[5.46a] while a force is put together', () => {
    const pieces = { montreal: ['montcalm', 'coureurs-1'] } as const;
    const game = asked({ hands: { french: [THREE] }, pieces, works: FORT });
    game.french.chooses(`activate ${THREE}`, 'lead montcalm').isToChoose('muster.pick');
    game.french.chooses('take coureurs-1').demolishes('niagara');
    game.french.chooses('done').isToChoose('march.onward');
    expect(game.position.works).toEqual({});
  });

  it('[5.46a] where a force may march, besiege or assault, and after the siege roll', () => {
    const game = asked({
      turn: 'british',
      hands: { british: [THREE] },
      pieces: { ticonderoga: ['amherst', ...some('british-regular', 4)] },
      works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'british-fort', 'hudson-carry-south': 'british-fort' },
      siege: { ticonderoga: 0 },
    });
    game.british.chooses(`activate ${THREE}`, 'lead amherst', ...some('british-regular', 4).map((p) => `take ${p}`));
    game.british.chooses('done').isToChoose('march.intent');
    game.table.offers(['siege', 'demolish hudson-carry-south', 'demolish hudson-carry-north']);
    game.british.chooses('siege');
    game.dice.roll(6);
    game.british.isToChoose('siege.storm');
    game.british.demolishes('hudson-carry-north').chooses('wait');
    game.british.isToChoose('phase.last');
    game.table.offersOnly(['end', 'demolish hudson-carry-south']);
  });

  it('[5.46a] at the questions of an event: a post that is gone receives nobody any more', () => {
    const game = asked({
      turn: 'british',
      hands: { british: ['raise-provincial-regiments-43'] },
      works: { schenectady: 'british-stockade' },
    });
    game.british.playsEvent('raise-provincial-regiments-43').isToChoose('raise-provincials.choose');
    game.british.chooses('raise northern');
    game.table.offers(['place schenectady', 'demolish schenectady']);
    game.british.demolishes('schenectady');
    game.table.offersNot(['place schenectady']).offers(['place albany']);
    game.british.isToChoose('placing.place');
  });

  it('[5.46a] once more before the Action Phase ends, whatever the card was for', () => {
    const hands = { french: [THREE, ONE], british: ['campaign-2'] } as const;
    const discarded = asked({ hands, works: FORT });
    discarded.french.discards(THREE).isToChoose('phase.last');
    discarded.table.offersOnly(['end', ...RAZES]);
    discarded.french.demolishes('niagara');
    // Nothing is left to demolish, so nobody is asked again.
    discarded.british.isToChoose('phase.card');
    expect(discarded.vp).toBe(-1);
    const acted = asked({ hands, pieces: { montreal: ['montcalm'] }, works: FORT });
    acted.french.chooses(`activate ${THREE}`, 'done').isToChoose('phase.last');
    acted.french.chooses('end');
    acted.british.isToChoose('phase.card');
    const none = asked({ hands });
    none.french.discards(THREE);
    none.british.isToChoose('phase.card');
  });

  it('[5.46a] never at a question to the other side, in a battle, or inside an infiltrated post', () => {
    const works = { niagara: 'french-fort', oswego: 'british-fort' } as const;
    const pieces = {
      ticonderoga: ['montcalm', 'french-regular-1', 'marine-detachment-1', 'coureurs-1', 'huron'],
      'hudson-carry-north': ['johnson', ...some('northern-provincial', 4)],
    } as const;
    const game = play({ hands: { french: [THREE, ONE], british: ['campaign-2'] }, pieces, works });
    game.french.activates(THREE, ...pieces.ticonderoga).marches('hudson-carry-north');
    game.british.isToChoose('avoid.ask');
    game.table.offersNot(['demolish oswego', ...RAZES]);
    game.british.stands();
    game.french.isToChoose('window.offer');
    game.table.offersNot(RAZES);
    game.french.passes();
    game.dice.roll(1, 6);
    game.french.isToChoose('losses.pick');
    game.table.offersNot(RAZES);
    const infiltrating = play({
      hands: { french: [THREE, ONE], british: ['campaign-2'] },
      pieces: { 'allegheny-south': ['shawnee-1'] },
      works: { ...FORT, augusta: 'british-fort' },
    });
    infiltrating.french.activatesAlone(THREE, 'shawnee-1').infiltrates('augusta').isToChoose('march.onward');
    infiltrating.table.offersNot(RAZES);
  });

  describe('the driver of a table', () => {
    const RETREAT = {
      hands: { french: [THREE, ONE], british: ['campaign-2'] },
      pieces: {
        ticonderoga: ['montcalm', ...some('french-regular', 1)],
        'hudson-carry-north': ['johnson', ...some('british-regular', 4)],
      },
      works: { ticonderoga: 'french-fort', niagara: 'french-stockade' },
    } as const;

    it('[5.46a] ends the phase, and stops a march that can go nowhere, though there is something to demolish', () => {
      const game = play({ hands: { french: [THREE], british: ['campaign-2'] }, works: FORT });
      game.french.discards(THREE);
      game.british.isToChoose('phase.card');
    });

    it('[5.46a] is asked about a work that has lost its last unit next to enemy Drilled Troops', () => {
      const game = play(RETREAT);
      game.french.activates(THREE, 'montcalm', ...some('french-regular', 1)).marches('hudson-carry-north');
      game.british.stands();
      game.dice.roll(1, 6);
      game.dice.check(2);
      game.dice.check(2);
      game.french.isToChoose('phase.last');
      game.table.offersOnly(['end', 'demolish ticonderoga', 'demolish niagara']);
      game.french.demolishes('ticonderoga');
      // The remaining pieces are not exposed.
      game.british.isToChoose('phase.card');
      expect(game.vp).toBe(-2);
    });

    it('[5.46a] is not asked about a work that was already empty, or has no enemy next to it', () => {
      const { hands } = RETREAT;
      const pieces = { 'hudson-carry-north': ['johnson', 'british-regular-1'] } as const;
      const empty = play({ hands, pieces, works: { ticonderoga: 'french-fort' } });
      empty.french.discards(THREE);
      empty.british.isToChoose('phase.card');
      const far = play({ hands, pieces: { ticonderoga: ['montcalm', 'french-regular-1'] }, works: RETREAT.works });
      far.french.activates(THREE, 'montcalm', 'french-regular-1').marches('crown-point').stops();
      far.british.isToChoose('phase.card');
    });

    it('[5.46a] is asked of a player who wants to be asked before the phase ends', () => {
      const hands = { french: [THREE], british: ['campaign-2'] } as const;
      const game = play({ hands, works: FORT }, { takeLone: true, passIdleWindows: true, asksLast: true });
      game.french.discards(THREE).isToChoose('phase.last');
      game.table.offersOnly(['end', ...RAZES]);
    });
  });
});
