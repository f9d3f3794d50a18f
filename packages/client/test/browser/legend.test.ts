import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Box, overlap } from '../../../board/src/boxes.ts';
import { type House, newGame, openHouse, takeUp } from './harness.ts';
import { beforeBattle } from './openings.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

describe('the legend', () => {
  it('spells out a space under a resting pointer, and each counter in its list, and goes with it', async () => {
    const page = await newGame(house, 3);
    const note = page.locator('.legend-note[data-legend$="louisbourg"]');
    // While the table is still being set up, its changes may remove the note; it comes back when the pointer does.
    for (let tries = 0; tries < 5 && !(await note.isVisible()); tries++) {
      await page.mouse.move(5, 5);
      await page.locator('[data-target="space:louisbourg"]').first().hover();
      await note.waitFor({ timeout: 4000 }).catch(() => undefined);
    }
    await note.waitFor();
    expect(await page.locator('.legend-note').innerText()).toContain('Fortress');
    await page.locator('.tray [data-target="piece:drucour"]').hover();
    await page.locator('.legend-note', { hasText: /Initiative \d, Command \d, Tactics \d\./ }).waitFor();
    await page.locator('.prompt').hover();
    await page.waitForSelector('.legend-note', { state: 'detached' });
  });

  it('spells out the signs of a card at the focus of the keys, in French, too', async () => {
    const page = await newGame(house, 3, 'desktop', 'fr-FR');
    await page.click('[data-option="look"]');
    await page.locator('.table-hand .card').first().focus();
    await page.waitForSelector('.legend-note');
    expect(await page.locator('.legend-note').innerText()).toMatch(/Valeur 3\s: active un chef/);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.legend-note', { state: 'detached' });
  });

  it('spells out a card in play under a resting pointer', async () => {
    const page = await takeUp(house, beforeBattle());
    await page.locator('.in-force li').first().hover();
    await page.locator('.legend-note', { hasText: 'Action Points' }).waitFor();
  });

  it('spells out tracks and markers beside the map, by pointer, key and touch', async () => {
    const page = await newGame(house, 3);
    const shown = async (id: string): Promise<string> => {
      await page.waitForSelector(`.legend-note[data-legend="sign:${id}"]`);
      return page.locator('.legend-note').innerText();
    };
    await page.hover('[data-sign="assemblies"]');
    expect(await shown('assemblies')).toMatch(/^Assemblies\s+The Provincial Assemblies limit the Provincials in play/);
    await page.locator('[data-sign="marker:william-pitt"]').focus();
    expect(await shown('marker:william-pitt')).toContain('In effect, by the event William Pitt');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.legend-note', { state: 'detached' });
    const phone = await newGame(house, 3, 'phone');
    await phone.tap('[data-drawer-tab="tracks"]');
    await phone.locator('[data-sign="seasons"]').tap();
    await phone.waitForSelector('.legend-note[data-legend="sign:seasons"]');
    const [note, drawer] = [
      await phone.locator('.legend-note').boundingBox(),
      await phone.locator('.side').boundingBox(),
    ];
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThan(drawer?.y ?? 0);
  });

  it('covers neither the space that it is about, nor the list of its stack, nor the legend of an overlay', async () => {
    const page = await newGame(house, 3, 'tablet');
    await page.keyboard.press('Shift+F');
    const boxOf = async (selector: string): Promise<Box> => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`${selector} is not shown`);
      return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    };
    for (const place of ['winchester', 'albany', 'new-york']) {
      const space = `.map-stage [data-target="space:${place}"]`;
      await page.locator(space).first().hover();
      await page.locator(`.tray[data-tray="${place}"]`).waitFor();
      await page.locator(`.legend-note[data-legend="space:${place}"], .legend-note[data-legend^="piece:"]`).waitFor();
      const note = await boxOf('.legend-note');
      for (const other of [space, '.tray', '.overlay-panel'])
        expect(overlap(note, await boxOf(other)), `${place}: ${other}`).toBe(0);
      await page.locator('.prompt').hover();
      await page.locator('.legend-note').waitFor({ state: 'detached' });
    }
  });
});
