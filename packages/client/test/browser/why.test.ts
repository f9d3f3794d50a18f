import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, KeyDriver, MouseDriver, TouchDriver } from './driver.ts';
import { type LaidHouse, lay, openLaidHouse } from './laid.ts';
import { axeFindings, smallTargets, smallTexts, sticksOut } from './measure.ts';

let house: LaidHouse;

beforeAll(async () => {
  house = await openLaidHouse();
});
afterAll(() => house.close());

/** Longer than the pointer must rest before the page says why, in milliseconds. */
const REST_MS = 1200;

const note = (page: Page, target: string) => page.locator(`.why-note[data-why="${target}"]`);
/** The rule that the note about a target leads to. */
const ruleOf = (page: Page, target: string) => note(page, target).locator('.rule-link').getAttribute('data-rule');

/** The French set out with one unit; the British do not respond. */
async function setOut(page: Page, driver: Driver): Promise<void> {
  await lay(page, 'lake-george');
  await driver.choose('activate campaign-1');
  await driver.choose('alone coureurs-1');
  if ((await driver.asked()).procedure === 'activation') await driver.choose('done');
  if ((await driver.asked()).step === 'start') await driver.choose('start coureurs-1');
  if ((await driver.asked()).procedure === 'window') await driver.choose('pass');
  expect(await driver.asked()).toMatchObject({ seat: 'french', procedure: 'march', step: 'onward' });
}

