import { BrokenInvariant, invariant } from '@carillon/kit';
import {
  argument,
  argumentsOf,
  type Choice,
  makeOffer,
  type VerbCode,
  type Verbs,
  verbCodes,
  verbOf,
} from './choice.ts';
import { type Scratch, STAYED } from './exits.ts';
import type { FrameAccess } from './frames.ts';
import { type AnyAside, type AskMarks, CHANCE, type RuleOf, type Seat, type Sink } from './procedure.ts';

// Here the types of `procedure.ts` end: inside, the steps of a question are plain functions.

type Handler = (...values: unknown[]) => number | undefined;

/** A step that asks, ready to run. */
export interface Asking {
  readonly together: boolean;
  readonly codes: readonly VerbCode[];
  readonly marks: AskMarks;
  /** The rule behind it; a function if it asks about several rules. */
  readonly rule: RuleOf<unknown, FrameAccess, string>;
  /** The verbs that name the members of a set in any order. */
  readonly anyOrder: readonly string[] | undefined;
  /** The step's own verbs; the ones after them belong to its aside. */
  readonly own: number;
  /** Whether chance alone answers, whatever the state. */
  readonly ofChance: boolean;
  who(g: unknown, f: FrameAccess): Seat;
  asks(g: unknown, f: FrameAccess, seat: Seat): boolean;
  list(g: unknown, f: FrameAccess, seat: Seat): void;
  /** Lists without the step's aside. */
  listOwn(g: unknown, f: FrameAccess, seat: Seat): void;
  take(g: unknown, f: FrameAccess, seat: Seat, choice: Choice): number | undefined;
  afterAll(g: unknown, f: FrameAccess): number | undefined;
  seenBy(g: unknown, f: FrameAccess): Seat | undefined;
  presses(g: unknown, seat: Seat): boolean;
}

/** An aside without its types. */
interface RawAside {
  readonly verbs: Verbs;
  readonly take: Readonly<Record<string, (...values: unknown[]) => void>>;
  list(g: unknown, seat: Seat, offer: unknown): void;
  presses?(g: unknown, seat: Seat): boolean;
}

/** A question as written in the procedure, without its types. */
export interface RawAsk extends AskMarks {
  readonly rule: RuleOf<unknown, FrameAccess, string>;
  readonly verbs: Verbs;
  readonly anyOrder?: readonly string[];
  readonly take: Readonly<Record<string, Handler>>;
  who?(g: unknown, f: FrameAccess): Seat;
  asks?(g: unknown, f: FrameAccess, seat: Seat): boolean;
  list(...values: unknown[]): void;
  afterAll?(g: unknown, f: FrameAccess): number | undefined;
  seenBy?(g: unknown, f: FrameAccess): Seat | undefined;
  readonly aside?: AnyAside;
  afterAside?(g: unknown, f: FrameAccess): number | undefined;
}

/** Makes a question ready to run, as `ask` and `askTogether` write it. */
export function makeAsking(ask: RawAsk, together: boolean, scratch: Scratch): Asking {
  const aside = ask.aside as unknown as RawAside | undefined;
  const codes = verbCodes({ ...ask.verbs, ...aside?.verbs });
  const offer = makeOffer(codes, scratch);
  const handlers = codes.map(({ name }) => ask.take[name]);
  const { alone, window, closes } = ask;
  const own = Object.keys(ask.verbs).length;
  invariant(codes.length === own + Object.keys(aside?.verbs ?? {}).length, 'a step has a verb of its aside');
  // The last of several answers shows its seat the others, so no answer can be undone; a pending one may be changed.
  const reveals = together ? true : ask.reveals;
  const listOwn = together
    ? (g: unknown, f: FrameAccess, seat: Seat): void => ask.list(g, f, seat, offer)
    : (g: unknown, f: FrameAccess): void => ask.list(g, f, offer);
  return {
    together,
    codes,
    rule: ask.rule,
    anyOrder: ask.anyOrder,
    own,
    ofChance: isOfChance(ask),
    marks: {
      ...(reveals && { reveals }),
      ...(alone && { alone }),
      ...(closes && { closes }),
      ...(window && { window }),
    },
    who: (g, f) => ask.who?.(g, f) ?? 0,
    asks: (g, f, seat) => ask.asks?.(g, f, seat) ?? false,
    list(g, f, seat) {
      listOwn(g, f, seat);
      aside?.list(g, seat, offer);
    },
    listOwn,
    take(g, f, seat, choice) {
      const code = codes[verbOf(choice)];
      if (code !== undefined && aside !== undefined && verbOf(choice) >= own) {
        takeAside(aside, code, choice, g, seat, f.say);
        const exit = ask.afterAside?.(g, f);
        return exit ?? stay(scratch);
      }
      const handler = handlers[verbOf(choice)];
      if (code === undefined || handler === undefined) throw new BrokenInvariant('no such verb');
      if (together) return handler(g, f, seat, ...code.kinds.map((_, i) => argument(code, choice, i)));
      return handOver(handler, code, choice, g, f);
    },
    afterAll: (g, f) => ask.afterAll?.(g, f),
    seenBy: (g, f) => ask.seenBy?.(g, f),
    presses: (g, seat) => aside?.presses?.(g, seat) ?? false,
  };
}

/** A `who` without parameters always names the same seat. */
const isOfChance = ({ who }: RawAsk): boolean => who?.length === 0 && (who as () => Seat)() === CHANCE;

function stay(scratch: Scratch): number {
  scratch.exit = STAYED;
  return STAYED;
}

function takeAside(
  { take }: RawAside,
  code: VerbCode,
  choice: Choice,
  g: unknown,
  seat: Seat,
  say: Sink<unknown> | undefined,
): void {
  const handler = take[code.name];
  if (handler === undefined) throw new BrokenInvariant('no such verb');
  handler(g, seat, say, ...argumentsOf(code, choice));
}

/** Calls a handler with the arguments of a choice; short lists, the common case, without allocating. */
function handOver(handler: Handler, code: VerbCode, choice: Choice, g: unknown, f: FrameAccess): number | undefined {
  switch (code.kinds.length) {
    case 0:
      return handler(g, f);
    case 1:
      return handler(g, f, argument(code, choice, 0));
    case 2:
      return handler(g, f, argument(code, choice, 0), argument(code, choice, 1));
    default:
      return handler(g, f, ...code.kinds.map((_, i) => argument(code, choice, i)));
  }
}
