import { type Accessor, createEffect, createMemo, on, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Coached } from '../coach/coach.ts';
import type { Play } from '../play/play.ts';
import type { SheetState } from '../sheet/sheet.ts';
import type { Online } from './online.ts';
import type { Page } from './page.ts';
import type { Room } from './room.ts';

/** The panels that share the space beside the map, in the order of their tabs. */
export const PANELS = ['coach', 'hint', 'fight', 'log', 'chat', 'judge'] as const;
export type Panel = (typeof PANELS)[number];

/**
 * In each group one panel is up. On a phone coach, hint and fight are beside the map, and the other panels in a drawer.
 */
const GROUPS: Readonly<Record<Room, readonly (readonly Panel[])[]>> = {
  narrow: [
    ['coach', 'hint', 'fight'],
    ['log', 'chat', 'judge'],
  ],
  usual: [PANELS],
  wide: [['coach', 'hint', 'fight', 'chat', 'judge'], ['log']],
};

/** The panel that is up if no other was asked for. */
const ALWAYS: Panel = 'log';

/** Whether a panel is seen: of the existing panels of its group, the one asked for last (`asked`, the latest first). */
export function isUpAmong(panel: Panel, room: Room, asked: readonly Panel[], has: (panel: Panel) => boolean): boolean {
  const group = GROUPS[room].find((each) => each.includes(panel)) ?? [];
  const up = asked.find((each) => group.includes(each) && has(each));
  return has(panel) && (up ?? ALWAYS) === panel;
}

interface Parts<View, LogEntry> {
  readonly play: Pick<Play<View, LogEntry>, 'history' | 'session'>;
  readonly page: Page;
  readonly room: Accessor<Room>;
  readonly coach: Coached<View, LogEntry>;
  readonly sheet: SheetState<View, LogEntry>;
  readonly end: { readonly isShown: () => boolean };
  readonly advised: { readonly asked: Accessor<unknown> };
  /** Whether the player has begun something: a menu is open, an action waits, or another hand is seen. */
  readonly begun: Accessor<unknown>;
  readonly online: Pick<Online, 'hasChat' | 'tab' | 'unread'> | undefined;
}

/** The column beside the map: one panel at a time, the one asked for last; the others keep a mark when they have news. */
export class Column<View, LogEntry> {
  readonly room: Accessor<Room>;
  /** The panels that have been asked for, the latest first. */
  private readonly asked: Cell<readonly Panel[]> = cell<readonly Panel[]>([]);
  /** The finished fight that has given way to what was up before; it keeps a mark until it is seen again. */
  private readonly left: Cell<string | undefined> = cell<string | undefined>(undefined);
  private readonly marks: Readonly<Record<Panel, Accessor<boolean>>>;

  constructor(private readonly parts: Parts<View, LogEntry>) {
    this.room = parts.room;
    this.followAsked();
    this.marks = {
      coach: this.newsOf('coach', () => parts.coach.question() ?? ''),
      hint: this.newsOf('hint', () => (parts.advised.asked() === undefined ? '' : 'asked')),
      fight: this.newsOf('fight', () => fightNow(parts.sheet)),
      log: this.newsOf('log', () => parts.play.history.lines().length),
      chat: () => (parts.online?.unread() ?? 0) > 0,
      judge: () => false,
    };
  }

  /** Whether there is such a panel now. */
  has(panel: Panel): boolean {
    const { coach, sheet, end, advised, page, play, online } = this.parts;
    if (panel === 'coach') return coach.isShown();
    if (panel === 'hint') return advised.asked() !== undefined;
    if (panel === 'fight') return sheet.subject() !== undefined && !end.isShown();
    if (panel === 'chat') return online?.hasChat() === true;
    if (panel === 'judge') return page.judging() && play.session.now().mayJudge;
    return true;
  }

  /** Whether it has a tab; the coach has one at every question, so that it can be called. */
  hasTab(panel: Panel): boolean {
    const isTabbed =
      this.room() === 'usual' || GROUPS[this.room()].find((each) => each.includes('chat'))?.includes(panel);
    return isTabbed === true && (panel === 'coach' ? this.mayCoach() : this.has(panel));
  }

