import { readFileSync } from 'node:fs';
import { bayonetsTomahawks, readRecord } from '@carillon/bayonets-tomahawks-rules';
import { expect, it } from 'vitest';
import { eventsText, questionsText } from '../../../../packages/board/test/reviewed-game.ts';
import { bayonetsTomahawksTitle as title } from '../src/index.ts';

// Recorded games in words, as they were reviewed. After an intended change, `npx vitest run FILE --update` writes them
// again: read the difference.

const games = [
  'amhersts-juggernaut-14',
  'french-and-indian-war-8',
  'loudouns-gamble-5',
  'vaudreuils-petite-guerre-18',
].map((name) =>
  readRecord(
    readFileSync(new URL(`../../../../fixtures/golden/bayonets-tomahawks/eager-${name}.txt`, import.meta.url), 'utf8'),
  ),
);

it('asks every question with its choices and their places', async () => {
  await expect(questionsText(title, bayonetsTomahawks, games)).toMatchFileSnapshot(
    './__snapshots__/reviewed/questions.txt',
  );
});

it('shows every type of event in the log, at the table and in the figures', async () => {
  await expect(eventsText(title, bayonetsTomahawks, games)).toMatchFileSnapshot('./__snapshots__/reviewed/events.txt');
});