/** The middle of a selector's element. */
async function middleOf(page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A visible empty space that the force cannot reach. */
function emptyFarSpace(): { readonly target: string; readonly x: number; readonly y: number } {
  for (const hit of document.querySelectorAll('.place-hit:not(.legal)')) {
    const box = hit.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const target = hit.getAttribute('data-target') ?? '';
    const stack = document.querySelector(`[data-stack$="${target.replace('space:', ' ')}"]`);
    if (stack === null && document.elementFromPoint(x, y)?.closest('.place-hit') === hit) return { target, x, y };
  }
  throw new Error('no such space is in sight');
}

const space = (id: string): string => `.place-hit[data-target="space:${id}"]`;

describe('why something cannot be chosen', () => {
  it('is in the report of something wrong, which opens from the table’s menu', async () => {
    const page = await house.visit();
    await setOut(page, new MouseDriver(page));
    const { x, y } = await middleOf(page, space('boston'));
    await page.mouse.move(x, y);
    await note(page, 'space:boston').waitFor();
    const rule = await ruleOf(page, 'space:boston');
    await page.click('.prompt-menu');
    await page.click('.table-menu >> text="This looks wrong"');
    const report = await page.locator('[data-wrong="report"]').textContent();
    expect(report).toContain(`Rule: ${rule}\n`);
  });

  it('is given for a resting pointer, with a link to the rule, until the pointer moves away', async () => {
    const page = await house.visit();
    await setOut(page, new MouseDriver(page));
    const { x, y } = await middleOf(page, space('boston'));
    await page.mouse.move(x, y);
    await note(page, 'space:boston').waitFor();
    expect(await note(page, 'space:boston').innerText()).toContain(
      'Boston: It is too far: the force may not enter that many spaces',
    );
    expect(await ruleOf(page, 'space:boston')).toBe('6.2');
    expect(await axeFindings(page)).toEqual([]);
    // axe took the map out of the page, so the pointer moves to Boston again, and then leaves it.
    await page.mouse.move(x + 1, y);
    await page.mouse.move(3, 3);
    await note(page, 'space:boston').waitFor({ state: 'detached' });
    await page.mouse.click(x, y);
    expect(await page.locator('.tray').count()).toBe(0);
    // The note lets the pointer through to the map, except on the link to its rule.
    await note(page, 'space:boston').locator('.rule-link').click({ trial: true });
  });

  it('is not given for pieces that a choice has moved under the pointer', async () => {
    const page = await house.visit();
    const driver = new MouseDriver(page);
    await setOut(page, driver);
    await driver.choose('sail quebec');
    await page.waitForTimeout(REST_MS);
    expect(await page.locator('.why-note').count()).toBe(0);
  });

  it('goes when the pointer does, though it was still there when something was chosen by keys', async () => {
    const page = await house.visit();
    const driver = new MouseDriver(page);
    await setOut(page, driver);
    const { x, y } = await middleOf(page, space('boston'));
    await page.mouse.move(x, y);
    await note(page, 'space:boston').waitFor();
    const isAsked = (step: string) => window.carillon?.asked().step === step;
    await page.keyboard.press('Control+z');
    await page.waitForFunction(() => window.carillon?.asked().step !== 'onward');
    await page.keyboard.press('Control+y');
    await page.waitForFunction(isAsked, 'onward');
    await page.mouse.click(x, y);
    await note(page, 'space:boston').waitFor();
    await page.mouse.move(3, 3);
    await note(page, 'space:boston').waitFor({ state: 'detached' });
  });

  it('is given for a space in Bayonets & Tomahawks on a click with Shift', async () => {
    const page = await house.visit();
    await lay(page, 'construction', 'bayonets-tomahawks');
    const { x, y } = await middleOf(page, space('mikazawitegok'));
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
    await note(page, 'space:mikazawitegok').waitFor();
    // Longer than a note stays after the pointer has left.
    await page.waitForTimeout(800);
    expect(await note(page, 'space:mikazawitegok').innerText()).toMatch(/\S/);
  });

  it('stands beside the legend of an overlay, not over it', async () => {
    const page = await house.visit();
    await lay(page, 'corridor', 'bayonets-tomahawks');
    await page.focus('.map-stage');
    await page.keyboard.press('Shift+C');
    const legend = await page.locator('.overlay-panel').boundingBox();
    const { x, y } = await middleOf(page, space('easton'));
    await page.keyboard.down('Shift');
    await page.mouse.click(x, y);
    await page.keyboard.up('Shift');
    await page.locator('.why-note').waitFor();
    const reason = await page.locator('.why-note').boundingBox();
    expect(reason?.x).toBeGreaterThan((legend?.x ?? 0) + (legend?.width ?? 0));
  });

  it('stands beside the menu of a card, use by use, and instead of one', async () => {
    const page = await house.visit();
    await lay(page, 'lake-george');
    await page.click('[data-target="card:massacre-7"]');
    await page.waitForSelector('.card-barred');
    const { x, width } = (await page.locator('.card-barred').boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(1440);
    expect(
      await page
        .locator('.card-barred [data-barred]')
        .evaluateAll((all) => all.map((each) => each.getAttribute('data-barred'))),
    ).toEqual(['event']);
    expect(await page.locator('.card-barred').innerText()).toContain('Play it at its moment');
    expect(await page.locator('.card-barred .rule-link').getAttribute('data-rule')).toBe('5.13');
    expect([...(await smallTexts(page)), ...(await sticksOut(page)), ...(await axeFindings(page))]).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.card-barred').count()).toBe(0);
  });

  it('names the targets to choose first, if a click on the target of an activated unit does nothing yet', async () => {
    const page = await house.visit();
    const driver = new MouseDriver(page);
    await lay(page, 'lake-george');
    await driver.choose('activate campaign-1');
    await driver.choose('alone coureurs-1');
    if ((await driver.asked()).procedure === 'activation') await driver.choose('done');
    expect(await driver.asked()).toMatchObject({ procedure: 'activation', step: 'start' });
    await page.click(space('boston'));
    await note(page, 'space:boston').waitFor();
    expect(await note(page, 'space:boston').innerText()).toMatch(/Choose first: .*Coureur/);
  });

  it('says what comes first if a click on the goal of a force only opens the stack there', async () => {
    const page = await house.visit();
    const driver = new MouseDriver(page);
    await lay(page, 'corridor', 'bayonets-tomahawks');
    expect(await driver.asked()).toMatchObject({ procedure: 'march', step: 'muster' });
    const goal = page.locator(`${space('ticonderoga')} .hit`).last();
    await goal.click();
    expect(await page.locator('.tray[data-tray="ticonderoga"]').count()).toBe(1);
    await note(page, 'space:ticonderoga').waitFor();
    expect(await note(page, 'space:ticonderoga').innerText()).toMatch(/First choose the units and press “Set out”/);
  });

  it('is requested by a key: for the target of the ring, or for everything unavailable', async () => {
    const page = await house.visit();
    await setOut(page, new KeyDriver(page));
    await page.keyboard.press('Shift+?');
    expect(await page.locator('.key-list').last().innerText()).toContain('Shift W');
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    const target = await page.evaluate(() => window.carillon?.focus() ?? '');
    await page.keyboard.press('Shift+W');
    await note(page, target).waitFor();
    await page.keyboard.press('Escape');
    await note(page, target).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.carillon?.focus())).toBe(target);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+W');
    const drop = page.locator('.why-list [data-barred="drop"]');
    await drop.waitFor();
    expect(await drop.innerText()).toContain('Only a force under a leader can leave pieces behind.');
    await page.keyboard.press('Escape');
    await drop.waitFor({ state: 'detached' });
  });

  it('is given to a finger that rests, and to one whose tap chooses nothing, in French', async () => {
    const page = await house.visit('phone', 'fr-CA');
    await setOut(page, new TouchDriver(page));
    const { x, y } = await middleOf(page, space('montreal'));
    const client = await page.context().newCDPSession(page);
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await note(page, 'space:montreal').waitFor();
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await note(page, 'space:montreal').innerText()).toContain('C’est trop loin');
    const faults = [await smallTexts(page), await sticksOut(page), await smallTargets(page), await axeFindings(page)];
    expect(faults.flat()).toEqual([]);
    const far = await page.evaluate(emptyFarSpace);
    await page.touchscreen.tap(far.x, far.y);
    await note(page, far.target).waitFor();
  });
});
