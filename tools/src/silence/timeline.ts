import { at, DAY, type Random } from '@carillon/kit';
import { type AnswerTime, heldUntil } from '@carillon/server';
import type { Person } from './person.ts';
import type { Asked } from './recording.ts';

const REST = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };
/** How many answers the server draws from. */
const DRAWN_FROM = 60;

/** The ways in which a table can treat a window that its player does not answer by hand. */
export const WAYS = ['at once', 'delayed', 'always ask'] as const;
export type Way = (typeof WAYS)[number];

/** When a player passes windows ahead; fixed before anything was measured. */
export const KINDS = ['always', 'never', 'only when holding'] as const;
export type Kind = (typeof KINDS)[number];

/** The other side's view of a window, and whether its player held something to play there. */
export interface Seen {
  readonly seat: number;
  readonly opened: number;
  readonly took: number;
  /** The time since the player was last seen to do something. */
  readonly gap: number;
  readonly held: boolean;
}

/** A person at a table, with the data that the server and the other side remember. */
export interface Player {
  readonly person: Person;
  readonly answers: AnswerTime[];
  seen: number;
}

/** Whether the server passes this question for its player. */
function isPassed({ window, held, played }: Asked, way: Way, kind: Kind): boolean {
  if (!window) return false;
  const ahead = kind === 'always' || (kind === 'only when holding' && held);
  return (!held && way !== 'always ask') || (ahead && !played);
}

/**
 * Plays a recorded game as a correspondence game from `start` on, and returns its end and its windows as the other side
 * sees them.
 */
export function played(
  game: readonly Asked[],
  players: readonly Player[],
  [way, kind]: readonly [Way, Kind],
  start: number,
  random: Random,
): { readonly end: number; readonly windows: readonly Seen[] } {
  const windows: Seen[] = [];
  let now = start;
  let asked: { readonly seat: number; readonly since: number } | undefined;
  for (const question of game) {
    const { seat, window, held } = question;
    const player = at(players, seat);
    const opened = now;
    if (isPassed(question, way, kind)) {
      if (way === 'delayed') {
        const until = { opened, seen: player.seen, due: opened + 3 * DAY, rest: REST };
        now = heldUntil(until, player.answers.slice(-DRAWN_FROM), (bound) => random.below(bound));
      }
      asked = undefined;
    } else {
      now = Math.round(player.person.answers(now, window));
      if (asked?.seat !== seat) asked = { seat, since: opened };
      note(player, asked.since, now);
    }
    if (window) windows.push({ seat, opened, took: now - opened, gap: opened - player.seen, held });
    player.seen = now;
  }
  return { end: now, windows };
}

/** As the server does: counts the first choice since the player was asked. */
function note({ answers, seen }: Player, opened: number, at: number): void {
  if (answers.at(-1)?.opened !== opened) answers.push({ opened, at, seen });
}