  /** Whether there is a question that the coach can explain. */
  mayCoach(): boolean {
    return this.parts.coach.question() !== undefined;
  }

  /** Whether it is seen, not only its tab. */
  isUp(panel: Panel): boolean {
    return isUpAmong(panel, this.room(), this.asked(), (each) => this.has(each));
  }

  /** Whether the column of the panels that take turns has none up, and no lesson: it is beside that of the log then. */
  isBare(): boolean {
    if (this.room() !== 'wide' || this.parts.play.session.now().lesson !== undefined) return false;
    return !PANELS.some((panel) => panel !== ALWAYS && this.isUp(panel));
  }

  /** Whether something has happened in it since it was last seen. */
  hasNews(panel: Panel): boolean {
    const left = panel === 'fight' && this.left() === this.parts.sheet.subject()?.key;
    return this.has(panel) && !this.isUp(panel) && (left || this.marks[panel]());
  }

  /** Brings it up. */
  open(panel: Panel): void {
    const { coach } = this.parts;
    if (panel === 'coach' && !coach.isShown()) coach.toggle();
    if (panel === 'fight') this.left.set(undefined);
    this.asked.set([panel, ...this.asked().filter((each) => each !== panel)]);
  }

  /** Closes it; the panel that was up before comes back. */
  shut(panel: Panel): void {
    const { coach } = this.parts;
    if (panel === 'coach' && coach.isShown()) coach.toggle();
    this.asked.set(this.asked().filter((each) => each !== panel));
  }

  toggle(panel: Panel): void {
    if (this.isUp(panel)) this.shut(panel);
    else this.open(panel);
  }

  /**
   * Brings up panels by themselves: a new fight, the coach at a question, a hint, a judgement, and the chat opened by a window.
   */
  private followAsked(): void {
    const { play, sheet, coach, advised, page, online } = this.parts;
    const fights = new Set<string>();
    const fight = createMemo(() => sheet.subject()?.key);
    createEffect(
      on(fight, (key) => {
        // A fight that the player has closed stays closed; during a replay the log stays up instead of a past fight.
        if (key === undefined || fights.has(key) || play.session.past()) return;
        fights.add(key);
        this.open('fight');
      }),
    );
    createEffect(on(this.parts.begun, (begun) => begun !== undefined && this.leaveFight(), { defer: true }));
    const coached = createMemo(() => (coach.isShown() ? coach.question() : undefined));
    createEffect(on(coached, (question) => question !== undefined && this.open('coach')));
    createEffect(on(advised.asked, (asked) => asked !== undefined && this.open('hint')));
    createEffect(on(page.judging, (judging) => judging && this.open('judge')));
    if (online === undefined) return;
    createEffect(on(online.tab, (tab) => tab === 'chat' && this.open('chat')));
    createEffect(() => online.tab.set(this.isUp('chat') ? 'chat' : 'log'));
  }

  /** The player goes on after a fight: what was up before comes back, if anything was. */
  private leaveFight(): void {
    const subject = this.parts.sheet.subject();
    if (subject === undefined || subject.running || !this.isUp('fight')) return;
    const isOther = (panel: Panel): boolean => panel !== 'fight' && this.has(panel);
    if (this.room() === 'wide' && !this.asked().some((panel) => panel !== ALWAYS && isOther(panel))) return;
    this.shut('fight');
    this.left.set(subject.key);
  }

  private newsOf(panel: Panel, now: () => string | number): Accessor<boolean> {
    const seen = cell(untrack(now));
    createEffect(() => {
      now();
      // A panel that gives way to another at once has not been seen.
      if (this.isUp(panel)) queueMicrotask(() => untrack(() => this.isUp(panel) && seen.set(now())));
    });
    return () => seen() !== now();
  }
}

/** A key for the current stage of the present fight. */
function fightNow<View, LogEntry>(sheet: SheetState<View, LogEntry>): string {
  const subject = sheet.subject();
  return subject === undefined ? '' : `${subject.key} ${subject.entries.length} ${subject.running}`;
}
