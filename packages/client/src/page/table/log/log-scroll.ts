import { type Accessor, createMemo, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Shown } from './log-lines.ts';
import { aroundLine, atEndOf, BLOCK, BlockHeights, type Span, within } from './log-window.ts';

/** How close to its end, in CSS pixels, the log must be to follow new lines. */
const AT_END = 40;
/** How long after an event of wheel, finger, key or pointer a scroll counts as the user's, in milliseconds. */
const USER_MS = 1000;
/** The events by which a user scrolls. */
const SCROLLS_WITH = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
/** Usual heights of a line, in CSS pixels: for a mouse, and for fingers. */
const [LINE, LINE_TOUCHED] = [26, 44];

/** The lines to draw, and the space of the others. */
export interface Drawn {
  readonly lines: readonly Shown[];
  /** The number of lines before them. */
  readonly before: number;
  /** The heights of all lines above and below, in CSS pixels. */
  readonly above: number;
  readonly below: number;
  /** The heading of the first line's year or season, if that is not among the lines drawn. */
  readonly heading: Shown | undefined;
}

/** The scrolling of the log: it follows its end until the user scrolls away, and draws only lines nearby. */
export class LogScroll {
  readonly drawn: Accessor<Drawn>;
  /** Whether lines have come below since the user scrolled away from the end. */
  readonly hasNews: Accessor<boolean>;
  private list: HTMLElement | undefined;
  private readonly end: Cell<boolean> = cell(true);
  /** The number of lines when the user left the end. */
  private readonly known: Cell<number> = cell(0);
  /** Whether lines have changed in this frame: until all are drawn, no scroll is the user's. */
  private settling = false;
  private top = 0;
  /** The sizes at the last scroll: if they have changed, the browser moved the list, not the user. */
  private sizes = '';
  /** The position of the list when it last went to its end by itself, which is not a scroll by the user. */
  private ended: number | undefined;
  /** When the user last touched the list. */
  private touched = Number.NEGATIVE_INFINITY;
  /** The blocks to draw; `undefined` for the end, wherever it is. */
  private readonly wanted: Cell<Span | undefined> = cell<Span | undefined>(undefined);
  /**
   * The greatest height of the list so far, in CSS pixels: panels above it come and go with every turn, and must not
   * take a block of lines away and bring it back.
   */
  private readonly height: Cell<number> = cell(0);
  private readonly heights = new BlockHeights(matchMedia('(pointer: coarse)').matches ? LINE_TOUCHED : LINE);

  /** Takes the lines, and whether the board shows a past position: then the log stays where it is. */
  constructor(
    private readonly shown: Accessor<readonly Shown[]>,
    private readonly isPast: () => boolean,
  ) {
    this.drawn = createMemo(() => this.drawnNow());
    this.hasNews = createMemo(() => !this.end() && this.shown().length > this.known());
  }

  private get atEnd(): boolean {
    return untrack(this.end);
  }

  private set atEnd(isAtEnd: boolean) {
    if (this.atEnd && !isAtEnd) this.known.set(untrack(this.shown).length);
    this.end.set(isAtEnd);
  }

  attach(list: HTMLElement): void {
    this.list = list;
    for (const kind of SCROLLS_WITH)
      list.addEventListener(kind, () => (this.touched = performance.now()), { passive: true });
  }

  /** Called when other lines are shown, whose heights are unknown. */
  renew(): void {
    this.heights.forget();
    this.known.set(untrack(this.shown).length);
  }

  /** Draws after all changes of this frame, once the panels above have their heights. */
  settle(): void {
    this.settling = true;
    // Lines that were taken back come anew.
    this.known.set(Math.min(untrack(this.known), untrack(this.shown).length));
    requestAnimationFrame(() => {
      this.settling = false;
      if (this.atEnd) this.toEnd();
      else this.draw();
      this.partHeadings();
    });
  }

  /** Called when the size of the list changes; a list at its end stays there in the same frame. */
  resized(): void {
    this.height.set(Math.max(this.list?.clientHeight ?? 0, untrack(this.height)));
    if (this.atEnd) this.toEnd();
    this.settle();
  }

  /** Goes to the end, and follows it again. */
  follow(): void {
    this.atEnd = true;
    this.wanted.set(undefined);
    queueMicrotask(() => this.toEnd());
  }

  /** Brings the line of an entry of the journal into view. */
  reveal(entry: number): void {
    const line = this.shown().findIndex(({ from, number }) => from <= entry && entry <= number);
    const { before, lines } = this.drawn();
    if (line >= 0 && (line < before || line >= before + lines.length)) {
      this.atEnd = false;
      this.wanted.set(aroundLine(line, this.shown().length));
    }
    // Called by an effect: the lines are drawn after it.
    queueMicrotask(() => this.list && shownRow(this.list)?.scrollIntoView({ block: 'nearest' }));
  }

