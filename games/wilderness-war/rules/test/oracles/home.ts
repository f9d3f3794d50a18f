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

/** 10.41 Where Indians live; the Cherokee are off the map (10.412). */
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
  /** All who go together, and those who have not gone yet. */
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

function waysHome(going: Going, piece: string): string[] {
  return isIndian(piece) ? waysOfIndian(going, piece) : waysOfOther(going, piece);
}

function waysOfOther(going: Going, piece: string): string[] {
  const { board, side, at, left, raid } = going;
  const homes = mayAccompany(piece) ? left.filter(isIndian).map(homeOf) : [];
  const open = homes.filter((home) => isOpen(going, home));
  const goes = raid || (!isUnit(piece) && isStranded(going));
  const ways = [...open, ...(goes ? closest(board, side, at) : [])].map((to) => `go ${piece} ${to}`);
  if (!goes) ways.push(`stay ${piece}`);
  return ways.length > 0 ? ways : [`lose ${piece}`];
}

function waysOfIndian(going: Going, piece: string): string[] {
  const { board, side, at, party, left } = going;
  const home = homeOf(piece);
  const gone = party.filter((each) => !left.includes(each));
  const forts = closest(board, side, at);
  const followed = gone.flatMap((each) => {
    const place = placeOf(going, each);
    return !isUnit(each) && place !== undefined && place !== at && forts.includes(place) ? [place] : [];
  });
  const lives = isOpen(going, home);
  // 10.413 Companions who have gone to a settlement accompany somebody.
  const awaited =
    lives && gone.some((each) => !isIndian(each) && placeOf(going, each) === home && !forts.includes(home));
  const others = [...gone.filter((each) => placeOf(going, each) === home), ...left.filter((each) => each !== piece)];
  if (awaited && !others.some((each) => isIndian(each) && homeOf(each) === home)) return [`go ${piece} ${home}`];
  const ways = [...(lives ? [home] : []), ...followed].map((to) => `go ${piece} ${to}`);
  return lives ? ways : [...ways, `lose ${piece}`];
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
