import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './harness.ts';
import { type LaidHouse, type LaidTitle, lay, openLaidHouse } from './laid.ts';

// How many clicks the commonest jobs take, the card included. Answers of the other side are not counted.

let house: House;
let laid: LaidHouse;

beforeAll(async () => {
  house = await openHouse();
  laid = await openLaidHouse();
});
afterAll(async () => {
  await house.close();
  await laid.close();
});

/** A busy machine takes its time. */
const MOST_MS = 240_000;

/** A mouse that counts its clicks. */
class Mouse {
  clicks = 0;

  constructor(private readonly page: Page) {}

  async click(at: string | Locator): Promise<void> {
    await (typeof at === 'string' ? this.page.locator(at).first() : at).click();
    this.clicks++;
  }

  /** Plays a card for one of its uses. */
  async play(card: string, use: string): Promise<void> {
    await this.click(`.table-hand [data-target="card:${card}"]`);
    await this.click(`.menu [data-item="${use} ${card}"]`);
  }

  /** Presses the button of the prompt bar whose choices begin with `start` and end with `end`. */
  press(start: string, end = start): Promise<void> {
    return this.click(`.prompt-button[data-option^="${start}"][data-option$="${end}"]`);
  }

  /** Presses a counter in the list that opens when the pointer rests on its stack. */
  async piece(id: string, space: string): Promise<void> {
    await this.page.locator(`.place-hit[data-target="space:${space}"] .hit`).last().hover();
    await this.click(`.tray [data-target="piece:${id}"]`);
  }

  /** Clicks on the counters of a space, or on its sign. */
  space(id: string): Promise<void> {
    return this.click(this.page.locator(`.place-hit[data-target="space:${id}"] .hit`).last());
  }
}

/** Waits until this step is asked. */
const asks = (page: Page, procedure: string, step: string): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const asked = window.carillon?.asked();
    return `${asked?.procedure}.${asked?.step}` === wanted;
  }, `${procedure}.${step}`);

const journal = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    ((await window.carillon?.journal()) ?? []).map((entry) => ('choice' in entry ? entry.choice : 'undo')),
  );

/** The first leader who may be activated in a space. */
async function leaderAmong(page: Page, space: string): Promise<{ space: string; leader: string }> {
  const found = await page.evaluate(
    (place) => (window.carillon?.options() ?? []).find((each) => each.text.startsWith('lead ') && each.space === place),
    space,
  );
  if (!found) throw new Error(`nobody can lead at ${space}`);
  return { space, leader: found.text.slice(5) };
}

/** The longest march that is offered. */
async function longestRoute(page: Page): Promise<{ to: string; length: number }> {
  const routes = await page.evaluate(() => window.carillon?.routes() ?? []);
  const [longest] = routes.toSorted((a, b) => b.choices.length - a.choices.length);
  if (!longest) throw new Error('no march is offered');
  return { to: longest.to, length: longest.choices.length };
}

/** The other side plays no card. */
async function declined(page: Page, seat?: string): Promise<void> {
  await asks(page, 'window', 'offer');
  if (seat !== undefined) await page.waitForFunction((side) => window.carillon?.asked().seat === side, seat);
  await page.locator('.prompt-button[data-option="pass"]').click();
}

const built = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction(async (wanted) => {
    const entries = (await window.carillon?.journal()) ?? [];
    return entries.filter((entry) => 'choice' in entry && entry.choice.startsWith('build ')).length === wanted;
  }, count);

async function at(position: string, title?: LaidTitle): Promise<{ page: Page; mouse: Mouse }> {
  const page = await laid.visit();
  await lay(page, position, title);
  return { page, mouse: new Mouse(page) };
}

const shown = (job: string, mouse: Mouse): number => {
  console.log(`${job}: ${mouse.clicks} clicks`);
  return mouse.clicks;
};

