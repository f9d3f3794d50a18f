import { readFileSync } from 'node:fs';
import { bayonetsTomahawks, readRecord } from '@carillon/bayonets-tomahawks-rules';
import { CARD_FACTS, PIECE_FACTS, SPACES } from '@carillon/bayonets-tomahawks-rules/reference';
import { expect, it } from 'vitest';
import { inventedText, marksText } from '../../../../packages/host/test/reviewed.ts';
import { invent } from '../src/invented/index.ts';
import { MARKS } from '../src/marks.ts';

// The parts that the title gives to the walk, as they were reviewed. After an intended change, `npx vitest run FILE
// --update` writes it again: read the difference.

const games = ['amhersts-juggernaut-12', 'french-and-indian-war-42'].map((name) =>
  readRecord(
    readFileSync(new URL(`../../../../fixtures/golden/bayonets-tomahawks/eager-${name}.txt`, import.meta.url), 'utf8'),
  ),
);
const names = [...PIECE_FACTS.map(({ id }) => id), ...SPACES, ...CARD_FACTS.map(({ id }) => id)];

it('marks that every name bears are found to stand too long, so often in two games', async () => {
  await expect(marksText(bayonetsTomahawks, MARKS, games, names)).toMatchFileSnapshot(
    './__snapshots__/reviewed/marks.txt',
  );
});

it('of everything, so much is in a hundred invented positions', async () => {
  await expect(inventedText(invent, 100)).toMatchFileSnapshot('./__snapshots__/reviewed/invented.txt');
});
