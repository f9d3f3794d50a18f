import type { Page } from 'playwright-core';
import type { Hook } from '../../src/table/hook.ts';

/** What is asked, as the page tells it. */
export type Asked = ReturnType<Hook['asked']>;

/** A choice, and where the page has it. */
export type Offer = ReturnType<Hook['options']>[number];

/** A player at the page. It chooses whatever the page offers, through the page alone: by mouse, or by keys. */
export abstract class Driver {
  constructor(protected readonly page: Page) {}

  /** Chooses one option, wherever the page has it. */
  protected abstract pick(option: Offer): Promise<void>;
  /** Puts this force together at a question that picks pieces, and confirms it. */
  protected abstract gather(pieces: readonly string[]): Promise<void>;
  /** Goes a whole way in one gesture. */
  protected abstract go(to: string, choices: readonly string[]): Promise<void>;
  abstract undo(): Promise<void>;
  abstract redo(): Promise<void>;
  /** Uncovers the hand of the asked seat. */
  abstract look(): Promise<void>;
  /** Lets a window pass without a look at the hand. */
  protected abstract decline(pass: string): Promise<void>;

  asked(): Promise<Asked> {
    return this.page.evaluate(() => window.carillon?.asked() ?? Promise.reject(new Error('no table is shown')));
  }

  options(): Promise<ReturnType<Hook['options']>> {
    return this.page.evaluate(() => window.carillon?.options() ?? []);
  }

  journal(): Promise<Awaited<ReturnType<Hook['journal']>>> {
    return this.page.evaluate(() => window.carillon?.journal() ?? []);
  }

  focus(): Promise<string | null> {
    return this.page.evaluate(() => window.carillon?.focus() ?? null);
  }

  /** Whether a force is to be put together now. */
  async gathers(): Promise<boolean> {
    return (await this.page.$('.force')) !== null;
  }

  /** The force that is being put together, once the page knows what the rules allow of it. */
  async force(): Promise<readonly string[]> {
    await this.page.waitForFunction(() => (window.carillon?.force() ?? null) !== null);
    return this.page.evaluate(() => window.carillon?.force() ?? []);
  }

  /** Makes these choices: one, a whole force, or a whole way. A window is declined without a look at the hand. */
  async choose(...choices: readonly string[]): Promise<void> {
    await this.uncover(choices);
    const { covered } = await this.asked();
    await this.changing(() => (covered ? this.decline(choices[0] ?? '') : this.make(choices)), 'length');
  }

  /** Looks at the hand where these choices need it. */
  async uncover(choices: readonly string[]): Promise<void> {
    const { covered, pass } = await this.asked();
    if (covered && pass !== choices[0]) await this.changing(() => this.look(), 'covered');
  }

  private async make(choices: readonly string[]): Promise<void> {
    const options = await this.options();
    const [first = ''] = choices;
    const way = await this.wayOf(choices);
    if (await this.gathers()) return this.gather(choices.slice(0, -1).map((text) => text.split(' ')[1] ?? ''));
    if (choices.length > 1 && way !== undefined) return this.go(way, choices);
    const option = options.find(({ text }) => text === first);
    if (option === undefined) throw new Error(`${first} is not offered: ${options.map(({ text }) => text).join(', ')}`);
    return this.pick(option);
  }

  private async wayOf(choices: readonly string[]): Promise<string | undefined> {
    const routes = await this.page.evaluate(() => window.carillon?.routes() ?? []);
    return routes.find((route) => route.choices.join() === choices.join())?.to;
  }

  /** Does something, and waits until what is asked has changed in this respect. */
  async changing(work: () => Promise<void>, what: 'length' | 'covered'): Promise<void> {
    const before = (await this.asked())[what];
    await work();
    await this.page.waitForFunction(([name, value]) => window.carillon?.asked()[name] !== value, [
      what,
      before,
    ] as const);
  }
}

/** Clicks. */
export class MouseDriver extends Driver {
  protected async pick({ text, on, space }: Offer): Promise<void> {
    if (on === 'button') return this.page.click(`.prompt [data-option="${text}"]`);
    const before = (await this.asked()).length;
    await this.clickTarget(on, space);
    await this.fromMenu(text, before);
  }

