import type { Browser, Page } from 'playwright-core';

// The processor time of a choice, from the browser's trace; other work on the machine hardly affects it.

/** The kinds of work; `raster` is the painting of tiles, which other threads of the browser do. */
export const KINDS = ['script', 'style', 'layout', 'paint', 'raster', 'worker'] as const;
export type Kind = (typeof KINDS)[number];

/** The work of one choice, from its press until the page is at rest, in milliseconds of processor time. */
export interface Work extends Readonly<Record<Kind, number>> {
  /** Everything that the page's thread did. */
  readonly thread: number;
  /** The number of restyled elements. */
  readonly restyled: number;
  /** The number of new entries in the journal, including dice and automatic consequences. */
  readonly entries: number;
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  EventDispatch: 'script',
  EvaluateScript: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  FunctionCall: 'script',
  HandlePostMessage: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  RunMicrotasks: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  Commit: 'paint',
  Layerize: 'paint',
  Paint: 'paint',
  PrePaint: 'paint',
};
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', 'cc'];

/** The marks that a page must set: `rest` whenever it is at rest, and `chosen` just before if a choice was answered. */
export const MARKS = { rest: 'carillon.rest', chosen: 'carillon.chosen' } as const;

/** The fields read from a trace event; times are in microseconds. */
interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: {
    readonly elementCount?: number;
    readonly name?: string;
    readonly data?: { readonly detail?: string };
  };
}

/** Traces what a page does; returns the work of each choice in it. */
export async function workDuring(browser: Browser, page: Page, play: () => Promise<unknown>): Promise<readonly Work[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await play();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  return workIn(traceEvents);
}

/** The work of each choice, from the rest before it to the rest after it. */
function workIn(events: readonly Traced[]): readonly Work[] {
  const marked = (mark: string): readonly Traced[] =>
    events.filter(({ name }) => name === mark).toSorted((a, b) => a.ts - b.ts);
  const rests = marked(MARKS.rest);
  const [first] = rests;
  if (first === undefined) throw new Error('the page was never at rest');
  const isPage = ({ pid, tid }: Traced): boolean => pid === first.pid && tid === first.tid;
  const workers = new Set(
    events.flatMap(({ name, tid, args }) =>
      name === 'thread_name' && args?.name === 'DedicatedWorker thread' ? [tid] : [],
    ),
  );
  const own = withoutInner(events.filter(isPage));
  const chosen = marked(MARKS.chosen);
  return rests.slice(1).flatMap((end, i) => {
    const start = rests[i];
    const within = ({ ts }: Traced): boolean => start !== undefined && ts >= start.ts && ts < end.ts;
    const came = chosen.filter(within);
    if (came.length === 0) return [];
    const sum = (name: string, of: (event: Traced) => boolean): number =>
      events
        .filter((event) => event.name === name && within(event) && of(event))
        .reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000;
    const ofKind = (kind: Kind): number =>
      own
        .filter(({ event }) => KIND_OF[event.name] === kind && within(event))
        .reduce((all, { alone }) => all + alone, 0) / 1000;
    return [
      {
        script: ofKind('script'),
        style: ofKind('style'),
        layout: ofKind('layout'),
        paint: ofKind('paint'),
        raster: sum('RasterTask', () => true),
        worker: sum('RunTask', ({ tid }) => workers.has(tid)),
        thread: sum('RunTask', isPage),
        entries: came.reduce((all, { args }) => all + Number(args?.data?.detail ?? 0), 0),
        restyled: own
          .filter(({ event }) => event.name === 'UpdateLayoutTree' && within(event))
          .reduce((all, { event }) => all + (event.args?.elementCount ?? 0), 0),
      },
    ];
  });
}

/**
 * The events of one thread that have a kind, each with its own processor time, without that of such events inside it.
 */
function withoutInner(events: readonly Traced[]): readonly { readonly event: Traced; readonly alone: number }[] {
  const sorted = events
    .filter(({ name, dur }) => KIND_OF[name] !== undefined && dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const found: { readonly event: Traced; alone: number }[] = [];
  const around: { readonly event: Traced; alone: number }[] = [];
  for (const event of sorted) {
    const tdur = event.tdur ?? 0;
    while (endOf(around.at(-1)?.event) <= event.ts) around.pop();
    const outer = around.at(-1);
    if (outer) outer.alone -= tdur;
    const each = { event, alone: tdur };
    found.push(each);
    around.push(each);
  }
  return found;
}

const endOf = (event: Traced | undefined): number =>
  event === undefined ? Number.POSITIVE_INFINITY : event.ts + (event.dur ?? 0);
