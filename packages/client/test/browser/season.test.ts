import { isUndo } from '@carillon/flow';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inForce, publicly } from '../in-node.ts';
import { type Driver, MouseDriver, TouchDriver } from './driver.ts';
import { type House, newGame, openHouse, type SizeName } from './harness.ts';
import { played } from './plan.ts';
import { playPlanned } from './play-planned.ts';
import { SEASON, SEASON_SEED } from './season.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The lines of the log from a battle on, up to the next. */
function battles(log: readonly LogEntry[]): LogEntry[][] {
  const starts = log.flatMap(({ type }, i) => (type === 'battle' ? [i] : []));
  return starts.map((from, i) => log.slice(from, starts[i + 1]));
}

describe('the season that is played', () => {
  it('has all that makes a season', () => {
    const { log, journal } = played(SEASON_SEED, SEASON);
    const choices = journal.flatMap((entry) => (isUndo(entry) ? [] : [entry.choice]));
    for (const start of ['drop ', 'respond foul-weather-14', 'send ', 'siege', 'build ', 'infiltrate '])
      expect(
        choices.some((choice) => choice.startsWith(start)),
        start,
      ).toBe(true);
    const types = log.map(({ type }) => type);
    for (const type of ['siege-roll', 'raid', 'go-home', 'build', 'drop']) expect(types).toContain(type);
    expect(log.some((entry) => entry.type === 'intercept' && entry.success)).toBe(true);
    const bloody = battles(log).filter((battle) => battle.some((each) => each.type === 'leader-check' && each.killed));
    expect(bloody.some((battle) => battle.some(({ type }) => type === 'retreat'))).toBe(true);
    expect(log.filter(({ type }) => type === 'season')).toHaveLength(2);
  });
});

const PLAYERS: readonly (readonly [string, SizeName, (page: Page) => Driver])[] = [
  ['by mouse', 'desktop', (page) => new MouseDriver(page)],
  ['by touch, on a phone', 'phone', (page) => new TouchDriver(page)],
];

describe.each(PLAYERS)('a season %s', (_how, size, driverOf) => {
  // Generous: the machine may be busy.
  it('is played to its end, with a choice taken back on the way', { timeout: 400_000 }, async () => {
    const page = await newGame(house, SEASON_SEED, size);
    const driver = driverOf(page);
    await playPlanned(driver, SEASON, 'lead ');
    const journal = await driver.journal();
    expect(journal.filter(isUndo)).toHaveLength(1);
    expect(publicly(inForce(journal))).toEqual(publicly(inForce(played(SEASON_SEED, SEASON).journal)));
    expect(await page.locator('.log-heading', { hasText: 'Late Season' }).count()).toBe(1);
  });
});
