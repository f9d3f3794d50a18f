import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Hook } from '../../../src/page/table/page/hook.ts';
import { ROOT } from '../places.ts';

/** The question, as the page shows it. */
type Asked = ReturnType<Hook['asked']>;

/** A choice, and its place on the page. */
export type Offer = ReturnType<Hook['options']>[number];

/** Everything a player needs to make a choice. */
export interface Screen {
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
  protected abstract pick(option: Offer, screen: Screen): Promise<void>;
  /** Puts this force together at a question that picks pieces, and confirms it. */
  protected abstract gather(pieces: readonly string[]): Promise<void>;
  /** Follows a whole route in one gesture. */
  protected abstract go(to: string, choices: readonly string[], screen: Screen): Promise<void>;
  abstract undo(): Promise<void>;
  abstract redo(): Promise<void>;
  /** Presses the button that uncovers the hand of the asked seat. */
  protected abstract pressLook(): Promise<void>;
  /** Passes a window without a look at the hand. */
  protected abstract decline(pass: string): Promise<void>;

  screen(): Promise<Screen> {
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

  /** The force being put together, once the page knows which pieces the rules allow. */
  async force(): Promise<readonly string[]> {
    await this.page.waitForFunction(() => (window.carillon?.force() ?? null) !== null);
    return this.page.evaluate(() => window.carillon?.force() ?? []);
  }

  /** Saves a picture of the page, and returns its path. */
  async picture(name: string): Promise<string> {
    const path = join(ROOT, 'node_modules/.cache/carillon/pictures', `${name}.png`);
    await this.page.screenshot({ path });
    return path;
  }

  /** Makes these choices: one, a whole force, or a whole route. A window is declined without a look at the hand. */
  async choose(...choices: readonly string[]): Promise<void> {
    const screen = await this.uncover(choices);
    const { covered, length } = screen.asked;
    if (covered) await this.decline(choices[0] ?? '');
    else await this.make(choices, screen);
    await this.grown(length);
  }

  /** Waits until the journal has another length. */
  protected async grown(length: number): Promise<void> {
    await this.page.waitForFunction((before) => window.carillon?.asked().length !== before, length);
  }

  /** Uncovers the hand of the asked seat, and waits until the page lists what it may choose. */
  async look(): Promise<void> {
    await this.pressLook();
    await this.page.waitForFunction(() => window.carillon?.asked().covered === false);
  }

  /** Looks at the hand if these choices need it; returns the screen after that. */
  async uncover(choices: readonly string[]): Promise<Screen> {
    const screen = await this.screen();
    const { covered, pass } = screen.asked;
    if (!covered || pass === choices[0]) return screen;
    await this.look();
    return this.screen();
  }

  private make(choices: readonly string[], screen: Screen): Promise<void> {
    const [first = ''] = choices;
    // The choice that completes a force names no piece; there is none if no piece is left to take.
    if (screen.gathers) return this.gather(choices.flatMap((text) => text.split(' ')[1] ?? []));
    const way = screen.routes.find((route) => route.choices.join() === choices.join())?.to;
    if (choices.length > 1 && way !== undefined) return this.go(way, choices, screen);
    const option = screen.options.find(({ text }) => text === first);
    if (option !== undefined) return this.pick(option, screen);
    throw new Error(`${first} is not offered: ${screen.options.map(({ text }) => text).join(', ')}`);
  }

  /**
   * Adds and drops pieces until the force is this one. Of identical pieces the page always drops the last, so the
   * driver presses that one.
   */
  protected async fit(pieces: readonly string[], toggle: (piece: string) => Promise<void>): Promise<void> {
    for (let i = 0; i < 60; i++) {
      const taken = await this.force();
      const wrong = taken.findLast((each) => !pieces.includes(each)) ?? pieces.find((each) => !taken.includes(each));
      if (wrong === undefined) return;
      await toggle(wrong);
    }
    throw new Error(`the force never became ${pieces.join(', ')}`);
  }

  /** Calls `work`, and waits until the journal has grown. */
  protected async growing(work: () => Promise<void>): Promise<void> {
    const { length } = await this.asked();
    await work();
    await this.grown(length);
  }
}

/** The menu entry that may lead to a choice: the one for all choices of its verb. */
export const groupOf = (item: string): string => `${item.split(' ')[0]} …`;

/** The button of a choice that is offered only by name, beside a planned march. */
export const besideMarch = (text: string): string =>
  `.prompt-buttons:has([data-option="confirm"]) [data-option="${text}"]`;

/** The button that sends a choice after its preview. */
export const CONFIRM = '.prompt [data-option="confirm"]';
