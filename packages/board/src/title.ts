import type { JSX } from 'solid-js';
import type { Asked, Option } from './asked.ts';
import type { HelpBook } from './help.ts';
import type { Language } from './language.ts';
import type { Sheets } from './sheets.ts';

/** Something on the table that can be pointed at: a space, a counter, a card. */
export interface Target {
  readonly kind: 'space' | 'piece' | 'card';
  readonly id: string;
}

/** Where the user makes a choice: on the table, or as a button of the prompt bar. */
export type Gesture =
  | {
      readonly on: 'target';
      readonly target: Target;
      /**
       * Never done by a click on the target alone, but by its name in a menu, because it destroys something or is
       * costly.
       */
      readonly named?: true;
      /** Rarely used actions, although often possible, grouped in one menu opened by a button of the prompt bar. */
      readonly aside?: true;
    }
  | { readonly on: 'button' };

/** A sentence for the player, with the rule behind it. */
export interface Said {
  readonly text: string;
  readonly rule?: string;
}

/** The subject of a log line, for filtering. */
export const LOG_TOPICS = ['cards', 'movement', 'battles', 'sieges', 'raids', 'forces', 'points'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/** One line of the log. Indented lines belong to the sheet (battle, siege, raid) of the line above. */
export interface LogLine extends Said {
  readonly level: 'heading' | 'line' | 'detail';
  /** What lights up on the map when the line is pointed at. */
  readonly about: readonly Target[];
  /** Without one, it has the subject of its sheet. */
  readonly topic?: LogTopic;
  /** The side whose turn a heading begins; a heading without one begins a year, a season or the game. */
  readonly seat?: string;
  /**
   * It reports which cards were played, by one side or (`null`) by several: the last such line is shown above the log.
   */
  readonly played?: { readonly by: string | null };
  /**
   * A roll in parts: the sentence without its modifiers, then each of them with its rule. `text` says the same as one
   * sentence.
   */
  readonly roll?: { readonly text: string; readonly modifiers: readonly Said[] };
}

/** A route for a selected force: the choices that lead there, in order, and the spaces passed. */
export interface Route {
  readonly to: string;
  readonly choices: readonly string[];
  readonly through: readonly string[];
  /** The march must end at the last space. */
  readonly ends: boolean;
  /** The spaces on the route where the enemy may intercept. */
  readonly risks: readonly string[];
  /** For a raider: whether it raids where the route ends, which is then the last of the choices. */
  readonly raids?: boolean;
}

/** A march that is planned but not yet sent. */
export interface Planned {
  readonly route: Route;
  /** The first of its choices after which another seat may answer: from there on nothing can be undone. */
  readonly halt?: number | undefined;
}

/**
 * A question that puts a force together piece by piece, shown as one gesture: the client shows the groups, selects as
 * many of `wish` as the rules allow, lets the player add and drop, and sends all in one plan.
 */
export interface Picking {
  /** The verb that takes one piece, e.g. `take`. */
  readonly verb: string;
  /** The choice that ends the selection, e.g. `done`. */
  readonly done: string;
  /**
   * All pieces that could be taken, identical ones (same kind, steps and place) in one group, in the engine's order.
   */
  readonly groups: readonly (readonly string[])[];
  /** The pieces a player would most likely take, the most wanted first; the rules may allow fewer. */
  readonly wish: readonly string[];
  /**
   * How close a force is to its limit, e.g. `Command 4 of 6`, with the rule of the limit: what to ask the rules, and their
   * answer in words.
   */
  readonly limit?: {
    readonly ask: (taken: readonly string[]) => Question;
    readonly tell: (answer: unknown, language: Language) => Said;
  };
  /** The label of the ending choice, if it depends on the pieces taken; otherwise that of `done`. */
  readonly doneWords?: (taken: readonly string[], language: Language) => string;
  /** The force is about to march: its reach is shown automatically. */
  readonly marches?: boolean;
}

/** A question to the rules: its name and arguments. */
export interface Question {
  readonly name: string;
  readonly args: { readonly [argument: string]: string | number | boolean | readonly string[] };
}

/** A sign on the map, at a space, with `figure` beside it. */
export interface Mark {
  readonly space: string;
  readonly sign: string;
  readonly figure?: string;
}

/** The contents of an overlay: signs on the map, and the same in words. */
export interface Told {
  /** All of it in a sentence. */
  readonly said: string;
  readonly legend: readonly { readonly sign: string; readonly text: string }[];
  readonly marks: readonly Mark[];
  /** One by one, for users who do not see the map. */
  readonly lines: readonly string[];
}

/** The user's selection, for overlays about a force. */
export interface PickedOut {
  /** The pieces of the force being put together. */
  readonly taken: readonly string[];
  /** The target of the ring, or else of the pointer. */
  readonly target: Target | undefined;
}

/** An overlay for the map: supply, reach, control. The rules supply its contents. */
export interface Overlay<View> {
  readonly id: string;
  /** With Shift, this key shows the overlay; overlays with the same key alternate. */
  readonly key: string;
  readonly name: (language: Language) => string;
  /** What to ask the rules; `undefined` if nothing suitable is selected. */
  readonly questions: (view: View, picked: PickedOut) => readonly Question[] | undefined;
  /** The meaning of the answers; throws if they have the wrong shape. */
  readonly tell: (view: View, answers: readonly unknown[], language: Language, picked: PickedOut) => Told;
  /** What to select, if nothing is. */
  readonly hint: (language: Language) => string;
}

/** The inputs of the map. All are accessors' values: plain data replaced as a whole. */
export interface TableProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly asked: Asked;
  /** The available choices; empty when another seat is asked. */
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  /** The unsent march: drawn with its steps; dragging bends it. */
  readonly planned: Planned | undefined;
  /** A step of the planned march (counted from 0) was dragged onto a space. */
  readonly onBend: (step: number, space: string) => void;
  /** Signs laid over the map. */
  readonly marks: readonly Mark[];
  /** Selected pieces or spaces: the chosen force, or the subject of a log line. */
  readonly lit: readonly Target[];
  /** The target of the keys or a first tap: ringed, its stack expanded, its route drawn. */
  readonly focus: Target | undefined;
  /** What happened since the user last acted: drawn as arrows and marks. */
  readonly recent: readonly LogEntry[];
  /** A target was clicked, tapped or confirmed by key. */
  readonly onTarget: (target: Target) => void;
  /** The pointer or the focus is on a target, or on none. */
  readonly onPoint: (target: Target | undefined) => void;
  /** A long press on a target, or a click with Shift: to look, not to choose. */
  readonly onLook: (target: Target) => void;
}

