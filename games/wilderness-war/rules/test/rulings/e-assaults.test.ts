import { describe, expect, it } from 'vitest';
import type { PieceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

// Rulings on assaults, one by one.

const CARDS = { british: ['campaign-1', 'campaign-3'], french: ['campaign-2', 'campaign-4'] } as const;
const POST = 'ticonderoga';

/** The British besiege a French fort at Ticonderoga that they may assault. */
const siege = (besiegers: readonly PieceName[], garrison: readonly PieceName[], more: Sparse = {}): Account =>
  play({
    turn: 'british',
    hands: CARDS,
    works: { [POST]: 'french-fort', 'hudson-carry-north': 'british-fort', 'hudson-carry-south': 'british-stockade' },
    ...more,
    siege: { [POST]: 1 },
    pieces: { [POST]: [...besiegers, ...garrison] },
    inside: garrison,
  });

describe('rulings on assaults', () => {
  it('ruling 54: a unit or a leader activated alone does not assault', () => {
    const game = siege(['wolfe', 'highland-1'], []);
    game.british.activatesAlone('campaign-1', 'highland-1');
    game.table.offersNot(['assault', 'siege']);
    const alone = siege(['wolfe', 'highland-1'], []);
    alone.british.activatesAlone('campaign-1', 'wolfe');
    alone.table.offersNot(['assault', 'siege']);
  });

  it('ruling 116: any leader there may lead the force, but only one with the highest Command to the siege roll', () => {
    const game = siege(['wolfe', 'bradstreet', 'highland-1'], []);
    game.british.activates('campaign-1', 'bradstreet', 'highland-1');
    game.table.offers(['assault']).offersNot(['siege']);
    const equal = siege(['wolfe', 'forbes', 'highland-1'], []);
    equal.british.activates('campaign-1', 'forbes', 'highland-1');
    equal.table.offers(['assault', 'siege']);
  });

  it('ruling 116: no Drilled Troops are asked for', () => {
    const game = siege(['wolfe', 'ranger-1'], []);
    game.british.activates('campaign-1', 'wolfe', 'ranger-1');
    game.table.offers(['assault']).offersNot(['siege']);
  });

  it('ruling 116: the higher result takes the post though every attacker falls', () => {
    const game = siege(['wolfe', 'highland-1', 'highland-2'], some('french-regular', 2), {
      reduced: ['highland-1', 'highland-2'],
    });
    game.british.activates('campaign-1', 'wolfe', 'highland-1', 'highland-2').assaults();
    game.dice.roll(5, 3);
    expect(game.logged('fire').map(({ losses }) => losses)).toEqual([3, 2]);
    game.lossesFall();
    expect(game.at(POST)).toEqual(['wolfe']);
    expect(game.position.works).toMatchObject({ [POST]: 'british-fort-started' });
    expect(game.vp).toBe(-2);
    game.french.isToChoose('phase.card');
  });

  it('ruling 111: a leader inside without units leads the defence of the empty post', () => {
    const game = siege(['wolfe', 'highland-1', 'highland-2'], ['beaujeu']);
    game.british.activates('campaign-1', 'wolfe', 'highland-1', 'highland-2').assaults();
    game.dice.roll(2, 4);
    expect(game.logged('fire')[1]).toMatchObject({ strength: 0, modifiers: [{ why: 'tactics', by: 1 }], losses: 1 });
  });
});
