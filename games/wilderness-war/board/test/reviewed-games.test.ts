import { readFileSync } from 'node:fs';
import { readRecord, wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import { eventsText, questionsText } from '../../../../packages/board/test/reviewed-game.ts';
import { wildernessWarTitle as title } from '../src/index.ts';

// Recorded games in words, as they were reviewed. After an intended change, `npx vitest run FILE --update` writes them
// again: read the difference.

const games = ['annus-mirabilis-150', 'late-war-25', 'early-war-106', 'full-campaign-2'].map((name) =>
  readRecord(
    readFileSync(new URL(`../../../../fixtures/golden/wilderness-war/eager-${name}.txt`, import.meta.url), 'utf8'),
  ),
);

it('asks every question with its choices and their places', async () => {
  await expect(questionsText(title, wildernessWar, games)).toMatchFileSnapshot(
    './__snapshots__/reviewed/questions.txt',
  );
});

it('shows every type of event in the log, at the table and in the figures', async () => {
  await expect(eventsText(title, wildernessWar, games)).toMatchFileSnapshot('./__snapshots__/reviewed/events.txt');
});