  /** Where a menu opens, picks from it; where the click alone has chosen, there is nothing left to do. */
  private async fromMenu(item: string, before: number): Promise<void> {
    const entry = `.menu [data-item="${item}"]`;
    await this.page.waitForFunction(
      ([selector, length]) => document.querySelector(selector) !== null || window.carillon?.asked().length !== length,
      [entry, before] as const,
    );
    if (await this.page.$(entry)) await this.page.click(entry);
  }

  protected async gather(pieces: readonly string[]): Promise<void> {
    for (const piece of await this.force()) if (!pieces.includes(piece)) await this.toggle(piece);
    for (const piece of pieces) if (!(await this.force()).includes(piece)) await this.toggle(piece);
    await this.page.click('.force [data-option="force"]');
  }

  protected async go(to: string, choices: readonly string[]): Promise<void> {
    await this.clickTarget(`space:${to}`, to);
    await this.page.waitForSelector(`.prompt [data-option="confirm"], .menu [data-item="${choices.join(', ')}"]`);
    if (await this.page.$('.menu')) await this.page.click(`.menu [data-item="${choices.join(', ')}"]`);
    await this.page.click('.prompt [data-option="confirm"]');
  }

  undo(): Promise<void> {
    return this.changing(() => this.page.click('[data-option="undo"]'), 'length');
  }

  redo(): Promise<void> {
    return this.changing(() => this.page.click('[data-option="redo"]'), 'length');
  }

  look(): Promise<void> {
    return this.page.click('.prompt [data-option="look"]');
  }

  protected decline(pass: string): Promise<void> {
    return this.page.click(`.prompt [data-option="${pass}"]`);
  }

  private async toggle(piece: string): Promise<void> {
    await this.page.click(`.force [data-piece="${piece}"]`);
  }

  /** Clicks a target; a piece under others in the list that its space opens into. */
  private async clickTarget(on: string, space: string | null): Promise<void> {
    const target = this.page.locator(`[data-target="${on}"]`).first();
    if (on.startsWith('piece:') && !(await target.isVisible())) {
      await this.page.locator(`[data-target="space:${space}"]`).first().click();
      if ((await this.asked()).procedure === '' || !(await this.opened(on))) return;
    }
    await target.click();
  }

  /** Whether a stack's list has opened with this piece in it; where there was but one thing to choose, it is chosen. */
  private opened(on: string): Promise<boolean> {
    const listed = this.page.locator(`[data-target="${on}"]`).first();
    return listed.waitFor({ state: 'visible', timeout: 400 }).then(
      () => true,
      () => false,
    );
  }
}

/** Types. */
export class KeyDriver extends Driver {
  protected async pick({ text, on }: Offer): Promise<void> {
    if (on === 'button') return this.pressButton(text);
    await this.ringOn(on);
    await this.page.keyboard.press('Enter');
    await this.inMenu(text);
  }

  protected async gather(pieces: readonly string[]): Promise<void> {
    for (const piece of await this.force()) if (!pieces.includes(piece)) await this.toggle(piece);
    for (const piece of pieces) if (!(await this.force()).includes(piece)) await this.toggle(piece);
    await this.page.keyboard.press('Enter');
  }

  protected async go(to: string, choices: readonly string[]): Promise<void> {
    await this.ringOn(`space:${to}`);
    await this.page.keyboard.press('Enter');
    await this.inMenu(choices.join(', '));
    await this.page.waitForSelector('.prompt [data-option="confirm"]');
    await this.page.keyboard.press('Enter');
  }

  undo(): Promise<void> {
    return this.changing(() => this.page.keyboard.press('Control+z'), 'length');
  }

  redo(): Promise<void> {
    return this.changing(() => this.page.keyboard.press('Control+y'), 'length');
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

  /** Brings the ring onto a target, from one that can be chosen to the next. */
  private async ringOn(on: string): Promise<void> {
    await this.page.evaluate(() => document.querySelector<HTMLElement>('.map-stage')?.focus());
    for (let i = 0; i < 200; i++) {
      if ((await this.focus()) === on) return;
      await this.page.keyboard.press('PageDown');
    }
    throw new Error(`the ring never came to ${on}`);
  }

  /** Where a menu has opened, walks it to this entry and picks it. */
  private async inMenu(item: string): Promise<void> {
    if (!(await this.page.$('.menu'))) return;
    for (let i = 0; i < 40; i++) {
      if ((await this.focused('data-item')) === item) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`the menu has no ${item}`);
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
