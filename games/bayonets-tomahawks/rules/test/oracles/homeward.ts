import type { SideName } from '../../src/names.ts';
import { ask, type Course } from './asking.ts';
import { type Board, isCommander, isFleet, isLight, pieceFacts, SPACES, spaceFacts } from './board.ts';
import { combine } from './combine.ts';
import { retreats, SAIL_BOX } from './retreat.ts';
import { isBastion, isFort, isIndian, isSettled, type Table, typeOf } from './table.ts';

// 17.3 Return to Colonies.

/** 17.2 Each step is resolved first by the British. */
const ORDER: readonly SideName[] = ['british', 'french'];
const BRIGADES: readonly string[] = ['highland', 'metropolitan-brigade', 'colonial-brigade', 'canadiens'];

export const isCoast = (space: string): boolean => spaceFacts(space).seaZones.length > 0;
const isColonyHome = (board: Board, side: SideName, space: string): boolean =>
  spaceFacts(space).colony !== null && board.isFriendlyHome(space, side);

/** 17.2 #6 */
export function* returnToColonies(table: Table, staying: string[]): Course {
  for (const side of ORDER) yield* byLand(table, side, staying);
  for (const side of ORDER) yield* bySea(table, side, staying);
  for (const side of ORDER) yield* redeploy(table, side);
  for (const side of ORDER) yield* combineAll(table, side);
  for (const each of table.units('disbanded', 'british')) table.flip(each, false);
}

/**
 * The members of a stack that go home: Forts and Bastions are not mobile, and Indian units are already in their
 * Villages (17.2 #4).
 */
const mobile = (table: Table, side: SideName, at: string, staying: readonly string[]): string[] =>
  table
    .units(at, side)
    .filter((each) => !isFort(each) && !isBastion(each) && !isIndian(each) && !staying.includes(each));

/** The one of several stacks that the game asks about: the rules leave their order open. */
function turnOf(table: Table, waiting: readonly string[]): string | undefined {
  return waiting.find((space) => space === table.turn.at) ?? waiting[0];
}

// ---- 17.3.1 Garrisons

/** The members of a stack that may be left in a space. */
export function garrison(
  table: Table,
  side: SideName,
  at: string,
  stack: readonly string[],
  staying: readonly string[],
): string[] {
  const here = table.units(at, side);
  const left = here.filter((each) => staying.includes(each));
  const forts = here.filter(isFort).length;
  const { home, value } = spaceFacts(at);
  const captured = isSettled(at) && home !== null && home !== side && table.board.isFriendly(at, side);
  const brigades = left.filter(isBrigade).length;
  return stack.filter((each) => {
    // 17.2 #7 Fleets go back to their pool anyway.
    if (isFleet(each)) return false;
    if (!captured) return left.length < forts;
    return !isBrigade(each) || brigades < value + forts;
  });
}

const isBrigade = (piece: string): boolean => BRIGADES.includes(pieceFacts(piece).type);

/** The owner leaves units behind one by one. */
function* leaveGarrison(
  table: Table,
  step: string,
  side: SideName,
  at: string,
  stack: () => string[],
  staying: string[],
): Course {
  if (garrison(table, side, at, stack(), staying).length === 0) return;
  for (;;) {
    const may = garrison(table, side, at, stack(), staying);
    const [unit] = yield* ask(step, side, [...may.map((each) => `stay ${each}`), 'done']);
    if (unit === undefined) return;
    staying.push(unit);
  }
}

// ---- 17.3 #1

function* byLand(table: Table, side: SideName, staying: string[]): Course {
  const done = new Set<string>();
  const isHome = (space: string): boolean =>
    isColonyHome(table.board, side, space) || table.units(space, side).some(isFleet);
  for (;;) {
    const waiting = SPACES.filter(
      (space) => !done.has(space) && !isHome(space) && mobile(table, side, space, staying).length > 0,
    );
    if (waiting.length === 0) return;
    // The next question shows whose turn it is; nothing has been asked of the others.
    const at = turnOf(table, waiting) ?? '';
    done.add(at);
    yield* walkHome(table, side, at, staying, isHome);
  }
}