/** The inputs of the hand. */
export interface HandProps<View> {
  readonly view: View;
  readonly language: Language;
  readonly options: readonly Option[];
  /** Cards are shown only to their own seat, once it has uncovered them. */
  readonly open: boolean;
  readonly onTarget: (target: Target) => void;
}

/** Items of one kind beside the map. */
export interface PileGroup {
  readonly name: string;
  /** Each kind of item once, with its number. */
  readonly things: readonly { readonly target: Target; readonly count: number }[];
  readonly note?: string;
}

/** A pile of cards or other items beside the map. */
export interface Pile {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** The cards, if they are face up. */
  readonly cards?: readonly Target[];
  /** The contents, if they are not cards. */
  readonly groups?: readonly PileGroup[];
  /** What will happen to it, e.g. that it will be shuffled. */
  readonly note?: string;
}

/** The value of an option agreed before a game. */
export type AgreedValue = string | number | boolean | null;
/** The options agreed so far, by name; the others have their defaults. */
export type Agreed = Readonly<Record<string, AgreedValue>>;

/** An option that players agree on before a game: its possible values, the default first. */
export interface Agreement {
  readonly name: string;
  readonly values: readonly AgreedValue[];
}

/** A title's scenarios and options, with their texts: what the start page offers. */
export interface Opening {
  readonly scenarios: readonly string[];
  readonly agreements: readonly Agreement[];
  /** A scenario: its name, its years, its figures in a line, and a description. */
  readonly scenario: (
    id: string,
    language: Language,
  ) => { readonly name: string; readonly years: string; readonly facts: string; readonly about: string };
  /** An option: its name, its effect, and the number of its rule. */
  readonly agreement: (
    name: string,
    language: Language,
  ) => { readonly name: string; readonly about: string; readonly rule: string };
  readonly value: (name: string, value: AgreedValue, scenario: string, language: Language) => string;
  /** Whether an option makes a difference in a scenario, given the other options. */
  readonly matters: (name: string, scenario: string, agreed: Agreed) => boolean;
}

/** A set of standing answers that a player may want: all windows except these are passed. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** The moments at which the player still wants to be asked. */
  readonly asks: readonly string[];
}

/** Why something cannot be chosen: a sentence with its rule. */
export interface Reason extends Said {
  /** It concerns rarely used actions, such as demolishing your own works: shown only on request. */
  readonly aside?: boolean;
}

/** A verb that cannot be chosen now, in words, and why. */
export interface Barred {
  readonly verb: string;
  readonly label: string;
  readonly why: Said;
}

/**
 * How a title explains why something cannot be chosen. Both `tell` functions throw if the answer has the wrong shape.
 */
export interface Reasons<View> {
  /** What to ask the rules about a target; `undefined` if nobody is asked. */
  readonly ask: (asked: Asked, target: Target) => Question | undefined;
  /**
   * The meaning of their answer: the specific reason first; `undefined` if the target may be chosen, empty if the
   * question offers nothing of the kind.
   */
  readonly tell: (answer: unknown, language: Language) => readonly Reason[] | undefined;
  /** What to ask about all verbs, at a target or in general. */
  readonly askBarred: (asked: Asked, target: Target | undefined) => Question | undefined;
  readonly tellBarred: (
    view: View,
    asked: Asked,
    answer: unknown,
    target: Target | undefined,
    language: Language,
  ) => readonly Barred[];
}

