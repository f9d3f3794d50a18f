/** Undo and takeback on live clocks: nobody gains time by them, and nobody loses time by the other's (P1). */
import { seeded } from '@carillon/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIVE, type Page, playOn, Venue } from '../../venue.ts';

const INITIAL = 600_000;
const INCREMENT = 30_000;

let here: Venue;
beforeEach(async () => {
  here = await Venue.open();
});
afterEach(async () => {
  expect(here.troubles).toEqual([]);
  await here.close();
});

interface Play {
  readonly id: string;
  readonly blue: Page;
  readonly red: Page;
}

async function begun(): Promise<Play> {
  const id = await here.begin({ pace: LIVE });
  return { id, ...(await here.seated(id)) };
}

const seatOf = (page: Page): string => page.known.seat ?? '';
const leftOf = (page: Page): number => page.known.clocks.left[seatOf(page)] ?? 0;
const isAsked = (page: Page): boolean => page.known.awaited.includes(seatOf(page));
const undo = (page: Page) => page.ask({ type: 'undo', game: page.known.game, seen: page.known.seq });

/** Plays until a choice that can be undone has passed the turn to the other side; returns the sides and the choice. */
async function passedTurn(play: Play): Promise<{ mover: Page; waiting: Page; choice: string; before: number }> {
  const random = seeded(3);
  await playOn([play.blue, play.red], random, 2);
  for (let tries = 0; tries < 200; tries++) {
    const [mover, waiting] = isAsked(play.blue) ? [play.blue, play.red] : [play.red, play.blue];
    const choices = mover.choices();
    const choice = choices[random.below(choices.length)] ?? '';
    const before = leftOf(mover);
    await mover.choose(choice);
    const last = mover.known.journal.at(-1);
    const isOwn = last !== undefined && 'choice' in last && last.who === seatOf(mover);
    if (!isAsked(mover) && isAsked(waiting) && isOwn) return { mover, waiting, choice, before };
  }
  throw new Error('no choice has passed the turn');
}

describe('a choice that passed the turn', () => {
  test('loses its increment when it is undone, however often it is made again', async () => {
    const { mover, choice, before } = await passedTurn(await begun());
    for (let times = 0; times < 6; times++) {
      expect(leftOf(mover)).toBe(before + INCREMENT);
      expect(await undo(mover)).toMatchObject({ type: 'done' });
      expect(leftOf(mover)).toBe(before);
      expect(await mover.choose(choice)).toMatchObject({ type: 'done' });
    }
  });

  test('does not refund the thinking time before it, nor the time after it was undone', async () => {
    const { mover, choice, before } = await passedTurn(await begun());
    await undo(mover);
    here.clock.pass(20_000);
    await mover.choose(choice);
    expect(leftOf(mover)).toBe(before - 20_000 + INCREMENT);
    await undo(mover);
    expect(leftOf(mover)).toBe(before - 20_000);
  });

  test('refunds the other side’s wasted thinking time', async () => {
    const { mover, waiting } = await passedTurn(await begun());
    const before = leftOf(waiting);
    here.clock.pass(45_000);
    await undo(mover);
    expect(leftOf(waiting)).toBe(before);
  });

  test('gives nobody an increment for being undone', async () => {
    const { mover, waiting } = await passedTurn(await begun());
    const before = leftOf(waiting);
    await undo(mover);
    expect(leftOf(waiting)).toBe(before);
  });

  test('cannot be undone once its player has used up the increment', async () => {
    const { mover, waiting } = await passedTurn(await begun());
    await here.store.db
      .updateTable('game')
      .set({ updated: here.clock.now() + 1 })
      .execute();
    await here.store.db
      .updateTable('seat')
      .set({ clock_left: INCREMENT - 1 })
      .execute();
    await here.games.refresh(mover.known.game);
    expect(await undo(mover)).toMatchObject({ type: 'refused', code: 'undo_out_of_time' });
    expect(isAsked(waiting)).toBe(true);
    expect(leftOf(mover)).toBe(INCREMENT - 1);
  });
});

test('leaves both clocks unchanged when taken back by consent, except for what its player thought', async () => {
  const started = await begun();
  const { mover, waiting, before } = await passedTurn(started);
  const other = leftOf(waiting);
  here.clock.pass(10_000);
  await waiting.choose(waiting.choices()[0] ?? '');
  here.clock.pass(5000);
  await mover.ask({ type: 'propose', game: started.id, kind: 'takeback', seen: mover.known.seq });
  await waiting.ask({ type: 'answer', game: started.id, kind: 'takeback', agree: true });
  expect(isAsked(mover)).toBe(true);
  expect(leftOf(waiting)).toBe(other);
  expect(leftOf(mover)).toBeLessThanOrEqual(before);
});

/** The increments of a side for choices in force, computed independently. */
class Reckoning {
  private readonly passes: { readonly seat: string; readonly last: number }[] = [];

  /** `asked` before an act that extended the journal from `from`, and after it. */
  note(page: Page, before: readonly string[], from: number): void {
    const entries = page.known.journal.slice(from);
    const undone = entries.find((entry) => 'undo' in entry);
    if (undone !== undefined && 'undo' in undone) {
      const kept = this.passes.filter(({ last }) => last < undone.undo);
      this.passes.splice(0, this.passes.length, ...kept);
      return;
    }
    const last = from + entries.length - 1;
    for (const seat of before) if (!page.known.awaited.includes(seat)) this.passes.push({ seat, last });
  }

  most(seat: string): number {
    return INITIAL + INCREMENT * this.passes.filter((pass) => pass.seat === seat).length;
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'whatever is chosen, undone, made again and taken back, no clock exceeds its start plus the increments of choices in force (seed %i)',
  async (seed) => {
    const started = await begun();
    const { blue, red, id } = started;
    const random = seeded(seed);
    const reckoning = new Reckoning();
    // The first question, when the game began, was for both.
    let undone = 0;
    for (let acts = 0; acts < 120 && blue.known.status === 'running'; acts++) {
      const before = blue.known.awaited;
      const from = blue.known.seq;
      here.clock.pass(random.below(6000));
      const page = random.below(2) === 0 ? blue : red;
      const deed = random.below(4);
      if (deed === 0) undone += (await undo(page)).type === 'done' ? 1 : 0;
      else if (deed === 1) {
        await page.ask({ type: 'propose', game: id, kind: 'takeback', seen: page.known.seq });
        const other = page === blue ? red : blue;
        const answer = await other.ask({ type: 'answer', game: id, kind: 'takeback', agree: true });
        undone += answer.type === 'done' ? 1 : 0;
      } else if (isAsked(page)) {
        const choices = page.choices();
        await page.choose(choices[random.below(choices.length)] ?? '');
      }
      reckoning.note(blue, before, from);
      for (const each of [blue, red]) {
        expect(leftOf(each)).toBeLessThanOrEqual(reckoning.most(seatOf(each)));
      }
    }
    expect(undone).toBeGreaterThan(3);
  },
);
