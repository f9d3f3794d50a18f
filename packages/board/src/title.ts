import type { JSX } from 'solid-js';
import type { Question } from './answers.ts';
import type { Asked, Option } from './asked.ts';
import type { CoachBook } from './coach.ts';
import type { Cover } from './cover.ts';
import type { Drama } from './drama.ts';
import type { Picking, Planned, Route } from './force.ts';
import type { HelpBook, HelpSigns } from './help.ts';
import type { Language } from './language.ts';
import type { LogLine } from './log-line.ts';
import type { Said } from './message.ts';
import type { Opening } from './opening.ts';
import type { Mark, Overlay } from './overlay.ts';
import type { Reasons } from './reasons.ts';
import type { Reckoning } from './reckoning.ts';
import type { Sheets } from './sheets.ts';
import type { Sign } from './sign.ts';
import type { Gesture, Target } from './target.ts';
import type { War } from './war.ts';

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
  /** The routes of a plan that the user looks at: each its start, then every space entered. */
  readonly ways?: readonly (readonly string[])[];
  /** Called when a step of the planned march (counted from 0) was dragged onto a space. */
  readonly onBend: (step: number, space: string) => void;
  /** Signs laid over the map. */
  readonly marks: readonly Mark[];
  /** Selected pieces or spaces: the chosen force, or the subject of a log line. */
  readonly lit: readonly Target[];
  /** The target of the keys or a first tap: ringed, its stack expanded, its route drawn. */
  readonly focus: Target | undefined;
  /** The log since the user last acted, drawn as arrows and marks. */
  readonly recent: readonly LogEntry[];
  /** Called when a target was clicked, tapped or confirmed by key. */
  readonly onTarget: (target: Target) => void;
  /** Called when pointer or focus move to a target, or off all targets. */
  readonly onPoint: (target: Target | undefined) => void;
  /** Called on a long press on a target, or a click with Shift: to look, not to choose. */
  readonly onLook: (target: Target) => void;
  /** Called when a click opened a stack in which nothing can be chosen. */
  readonly onVain: (target: Target) => void;
  /** The name of the button that closes an expanded stack; fingers see it. */
  readonly close: string;
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
  /** Whether its cards govern the game now; these are shown beside a map that leaves room for them. */
  readonly inForce?: true;
  /** The contents, if they are not cards. */
  readonly groups?: readonly PileGroup[];
  /** A note on its future, such as that it will be shuffled. */
  readonly note?: string;
}

/** How the game would stand if the year ended in the present position. */
export interface Standing {
  readonly question: Question;
  /** The answer of the rules in sentences; throws a `TypeError` if it has the wrong shape. `[13.1]` refers to a rule. */
  readonly describe: (answer: unknown, language: Language) => readonly string[];
}

/** A set of standing answers that a player may want: all windows except these are passed. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** The moments at which the player still wants to be asked. */
  readonly asks: readonly string[];
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
  /** Whether its table has `signs` for the help. */
  readonly hasSigns?: boolean;
  /** A scenario in a minute: aims, points, year and end; loaded on first use. Of an unknown scenario it rejects. */
  readonly war: (scenario: string, language: Language) => Promise<War>;
  /** The author and publisher of the game, for the page's credits. */
  readonly credit: (language: Language) => string;
  /** The start page's picture and words for the title; without it, only its name is shown. */
  readonly cover?: Cover;
  /** A period of its rules, such as `1757 early`, in words; without it, only the year is shown. */
  readonly periodName?: (period: string, language: Language) => string;
}

/** The aim of a computer player: what for, where to, where from, and with whom; all by name. */
export interface Aimed {
  readonly aim: string;
  readonly at: string;
  readonly from?: string;
  readonly pieces: readonly string[];
}

/** A way on the map, from a place to another; or only the place where something is done. */
export interface Way {
  readonly from?: string;
  readonly to: string;
}

