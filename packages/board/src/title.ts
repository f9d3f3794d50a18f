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

/** Where the reader meets a choice: on the table, or as a button of the prompt bar. */
export type Gesture =
  | {
      readonly on: 'target';
      readonly target: Target;
      /** Never done by a click on the target alone, but by its name in a menu: it destroys something, or costs much. */
      readonly named?: true;
      /** Seldom meant, though it may be done at most questions: one button of the prompt bar opens a menu of all of these. */
      readonly aside?: true;
    }
  | { readonly on: 'button' };

/** A sentence for the player, with the rule it rests on. */
export interface Said {
  readonly text: string;
  readonly rule?: string;
}

/** What a line of the log is about, to filter by. */
export const LOG_TOPICS = ['cards', 'movement', 'battles', 'sieges', 'raids', 'forces', 'points'] as const;
export type LogTopic = (typeof LOG_TOPICS)[number];

/** One line of the log. Indented lines belong to the sheet (battle, siege, raid) of the line above. */
export interface LogLine extends Said {
  readonly level: 'heading' | 'line' | 'detail';
  /** What lights up on the map when the line is pointed at. */
  readonly about: readonly Target[];
  /** Without one it belongs to whatever its sheet is about. */
  readonly topic?: LogTopic;
  /** The side whose turn a heading begins; a heading without one begins a year, a season or the game. */
  readonly seat?: string;
  /** It tells which cards were played, by one side or (`null`) by several: the last such line stands above the log. */
  readonly played?: { readonly by: string | null };
  /** A roll told apart: the sentence without its modifiers, then each of them with its rule. `text` tells the same at once. */
  readonly roll?: { readonly text: string; readonly modifiers: readonly Said[] };
}

/** A way that a selected force could go: the choices that lead there one after another, and the spaces passed. */
export interface Route {
  readonly to: string;
  readonly choices: readonly string[];
  readonly through: readonly string[];
  /** The march must end at the last space. */
  readonly ends: boolean;
  /** The spaces on the way where the enemy may intercept. */
  readonly risks: readonly string[];
  /** Of a raider: whether he raids where it ends, which is then the last of the choices. */
  readonly raids?: boolean;
}

/** A march that is planned and not yet sent. */
export interface Planned {
  readonly route: Route;
  /** The first of its choices after which somebody else may answer: from there on nothing can be taken back. */
  readonly halt?: number | undefined;
}

/**
 * A question that puts a force together piece by piece, met by the player in one gesture: the client shows the groups,
 * picks out as many of `wish` as the rules allow, lets the player add and drop, and sends all in one plan.
 */
export interface Picking {
  /** The verb that takes one piece, e.g. `take`. */
  readonly verb: string;
  /** The choice that ends the picking, e.g. `done`. */
  readonly done: string;
  /** All pieces that might be taken, alike ones (same kind, same steps left, same place) in one group, in the order of the engine. */
  readonly groups: readonly (readonly string[])[];
  /** What a player would most likely take, the most wanted first; the rules may allow less. */
  readonly wish: readonly string[];
  /** How far a force has come to its limit, e.g. `Command 4 of 6`, with the rule of the limit. */
  readonly limit?: (taken: readonly string[], language: Language) => Said;
  /** The words of what ends it, where they depend on who is taken; otherwise those of `done`. */
  readonly doneWords?: (taken: readonly string[], language: Language) => string;
  /** The force is about to march: its reach is laid over the map by itself. */
  readonly marches?: boolean;
}

/** A question put to the rules: its name and its arguments. */
export interface Question {
  readonly name: string;
  readonly args: { readonly [argument: string]: string | number | boolean | readonly string[] };
}

/** A sign on the map, at a space; `figure` is written beside it. */
export interface Mark {
  readonly space: string;
  readonly sign: string;
  readonly figure?: string;
}

/** What an overlay shows: signs on the map, and the same in words. */
export interface Told {
  /** All of it in a sentence. */
  readonly said: string;
  readonly legend: readonly { readonly sign: string; readonly text: string }[];
  readonly marks: readonly Mark[];
  /** One by one, for readers who do not see the map. */
  readonly lines: readonly string[];
}

/** What the reader has picked out, for overlays about a force. */
export interface PickedOut {
  /** The pieces of the force that is being put together. */
  readonly taken: readonly string[];
  /** What the ring is on, or else the pointer. */
  readonly target: Target | undefined;
}

/** Something that can be laid over the map: supply, reach, control. What it shows comes from the rules. */
export interface Overlay<View> {
  readonly id: string;
  /** With Shift it lays the overlay over the map; several overlays with one key follow each other. */
  readonly key: string;
  readonly name: (language: Language) => string;
  /** What to ask of the rules; `undefined` where nothing is picked out that it could be about. */
  readonly questions: (view: View, picked: PickedOut) => readonly Question[] | undefined;
  /** What the answers mean; throws where they are not what the rules answer. */
  readonly tell: (view: View, answers: readonly unknown[], language: Language, picked: PickedOut) => Told;
  /** What to pick out, where nothing is. */
  readonly hint: (language: Language) => string;
}

