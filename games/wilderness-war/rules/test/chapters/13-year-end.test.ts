import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

/** The last card of a year is played, and the year ends. */
function yearEnd(sparse: Sparse): Account {
  const game = play({ season: 'late', hands: { french: ['ambush-11'] }, ...sparse });
  game.french.discards('ambush-11');
  return game;
}

/** And the next year begins. */
function newYear(game: Account, year = 1758): void {
  game.table.nowChooses('chance', 'season.draw');
  expect([game.position.year, game.position.season]).toEqual([year, 'early']);
}

describe('4.0 B.3 Indians and Leaders Go Home', () => {
  it('[4.0 B.3] Indians go to their settlements, Coureurs and Rangers stay', () => {
    const game = yearEnd({
      pieces: {
        'east-delaware': ['mississauga'],
        venango: ['coureurs-1'],
        oswego: ['ranger-1'],
        ticonderoga: ['huron'],
      },
    });
    expect(game.where('mississauga')).toBe('mississauga');
    expect(game.where('huron')).toBe('pays-den-haut');
    expect([game.where('coureurs-1'), game.where('ranger-1')]).toEqual(['venango', 'oswego']);
    newYear(game);
  });

  it('[4.0 B.3] not from their settlement, nor from a space with a friendly fortification, besieged or not', () => {
    const game = yearEnd({
      pieces: {
        canajoharie: ['mohawk-1'],
        albany: ['mohawk-2', 'cherokee-1'],
        niagara: ['mingo-1', 'johnson', 'northern-provincial-1'],
        ticonderoga: ['abenaki-1'],
      },
      works: { niagara: 'french-fort', ticonderoga: 'french-stockade' },
      inside: ['mingo-1'],
      siege: { niagara: 0 },
    });
    expect(['mohawk-1', 'mohawk-2', 'cherokee-1'].map((name) => game.where(name as 'mohawk-1'))).toEqual([
      'canajoharie',
      'albany',
      'albany',
    ]);
    expect([game.where('mingo-1'), game.where('abenaki-1')]).toEqual(['niagara', 'ticonderoga']);
    expect(game.logged('go-home')).toEqual([]);
  });

  it('[10.411] an Indian unit whose settlement the enemy occupies is eliminated, and so are Cherokee in the fields', () => {
    const game = yearEnd({
      pieces: { venango: ['delaware-1'], kittaning: ['ranger-1'], schenectady: ['cherokee-1'] },
    });
    expect([game.where('delaware-1'), game.where('cherokee-1')]).toEqual(['reserve', 'reserve']);
  });

  it('[8.232] Indians leave a siege, and it ends with the last besieger', () => {
    const game = yearEnd({
      pieces: { oswego: ['ottawa', 'northern-provincial-1'], niagara: ['british-seneca', 'ranger-1', 'coureurs-1'] },
      works: { oswego: 'british-fort', niagara: 'french-fort' },
      inside: ['northern-provincial-1', 'coureurs-1'],
      siege: { oswego: 1, niagara: 0 },
    });
    expect(game.where('ottawa')).toBe('pays-den-haut');
    expect(game.position.besieged).toEqual(['niagara']);
    expect(game.isInside('northern-provincial-1')).toBe(false);
    // 11.1 The freed garrison winters in peace.
    expect(game.position.reduced).toEqual([]);
  });

  it('[4.0 B.3] leaders without troops in wilderness or mountain go to the closest fortification', () => {
    const game = yearEnd({
      pieces: {
        'adirondacks-central': ['rigaud'],
        venango: ['dumas'],
        kinderhook: ['webb'],
        'hudson-carry-south': ['murray', 'northern-provincial-1'],
        ticonderoga: ['levis'],
      },
      works: { ticonderoga: 'french-fort', 'ohio-forks': 'french-fort' },
    });
    expect(game.where('rigaud')).toBe('ticonderoga');
    expect(game.where('dumas')).toBe('ohio-forks');
    expect(game.where('webb')).toBe('kinderhook');
    expect(game.where('murray')).toBe('hudson-carry-south');
    expect(game.where('levis')).toBe('ticonderoga');
  });

  it('[10.42] the owner chooses between equally close ones', () => {
    const game = yearEnd({
      pieces: { 'adirondacks-central': ['rigaud'] },
      works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'french-stockade' },
    });
    game.french.isToChoose('go-home.go');
    game.table.offersOnly(['go rigaud ticonderoga', 'go rigaud hudson-carry-north']);
    game.french.chooses('go rigaud hudson-carry-north');
    newYear(game);
  });

  it('[10.413] a leader and Coureurs may go home with Indians, or stay with each other', () => {
    const apart = yearEnd({
      pieces: { venango: ['dumas', 'coureurs-1', 'mingo-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    apart.table.offersOnly(['go coureurs-1 mingo-town', 'stay coureurs-1']);
    apart.french.chooses('stay coureurs-1');
    apart.table.offersOnly(['go dumas mingo-town', 'go dumas ohio-forks', 'stay dumas']);
    apart.french.chooses('stay dumas');
    expect(apart.at('venango')).toEqual(['dumas', 'coureurs-1']);
    expect(apart.where('mingo-1')).toBe('mingo-town');
  });

  it('[10.413] a leader whose Coureurs have left with the Indians must go, too', () => {
    const game = yearEnd({
      pieces: { venango: ['dumas', 'coureurs-1', 'mingo-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.chooses('go coureurs-1 mingo-town');
    game.table.offersOnly(['go dumas ohio-forks', 'go dumas mingo-town']);
    game.french.chooses('go dumas ohio-forks');
    expect(game.at('mingo-town')).toEqual(['coureurs-1', 'mingo-1']);
  });

  it('[10.422] Indians may follow a leader who goes to a fortification; Cherokee are saved by it', () => {
    const game = yearEnd({ pieces: { 'hudson-carry-south': ['johnson', 'cherokee-1', 'mohawk-1'] } });
    game.british.chooses('go johnson albany');
    game.table.offersOnly(['go cherokee-1 albany', 'lose cherokee-1']);
    game.british.chooses('go cherokee-1 albany');
    game.table.offersOnly(['go mohawk-1 canajoharie', 'go mohawk-1 albany']);
    game.british.chooses('go mohawk-1 albany');
    expect(game.at('albany')).toEqual(['johnson', 'cherokee-1', 'mohawk-1']);
  });

  describe('10.422 a leader who need not leave', () => {
    const JOHNSON = { 'hudson-carry-south': ['johnson', 'ranger-1', 'cherokee-1'] } as const;

    it('may go to the closest fortification with Indians, also from his troops', () => {
      const game = yearEnd({ pieces: JOHNSON });
      game.table.offersOnly(['go johnson albany', 'stay johnson']);
      game.british.chooses('go johnson albany');
      // An Indian unit must go with him.
      expect(game.at('albany')).toEqual(['johnson', 'cherokee-1']);
    });

    it('takes nobody if he stays', () => {
      const game = yearEnd({ pieces: JOHNSON });
      game.british.chooses('stay johnson');
      expect(game.where('cherokee-1')).toBe('reserve');
      expect(game.at('hudson-carry-south')).toEqual(['johnson', 'ranger-1']);
    });

    it('does not go without Indians who are free to follow him', () => {
      const game = yearEnd({
        pieces: { venango: ['dumas', 'coureurs-1', 'coureurs-2', 'mingo-1'] },
        works: { 'ohio-forks': 'french-fort' },
      });
      game.french.chooses('go coureurs-1 mingo-town', 'stay coureurs-2');
      game.table.offersOnly(['go dumas mingo-town', 'stay dumas']);
    });

    it('and one who waits for Indians keeps another from taking the last of them home', () => {
      const game = yearEnd({
        pieces: { venango: ['dumas', 'beaujeu', 'coureurs-2', 'mingo-1'] },
        works: { 'ohio-forks': 'french-fort' },
      });
      game.french.chooses('stay coureurs-2');
      game.table.offersOnly(['go beaujeu ohio-forks', 'go beaujeu mingo-town', 'stay beaujeu']);
      game.french.chooses('go beaujeu ohio-forks');
      game.table.offersOnly(['go dumas ohio-forks', 'stay dumas']);
      game.french.chooses('stay dumas');
      expect(game.where('mingo-1')).toBe('ohio-forks');
    });

    it('shares his Indians with another leader only on the same way', () => {
      const game = yearEnd({
        pieces: { 'adirondacks-central': ['levis', 'dumas', 'coureurs-1', 'huron'] },
        works: { ticonderoga: 'french-fort', 'hudson-carry-north': 'french-stockade' },
      });
      game.french.chooses('stay coureurs-1', 'go levis ticonderoga');
      game.table.offersOnly(['go dumas ticonderoga', 'stay dumas']);
      game.french.chooses('go dumas ticonderoga');
      expect(game.at('ticonderoga')).toEqual(['levis', 'dumas', 'huron']);
    });

    it('is followed by Indians whose settlement is at his fortification, and leaves others free', () => {
      const game = yearEnd({
        pieces: { ganaraske: ['levis', 'rigaud', 'coureurs-1', 'coureurs-2', 'abenaki-1', 'mississauga'] },
        works: { mississauga: 'french-stockade' },
      });
      game.french.chooses('go coureurs-1 mississauga', 'stay coureurs-2', 'go levis mississauga');
      game.table.offersOnly(['go rigaud mississauga', 'go rigaud st-francois', 'stay rigaud']);
      game.french.chooses('go rigaud st-francois');
      expect(game.at('st-francois')).toEqual(['rigaud', 'abenaki-1']);
      expect(game.at('mississauga')).toEqual(['levis', 'coureurs-1', 'mississauga']);
    });
  });

  it('[4.0 B.3] nobody is asked about leaders that need not go', () => {
    const game = play(
      {
        season: 'late',
        hands: { french: ['ambush-11'] },
        pieces: {
          oswego: ['johnson', 'ranger-1'],
          sorel: ['levis'],
          'pays-den-haut': ['dumas'],
          venango: ['coureurs-1'],
        },
        works: { niagara: 'french-fort' },
      },
      {},
    );
    game.french.discards('ambush-11').chooses('end');
    newYear(game);
  });

  it('[2.0] a leader in Pays d’en Haut stays there', () => {
    const game = yearEnd({ pieces: { 'pays-den-haut': ['dumas'] }, works: { niagara: 'french-fort' } });
    expect(game.where('dumas')).toBe('pays-den-haut');
  });

  it('[6.53] a leader left alone before an enemy fortress retreats', () => {
    const game = yearEnd({
      pieces: { albany: ['villiers', 'abenaki-1', 'northern-provincial-1'] },
      inside: ['northern-provincial-1'],
      siege: { albany: 0 },
    });
    game.table.offersOnly(['go villiers st-francois', 'go villiers montreal', 'stay villiers']);
    game.french.chooses('stay villiers').isToChoose('retreat.to');
    game.french.retreats('schenectady');
    expect(game.where('villiers')).toBe('schenectady');
    expect(game.position.besieged).toEqual([]);
  });

  it('[4.0 B.3] the French first', () => {
    const game = yearEnd({
      pieces: { 'adirondacks-central': ['rigaud'], 'green-mountains-south': ['murray'] },
      works: {
        ticonderoga: 'french-fort',
        'hudson-carry-north': 'french-stockade',
        hoosic: 'british-stockade',
        'hudson-carry-south': 'british-stockade',
      },
    });
    game.french.chooses('go rigaud ticonderoga');
    game.british.isToChoose('go-home.go');
  });
});

describe('13.22 Raided markers', () => {
  it('[13.22] half a point for each marker, rounded up for each side, and they are removed', () => {
    const game = yearEnd({
      vp: 2,
      raided: { french: { augusta: 2, easton: 1 }, british: { 'st-jean': 1 } },
    });
    expect(game.vp).toBe(3);
    expect(game.logged('vp')).toEqual([
      { type: 'vp', side: 'french', points: 2, why: 'raids', rule: '13.22', total: 4 },
      { type: 'vp', side: 'british', points: 1, why: 'raids', rule: '13.22', total: 3 },
    ]);
    expect([game.position.frenchRaids, game.position.britishRaids]).toEqual([{}, {}]);
  });

  it('[13.22] an even number is not rounded', () => {
    expect(yearEnd({ raided: { french: { augusta: 2 } } }).vp).toBe(1);
  });

  it('[4.0 B.4] not after the Early Season', () => {
    const game = yearEnd({ season: 'early', raided: { french: { augusta: 2 } } });
    expect([game.vp, game.position.season]).toEqual([0, 'late']);
    expect(game.position.frenchRaids).toEqual({ augusta: 2 });
  });
});

describe('Worked examples of the year end', () => {
  it('[4.0 B.3] [4.0 B.4] [4.0 B.5] the winter of 1757', () => {
    const game = yearEnd({
      vp: 3,
      raided: { french: { culpeper: 1, winchester: 1, schenectady: 1 } },
      pieces: {
        'east-delaware': ['mississauga'],
        'hudson-carry-south': [...some('northern-provincial', 9), 'ranger-1'],
      },
      reduced: some('northern-provincial', 3),
      works: { 'hudson-carry-south': 'british-fort' },
      reshuffle: true,
    });
    expect(game.where('mississauga')).toBe('mississauga');
    expect(game.vp).toBe(5);
    expect(game.at('hudson-carry-south')).toHaveLength(8);
    expect(game.position.reduced).toHaveLength(7);
    expect(game.isReduced('ranger-1')).toBe(false);
    expect(game.logged('reshuffle')).toHaveLength(1);
    newYear(game);
  });

  it('[13.22] Québec 1759: one British marker is worth a point', () => {
    expect(yearEnd({ vp: -8, raided: { british: { becancour: 1 } } }).vp).toBe(-9);
  });
});