  /**
   * Panels that open above, and lines that become shorter, also move the list, even up, but only the user makes it
   * leave its end. While a panel leaves it no room, nothing changes.
   */
  scrolled(): void {
    if (!this.list || this.list.clientHeight === 0) return;
    const { scrollHeight, scrollTop, clientHeight } = this.list;
    if (this.atEnd && (this.settling || scrollTop === this.ended)) return;
    const isNear = scrollHeight - scrollTop - clientHeight < AT_END;
    const sizes = `${scrollHeight} ${clientHeight}`;
    const byUser = sizes === this.sizes || performance.now() - this.touched < USER_MS;
    const isUp = scrollTop < this.top && byUser;
    this.top = scrollTop;
    this.sizes = sizes;
    if (isNear || isUp) this.atEnd = isNear;
    else this.toEnd();
    this.draw();
    this.partHeadings();
  }

  /** Clears away a sticky heading as soon as the next one begins to cover it: otherwise it would be cut. */
  private partHeadings(): void {
    const headings = [...(this.list?.querySelectorAll<HTMLElement>(STICKY) ?? [])];
    const boxes = headings.map((heading) => heading.getBoundingClientRect());
    headings.forEach((heading, i) => {
      const [own, next] = [boxes[i], boxes[i + 1]];
      heading.toggleAttribute('data-covered', own !== undefined && next !== undefined && next.top < own.bottom - 1);
    });
  }

  private toEnd(): void {
    const { list } = this;
    if (!list || !this.atEnd || this.isPast()) return;
    const { scrollHeight, clientHeight } = list;
    if (scrollHeight - list.scrollTop - clientHeight >= 1) list.scrollTop = scrollHeight;
    this.ended = list.scrollTop;
    this.top = this.ended;
    this.sizes = `${scrollHeight} ${clientHeight}`;
  }

  private drawnNow(): Drawn {
    const shown = this.shown();
    const wanted = this.wanted();
    const { from, to } = wanted === undefined ? atEndOf(shown.length, this.height()) : within(wanted, shown.length);
    const before = from * BLOCK;
    const isTime = ({ line }: Shown): boolean => line.level === 'heading' && line.seat === undefined;
    return {
      lines: shown.slice(before, to * BLOCK),
      before,
      above: this.heights.of({ from: 0, to: from }, shown.length),
      below: this.heights.of({ from: to, to: Math.ceil(shown.length / BLOCK) }, shown.length),
      heading: shown.slice(0, before).findLast(isTime),
    };
  }

  /** Draws the lines nearby; lines in sight keep their place. */
  private draw(): void {
    const { list } = this;
    if (!list || list.clientHeight === 0) return;
    const { length } = this.shown();
    const next = this.atEnd
      ? atEndOf(length, this.height())
      : this.heights.inSight({ top: list.scrollTop, height: list.clientHeight }, length);
    const { before, lines } = this.drawn();
    if (next.from * BLOCK === before && Math.min(next.to * BLOCK, length) === before + lines.length) return;
    const rows = rowsOf(list);
    this.measure(rows, before);
    const focused = document.activeElement;
    const kept = rows.find(
      (row) => row.getBoundingClientRect().bottom > list.getBoundingClientRect().top && !isSticky(row),
    );
    const at = kept?.getBoundingClientRect().top ?? 0;
    this.wanted.set(this.atEnd ? undefined : next);
    if (this.atEnd) this.toEnd();
    else if (kept?.isConnected) list.scrollTop += kept.getBoundingClientRect().top - at;
    this.top = list.scrollTop;
    if (focused?.isConnected === false) list.focus({ preventScroll: true });
  }

  private measure(rows: readonly HTMLElement[], before: number): void {
    for (let first = 0; first + BLOCK <= rows.length; first += BLOCK) {
      const height = rows.slice(first, first + BLOCK).reduce((sum, row) => sum + heightOf(row), 0);
      this.heights.note((before + first) / BLOCK, height);
    }
  }
}

const STICKY = ':scope > .log-heading[data-seat="-1"]';
const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > li[data-line]')];
const isSticky = (row: HTMLElement): boolean => row.dataset.seat === '-1';
/** The row whose position is shown; if that is a sticky heading, which is always in sight, the row after it. */
const shownRow = (list: HTMLElement): Element | null =>
  list.querySelector('[data-shown="true"][data-seat="-1"] ~ li:not([data-seat="-1"])') ??
  list.querySelector('[data-shown="true"]');
const heightOf = (row: HTMLElement): number => row.offsetHeight + Number.parseFloat(getComputedStyle(row).marginTop);
