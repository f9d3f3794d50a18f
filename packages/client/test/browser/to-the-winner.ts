import { seeded } from '@carillon/kit';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bayonetsTomahawksEngine } from '../engines.ts';
import { type Begun, openGame } from '../in-node.ts';
import { playAtRandom } from './at-random.ts';
import type { Driver } from './driver.ts';
import { begin, type House, keptGame, type SizeName } from './harness.ts';
import { type War, yearsOf } from './war-by-rules.ts';

/** A player, and that player's page. */
export type Player = readonly [how: string, size: SizeName, driverOf: (page: Page) => Driver];

/**
 * Plays a whole game of Bayonets & Tomahawks with random choices. The page must name the winner that the rules find in
 * its saved journal. Returns the war that was played.
 */
export async function playToTheWinner(house: House, begun: Begun, [, size, driverOf]: Player): Promise<War> {
  const page = await begin(house, begun, size);
  const { made, on } = await playAtRandom(driverOf(page), seeded(begun.seed), Number.POSITIVE_INFINITY);
  expect([...on]).toEqual(expect.arrayContaining(['button', 'card', 'force', 'piece', 'space']));
  const { journal, end } = await keptGame(page);
  const logged = openGame(bayonetsTomahawksEngine, begun, journal).again();
  expect(logged.result).toEqual(end);
  const winner = { french: 'French', british: 'British' }[logged.result?.winner ?? ''];
  expect(await page.locator('#prompt').innerText()).toMatch(new RegExp(`${winner}[^]*rule 18\\.2\\.1`));
  console.log(`${begun.scenario}, seed ${begun.seed}: ${made} decisions, ${journal.length} entries, ${winner} win`);
  return { made, entries: journal.length, years: yearsOf(logged.log.add) };
}
