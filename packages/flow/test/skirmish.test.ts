import { type AnyRules, chanceFrom, OVER, Table, TOGETHER } from '@carillon/flow';
import { at, canonical, type Random, range, seeded } from '@carillon/kit';
import { afterEach, describe, expect, test } from 'vitest';
import { type LogEntry, type State, skirmish, type View } from './skirmish/index.ts';

const { flow } = skirmish;
type SkirmishTable = Table<State, View, LogEntry>;

const open = (random: Random, scenario = 'dusk'): SkirmishTable =>
  Table.open(skirmish, { scenario, options: null, chance: chanceFrom(random), passIdleWindows: true });

/** One random choice of a seat that is to choose. */
function playOne(table: SkirmishTable, random: Random): void {
  const seat = table.who === TOGETHER ? at([0, 1], flow.hasAnswered(table.state, 0) ? 1 : 0) : table.who;
  const choices = table.choicesOf(seat);
  expect(table.submit(seat, at(choices, random.below(choices.length)), table.journal.length)).toMatchObject({
    ok: true,
  });
}

/** Plays to the end, checking every position. */
function playOut(seed: number, scenario: string, look: (table: SkirmishTable) => void): SkirmishTable {
  const random = seeded(seed);
  const table = open(random, scenario);
  while (table.who !== OVER) {
    look(table);
    playOne(table, random);
  }
  return table;
}

describe('skirmish, the model of a rules package', () => {
  afterEach(() => {
    flow.onStep = undefined;
  });

  test('is a title like any other', () => {
    const rules: AnyRules = skirmish;
    expect(rules.seats).toEqual(['blue', 'red']);
  });

  test('ends, keeps its invariants, and reaches every step', () => {
    const reached = new Set<string>();
    flow.onStep = (procedure, step) => reached.add(`${procedure}.${step}`);
    for (const seed of range(60)) {
      const table = playOut(seed, at(skirmish.scenarios, seed % 2), ({ state }) => skirmish.check(state));
      expect(skirmish.result(table.state)).toBeDefined();
    }
    expect(flow.allSteps.filter((step) => !reached.has(step))).toEqual([]);
  });

  test('is saved and loaded at every decision', () => {
    for (const seed of range(10)) {
      playOut(seed, 'dusk', ({ state }) => {
        const loaded = skirmish.fromJson(JSON.parse(canonical(skirmish.toJson(state))));
        expect(loaded.cells).toEqual(state.cells);
      });
    }
  });
});
