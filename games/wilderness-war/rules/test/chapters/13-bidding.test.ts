import { type Playing, playing } from '@carillon/testkit';
import { describe, expect, it } from 'vitest';
import { wildernessWar } from '../../src/index.ts';
import type { LogEntry } from '../../src/log.ts';
import type { State } from '../../src/state.ts';
import type { View } from '../../src/view.ts';
import { NAMED_RIGHTLY } from '../rules-logged.ts';

type Options = { readonly [name: string]: string | number | boolean };

/** A new table of Annus Mirabilis, where the French begin at 4. */
const opened = (options: Options): Playing<State, View, LogEntry> =>
  playing(wildernessWar, wildernessWar.start('annus-mirabilis', options), { naming: NAMED_RIGHTLY });

const bids = (from: number): string[] => Array.from({ length: 21 - from }, (_, i) => `bid ${from + i}`);

/** The sides and the points: the seats that the players of the French and British seats have now. */
const outcome = ({ state }: Playing<State, View, LogEntry>) => ({
  seats: wildernessWar.seating(state).map((seat) => wildernessWar.seats[seat]),
  vp: state.vp,
});
const KEPT = ['french', 'british'];
const EXCHANGED = ['british', 'french'];
const isDealt = (game: Playing<State, View, LogEntry>) => game.nowChooses('chance', 'season.draw');

describe('13.3 Bidding', () => {
  it('without it each plays the side of his seat', () => {
    const game = opened({});
    isDealt(game);
    expect(outcome(game)).toEqual({ seats: KEPT, vp: 4 });
  });

  it('[13.3a] each writes down a bid of at least 0, before the first deal', () => {
    const game = opened({ bidding: 'sealed' });
    for (const seat of ['french', 'british']) expect(game.choices(seat)).toEqual(bids(0));
  });

  it('[13.3b] the higher bidder plays the favoured side; the other begins with the VP bid', () => {
    const game = opened({ bidding: 'sealed' });
    game.choose('french', 'bid 2').choose('british', 'bid 1');
    isDealt(game);
    expect(outcome(game)).toEqual({ seats: KEPT, vp: 2 });
    expect(game.log.at(-2)).toEqual({
      type: 'sides',
      side: 'french',
      bid: 2,
      exchanged: false,
      total: 2,
      rule: '13.3',
    });
  });

  it('[13.3b] if the other has bid more the players exchange seats', () => {
    const game = opened({ bidding: 'sealed' });
    game.choose('british', 'bid 3').choose('french', 'bid 1');
    isDealt(game);
    expect(outcome(game)).toEqual({ seats: EXCHANGED, vp: 1 });
    expect(wildernessWar.view(game.state, undefined).exchanged).toBe(true);
    expect(wildernessWar.toJson(game.state)).toMatchObject({ exchanged: true });
  });

  it('[13.3b] the bids may be for the British: then the French begin with more', () => {
    const game = opened({ bidding: 'sealed', favoured: 'british' });
    game.choose('french', 'bid 3').choose('british', 'bid 1');
    expect(outcome(game)).toEqual({ seats: EXCHANGED, vp: 7 });
  });

  it('[13.3c] even bids are decided by a die, and the loser still adds the VP bid', () => {
    for (const [die, seats] of [
      [3, KEPT],
      [4, EXCHANGED],
    ] as const) {
      const game = opened({ bidding: 'sealed' });
      game.choose('french', 'bid 2').choose('british', 'bid 2').nowChooses('chance', 'sealed-bids.tie');
      game.chance(`roll ${die}`);
      isDealt(game);
      expect(outcome(game)).toEqual({ seats, vp: 2 });
    }
  });

  it('[13.3a] a bid is seen by nobody else until both are there, and may be changed until then', () => {
    const game = opened({ bidding: 'sealed' });
    game.choose('french', 'bid 2');
    const seen = [1, undefined].map((seat) => JSON.stringify(wildernessWar.view(game.state, seat)));
    game.choose('french', 'bid 5');
    expect([1, undefined].map((seat) => JSON.stringify(wildernessWar.view(game.state, seat)))).toEqual(seen);
    game.choose('british', 'bid 0');
    expect(outcome(game)).toEqual({ seats: KEPT, vp: -1 });
    expect(game.log.at(-3)).toMatchObject({ type: 'bids', french: 5, british: 0 });
  });

  it('[13.3b] the VP are added to the table’s starting points', () => {
    const game = opened({ bidding: 'sealed', startVp: 0 });
    game.choose('french', 'bid 1').choose('british', 'bid 0');
    expect(outcome(game).vp).toBe(-1);
  });
});

describe('14.7 Alternative Bidding', () => {
  const begun = (...dice: readonly string[]) => {
    const game = opened({ bidding: 'open' });
    game.nowChooses('chance', 'open-bids.roll').chance(...dice);
    return game;
  };

  it('[14.7a] each rolls a die, and the higher roller must bid, for either side; ties are rolled again', () => {
    const game = begun('roll 3 3', 'roll 2 5').nowChooses('british', 'open-bids.side');
    game.offersOnly(['favour french', 'favour british']).choose('british', 'favour french');
    game.offersOnly(bids(0)).choose('british', 'bid 0').nowChooses('french', 'open-bids.answer');
    begun('roll 6 5').nowChooses('french', 'open-bids.side');
  });

  it('[14.7b] the other raises to play that side, or accepts and plays the other; in turn until a bid is accepted', () => {
    const game = begun('roll 1 6').choose('british', 'favour french', 'bid 1');
    game.offersOnly([...bids(2).map((text) => text.replace('bid', 'raise')), 'accept']);
    game.choose('french', 'raise 2').choose('british', 'raise 4').choose('french', 'accept');
    isDealt(game);
    expect(outcome(game)).toEqual({ seats: EXCHANGED, vp: 0 });
  });

  it('[14.7b] the bidder gets the side that was bid for, the other the VP', () => {
    const british = begun('roll 2 1').choose('french', 'favour british', 'bid 2').choose('british', 'accept');
    expect(outcome(british)).toEqual({ seats: EXCHANGED, vp: 6 });
    const french = begun('roll 2 1').choose('french', 'favour french', 'bid 0').choose('british', 'accept');
    expect(outcome(french)).toEqual({ seats: KEPT, vp: 4 });
  });

  it('[14.7b] at the highest bid there is only to accept', () => {
    const game = begun('roll 2 1').choose('french', 'favour french', 'bid 20');
    game.offersOnly(['accept']);
  });
});
