import { join } from 'node:path';
import { errors, type Page } from 'playwright-core';
import type { Hook } from '../../src/table/page/hook.ts';
import { blankSpot, dragFor, lies, type Spot, spotOf, twoFrames } from './aiming.ts';
import { ROOT } from './places.ts';

/** What is asked, as the page tells it. */
export type Asked = ReturnType<Hook['asked']>;

/** A choice, and where the page has it. */
export type Offer = ReturnType<Hook['options']>[number];

/** All that a player needs to know to make a choice, told at once. */
export interface Told {
  readonly asked: Asked;
  readonly options: readonly Offer[];
  readonly routes: ReturnType<Hook['routes']>;
  readonly targets: readonly string[];
  readonly focus: string | null;
  /** Whether a force is to be put together now. */
  readonly gathers: boolean;
}

/** A player at the page. It chooses whatever the page offers, through the page alone: by mouse, by touch, or by keys. */
export abstract class Driver {
  constructor(protected readonly page: Page) {}

  /** Chooses one option, wherever the page has it. */
  protected abstract pick(option: Offer, told: Told): Promise<void>;
  /** Puts this force together at a question that picks pieces, and confirms it. */
  protected abstract gather(pieces: readonly string[]): Promise<void>;
  /** Goes a whole way in one gesture. */
  protected abstract go(to: string, choices: readonly string[], told: Told): Promise<void>;
  abstract undo(): Promise<void>;
  abstract redo(): Promise<void>;
  /** Uncovers the hand of the asked seat. */
  abstract look(): Promise<void>;
  /** Lets a window pass without a look at the hand. */
  protected abstract decline(pass: string): Promise<void>;

  told(): Promise<Told> {
    return this.page.evaluate(() => {
      const hook = window.carillon;
      if (!hook) throw new Error('no table is shown');
      return {
        asked: hook.asked(),
        options: hook.options(),
        routes: hook.routes(),
        targets: hook.targets(),
        focus: hook.focus(),
        gathers: document.querySelector('.force') !== null,
      };
    });
  }

  asked(): Promise<Asked> {
    return this.page.evaluate(() => window.carillon?.asked() ?? Promise.reject(new Error('no table is shown')));
  }

  options(): Promise<ReturnType<Hook['options']>> {
    return this.page.evaluate(() => window.carillon?.options() ?? []);
  }

  journal(): Promise<Awaited<ReturnType<Hook['journal']>>> {
    return this.page.evaluate(() => window.carillon?.journal() ?? []);
  }

  /** The entry of the journal with this number. */
  entry(number: number): Promise<Awaited<ReturnType<Hook['journal']>>[number] | undefined> {
    return this.page.evaluate(async (at) => (await window.carillon?.journal())?.[at], number);
  }

  focus(): Promise<string | null> {
    return this.page.evaluate(() => window.carillon?.focus() ?? null);
  }

  /** The force that is being put together, once the page knows what the rules allow of it. */
  async force(): Promise<readonly string[]> {
    await this.page.waitForFunction(() => (window.carillon?.force() ?? null) !== null);
    return this.page.evaluate(() => window.carillon?.force() ?? []);
  }

  /** Keeps what the page shows as a picture; where it lies. */
  async picture(name: string): Promise<string> {
    const path = join(ROOT, 'node_modules/.cache/carillon/pictures', `${name}.png`);
    await this.page.screenshot({ path });
    return path;
  }

  /** Makes these choices: one, a whole force, or a whole way. A window is declined without a look at the hand. */
  async choose(...choices: readonly string[]): Promise<void> {
    const told = await this.uncover(choices);
    const { covered, length } = told.asked;
    if (covered) await this.decline(choices[0] ?? '');
    else await this.make(choices, told);
    await this.page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  }

  /** Looks at the hand where these choices need it; what the page then tells. */
  async uncover(choices: readonly string[]): Promise<Told> {
    const told = await this.told();
    const { covered, pass } = told.asked;
    if (!covered || pass === choices[0]) return told;
    await this.look();
    await this.page.waitForFunction(() => window.carillon?.asked().covered === false);
    return this.told();
  }

  private make(choices: readonly string[], told: Told): Promise<void> {
    const [first = ''] = choices;
    // The choice that ends a force names no piece; there is none where nobody is left to be taken.
    if (told.gathers) return this.gather(choices.flatMap((text) => text.split(' ')[1] ?? []));
    const way = told.routes.find((route) => route.choices.join() === choices.join())?.to;
    if (choices.length > 1 && way !== undefined) return this.go(way, choices, told);
    const option = told.options.find(({ text }) => text === first);
    if (option !== undefined) return this.pick(option, told);
    throw new Error(`${first} is not offered: ${told.options.map(({ text }) => text).join(', ')}`);
  }

