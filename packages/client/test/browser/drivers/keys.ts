import { besideMarch, CONFIRM, Driver, groupOf, type Offer, type Screen } from './driver.ts';

/** Types. */
export class KeyDriver extends Driver {
  /** Presses a key. */
  protected press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  protected async pick({ text, on }: Offer, screen: Screen): Promise<void> {
    if (on === 'button') {
      await this.pressButton(text);
      return this.confirm(screen.asked.length);
    }
    if (on === 'aside') {
      await this.pressButton('aside');
      return this.inMenu(text);
    }
    await this.ringOn(on, screen);
    await this.press('Enter');
    const answer = await this.answerTo(text, screen.asked.length);
    if (answer === 'named') return this.pressButton(text);
    if (answer === 'menu') await this.inMenu(text);
    await this.confirm(screen.asked.length);
  }

  /**
   * The page's answer to Enter on a target: the choice is `done`; a `menu` opens; a march waits, with this choice as a
   * `named` button beside it; or the choice is `shown` and must be confirmed. A march appears only once the rules have
   * answered.
   */
  private async answerTo(text: string, length: number): Promise<'done' | 'menu' | 'named' | 'shown'> {
    const found = await this.page.waitForFunction(
      ([before, named, confirm]) => {
        if (window.carillon?.asked().length !== before) return 'done';
        if (document.querySelector('.menu .menu-item') !== null) return 'menu';
        if (document.querySelector(named) !== null) return 'named';
        return document.querySelector(confirm) === null ? undefined : 'shown';
      },
      [length, besideMarch(text), CONFIRM] as const,
    );
    return (await found.jsonValue()) ?? 'shown';
  }

  /** Sends an irreversible action, which is shown first. */
  private async confirm(length: number): Promise<void> {
    const shown = await this.page.waitForFunction(
      ([before, button]) => {
        if (window.carillon?.asked().length !== before) return 'done';
        return document.querySelector(button) === null ? undefined : 'shown';
      },
      [length, CONFIRM] as const,
    );
    if ((await shown.jsonValue()) === 'shown') await this.press('Enter');
  }

  protected async gather(pieces: readonly string[]): Promise<void> {
    await this.fit(pieces, (piece) => this.toggle(piece));
    await this.press('Enter');
  }

  protected async go(to: string, choices: readonly string[], screen: Screen): Promise<void> {
    await this.ringOn(`space:${to}`, screen);
    await this.press('Enter');
    await this.inMenu(choices.join(', '));
    // A long march is shown before it is sent, and so is a raid at bad odds.
    await this.confirm(screen.asked.length);
  }

  undo(): Promise<void> {
    return this.growing(() => this.press('Control+z'));
  }

  redo(): Promise<void> {
    return this.growing(() => this.press('Control+y'));
  }

  protected pressLook(): Promise<void> {
    return this.pressButton('look');
  }

  protected decline(pass: string): Promise<void> {
    return this.pressButton(pass);
  }

  /** Presses a button of the prompt bar by the key that it shows, or, if it shows none, by Enter. */
  private async pressButton(text: string): Promise<void> {
    const key = await this.page.$$eval(
      '.prompt-button',
      (all, option) => {
        const button = all.find((each) => each.getAttribute('data-option') === option);
        const shown = button?.getAttribute('data-digit') ?? button?.getAttribute('data-letter');
        if (shown) return shown.toLowerCase();
        button?.focus();
        return 'Enter';
      },
      text,
    );
    await this.press(key);
  }

  /** Moves the ring through the available targets to this one, by the shorter way round. */
  private async ringOn(on: string, { targets, focus }: Screen): Promise<void> {
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

  /** Holds a key down until it has repeated `times` times; the page need not draw each press. */
  private async hold(key: string, times: number): Promise<void> {
    if (times === 0) return;
    await Promise.all(Array.from({ length: times }, () => this.page.keyboard.down(key)));
    await this.page.keyboard.up(key);
  }

  /** If a menu has opened, moves to this entry and picks it. */
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
    for (let i = 0; i < Math.abs(there - here); i++) await this.press(key);
    await this.press('Enter');
    if (behind !== item) await this.inMenu(item);
  }

  private async toggle(piece: string): Promise<void> {
    for (let i = 0; i < 80; i++) {
      if ((await this.focused('data-piece')) === piece) break;
      await this.press('ArrowRight');
    }
    await this.press('Space');
  }

  private focused(attribute: string): Promise<string | null> {
    return this.page.evaluate((name) => document.activeElement?.getAttribute(name) ?? null, attribute);
  }
}
