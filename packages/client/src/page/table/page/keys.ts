import {
  cameraKey,
  type Direction,
  directionOf,
  keyOf,
  type Option,
  type Spot,
  sameTarget,
  stepFrom,
  type Target,
} from '@carillon/board';
import type { LetterVerb } from '../play/letters.ts';
import type { Play } from '../play/play.ts';

/** The parts of a table that keys act on. */
export type KeyedPlay<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  | 'act'
  | 'board'
  | 'confirm'
  | 'focus'
  | 'goBack'
  | 'goTo'
  | 'history'
  | 'offer'
  | 'preferences'
  | 'press'
  | 'session'
  | 'title'
>;

/** Keys that belong to the page around the table. */
export interface PageKeys {
  help(): void;
  rules(): void;
  search(): void;
  toggleLog(): void;
  toggleHand(): void;
  toggleText(): void;
  /** Shift and a letter that show or hide an overlay; returns whether it was one. */
  overlay(key: string): boolean;
  toggleSheet(): void;
  /** Explains why not: for the target of the ring or pointer, or for everything unavailable. */
  why(): void;
  /** Closes a note or the text view on Escape; returns whether one was open. */
  back(): boolean;
  /** Closes an overlay or the account of the game on Escape, if nothing else is open; returns whether one was open. */
  clear(): boolean;
}

/** Handles a key; returns whether the table uses it. */
export function tableKey<View, LogEntry>(
  event: KeyboardEvent,
  play: KeyedPlay<View, LogEntry>,
  page: PageKeys,
): boolean {
  if (event.defaultPrevented || inText(event.target)) return false;
  if (event.ctrlKey || event.metaKey) return commandKey(event, play);
  if (event.altKey) return false;
  if (onMap(event.target)) {
    const camera = play.focus.camera();
    if (mapKey(event, play) || (camera && cameraKey(event, camera))) return true;
  }
  const isOurs = pageKey(event, page) || replayKey(event, play) || playKey(event, play);
  return isOurs || (event.key === 'Escape' && page.clear());
}

const inText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null;

/** Arrows, Enter and Page keys belong to the map while nothing else has the focus. */
const onMap = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.closest('.map-stage') !== null);

function commandKey<View, LogEntry>({ key, shiftKey }: KeyboardEvent, play: KeyedPlay<View, LogEntry>): boolean {
  const letter = key.toLowerCase();
  if (letter === 'z' && !shiftKey) void play.session.undo();
  else if (letter === 'y' || letter === 'z') void play.session.redo();
  else return false;
  return true;
}

type DoesOnPage = (page: PageKeys) => void;
const PAGE_KEYS: ReadonlyMap<string, DoesOnPage> = new Map<string, DoesOnPage>([
  ['?', (page) => page.help()],
  ['/', (page) => page.search()],
  ['F1', (page) => page.rules()],
]);
const WITH_SHIFT: ReadonlyMap<string, DoesOnPage> = new Map<string, DoesOnPage>([
  ['L', (page) => page.toggleLog()],
  ['H', (page) => page.toggleHand()],
  ['T', (page) => page.toggleText()],
  ['D', (page) => page.toggleSheet()],
  ['W', (page) => page.why()],
]);

function pageKey({ key, shiftKey }: KeyboardEvent, page: PageKeys): boolean {
  if (key === 'Escape') return page.back();
  const does = PAGE_KEYS.get(key) ?? (shiftKey ? WITH_SHIFT.get(key) : undefined);
  if (does === undefined) return shiftKey && page.overlay(key);
  does(page);
  return true;
}

/** Keys of the replay strip; the slider has its own. */
function replayKey<View, LogEntry>({ key, shiftKey }: KeyboardEvent, { history }: KeyedPlay<View, LogEntry>): boolean {
  const { replay } = history;
  if (key === ',') void replay.move(-1);
  else if (key === '.') void replay.move(1);
  else if (key === '<') void replay.jump(0);
  else if (key === '>') void replay.jump(replay.steps().length);
  else if (shiftKey && key === 'P') void replay.toggle();
  else return false;
  return true;
}

function playKey<View, LogEntry>({ key, shiftKey }: KeyboardEvent, play: KeyedPlay<View, LogEntry>): boolean {
  if (key === 'Escape') return play.goBack();
  if (shiftKey && key === 'R') {
    void play.session.restart();
    return true;
  }
  if (/^[0-9]$/.test(key) && pressDigit(key)) return true;
  if (!play.preferences().letters) return false;
  const found = play.offer.letters().find(({ letter }) => letter === key);
  return found !== undefined && letterKey(found, play);
}

/** Presses the button of the prompt bar that shows this digit; if none does, the button at this place, counted from 1. */
function pressDigit(digit: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.prompt-button')];
  const button =
    buttons.find((each) => each.getAttribute('data-digit') === digit) ??
    buttons.find((each) => each.getAttribute('data-letter') === digit) ??
    unnumbered(buttons)[Number(digit) - 1];
  button?.click();
  return button !== undefined;
}

