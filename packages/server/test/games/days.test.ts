/** Nobody can stop the days of a game: they run out when the question has been asked for that many waking days (N2). */
import { HOUR, MINUTE, type Random, seeded } from '@carillon/kit';
import type { Pace } from '@carillon/protocol';
import { expect, test } from 'vitest';
import type { Rest } from '../../src/games/absent/rest.ts';
import { Sides } from './sides.ts';

const QUARTER = 15 * MINUTE;
const DAYS = 3;
const PACE: Pace = { kind: 'slow', days: DAYS };

/** A time zone without summer time, so that a day has 24 hours. */
const ZONES = { UTC: 0, 'Asia/Kolkata': 5.5, 'Pacific/Honolulu': -10 } as const;
type Zone = keyof typeof ZONES;

function anyRest(random: Random, now: number): Rest {
  const zone = (Object.keys(ZONES) as Zone[])[random.below(3)] ?? 'UTC';
  const sleepFrom = random.below(96) * 15;
  const day = (days: number) => new Date(now + days * 24 * HOUR).toISOString().slice(0, 10);
  const first = random.below(6) - 1;
  const away = random.below(2) === 0 ? [] : [{ first: day(first), last: day(first + random.below(9)) }];
  return { zone, sleepFrom, sleepTo: (sleepFrom + random.below(49) * 15) % (24 * 60), away };
}

/** Whether a player sleeps or is away in the quarter of an hour that begins then, worked out independently. */
function rests({ zone, sleepFrom, sleepTo, away }: Rest, at: number): boolean {
  const there = new Date(at + ZONES[zone as Zone] * HOUR);
  const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
  const slept = (minute - sleepFrom + 24 * 60) % (24 * 60) < (sleepTo - sleepFrom + 24 * 60) % (24 * 60);
  const today = there.toISOString().slice(0, 10);
  return slept || away.some(({ first, last }) => first <= today && today <= last);
}

/** When a player has been awake for all days of a question. */
function upAt(asked: number, rest: Rest | undefined): number {
  let left = DAYS * 24 * 4;
  let at = asked;
  for (; left > 0; at += QUARTER) if (rest === undefined || !rests(rest, at)) left--;
  return at;
}

/** An open question: the length of the journal when it came, and since when its days run. */
interface Question {
  readonly seq: number;
  at: number;
}

/**
 * The days of a game, measured from outside. The days of a question begin when it comes. They go on if its answer is
 * undone, and when one of two players asked together has answered. They begin anew if the other side agreed to a
 * takeback, or if a new player sits down; a takeback that leaves the same player asked changes nothing. When they run
 * out depends on the players' rest, as known by then.
 */
class Days {
  private line: Question[] = [];
  private asked: readonly number[] = [];
  private seq = 0;
  private readonly rests: (Rest | undefined)[] = [];
  due: number | null = null;
  /** How often a free undo has changed who is asked. */
  undone = 0;

  constructor(private readonly sides: Sides) {
    this.look({});
  }

  get since(): number {
    return this.line.at(-1)?.at ?? 0;
  }

  rest(place: number, rest: Rest | undefined): void {
    this.rests[place] = rest;
  }

  /** No server ran. */
  stop(ms: number): void {
    for (const each of this.line) each.at += ms;
    if (this.due !== null) this.due += ms;
  }

  /** Checks the game after each act. `held`: a window was held open before; `seated`: a seat has changed hands. */
  look({ held = false, seated = false }): void {
    const { journal, seq } = this.sides.known;
    const { asked } = this.sides;
    const entries = journal.slice(this.seq);
    const isOther = asked.join() !== this.asked.join();
    const undo = entries.find((entry) => 'undo' in entry);
    const passed = held && entries.length > 0;
    if (undo !== undefined && 'undo' in undo) this.takeBack(undo, isOther);
    else if (seated) this.begin(this.now);
    else if (passed || (isOther && !this.isPart(asked))) this.line.push({ seq, at: this.now });
    if (isOther || passed || seated) this.due = this.dueOf(asked);
    [this.asked, this.seq] = [asked, seq];
  }

  private get now(): number {
    return this.sides.here.clock.now();
  }

  private takeBack({ undo, agreed }: { readonly undo: number; readonly agreed?: string }, isOther: boolean): void {
    const before = this.since;
    this.line = this.line.filter(({ seq }) => seq <= undo);
    if (!isOther) this.begin(before);
    else if (agreed !== undefined) this.begin(this.now);
    else this.undone++;
  }

