import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from './places.ts';
import {
  cacheFolder,
  openTheatre,
  resize,
  SCENES,
  type Scene,
  THEMES,
  type Theatre,
  type Theme,
  TONGUES,
  type Tongue,
  WIDTHS,
  WINDOWS,
  type Width,
} from './worst.ts';
import { type Measured, measure } from './worst-measures.ts';

/** `npm run worst` looks at everything, and takes pictures. */
const ALL = env.WORST === 'all';

/** One look at a scene. */
interface Look {
  readonly width: Width;
  readonly theme: Theme;
  readonly tongue: Tongue;
}

/** The looks of `npm run browser:long`: a common desktop, and a phone in the language that takes the most room. */
const TWO: readonly Look[] = [
  { width: 1440, theme: 'light', tongue: 'en' },
  { width: 390, theme: 'dark', tongue: 'de' },
];
const LOOKS: readonly Look[] = ALL
  ? TONGUES.flatMap((tongue) => WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme, tongue }))))
  : TWO;

/** The pictures that are kept in `docs/pictures/worst`, by scene: width, theme and language. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'wilderness-war fight': ['390 light de', '1024 light fr', '1440 light en', '1920 dark en'],
  'wilderness-war march': ['844 light en', '1440 dark de', '2560 light fr'],
  'bayonets-tomahawks fight': ['390 dark en', '1024 dark de', '1440 light fr', '1920 light en'],
  'bayonets-tomahawks march': ['844 dark fr', '1440 light en', '2560 dark de'],
  network: ['390 light fr', '1440 light de'],
};

let theatre: Theatre;
const report: string[] = [];

beforeAll(async () => {
  theatre = await openTheatre();
});
afterAll(async () => {
  await theatre.close();
  if (!ALL) return;
  const head = [
    '| Scene | Window | Theme | Language | Map | Bar | Faults |',
    '| --- | --- | --- | --- | --- | --- | --- |',
  ];
  writeFileSync(join(cacheFolder(), 'report.md'), `${[...head, ...report].join('\n')}\n`);
});

const nameOf = ({ width, theme, tongue }: Look): string => `${width} ${theme} ${tongue}`;

/** Looks at a scene in one language, by touch or mouse, in each window and theme. */
async function lookAt(scene: Scene, looks: readonly Look[]): Promise<readonly string[]> {
  const [first] = looks;
  if (first === undefined) return [];
  const page = await theatre.visit(scene, WINDOWS[first.width].fingers, first.tongue);
  await page.setViewportSize({ width: first.width, height: WINDOWS[first.width].height });
  await scene.open(page);
  const found: string[] = [];
  for (const look of looks) {
    await resize(page, look.width, look.theme);
    const measured = await measure(page, scene, look.width);
    found.push(...measured.faults.map((fault) => `${nameOf(look)}: ${fault}`));
    if (!ALL) continue;
    report.push(rowOf(scene, look, measured));
    const file = `${scene.name} ${nameOf(look)}.jpg`.replaceAll(' ', '-');
    const isKept = KEPT[scene.name]?.includes(nameOf(look)) === true;
    const folder = isKept ? join(ROOT, 'docs/pictures/worst') : cacheFolder();
    await page.screenshot({ path: join(folder, file), scale: 'css', quality: 45 });
  }
  return found;
}

const rowOf = (scene: Scene, { width, theme, tongue }: Look, { stage, bar, faults }: Measured): string =>
  `| ${scene.name} | ${width} × ${WINDOWS[width].height} | ${theme} | ${tongue} | ${stage} % | ${bar} px | ${faults.join('; ')} |`;

/** Looks that share a page. */
const together = (fingers: boolean, tongue: Tongue): readonly Look[] =>
  LOOKS.filter((look) => look.tongue === tongue && WINDOWS[look.width].fingers === fingers);

describe.each(SCENES)('at its fullest: $name', (scene) => {
  it('no panel overlaps another, nothing is cut off, and everything important is visible', {
    timeout: 600_000,
  }, async () => {
    const found: string[] = [];
    for (const fingers of [false, true])
      for (const tongue of TONGUES) found.push(...(await lookAt(scene, together(fingers, tongue))));
    expect(found).toEqual([]);
  });
});
