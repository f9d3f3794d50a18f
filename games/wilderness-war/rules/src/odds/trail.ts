import { at } from '@carillon/kit';
import { isLeader, isUnit } from '../counters.ts';
import { LEADER_LOSS } from '../data/tables.ts';
import { type Piece, piece, type Side, side } from '../ids.ts';
import type { LogEntry } from '../log.ts';
import type { SideName } from '../names.ts';

// The events of one course of a fight, collected from the log.

/** The counts for each side. */
export interface Toll {
  /** Steps lost to fire and raids. */
  steps: number;
  /** Leaders certainly killed on this course. */
  killed: number;
  /** Leaders whose checks change nothing else: each dies with the chance of one check. */
  inDanger: readonly Piece[];
  /** Leaders eliminated otherwise, unless killed before: with their post (9.22), or for lack of a retreat (7.92). */
  lost: readonly Piece[];
  /** Units eliminated for lack of a retreat (7.92). */
  trapped: number;
}

/** More than any fire can cause. */
const MOST_LOSSES = 32;

/** 7.7 Whether a natural roll endangers enemy leaders. */
const endangers = (die: number): boolean => LEADER_LOSS.naturals.some((natural) => natural === die);

const blankToll = (): Toll => ({ steps: 0, killed: 0, inDanger: [], lost: [], trapped: 0 });
const indexOf = (name: SideName): number => side.of(name);

/** One course of a fight. */
export class Trail {
  /** By side. */
  readonly tolls: readonly Toll[] = side.all.map(blankToll);
  /** The side that has won: the winner of a battle, or a captor. */
  winner: SideName | undefined = undefined;
  overrun = false;
  /** Victory points, positive for the French. */
  vp = 0;
  /**
   * The results of the dice since the last question, as one number: equal numbers have equal consequences (7.6, 7.7).
   */
  called = 0;
  /** The siege level after a roll (8.231). */
  level: number | undefined = undefined;
  /** Whether a raid, an interception or an attempt to avoid battle has succeeded. */
  success = false;
  /** Raided markers placed (10.31). */
  markers = 0;

  copyFrom(other: Trail): void {
    this.tolls.forEach((toll, i) => {
      Object.assign(toll, other.tolls[i]);
    });
    this.winner = other.winner;
    this.overrun = other.overrun;
    this.vp = other.vp;
    this.called = other.called;
    this.level = other.level;
    this.success = other.success;
    this.markers = other.markers;
  }

  toll(of: SideName): Toll {
    return at(this.tolls, indexOf(of));
  }

  /** Leaders of a side have been checked, with the result left open. */
  endanger(of: Side, leaders: readonly Piece[]): void {
    const toll = at(this.tolls, of);
    toll.inDanger = [...toll.inDanger, ...leaders];
  }

  /** Records a log entry. */
  note(entry: LogEntry): void {
    switch (entry.type) {
      case 'fire':
        this.called = (this.called * MOST_LOSSES + entry.losses) * 2 + (endangers(entry.die) ? 1 : 0) + 1;
        return;
      case 'loss':
        this.toll(entry.side).steps++;
        return;
      case 'leader-check':
        if (entry.killed) this.toll(entry.side).killed++;
        return;
      case 'eliminated':
        this.noteEliminated(entry.side, entry.pieces.map(piece.of), entry.rule === '7.92');
        return;
      case 'vp':
        this.vp += entry.side === 'french' ? entry.points : -entry.points;
        return;
      default:
        this.noteEnd(entry);
    }
  }

  private noteEliminated(of: SideName, pieces: readonly Piece[], trapped: boolean): void {
    const toll = this.toll(of);
    toll.lost = [...toll.lost, ...pieces.filter(isLeader)];
    if (trapped) toll.trapped += pieces.filter(isUnit).length;
  }

  private noteEnd(entry: LogEntry): void {
    switch (entry.type) {
      case 'won':
      case 'captured':
        this.winner = entry.side;
        return;
      case 'overrun':
        this.overrun = true;
        return;
      case 'siege-roll':
        this.level = entry.level;
        return;
      case 'raid':
      case 'intercept':
      case 'avoid':
        this.success = entry.success;
        return;
      case 'slip-away':
        this.success = true;
        return;
      case 'raided':
        this.markers++;
        return;
      default:
    }
  }
}
