import type { SideName } from '../../src/names.ts';
import type { Position } from '../../src/position.ts';
import { adjacent, Board, isUnit, pieceFacts, spaceFacts, unitsOf } from './board.ts';
import { type Compare, type Locals, type Running, sideIn, text, texts } from './trial.ts';

// 10.4 Going home, after a raid and at the year's end.

export const PAYS_DEN_HAUT = 'pays-den-haut';

const classOf = (piece: string): string => {
  const facts = pieceFacts(piece);
  return facts.kind === 'unit' ? facts.class : 'leader';
};
export const isIndian = (piece: string): boolean => classOf(piece) === 'indian';
export const mayAccompany = (piece: string): boolean => ['leader', 'coureurs'].includes(classOf(piece));

/** 10.41 The home of an Indian unit; that of the Cherokee is off the map (10.412). */
export function homeOf(piece: string): string | null {
  const facts = pieceFacts(piece);
  return facts.kind === 'unit' ? facts.homeSettlement : null;
}

/** 10.42, 10.421 The closest friendly, unbesieged fortifications, over connections only. */
export function closest(board: Board, side: SideName, from: string): string[] {
  const seen = new Set([from]);
  let ahead = [from];
  while (ahead.length > 0) {
    const next = ahead.flatMap((space) => adjacent(space).map(({ to }) => to)).filter((space) => !seen.has(space));
    const found = next.filter((space) => {
      const works = board.fortification(space);
      return works?.side === side && !works.besieged;
    });
    if (found.length > 0) return [...new Set(found)];
    for (const space of next) seen.add(space);
    ahead = [...new Set(next)];
  }
  return [];
}

interface Going {
  readonly board: Board;
  readonly side: SideName;
  readonly at: string;
  /** All pieces that go together, and the pieces that have not gone yet. */
  readonly party: readonly string[];
  readonly left: readonly string[];
  readonly raid: boolean;
}

const placeOf = ({ board }: Going, piece: string): string | undefined =>
  (board.position.place as Readonly<Record<string, string>>)[piece];

/** 10.411 */
const isOpen = ({ board, side }: Going, home: string | null): home is string =>
  home !== null && !board.hasEnemies(side, home);

/** 4.0 B.3 A leader in wilderness or mountain, with neither units that stay nor a fortification. */
export function isStranded({ board, side, at, left }: Going): boolean {
  if (spaceFacts(at).terrain === 'cultivated' || at === PAYS_DEN_HAUT) return false;
  if (board.fortification(at)?.side === side) return false;
  return unitsOf(board.piecesOf(side, at)).every((unit) => left.includes(unit));
}

/** 10.4 All raiders redeploy, even to the raided settlement if that is where they live. */
const stays = ({ at, raid }: Going, to: string): boolean => !raid && to === at;

/** The places of the party's pieces after one more has gone. */
type Gone = ReadonlyMap<string, string>;

/** All choices of a piece after which the others can still follow the rules. */
function waysHome(going: Going, piece: string): string[] {
  const { party, left } = going;
  const gone = new Map(
    party.flatMap((each) => (left.includes(each) ? [] : [[each, placeOf(going, each) ?? 'removed'] as const])),
  );
  const others = left.filter((each) => each !== piece);
  const ways = placesFor(going, gone, piece).filter((to) => canBeKept(going, new Map(gone).set(piece, to), others));
  const goes = ways.map((to) => (stays(going, to) ? `stay ${piece}` : `go ${piece} ${to}`));
  const mayBeLost = isIndian(piece) && !isOpen(going, homeOf(piece)) && canBeKept(going, gone, others);
  return goes.length === 0 || mayBeLost ? [...goes, `lose ${piece}`] : goes;
}

/** The places that a piece may go to, with its own space if it may stay. */
function placesFor(going: Going, gone: Gone, piece: string): string[] {
  const { board, side, at, left } = going;
  const forts = closest(board, side, at);
  if (isIndian(piece)) {
    const home = homeOf(piece);
    const followed = [...gone].flatMap(([each, to]) => (!isUnit(each) && forts.includes(to) ? [to] : []));
    return [...(isOpen(going, home) ? [home] : []), ...followed];
  }
  const homes = mayAccompany(piece) ? left.filter(isIndian).map(homeOf) : [];
  const open = homes.filter((home): home is string => isOpen(going, home));
  if (goesAlone(going, piece)) return [...open, ...forts];
  // 4.0 B.3, 10.422 A leader who need not leave may take Indians to a fortification.
  const takes = !isUnit(piece) && left.some(isIndian) ? forts : [];
  return [...open, ...takes, at];
}

/** Whether a piece that is no Indian must go, and needs nobody with it. */
const goesAlone = (going: Going, piece: string): boolean => going.raid || (!isUnit(piece) && isStranded(going));

/**
 * 10.413, 10.422 Whether every piece that has gone with Indians, or to be followed by them, can still be joined by an
 * Indian unit.
 */
function canBeKept(going: Going, gone: Gone, left: readonly string[]): boolean {
  const forts = closest(going.board, going.side, going.at);
  const awaiting = [...gone].flatMap(([each, to]) => {
    const needsNobody = isIndian(each) || stays(going, to) || to === 'removed' || to === 'reserve';
    return needsNobody || (forts.includes(to) && goesAlone(going, each)) ? [] : [to];
  });
  const joined = [...gone].flatMap(([each, to]) => (isIndian(each) ? [to] : []));
  const open = [...new Set(awaiting)].filter((to) => !joined.includes(to));
  return canJoin(going, gone, open, left.filter(isIndian));
}

/** Whether each place can have an Indian unit of its own. */
function canJoin(going: Going, gone: Gone, places: readonly string[], indians: readonly string[]): boolean {
  const [first, ...rest] = places;
  if (first === undefined) return true;
  return indians.some(
    (each) =>
      placesFor(going, gone, each).includes(first) &&
      canJoin(
        going,
        gone,
        rest,
        indians.filter((other) => other !== each),
      ),
  );
}

/** Compares the ways of the piece that goes next. */
export function compareHome(position: Position, listed: readonly string[], compare: Compare): void {
  const locals: Locals = (position.stack.at(-1) as Running).locals;
  const going: Going = {
    board: new Board(position),
    side: sideIn(locals),
    at: text(locals.at) ?? '',
    party: texts(locals.party),
    left: texts(locals.left),
    raid: locals.raid === true,
  };
  const piece = text(locals.now) ?? '';
  const own = listed.filter((each) => /^(go|stay|lose) /.test(each));
  const joined = (all: readonly string[]): string[] => all.map((each) => each.replaceAll(' ', '_'));
  const where = `${piece} of ${going.party.join(' ')} at ${going.at}${going.raid ? ' after a raid' : ''}`;
  compare('going home', where, joined(own), joined(waysHome(going, piece)));
}