  /** Adds and drops pieces until the force is this one. Of alike pieces the last is dropped, whichever was pressed: it is pressed. */
  protected async fit(pieces: readonly string[], toggle: (piece: string) => Promise<void>): Promise<void> {
    for (let i = 0; i < 60; i++) {
      const taken = await this.force();
      const wrong = taken.findLast((each) => !pieces.includes(each)) ?? pieces.find((each) => !taken.includes(each));
      if (wrong === undefined) return;
      await toggle(wrong);
    }
    throw new Error(`the force never became ${pieces.join(', ')}`);
  }

  /** Does something, and waits until the journal has grown. */
  protected async growing(work: () => Promise<void>): Promise<void> {
    const { length } = await this.asked();
    await work();
    await this.page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  }
}

/** How long nothing must have come of a press before it is taken to have fallen beside its target, in milliseconds. */
const BESIDE_MS = 10_000;

/** Points and presses: what clicks and taps have in common. */
abstract class PointDriver extends Driver {
  /** Presses a point of the window. */
  protected abstract pressAt(spot: Spot, selector: string): Promise<void>;
  /** Presses an element that is not to be seen yet, or lies under another: brings it into sight first. */
  protected abstract pressHidden(selector: string): Promise<void>;

  protected async press(selector: string): Promise<void> {
    const spot = await this.aim(selector);
    if (spot) await this.pressAt(spot, selector);
    else await this.pressHidden(selector);
  }

  /** Where an element can be pressed now. */
  protected aim(selector: string): Promise<Spot | undefined> {
    return this.page.evaluate(spotOf, selector);
  }

  protected pick({ text, on, space }: Offer, told: Told): Promise<void> {
    if (on === 'button') return this.press(`.prompt [data-option="${text}"]`);
    if (on === 'aside') return this.pressAside(text);
    return this.choosing(on, space, text, told.asked.length);
  }

  private async pressAside(text: string): Promise<void> {
    await this.press('.prompt [data-option="aside"]');
    const group = `.menu [data-item="${groupOf(text)}"]`;
    if ((await this.page.$(group)) !== null) await this.press(group);
    await this.press(`.menu [data-item="${text}"]`);
  }

  protected go(to: string, choices: readonly string[], told: Told): Promise<void> {
    return this.choosing(`space:${to}`, to, choices.join(', '), told.asked.length);
  }

  protected async gather(pieces: readonly string[]): Promise<void> {
    await this.fit(pieces, (piece) => this.toggle(piece));
    await this.press('.force [data-option="force"]');
  }

  undo(): Promise<void> {
    return this.growing(() => this.press('.prompt [data-option="undo"]'));
  }

  redo(): Promise<void> {
    return this.growing(() => this.press('.prompt [data-option="redo"]'));
  }

  look(): Promise<void> {
    return this.press('.prompt [data-option="look"]');
  }

  protected decline(pass: string): Promise<void> {
    return this.press(`.prompt [data-option="${pass}"]`);
  }

  private toggle(piece: string): Promise<void> {
    return this.press(`.force [data-piece="${piece}"]`);
  }

  /** Presses a target, and then whatever it takes: an entry of a menu that opens, or a confirmation. */
  private async choosing(on: string, space: string | null, item: string, length: number): Promise<void> {
    await this.pressTarget(on, space, length);
    for (let step = 0; step < 4; step++) {
      const next = await this.nextStep(item, length);
      if (next === 'done') return;
      if (next === NOTE) await this.pressTarget(on, space, length);
      else await this.press(next);
    }
  }

  /**
   * What is to be pressed next; `done` once the choice has been made; the note where a finger, on a busy machine, has rested
   * so long that it looked; the same where a list has closed before the press, which fell beside it.
   */
  private async nextStep(item: string, length: number): Promise<string> {
    const found = await this.page
      .waitForFunction(
        ([text, group, before, note]) => {
          if (window.carillon?.asked().length !== before) return 'done';
          const entry = `.menu [data-item="${CSS.escape(text)}"]`;
          const behind = `.menu [data-item="${CSS.escape(group)}"]`;
          // What is done by its name alone is a button beside a march that waits.
          const named = `.prompt [data-option="${CSS.escape(text)}"]`;
          const steps = [entry, behind, named, '.prompt [data-option="confirm"]', note];
          return steps.find((each) => document.querySelector(each) !== null);
        },
        [item, groupOf(item), length, NOTE] as const,
        { timeout: BESIDE_MS },
      )
      .catch((error: unknown) => {
        if (error instanceof errors.TimeoutError) return undefined;
        throw error;
      });
    return found === undefined ? NOTE : ((await found.jsonValue()) ?? 'done');
  }

