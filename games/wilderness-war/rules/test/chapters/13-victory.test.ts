import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, play, type Sparse } from '../builder.ts';

/** The last card of a year is played, and victory is checked. */
function check(sparse: Sparse): Account {
  const game = play({ season: 'late', hands: { french: ['ambush-11'] }, ...sparse });
  game.french.discards('ambush-11');
  return game;
}

const isOver = (game: Account, winner: string | undefined, rule: string) => game.table.isOver(winner, rule);
const goesOn = (game: Account) => game.table.nowChooses('chance', 'season.draw');

const FRENCH_FORTRESSES: { readonly [S in SpaceName]?: readonly PieceName[] } = {
  quebec: ['british-regular-1'],
  montreal: ['british-regular-2'],
  louisbourg: ['british-regular-3'],
};
/** All of New France in British hands; the stockades keep the winter from the garrisons. */
const conquest = (more: Sparse = {}): Sparse => ({
  captured: ['quebec', 'montreal', 'louisbourg'],
  pieces: { ...FRENCH_FORTRESSES, niagara: ['northern-provincial-1'] },
  works: { niagara: 'british-stockade', 'ohio-forks': 'british-stockade' },
  britishHolds: ['niagara', 'ohio-forks'],
  ...more,
});

describe('13.11 Sudden Death', () => {
  it('[13.11a] the British win with all fortresses, Niagara and Ohio Forks, whatever the points', () => {
    isOver(check(conquest({ vp: 12 })), 'british', '13.11');
  });

  it('[13.11a] not if a fortress is no longer theirs or besieged, or if Ohio Forks is shared or empty', () => {
    goesOn(check(conquest({ captured: ['quebec', 'montreal'], pieces: { ...FRENCH_FORTRESSES, louisbourg: [] } })));
    goesOn(
      check(
        conquest({
          pieces: { ...FRENCH_FORTRESSES, montreal: ['british-regular-2', 'levis', 'french-regular-1', 'coureurs-1'] },
          siege: { montreal: 0 },
          inside: ['british-regular-2'],
        }),
      ),
    );
    goesOn(check(conquest({ works: { niagara: 'british-stockade' } })));
    goesOn(
      check(
        conquest({
          works: { niagara: 'british-stockade', 'ohio-forks': 'french-fort' },
          pieces: { ...FRENCH_FORTRESSES, 'ohio-forks': ['forbes', 'northern-provincial-2'] },
          siege: { 'ohio-forks': 1 },
        }),
      ),
    );
  });

  it('[13.11a] an Amphib marker alone holds Louisbourg', () => {
    isOver(
      check(conquest({ amphib: ['louisbourg'], pieces: { ...FRENCH_FORTRESSES, louisbourg: [] } })),
      'british',
      '13.11',
    );
  });

  it('[13.11b] either side wins with 11 points', () => {
    isOver(check({ vp: 11 }), 'french', '13.11');
    isOver(check({ vp: -11 }), 'british', '13.11');
    goesOn(check({ vp: 10 }));
    goesOn(check({ vp: -10 }));
  });

  it('[4.0 B.6] the raids of the year count, and nothing is checked before the year ends', () => {
    isOver(check({ vp: 10, raided: { french: { augusta: 1 } } }), 'french', '13.11');
    goesOn(check({ vp: 12, season: 'early' }));
  });

  it('[13.11c] the French win with 8 points in 1760 and with 5 in 1761, not before', () => {
    const late = (year: number, vp: number) => check({ scenario: 'full-campaign', year, vp });
    isOver(late(1760, 8), 'french', '13.11');
    goesOn(late(1760, 7));
    isOver(late(1761, 5), 'french', '13.11');
    goesOn(late(1761, 4));
    goesOn(late(1759, 8));
  });

  it('[13.11b] 1760 in the chronology: the British end it with twelve', () => {
    isOver(check({ scenario: 'full-campaign', year: 1760, vp: -12 }), 'british', '13.11');
  });

  it('[13.11] the result is logged, and stays when the game is over', () => {
    const game = check({ vp: 11, year: 1758 });
    expect(game.logged('result')).toEqual([{ type: 'result', winner: 'french', rule: '13.11' }]);
    isOver(game, 'french', '13.11');
  });
});