/** The interface of a title to the client: its drawings and its texts. */
export interface Title<View, LogEntry> extends TitleDoor {
  /** Size of the board in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** The zoom, in CSS pixels per unit, from which the board's names are legible; the map need not start closer. */
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
  /** The centre of a target on the board, for the camera and for arrow keys. */
  readonly placeOf: (view: View, target: Target) => { readonly x: number; readonly y: number } | undefined;
  /** The spaces joined to a space, for arrow keys. */
  readonly neighbours: (space: string) => readonly string[];
  readonly nameOf: (target: Target, language: Language) => string;
  /** The kind of a piece, for one of several identical pieces; if absent, its name is used. */
  readonly kindOf?: (target: Target, language: Language) => string;
  /** Where each choice is made. Covers every choice exactly once. */
  readonly gestures: (view: View, asked: Asked, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly prompt: (view: View, asked: Asked, options: readonly Option[], language: Language) => Said;
  /** The space that a question is about, to bring it into view; `undefined` if there is none. */
  readonly subject?: (view: View) => Target | undefined;
  /** The moment of an open response window, in a few words: `Your force is attacked`. */
  readonly momentName: (moment: string, language: Language) => string;
  /** All moments at which a side is asked within the same action, including this one; one answer may count for all. */
  readonly momentsWith?: (moment: string) => readonly string[];
  /** Usual sets of standing answers. */
  readonly presets: (language: Language) => readonly Preset[];
  /** The label of a choice's button; in the menu of a target, without the target's name. */
  readonly label: (view: View, asked: Asked, option: Option, language: Language, menuOf?: Target) => string;
  /**
   * A verb without its object, for a menu entry that leads to its many choices; `undefined` if each choice has an
   * entry.
   */
  readonly verbName?: (verb: string, language: Language) => string | undefined;
  /** The label of a button for choices that usually follow each other: `Press the siege under Wolfe`. */
  readonly planLabel?: (view: View, plan: readonly string[], language: Language) => string;
  /** The common label of all rarely used actions: `Demolish…`. None in a title without such actions. */
  readonly asideName?: (language: Language) => string;
  /** The force being put together at this question; `undefined` at every other question. */
  readonly picking: (view: View, asked: Asked, options: readonly Option[]) => Picking | undefined;
  /** The available overlays, in menu order. */
  readonly overlays: readonly Overlay<View>[];
  /** The overlay shown automatically while a force is put together. */
  readonly forceOverlay: string;
  /** The overlay shown automatically in a position, besides that of a force; `undefined` for none. */
  readonly overlayAt?: (view: View) => string | undefined;
  /** The overlay that the coach offers at a question; `undefined` for none. */
  readonly overlayFor?: (view: View, asked: Asked) => string | undefined;
  /** Why something cannot be chosen. */
  readonly reasons: Reasons<View>;
  /** An overlay's sign by itself, for its legend. */
  readonly Sign: (props: { readonly sign: string }) => JSX.Element;
  /**
   * A line of the log, with the entries before it that it continues; `undefined` for entries that only the board shows.
   */
  readonly logLine: (entry: LogEntry, language: Language, before?: readonly LogEntry[]) => LogLine | undefined;
  /** The name of a feature of the computer players' evaluation, in a few words; `undefined` if unknown. */
  readonly featureName?: (feature: string, language: Language) => string | undefined;
  /** The aim of a computer player, as a sentence without a full stop; `undefined` if unknown. */
  readonly aimText?: (aimed: Aimed, language: Language) => string | undefined;
  /** Whether an entry shares a line with the one before it, e.g. the next step of a march. */
  readonly continues?: (before: LogEntry, entry: LogEntry) => boolean;
  /** Where a log entry leads, to mark it on the map; `undefined` if nowhere. */
  readonly wayOf?: (entry: LogEntry) => Way | undefined;
  /** The figures of a game, for its end and the end of each year. */
  readonly reckoning?: Reckoning<View, LogEntry>;
  /** The scenario that is played. */
  readonly scenarioOf: (view: View) => string;
  /** How the game would stand if the year ended now. */
  readonly standing?: Standing;
  /** The sights and sounds of events at the table. */
  readonly drama?: Drama<LogEntry>;
  /** The coach's advice on each question; loaded on first use. */
  readonly coach?: (language: Language) => Promise<CoachBook>;
  /**
   * The print and the markers on a target or sign, in sentences; `[6.1]` refers to a rule; loaded on first use.
   * `listed` leaves out the counters of a space, because the list of its stack is open.
   */
  readonly legend?: (
    view: View,
    what: Target | Sign,
    language: Language,
    listed?: boolean,
  ) => Promise<readonly string[]>;
  /** The signs of the map with their meanings, for the help; loaded on first use. */
  readonly signs?: (language: Language) => Promise<readonly HelpSigns[]>;
  /** The margin of victory of a finished game, in a sentence: the points, and how many were needed. */
  readonly outcome?: (view: View, language: Language) => string;
  /** The reason for a finished game's result, without a full stop: the points, and how many were enough by its rule. */
  readonly because?: (
    view: View,
    result: { readonly winner: string | null; readonly rule: string },
    language: Language,
  ) => string;
  /** The date and the leader, each in a word or two, for a screen too narrow for the tracks. */
  readonly scoreLine?: (view: View, language: Language) => readonly [when: string, score: string];
  /**
   * The target of the ring in a few words, for users of screen readers: its name, its side, and the counters there,
   * with identical ones counted. If absent, only the name is read out.
   */
  readonly aloud?: (view: View, target: Target, language: Language) => string;
  /** A whole position as text, one line per item, for screen readers. */
  readonly describe: (view: View, language: Language) => readonly string[];
  /** The sheets for battles, sieges and so on. */
  readonly sheets: Sheets<View, LogEntry>;
}
