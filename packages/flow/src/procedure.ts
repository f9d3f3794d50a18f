import type { Arguments, Offer, Verbs } from './choice.ts';
import type { Kind, ValueOf, WordKind } from './kinds.ts';
import type { Fields, SavedFields, Values } from './shape.ts';

/** A seat's index in the game's list of seats. Non-seats have numbers below `NONE`, so that the two never mix. */
export type Seat = number;
/** The seat that answers a roll or a draw: the player called chance. */
export const CHANCE = -2;
/** The answerer when nobody is asked any more. */
export const OVER = -3;
/** The answerer of a step that asks several seats at once. */
export const TOGETHER = -4;

/** Receives log entries; absent if nobody reads them, as in a search. */
export type Sink<Entry> = (entry: Entry) => void;

/** A running procedure, as its steps see it: its locals, and `say` to write to the log. */
export type Frame<L extends Fields, Entry> = Values<L> & {
  readonly say: Sink<Entry> | undefined;
};

declare const leaves: unique symbol;

/**
 * How a step of the procedure `Name` leaves; made by `goto`, `end`, `callFor`. Nothing means: on to the next step as
 * written.
 */
export type Leave<Name extends string> = number & { readonly [leaves]: Name };
/** Leaves a step of any procedure for a called one; made by `call`. */
export type Called = number & { readonly [leaves]: 'called' };
/** The values that a step may return. */
export type Exit<Name extends string> = Leave<Name> | Called | undefined;

/** The locals a caller must give: those declared under `locals`, not those under `own`. */
export type Given<L extends Fields> = { readonly [K in keyof L]: ValueOf<L[K]> };

/**
 * A table of named steps in rulebook order. Declared first, so that procedures may refer to each other; defined later.
 */
export interface Procedure<
  G,
  Entry,
  Name extends string,
  Locals extends Fields,
  Own extends Fields,
  Result,
  Steps extends string,
  Rule extends string = string,
> {
  readonly name: Name;
  readonly steps: readonly Steps[];
  /** Gives every step its body; exactly the declared ones. */
  define(bodies: { readonly [S in Steps]: Step<G, Frame<Locals & Own, Entry>, Name> }): void;
  /** A step that asks a seat or `chance`. */
  ask<const V extends Verbs>(ask: Ask<G, Frame<Locals & Own, Entry>, Name, V, Rule>): AskStep<Name>;
  /** A step that asks several seats at once. The procedure is declared with `together: true`. */
  askTogether<const V extends Verbs>(ask: AskTogether<G, Frame<Locals & Own, Entry>, Name, V, Rule>): AskStep<Name>;
  /** On to another step of this procedure. */
  goto(step: Steps): Leave<Name>;
  /** Ends the procedure and passes its result to the caller. */
  end(...result: [Result] extends [undefined] ? [] : [Result]): Leave<Name>;
  /** Runs another procedure and stores its result in the named local. */
  callFor<P extends Callable, K extends SlotFor<Locals & Own, ResultOf<P>>>(
    slot: K,
    procedure: P,
    locals: GivenTo<P>,
  ): Leave<Name>;
  /** Carries the types; absent at run time. */
  readonly typed?: {
    readonly given: Given<Locals>;
    readonly frame: Frame<Locals & Own, Entry>;
    readonly saved: SavedFrame<Name, Steps, Locals & Own>;
    readonly result: Result;
  };
}

/** A running procedure as saved and viewed, with names for ids. */
export type SavedFrame<Name extends string, Steps extends string, L extends Fields> = {
  readonly procedure: Name;
  readonly step: Steps;
  /** The caller's local that receives the result; `null` if none does. */
  readonly slot: string | null;
  readonly locals: SavedFields<L>;
  /** For a procedure that asks several seats at once: the answer of each, `null` if it has not answered. */
  readonly answers?: readonly (string | null)[];
};

/** Any procedure, as `call` takes it. */
export interface Callable {
  readonly name: string;
  readonly typed?: {
    readonly given: unknown;
    readonly frame: unknown;
    readonly saved: unknown;
    readonly result: unknown;
  };
}

type TypesOf<P extends Callable> = NonNullable<P['typed']>;
/** The locals to give when calling `P`. */
export type GivenTo<P extends Callable> = TypesOf<P>['given'];
/** The result of `P`. */
export type ResultOf<P extends Callable> = TypesOf<P>['result'];
/** A frame of `P`. */
export type FrameOf<P extends Callable> = TypesOf<P>['frame'];
/** A saved frame of `P`. For a union of procedures, the union of their frames, distinguished by `procedure`. */
export type SavedFrameOf<P extends Callable> = P extends Callable ? TypesOf<P>['saved'] : never;
/** The procedures among the exports of a module, such as a table of contents: `ProceduresIn<typeof import('./contents.ts')>`. */
export type ProceduresIn<Module> = Extract<Module[keyof Module], Callable & { readonly steps: readonly string[] }>;

/** The locals that can hold a result of type `R`: those whose kind is exactly of that type. */
export type SlotFor<L extends Fields, R> = {
  [K in keyof L & string]: [R] extends [ValueOf<L[K]>] ? ([ValueOf<L[K]>] extends [R] ? K : never) : never;
}[keyof L & string];

/** A step: it either acts or asks. */
export type Step<G, F, Name extends string> = ((g: G, f: F) => Exit<Name>) | AskStep<Name>;

declare const asks: unique symbol;
/** A step that asks; made by `ask` or `askTogether`. */
export interface AskStep<Name extends string> {
  readonly [asks]: Name;
}

/**
 * A right that a seat has at any time: its verbs follow the choices of every step that names it, and after one of them
 * the step is asked again. It never causes a question by itself: if a step has only one other choice, a driver takes
 * it.
 */
