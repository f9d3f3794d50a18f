import { expect, test } from 'vitest';
import { FRENCH } from '../../src/ids.ts';
import { INDIAN_POINTS } from '../../src/kinds.ts';
import { flow } from '../../src/procedures/contents.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { isDone } from '../game.ts';
import { play, type Sparse } from '../position.ts';
import { french } from './events.ts';

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
