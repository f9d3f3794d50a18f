import { expect, test } from 'vitest';
import cardsJson from '../../../facts/data/cards.json' with { type: 'json' };
import piecesJson from '../../../facts/data/pieces.json' with { type: 'json' };
import { LEADER_FACTS, LEADER_LIMITS, PIECE_FACTS, type PieceFacts, UNIT_KIND_FACTS } from '../../src/data/pieces.ts';
import { ALLIANCES, LEADERS, PIECES, TRIBES, UNIT_CLASSES, UNIT_KINDS } from '../../src/names.ts';

/** French first, each side in the order of the facts. */
function bySide<Row extends { side: string }>(rows: readonly Row[]): Row[] {
  return ['french', 'british'].flatMap((side) => rows.filter((row) => row.side === side));
}

const leaders = bySide(piecesJson.leaders);
const groups = bySide(piecesJson.units);

/** Ids of the counters of a group: numbered, unless there is only one. */
function counters(group: { id: string; count: number }): string[] {
  if (group.count === 1) return [group.id];
  return Array.from({ length: group.count }, (_, index) => `${group.id}-${index + 1}`);
}

function cardNames(numbers: readonly number[]): string[] {
  return numbers.map((number) => {
    const card = cardsJson.cards.find((row) => row.number === number);
    return `${card?.eventKey}-${number}`;
  });
}

/** The facts of each piece by its id. */
const pieceFacts = new Map<string, PieceFacts | undefined>(PIECES.map((id, index) => [id, PIECE_FACTS[index]]));

/** The common facts of all counters in a group. */
function shared(group: (typeof groups)[number]): object {
  return {
    side: group.side,
    category: group.category,
    class: group.class,
    regular: group.regular,
    full: group.full,
    reduced: group.reduced,
    movement: group.movement,
    tribe: group.tribe ?? null,
    alliance: group.alliance ?? null,
    homeSettlement: group.homeSettlement ?? null,
    department: group.department ?? null,
    whenEliminated: group.whenEliminated,
  };
}

test('151 pieces: French leaders and units, then British leaders and units', () => {
  const listed = ['french', 'british'].flatMap((side) => [
    ...leaders.filter((leader) => leader.side === side).map((leader) => leader.id),
    ...groups.filter((group) => group.side === side).flatMap(counters),
  ]);
  expect(PIECES).toEqual(listed);
  expect(new Set(PIECES).size).toBe(151);
  expect(PIECE_FACTS).toHaveLength(151);
});

test('10 French and 13 British leaders, 55 French and 73 British units', () => {
  const number = (kind: string, side: string) =>
    PIECE_FACTS.filter((piece) => piece.kind === kind && piece.side === side).length;
  expect([number('leader', 'french'), number('leader', 'british')]).toEqual([10, 13]);
  expect([number('unit', 'french'), number('unit', 'british')]).toEqual([55, 73]);
});

test('every leader agrees with the facts in every rating', () => {
  const listed = leaders.map(({ availability, britishPool, ...ratings }) => ratings);
  expect(LEADER_FACTS).toEqual(listed);
  expect(LEADERS).toEqual(leaders.map((leader) => leader.id));
});

test('every leader piece shows the ratings of its leader', () => {
  for (const { id, name, side, initiative, command, tactics } of leaders) {
    expect(pieceFacts.get(id)).toEqual({ kind: 'leader', name, side, initiative, command, tactics });
  }
});

test('every group of units agrees with the facts in every field', () => {
  const listed = groups.map((group) => ({
    id: group.id,
    name: group.name,
    ...shared(group),
    pieces: counters(group),
    boxes: group.boxes ?? [],
    enterBy: cardNames(group.enterBy ?? group.returnsBy),
    returnsBy: cardNames(group.returnsBy),
  }));
  expect(UNIT_KIND_FACTS).toEqual(listed);
  expect(UNIT_KINDS).toHaveLength(35);
  expect(UNIT_KINDS).toEqual(groups.map((group) => group.id));
});

test('every counter bears its printed name and the ratings of its group', () => {
  for (const group of groups) {
    const rows = counters(group).map((id) => pieceFacts.get(id));
    const listed = group.names.map((name) => ({ kind: 'unit', name, unitKind: group.id, ...shared(group) }));
    expect(rows).toEqual(listed);
  }
});

test('classes, tribes and alliances are those of the counters', () => {
  const distinct = (values: readonly (string | undefined)[]) => [...new Set(values.filter((value) => value))].sort();
  expect([...UNIT_CLASSES].sort()).toEqual(distinct(groups.map((group) => group.class)));
  expect([...TRIBES].sort()).toEqual(distinct(groups.map((group) => group.tribe)));
  expect([...ALLIANCES].sort()).toEqual(distinct(groups.map((group) => group.alliance)));
});

test('only Indian units have a tribe, and only the Cherokee have no settlement', () => {
  for (const unit of UNIT_KIND_FACTS) expect(unit.tribe !== null).toBe(unit.class === 'indian');
  const homeless = UNIT_KIND_FACTS.filter((unit) => unit.tribe !== null && unit.homeSettlement === null);
  expect(homeless.map((unit) => unit.id)).toEqual(['cherokee']);
});

test('four British leaders have Command 7, and two of them may be in play', () => {
  const sevens = LEADER_FACTS.filter((leader) => leader.command === 7);
  expect(sevens.map((leader) => leader.id).sort()).toEqual(piecesJson.limits.commandSevenLeaders);
  expect(sevens.every((leader) => leader.commanderInChief)).toBe(true);
  expect(LEADER_LIMITS.commandSeven).toBe(piecesJson.limits.maxBritishCommandSevenLeadersInPlay);
});
