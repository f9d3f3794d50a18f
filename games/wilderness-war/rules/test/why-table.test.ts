import { fileURLToPath } from 'node:url';
import { readGolden, recordsIn, whyTable } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { wildernessWar } from '../src/index.ts';

// The reasons why choices are not available, at each question that recorded games ask, as they were reviewed. After an
// intended change, `npx vitest run FILE --update` writes it again: read the difference.

const paths = recordsIn(fileURLToPath(new URL('../../../../fixtures/golden/wilderness-war', import.meta.url)));

test('each question gives the reason for whatever cannot be chosen', async () => {
  const games = paths.map((path) => readGolden(wildernessWar, path));
  await expect(whyTable(wildernessWar, games)).toMatchFileSnapshot('./__snapshots__/why-table.txt');
});