/** If buttons are numbers, such as bids, digits have no other meaning. */
const unnumbered = (buttons: readonly HTMLButtonElement[]): readonly HTMLButtonElement[] =>
  buttons.some((each) => each.hasAttribute('data-digit')) ? [] : buttons;

/** Handles a verb's letter: chooses the verb's only button, or moves the ring to its next target on the table. */
function letterKey<View, LogEntry>({ options }: LetterVerb, play: KeyedPlay<View, LogEntry>): boolean {
  const [only] = options;
  const buttons = play.offer.buttons().filter((option) => options.includes(option));
  if (only && buttons.length === 1 && options.length === 1) play.press(only);
  else stepTo(play, targetsOf(options, play), 1, options);
  return true;
}

function targetsOf<View, LogEntry>(options: LetterVerb['options'], play: KeyedPlay<View, LogEntry>): Target[] {
  const { gestures } = play.offer.offered();
  const met = options.flatMap(({ text }) => {
    const gesture = gestures.get(text);
    return gesture?.on === 'target' ? [gesture.target] : [];
  });
  return [...new Map(met.map((target) => [keyOf(target), target])).values()];
}

function mapKey<View, LogEntry>(event: KeyboardEvent, play: KeyedPlay<View, LogEntry>): boolean {
  const direction = directionOf(event.key);
  const focus = play.focus.ring();
  const [pressed, armed] = [play.confirm.pressed(), play.confirm.armed()];
  if (marchKey(event, play)) return true;
  if (direction) walk(play, direction);
  else if (event.key === 'PageDown') stepTo(play, play.offer.legal(), 1);
  else if (event.key === 'PageUp') stepTo(play, play.offer.legal(), -1);
  else if (event.key === 'Enter' && pressed) play.press(pressed);
  else if (event.key === 'Enter' && focus) play.act(focus, 'key');
  else if (event.key === 'Enter' && armed) play.confirm.do(armed);
  else return event.key === 'Enter' && !event.repeat && pressWayOn();
  return true;
}

/** Presses the dark button of the prompt bar, the way on, if there is one. */
function pressWayOn(): boolean {
  const [only, ...others] = document.querySelectorAll<HTMLButtonElement>('.prompt-button:not(.quiet)');
  if (only === undefined || others.length > 0) return false;
  only.click();
  return true;
}

/** Handles the keys that bend a planned march through the ring's space, or straighten it. */
function marchKey<View, LogEntry>({ key }: KeyboardEvent, play: KeyedPlay<View, LogEntry>): boolean {
  if (!play.confirm.armed()?.plan) return false;
  const focus = play.focus.ring();
  const space = focus && play.board.spaceOf(focus);
  if (key === 'v' && space !== undefined) void play.confirm.planner.through(space);
  else if (key === 'Backspace') void play.confirm.planner.straighten();
  else return false;
  return true;
}

/** Moves the ring to the next or previous target; with a letter, among the choices `meant`. */
function stepTo<View, LogEntry>(
  play: KeyedPlay<View, LogEntry>,
  targets: readonly Target[],
  step: 1 | -1,
  meant: readonly Option[] = [],
): void {
  const here = targets.findIndex((target) => sameTarget(target, play.focus.ring()));
  const next = here < 0 && step < 0 ? targets.length - 1 : (here + step + targets.length) % targets.length;
  const target = targets[next];
  if (target) play.goTo(target, meant);
}

/** Moves the ring to the space an arrow key leads to; initially, to the first choosable one. */
function walk<View, LogEntry>(play: KeyedPlay<View, LogEntry>, direction: Direction): void {
  const from = spotOf(play, spaceUnder(play));
  const all = play.title.spaces.flatMap((id) => spotOf(play, id) ?? []);
  const joined = play.title.neighbours(from?.id ?? '').flatMap((id) => spotOf(play, id) ?? []);
  const to = from ? stepFrom(from, joined, all, direction) : all[0];
  if (to) play.goTo(asSpace(to));
}

const asSpace = ({ id }: { readonly id: string }): Target => ({ kind: 'space', id });

/** The ring's space, or that of the first choosable target. */
function spaceUnder<View, LogEntry>(play: KeyedPlay<View, LogEntry>): string | undefined {
  const target = play.focus.ring() ?? play.offer.legal().find(({ kind }) => kind !== 'card');
  return target && play.board.spaceOf(target);
}

function spotOf<View, LogEntry>(play: KeyedPlay<View, LogEntry>, id: string | undefined): Spot | undefined {
  const place = id === undefined ? undefined : play.title.placeOf(play.board.view(), { kind: 'space', id });
  return place && id !== undefined ? { id, x: place.x, y: place.y } : undefined;
}
