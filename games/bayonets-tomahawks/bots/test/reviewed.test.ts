import { readdirSync, readFileSync } from 'node:fs';
import { bayonetsTomahawks, readRecord } from '@carillon/bayonets-tomahawks-rules';
import { readPosition } from '@carillon/flow';
import { expect, it } from 'vitest';
import {
  fightsText,
  habitsText,
  policyText,
  positionsText,
  turnsText,
} from '../../../../packages/opponent/test/reviewed.ts';
import { bayonetsTomahawksBrain as brain } from '../src/index.ts';

// The judgement of computer players on positions and recorded games, as it was reviewed. After an intended change of a
// policy, a feature or a weight, `npx vitest run FILE --update` writes it again: read the difference.

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const games = [
  'amhersts-juggernaut-12',
  'french-and-indian-war-42',
  'loudouns-gamble-5',
  'vaudreuils-petite-guerre-18',
].map((name) => readRecord(textOf(`../../../../fixtures/golden/bayonets-tomahawks/eager-${name}.txt`)));
const suite = readdirSync(new URL('suite', import.meta.url)).toSorted();
const matches = (text: string, name: string) =>
  expect(text).toMatchFileSnapshot(`./__snapshots__/reviewed/${name}.txt`);

it('positions of the suite have these chances, and these features', async () => {
  const positions = new Map(suite.map((name) => [name, readPosition(bayonetsTomahawks, textOf(`suite/${name}`))]));
  await matches(positionsText(brain, positions), 'suite');
});

it('so have the turns of recorded games', async () => {
  await matches(turnsText(brain, bayonetsTomahawks, games, 1), 'turns');
});

it('the fights of recorded games are shown for either side', async () => {
  await matches(fightsText(brain, bayonetsTomahawks, games), 'fights');
});

it('habits are noted of both sides', async () => {
  await matches(habitsText(brain, bayonetsTomahawks, games), 'habits');
});

it('games by policy bring about so much of everything', async () => {
  await matches(policyText(brain, bayonetsTomahawks, [11]), 'by-policy');
});