describe('13.12 Scenarios ending in 1759', () => {
  const last = (more: Sparse) => check({ year: 1759, ...more });
  const quebecAndNiagara: Sparse = {
    vp: 3,
    captured: ['quebec'],
    pieces: { quebec: ['british-regular-1'], niagara: ['northern-provincial-1'] },
    works: { niagara: 'british-fort' },
    britishHolds: ['niagara'],
  };

  it('[13.12a] the British win with their own fortresses and two of the four strongholds', () => {
    isOver(last(quebecAndNiagara), 'british', '13.12');
  });

  it('[13.12b] one stronghold is not enough: points decide', () => {
    isOver(
      last({ ...quebecAndNiagara, britishHolds: [], works: {}, pieces: { quebec: ['british-regular-1'] } }),
      'french',
      '13.12',
    );
    isOver(last({ vp: 1 }), 'french', '13.12');
    isOver(last({ vp: -1 }), 'british', '13.12');
  });

  it('[13.12a] a stronghold under siege, or shared, is not theirs', () => {
    isOver(
      last({
        ...quebecAndNiagara,
        pieces: { quebec: ['levis', 'french-regular-1', 'british-regular-1'], niagara: ['northern-provincial-1'] },
        inside: ['british-regular-1'],
        siege: { quebec: 0 },
      }),
      'french',
      '13.12',
    );
    isOver(
      last({
        ...quebecAndNiagara,
        pieces: { quebec: ['british-regular-1'], niagara: ['northern-provincial-1', 'coureurs-1', 'johnson'] },
        works: { niagara: 'french-fort' },
        inside: ['coureurs-1'],
        siege: { niagara: 0 },
        britishHolds: [],
      }),
      'french',
      '13.12',
    );
  });

  it('[13.12a] a fortress of their own that the French hold loses it', () => {
    isOver(
      last({
        ...quebecAndNiagara,
        captured: ['quebec', 'albany'],
        pieces: { ...quebecAndNiagara.pieces, albany: ['french-regular-1'] },
      }),
      'french',
      '13.12',
    );
  });

  it('[13.12c] a fortress of their own is theirs even under siege, unless the besiegers may roll on the Siege Table', () => {
    const siege = (besiegers: readonly PieceName[], more: Sparse = {}) =>
      last({
        ...quebecAndNiagara,
        ...more,
        pieces: { ...quebecAndNiagara.pieces, ...more.pieces, albany: [...besiegers, 'northern-provincial-2'] },
        inside: ['northern-provincial-2'],
        siege: { albany: 0 },
      });
    const road: NonNullable<Sparse['works']> = {
      niagara: 'british-fort',
      'hudson-carry-south': 'french-stockade',
      'hudson-carry-north': 'french-stockade',
      ticonderoga: 'french-fort',
      'crown-point': 'french-fort',
      winooski: 'french-stockade',
      'ile-aux-noix': 'french-fort',
    };
    isOver(siege(['levis', 'french-regular-1'], { works: road }), 'french', '13.12');
    // They may not without a leader, without Drilled Troops or without supply.
    isOver(siege(['french-regular-1'], { works: road }), 'british', '13.12');
    isOver(siege(['levis', 'coureurs-1'], { works: road }), 'british', '13.12');
    isOver(siege(['levis', 'french-regular-1']), 'british', '13.12');
  });

  it('[13.12a] a fortress of their own that they only besiege is not theirs', () => {
    isOver(
      last({
        ...quebecAndNiagara,
        captured: ['quebec', 'albany'],
        pieces: { ...quebecAndNiagara.pieces, albany: ['johnson', 'northern-provincial-2', 'french-regular-1'] },
        inside: ['french-regular-1'],
        siege: { albany: 2 },
      }),
      'french',
      '13.12',
    );
  });

  it('[13.14] without a point for either side it is a draw', () => {
    isOver(last({ vp: 0 }), undefined, '13.14');
  });
});

