import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { frenchAttack } from '../../rules/test/attack.ts';
import { some } from '../../rules/test/builder.ts';
import { engine } from '../src/engine.ts';

/** A leader, two Drilled units and two Rangers are beaten at Hudson Carry South by French from the north. */
function beaten() {
  const game = frenchAttack('hudson-carry-north', 'hudson-carry-south', ['montcalm', ...some('french-regular', 4)], {
    pieces: {
      'hudson-carry-south': ['webb', 'northern-provincial-1', 'northern-provincial-2', 'ranger-1', 'ranger-2'],
    },
  });
  game.dice.roll(1, 1);
  game.lossesFall().dice.check(3, 3);
  game.british.isToChoose('retreat.to');
  return game;
}

const waysOf = (game: ReturnType<typeof beaten>) => engine.routes(wildernessWar.view(game.state, 1));

describe('the ways of a retreat (P39)', () => {
  it('[7.91b] [7.92d] lead all together to each space that only some may go to', () => {
    const way = waysOf(beaten()).find(({ to }) => to === 'green-mountains-south');
    expect(way).toMatchObject({ splits: 3, through: ['green-mountains-south'] });
    expect(way?.choices).toEqual(['webb', 'ranger-1', 'ranger-2'].map((piece) => `one ${piece} green-mountains-south`));
  });

  it('can be gone as they are listed, and leave the others to be sent elsewhere', () => {
    const game = beaten();
    const way = waysOf(game).find(({ to }) => to === 'green-mountains-south');
    game.table.choose('british', ...(way?.choices ?? []));
    expect(game.at('green-mountains-south')).toEqual(['webb', 'ranger-1', 'ranger-2']);
    game.table.offers(['all albany']).offersNot(['all green-mountains-south']);
  });

  it('[7.91b] are no more than the one choice of the rules where all may go', () => {
    const game = beaten();
    game.table.offers(['all albany']);
    expect(waysOf(game).map(({ to }) => to)).not.toContain('albany');
  });

  it('do not exist for other questions', () => {
    const game = beaten();
    game.british.retreats('albany');
    expect(waysOf(game)).toEqual([]);
  });
});