  /**
   * Presses a target; a piece under others in the list that its space opens into, unless the space stands for it: then the
   * choice is made, asks to be confirmed, or opens a menu.
   */
  private async pressTarget(on: string, space: string | null, length: number): Promise<void> {
    const target = `[data-target="${on}"]`;
    if (on.startsWith('piece:') && !(await this.aim(target))) {
      const answers = (await this.page.$(CONFIRM)) === null ? `.menu, ${CONFIRM}` : '.menu';
      await this.press(`[data-target="space:${space}"]`);
      const opened = await this.page.waitForFunction(
        ([selector, answer, before]) =>
          document.querySelector(answer) !== null ||
          window.carillon?.asked().length !== before ||
          document.querySelector(selector)?.checkVisibility() === true,
        [target, answers, length] as const,
      );
      await opened.dispose();
      if ((await this.page.$(answers)) !== null || (await this.asked()).length !== length) return;
    }
    await this.press(target);
  }
}

/** The entry of a menu behind which a choice may stand: that of all choices of its verb. */
const groupOf = (item: string): string => `${item.split(' ')[0]} …`;

/** What says why something cannot be chosen, or that it can. */
const NOTE = '.why-note';

/** What is pressed to make a choice that was only shown. */
const CONFIRM = '.prompt [data-option="confirm"]';

/** Clicks. */
export class MouseDriver extends PointDriver {
  /** What lies under the pointer may give way to it: a stack fans out, a panel opens. Clicks when it rests on what is meant. */
  protected async pressAt(spot: Spot, selector: string): Promise<void> {
    let at = spot;
    for (let tries = 0; tries < 20; tries++) {
      await this.page.mouse.move(at.x, at.y);
      await this.page.evaluate(twoFrames, 0);
      if (await this.page.evaluate(lies, { ...at, selector })) break;
      at = (await this.aim(selector)) ?? at;
    }
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** What lies beyond the edge of the map is dragged into its middle first, from where nothing opens under the pointer. */
  protected async pressHidden(selector: string): Promise<void> {
    const drag = await this.page.evaluate(dragFor, selector);
    if (!drag) return this.page.locator(selector).first().click();
    const from = (await this.page.evaluate(blankSpot)) ?? drag.from;
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + drag.to.x - drag.from.x, from.y + drag.to.y - drag.from.y, { steps: 4 });
    await this.page.mouse.up();
    await this.page.evaluate(twoFrames, REST_MS);
    const spot = await this.aim(selector);
    if (spot) await this.pressAt(spot, selector);
    else await this.page.locator(selector).first().click();
  }
}

/** How long nothing must move before a finger comes down, in milliseconds. */
const REST_MS = 60;

/** Taps, and drags the map with a finger. */
export class TouchDriver extends PointDriver {
  protected pressAt({ x, y }: Spot): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  protected async pressHidden(selector: string): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const drag = await this.page.evaluate(dragFor, selector);
      if (!drag) return this.page.locator(selector).first().tap();
      // A list that lies open is put away, so that the finger drags the map and not the list.
      const blank = await this.page.evaluate(blankSpot);
      if (blank) await this.pressAt(blank);
      // On a busy machine a finger that drags slowly may be taken for one that rests, and looks: it drags again.
      await this.drag(drag.from, drag.to);
      const spot = await this.aim(selector);
      if (spot) return this.pressAt(spot);
    }
    throw new Error(`${selector} cannot be pressed`);
  }

  /** A finger waits until the page is at rest: sheets rise and the map moves under what they uncover. */
  protected override async aim(selector: string): Promise<Spot | undefined> {
    let before = await super.aim(selector);
    for (let i = 0; i < 50; i++) {
      await this.page.evaluate(twoFrames, REST_MS);
      const spot = await super.aim(selector);
      if (spot?.x === before?.x && spot?.y === before?.y) return spot;
      before = spot;
    }
    throw new Error(`${selector} never comes to rest`);
  }

  private async drag(from: Spot, to: Spot): Promise<void> {
    const client = await this.page.context().newCDPSession(this.page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]): Promise<unknown> =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', [from]);
    for (const part of [0.25, 0.5, 0.75, 1])
      await touch('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
    await touch('touchEnd', []);
    await client.detach();
  }
}

