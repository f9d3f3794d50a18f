import type { SideName } from '../../src/names.ts';
import { type Board, enemyOf, isCommander, isFleet, isLight, pieceFacts, SPACES, spaceFacts } from './board.ts';

/** The units that retreat, and from where. */
export interface Retreating {
  readonly side: SideName;
  readonly at: string;
  readonly units: readonly string[];
  readonly attacker: boolean;
  readonly routed: boolean;
  /** Spaces whose Battle has been fought in this Action Round, though the marker is still there. */
  readonly fought: readonly string[];
}

export const SAIL_BOX = 'sail';

/** The spaces from which a side has come into a space by connections in this Action Round. */
function cameFrom({ position }: Board, side: SideName, at: string): string[] {
  const ways: readonly string[] = side === 'french' ? position.frenchEntered : position.britishEntered;
  return ways.flatMap((way) => {
    const [from = '', to] = way.split('>');
    return to === at ? [from] : [];
  });
}

/** 2.1.7 French units never enter a Base. */
const mayBeIn = (side: SideName, space: string): boolean => side === 'british' || spaceFacts(space).kind !== 'base';

/** 10.6.2 */
function bordersFriendlySea({ position }: Board, side: SideName, space: string): boolean {
  return spaceFacts(space).seaZones.some((zone) => side === 'french' || position.openSeas || zone === 'atlantic-ocean');
}

const firstOf = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find(({ length }) => length > 0) ?? [];

/** 13.9.2 */
function fleetRetreats(board: Board, { side, at }: Retreating, barred: readonly string[]): readonly string[] {
  const coasts = SPACES.filter(
    (space) =>
      space !== at &&
      spaceFacts(space).seaZones.length > 0 &&
      !board.hasEnemies(space, side) &&
      !barred.includes(space) &&
      mayBeIn(side, space),
  );
  const near = coasts.filter((space) => bordersFriendlySea(board, side, space));
  return firstOf(
    coasts.filter((space) => board.isFriendlyHome(space, side)),
    near.filter((space) => board.isFriendly(space, side)),
    near.filter((space) => spaceFacts(space).kind === 'wilderness'),
    [SAIL_BOX],
  );
}

const isNationVillage = (space: string): boolean =>
  spaceFacts(space).indianNation !== null && spaceFacts(space).kind === 'indian-village';

/** 13.9.3 The enemies of a retreating stack in a space. */
const opponents = (board: Board, side: SideName, space: string): number =>
  board.unitsIn(space, enemyOf(side)).filter((unit) => !isCommander(unit)).length + board.militiaAgainst(space, side);

/** The spaces with the fewest opponents. */
function fewest(board: Board, side: SideName, all: readonly string[]): readonly string[] {
  const least = Math.min(...all.map((space) => opponents(board, side, space)));
  return all.filter((space) => opponents(board, side, space) === least);
}

const troops = (units: readonly string[]): number => units.filter((unit) => !isCommander(unit)).length;

/** 10.3.1, 10.3.2 */
function overwhelms(board: Board, { side, units }: Retreating, space: string): boolean {
  const walls = board.unitsIn(space, enemyOf(side)).some((unit) => ['fort', 'bastion'].includes(pieceFacts(unit).type));
  return !walls && troops(units) > 3 * opponents(board, side, space);
}

/** 13.9.3 */
function adjacentRetreats(board: Board, retreat: Retreating, near: readonly string[]): readonly string[] {
  const { side, routed, units } = retreat;
  const free = near.filter((space) => !board.hasEnemies(space, side));
  const neutral = (space: string): boolean => board.isNeutral(spaceFacts(space).indianNation);
  const held = near.filter((space) => opponents(board, side, space) > 0);
  const enemyHeld = (space: string): boolean => board.isFriendly(space, enemyOf(side));
  const fights = routed ? [] : near.filter((space) => board.hasBattle(space) && !retreat.fought.includes(space));
  // 1.1.1, 8.1 A captured Village is friendly like any controlled space; one of a friendly Nation comes after these.
  const isMarked = (space: string): boolean => board.marked(space) === side;
  return firstOf(
    free.filter((space) => board.isFriendlyHome(space, side)),
    free.filter(isMarked),
    free.filter((space) => spaceFacts(space).kind === 'wilderness' || board.isFriendly(space, side)),
    free.filter((space) => enemyHeld(space) && board.militiaAgainst(space, side) === 0),
    routed
      ? []
      : fewest(
          board,
          side,
          held.filter((space) => overwhelms(board, retreat, space)),
        ),
    routed ? [] : near.filter((space) => isNationVillage(space) && neutral(space) && troops(units) > 3),
    fewest(board, side, fights),
  );
}

/** 13.9.1 The spaces of the first priority that can be met; none where the stack is lost. */
export function retreats(board: Board, retreat: Retreating): readonly string[] {
  const { side, at, units, attacker } = retreat;
  const barred = attacker ? [] : cameFrom(board, enemyOf(side), at);
  if (units.some(isFleet)) return fleetRetreats(board, retreat, barred);
  const closed = side === 'british' ? board.position.closed : null;
  const near = board
    .ways(at, units.every(isLight))
    .filter(({ id }) => id !== closed)
    .map(({ to }) => to)
    .filter((space) => !barred.includes(space) && mayBeIn(side, space));
  const origin = attacker
    ? near.filter(
        (space) =>
          cameFrom(board, side, at).includes(space) && board.isFriendly(space, side) && !board.hasEnemies(space, side),
      )
    : [];
  return firstOf(origin, adjacentRetreats(board, retreat, near));
}
