import { describe, expect, it } from 'vitest';
import { play, some } from '../builder.ts';

describe('Highlanders', () => {
  const HIGHLANDERS = {
    turn: 'british',
    hands: { british: ['highlanders-60', 'highlanders-61', 'campaign-1'], french: ['campaign-2'] },
    inEffect: ['william-pitt'],
  } as const;

  it('[#60a] [5.55a] card 60 brings two leaders, both drawn before either is placed, and four units', () => {
    const game = play({
      ...HIGHLANDERS,
      pieces: { 'leader-pool': ['amherst', 'wolfe', 'murray'], 'new-york': ['loudoun', 'abercromby'] },
    });
    game.british.playsEvent('highlanders-60');
    game.dice.come('draw amherst');
    // He is out of the pool, but not on the map, before the second is drawn.
    game.british.chooses('dismiss abercromby');
    expect(game.where('amherst')).toBe('leader-pool');
    game.table.nowChooses('chance', 'leader-draw.draw').offersOnly(['draw wolfe', 'draw murray']);
    game.dice.come('draw wolfe');
    game.british.chooses(
      'place halifax',
      'place boston',
      'place halifax',
      'place halifax',
      'place halifax',
      'place boston',
    );
    expect(game.at('halifax')).toEqual(['amherst', ...some('highland', 3)]);
    expect(game.at('boston')).toEqual(['wolfe', 'highland-4']);
    expect(game.at('leader-pool')).toEqual(['murray']);
    expect(game.card('highlanders-60')).toBe('removed');
    game.french.isToChoose('phase.card');
  });

  it('[5.55c] a third leader with Command 7 who returns to the pool is not drawn again, and the other always comes', () => {
    const besieged = ['loudoun', 'abercromby', 'ranger-1'] as const;
    const game = play({
      ...HIGHLANDERS,
      pieces: { 'leader-pool': ['amherst', 'murray'], albany: [...besieged, 'montcalm', 'french-regular-1'] },
      siege: { albany: 0 },
      inside: besieged,
    });
    game.british.playsEvent('highlanders-60');
    game.dice.come('draw amherst');
    game.table.nowChooses('chance', 'leader-draw.draw').offersOnly(['draw murray']);
    game.dice.come('draw murray');
    expect(game.logged('leader-returned')).toMatchObject([{ leader: 'amherst' }]);
    game.british.chooses('place boston');
    expect([game.where('amherst'), game.where('murray')]).toEqual(['leader-pool', 'boston']);
    game.british.isToChoose('placing.place');
  });

  it('[5.55b] if two with Command 7 are drawn with one on the map, the second replaces him: only a leader on the map can go', () => {
    const game = play({
      ...HIGHLANDERS,
      pieces: { 'leader-pool': ['amherst', 'braddock', 'murray'], 'new-york': ['loudoun'] },
    });
    game.british.playsEvent('highlanders-60');
    game.dice.come('draw braddock').come('draw amherst');
    expect(game.logged('leader-dismissed')).toMatchObject([{ leader: 'loudoun' }]);
    game.british.chooses('place boston', 'place halifax');
    expect([game.where('amherst'), game.where('braddock')]).toEqual(['boston', 'halifax']);
    game.british.isToChoose('placing.place');
  });

  it('[#60a] [5.51] card 61 brings one leader and one unit', () => {
    const game = play({ ...HIGHLANDERS, pieces: { 'leader-pool': ['wolfe', 'murray'], removed: some('highland', 4) } });
    game.british.playsEvent('highlanders-61');
    game.dice.come('draw wolfe');
    game.british.chooses('place halifax', 'place new-haven');
    expect(game.at('new-haven')).toEqual(['highland-5']);
    expect(game.where('highland-6')).toBe('reserve');
    expect(game.at('leader-pool')).toEqual(['murray']);
    game.french.isToChoose('phase.card');
  });

  it('[5.52] there are no more units than counters', () => {
    const game = play({ ...HIGHLANDERS, pieces: { removed: some('highland', 4) } });
    game.british.playsEvent('highlanders-60').chooses('place halifax', 'place halifax');
    expect(game.at('halifax')).toEqual(['highland-5', 'highland-6']);
    game.french.isToChoose('phase.card');
  });

  it('[6.432d] with all ports lost an Amphib marker is enough, without one nobody comes', () => {
    const captured = ['boston', 'new-haven', 'new-york', 'alexandria', 'baltimore', 'philadelphia', 'halifax'] as const;
    const lost = Object.fromEntries(captured.map((port, i) => [port, some('french-regular', 1, i + 1)]));
    play({ ...HIGHLANDERS, captured, pieces: lost }).table.offersNot(['event highlanders-60']);
    play({ ...HIGHLANDERS, captured, pieces: lost, amphib: ['ile-dorleans'] }).table.offers(['event highlanders-60']);
    const besieged = { captured, amphib: ['louisbourg'], siege: { louisbourg: 0 } } as const;
    const pieces = { ...lost, louisbourg: some('royal-american', 1) } as const;
    play({ ...HIGHLANDERS, ...besieged, pieces }).table.offersNot(['event highlanders-60']);
  });

  it('[#60b] [5.51] with Pitt, or from 1759 on', () => {
    const none = ['event highlanders-60', 'event highlanders-61'];
    play({ ...HIGHLANDERS, inEffect: [] }).table.offersNot(none);
    play({ ...HIGHLANDERS, inEffect: [], year: 1758 }).table.offersNot(none);
    play({ ...HIGHLANDERS, inEffect: [], year: 1759 }).table.offers(none);
  });
});