  /** When the days of the open question began. */
  private begin(at: number): void {
    const last = this.line.at(-1);
    if (last !== undefined) last.at = at;
  }

  private isPart(asked: readonly number[]): boolean {
    return asked.length < this.asked.length && asked.length > 0 && asked.every((place) => this.asked.includes(place));
  }

  private dueOf(asked: readonly number[]): number | null {
    if (!asked.every((place) => this.sides.isTaken(place))) return null;
    return Math.min(...asked.map((place) => upAt(this.since, this.rests[place])));
  }
}

/** What a player does, or which seat is taken. */
async function anything(sides: Sides, days: Days, random: Random): Promise<void> {
  const place = random.below(2);
  const page = sides.at(place);
  const { seq: seen } = sides.known;
  let held = (await sides.row()).passes_at !== null;
  let seated = false;
  switch (random.below(12)) {
    case 0:
      await page.ask({ type: 'stand', game: sides.id, passes: [] });
      break;
    case 1:
    case 2:
      await page.ask({ type: 'undo', game: sides.id, seen });
      break;
    case 3:
      await page.ask({ type: 'propose', game: sides.id, kind: 'takeback', seen });
      await sides.answer(1 - place, 'takeback', random.below(2) === 0);
      break;
    case 4:
      await sides.standIn(place);
      break;
    case 5: {
      const rest = anyRest(random, sides.here.clock.now());
      await sides.rest(place, rest);
      days.rest(place, rest);
      break;
    }
    case 6:
      if (random.below(4) > 0) break;
      await sides.takeOver(place);
      days.rest(place, undefined);
      seated = true;
      break;
    default:
      await sides.choose(place);
      if (random.below(2) > 0) break;
      days.look({ held });
      await letGo(sides, days, random);
      held = (await sides.row()).passes_at !== null;
      await page.ask({ type: 'undo', game: sides.id, seen: sides.known.seq });
  }
  days.look({ held, seated });
}

/** The waiting side gives the other's seat away once its days have run out; later somebody takes the seat. */
async function giveAway(sides: Sides, days: Days, random: Random): Promise<void> {
  const empty = [0, 1].find((place) => !sides.isTaken(place));
  if (empty !== undefined) await sides.join(empty);
  const late = empty ?? random.below(2);
  if (empty === undefined && !(await sides.giveAway(late))) return;
  days.rest(late, undefined);
  days.look({ seated: true });
}

async function letGo(sides: Sides, days: Days, random: Random): Promise<void> {
  if (random.below(8) === 0) {
    const gap = (1 + random.below(300)) * QUARTER;
    await sides.stop(gap);
    days.stop(gap);
    days.look({});
  }
  const held = (await sides.row()).passes_at !== null;
  await sides.goBy(random.below(random.below(4) === 0 ? 400 : 20) * QUARTER);
  days.look({ held });
  const { overdue } = await sides.row();
  if (sides.known.status === 'running')
    expect(overdue === 1).toBe(days.due !== null && days.due <= sides.here.clock.now());
}

test('whatever is sent, and whoever plays or rests, a question has exactly its days', async () => {
  const counts = { undone: 0, away: 0, entries: 0 };
  for (let seed = 1; seed <= 6; seed++) {
    const random = seeded(seed);
    const sides = await Sides.open({ pace: PACE }, random);
    const days = new Days(sides);
    for (let i = 0; i < 120 && sides.known.status === 'running'; i++) {
      await letGo(sides, days, random);
      const taken = [0, 1].filter((place) => sides.isTaken(place)).length;
      if (random.below(3) === 0 || taken < 2) await giveAway(sides, days, random);
      counts.away += taken < 2 ? 1 : 0;
      if (sides.known.status === 'running') await anything(sides, days, random);
      if (sides.known.status !== 'running') break;
      const { since, due } = await sides.row();
      expect({ seed, i, since, due }).toEqual({ seed, i, since: days.since, due: days.due });
    }
    counts.undone += days.undone;
    counts.entries += sides.known.seq;
    expect(await sides.close()).toEqual([]);
  }
  expect(counts.undone).toBeGreaterThan(5);
  expect(counts.away).toBeGreaterThan(3);
  expect(counts.entries).toBeGreaterThan(150);
});
