import { countPositions } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { BRITISH, space } from '../../src/ids.ts';
import { bayonetsTomahawks } from '../../src/index.ts';
import { ARMY_MARCH, FACTION_POINTS } from '../../src/kinds.ts';
import { flow } from '../../src/procedures/contents.ts';
import { March } from '../../src/procedures/contents-actions.ts';
import { Battles } from '../../src/procedures/contents-battle.ts';
import { ActionPhase } from '../../src/procedures/contents-sequence.ts';
import { EndOfRound, FleetsArrive, WinterQuarters } from '../../src/procedures/contents-year.ts';
import type { State } from '../../src/state.ts';
import { position, type Sparse } from '../position.ts';

// The number of ways to make one, two, three … choices from a position, each outcome of chance counted once. Any change
// to the rules that adds or removes a nearby choice shows here. The figures come from the rules themselves at the time
// of writing: if one differs, find out why before replacing it.

interface Counted {
  readonly name: string;
  readonly at: Sparse;
  readonly begin: (g: State) => void;
  readonly ways: readonly number[];
}

const TABLE: readonly Counted[] = [
  {
    name: '7.3 an Action Phase with three points',
    at: { pieces: { albany: ['22nd-28th', 'rogers'], boston: ['fleet-boscawen', '27th-55th'] }, cards: ['british-16'] },
    begin: (g) => flow.start(g, ActionPhase, { side: BRITISH, stage: FACTION_POINTS }),
    ways: [12, 20, 64, 164],
  },
  {
    name: '10.4 a march from Lake George, with enemies at its end',
    at: { pieces: { 'lake-george': ['22nd-28th', 'rogers', 'gage'], ticonderoga: ['langis'], albany: ['27th-55th'] } },
    begin: (g) =>
      flow.start(g, March, { side: BRITISH, from: space.of('lake-george'), kind: ARMY_MARCH, double: false, extra: 0 }),
    ways: [3, 6, 19, 59, 225],
  },
  {
    name: '13 a Battle with a Commander, Highlanders and Militia',
    at: {
      pieces: { montreal: ['commander-howe', 'fraser', 'royal-artillery-1', 'bearn-guyenne', 'langis'] },
      before: { french: ['montreal'] },
      battles: ['montreal'],
    },
    begin: (g) => flow.start(g, Battles, {}),
    ways: [1, 5, 13, 61, 239],
  },
  {
    name: '14 the end of an Action Round with two Routed stacks',
    at: { pieces: { montreal: ['bearn-guyenne'], albany: ['rogers'] }, routed: ['bearn-guyenne', 'rogers'] },
    begin: (g) => flow.start(g, EndOfRound, {}),
    ways: [5, 25],
  },
  {
    name: '15 Fleets Arrive',
    at: { pieces: { pool: ['22nd-28th', '27th-55th', 'foix-quercy'] }, tokens: ['vow-fewer-troops-british'] },
    begin: (g) => flow.start(g, FleetsArrive, {}),
    ways: [12, 132, 1320],
  },
  {
    name: '17 a winter',
    at: {
      scenario: 'amhersts-juggernaut',
      year: 1758,
      vp: { french: 3 },
      pieces: {
        goasek: ['rogers', 'commander-howe'],
        albany: ['22nd-28th'],
        quebec: ['langis', 'commander-levis'],
        montreal: ['lery'],
      },
    },
    begin: (g) => flow.start(g, WinterQuarters, {}),
    ways: [1, 1, 2, 4],
  },
];

test.each(TABLE)('$name', { timeout: 60_000 }, ({ at, begin, ways }) => {
  const g = position(at);
  begin(g);
  expect(countPositions(bayonetsTomahawks, g, ways.length)).toEqual(ways);
});
