import { CARDS, PIECES, type View } from '@carillon/bayonets-tomahawks-rules';
import { expect, it } from 'vitest';
import { namesText } from '../../../../packages/board/test/reviewed-names.tsx';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';
import { named } from './named/positions.ts';

// Names, places and cards as they were reviewed. After an intended change, `npx vitest run -u` on this file writes them
// again: read the difference.

it('spaces, counters and cards have their names, places and words', async () => {
  const view: View = { ...named('corridor'), seat: null };
  const text = namesText(title, { view, pieces: PIECES, cards: CARDS, moments: [] });
  await expect(text).toMatchFileSnapshot('./__snapshots__/reviewed/names.txt');
});
