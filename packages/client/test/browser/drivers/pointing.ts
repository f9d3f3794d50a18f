import { errors } from 'playwright-core';
import { blankSpot, dragFor, lies, type Spot, spotOf, twoFrames } from '../aiming.ts';
import { besideMarch, CONFIRM, Driver, groupOf, type Offer, type Screen } from './driver.ts';

/** The note that says why something cannot be chosen, or that it can. */
const NOTE = '.why-note';

/** A press without effect for this long has missed its target, in milliseconds. */
const BESIDE_MS = 10_000;

/** Points and presses: what clicks and taps have in common. */
abstract class PointDriver extends Driver {
  /** Presses a point of the window. */
  protected abstract pressAt(spot: Spot, selector: string): Promise<void>;
  /** Presses an element that is out of sight or covered, after bringing it into sight. */
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

  protected async pick({ text, on, space }: Offer, screen: Screen): Promise<void> {
    // The sheet of a fight may have a button for the answer; it may also cover the map.
    const answer = `[data-answer="${text}"]`;
    if (await this.aim(answer)) return this.press(answer);
    if (on === 'button') return this.pressButton(text, screen.asked.length);
    if (on === 'aside') return this.pressAside(text);
    // A yes also has a button, which is used if the map is covered.
    const covered = !(await this.aim(`[data-target="${on}"]`));
    if (covered && (await this.aim(`.prompt [data-option="${text}"]`)))
      return this.pressButton(text, screen.asked.length);
    return this.choosing(on, space, text, screen.asked.length);
  }

  /** Presses a button; twice for a sealed choice. */
  private async pressButton(text: string, length: number): Promise<void> {
    await this.press(`.prompt [data-option="${text}"]`);
    const waits = await this.page.waitForFunction(
      ([before, button]) =>
        window.carillon?.asked().length !== before ? 'done' : document.querySelector(button) && 'shown',
      [length, CONFIRM] as const,
    );
    if ((await waits.jsonValue()) === 'shown') await this.press(CONFIRM);
  }

  private async pressAside(text: string): Promise<void> {
    await this.press('.prompt [data-option="aside"]');
    const [group, entry] = [`.menu [data-item="${groupOf(text)}"]`, `.menu [data-item="${text}"]`];
    // Other browsers open the menu only after the press.
    await this.page.waitForSelector(`${group}, ${entry}`);
    if ((await this.page.$(group)) !== null) await this.press(group);
    await this.press(entry);
  }

  /** Zooms in on a crowded space after a press that missed, if that helps. */
  protected async bringNear(_space: string | null): Promise<void> {}

