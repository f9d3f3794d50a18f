// `npm run picture`: the picture of the table on the start page, from our own map: a new game of Wilderness War in the
// built page, photographed by the browser and written as WebP.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { serveSite } from './serve.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TO = join(ROOT, 'packages/client/src/page/shell/table.webp');
/** The picture, in pixels. */
const SIZE = { width: 872, height: 268 };
const QUALITY = 0.15;

/**
 * @param {{ png: string, quality: number }} photo
 * @returns {Promise<string>} the picture as WebP in base 64
 */
async function asWebp({ png, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}

const site = await serveSite(ROOT);
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 2400, height: 1500 }, reducedMotion: 'reduce' });
await page.addInitScript(() => {
  const told = ['wilderness-war', 'bayonets-tomahawks'];
  localStorage.setItem('carillon.preferences', JSON.stringify({ told, forms: true, language: 'en' }));
});
await page.goto(`${site.url}?seed=3`);
await page.click('[data-open="annus-mirabilis"]');
await page.waitForSelector('.map-stage .piece');
const map = await page.locator('.map-stage').boundingBox();
if (map === null) throw new Error('the map is not drawn');
const clip = { x: map.x + 0.3 * map.width, y: map.y + 0.29 * map.height, ...SIZE };
const png = (await page.screenshot({ clip })).toString('base64');
const picture = Buffer.from(await page.evaluate(asWebp, { png, quality: QUALITY }), 'base64');
writeFileSync(TO, picture);
console.log(`${TO}: ${picture.length} bytes`);
await browser.close();
await site.close();
