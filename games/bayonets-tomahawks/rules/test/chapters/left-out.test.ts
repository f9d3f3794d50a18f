import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH, point, pool, space } from '../../src/ids.ts';
import { INDIAN_POINTS, REACTION_POINT } from '../../src/kinds.ts';
import { homeOf, isCoastal, isSettled } from '../../src/map.ts';
import { PIECES, type PieceName, type PoolName, SPACES } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { BagDraw, LossesReturn } from '../../src/procedures/contents-year.ts';
import { Account, fight, type Sparse } from '../builder.ts';
import { landing, phase, winter } from '../game.ts';
import { play } from '../position.ts';

// What the rules leave out because nothing is possible: the log says so, with the reason's rule.

/** The log's entries, without their type. */
const leftOut = (game: Account): unknown[] => game.logged('left-out').map(({ type: _type, ...entry }) => entry);

/** All Home Spaces of the French in British hands. */
const FRANCE_LOST = Object.fromEntries(
  SPACES.filter((each) => homeOf(space.of(each)) === FRENCH).map((each) => [each, 'british' as const]),
);

describe('[7.3.7] Action Points that no unit can use', () => {
  const none: Sparse = { cards: ['british-2', 'french-42', 'indian-44'], first: 'french' };

  const lost = (side: string, card: string, count: number) => ({ side, what: 'actions', rule: '7.3', card, count });

  it('are lost: those of the Indian card, then those of the faction’s', () => {
    const french = { ...none, pieces: { quebec: ['bearn-guyenne'] }, spent: ['bearn-guyenne'] } as const;
    const game = new Account(phase(french, FRENCH, INDIAN_POINTS));
    expect(leftOut(game)).toEqual([lost('french', 'indian-44', 1)]);
    game.french.isToChoose('action-phase.spend').chooses('none');
    expect(leftOut(game).slice(1)).toEqual([lost('french', 'french-42', 2)]);
  });

  it('do not include the one held for Reaction, which is lost in its own time', () => {
    const rangers = { ...none, first: 'british', pieces: { albany: ['rogers'] }, spent: ['rogers'] } as const;
    const game = new Account(phase(rangers, BRITISH, INDIAN_POINTS));
    game.british.isToChoose('action-phase.spend').chooses('hold british-1');
    expect(leftOut(game)).toEqual([lost('british', 'british-2', 2)]);
    const reaction = new Account(
      play(rangers, (g, say) => {
        g.reaction = point.of('british-1');
        flow.start(g, ActionPhase, { side: BRITISH, stage: REACTION_POINT }, say);
      }),
    );
    expect(leftOut(reaction)).toEqual([lost('british', 'british-2', 1)]);
  });

  it('are not reported where a player stops of his own will', () => {
    const game = new Account(phase({ ...none, pieces: { albany: ['22nd-28th'] } }, BRITISH));
    game.british.chooses('done');
    expect([game.isDone, leftOut(game)]).toEqual([true, []]);
  });
});

describe('[13.8f] Routed units at sea', () => {
  const coasts = SPACES.filter((each) => isCoastal(space.of(each)) && homeOf(space.of(each)) !== BRITISH);
  const guards = PIECES.filter((each) => /-brigade-|royal-artillery-/.test(each));
  /** British units on each coast, more in towns: the French can Overwhelm none of them. */
  const watched = Object.fromEntries(coasts.map((each) => [each, guards.splice(0, isSettled(space.of(each)) ? 2 : 1)]));
  const routed: PieceName[] = ['fleet-de-l-isle', 'bearn-guyenne'];

  it('stay there if they could Land only by an attack or in an enemy Home Space', () => {
    const game = new Account(landing({ pieces: { ...watched, 'sail-box': routed }, routed }, FRENCH));
    expect(game.where('bearn-guyenne')).toBe('sail-box');
    expect(leftOut(game)).toEqual([{ side: 'french', what: 'landing', rule: '13.8' }]);
  });

  it('Land where nobody is', () => {
    const game = new Account(landing({ pieces: { ...watched, mtan: [], 'sail-box': routed }, routed }, FRENCH));
    expect([game.where('bearn-guyenne'), leftOut(game)]).toEqual(['mtan', []]);
  });
});

describe('[13.3.4a] Hits that do not score', () => {
  it('find no enemy of the shape, or no more of them', () => {
    const game = fight('lake-george', 'british', ['22nd-28th', 'langis', 'lery']);
    game.dice.roll('hit-tc', 'hit-tc');
    expect(leftOut(game)).toEqual([{ side: 'french', what: 'hits', rule: '13.3.4', count: 2 }]);
    const over = fight('lake-george', 'british', ['rogers', 'langis', 'lery'], { reduced: ['rogers'] });
    over.dice.roll('hit-tc', 'hit-tc');
    expect(leftOut(over)).toEqual([{ side: 'french', what: 'hits', rule: '13.3.4', count: 1 }]);
  });
});

