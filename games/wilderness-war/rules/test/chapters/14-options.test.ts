import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { OPTIONAL_RULES } from '../../src/table-options.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';
import { dealable, dealOut } from '../dealing.ts';

describe('14.0 Optional rules', () => {
  it('[14.0] are in force only where the players have agreed on them, each by itself, and are saved', () => {
    const plain = wildernessWar.toJson(wildernessWar.start('early-war', {}));
    expect(plain).toMatchObject({ options: [] });
    for (const { name } of OPTIONAL_RULES) {
      const g = wildernessWar.start('early-war', { [name]: true });
      expect(wildernessWar.toJson(g)).toMatchObject({ options: [name] });
      expect(wildernessWar.toJson(wildernessWar.fromJson(wildernessWar.toJson(g)))).toMatchObject({ options: [name] });
      expect(wildernessWar.view(g, undefined).options).toEqual([name]);
    }
  });

  it('[14.0] an unknown option is refused', () => {
    const open = (options: { readonly [name: string]: string | number | boolean }) => () =>
      wildernessWar.start('early-war', options);
    expect(open({ raidsHurtMilitia: 1 })).toThrow('raidsHurtMilitia is one of false, true');
    expect(open({ chess: true })).toThrow('there is no option chess');
    expect(open({ startVp: 11 })).toThrow('startVp is one of');
  });
});

describe('14.1 William Pitt and Diplomatic Revolution', () => {
  const CARDS = {
    scenario: 'early-war',
    options: ['linkedDeclarations'],
    hands: { french: ['ambush-11'] },
    gone: ['william-pitt-67'],
    discards: ['diplomatic-revolution-69'],
  } as const;
  const seasonEnds = (sparse: Sparse): Account => {
    const game = play(sparse);
    game.french.discards('ambush-11');
    return game;
  };

  it('[14.1] when one has been an event and the other is among the discards, its side has that card in its next deal', () => {
    const game = seasonEnds(CARDS);
    expect(game.card('diplomatic-revolution-69')).toBe('french-hand');
    expect(game.logged('card-recovered')).toEqual([
      { type: 'card-recovered', side: 'french', card: 'diplomatic-revolution-69', rule: '14.1' },
    ]);
    dealOut(game);
    expect(game.position.held).toEqual({ french: 8, british: 8 });
    const other = seasonEnds({ ...CARDS, gone: ['diplomatic-revolution-69'], discards: ['william-pitt-67'] });
    expect(other.card('william-pitt-67')).toBe('british-hand');
  });

  it('[14.1] a reshuffle leaves it aside for its side', () => {
    const game = seasonEnds({ ...CARDS, reshuffle: true });
    expect(game.card('diplomatic-revolution-69')).toBe('french-hand');
    expect(dealable(game)).toContain('ambush-11');
  });

  it('[14.1] not where the first was only discarded, where the second is still in the pile, or without the option', () => {
    expect(
      seasonEnds({ ...CARDS, gone: [], discards: ['william-pitt-67', 'diplomatic-revolution-69'] }).position.held,
    ).toEqual({});
    expect(seasonEnds({ ...CARDS, discards: [] }).card('diplomatic-revolution-69')).toBe('draw-pile');
    expect(seasonEnds({ ...CARDS, options: [] }).card('diplomatic-revolution-69')).toBe('discard');
  });
});

