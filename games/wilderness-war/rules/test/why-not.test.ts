import { Choices, type StateBase } from '@carillon/flow';
import { specificShare, whyNot } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { CLAUSES } from '../src/clauses.ts';
import { type Piece, piece } from '../src/ids.ts';
import { wildernessWar } from '../src/index.ts';
import { alike } from '../src/query/offers.ts';
import type { State } from '../src/state.ts';

const NAMES = new Set(Object.keys(CLAUSES));

/** The pieces that a choice of this verb names. */
function offered(g: State, seat: number, verb: string): Piece[] {
  const { flow } = wildernessWar;
  return listOf(g, seat)
    .map((choice) => flow.partsOf(g, choice))
    .filter((parts) => parts.verb === verb)
    .flatMap(({ words }) => words.flatMap((word) => piece.fromWord(word) ?? []));
}

describe('why something may not be chosen', () => {
  const likes: { readonly g: State; readonly seat: number; readonly verb: string; readonly word: string }[] = [];
  const found = whyNot(wildernessWar, {
    pairs: 2000,
    seed: 7,
    like(g, { seat, wanted }) {
      likes.push({ g: copied(g), seat, verb: wanted.verb, word: wanted.words?.findLast(Boolean) ?? '' });
    },
  });

  test('has a clause that, lifted, permits the choice: in at least 98 of 100 cases, in all scenarios', () => {
    expect(found.unexplained).toEqual([]);
    expect(specificShare(found)).toBeGreaterThanOrEqual(0.98);
  });

  test('names clauses of the table only', () => {
    expect(Object.keys(found.clauses).filter((name) => !NAMES.has(name))).toEqual([]);
  });

  test('a piece that is not listed, and needs no reason, is identical to a listed piece', () => {
    expect(likes.length).toBeGreaterThan(0);
    for (const { g, seat, verb, word } of likes) {
      const p = piece.of(word);
      expect(
        offered(g, seat, verb).some((other) => alike(g, p, other)),
        `${verb} ${word}`,
      ).toBe(true);
    }
  });
});

function copied(g: StateBase): State {
  return wildernessWar.fromJson(wildernessWar.toJson(g as State));
}

function listOf(g: State, seat: number): readonly number[] {
  const choices = new Choices();
  wildernessWar.flow.list(g, seat, choices);
  return choices.toArray();
}
