import type { Lesson, Step } from '@carillon/lessons';
import { LESSONS } from '@carillon/titles/lessons';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Driver, KeyDriver, MouseDriver, TouchDriver } from './driver.ts';
import { type House, openHouse, type SizeName } from './harness.ts';

// Lessons as their readers play them on the page. `npm run lessons` plays all, each by mouse, keys and touch; otherwise
// only the first of each title, in turn.

const ALL = process.env.LESSONS === 'all';
const LONGEST_MS = 300_000;

interface Player {
  readonly how: string;
  readonly size: SizeName;
  readonly driver: (page: Page) => Driver;
}

const PLAYERS: readonly [Player, ...Player[]] = [
  { how: 'mouse', size: 'desktop', driver: (page) => new MouseDriver(page) },
  { how: 'keys', size: 'desktop', driver: (page) => new KeyDriver(page) },
  { how: 'touch', size: 'phone', driver: (page) => new TouchDriver(page) },
];
const playerOf = (place: number): Player => PLAYERS[place % PLAYERS.length] ?? PLAYERS[0];

const GAMES = (
  await Promise.all(
    [...LESSONS].map(async ([title, load]) =>
      (await load()).slice(0, ALL ? undefined : 1).map((lesson) => ({ title, lesson })),
    ),
  )
)
  .flat()
  .flatMap((each, place) =>
    (ALL ? PLAYERS : [playerOf(place)]).map((player) => ({ ...each, ...player, id: each.lesson.id })),
  );

let house: House;

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Waits until the panel shows this step; `done` is the end. */
const shows = async (page: Page, step: Step | undefined): Promise<void> => {
  await page.waitForSelector(`.lesson[data-step="${step?.name ?? 'done'}"]`);
};

/**
 * How many choices put a force together: the pieces, and the one that confirms them, unless no other piece was left.
 */
function gathered(way: readonly string[]): number {
  const [verb = ''] = way[0]?.split(' ') ?? [];
  const pieces = way.findIndex((choice) => !choice.startsWith(`${verb} `));
  if (pieces < 0) return way.length;
  return pieces + (way[pieces]?.includes(' ') ? 0 : 1);
}

/** Makes the choices of the step's first solution; a force is put together in one go. */
async function follow(driver: Driver, way: readonly string[]): Promise<void> {
  for (let left = way; left.length > 0; ) {
    const { gathers } = await driver.screen();
    const end = gathers ? gathered(left) : 1;
    await driver.choose(...left.slice(0, end));
    left = left.slice(end);
  }
}

async function readOn(page: Page, { how }: Player): Promise<void> {
  const next = '[data-does="lesson-on"]';
  if (how === 'touch') await page.tap(next);
  else if (how === 'mouse') await page.click(next);
  else await page.press(next, 'Enter');
}

async function play(page: Page, player: Player, { steps }: Lesson): Promise<void> {
  const driver = player.driver(page);
  for (const [place, step] of steps.entries()) {
    await shows(page, step);
    if (step.exercise === undefined) await readOn(page, player);
    else await follow(driver, step.exercise.solutions[0] ?? []);
    await shows(page, steps[place + 1]);
  }
}

const openLesson = async (title: string, { id }: Lesson, size: SizeName): Promise<Page> => {
  const page = await house.visit(size, `#/learn/${title}/${id}`);
  await page.waitForSelector('.lesson-text');
  return page;
};

describe.each(GAMES)('the lesson $id of $title by $how', ({ title, lesson, size, ...player }) => {
  it(`is played to its end by ${player.how}`, { timeout: LONGEST_MS }, async () => {
    const page = await openLesson(title, lesson, size);
    await play(page, { ...player, size }, lesson);
    expect(await page.textContent('.prompt')).toContain('The lesson is over.');
  });
});

/** The first lesson of the title that comes last in the list. */
async function lastTitle(): Promise<{ readonly title: string; readonly lesson: Lesson }> {
  const title = [...LESSONS.keys()].at(-1) ?? '';
  const [lesson] = (await LESSONS.get(title)?.()) ?? [];
  if (lesson === undefined) throw new Error('there is no lesson');
  return { title, lesson };
}