describe('14.2 Raids and Militia', () => {
  const RAID = {
    options: ['raidsHurtMilitia'],
    hands: { french: ['ambush-11', 'campaign-1'], british: ['campaign-2'] },
    pieces: {
      'allegheny-south': ['coureurs-1'],
      'southern-colonial-militias': ['colonial-militia-1', 'colonial-militia-2'],
      'northern-colonial-militias': ['colonial-militia-3'],
    },
    works: { 'ohio-forks': 'french-fort' },
  } as const;
  const raids = (sparse: Sparse, die: number): Account => {
    const game = play({ ...RAID, ...sparse });
    game.french.activatesAlone('ambush-11', 'coureurs-1').marches('augusta').stops();
    game.dice.roll(die);
    return game;
  };

  const hurt = (game: Account) => game.position.reduced.filter((name) => name.startsWith('colonial-militia'));

  it('[14.2] a Raided marker in a Department costs a Militia unit there a step, which the owner chooses', () => {
    const game = raids({ reduced: ['colonial-militia-1'] }, 6);
    game.british.isToChoose('militia-flees.lose');
    game.table.offersOnly(['lose colonial-militia-1', 'lose colonial-militia-2']);
    game.british.chooses('lose colonial-militia-1').isToChoose('phase.card');
    expect(game.where('colonial-militia-1')).toBe('reserve');
    expect(game.isReduced('colonial-militia-3')).toBe(false);
  });

  it('[14.2] not where no marker is placed, no Militia is, or without the option', () => {
    expect(hurt(raids({}, 1))).toEqual([]);
    const again = raids({ raided: { french: { augusta: 1 } } }, 6);
    expect(again.position.frenchRaids).toEqual({ augusta: 1 });
    expect(hurt(again)).toEqual([]);
    raids({ pieces: { 'allegheny-south': ['coureurs-1'] } }, 6).british.isToChoose('phase.card');
    expect(hurt(raids({ options: [] }, 6))).toEqual([]);
  });
});

describe('14.3 Regulars before the war is general', () => {
  const french = (sparse: Sparse): number => {
    const game = play({ scenario: 'early-war', hands: { french: ['french-regulars-68', 'campaign-1'] }, ...sparse });
    game.french.playsEvent('french-regulars-68').chooses('place quebec');
    return game.vp;
  };
  const british = (year: number): Account => {
    const hands = { british: ['british-regulars-64', 'campaign-1'] } as const;
    const game = play({ scenario: 'early-war', year, options: ['earlyRegularsCost'], turn: 'british', hands });
    game.british.playsEvent('british-regulars-64').chooses('place boston', 'place boston', 'place boston');
    return game;
  };

  it('[14.3] in 1755 and 1756 the side that brings them loses a point, later none', () => {
    expect([1755, 1756, 1757].map((year) => french({ year, options: ['earlyRegularsCost'] }))).toEqual([-1, -1, 0]);
    expect([1755, 1756, 1757].map((year) => british(year).vp)).toEqual([1, 1, 0]);
    expect(british(1755).logged('vp')).toMatchObject([
      { side: 'british', points: -1, why: 'early-regulars', rule: '14.3' },
    ]);
  });

  it('[14.3] not for other troops or other uses, nor without the option', () => {
    expect(french({ year: 1755 })).toBe(0);
    const options = ['earlyRegularsCost'] as const;
    const used = play({ scenario: 'early-war', options, hands: { french: ['french-regulars-68', 'campaign-1'] } });
    used.french.discards('french-regulars-68');
    expect(used.vp).toBe(0);
    const hands = { british: ['light-infantry-54', 'campaign-1'] } as const;
    const other = play({ scenario: 'early-war', options, turn: 'british', hands });
    other.british.playsEvent('light-infantry-54').chooses('place boston', 'place boston');
    expect(other.vp).toBe(0);
  });
});

describe('14.4 Surrender! by either side', () => {
  const siege = (sparse: Sparse = {}): Account => {
    const game = play({
      options: ['surrenderByEither'],
      hands: { french: ['campaign-1', 'campaign-3'], british: ['campaign-4', 'surrender-6'] },
      works: { ticonderoga: 'french-fort', 'crown-point': 'french-fort', 'hudson-carry-north': 'british-fort' },
      siege: { 'hudson-carry-north': 0 },
      pieces: { 'hudson-carry-north': ['montcalm', ...some('french-regular', 2), 'dunbar', 'northern-provincial-1'] },
      inside: ['dunbar', 'northern-provincial-1'],
      ...sparse,
    });
    game.french.activates('campaign-1', 'montcalm', ...some('french-regular', 2)).besieges();
    return game;
  };

  it('[14.4] the besieged may give up the fort instead of the roll, with the same effects', () => {
    const game = siege();
    game.british.isToChoose('window.offer').responds('surrender-6');
    expect(game.position.works['hudson-carry-north']).toBe('french-fort');
    expect(game.vp).toBe(2);
    expect(game.at('albany')).toEqual(['dunbar', 'northern-provincial-1']);
    game.british.isToChoose('phase.card');
  });

  it('[14.4] the besieger decides first; if both decline there is a roll', () => {
    const both = siege({ hands: { french: ['campaign-1', 'surrender-6'], british: ['campaign-4', 'ambush-12'] } });
    both.french.isToChoose('window.offer').passes();
    both.table.nowChooses('chance', 'siege.roll');
    const game = siege();
    game.british.passes();
    game.table.nowChooses('chance', 'siege.roll');
  });

  it('[14.4] without the option the besieged are not asked', () => {
    siege({ options: [] }).table.nowChooses('chance', 'siege.roll');
  });
});