/** Facts about a title before a game of it is opened: its name and options. Light to load. */
export interface TitleDoor {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly string[];
  readonly seatName: (seat: string, language: Language) => string;
  readonly opening: Opening;
  /** Rules and cards explained; loaded on first use. */
  readonly help: (language: Language) => Promise<HelpBook>;
  /** The author and publisher of the game, for the page's credits. */
  readonly credit: (language: Language) => string;
}

/** The interface of a title to the client: what it draws, and its texts. */
export interface Title<View, LogEntry> extends TitleDoor {
  /** Size of the board in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** The zoom, in CSS pixels per unit, from which the board's names are legible: it need not begin closer than that. */
  readonly readable: number;
  /** The map with everything on it, inside the camera's group. */
  readonly Table: (props: TableProps<View, LogEntry>) => JSX.Element;
  readonly Hand: (props: HandProps<View>) => JSX.Element;
  /** Year, season, victory points, hands, draw pile: the strip of player boxes and tracks. */
  readonly Tracks: (props: {
    readonly view: View;
    readonly language: Language;
    /** The seat that is to choose; none in the past. */
    readonly asked: string | null;
  }) => JSX.Element;
  /** The piles of cards that everybody may inspect. */
  readonly piles: (view: View, language: Language) => readonly Pile[];
  /** A piece or card by itself, for panels and menus. */
  readonly Figure: (props: {
    readonly view: View;
    readonly target: Target;
    readonly language: Language;
  }) => JSX.Element;
  /** Every space and box that keys can reach. */
  readonly spaces: readonly string[];
  /** The targets in a space: the space itself, then its pieces in the order of the stack. */
  readonly at: (view: View, space: string) => readonly Target[];
  /** Where the centre of a target is on the board, for the camera and for arrow keys. */
  readonly placeOf: (view: View, target: Target) => { readonly x: number; readonly y: number } | undefined;
  /** The spaces joined to a space, for arrow keys. */
  readonly neighbours: (space: string) => readonly string[];
  readonly nameOf: (target: Target, language: Language) => string;
  /** The kind of a piece, if its own name makes no difference; otherwise the name is used. */
  readonly kindOf?: (target: Target, language: Language) => string;
  /** Where each choice is made. Covers every choice exactly once. */
  readonly gestures: (view: View, asked: Asked, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly prompt: (view: View, asked: Asked, options: readonly Option[], language: Language) => Said;
  /** The space that a question is about, to bring it into view; `undefined` if there is none. */
  readonly subject?: (view: View) => Target | undefined;
  /** The moment of an open response window, in a few words: `Your force is attacked`. */
  readonly momentName: (moment: string, language: Language) => string;
  /** Usual sets of standing answers. */
  readonly presets: (language: Language) => readonly Preset[];
  /** The label of a choice's button; in the menu of a target, without the target's name. */
  readonly label: (view: View, asked: Asked, option: Option, language: Language, menuOf?: Target) => string;
  /**
   * A verb without its object, for a menu entry that leads to many choices of it; `undefined` if they stand side by
   * side.
   */
  readonly verbName?: (verb: string, language: Language) => string | undefined;
  /** The common label of all rarely used actions: `Demolish…`. None in a title without such actions. */
  readonly asideName?: (language: Language) => string;
  /** The force being put together at this question; `undefined` at every other question. */
  readonly picking: (view: View, asked: Asked, options: readonly Option[]) => Picking | undefined;
  /** The available overlays, in menu order. */
  readonly overlays: readonly Overlay<View>[];
  /** The overlay shown automatically while a force is put together. */
  readonly forceOverlay: string;
  /** Why something cannot be chosen. */
  readonly reasons: Reasons<View>;
  /** An overlay's sign by itself, for its legend. */
  readonly Sign: (props: { readonly sign: string }) => JSX.Element;
  /**
   * A line of the log, with the entries before it that it continues; `undefined` for entries that only the board shows.
   */
  readonly logLine: (entry: LogEntry, language: Language, before?: readonly LogEntry[]) => LogLine | undefined;
  /** Whether an entry shares a line with the one before it, e.g. the next step of a march. */
  readonly continues?: (before: LogEntry, entry: LogEntry) => boolean;
  /** How clearly a finished game was won, in a sentence: the points, and how many were needed. */
  readonly outcome?: (view: View, language: Language) => string;
  /** The date and the leader, each in a word or two, for a screen too narrow for the tracks. */
  readonly scoreLine?: (view: View, language: Language) => readonly [when: string, score: string];
  /** A whole position as text, one line per item, for screen readers. */
  readonly describe: (view: View, language: Language) => readonly string[];
  /** The sheets for battles, sieges and so on. */
  readonly sheets: Sheets<View, LogEntry>;
}
