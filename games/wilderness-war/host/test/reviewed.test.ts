import { readFileSync } from 'node:fs';
import { readRecord, wildernessWar } from '@carillon/wilderness-war-rules';
import { CARDS, PIECES, SPACES } from '@carillon/wilderness-war-rules/reference';
import { expect, it } from 'vitest';
import { inventedText, marksText } from '../../../../packages/host/test/reviewed.ts';
import { invent } from '../src/invented/index.ts';
import { MARKS } from '../src/marks.ts';

// The parts that the title gives to the walk, as they were reviewed. After an intended change, `npx vitest run FILE
// --update` writes it again: read the difference.

const games = ['annus-mirabilis-150', 'full-campaign-2'].map((name) =>
  readRecord(
    readFileSync(new URL(`../../../../fixtures/golden/wilderness-war/eager-${name}.txt`, import.meta.url), 'utf8'),
  ),
);
const names = [...PIECES, ...SPACES, ...CARDS];

it('marks that every name bears are found to stand too long, so often in two games', async () => {
  await expect(marksText(wildernessWar, MARKS, games, names)).toMatchFileSnapshot('./__snapshots__/reviewed/marks.txt');
});

it('of everything, so much is in a hundred invented positions', async () => {
  await expect(inventedText(invent, 100)).toMatchFileSnapshot('./__snapshots__/reviewed/invented.txt');
});
