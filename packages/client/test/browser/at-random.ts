import type { Random } from '@carillon/kit';
import { expect } from 'vitest';
import type { Driver, Told } from './driver.ts';

/** What a random player does now: any verb is as likely as another, however many choices it has. */
async function anyMove(driver: Driver, told: Told, below: Random['below']): Promise<readonly string[]> {
  const { asked, options, gathers } = told;
  if (asked.covered) return [asked.pass ?? ''];
  const texts = options.map(({ text }) => text);
  if (gathers) return forceOf(texts, await driver.force());
  const verbs = [...new Set(texts.map((text) => text.split(' ')[0]))];
  const verb = verbs[below(verbs.length)];
  const found = texts.filter((text) => text.split(' ')[0] === verb);
  return [found[below(found.length)] ?? ''];
}

/** The force that the page proposes, as the choices that make it: the verb that takes a piece, and the one that ends. */
function forceOf(texts: readonly string[], pieces: readonly string[]): readonly string[] {
  const takes = texts.find((text) => text.includes(' '))?.split(' ')[0] ?? '';
  const ends = texts.find((text) => !text.includes(' ')) ?? 'done';
  return [...pieces.map((piece) => `${takes} ${piece}`), ends];
}

/** What is read of a choice that only its owner may know. */
const SECRET = '?';

/** Plays random decisions until the game is over; after each the journal must hold what was chosen. How many were made. */
export async function playAtRandom(driver: Driver, random: Random, most: number): Promise<number> {
  let made = 0;
  for (; made < most; made++) {
    const { seat, pass, length } = await driver.asked();
    if (seat === null) break;
    const declines = pass !== null && random.below(2) === 0;
    const told = await driver.uncover(declines ? [pass] : []);
    const move = await anyMove(driver, told, (bound) => random.below(bound));
    await driver.choose(...move);
    expect(await driver.entry(length)).toMatchObject({ who: seat, choice: expect.toBeOneOf([...move, SECRET]) });
  }
  return made;
}
