import type { OracleFinding } from '@carillon/testkit';
import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { ask, type Course } from './asking.ts';
import { type Board, enemyOf, isCommander, isFleet, isLight, pieceFacts, SPACES, spaceFacts } from './board.ts';
import { isFort, isSettled, type Table } from './table.ts';

// 17.0 Winter Quarters.

/** 17.2 Each step is resolved first by the British. */
const ORDER: readonly SideName[] = ['british', 'french'];

/** 17.2 #1–#5, from the reveal of the chits or, if nobody holds one, from the Brigades that disband. */
export function* winter(table: Table, reveals: boolean): Course {
  if (reveals) yield* ask('winter-quarters.reveal', 'british', ['reveal']);
  for (const each of ['frenchRaids', 'britishRaids', 'routed', 'outOfSupply', 'battles'] as const)
    table.now[each].length = 0;
  for (const side of ORDER) yield* comeAshore(table, side);
  for (const side of ORDER) goHome(table, side);
  yield* disband(table);
}

/** 17.2 #3 */
function* comeAshore(table: Table, side: SideName): Course {
  const fleet = table.units('sail-box', side);
  if (fleet.length === 0) return;
  const homes = SPACES.filter((space) => isCoast(space) && table.board.isFriendlyHome(space, side));
  const [to = ''] = yield* ask(
    'come-ashore.to',
    side,
    homes.map((each) => `to ${each}`),
  );
  table.arrive(fleet, to, side);
  table.settle(to);
}

const isCoast = (space: string): boolean => spaceFacts(space).seaZones.length > 0;

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
    // For each Village lost one unit waits, however many there are.
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

function* disband(table: Table): Course {
  const brigades = SPACES.flatMap((space) => table.units(space, 'british')).filter(isColonial);
  const staying: string[] = [];
  for (;;) {
    const may = brigades.filter((each) => !staying.includes(each) && room(table, staying, table.now.place[each]) > 0);
    const answer = yield {
      step: 'winter-quarters.disband',
      who: 'british',
      texts: [...may.map((each) => `stay ${each}`), 'done'],
    };
    const [, unit] = answer.split(' ');
    if (unit === undefined) break;
    staying.push(unit);
  }
  for (const each of brigades) if (!staying.includes(each)) move(table, each, 'disbanded');
}

const isColonial = (piece: string): boolean => pieceFacts(piece).type === 'colonial-brigade';

/** How many more Brigades may stay in a space: one with a Fort, and the value of a captured Settled Space. */
function room(table: Table, staying: readonly string[], space: string | undefined): number {
  if (space === undefined) return 0;
  const stack = table.units(space, 'british');
  const fort = stack.some(isFort) ? 1 : 0;
  const captured = isSettled(space) && spaceFacts(space).home === 'french' && table.board.isFriendly(space, 'british');
  const taken = stack.filter((each) => staying.includes(each)).length;
  return fort + (captured ? spaceFacts(space).value : 0) - taken;
}

// ---- 17.3 Single questions

interface Locals {
  readonly side: SideName;
  readonly at: string;
  readonly force: readonly string[];
  readonly now: string;
}

const isColonyHome = (board: Board, side: SideName, space: string): boolean =>
  spaceFacts(space).colony !== null && board.isFriendlyHome(space, side);

/** 17.3 #1 The next spaces of the shortest ways to a friendly Fleet or Colony Home Space. */
function onTheWay(board: Board, { side, at, force }: Locals): string[] {
  const light = force.every(isLight);
  const open = board.position.options.some((each) => each === 'neutralPaths');
  const next = (space: string): string[] =>
    board
      .ways(space, light)
      .filter(
        ({ to, nation }) =>
          (open || !board.isNeutral(nation)) && (side === 'british' || spaceFacts(to).kind !== 'base'),
      )
      .map(({ to }) => to);
  const goals = SPACES.filter((space) => isColonyHome(board, side, space) || board.unitsIn(space, side).some(isFleet));
  const distance = new Map(goals.map((goal) => [goal, 0]));
  for (const space of [...goals]) walkFrom(space, next, distance);
  const own = distance.get(at);
  return own === undefined ? [] : next(at).filter((to) => distance.get(to) === own - 1);
}

/** Spreads distances from a goal. Connections are the same in both directions. */
function walkFrom(goal: string, next: (space: string) => string[], distance: Map<string, number>): void {
  const ahead = [goal];
  for (let space = ahead.shift(); space !== undefined; space = ahead.shift()) {
    const further = (distance.get(space) ?? 0) + 1;
    for (const to of next(space)) {
      if ((distance.get(to) ?? Number.POSITIVE_INFINITY) <= further) continue;
      distance.set(to, further);
      ahead.push(to);
    }
  }
}

/** 17.3 #2 */
const ports = (board: Board, { side }: Locals): string[] =>
  SPACES.filter((space) => isCoast(space) && isColonyHome(board, side, space));

/** 17.3 #3 The stacks that a Commander may join. */
const stacksAtHome = (board: Board, { side, now }: Locals): string[] =>
  SPACES.filter(
    (space) =>
      isColonyHome(board, side, space) &&
      board.position.place[now as keyof Position['place']] !== space &&
      board.unitsIn(space, side).some((each) => !isCommander(each)),
  );

const QUESTIONS: Readonly<Record<string, (board: Board, locals: Locals) => string[]>> = {
  'return-to-colonies.move': onTheWay,
  'voyage-home.to': ports,
  'redeployment.to': stacksAtHome,
};

/** Compares the list of a question in which somebody goes to a space. */
export function wayHome(step: string, board: Board, texts: readonly string[]): OracleFinding[] {
  const locals = board.position.stack.at(-1)?.locals as unknown as Locals;
  const oracle = QUESTIONS[step]?.(board, locals);
  // Without a friendly port the Fleet Retreat Priorities apply.
  if (oracle === undefined || (step === 'voyage-home.to' && oracle.length === 0)) return [];
  const rules = texts.flatMap((text) => (text.startsWith('to ') ? [text.slice('to '.length)] : []));
  return [{ subject: 'winter', where: step, rules: rules.sort().join(' '), oracle: [...oracle].sort().join(' ') }];
}