describe('13.13 Scenarios ending in 1762', () => {
  const last = (vp: number) => check({ scenario: 'full-campaign', year: 1762, vp });

  it('[13.13] the French need one point, the British five', () => {
    isOver(last(1), 'french', '13.13');
    isOver(last(-5), 'british', '13.13');
  });

  it('[13.14] anything between is a draw', () => {
    isOver(last(0), undefined, '13.14');
    isOver(last(-4), undefined, '13.14');
  });
});

describe('13.23 Niagara and Ohio Forks', () => {
  it('[13.23] Indians going home leave a space to its last holder', () => {
    const game = check({ pieces: { niagara: ['mohawk-1'] }, britishHolds: ['niagara'] });
    expect(game.position.britishHolds).toEqual(['niagara']);
    expect(game.vp).toBe(0);
  });

  it('[13.23] the British score it when its last defenders avoid battle, or are beaten', () => {
    const marches = (): Account => {
      const game = play({
        turn: 'british',
        hands: { french: ['campaign-1'], british: ['campaign-2'] },
        pieces: { 'la-belle-famille': ['amherst', 'british-regular-1', 'british-regular-2'], niagara: ['coureurs-1'] },
      });
      game.british.activates('campaign-2', 'amherst', 'british-regular-1', 'british-regular-2').marches('niagara');
      return game;
    };
    const avoided = marches();
    avoided.french.avoids('coureurs-1').chooses('to mississauga');
    expect(avoided.logged('vp')).toMatchObject([{ side: 'british', why: 'key-space', points: 1 }]);
    const beaten = marches();
    beaten.french.stands();
    beaten.dice.roll(6, 1);
    beaten.lossesFall();
    expect(beaten.logged('won')).toMatchObject([{ side: 'british' }]);
    expect(beaten.logged('vp')).toMatchObject([{ side: 'british', why: 'key-space', points: 1 }]);
  });

  describe('Surrender! at Niagara', () => {
    /** Johnson besieges the French fort in supply, and plays Surrender!. */
    const surrenders = (...garrison: readonly PieceName[]): Account => {
      const game = play({
        turn: 'british',
        hands: { british: ['campaign-1', 'surrender-6', 'campaign-3'], french: ['massacre-7', 'campaign-4'] },
        pieces: { niagara: ['johnson', 'british-regular-1', 'mohawk-1', ...garrison] },
        works: {
          niagara: 'french-fort',
          presquile: 'french-fort',
          'oneida-carry-west': 'british-stockade',
          'oneida-carry-east': 'british-stockade',
        },
        inside: garrison,
        siege: { niagara: 0 },
      });
      game.british.activates('campaign-1', 'johnson', 'british-regular-1', 'mohawk-1').besieges();
      game.british.responds('surrender-6');
      return game;
    };
    /** The log since the fort was captured. */
    const since = (game: Account): string[] =>
      game.table.log.slice(game.table.log.findIndex(({ type }) => type === 'captured')).map(({ type }) => type);

    it('[13.23] it changes hands when the garrison has left, besides the points for the fort', () => {
      const game = surrenders('marine-detachment-1');
      game.french.passes();
      expect(game.where('marine-detachment-1')).toBe('presquile');
      expect(game.logged('vp')).toMatchObject([
        { side: 'british', why: 'fort', points: 2 },
        { side: 'british', why: 'key-space', points: 1, rule: '13.23' },
      ]);
      expect(since(game)).toEqual(['captured', 'vp', 'retreat', 'vp']);
      expect(game.position.britishHolds).toEqual(['niagara']);
    });

    it('[13.23] [#7] it changes hands, too, if Massacre! follows', () => {
      const game = surrenders();
      game.french.responds('massacre-7');
      expect(game.logged('vp').map(({ why }) => why)).toEqual(['fort', 'massacre', 'key-space']);
      expect(game.vp).toBe(-2);
    });
  });
});
