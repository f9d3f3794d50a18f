import { CHANCE, Choices } from '@carillon/flow';
import { describe, expect, test } from 'vitest';
import { BURIED, card, DECK, RESERVE, TOKEN_POOL, token } from '../../src/ids.ts';
import type { PieceName, TokenName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { ColonialsEnlist } from '../../src/procedures/contents-year.ts';
import { type Game, isDone } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 16.0 Colonials Enlist. In 1757 of the campaign two pieces are drawn.

const enlist = (pool: readonly PieceName[], sparse: Sparse = {}): Game =>
  play({ ...sparse, pieces: { ...sparse.pieces, pool } }, (g) => flow.start(g, ColonialsEnlist, {}));

test('[16.1] [16.2] two are drawn, and placed with the Disbanded', () => {
  const pool: readonly PieceName[] = [
    'new-england-brigade-1',
    'virginia-south-brigade-1',
    'new-york-new-jersey-brigade-1',
  ];
  const game = enlist(pool, { pieces: { disbanded: ['new-england-brigade-2'] } });
  game.chance('unit new-england-brigade-1', 'unit virginia-south-brigade-1');
  game.choose(
    'british',
    'place new-england-brigade-1 boston',
    'place new-england-brigade-2 york',
    'place virginia-south-brigade-1 winchester',
  );
  expect([isDone(game), whereIs(game, 'new-york-new-jersey-brigade-1')]).toEqual([true, 'pool']);
});

test('[16.2] each piece of the pool is as likely as every other, identical ones among them', () => {
  const game = enlist(['new-england-brigade-1', 'new-england-brigade-2', 'virginia-south-brigade-1']);
  const bag = new Choices();
  flow.list(game.state, CHANCE, bag);
  expect(bag.toArray().map((each, i) => [flow.text(game.state, each), bag.weightOf(i)])).toEqual([
    ['unit new-england-brigade-1', 2],
    ['unit virginia-south-brigade-1', 1],
  ]);
});

describe('[16.2.1] tokens', () => {
  const one: TokenName = 'vow-one-colonial-light';

  test('bring a Colonial Light unit of the pool', () => {
    const game = enlist(['dunn', 'gage'], { tokens: [one], pieces: { losses: ['putnam'] } }).chance(`token ${one}`);
    // Dunn is the only one, Gage wears red.
    expect([whereIs(game, 'dunn'), whereIs(game, 'putnam')]).toEqual(['arriving', 'losses']);
  });

  test('or else of the Losses box', () => {
    const game = enlist(['gage'], { tokens: [one], pieces: { losses: ['putnam', 'scott'] } }).chance(`token ${one}`);
    expect(whereIs(game, 'putnam')).toBe('arriving');
  });

  test('or another piece is drawn', () => {
    const pool: readonly PieceName[] = [
      'new-england-brigade-1',
      'virginia-south-brigade-1',
      'virginia-south-brigade-2',
    ];
    const game = enlist(pool, { tokens: [one] }).chance(
      `token ${one}`,
      'unit new-england-brigade-1',
      'unit virginia-south-brigade-1',
    );
    game.nowChooses('british', 'enlistment.to');
  });

  test('bring Brigades of the bonus pool', () => {
    const bonus: readonly PieceName[] = ['pennsylvania-delaware-brigade-1', 'pennsylvania-delaware-brigade-2'];
    const game = enlist([], { tokens: ['vow-pennsylvania-musters'], pieces: { 'bonus-pool': bonus } }).chance(
      'token vow-pennsylvania-musters',
    );
    for (const name of bonus) expect(whereIs(game, name)).toBe('arriving');
  });

  test('go back to the pool unless there are neither Brigades nor Light units left', () => {
    const back: TokenName = 'vow-one-colonial-light-return';
    const left = enlist(['dunn', 'washington'], { tokens: [back] })
      .chance(`token ${back}`)
      .choose('british', 'pick dunn', 'place dunn albany');
    expect(left.state.tokens.get(token.of(back))).toBe(TOKEN_POOL);
    const gone = enlist(['dunn'], { tokens: [back] })
      .chance(`token ${back}`)
      .choose('british', 'place dunn albany');
    expect(gone.state.tokens.get(token.of(back))).not.toBe(TOKEN_POOL);
  });

  test('go back to the pool while another token is in it: a token is part of its pool', () => {
    const back: TokenName = 'vow-one-colonial-light-return';
    const game = enlist(['dunn', 'new-england-brigade-1'], { tokens: [back, 'vow-pennsylvania-musters'] })
      .chance(`token ${back}`, 'unit new-england-brigade-1')
      .choose('british', 'place dunn albany', 'place new-england-brigade-1 boston');
    expect(game.state.tokens.get(token.of(back))).toBe(TOKEN_POOL);
  });
});

test('[16.3a] a Brigade to its Colony, a Light unit to any Colony', () => {
  const game = enlist(['virginia-south-brigade-1', 'dunn'], {
    tokens: ['vow-one-colonial-light'],
    control: { winchester: 'french' },
  });
  game.chance('unit virginia-south-brigade-1', 'token vow-one-colonial-light');
  game
    .offers(['place dunn boston', 'place dunn wills-creek'])
    .offersNot(['place dunn winchester', 'place dunn oswego'])
    .choose('british', 'place dunn boston');
  const offered = game.choices().map((text) => text.split(' ')[2]);
  expect(new Set(offered)).toEqual(new Set(['alexandria', 'beverley', 'charles-town', 'ninety-six', 'wills-creek']));
});

test('[16.4] the last Buildup cards are buried, Reserves and Campaign cards are not', () => {
  const game = play({}, (g) => {
    for (const name of ['british-2', 'french-22', 'british-16', 'indian-44'] as const) g.cards.set(card.of(name), DECK);
    g.cards.set(card.of('british-3'), RESERVE);
    flow.start(g, ColonialsEnlist, {});
  });
  const places = (['british-2', 'french-22', 'british-16', 'indian-44', 'british-3'] as const).map((name) =>
    game.state.cards.get(card.of(name)),
  );
  expect(places).toEqual([BURIED, BURIED, DECK, DECK, RESERVE]);
});