  protected go(to: string, choices: readonly string[], screen: Screen): Promise<void> {
    return this.choosing(`space:${to}`, to, choices.join(', '), screen.asked.length);
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

  protected pressLook(): Promise<void> {
    return this.press('.prompt [data-option="look"]');
  }

  protected decline(pass: string): Promise<void> {
    return this.press(`.prompt [data-option="${pass}"]`);
  }

  private toggle(piece: string): Promise<void> {
    return this.press(`.force [data-piece="${piece}"]`);
  }

  /** Presses a target, then an entry of the menu that opens, or a confirmation. */
  private async choosing(on: string, space: string | null, item: string, length: number): Promise<void> {
    await this.pressTarget(on, space, length);
    for (let step = 0; step < 4; step++) {
      const next = await this.nextStep(item, length);
      if (next === 'done') return;
      if (next === NOTE) {
        await this.bringNear(space);
        await this.pressTarget(on, space, length);
      } else await this.press(next);
    }
  }

  /**
   * The selector to press next, or `done` once the choice has been made. It is that of the note if the press missed: on
   * a busy machine a finger may rest so long that it inspects, or a list may close before the press.
   */
  private async nextStep(item: string, length: number): Promise<string> {
    const found = await this.page
      .waitForFunction(
        ([text, group, before, note, named]) => {
          if (window.carillon?.asked().length !== before) return 'done';
          const entry = `.menu [data-item="${CSS.escape(text)}"]`;
          const behind = `.menu [data-item="${CSS.escape(group)}"]`;
          const steps = [entry, behind, named, '.prompt [data-option="confirm"]', note];
          return steps.find((each) => document.querySelector(each) !== null);
        },
        [item, groupOf(item), length, NOTE, besideMarch(item)] as const,
        { timeout: BESIDE_MS },
      )
      .catch(notBeside);
    return found === false ? NOTE : ((await found.jsonValue()) ?? 'done');
  }

  /**
   * Presses a target. A piece under others is pressed in the list that its space opens; if a press on the space itself
   * makes the choice, asks to confirm it or opens a menu, no list is needed.
   */
  private async pressTarget(on: string, space: string | null, length: number): Promise<void> {
    const target = `[data-target="${on}"]`;
    if (on.startsWith('piece:') && !(await this.aim(target))) {
      const answers = (await this.page.$(CONFIRM)) === null ? `.menu, ${CONFIRM}` : '.menu';
      // A press without effect has missed; the second time it counts.
      if (!(await this.opens(target, answers, space, length))) await this.opens(target, answers, space, length);
      if ((await this.page.$(answers)) !== null || (await this.asked()).length !== length) return;
    }
    await this.press(target);
  }

  /** Presses a space, and returns whether that shows a target, opens an answer or makes the choice. */
  private async opens(target: string, answers: string, space: string | null, length: number): Promise<boolean> {
    await this.press(`[data-target="space:${space}"]`);
    return this.page
      .waitForFunction(
        ([selector, answer, before]) =>
          document.querySelector(answer) !== null ||
          window.carillon?.asked().length !== before ||
          document.querySelector(selector)?.checkVisibility() === true,
        [target, answers, length] as const,
        { timeout: BESIDE_MS },
      )
      .then(() => true, notBeside);
  }
}

/** The answer `false` to a press that has missed its target; other errors are thrown. */
function notBeside(error: unknown): false {
  if (error instanceof errors.TimeoutError) return false;
  throw error;
}

/** Clicks. */
export class MouseDriver extends PointDriver {
  /**
   * Clicks once the pointer is on the target. Until then the element under the pointer may move to reveal it: a stack
   * fans out, a panel opens.
   */
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

  /**
   * Drags a target from beyond the edge of the map to its middle, starting where nothing opens under the pointer, then
   * presses it.
   */
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

/** How long nothing must move before a finger taps, in milliseconds. */
const REST_MS = 60;

/** Taps, and drags the map with a finger. */
export class TouchDriver extends PointDriver {
  protected pressAt({ x, y }: Spot): Promise<void> {
    return this.page.touchscreen.tap(x, y);
  }

  protected async pressHidden(selector: string): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      if (!(await this.page.evaluate(dragFor, selector))) return this.page.locator(selector).first().tap();
      await this.freeMap();
      if (tries > 0) await this.zoomIn();
      const drag = await this.page.evaluate(dragFor, selector);
      // On a busy machine a slow drag may be mistaken for a long press, so try again.
      if (drag) await this.drag(drag.from, drag.to);
      const spot = await this.aim(selector);
      if (spot) return this.pressAt(spot);
    }
    throw new Error(`${selector} cannot be pressed`);
  }

  /** Hides the sheet and closes any open list, so that the finger finds the map under them. */
  private async freeMap(): Promise<void> {
    const hide = '.sheet-panel[data-open="true"] [data-option="sheet"]';
    if (await this.aim(hide)) await this.press(hide);
    const blank = await this.page.evaluate(blankSpot);
    if (blank) await this.pressAt(blank);
    else if ((await this.page.$('.tray')) !== null) await this.page.tap('.prompt-line');
  }

  /** Zooms in, as people do if a stack hides its neighbours from their fingers. */
  private async zoomIn(): Promise<void> {
    for (let i = 0; i < 2; i++) await this.page.tap('.map-controls button:has(span:text-is("+"))');
  }

  protected override async bringNear(space: string | null): Promise<void> {
    if (space === null) return;
    await this.freeMap();
    await this.zoomIn();
    const drag = await this.page.evaluate(dragFor, `[data-target="space:${space}"]`);
    if (drag) await this.drag(drag.from, drag.to);
  }

  /** A finger waits until the page is still: sheets open and the map moves. */
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
