/** A server with computer players of Skirmish, which act when a test says so. */
import { seeded } from '@carillon/kit';
import type { GuestThought } from '@carillon/seat';
import { expect } from 'vitest';
import { Computers } from '../../src/computers/computers.ts';
import type { Thinkers, ThinkTask } from '../../src/computers/think.ts';
import { Consuming } from '../../src/events/consuming.ts';
import { localBus } from '../../src/games/keep/bus.ts';
import type { Store } from '../../src/store/store.ts';
import { type Page, SKIRMISH, Venue } from '../venue.ts';

const { kernel, rules } = SKIRMISH;

/** The choices that a view offers, as text. */
function listedIn({ view, seat }: ThinkTask): string[] {
  const seen = rules.fromView(view);
  const listed = new kernel.Choices();
  rules.flow.list(seen, seat, listed);
  return listed.toArray().map((choice) => rules.flow.text(seen, choice));
}

const lastChoice = async (task: ThinkTask): Promise<GuestThought> => ({
  ...{ choice: listedIn(task).at(-1) ?? '', playouts: 12, plan: [task.moment, 1] },
});

/** Computer players of Skirmish, and the tasks they were given. */
export function thinkersOf(
  think: (task: ThinkTask) => Promise<GuestThought> = lastChoice,
  believing: readonly string[] = [],
) {
  const asked: ThinkTask[] = [];
  const thinkers: Thinkers = {
    current: new Map([
      ['skirmish', { brain: 'feed', rules: SKIRMISH.hash, levels: ['recruit', 'lieutenant'], believing }],
    ]),
    think: (task) => {
      asked.push(task);
      return think(task);
    },
    waiting: 0,
    waitFor: () => 0,
    close: async () => undefined,
  };
  return { asked, thinkers };
}

/** A server whose computer players act when a test lets them look, or lets the events of its games be read. */
export async function openHall(made = thinkersOf(), store?: Store) {
  const venue = await Venue.open({ thinkers: made.thinkers, ...(store && { store }) });
  const { games, parts, troubles } = venue;
  const onTrouble = (error: unknown): void => void (troubles as unknown[]).push(error);
  const computers = new Computers({
    store: venue.store,
    titles: parts.titles,
    games,
    thinkers: made.thinkers,
    onTrouble,
    now: () => venue.clock.now(),
    lastUse: async (game, account) => games.usesAt(game).get(account) ?? 0,
  });
  const events = new Consuming({ store: venue.store, clock: venue.clock, onTrouble }, [computers.consumer], localBus());
  return { venue, computers, asked: made.asked, read: () => events.run() };
}

/** Plays at random for the person, and lets the computer answer, until the game is over. */
export async function playThrough(page: Page, computers: Computers, game: string): Promise<void> {
  const random = seeded(3);
  for (let i = 0; i < 400 && page.known.status === 'running'; i++) {
    if (page.known.awaited.includes('blue')) {
      const choices = page.choices();
      expect(await page.choose(choices[random.below(choices.length)] ?? '')).toMatchObject({ type: 'done' });
    } else await computers.look(game);
  }
}
