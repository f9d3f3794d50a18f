import { describe, expect, test } from 'vitest';
import { BRITISH, card, DECK, DISCARD, FRENCH, type Side, space } from '../../src/ids.ts';
import { homeOf, isCoastal } from '../../src/map.ts';
import { type PieceName, SPACES } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { LossesReturn, WinterQuarters } from '../../src/procedures/contents-year.ts';
import { type Game, isDone, winter } from '../game.ts';
import { play, type Sparse, whereIs } from '../position.ts';

// 17.0 Winter Quarters. In 1758 nobody has won at French 3.

const middle: Sparse = { scenario: 'amhersts-juggernaut', year: 1758, vp: { french: 3 } };

const winters = (pieces: Sparse['pieces'], sparse: Sparse = {}): Game =>
  winter({ ...middle, ...sparse, ...(pieces && { pieces }) });

test('[17.1] the game ends here where somebody has won, and else goes on', () => {
  winter({ ...middle, vp: { british: 3 } }).isOver('british', '18.2.1');
  const game = winters({});
  expect([isDone(game), game.state.year]).toEqual([true, 1759]);
});

describe('the end of a Year', () => {
  test('[17.2a] Raided, Rout and Out of Supply markers go; the Raid track stays', () => {
    const game = winters(
      { albany: ['22nd-28th'] },
      {
        raided: { french: ['york'], british: ['montreal'] },
        routed: ['22nd-28th'],
        outOfSupply: ['22nd-28th'],
        raidPoints: { french: 5 },
      },
    );
    for (const set of [game.state.frenchRaids, game.state.britishRaids, game.state.routed, game.state.outOfSupply])
      expect(set.isEmpty).toBe(true);
    expect(game.state.raidPoints.get(FRENCH)).toBe(5);
  });

  test('[17.2b] stacks at sea come ashore', () => {
    const game = winters({ 'sail-box': ['fleet-boscawen', '22nd-28th'] });
    game
      .nowChooses('british', 'come-ashore.to')
      .offers(['to boston'])
      .offersNot(['to albany', 'to louisbourg'])
      .choose('british', 'to boston');
    expect(whereIs(game, '22nd-28th')).toBe('boston');
  });

  test('[17.2b] even at a Home Space that enemies besiege; only where none is left they look further', () => {
    winters({ 'sail-box': ['fleet-boscawen'], york: ['langis'] })
      .nowChooses('british', 'come-ashore.to')
      .offers(['to york', 'to boston'])
      .offersNot(['to mtan']);
    const coasts = SPACES.filter((each) => homeOf(space.of(each)) === FRENCH && isCoastal(space.of(each)));
    const lost = Object.fromEntries(coasts.map((each) => [each, 'british' as const]));
    const last = { control: { ...lost, quebec: 'french' as const } };
    const home = winters({ 'sail-box': ['fleet-de-l-isle', 'langis'], quebec: ['rogers'] }, last);
    expect(whereIs(home, 'langis')).toBe('quebec');
    winters({ 'sail-box': ['fleet-de-l-isle'] }, { control: lost })
      .nowChooses('french', 'come-ashore.to')
      .offersOnly(['to kwanoskwamcok', 'to mtan']);
  });

  test('[17.2c] Indian units go to their Villages, unless the enemy has them', () => {
    const game = winters(
      { montreal: ['abenaki', 'mingo'], losses: ['delaware'], oswego: ['mohawk'] },
      { control: { diiohage: 'british' } },
    );
    expect((['abenaki', 'mingo', 'delaware', 'mohawk'] as const).map((name) => whereIs(game, name))).toEqual([
      'les-trois-rivieres',
      'losses',
      'kithanink',
      'albany',
    ]);
  });

  test('[17.2d] a Nation leaves one in the Losses box for each Village lost', () => {
    const game = winters(
      { montreal: ['iroquois-1', 'iroquois-2'], losses: ['iroquois-3'] },
      { joined: { iroquois: 'french' }, control: { oquaga: 'british' } },
    );
    const places = (['iroquois-1', 'iroquois-2', 'iroquois-3'] as const).map((name) => whereIs(game, name)).sort();
    expect(places).toEqual(['kanistioh', 'losses', 'onontake']);
  });

  test('[17.2d] even if it has lost a unit for good', () => {
    const game = winters(
      { losses: ['iroquois-1', 'iroquois-2'], removed: ['iroquois-3'] },
      { joined: { iroquois: 'french' }, control: { oquaga: 'british' } },
    );
    expect([whereIs(game, 'iroquois-1'), whereIs(game, 'iroquois-2')].sort()).toEqual(['losses', 'onontake']);
  });

  test('[17.2e] Colonial Brigades are Disbanded as they are, those in the Losses box are not', () => {
    const game = winters(
      { albany: ['new-england-brigade-1', 'new-england-brigade-2'], losses: ['new-england-brigade-3'] },
      { reduced: ['new-england-brigade-1'] },
    );
    expect([
      whereIs(game, 'new-england-brigade-1'),
      whereIs(game, 'new-england-brigade-2'),
      whereIs(game, 'new-england-brigade-3'),
    ]).toEqual(['disbanded', 'disbanded', 'losses']);
  });

  test('[17.2e] [17.3.1a] one may stay with a Fort', () => {
    const game = winters({ oswego: ['fort-ontario', 'new-england-brigade-1', 'new-england-brigade-2'] });
    game
      .nowChooses('british', 'winter-quarters.disband')
      .offersOnly(['stay new-england-brigade-1', 'done'])
      .choose('british', 'stay new-england-brigade-1');
    expect([whereIs(game, 'new-england-brigade-1'), whereIs(game, 'new-england-brigade-2')]).toEqual([
      'oswego',
      'disbanded',
    ]);
  });

  test('[17.2f] Fleets go back to their pool', () => {
    const game = winters({ boston: ['fleet-boscawen'], quebec: ['fleet-de-l-isle'] });
    expect([whereIs(game, 'fleet-boscawen'), whereIs(game, 'fleet-de-l-isle')]).toEqual(['pool', 'pool']);
  });

  test('[17.2g] one in three of a type comes back', () => {
    const back = (of: Side, names: readonly PieceName[]): Game =>
      play({ pieces: { losses: names } }, (g) => flow.start(g, LossesReturn, { side: of }));
    expect(isDone(back(FRENCH, ['langis', 'lery']))).toBe(true);
    const french = back(FRENCH, ['langis', 'lery', 'lacorne', 'abenaki', 'micmac', 'mingo']);
    french
      .nowChooses('french', 'losses-return.unit')
      .offers(['back langis quebec', 'back lery montreal'])
      .offersNot(['back langis ticonderoga']);
    french.choose('french', 'back langis montreal');
    expect([isDone(french), whereIs(french, 'langis'), whereIs(french, 'abenaki')]).toEqual([
      true,
      'montreal',
      'losses',
    ]);
    const colonial = back(BRITISH, ['new-england-brigade-1', 'virginia-south-brigade-1', 'virginia-south-brigade-2']);
    colonial.choose('british', 'back virginia-south-brigade-1 disbanded');
    expect(isDone(colonial)).toBe(true);
    const highland = back(BRITISH, ['fraser', 'campbell', 'montgomery', 'royal-highland', '22nd-28th', '27th-55th']);
    highland
      .choose('british', 'back fraser albany')
      .offersNot(['back campbell albany'])
      .offers(['back 22nd-28th albany']);
  });

  test('[17.2g] a side without a town brings nobody back', () => {
    const lost = SPACES.filter((each) => homeOf(space.of(each)) === FRENCH);
    const control = Object.fromEntries(lost.map((each) => [each, 'british' as const]));
    const losses = ['langis', 'lery', 'lacorne'] as const;
    const game = play({ pieces: { losses }, control }, (g) => flow.start(g, LossesReturn, { side: FRENCH }));
    expect([isDone(game), ...losses.map((each) => whereIs(game, each))]).toEqual([true, 'losses', 'losses', 'losses']);
  });

  test('[17.4] decks are those of the next Year', () => {
    const game = play({ ...middle, scenario: 'french-and-indian-war', year: 1755, round: 'winter-quarters' }, (g) => {
      for (const each of card.all) g.cards.set(each, DISCARD);
      flow.start(g, WinterQuarters, {});
    });
    const places = (['british-15', 'british-1', 'french-22', 'indian-44'] as const).map(
      (name) => game.state.cards.get(card.of(name)) === DECK,
    );
    expect(places).toEqual([true, false, true, true]);
  });

  test('[17.5] pools are filled for it: in 1758 three French Brigades more', () => {
    const fleets = ['fleet-holmes', 'fleet-saunders'] as const;
    const game = winters({ out: fleets }, { scenario: 'french-and-indian-war', year: 1757 });
    expect(
      (['foix-quercy', 'fleet-holmes', 'new-england-brigade-1'] as const).map((name) => whereIs(game, name)),
    ).toEqual(['pool', 'pool', 'bonus-pool']);
  });
});