/** Types. */
export class KeyDriver extends Driver {
  protected async pick({ text, on }: Offer, told: Told): Promise<void> {
    if (on === 'button') return this.pressButton(text);
    if (on === 'aside') {
      await this.pressButton('aside');
      return this.inMenu(text);
    }
    await this.ringOn(on, told);
    await this.page.keyboard.press('Enter');
    if ((await this.page.$(`.prompt [data-option="${text}"]`)) !== null) return this.pressButton(text);
    await this.inMenu(text);
    await this.confirm(told.asked.length);
  }

  /** Sends what is shown first, since it cannot be taken back. */
  private async confirm(length: number): Promise<void> {
    const shown = await this.page.waitForFunction(
      ([before, button]) => {
        if (window.carillon?.asked().length !== before) return 'done';
        return document.querySelector(button) === null ? undefined : 'shown';
      },
      [length, CONFIRM] as const,
    );
    if ((await shown.jsonValue()) === 'shown') await this.page.keyboard.press('Enter');
  }

  protected async gather(pieces: readonly string[]): Promise<void> {
    await this.fit(pieces, (piece) => this.toggle(piece));
    await this.page.keyboard.press('Enter');
  }

  protected async go(to: string, choices: readonly string[], told: Told): Promise<void> {
    await this.ringOn(`space:${to}`, told);
    await this.page.keyboard.press('Enter');
    await this.inMenu(choices.join(', '));
    // A far march is shown before it is sent.
    await this.page.waitForSelector('.prompt [data-option="confirm"]');
    await this.page.keyboard.press('Enter');
  }

  undo(): Promise<void> {
    return this.growing(() => this.page.keyboard.press('Control+z'));
  }

  redo(): Promise<void> {
    return this.growing(() => this.page.keyboard.press('Control+y'));
  }

  look(): Promise<void> {
    return this.pressButton('look');
  }

  protected decline(pass: string): Promise<void> {
    return this.pressButton(pass);
  }

  /** Presses a button of the prompt bar by its figure: the first is 1. */
  private async pressButton(text: string): Promise<void> {
    const names = await this.page.$$eval('.prompt-button', (all) =>
      all.map((each) => each.getAttribute('data-option')),
    );
    await this.page.keyboard.press(String(names.indexOf(text) + 1));
  }

  /** Brings the ring onto a target, from one that can be chosen to the next, the shorter way round. */
  private async ringOn(on: string, { targets, focus }: Told): Promise<void> {
    await this.page.evaluate(() => document.querySelector<HTMLElement>('.map-stage')?.focus());
    const here = targets.indexOf(focus ?? '');
    const there = targets.indexOf(on);
    if (there < 0) throw new Error(`the ring cannot come to ${on}`);
    const onward = here < 0 ? there + 1 : (there - here + targets.length) % targets.length;
    const back = here < 0 ? targets.length - there : targets.length - onward;
    const [key, times] = back < onward ? (['PageUp', back] as const) : (['PageDown', onward] as const);
    await this.hold(key, times);
    if ((await this.focus()) !== on) throw new Error(`the ring never came to ${on}`);
  }

  /** Holds a key down until it has come so many times; the page need not draw each. */
  private async hold(key: string, times: number): Promise<void> {
    if (times === 0) return;
    await Promise.all(Array.from({ length: times }, () => this.page.keyboard.down(key)));
    await this.page.keyboard.up(key);
  }

  /** Where a menu has opened, walks it to this entry and picks it. */
  private async inMenu(item: string): Promise<void> {
    const entries = await this.page.$$eval('.menu .menu-item', (all) =>
      all.map((each) => ({ item: each.getAttribute('data-item'), focused: each === document.activeElement })),
    );
    if (entries.length === 0) return;
    const behind = entries.some((each) => each.item === item) ? item : groupOf(item);
    const there = entries.findIndex((each) => each.item === behind);
    if (there < 0) throw new Error(`the menu has no ${item}`);
    const here = entries.findIndex(({ focused }) => focused);
    const key = there < here ? 'ArrowUp' : 'ArrowDown';
    for (let i = 0; i < Math.abs(there - here); i++) await this.page.keyboard.press(key);
    await this.page.keyboard.press('Enter');
    if (behind !== item) await this.inMenu(item);
  }

  private async toggle(piece: string): Promise<void> {
    for (let i = 0; i < 80; i++) {
      if ((await this.focused('data-piece')) === piece) break;
      await this.page.keyboard.press('ArrowRight');
    }
    await this.page.keyboard.press('Space');
  }

  private focused(attribute: string): Promise<string | null> {
    return this.page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);
  }
}
