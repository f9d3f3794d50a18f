import { type Option, type Target, type Title, targetOf } from '@carillon/board';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import type { Now } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { ComputerTurns } from './computer-turns.ts';
import { Confirm } from './confirm.ts';
import { aboutDeed, type Deed } from './deeds.ts';
import { type By, Focus, type Spot } from './focus.ts';
import { History } from './history.ts';
import { Offer } from './offer.ts';
import type { Session } from './session.ts';
import { ShownBoard } from './shown-board.ts';
import { Words } from './words.ts';

/**
 * The state of interaction with the table, in parts by purpose. This class has the gestures that involve several parts.
 */
export class Play<View, LogEntry> {
  readonly history: History<View, LogEntry>;
  readonly board: ShownBoard<View, LogEntry>;
  readonly words: Words<View, LogEntry>;
  readonly offer: Offer<View, LogEntry>;
  readonly focus: Focus<View, LogEntry>;
  readonly confirm: Confirm<View, LogEntry>;
  readonly computer: ComputerTurns<View, LogEntry>;
  /** The targets highlighted on the table. */
  readonly lit: Accessor<readonly Target[]>;
  /** While a battle is shown by itself: the length of the log after it, or before it. */
  readonly lastShown: Cell<number | undefined> = cell<number | undefined>(undefined);
  /** Shows the last result of dice again, or puts it away; `undefined` before the first one. */
  readonly lastResult: Cell<(() => void) | undefined> = cell<(() => void) | undefined>(undefined);
  private readonly spaces: ReadonlySet<string>;

  constructor(
    readonly session: Session<View, LogEntry>,
    readonly title: Title<View, LogEntry>,
    readonly preferences: Accessor<Preferences>,
  ) {
    this.spaces = new Set(title.spaces);
    this.board = new ShownBoard(session, title);
    const { board } = this;
    this.history = new History(session, title, preferences, () => (board.staged() ? this.lastShown() : undefined));
    const { history } = this;
    this.computer = new ComputerTurns(session, preferences, history.lines);
    const { computer } = this;
    this.words = new Words({ session, title, preferences, view: board.view, replay: history.replay, computer });
    this.offer = new Offer(session, title, board);
    this.focus = new Focus(this.offer);
    const { offer, focus } = this;
    this.confirm = new Confirm({ session, title, preferences, board, offer, focus });
    this.lit = createMemo(() => this.litNow());
    createEffect(
      on(session.latest, (now, before) => {
        focus.release(now.asked.seat === before?.asked.seat);
        this.confirm.letGo();
        this.confirm.planner.resume(now);
      }),
    );
  }

  /** Handles a click or tap on a target, or its confirmation by key. */
  act(target: Target, by: By, from?: Spot): void {
    const { focus, confirm } = this;
    if (this.offer.force()?.toggle(target)) return;
    if (by === 'mouse') focus.pointed.set(target);
    const deeds = focus.deedsBy(target, by);
    const [only] = deeds;
    // The ring is for keys and fingers; a mouse needs none.
    if (by !== 'mouse' || only === undefined) focus.ring.set(target);
    // A second press on the goal of a planned march sends it, whatever other actions exist there.
    if (confirm.sendPlanned(target)) return;
    if (only === undefined) this.inVain(target);
    else if (confirm.leadsOn(deeds)) confirm.click(only, by);
    else if (deeds.length > 1 || (only.named && !focus.isNamed(only, by)))
      focus.menu.set({ target, deeds, ...(by === 'mouse' && target.kind === 'piece' && !only.named && { from }) });
    else confirm.click(only, by);
  }

  /** Handles an action picked from a menu. */
  pick(deed: Deed): void {
    this.focus.closeMenu();
    this.confirm.pick(deed);
  }

  /** Presses a button of the prompt bar. */
  press(option: Option): void {
    this.confirm.press(option);
  }

  /** Drops the action that waits, and looks no longer at its target: its way and its odds go as well. */
  cancel(): void {
    this.confirm.letGo();
    this.focus.ring.set(undefined);
    this.focus.pointed.set(undefined);
  }

  /** On Escape, closes a menu, cancels an action or returns to the present, one per press. Returns whether it did. */
  goBack(): boolean {
    const { session, focus, confirm } = this;
    const { replay } = this.history;
    if (focus.menu()) focus.closeMenu();
    else if (confirm.armed() ?? confirm.pressed()) confirm.letGo();
    else if (session.past()) void replay.jump(replay.steps().length);
    else if (session.notice()) session.notice.set(undefined);
    else if (focus.ring()) focus.ring.set(undefined);
    else return false;
    return true;
  }

  /** Moves the ring to a target and brings it into view; by letter, for these choices. */
  goTo(target: Target, meant: readonly Option[] = []): void {
    this.focus.moveRing(target, meant);
    this.focus.pointed.set(undefined);
    this.confirm.keepPlanOnly();
    const place = this.board.placeOf(target);
    if (place) this.focus.camera()?.reveal(place);
  }

  /** Centres a target on the map, with the ring on it; a card is shown. */
  find(target: Target): void {
    this.focus.moveRing(target);
    this.confirm.armed.set(undefined);
    const place = this.board.placeOf(target);
    if (place) this.focus.camera()?.focusOn(place);
  }

  private inVain(target: Target): void {
    this.confirm.armed.set(undefined);
    this.focus.vain.set({ ...target });
  }

  private litNow(): readonly Target[] {
    const mentioned = this.focus.mentioned();
    if (mentioned.length > 0) return mentioned;
    const deed = this.confirm.armed();
    if (deed?.plan) return [];
    if (deed) return aboutDeed(deed, (id) => this.spaces.has(id));
    const force = this.offer.force();
    const taught = this.board.staged() === undefined ? taughtTargets(this.session.now()) : [];
    if (!force && taught.length > 0) return taught;
    return force?.targets().filter(({ id }) => force.shows(id)) ?? [];
  }
}

/** The targets that a lesson points at. */
const taughtTargets = ({ lesson }: Now<unknown, unknown>): readonly Target[] =>
  lesson?.points.flatMap((point): Target[] => {
    const target = targetOf(point);
    return target ? [{ ...target, taught: true }] : [];
  }) ?? [];
