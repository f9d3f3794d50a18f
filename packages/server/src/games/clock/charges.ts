import type { Entry } from '@carillon/flow';
import type { Charge } from '../../store/games.ts';
import type { Loaded } from '../keep/loaded.ts';
import { type ClockState, costOf, freeOf, leftAfter, leftAt } from './pace.ts';

// What live clocks lose and gain, kept by entry, so that a takeback returns exactly what it must: an undone choice
// loses its increment, its player's thinking time stays spent, and the other side gets back the time it lost meanwhile.
// Time in a window was free; once its player takes back the choice made there, it counts again, as time for thinking
// about the question that is open again. So nobody can stop a clock with windows and undos.
//
// In correspondence games an answer that is taken back counts as never given: the days run on from when the question
// came. So nobody gains days by choosing and undoing. For this, the time for which each question was asked is kept.

/** The effect of an act on the clocks. */
export interface Charged {
  /** Milliseconds left by place; `null` without a live clock. */
  readonly left: readonly (number | null)[];
  /** One charge for each time that an act took, added or left free, to be stored. */
  readonly charges: readonly Charge[];
  /** When the clocks of the players asked next started. */
  readonly since: number;
}

/** Which choices an act takes back: all from entry `from` on, for the player at `place`. */
export interface Undone {
  readonly from: number;
  readonly place: number;
  /** Whether the other side has agreed. */
  readonly agreed: boolean;
}

/** The choices that an act takes back; `undefined` if none. */
export function undoneBy({ module, seating }: Loaded, entries: readonly Entry[]): Undone | undefined {
  for (const entry of entries) {
    if (!('undo' in entry)) continue;
    const place = seating.indexOf(module.rules.seats.indexOf(entry.who));
    return { from: entry.undo, place, agreed: entry.agreed !== undefined };
  }
  return undefined;
}

/** The clocks after an act that takes nothing back. `next`: the places asked after it; `seq`: its last entry. */
export function chargedBy(clock: ClockState, next: readonly number[], seq: number, now: number): Charged {
  const left = leftAfter(clock, next, now);
  if (clock.pace.kind !== 'live') return { left, ...daysAfter(clock, next, seq, now) };
  const time = { spent: costOf(clock, now), free: freeOf(clock, now) };
  const { increment } = clock.pace;
  const charges = clock.running.map((place) => ({ seq, place, ...time, gained: next.includes(place) ? 0 : increment }));
  return { left, charges: charges.filter(isAny), since: now };
}

/**
 * When the days of the players asked next started. If only some of those asked together have answered, the others still
 * answer the same question.
 */
function daysAfter(
  { pace, running, since }: ClockState,
  next: readonly number[],
  seq: number,
  now: number,
): Omit<Charged, 'left'> {
  const [place] = running;
  if (pace.kind === 'none' || place === undefined) return { charges: [], since: now };
  if (isPartOf(next, running)) return { charges: [], since };
  const charge = { seq, place, spent: Math.max(0, now - since), gained: 0, free: 0 };
  return { charges: [charge].filter(isAny), since: now };
}

const isPartOf = (some: readonly number[], all: readonly number[]): boolean =>
  some.length > 0 && some.length < all.length && some.every((place) => all.includes(place));

/**
 * The clocks after a takeback. `next`: the places asked after it; `charges`: those of the entries taken back, now void.
 * The time of the player who takes back stays spent. A player who is no longer asked gets back the time spent in vain.
 */
export function chargedByUndo(
  clock: ClockState,
  { from, place: by, agreed }: Undone,
  { next, charges }: { readonly next: readonly number[]; readonly charges: readonly Charge[] },
  now: number,
): Charged {
  if (clock.pace.kind !== 'live') {
    const since = clock.since - sumOf(charges);
    const charge = { seq: from - 1, place: by, spent: agreed ? now - since : 0, gained: 0, free: 0 };
    return { left: clock.left, charges: [charge].filter(isAny), since: agreed ? now : since };
  }
  const running = clock.running.filter((place) => place === by || next.includes(place));
  const left = leftAt({ ...clock, running }, now).map((each, place) => {
    if (each === null) return null;
    const { spent, gained } = totalOf(charges, place);
    return each - gained + (place === by ? 0 : spent);
  });
  const cost = costOf(clock, now);
  const kept = [...new Set([by, ...running])].map((place) => {
    const before = place === by ? totalOf(charges, by).spent : 0;
    return { seq: from - 1, place, spent: before + (running.includes(place) ? cost : 0), gained: 0, free: 0 };
  });
  const free = totalOf(charges, by).free + (running.includes(by) ? freeOf(clock, now) : 0);
  return { left, charges: kept.filter(isAny), since: next.includes(by) ? now - free : now };
}

/**
 * The charges to keep after a takeback in which the clocks run on because the same player is still asked: earlier
 * questions have still been asked for as long as before.
 */
export function chargesKept({ from, place }: Undone, charges: readonly Charge[]): readonly Charge[] {
  return [{ seq: from - 1, place, spent: sumOf(charges), gained: 0, free: 0 }].filter(isAny);
}

const sumOf = (charges: readonly Charge[]): number => charges.reduce((sum, { spent }) => sum + spent, 0);

const isAny = ({ spent, gained, free }: Charge): boolean => spent > 0 || gained > 0 || free > 0;

function totalOf(charges: readonly Charge[], place: number): Pick<Charge, 'spent' | 'gained' | 'free'> {
  const own = charges.filter((charge) => charge.place === place);
  const sum = (of: (charge: Charge) => number): number => own.reduce((total, each) => total + of(each), 0);
  return { spent: sum(({ spent }) => spent), gained: sum(({ gained }) => gained), free: sum(({ free }) => free) };
}
