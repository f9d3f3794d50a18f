import { readdirSync, readFileSync } from 'node:fs';
import { readPosition } from '@carillon/flow';
import { readRecord, wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, it } from 'vitest';
import {
  fightsText,
  habitsText,
  policyText,
  positionsText,
  turnsText,
} from '../../../../packages/opponent/test/reviewed.ts';
import { wildernessWarBrain as brain } from '../src/index.ts';

// The judgement of computer players on positions and recorded games, as it was reviewed. After an intended change of a
// policy, a feature or a weight, `npx vitest run FILE --update` writes it again: read the difference.

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const games = ['annus-mirabilis-150', 'late-war-25', 'early-war-106', 'full-campaign-2'].map((name) =>
  readRecord(textOf(`../../../../fixtures/golden/wilderness-war/eager-${name}.txt`)),
);
const suite = readdirSync(new URL('suite', import.meta.url)).toSorted();
const matches = (text: string, name: string) =>
  expect(text).toMatchFileSnapshot(`./__snapshots__/reviewed/${name}.txt`);

it('positions of the suite have these chances, and these features', async () => {
  const positions = new Map(suite.map((name) => [name, readPosition(wildernessWar, textOf(`suite/${name}`))]));
  await matches(positionsText(brain, positions), 'suite');
});

it('so have the turns of recorded games', async () => {
  await matches(turnsText(brain, wildernessWar, games, 10), 'turns');
});

it('the fights of recorded games are shown for either side', async () => {
  await matches(fightsText(brain, wildernessWar, games), 'fights');
});

it('habits are noted of both sides', async () => {
  await matches(habitsText(brain, wildernessWar, games), 'habits');
});

it('games by policy bring about so much of everything', async () => {
  await matches(policyText(brain, wildernessWar, [11]), 'by-policy');
});
