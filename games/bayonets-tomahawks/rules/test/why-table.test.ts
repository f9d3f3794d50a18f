import { fileURLToPath } from 'node:url';
import { readGolden, recordsIn, whyTable } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { bayonetsTomahawks } from '../src/index.ts';

// The reasons why choices are not available, at each question that recorded games ask, as they were reviewed. After an
// intended change, `npx vitest run FILE --update` writes it again: read the difference.

const paths = recordsIn(fileURLToPath(new URL('../../../../fixtures/golden/bayonets-tomahawks', import.meta.url)));

test('each question gives the reason for whatever cannot be chosen', async () => {
  const games = paths.map((path) => readGolden(bayonetsTomahawks, path));
  await expect(whyTable(bayonetsTomahawks, games)).toMatchFileSnapshot('./__snapshots__/why-table.txt');
});
