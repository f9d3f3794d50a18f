import { DAY, HOUR, MINUTE } from '@carillon/kit';
import { isResting, type Rest } from './rest.ts';

/** An answer that a player gave by hand in a correspondence game. */
export interface AnswerTime {
  /** When the player was asked. */
  readonly opened: number;
  /** When the first choice came. */
  readonly at: number;
  /** When the player had last been seen to choose something in that game, or to pass. */
  readonly seen: number;
}

/** A window that a player passes without being asked. */
export interface HeldWindow {
  readonly opened: number;
  /** When the player was last seen to choose something in this game, or to pass. */
  readonly seen: number;
  /** When the player's time for it is up. */
  readonly due: number;
  readonly rest: Rest;
}

/** How many answers make a habit; if there are fewer, these delays fill the gap. */
const HABIT = 6;
const USUAL = [0.2, 0.7, 2, 4, 8, 13].map((hours) => hours * HOUR);
/** The window may take at most this share of the player's waking time, so that it costs no time. */
const AT_MOST = 0.8;
/**
 * If the moment must come earlier than the player's habit, it comes no sooner than after this share of the waking time.
 */
const AT_LEAST = 0.16;
/** How often the code checks whether the player is awake. */
const QUARTER = 15 * MINUTE;
/** A sooner answer came from a player who was at the page: its delay counts, not its hour. */
const AT_ONCE = HOUR;

/** When a player was asked, and when last seen before. */
type Opening = Pick<AnswerTime, 'opened' | 'seen'>;

/** At least a minute, at most two days. */
const gapBefore = ({ opened, seen }: Opening): number => Math.min(2 * DAY, Math.max(MINUTE, opened - seen));

/** How different two openings are, by the hour of the day and by how long the player had not been seen. */
function apart(one: Opening, other: Opening): number {
  const hours = Math.abs(((one.opened - other.opened) % DAY) / HOUR);
  return Math.min(hours, 24 - hours) / 6 + Math.abs(Math.log(gapBefore(one) / gapBefore(other))) / Math.log(8);
}

/** The past answers whose openings were most like this one: a quarter of them, at least three. */
function alike(now: Opening, past: readonly AnswerTime[]): readonly AnswerTime[] {
  const far = past.map((answer) => ({ answer, by: apart(answer, now) })).sort((one, other) => one.by - other.by);
  return far.slice(0, Math.max(3, Math.ceil(past.length / 4))).map(({ answer }) => answer);
}

/**
 * When an answer would come to another opening: after the same delay if it came at once; otherwise at the same hour,
 * or, if that hour has passed, at the hour of the player's next answer in those days.
 */
function moved({ opened, at }: AnswerTime, now: number, past: readonly AnswerTime[]): number {
  if (at - opened < AT_ONCE) return now + at - opened;
  const days = Math.round((now - opened) / DAY) * DAY;
  if (at + days > now) return at + days;
  const later = past.map((each) => each.at + days).filter((each) => each > now);
  return later.length > 0 ? Math.min(...later) : at + days + DAY;
}

/**
 * The moment, in milliseconds since 1970, at which to pass a window that a player passes without being asked: when this
 * player would usually answer, so that the moment gives nothing away. It is drawn from answers given by hand to
 * openings at a similar hour and after a similar absence. `below` gives random integers below a bound.
 */
export function heldUntil(
  window: HeldWindow,
  answers: readonly AnswerTime[],
  below: (bound: number) => number,
): number {
  const { opened } = window;
  const stand = USUAL.slice(0, Math.max(0, HABIT - answers.length)).map((took) => opened + took);
  const own = answers.length === 0 ? [] : alike(window, answers).map((answer) => moved(answer, opened, answers));
  const all = [...own, ...stand];
  const drawn = all[below(all.length)] ?? opened + HOUR;
  const took = drawn - opened;
  const blurred = took < AT_ONCE ? (took * (800 + below(400))) / 1000 : took + (below(20) - 10) * MINUTE;
  return awakeFrom(opened + Math.round(blurred), window, below);
}

/**
 * The first moment from `at` on at which the player is awake, or an earlier waking moment if the player's time is up
 * too soon.
 */
function awakeFrom(at: number, { opened, due, rest }: HeldWindow, below: (bound: number) => number): number {
  const step = Math.max(1, Math.min(QUARTER, Math.floor((due - opened) / 100)));
  const awake = awakeMoments(opened, due, step, rest);
  const most = Math.floor(awake.length * AT_MOST);
  const last = awake[most] ?? opened + Math.floor((due - opened) * AT_MOST);
  if (at <= last && !isResting(rest, at)) return at;
  const morning = awake.find((each) => each > at) ?? due;
  const early = awake.slice(Math.floor(awake.length * AT_LEAST), most + 1);
  const drawn = morning <= last ? morning : (early[below(early.length)] ?? last);
  const around = [drawn - below(step), drawn + below(step)];
  return around.find((each) => !isResting(rest, each)) ?? drawn;
}

/** The moments before `due`, `step` milliseconds apart, at which a player is awake. */
function awakeMoments(opened: number, due: number, step: number, rest: Rest): number[] {
  const moments: number[] = [];
  for (let at = opened + step; at < due; at += step) if (!isResting(rest, at)) moments.push(at);
  return moments;
}