/** Opens a lesson at a step that was reached before. */
async function openAt(title: string, lesson: Lesson, step: number, size: SizeName): Promise<Page> {
  const kept = JSON.stringify({ [`${title}/${lesson.id}`]: step });
  const page = await house.visit(size, `#/learn/${title}`);
  await page.evaluate((text) => localStorage.setItem('carillon-lessons', text), kept);
  await page.click(`.learn-lesson[href$="/${lesson.id}"]`);
  await shows(page, lesson.steps[step]);
  return page;
}

/** In the page: what of the question and of the ring around its button is cut. */
function cutInPrompt(): readonly string[] {
  const words = document.querySelector('.prompt-words');
  const pointed = document.querySelector('.prompt-buttons > [data-pointed]');
  const boxOf = (element: Element | null | undefined): DOMRect => element?.getBoundingClientRect() ?? new DOMRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(pointed ?? document.body);
  const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const [ring, box] = [boxOf(pointed), boxOf(pointed?.parentElement)];
  const isRingCut = ring.left - around < box.left || ring.top - around < box.top || ring.bottom + around > box.bottom;
  const isQuestionCut = words === null || words.scrollHeight > words.clientHeight;
  const isSeatAtEdge =
    boxOf(document.querySelector('.prompt-seat')).top - boxOf(document.querySelector('.prompt')).top < 2;
  return [isRingCut && 'ring', isQuestionCut && 'question', isSeatAtEdge && 'seat'].filter((each) => each !== false);
}

/** In the page: the points under the note, and whether a line at its end is cut. */
function faultsOfNote(points: readonly string[]): readonly string[] {
  const note = document.querySelector('.legend-note');
  const box = note?.getBoundingClientRect() ?? new DOMRect();
  const isUnder = ({ left, right, top, bottom }: DOMRect): boolean =>
    left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  const under = points.filter((point) =>
    [...document.querySelectorAll(`.map-stage [data-target="${point}"]`)].some((each) =>
      isUnder(each.getBoundingClientRect()),
    ),
  );
  const end = note?.querySelector('.legend-now')?.getBoundingClientRect().top ?? box.bottom;
  const range = document.createRange();
  const lines = [...(note?.querySelectorAll('p:not(.legend-now)') ?? [])].flatMap((each) => {
    range.selectNodeContents(each);
    return [...range.getClientRects()];
  });
  const isCut = lines.some(({ top, bottom }) => top < end - 1 && bottom > end + 1);
  return isCut ? [...under, 'a line is cut'] : under;
}

