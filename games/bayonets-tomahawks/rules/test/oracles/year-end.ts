import { PIECE_FACTS } from '../../src/data/pieces.ts';
import { SCENARIO_FACTS } from '../../src/data/scenarios.ts';
import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { isFleet, pieceFacts, SPACES } from './board.ts';
import { isIndian, isMetropolitan, isSettled, type Table } from './table.ts';

// 17.2 #7–#10 The last steps of Winter Quarters.

const ORDER: readonly SideName[] = ['british', 'french'];
const LOSSES = 'losses';

export function* endYear(table: Table): Course {
  for (const side of ORDER) fleetsGoHome(table, side);
  for (const side of ORDER) yield* lossesReturn(table, side);
  addUnits(table);
}

/** #7 */
function fleetsGoHome(table: Table, side: SideName): void {
  for (const at of [...SPACES, 'sail-box'])
    for (const each of table.units(at, side).filter(isFleet)) {
      table.takeAway(each, 'pool');
      if (at !== 'sail-box') table.settle(at);
    }
}

// ---- #8

/** Units of the same type: Light; Metropolitan and Colonial Brigades, Canadiens; Artillery. */
function sort(piece: string): string {
  const { type } = pieceFacts(piece);
  return isMetropolitan(piece) ? 'metropolitan' : type;
}

function* lossesReturn(table: Table, side: SideName): Course {
  const lost = table.units(LOSSES, side).filter((each) => !isIndian(each));
  const left = new Map<string, number>();
  for (const each of lost) left.set(sort(each), (left.get(sort(each)) ?? 0) + 1);
  for (const [each, count] of left) left.set(each, Math.floor(count / 3));
  const homes = SPACES.filter((space) => isSettled(space) && table.board.isFriendlyHome(space, side));
  let highland = false;
  for (;;) {
    const due = [...left].flatMap(([each, count]) => (count > 0 ? [each] : []));
    const now = due.find((each) => isAsked(table, each)) ?? due[0];
    if (now === undefined) return;
    const units = table
      .units(LOSSES, side)
      .filter((each) => sort(each) === now && !(highland && pieceFacts(each).type === 'highland'));
    const places = now === 'colonial-brigade' ? ['disbanded'] : homes;
    const texts = units.flatMap((each) => places.map((at) => `back ${each} ${at}`));
    const [unit, at] = yield* ask('losses-return.unit', side, texts.length > 0 ? texts : ['done']);
    if (unit === undefined || at === undefined) {
      left.delete(now);
      continue;
    }
    table.put(unit, at);
    highland ||= pieceFacts(unit).type === 'highland';
    left.set(now, (left.get(now) ?? 0) - 1);
  }
}

/** Whether the game asks for units of a type: the rules leave open which comes first. */
const isAsked = (table: Table, type: string): boolean =>
  table.asked.some((text) => text.startsWith('back ') && sort(text.split(' ')[1] ?? '') === type);

// ---- #9, 17.5

/**
 * Units that are not in the game yet have no place. The sheet of the scenario names the units of each Year; those for a
 * Bonus have a pool of their own.
 */
function addUnits(table: Table): void {
  const { scenario, year } = table.position;
  const next = SCENARIO_FACTS.find(({ id }) => id === scenario)?.years.find((each) => each.year === year + 1);
  for (const [pool, { units }] of Object.entries(next?.additions ?? {}))
    for (const [kind, count] of Object.entries(units)) {
      const spare = PIECE_FACTS.filter((each) => each.kind === kind && table.now.place[each.id] === undefined);
      for (const each of spare.slice(0, count)) table.put(each.id, pool === 'colonial-bonus' ? 'bonus-pool' : 'pool');
    }
}