describe('14.5 Acadians Expelled by either side', () => {
  const french = (options: Sparse['options']): Account =>
    play({
      scenario: 'early-war',
      ...(options && { options }),
      hands: { french: ['acadians-expelled-66', 'campaign-1'] },
    });

  it('[14.5] the French may play it, too, with the same effects', () => {
    const game = french(['acadiansByEither']);
    game.french.playsEvent('acadians-expelled-66').chooses('place louisbourg');
    expect(game.at('halifax')).toEqual(some('british-regular', 2));
    expect(game.at('louisbourg')).toEqual(['coureurs-1']);
  });

  it('[14.5] not without the option', () => {
    french(undefined).table.offersNot(['event acadians-expelled-66']);
  });
});

describe('14.6 Regulars from the discards', () => {
  const START = {
    options: ['regularsFromDiscards'],
    hands: { french: ['ambush-11'] },
    discards: ['british-regulars-57', 'highlanders-60', 'rangers-53', 'light-infantry-54'],
  } as const;
  const dealt = (sparse: Sparse): Account => {
    const game = play({ ...START, ...sparse });
    game.french.discards('ambush-11');
    dealOut(game, ['surrender-6']);
    return game;
  };

  it('[14.6] after the deal the British may lose a card at random for Regulars or Highlanders among the discards', () => {
    const game = dealt({});
    game.british.isToChoose('card-exchange.offer');
    game.table.offersOnly(['exchange', 'keep']);
    game.british.chooses('exchange');
    game.table.nowChooses('chance', 'card-exchange.lose');
    const lost = dealable(game);
    expect(lost).toHaveLength(9);
    game.dice.draw(lost[0] ?? 'ambush-11');
    game.table.offersOnly(['recover british-regulars-57', 'recover highlanders-60']);
    game.british.chooses('recover highlanders-60');
    expect(game.card('highlanders-60')).toBe('british-hand');
    expect(game.card(lost[0] ?? 'ambush-11')).toBe('discard');
    expect(game.position.held).toEqual({ french: 9, british: 9 });
    game.french.isToChoose('phase.card');
  });

  it('[14.6] they may keep their hand', () => {
    const game = dealt({});
    game.british.chooses('keep');
    expect(game.position.held).toEqual({ french: 9, british: 9 });
    game.french.isToChoose('phase.card');
  });

  it('[14.6] a Surrender! lost so brings the reshuffle at the end of the season', () => {
    const game = play({ ...START, holding: ['british'], hands: { french: ['ambush-11'], british: ['surrender-6'] } });
    game.french.discards('ambush-11');
    dealOut(game);
    game.british.chooses('exchange');
    game.dice.draw('surrender-6');
    game.british.chooses('recover british-regulars-57');
    expect(game.position.reshuffle).toBe(true);
  });

  it('[14.6] the card lost may be the one taken back', () => {
    const game = play({
      ...START,
      discards: ['rangers-53', 'highlanders-60'],
      holding: ['british'],
      hands: { french: ['ambush-11'], british: ['british-regulars-57'] },
    });
    game.french.discards('ambush-11');
    dealOut(game);
    game.british.chooses('exchange');
    game.dice.draw('british-regulars-57');
    game.table.offersOnly(['recover british-regulars-57', 'recover highlanders-60']);
  });

  it('[14.6] not before 1757, not with nothing to take, not without the option', () => {
    const early = { scenario: 'early-war', year: 1756, season: 'early' } as const;
    dealt(early).french.isToChoose('phase.card');
    dealt({ ...early, season: 'late' }).british.isToChoose('card-exchange.offer');
    dealt({ discards: ['rangers-53'] }).french.isToChoose('phase.card');
    dealt({ options: [] }).french.isToChoose('phase.card');
  });
});
