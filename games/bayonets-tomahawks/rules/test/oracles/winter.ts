import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { enemyOf, pieceFacts, SPACES, spaceFacts } from './board.ts';
import { garrison, isCoast, refuge, returnToColonies } from './homeward.ts';
import { chitOf } from './points.ts';
import type { Table } from './table.ts';
import { endYear } from './year-end.ts';

// 17.0 Winter Quarters.

/** 17.2 Each step is resolved first by the British. */
const ORDER: readonly SideName[] = ['british', 'french'];

/** 17.2 From the reveal of the chits or, if nobody holds one, from the first question that comes. */
export function* winter(table: Table, first: string): Course {
  if (first === 'reveal') {
    yield* ask('winter-quarters.reveal', 'british', ['reveal']);
    for (const side of ORDER) table.score(side, chitOf(table.position, side));
  }
  if (first !== 'disband') yield* beforeDisbanding(table);
  const staying: string[] = [];
  yield* disband(table, staying);
  yield* returnToColonies(table, staying);
  yield* endYear(table);
}

/** 17.2 #1–#4 */
function* beforeDisbanding(table: Table): Course {
  for (const each of ['frenchRaids', 'britishRaids', 'routed', 'outOfSupply', 'battles'] as const)
    table.now[each].length = 0;
  for (const side of ORDER) yield* comeAshore(table, side);
  for (const side of ORDER) goHome(table, side);
}

/** 17.2 #3 */
function* comeAshore(table: Table, side: SideName): Course {
  const fleet = table.units('sail-box', side);
  if (fleet.length === 0) return;
  const homes = SPACES.filter((space) => isCoast(space) && table.board.isFriendlyHome(space, side));
  const [to = ''] = yield* ask(
    'come-ashore.to',
    side,
    (homes.length > 0 ? homes : refuge(table, side)).map((each) => `to ${each}`),
  );
  table.arrive(fleet, to, side);
  if (to !== 'sail-box') table.settle(to);
}

// ---- 17.2 #4

function goHome(table: Table, side: SideName): void {
  const own = Object.keys(table.now.place).filter(
    (each) => table.board.sideOf(each) === side && !['removed', 'out', 'pool'].includes(table.now.place[each] ?? ''),
  );
  for (const unit of own) {
    const { village, nation } = pieceFacts(unit);
    if (village !== null && nation === null) move(table, unit, isLost(table, village, side) ? 'losses' : village);
  }
  for (const nation of ['iroquois', 'cherokee']) {
    const units = own.filter((each) => pieceFacts(each).nation === nation);
    const villages = SPACES.filter(
      (space) => spaceFacts(space).kind === 'indian-village' && spaceFacts(space).indianNation === nation,
    );
    const free = villages.filter((each) => !isLost(table, each, side));
    // One unit waits for each lost Village, however many units there are.
    const waiting = villages.length - free.length;
    for (const [nth, unit] of units.entries()) move(table, unit, free[nth - waiting] ?? 'losses');
  }
}

const isLost = (table: Table, village: string, side: SideName): boolean =>
  table.board.control(village) === enemyOf(side);

function move(table: Table, unit: string, to: string): void {
  const from = table.now.place[unit] ?? '';
  table.put(unit, to);
  for (const space of [from, to]) if (SPACES.includes(space)) table.settle(space);
}

// ---- 17.2 #5, 17.3.1

function* disband(table: Table, staying: string[]): Course {
  const brigades = SPACES.flatMap((space) => table.units(space, 'british')).filter(isColonial);
  for (;;) {
    const may = brigades.filter(
      (each) =>
        !staying.includes(each) && garrison(table, 'british', table.now.place[each] ?? '', [each], staying).length > 0,
    );
    const texts = [...may.map((each) => `stay ${each}`), 'done'];
    const [unit] = yield* ask('winter-quarters.disband', 'british', texts);
    if (unit === undefined) break;
    staying.push(unit);
  }
  for (const each of brigades) if (!staying.includes(each)) move(table, each, 'disbanded');
}

const isColonial = (piece: string): boolean => pieceFacts(piece).type === 'colonial-brigade';