describe('clicks', { timeout: MOST_MS }, () => {
  it('from the start page to the first card', async () => {
    const page = await house.visit('desktop', '?seed=1');
    const mouse = new Mouse(page);
    await mouse.click('[data-open="annus-mirabilis"]');
    await mouse.press('look');
    await page.waitForSelector('.table-hand [data-target^="card:"]');
    expect(shown('Start to first card', mouse)).toBe(2);
  });

  it('of a siege roll', async () => {
    const { page, mouse } = await at('lake-george');
    await mouse.play('campaign-1', 'activate');
    await asks(page, 'activation', 'choose');
    await mouse.press('lead montcalm', 'siege');
    await asks(page, 'window', 'offer');
    expect(await journal(page)).toContain('siege');
    expect(shown('Siege roll', mouse)).toBe(3);
    // P13: the besieger, who holds no card for it, is asked once, not twice.
    await mouse.press('stand');
    await declined(page, 'british');
    await page.waitForFunction(async () => {
      const entries = (await window.carillon?.journal()) ?? [];
      return entries.some((entry) => 'choice' in entry && entry.choice.startsWith('roll '));
    });
    expect(shown('Siege turn', mouse)).toBe(4);
  });

  it('of a march of a force over several spaces', async () => {
    const { page, mouse } = await at('frontier');
    await mouse.play('iroquois-alliance-28', 'activate');
    await asks(page, 'activation', 'choose');
    const { space, leader } = await leaderAmong(page, 'montreal');
    await mouse.piece(leader, space);
    await mouse.click(`.menu [data-item="lead ${leader}"]`);
    await mouse.click('[data-option="force"]');
    await declined(page);
    await asks(page, 'march', 'onward');
    const { to, length } = await longestRoute(page);
    await mouse.space(to);
    await mouse.click('.prompt-button[data-option="confirm"]');
    await page.waitForFunction(
      () => window.carillon?.asked().step !== 'onward' || !document.querySelector('.route-planned'),
    );
    expect((await journal(page)).filter((choice) => choice.startsWith('move ')).length).toBeGreaterThan(1);
    console.log(`${length} spaces under ${leader}`);
    expect(shown('March', mouse)).toBe(7);
  });

  it('of a raid by Indians', async () => {
    const { page, mouse } = await at('first-player', 'bayonets-tomahawks');
    await page.locator('.prompt-button[data-option="none"]').click();
    await asks(page, 'action-phase', 'act');
    await mouse.space('albany');
    await mouse.click('.menu [data-item="raid british-1 mohawk"]');
    await asks(page, 'raid', 'onward');
    const goal = await page.evaluate(
      () =>
        (window.carillon?.routes() ?? []).find(({ choices }) => choices.length > 2 && choices.at(-1) === 'raid')?.to,
    );
    await mouse.space(goal ?? '');
    await mouse.click('.prompt-button[data-option="confirm"]');
    await page.waitForFunction(() => window.carillon?.asked().step !== 'onward');
    expect(await journal(page)).toContain(`to ${goal}`);
    expect(shown('Raid', mouse)).toBe(4);
  });

  it('of two stockades', async () => {
    const { page, mouse } = await at('frontier');
    await mouse.play('northern-indian-alliance-23', 'stockades');
    for (const count of [1, 2]) {
      await page.waitForFunction(() =>
        (window.carillon?.options() ?? []).some(({ text }) => text.startsWith('build ')),
      );
      const [first] = await page.evaluate(() =>
        (window.carillon?.options() ?? []).flatMap(({ text }) => (text.startsWith('build ') ? [text.slice(6)] : [])),
      );
      await mouse.space(first ?? '');
      await built(page, count);
    }
    expect(shown('Two stockades', mouse)).toBe(4);
  });

  it('of the odds and of a reason why not', async () => {
    const { page, mouse } = await at('corridor');
    await page.locator('.place-hit[data-target="space:hudson-carry-north"] .hit').last().hover();
    await page.waitForFunction(() => /Battle: .*\d+/.test(document.body.innerText));
    expect(shown('Odds', mouse)).toBe(0);
    await mouse.space('boston');
    await page.waitForSelector('.why-note');
    expect(shown('Why not', mouse)).toBe(1);
  });
});
