import { describe, expect, it } from 'vitest';
import { type Account, fight } from '../builder.ts';

describe('13.4 why a Hit falls where it does', () => {
  const logged = (game: Account): unknown[] =>
    [...game.logged('reduced'), ...game.logged('eliminated')].map(({ piece, rule, why }) => [piece, rule, why]);

  it('[13.4] says that no other kind of unit can take it, or that a Reduced one comes first', () => {
    const only = fight('ticonderoga', 'french', ['rogers', 'langis', 'bearn-guyenne']);
    only.dice.roll('hit-tc');
    expect(logged(only)).toEqual([['langis', '13.4', 'only']]);
    const reduced = fight('ticonderoga', 'french', ['rogers', 'langis', 'lery'], { reduced: ['lery'] });
    reduced.dice.roll('hit-tc');
    expect(logged(reduced)).toEqual([['lery', '13.4', 'reducedFirst']]);
  });

  it('[13.4.2a] says that Highlanders take the first', () => {
    const game = fight('lake-george', 'british', ['22nd-28th', 'royal-highland', 'bearn-guyenne']);
    game.dice.roll('hit-sc', 'miss');
    expect(logged(game)).toEqual([['royal-highland', '13.4.2', 'highland']]);
  });

  it('[13.4] says nothing where the owner chose', () => {
    const game = fight('ticonderoga', 'french', ['rogers', 'langis', 'lery']);
    game.dice.roll('hit-tc');
    game.french.isToChoose('hit.apply').takesHit('lery');
    expect(logged(game)).toEqual([['lery', '13.4', undefined]]);
  });
});
