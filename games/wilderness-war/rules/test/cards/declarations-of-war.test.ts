import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import { play } from '../builder.ts';

const PITT = {
  scenario: 'early-war',
  turn: 'british',
  hands: { british: ['william-pitt-67', 'campaign-1'], french: ['campaign-2'] },
} as const;
const REVOLUTION = {
  scenario: 'early-war',
  hands: { french: ['diplomatic-revolution-69', 'campaign-1'], british: ['campaign-2'] },
} as const;

describe('William Pitt', () => {
  it('[#67a] lasts, and sends Amherst, Forbes and Wolfe into the pool; [#67b] after him Highlanders may come', () => {
    const game = play({ ...PITT, hands: { ...PITT.hands, british: ['william-pitt-67', 'highlanders-63'] } });
    game.table.offersNot(['event highlanders-63']);
    game.british.playsEvent('william-pitt-67');
    expect(game.position.inEffect).toEqual(['william-pitt']);
    expect(game.at('leader-pool').sort()).toEqual(['amherst', 'forbes', 'wolfe']);
    expect(game.card('william-pitt-67')).toBe('removed');
    game.french.discards('campaign-2');
    game.table.offers(['event highlanders-63']);
  });

  it('[#67c] [5.22] the British may take a card of troops from the discards, which everybody sees', () => {
    const game = play({
      ...PITT,
      discards: ['highlanders-60', 'british-regulars-57', 'light-infantry-54', 'troop-transports-47', 'rangers-53'],
      gone: ['british-regulars-58'],
    });
    game.british.playsEvent('william-pitt-67');
    const cards = ['troop-transports-47', 'light-infantry-54', 'british-regulars-57', 'highlanders-60'];
    game.table.offersOnly([...cards.map((name) => `recover ${name}`), 'done']);
    game.british.chooses('recover highlanders-60');
    expect(game.card('highlanders-60')).toBe('british-hand');
    expect(game.position.held).toEqual({ french: 1, british: 2 });
    expect(wildernessWar.view(game.state, 0).cards['highlanders-60']).toBe('british-hand');
    game.french.isToChoose('phase.card');
  });

  it('[#67c] he need not; and with none among the discards nobody is asked', () => {
    const game = play({ ...PITT, discards: ['light-infantry-54'] });
    game.british.playsEvent('william-pitt-67').chooses('done');
    expect(game.card('light-infantry-54')).toBe('discard');
    const none = play({ ...PITT, discards: ['rangers-53', 'french-regulars-55'] });
    none.british.playsEvent('william-pitt-67');
    none.french.isToChoose('phase.card');
  });

  it('[#67a] sends nobody again who already came with 1759', () => {
    const game = play({ ...PITT, year: 1759, pieces: { 'new-york': ['wolfe'], removed: ['forbes'] } });
    game.british.playsEvent('william-pitt-67');
    expect(game.logged('leaders-available')).toMatchObject([{ leaders: ['amherst'] }]);
    expect(game.where('wolfe')).toBe('new-york');
  });
});

describe('Diplomatic Revolution', () => {
  it('[#69a] lasts until Quiberon Bay, and cannot be played after it', () => {
    const game = play(REVOLUTION);
    game.french.playsEvent('diplomatic-revolution-69');
    expect(game.position.inEffect).toEqual(['diplomatic-revolution']);
    expect(game.card('diplomatic-revolution-69')).toBe('removed');
    play({ ...REVOLUTION, inEffect: ['quiberon-bay'] }).table.offersNot(['event diplomatic-revolution-69']);
  });

  it('[#69b] the French may take French Regulars or Troop Transports from the discards', () => {
    const game = play({
      ...REVOLUTION,
      discards: ['french-regulars-68', 'troop-transports-47', 'british-regulars-57', 'light-infantry-54'],
      gone: ['french-regulars-55'],
    });
    game.french.playsEvent('diplomatic-revolution-69');
    game.table.offersOnly(['recover troop-transports-47', 'recover french-regulars-68', 'done']);
    game.french.chooses('recover french-regulars-68');
    expect(game.card('french-regulars-68')).toBe('french-hand');
    game.british.isToChoose('phase.card').discards('campaign-2');
    game.table.offers(['event french-regulars-68']);
  });
});