function* walkHome(
  table: Table,
  side: SideName,
  from: string,
  staying: string[],
  isHome: (space: string) => boolean,
): Course {
  let at = from;
  let force = mobile(table, side, at, staying);
  for (;;) {
    const going = (): string[] => force.filter((each) => !staying.includes(each));
    yield* leaveGarrison(table, 'return-to-colonies.garrison', side, at, going, staying);
    force = going();
    if (force.length === 0) return;
    const next = onTheWay(table.board, { side, at, force });
    const texts = next.length === 0 ? ['stay'] : next.map((to) => `to ${to}`);
    const [to] = yield* ask('return-to-colonies.move', side, texts);
    if (to === undefined) return;
    table.arrive(force, to, side);
    table.settle(at);
    at = to;
    if (isHome(at)) return;
  }
}

interface Going {
  readonly side: SideName;
  readonly at: string;
  readonly force: readonly string[];
}

/** 17.3 #1 The next spaces of the shortest ways to a friendly Fleet or Colony Home Space. */
function onTheWay(board: Board, { side, at, force }: Going): string[] {
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

// ---- 17.3 #2

function* bySea(table: Table, side: SideName, staying: string[]): Course {
  const done = new Set<string>();
  for (;;) {
    const waiting = SPACES.filter(
      (space) =>
        !done.has(space) &&
        isCoast(space) &&
        spaceFacts(space).home !== side &&
        mobile(table, side, space, staying).length > 0,
    );
    if (waiting.length === 0) return;
    const at = turnOf(table, waiting) ?? '';
    done.add(at);
    const going = (): string[] => mobile(table, side, at, staying);
    yield* leaveGarrison(table, 'voyage-home.garrison', side, at, going, staying);
    const force = going();
    if (force.length > 0) yield* sailHome(table, side, at, force);
  }
}

function* sailHome(table: Table, side: SideName, at: string, force: readonly string[]): Course {
  const ports = SPACES.filter((space) => isCoast(space) && isColonyHome(table.board, side, space));
  const [to = ''] = yield* ask(
    'voyage-home.to',
    side,
    (ports.length > 0 ? ports : refuge(table, side)).map((each) => `to ${each}`),
  );
  table.arrive(force, to, side);
  table.settle(at);
  if (to !== 'sail-box') table.settle(to);
}

/** 13.9.2 The places where any Fleets go without a friendly port. */
export function refuge(table: Table, side: SideName): string[] {
  const units = [side === 'french' ? 'fleet-de-l-isle' : 'fleet-holmes'];
  const where = retreats(table.board, { side, at: '', units, attacker: true, routed: false, fought: [] });
  return where.map((each) => (each === SAIL_BOX ? 'sail-box' : each));
}

// ---- 17.3 #3

function* redeploy(table: Table, side: SideName): Course {
  const done = new Set<string>();
  for (;;) {
    const commanders = [...SPACES, 'sail-box']
      .flatMap((at) => table.units(at, side))
      .filter((each) => isCommander(each) && !done.has(each));
    const homes = SPACES.filter((space) => isColonyHome(table.board, side, space) && hasTroops(table, side, space));
    if (homes.length === 0) {
      for (const each of commanders) if (!hasTroops(table, side, placeOf(table, each))) table.takeAway(each, 'removed');
      return;
    }
    const now = commanders.find((each) => each === table.turn.now) ?? commanders[0];
    if (now === undefined) return;
    done.add(now);
    yield* send(table, side, now, homes);
  }
}

function* send(table: Table, side: SideName, commander: string, homes: readonly string[]): Course {
  const at = placeOf(table, commander);
  const to = homes.filter((each) => each !== at).map((each) => `to ${each}`);
  const [where] = yield* ask('redeployment.to', side, hasTroops(table, side, at) ? [...to, 'stay'] : to);
  if (where !== undefined) table.put(commander, where);
}

const placeOf = (table: Table, piece: string): string => table.now.place[piece] ?? '';
const hasTroops = (table: Table, side: SideName, at: string): boolean =>
  table.units(at, side).some((each) => !isCommander(each));

// ---- 17.3 #4

function* combineAll(table: Table, side: SideName): Course {
  const places = [...SPACES, 'sail-box', 'disbanded'];
  for (;;) {
    const due = places.filter((at) => hasPair(table, table.units(at, side)));
    const asked = due.find((at) => table.units(at, side).some((each) => table.asked.includes(`keep ${each}`)));
    const at = asked ?? due[0];
    if (at === undefined) return;
    yield* combine(table, at, side, table.units(at, side));
  }
}

function hasPair(table: Table, stack: readonly string[]): boolean {
  const types = stack.filter((each) => table.isReduced(each) && !isBastion(each)).map(typeOf);
  return new Set(types).size < types.length;
}
