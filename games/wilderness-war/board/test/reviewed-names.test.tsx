import { CARDS, PIECES, type View } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import { namesText } from '../../../../packages/board/test/reviewed-names.tsx';
import { wildernessWarTitle as title } from '../src/index.ts';
import { named } from './named/positions.ts';

// Names, places and cards as they were reviewed. After an intended change, `npx vitest run -u` on this file writes them
// again: read the difference.

const MOMENTS = [
  ...['battle-attacker', 'battle-defender', 'enemy-sets-out', 'setting-out', 'enemy-on-lakeshore', 'enemy-raids'],
  ...['siege-besieger', 'siege-defender', 'siege-roll', 'assault-attacker', 'assault-defender', 'captured', 'unknown'],
];

it('spaces, pieces and cards have their names, places and words', async () => {
  const view: View = { ...named('corridor'), seat: null };
  const text = namesText(title, { view, pieces: PIECES, cards: CARDS, moments: MOMENTS });
  await expect(text).toMatchFileSnapshot('./__snapshots__/reviewed/names.txt');
});