export interface Aside<G, Entry, V extends Verbs, By extends Seat = Seat> {
  /** The kind of a seat in the game. */
  readonly seat: WordKind<By>;
  readonly verbs: V;
  /** Offers the asked seat's present choices; nothing if it has no such right. */
  list(g: G, seat: By, offer: Offer<V>): void;
  readonly take: {
    readonly [K in keyof V]: (g: G, seat: By, say: Sink<Entry> | undefined, ...values: Arguments<V[K]>) => void;
  };
  /**
   * Whether the seat has an urgent reason to use its right now, so that it is asked even if there is only one other
   * choice.
   */
  presses?(g: G, seat: By): boolean;
}

declare const stands: unique symbol;
/** An aside as steps name it; made by `aside`. */
export interface AnyAside {
  readonly [stands]: true;
}

/** The verbs with one argument: those that can name one member of a set. */
export type Naming<V extends Verbs> = {
  [K in keyof V & string]: V[K]['length'] extends 1 ? K : never;
}[keyof V & string];

/** Options common to all questions. */
export interface AskMarks {
  /** The answer shows its seat hidden information, or causes it to be shown: free undo stops here. */
  readonly reveals?: true;
  /** Always asked, even if there is only one choice, because the answer costs or reveals something. */
  readonly alone?: 'ask';
  /**
   * The last question of a seat's turn: asked, even if there is only one choice, of a seat that wants to be asked
   * before its turn ends.
   */
  readonly closes?: true;
  /**
   * The step is a response window; `pass` is the verb that declines, `moment` the local with the moment at which it
   * opens.
   */
  readonly window?: { readonly pass: string; readonly moment: string };
}

/** The rule behind a step: one number, or, if it asks about several rules, that of the current question. */
export type RuleOf<G, F, Rule extends string> = Rule | ((g: G, f: F) => Rule);

/** A step at which seats may be asked. */
export interface QuestionStep {
  /** As `procedure.step`. */
  readonly step: string;
  /** Its own verbs. */
  readonly verbs: readonly string[];
  /** The verbs of its aside. */
  readonly asides: readonly string[];
  /** Of a response window: the moments at which it opens. */
  readonly moments: readonly string[];
}

/** The current question. */
export interface Question extends Omit<AskMarks, 'window'> {
  /** A response window: the verb that declines, and the moment at which it opens. */
  readonly window?: { readonly pass: string; readonly moment: string };
  readonly procedure: string;
  readonly step: string;
  /** The number of its rule. */
  readonly rule: string;
  /** The verbs of the step, in its order; those of its aside come last. */
  readonly verbs: readonly string[];
  /** The verbs that name the members of a set in any order; absent if none does. */
  readonly anyOrder?: readonly string[];
  /** The verbs of its aside, if it has one. */
  readonly asides?: readonly string[];
}

/** A question to one seat or to chance. */
export interface Ask<G, F, Name extends string, V extends Verbs, Rule extends string = string> extends AskMarks {
  /** The rule behind it, as numbered in the rulebook. */
  readonly rule: RuleOf<G, F, Rule>;
  /** A seat, or `CHANCE`. */
  who(g: G, f: F): Seat;
  readonly verbs: V;
  /**
   * The verbs that name the members of a set one by one, in any order. The list offers every member that may join those
   * named so far, identical ones once; the step is asked again until the set is complete. The state stores the set but
   * not the order, so that the same members give the same position. Rules about the set apply to the whole set: a
   * member is offered if some legal set contains it and those named so far, and the end of the set is offered when the
   * set is legal.
   */
  readonly anyOrder?: readonly Naming<V>[];
  /** Offers every legal choice, once. */
  list(g: G, f: F, offer: Offer<V>): void;
  readonly take: { readonly [K in keyof V]: (g: G, f: F, ...values: Arguments<V[K]>) => Exit<Name> };
  /** Actions the seat may take at any time besides. */
  readonly aside?: AnyAside;
  /** After an aside: where to go on, if not at this step, because its choices may have changed. */
  afterAside?(g: G, f: F): Exit<Name>;
  /** The only seat that learns the answer, or `undefined` if everyone does. */
  seenBy?(g: G, f: F): Seat | undefined;
}

/**
 * A question to several seats at once. Each may change its answer until the last answer arrives; then all take effect
 * in order of seats. Such a step is always marked `reveals`: the last to answer learns the others' answers.
 */
export interface AskTogether<G, F, Name extends string, V extends Verbs, Rule extends string = string>
  extends AskMarks {
  /** The rule behind it, as numbered in the rulebook. */
  readonly rule: RuleOf<G, F, Rule>;
  /** Whether `seat` is among those asked. */
  asks(g: G, f: F, seat: Seat): boolean;
  readonly verbs: V;
  list(g: G, f: F, seat: Seat, offer: Offer<V>): void;
  readonly take: { readonly [K in keyof V]: (g: G, f: F, seat: Seat, ...values: Arguments<V[K]>) => undefined };
  /** After the last answer has taken effect. */
  afterAll?(g: G, f: F): Exit<Name>;
}

/** A procedure's declaration. */
export interface Declaration<Locals extends Fields, Own extends Fields, Result, Steps extends string> {
  /** Given by the caller. */
  readonly locals?: Locals;
  /** The procedure's own locals: blank at the start (0, no, none, empty). */
  readonly own?: Own;
  /** The kind of its result; absent if there is none. */
  readonly result?: Kind<Result>;
  readonly steps: readonly Steps[];
  /** Whether a step asks several seats at once. */
  readonly together?: true;
}
