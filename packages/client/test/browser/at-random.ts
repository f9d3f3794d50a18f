import type { Random } from '@carillon/kit';
import { expect } from 'vitest';
import { anyChoice, type Move } from '../in-node.ts';
import type { Driver, Screen } from './driver.ts';

/** The part of a question that a random player looks at. */
export interface Question {
  readonly asked: Pick<Screen['asked'], 'covered' | 'pass'>;
  readonly options: readonly Pick<Screen['options'][number], 'text'>[];
  readonly gathers: boolean;
}

/** A random player's next action. `forces` reads the force that the page proposes. */
export async function anyMove(
  forces: Pick<Driver, 'force'>,
  { asked, options, gathers }: Question,
  random: Random,
): Promise<Move> {
  if (asked.covered) return [asked.pass ?? ''];
  const texts = options.map(({ text }) => text);
  if (gathers) return forceOf(texts, await forces.force());
  return [
    anyChoice(
      texts.map((text) => ({ text, verb: verbOf(text) })),
      random,
    ),
  ];
}

/** Whether a random player passes a window without a look at the hand. */
export const mayDecline = (pass: string | null, random: Random): boolean => pass !== null && random.below(2) === 0;

const verbOf = (text: string): string => text.split(' ')[0] ?? '';

/** The choices that make the force proposed by the page: one per piece, and the one that ends it. */
function forceOf(texts: readonly string[], pieces: readonly string[]): Move {
  const takes = verbOf(texts.find((text) => text.includes(' ')) ?? '');
  const ends = texts.find((text) => !text.includes(' ')) ?? 'done';
  return [...pieces.map((piece) => `${takes} ${piece}`), ends];
}

/** The parts of a choice that only its owner may know. */
const SECRET = '?';

/** The outcome of a random game. */
export interface PlayedAtRandom {
  /** How many decisions were made. */
  readonly made: number;
  /** Where they were made: `space`, `piece`, `card`, `button`, `aside`, or `force`. */
  readonly on: ReadonlySet<string>;
}

const placeOf = ({ gathers, options }: Screen, [first]: Move): string =>
  gathers ? 'force' : (options.find(({ text }) => text === first)?.on.split(':')[0] ?? 'button');

/** Makes random decisions until the game is over; after each, the journal must contain the choice. */
export async function playAtRandom(driver: Driver, random: Random, most: number): Promise<PlayedAtRandom> {
  const on = new Set<string>();
  let made = 0;
  for (; made < most; made++) {
    const { seat, pass, length } = await driver.asked();
    if (seat === null) break;
    const declines = mayDecline(pass, random);
    const screen = await driver.uncover(declines && pass !== null ? [pass] : []);
    const move = await anyMove(driver, screen, random);
    on.add(placeOf(screen, move));
    await driver.choose(...move).catch(async (cause: unknown) => {
      const at = `${screen.asked.procedure}.${screen.asked.step}`;
      const picture = await driver.picture(`decision-${made}-${at}`);
      throw new Error(`${move.join(', ')} could not be chosen at ${at}, decision ${made}; see ${picture}`, { cause });
    });
    expect(await driver.entry(length)).toMatchObject({ who: seat, choice: expect.toBeOneOf([...move, SECRET]) });
  }
  return { made, on };
}