describe('[13.3.3f] B&Ts that do not score', () => {
  it('find no enemy Brigade', () => {
    const game = fight('lake-george', 'british', ['rogers', 'bearn-guyenne']);
    game.dice.roll('bt');
    expect(leftOut(game)).toEqual([{ side: 'french', what: 'bts', rule: '13.3.3', count: 1 }]);
  });

  it('are not those of Light units, which do nothing', () => {
    const game = fight('lake-george', 'british', ['rogers', 'langis']);
    game.dice.roll('bt');
    expect(leftOut(game)).toEqual([]);
  });
});

describe('[13.3.3g] B&Ts of Fleets', () => {
  it('send none away without a harbour', () => {
    const coasts = SPACES.filter((each) => isCoastal(space.of(each)) && homeOf(space.of(each)) === FRENCH);
    const lost = Object.fromEntries(coasts.map((each) => [each, 'british' as const]));
    const game = fight('halifax', 'british', ['fleet-boscawen', 'fleet-de-l-isle'], { control: lost });
    game.dice.roll('bt');
    expect(leftOut(game)).toEqual([{ side: 'french', what: 'harbour', rule: '13.3.3', count: 1 }]);
  });
});

describe('[15.2a] [16.2.1] draws', () => {
  /** Draws from a pool, with only these pieces and tokens in the pools. */
  const draws = (from: PoolName, count: number, units: readonly PieceName[], sparse: Sparse = {}): Account => {
    const out = PIECES.filter((each) => !units.includes(each));
    const pieces = { ...sparse.pieces, out: out.filter((each) => !sparse.pieces?.losses?.includes(each)), pool: units };
    return new Account(
      play({ ...sparse, pieces }, (g, say) => flow.start(g, BagDraw, { pool: pool.of(from), draws: count }, say)),
    );
  };

  it('are forfeited when the pool is empty', () => {
    const fleets = draws('fleets', 3, ['fleet-boscawen']);
    fleets.dice.come('unit fleet-boscawen');
    expect(leftOut(fleets)).toEqual([{ side: null, what: 'draws', rule: '15.2', pool: 'fleets', count: 2 }]);
    expect(leftOut(draws('colonial-brigades', 1, []))).toEqual([
      { side: 'british', what: 'draws', rule: '16.2', pool: 'colonial-brigades', count: 1 },
    ]);
  });

  it('bring another piece where a token finds no unit to pick', () => {
    const game = draws('colonial-brigades', 1, ['new-england-brigade-1'], { tokens: ['vow-one-colonial-light'] });
    game.dice.come('token vow-one-colonial-light');
    expect(leftOut(game)).toEqual([{ side: 'british', what: 'pick-again', rule: '16.2.1' }]);
    const none = draws('french-metropolitan', 1, [], { tokens: ['vow-one-artillery-french'], options: ['emptyPick'] });
    none.dice.come('token vow-one-artillery-french');
    expect(leftOut(none)).toEqual([{ side: 'french', what: 'pick', rule: '15.2.1' }]);
  });

  it('pick one unit where only one is left of two', () => {
    const game = draws('british-metropolitan', 1, ['royal-artillery-1'], { tokens: ['vow-two-artillery-british'] });
    game.dice.come('token vow-two-artillery-british');
    expect(game.where('royal-artillery-1')).toBe('arriving');
    expect(leftOut(game)).toEqual([{ side: 'british', what: 'pick', rule: '15.2.1' }]);
  });

  it('take no Fleet, and bring no Commander, where none is left', () => {
    const navy = draws('fleets', 1, [], { tokens: ['vow-french-navy-losses'] });
    navy.dice.come('token vow-french-navy-losses');
    expect(leftOut(navy)).toEqual([{ side: 'french', what: 'navy', rule: '15.2.1' }]);
    const alone = draws('french-metropolitan', 1, ['bearn-guyenne']);
    alone.dice.come('unit bearn-guyenne');
    expect(leftOut(alone)).toEqual([{ side: 'french', what: 'commander', rule: '15.2.2' }]);
  });
});

describe('[17.2g] units that stay in the Losses box', () => {
  const returns = (of: typeof FRENCH, losses: readonly PieceName[], control: Sparse['control'] = {}): Account =>
    new Account(play({ pieces: { losses }, control }, (g, say) => flow.start(g, LossesReturn, { side: of }, say)));

  it('have no friendly Settled Home Space', () => {
    const game = returns(FRENCH, ['langis', 'lery', 'lacorne'], FRANCE_LOST);
    expect(leftOut(game)).toEqual([{ side: 'french', what: 'losses', rule: '17.2', count: 1 }]);
  });
});

describe('[17.3a] a stack without a way home by land', () => {
  it('stays', () => {
    const game = new Account(
      winter({
        scenario: 'amhersts-juggernaut',
        year: 1758,
        vp: { french: 3 },
        pieces: { 'port-dauphin': ['22nd-28th'] },
        control: { 'port-dauphin': 'british' },
      }),
    );
    expect(leftOut(game)).toEqual([{ side: 'british', what: 'way-home', rule: '17.3', at: 'port-dauphin' }]);
  });
});
