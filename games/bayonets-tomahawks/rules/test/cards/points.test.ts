import { expect, test } from 'vitest';
import { FRENCH, point } from '../../src/ids.ts';
import { INDIAN_POINTS } from '../../src/kinds.ts';
import type { CardName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { isDone } from '../game.ts';
import { play, type Sparse } from '../position.ts';
import { british, french } from './events.ts';

// Events about Action Points.

test('[#6] Delayed Supplies from France cost an Indian point and a French one', () => {
  const game = british({ cards: ['delayed-supplies-from-france-6', 'french-42', 'indian-43'] });
  game
    .nowChooses('french', 'points-lost.lose')
    .offersOnly(['lose indian-1', 'lose indian-2'])
    .choose('french', 'lose indian-1');
  game.offersOnly(['lose french-1', 'lose french-2']).choose('french', 'lose french-2');
  expect(game.state.pointsGone.toArray().map((each) => point.nameOf(each))).toEqual(['french-2', 'indian-1']);
});

test('[#30] Reluctant Wagoneers cost the British two plain Army points', () => {
  const gone = (name: CardName): string[] =>
    french({ cards: ['reluctant-wagoneers-30', name] })
      .state.pointsGone.toArray()
      .map((each) => point.nameOf(each));
  expect(gone('surprise-landing-9')).toEqual(['british-2', 'british-3']);
  expect(gone('smallpox-infected-blankets-11')).toEqual(['british-1']);
  expect(gone('construction-frenzy-7')).toEqual(['british-2', 'british-3']);
});

test("[#54] Let's See How the French Fight: no Indian unit acts; the French have a Light point more", () => {
  const at: Sparse = {
    pieces: { montreal: ['abenaki', 'langis'] },
    cards: ['lets-see-how-the-french-fight-54', 'french-35'],
  };
  expect(french(at).state.extraLight).toBe(true);
  const acting = play({ ...at, first: 'british' }, (g) => {
    g.extraLight = true;
    flow.start(g, ActionPhase, { side: FRENCH, stage: INDIAN_POINTS });
  });
  // The Indian card has no points; two of the French ones are identical.
  acting.offers(['light french-1 montreal', 'raid french-1 langis']).offersNot(['raid french-1 abenaki']);
  acting.choose('french', 'light french-1 montreal', 'stop');
  // Langis has acted, and Abenaki may not.
  expect(isDone(acting)).toBe(true);
});
