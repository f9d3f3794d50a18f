// `npm run picture`: makes the pictures of the titles on the start page from our own maps. It opens a new game of each
// in the built page, photographs it in the browser without names, and writes it as WebP. The argument is the address of
// a page that is already served.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { serveSite } from './serve.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The size of the pictures, in pixels: the same as `COVER_SIZE` of the board. */
const SIZE = { width: 600, height: 236 };
const QUALITY = 0.1;
/**
 * The part of each title's map that is shown: the middle of the picture, as fractions of the map's width and height.
 */
const COVERS = [
  { title: 'wilderness-war', x: 0.55, y: 0.42 },
  { title: 'bayonets-tomahawks', x: 0.36, y: 0.4 },
];

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

const site = argv[2] === undefined ? await serveSite(ROOT) : { url: argv[2], close: async () => undefined };
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
for (const { title, x, y } of COVERS) {
  const context = await browser.newContext({ viewport: { width: 2000, height: 1250 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await page.addInitScript((shown) => {
    localStorage.setItem('carillon.preferences', JSON.stringify({ shown: [shown], language: 'en' }));
  }, title);
  await page.goto(`${site.url}?seed=3`);
  await page.click(`[data-door="play-${title}"]`);
  await page.click('[data-does="begin"]');
  await page.waitForSelector('.map-stage .piece');
  await page.evaluate(() => {
    for (const names of document.querySelectorAll('.map-stage .layer-names')) names.remove();
  });
  const map = await page.locator('.map-stage').boundingBox();
  if (map === null) throw new Error('the map is not drawn');
  const clip = { x: map.x + x * map.width - SIZE.width / 2, y: map.y + y * map.height - SIZE.height / 2, ...SIZE };
  const png = (await page.screenshot({ clip })).toString('base64');
  const picture = Buffer.from(await page.evaluate(asWebp, { png, quality: QUALITY }), 'base64');
  const to = join(ROOT, 'games', title, 'board/src/cover.webp');
  writeFileSync(to, picture);
  console.log(`${to}: ${picture.length} bytes`);
  await context.close();
}
await browser.close();
await site.close();
