import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { play, some } from '../builder.ts';

const POOL = ['amherst', 'bradstreet', 'forbes', 'murray', 'wolfe'] as const;

const NEARLY_ALL_PORTS = ['boston', 'new-haven', 'new-york', 'alexandria', 'baltimore', 'philadelphia', 'halifax'];

describe('French Regulars', () => {
  const REGULARS = {
    french: ['french-regulars-55', 'french-regulars-56', 'campaign-1'],
    british: ['campaign-2'],
  } as const;

  it('[#55a] [5.521] two Regulars enter together at full strength at Québec or Louisbourg; [5.23] the card leaves the game', () => {
    const game = play({
      hands: REGULARS,
      pieces: { montreal: some('french-regular', 2), 'ile-dorleans': ['royal-american-1'] },
    });
    game.french.playsEvent('french-regulars-55');
    game.table.offersOnly(['place quebec', 'place louisbourg']);
    game.french.chooses('place quebec');
    expect(game.at('quebec')).toEqual(['french-regular-3', 'french-regular-4']);
    expect(game.position.reduced).toEqual([]);
    expect(game.card('french-regulars-55')).toBe('removed');
    game.british.isToChoose('phase.card');
  });

  it('[#55c] [5.51] only once in a season, again in the next', () => {
    const game = play({ hands: { french: ['french-regulars-55', 'french-regulars-56'] } });
    game.french.playsEvent('french-regulars-55').chooses('place quebec');
    game.table.offersNot(['event french-regulars-56']);
    game.french.discards('french-regulars-56');
    expect(game.position.inEffect).toEqual([]);
    expect(game.position.season).toBe('late');
  });

  it('[5.522] not where the British are, nor under siege; with neither place open the card is not an event', () => {
    const one = play({
      hands: REGULARS,
      pieces: { louisbourg: ['french-regular-5', 'wolfe', ...some('british-regular', 2)] },
      inside: ['french-regular-5'],
      siege: { louisbourg: 0 },
    });
    one.french.playsEvent('french-regulars-55');
    expect(one.at('quebec')).toEqual(some('french-regular', 2));
    const neither = play({
      hands: REGULARS,
      captured: ['quebec', 'louisbourg'],
      pieces: { quebec: ['highland-1'], louisbourg: ['highland-2'] },
    });
    neither.table.offersNot(['event french-regulars-55']);
    play({ hands: REGULARS, inEffect: ['quiberon-bay'] }).table.offersNot(['event french-regulars-55']);
  });

  it('[7.61b] Regulars eliminated earlier do not come back', () => {
    const game = play({ hands: REGULARS, pieces: { removed: some('french-regular', 13) } });
    game.french.playsEvent('french-regulars-55').chooses('place louisbourg');
    expect(game.at('louisbourg')).toEqual(['french-regular-14']);
  });

  it('[#55b] [5.51] in a war from 1755 on Montcalm, Lévis and Bougainville come with the first', () => {
    const game = play({ scenario: 'early-war', hands: REGULARS, pieces: { quebec: ['dieskau'] } });
    game.french.playsEvent('french-regulars-56').chooses('place quebec');
    expect(game.at('quebec')).toEqual(['montcalm', 'dieskau', 'levis', 'bougainville', ...some('french-regular', 2)]);
  });
});

describe('British Regulars', () => {
  const REGULARS = {
    british: ['british-regulars-59', 'british-regulars-57', 'campaign-1'],
    french: ['campaign-2'],
  } as const;

  it('[#57a] [5.55a] early 1757 of the playbook: Murray is drawn; he and two units go to Halifax, one unit to New York', () => {
    const game = play({
      turn: 'british',
      hands: REGULARS,
      pieces: { 'leader-pool': POOL, 'new-york': ['loudoun', 'abercromby'] },
    });
    game.british.playsEvent('british-regulars-59');
    game.table.nowChooses('chance', 'leader-draw.draw').offersOnly(POOL.map((leader) => `draw ${leader}`));
    game.dice.come('draw murray');
    game.british.chooses('place halifax', 'place new-york', 'place halifax', 'place halifax');
    expect(game.at('halifax')).toEqual(['murray', 'british-regular-2', 'british-regular-3']);
    expect(game.at('new-york')).toEqual(['abercromby', 'loudoun', 'british-regular-1']);
    expect(game.card('british-regulars-59')).toBe('removed');
    game.french.isToChoose('phase.card');
  });

  it('[6.432d] at British ports and Amphib spaces, but [5.522] not under siege or where the French are', () => {
    const game = play({
      turn: 'british',
      hands: REGULARS,
      pieces: {
        louisbourg: some('french-regular', 1),
        'new-york': ['french-regular-2', 'northern-provincial-1'],
        'ile-dorleans': some('highland', 1),
        'riviere-ouelle': ['coureurs-1'],
      },
      siege: { 'new-york': 0 },
      inside: ['northern-provincial-1'],
      amphib: ['ile-dorleans', 'riviere-ouelle'],
    });
    game.british.playsEvent('british-regulars-59');
    const ports = NEARLY_ALL_PORTS.filter((port) => port !== 'new-york');
    game.table.offersOnly([...ports, 'ile-dorleans'].map((where) => `place ${where}`));
  });

  it('[#57b] [5.51] only once in a season; [5.55a] with an empty pool the units come without a leader', () => {
    const game = play({ turn: 'british', hands: { british: REGULARS.british } });
    game.british.playsEvent('british-regulars-59').chooses('place boston', 'place boston', 'place boston');
    expect(game.at('boston')).toEqual(some('british-regular', 3));
    game.table.offersNot(['event british-regulars-57']);
    game.british.discards('british-regulars-57').discards('campaign-1');
    expect(game.position.inEffect).toEqual([]);
  });
});