/** What the map is drawn from. All are accessors' values: plain data that changes as a whole. */
export interface TableProps<View, LogEntry> {
  readonly view: View;
  readonly language: Language;
  readonly asked: Asked;
  /** What may be chosen now; empty when another seat is asked. */
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  /** The march that waits to be sent: drawn with its steps, to be bent by dragging. */
  readonly planned: Planned | undefined;
  /** A step of the planned march (counted from 0) was dragged onto a space. */
  readonly onBend: (step: number, space: string) => void;
  /** Signs laid over the map. */
  readonly marks: readonly Mark[];
  /** Pieces or spaces picked out: the selected force, or what a log line is about. */
  readonly lit: readonly Target[];
  /** What the keys or a first tap stand on: ringed, its stack fanned out, its route drawn. */
  readonly focus: Target | undefined;
  /** What happened since the reader last acted: drawn as arrows and marks. */
  readonly recent: readonly LogEntry[];
  /** A target was clicked, tapped or confirmed by key. */
  readonly onTarget: (target: Target) => void;
  /** The pointer or the focus is on a target, or on none. */
  readonly onPoint: (target: Target | undefined) => void;
  /** A target was held long under a finger, or clicked with Shift: a wish to know, not to choose. */
  readonly onLook: (target: Target) => void;
}

/** What the hand is drawn from. */
export interface HandProps<View> {
  readonly view: View;
  readonly language: Language;
  readonly options: readonly Option[];
  /** Cards are shown only to the seat they belong to, once it has uncovered them. */
  readonly open: boolean;
  readonly onTarget: (target: Target) => void;
}

/** Things of one sort that lie beside the map. */
export interface PileGroup {
  readonly name: string;
  /** Each sort of thing once, with how many there are. */
  readonly things: readonly { readonly target: Target; readonly count: number }[];
  readonly note?: string;
}

/** A pile of cards, or of what else lies beside the map. */
export interface Pile {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** Which they are, where they lie face up. */
  readonly cards?: readonly Target[];
  /** What lies in it, where that is not cards. */
  readonly groups?: readonly PileGroup[];
  /** What is due to it, e.g. that it will be shuffled. */
  readonly note?: string;
}

/** A value that players may agree on before a game. */
export type AgreedValue = string | number | boolean | null;
/** What has been agreed on so far, by name; what is not named is as usual. */
export type Agreed = Readonly<Record<string, AgreedValue>>;

/** Something that players agree on before a game: the values it may have, the usual one first. */
export interface Agreement {
  readonly name: string;
  readonly values: readonly AgreedValue[];
}

/** What a game can be opened with, and the words for it: what the start page offers. */
export interface Opening {
  readonly scenarios: readonly string[];
  readonly agreements: readonly Agreement[];
  /** A scenario: its name, its years, its figures in a line, and what it is about. */
  readonly scenario: (
    id: string,
    language: Language,
  ) => { readonly name: string; readonly years: string; readonly facts: string; readonly about: string };
  /** An agreement: its name, what it does, and the number of its rule. */
  readonly agreement: (
    name: string,
    language: Language,
  ) => { readonly name: string; readonly about: string; readonly rule: string };
  readonly value: (name: string, value: AgreedValue, scenario: string, language: Language) => string;
  /** Whether an agreement makes a difference in a scenario, with what else has been agreed on. */
  readonly matters: (name: string, scenario: string, agreed: Agreed) => boolean;
}

/** Several standing answers that a player may want at once: all windows but these are passed. */
export interface Preset {
  readonly id: string;
  readonly name: string;
  /** The moments at which the player still wants to be asked. */
  readonly asks: readonly string[];
}

/** Why something cannot be chosen: a sentence with its rule. */
export interface Reason extends Said {
  /** It is about what is seldom meant, such as tearing down one's own works: told only to who asks. */
  readonly aside?: boolean;
}

/** A verb that cannot be chosen now, in words, and why. */
export interface Barred {
  readonly verb: string;
  readonly label: string;
  readonly why: Said;
}

/** How a title tells why something cannot be chosen. Both `tell`s throw where the answer is not what the rules give. */
export interface Reasons<View> {
  /** What to ask of the rules about a target; `undefined` where nobody is asked. */
  readonly ask: (asked: Asked, target: Target) => Question | undefined;
  /** What their answer means: the specific reason first; `undefined` where the target may be chosen, empty where nothing like it is asked. */
  readonly tell: (answer: unknown, language: Language) => readonly Reason[] | undefined;
  /** What to ask about all verbs, at a target or at all. */
  readonly askBarred: (asked: Asked, target: Target | undefined) => Question | undefined;
  readonly tellBarred: (
    view: View,
    asked: Asked,
    answer: unknown,
    target: Target | undefined,
    language: Language,
  ) => readonly Barred[];
}

