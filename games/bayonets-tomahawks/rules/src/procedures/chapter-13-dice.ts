import type { FrameOf, IdSet } from '@carillon/flow';
import {
  BT,
  enemyOf,
  type Face,
  FLAG,
  face,
  HIT_SQUARE,
  HIT_TRIANGLE,
  isOnBoard,
  MISS,
  type Piece,
  piece,
  side,
} from '../ids.ts';
import type { REASONS } from '../kinds.ts';
import { capacity, isHitFace, removesMilitia, scoring, strikesBrigades } from '../query/battle.ts';
import type { State } from '../state.ts';
import { flow } from './contents.ts';
import { Battle, type Volley } from './contents-battle.ts';

// 13.3.3, 13.3.4 The results of one unit type's dice, and those that score

export type Rolling = FrameOf<typeof Volley>;
type Reason = (typeof REASONS)[number];

export const battle = (g: State): FrameOf<typeof Battle> => flow.enclosing(g, Battle);

export const ALL = [FLAG, HIT_TRIANGLE, HIT_SQUARE, BT, MISS];
/** The units that show a face. */
export function showing(f: Rolling, shown: Face): IdSet<Piece> {
  if (shown === FLAG) return f.flags;
  if (shown === HIT_TRIANGLE) return f.triangles;
  if (shown === HIT_SQUARE) return f.squares;
  return shown === BT ? f.bts : f.misses;
}

/** A die is rolled: it replaces the unit's earlier roll. */
export function lay(g: State, f: Rolling, p: Piece, rolled: Face, reroll: Reason | null): void {
  for (const each of ALL) showing(f, each).delete(p);
  showing(f, rolled).add(p);
  const roll = { side: side.nameOf(f.side), piece: piece.nameOf(p), face: face.nameOf(rolled), reroll };
  f.say?.({ type: 'roll', ...roll, ...(!isOnBoard(g.place.get(p)) && { eliminated: true }) });
}

/** Dice that show a Hit for this unit type. */
export const hitDice = (f: Rolling): number =>
  ALL.reduce((sum, each) => sum + (isHitFace(f.group, each) ? showing(f, each).size : 0), 0);

/** 13.3.4 The number of Hits that score. */
export function scoringHits(g: State, f: Rolling): number {
  const { at, marker } = battle(g);
  return scoring(hitDice(f), marker.get(f.side), capacity(g, enemyOf(f.side), at, f.group, false));
}

/** 13.3.4 Whether a Hit more than the dice show would score. */
export const wouldScore = (g: State, f: Rolling): boolean =>
  scoring(hitDice(f) + 1, battle(g).marker.get(f.side), capacity(g, enemyOf(f.side), battle(g).at, f.group, false)) >
  scoringHits(g, f);

/** 13.3.3 B&Ts that find a Brigade to hit after the Hits have been applied: those of Brigades also hit Brigades. */
export function scoringBts(g: State, f: Rolling): number {
  if (!strikesBrigades(f.group)) return 0;
  const { at, marker } = battle(g);
  const hits = scoringHits(g, f);
  const start = marker.get(f.side);
  const struck = removesMilitia(f.group) ? Math.max(0, Math.min(hits, start + hits)) : 0;
  return scoring(f.bts.size, start + hits, capacity(g, enemyOf(f.side), at, f.group, true) - struck);
}