describe('[5.55b] a third leader with Command 7', () => {
  const drawsAmherst = (pieces: { readonly [where: string]: readonly PieceName[] }, more: object = {}) => {
    const game = play({
      turn: 'british',
      hands: { british: ['british-regulars-59', 'campaign-1'], french: ['campaign-2'] },
      pieces: { 'leader-pool': ['amherst', 'murray'], ...pieces },
      ...more,
    });
    game.british.playsEvent('british-regulars-59');
    game.dice.come('draw amherst');
    return game;
  };
  const SIEGE = {
    works: { 'hudson-carry-south': 'british-fort', hoosic: 'british-fort' },
    siege: { 'hudson-carry-south': 0 },
  } as const;

  it('[5.55b] one of the two on the map leaves the game at once, then he enters', () => {
    const game = drawsAmherst({ 'new-york': ['loudoun', 'wolfe'], albany: ['abercromby'] });
    game.table.offersOnly(['dismiss abercromby', 'dismiss loudoun']);
    game.british.chooses('dismiss loudoun', 'place boston');
    expect(game.where('loudoun')).toBe('removed');
    expect(game.where('amherst')).toBe('boston');
  });

  it('[5.55b] with one on the map nobody leaves', () => {
    const game = drawsAmherst({ 'new-york': ['loudoun', 'wolfe'] });
    game.british.chooses('place boston');
    expect(game.where('loudoun')).toBe('new-york');
    expect(game.where('amherst')).toBe('boston');
  });

  it('[8.22b] a besieged one cannot leave, so the other does', () => {
    const pieces = {
      'hudson-carry-south': ['loudoun', 'ranger-1', 'montcalm', 'french-regular-1'],
      albany: ['abercromby'],
    } as const;
    const game = drawsAmherst(pieces, { ...SIEGE, inside: ['loudoun', 'ranger-1'] });
    expect(game.where('abercromby')).toBe('removed');
    game.british.chooses('place boston');
    expect(game.where('amherst')).toBe('boston');
  });

  it('[5.55c] with both besieged he goes back to the pool and nobody comes in his place', () => {
    const pieces = {
      'hudson-carry-south': ['loudoun', 'abercromby', 'ranger-1', 'montcalm', 'french-regular-1'],
    } as const;
    const game = drawsAmherst(pieces, { ...SIEGE, inside: ['loudoun', 'abercromby', 'ranger-1'] });
    expect(game.at('leader-pool')).toEqual(['amherst', 'murray']);
    game.british.isToChoose('placing.place');
  });
});

describe('Light Infantry', () => {
  const LIGHT = {
    turn: 'british',
    hands: { british: ['light-infantry-54', 'campaign-1'], french: ['campaign-2'] },
  } as const;

  it('[#54] [5.55a] a leader from the pool and two units come to British-controlled fortresses', () => {
    const game = play({
      ...LIGHT,
      works: { schenectady: 'british-fort' },
      pieces: {
        'leader-pool': ['murray', 'wolfe'],
        albany: ['montcalm', ...some('french-regular', 1)],
        montreal: some('highland', 1),
      },
      siege: { albany: 0 },
      captured: ['montreal'],
    });
    game.british.playsEvent('light-infantry-54');
    game.dice.come('draw murray');
    // Albany is besieged and the fort at Schenectady is not a fortress; Montréal has been captured.
    game.table.offersOnly([
      ...[...NEARLY_ALL_PORTS, 'montreal'].map((where) => `place ${where}`),
      'demolish schenectady',
    ]);
    game.british.chooses('place montreal', 'place boston', 'place montreal');
    expect(game.at('montreal')).toEqual(['murray', 'highland-1', 'light-infantry-2']);
    expect(game.at('boston')).toEqual(['light-infantry-1']);
    expect(game.at('leader-pool')).toEqual(['wolfe']);
    game.french.isToChoose('phase.card');
  });
});

describe('Quiberon Bay', () => {
  const QUIBERON = {
    turn: 'british',
    hands: { british: ['quiberon-bay-62'], french: ['french-regulars-55'] },
    season: 'early',
  } as const;

  it('[#62a] [5.51] from the next deal on the French have seven cards, and the British begin the seasons', () => {
    const game = play({ ...QUIBERON, hands: { british: ['quiberon-bay-62'] }, gone: ['louisbourg-squadrons-21'] });
    game.british.playsEvent('quiberon-bay-62');
    expect(game.card('quiberon-bay-62')).toBe('removed');
    expect(game.position).toMatchObject({ season: 'late', inEffect: ['quiberon-bay'] });
    while (game.table.breadcrumb.endsWith('season.draw')) game.dice.come(game.table.choices('chance')[0] ?? '');
    expect(game.position.held).toEqual({ french: 7, british: 9 });
    game.british.isToChoose('phase.card');
  });

  it('[#62b] [#55c] [5.51] the French get no more Regulars from Europe', () => {
    const game = play({ ...QUIBERON, year: 1760, scenario: 'late-war' });
    game.british.playsEvent('quiberon-bay-62');
    game.french.isToChoose('phase.card');
    game.table.offersNot(['event french-regulars-55']);
  });

  it('[#62c] [5.51] needs the squadrons gone, Louisbourg in British hands or the year 1760', () => {
    const none = ['event quiberon-bay-62'];
    play(QUIBERON).table.offersNot(none);
    play({ ...QUIBERON, discards: ['louisbourg-squadrons-21'], year: 1759 }).table.offersNot(none);
    play({ ...QUIBERON, captured: ['louisbourg'], amphib: ['louisbourg'] }).table.offers(none);
    play({ ...QUIBERON, year: 1760, scenario: 'late-war' }).table.offers(none);
  });
});