describe('a lesson on the page', () => {
  it('answers a wrong choice, goes back, and goes on at the same step after a reload', async () => {
    const [[title, load] = ['', async () => []]] = LESSONS;
    const [lesson] = await load();
    if (lesson === undefined) throw new Error('there is no lesson');
    const page = await openLesson(title, lesson, 'desktop');
    await readOn(page, PLAYERS[0]);
    await shows(page, lesson.steps[1]);
    await new MouseDriver(page).uncover([]);
    await page.click('.card[data-target="card:campaign-1"]');
    await page.click('.menu [data-item="discard campaign-1"]');
    await page.waitForSelector('.lesson-wrong');
    expect(await page.textContent('.lesson-wrong')).toBe('A discarded card does nothing. Choose Activate.');
    await page.reload();
    await shows(page, lesson.steps[1]);
    await page.click('[data-does="lesson-back"]');
    await shows(page, lesson.steps[0]);
    await page.click('.lesson a');
    await page.waitForSelector('.learn-lesson');
    expect(await page.textContent('.learn-lesson small')).toMatch(/step/i);
  });

  it('is left for the lessons of its title, and by the menu for the start page', async () => {
    const { title, lesson } = await lastTitle();
    const page = await openLesson(title, lesson, 'desktop');
    await page.click('.lesson a:text-is("All lessons")');
    await page.click('.learn-title:first-of-type .learn-lesson');
    await shows(page, lesson.steps[0]);
    await page.click('.prompt-menu');
    await page.click('text=Back to the start page');
    await page.waitForSelector(`[data-door="learn-${title}"]`);
  });

  it('shows the card’s action as its button, and a long question and the ring in the bar whole', async () => {
    const { title, lesson } = await lastTitle();
    const page = await openLesson(title, lesson, 'desktop');
    await readOn(page, PLAYERS[0]);
    await shows(page, lesson.steps[1]);
    await new MouseDriver(page).uncover([]);
    await page.click('.card[data-pointed]');
    const groundOf = (selector: string): Promise<string> =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
    const none = 'rgba(0, 0, 0, 0)';
    expect([await groundOf('.menu-item'), await groundOf('.card-help')]).toEqual(['rgb(51, 41, 28)', none]);
    await page.click('.menu-item');
    await page.waitForSelector('.prompt-buttons > [data-pointed]');
    expect(await page.evaluate(cutInPrompt)).toEqual([]);
  });

  it('keeps notes clear of the places that its step points at, and ends them with a whole line', async () => {
    const { title, lesson } = await lastTitle();
    const page = await openAt(title, lesson, 5, 'desktop');
    await new MouseDriver(page).uncover([]);
    await page.locator('.map-stage [data-target="space:halifax"]').last().hover({ force: true });
    await page.waitForSelector('.legend-note');
    expect(await page.evaluate(faultsOfNote, lesson.steps[5]?.points ?? [])).toEqual([]);
  });

  it.each(PLAYERS)('stays at its step until the battle of the step has been shown: $how', async (player) => {
    const { title, lesson } = await lastTitle();
    const place = lesson.steps.findIndex(({ name }) => name === 'end-phase');
    const [step, next] = lesson.steps.slice(place);
    const page = await openAt(title, lesson, place, player.size);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const words = await page.innerText('.lesson-text');
    const heard = async (): Promise<string> => {
      await shows(page, step);
      return page.innerText('.lesson-text');
    };
    const end = player.driver(page).choose('done');
    await page.waitForSelector('.stage-next');
    expect(await heard()).toBe(words);
    expect(await page.innerText('[data-does="lesson-on"]')).toBe('Next');
    expect(await page.locator('[data-pointed]').count()).toBe(0);
    await end;
    await readOn(page, player);
    await page.waitForSelector('.stage-die');
    expect(await heard()).toBe(words);
    await readOn(page, player);
    await shows(page, next);
    expect(await page.locator('.stage').count()).toBe(0);
    expect(await page.locator('[data-pointed]').count()).toBe(1);
  });

  it('goes back and, by the space bar, on, while a battle waits', async () => {
    const { title, lesson } = await lastTitle();
    const place = lesson.steps.findIndex(({ name }) => name === 'end-phase');
    const page = await openAt(title, lesson, place, 'desktop');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const driver = new MouseDriver(page);
    await driver.choose('done');
    await page.waitForSelector('.stage-next');
    await page.click('[data-does="lesson-back"]');
    await page.waitForSelector('.stage-next', { state: 'detached' });
    await shows(page, lesson.steps[place]);
    expect(await page.innerText('[data-does="lesson-on"]')).toBe('Skip');
    await driver.choose('done');
    await page.waitForSelector('.stage-next');
    for (let press = 0; press < 2; press++) await page.press('[data-does="lesson-on"]', ' ');
    await shows(page, lesson.steps[place + 1]);
    expect(await page.innerText('[data-does="lesson-on"]')).toBe('Skip');
  });

  it('says of the padlock and of Undo that its step begins again', async () => {
    const { title, lesson } = await lastTitle();
    const place = lesson.steps.findIndex(({ name }) => name === 'raid');
    const page = await openAt(title, lesson, place, 'desktop');
    const driver = new MouseDriver(page);
    await driver.uncover([]);
    await driver.choose('raid british-1 rogers');
    await page.locator('.map-stage [data-target="space:ticonderoga"]').last().click({ force: true });
    await page.waitForSelector('.map-key [data-mark="lock"]');
    expect(await page.innerText('.map-key [data-mark="lock"]')).toMatch(/dice or a response may follow/);
    expect(await page.innerText('.prompt-hint')).toMatch(/Undo, or Back from the next step, begins this step/);
    expect(await page.innerText('.prompt-hint')).not.toMatch(/cannot be undone/);
  });
});