/** What is known of a title before a game of it is opened: its name, and what it can be opened with. Light to load. */
export interface TitleDoor {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly string[];
  readonly seatName: (seat: string, language: Language) => string;
  readonly opening: Opening;
  /** Rules and cards explained; loaded when first asked for. */
  readonly help: (language: Language) => Promise<HelpBook>;
  /** Who made and publishes the game, for the page's credits. */
  readonly credit: (language: Language) => string;
}

/** The face that a title shows to the client: what it draws, and its words. */
export interface Title<View, LogEntry> extends TitleDoor {
  /** Size of the board in its own units. */
  readonly size: { readonly width: number; readonly height: number };
  /** From how many CSS pixels per unit the names of the board can be read: nearer than that it need not begin. */
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
  /** The piles of cards that everybody may know of. */
  readonly piles: (view: View, language: Language) => readonly Pile[];
  /** A piece or card drawn alone, for panels and menus. */
  readonly Figure: (props: {
    readonly view: View;
    readonly target: Target;
    readonly language: Language;
  }) => JSX.Element;
  /** Every space and box that keys can walk to. */
  readonly spaces: readonly string[];
  /** What can be pointed at in a space: the space itself, then its pieces as they lie in the stack. */
  readonly at: (view: View, space: string) => readonly Target[];
  /** Where the centre of a target is on the board, for the camera and for arrow keys. */
  readonly placeOf: (view: View, target: Target) => { readonly x: number; readonly y: number } | undefined;
  /** The spaces joined to a space, for arrow keys. */
  readonly neighbours: (space: string) => readonly string[];
  readonly nameOf: (target: Target, language: Language) => string;
  /** The kind of a piece, where pieces of a kind bear names that make no difference; otherwise their name is said. */
  readonly kindOf?: (target: Target, language: Language) => string;
  /** Where each choice is met. Covers every choice exactly once. */
  readonly gestures: (view: View, asked: Asked, options: readonly Option[]) => ReadonlyMap<string, Gesture>;
  readonly prompt: (view: View, asked: Asked, options: readonly Option[], language: Language) => Said;
  /** The space that a question is about, to bring it into sight; `undefined` where it is about none. */
  readonly subject?: (view: View) => Target | undefined;
  /** When a response window is open, in few words: `Your force is attacked`. */
  readonly momentName: (moment: string, language: Language) => string;
  /** Usual sets of standing answers. */
  readonly presets: (language: Language) => readonly Preset[];
  /** The words on a choice's button; or in the menu of a target, which has its name on it already. */
  readonly label: (view: View, asked: Asked, option: Option, language: Language, menuOf?: Target) => string;
  /** A verb without what it is done with, for the entry of a menu that leads to many choices of it; `undefined` where they stand side by side. */
  readonly verbName?: (verb: string, language: Language) => string | undefined;
  /** What all choices that are met aside have in common: `Demolish…`. A title without such choices has none. */
  readonly asideName?: (language: Language) => string;
  /** The force that is put together at this question; `undefined` at every other question. */
  readonly picking: (view: View, asked: Asked, options: readonly Option[]) => Picking | undefined;
  /** What can be laid over the map, in the order of the menu. */
  readonly overlays: readonly Overlay<View>[];
  /** The overlay that is laid over the map by itself while a force is put together. */
  readonly forceOverlay: string;
  /** Why something cannot be chosen. */
  readonly reasons: Reasons<View>;
  /** The sign of an overlay drawn alone, for its legend. */
  readonly Sign: (props: { readonly sign: string }) => JSX.Element;
  /** A line of the log, with the entries before it that it continues; `undefined` for entries that only the board shows. */
  readonly logLine: (entry: LogEntry, language: Language, before?: readonly LogEntry[]) => LogLine | undefined;
  /** Whether an entry is told in one line with the one before it, e.g. the next step of a march. */
  readonly continues?: (before: LogEntry, entry: LogEntry) => boolean;
  /** How clearly a game that is over was won, in a sentence: the points, and how many were needed. */
  readonly outcome?: (view: View, language: Language) => string;
  /** When it is and who leads, each in a word or two: for a screen too narrow for the tracks. */
  readonly scoreLine?: (view: View, language: Language) => readonly [when: string, score: string];
  /** A whole position as text, one line a thing, for screen readers. */
  readonly describe: (view: View, language: Language) => readonly string[];
  /** The sheets of battles, sieges and their like. */
  readonly sheets: Sheets<View, LogEntry>;
}
