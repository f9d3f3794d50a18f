import { createEffect, on, onCleanup } from 'solid-js';
import type { HelpDoor } from '../../help/door.ts';
import type { EndOfGame } from '../ending/end-of-game.ts';
import type { Overlays } from '../map/overlays.ts';
import type { By, Spot } from '../play/focus.ts';
import type { Play } from '../play/play.ts';
import type { WhyNot } from '../why/why.ts';
import type { Column } from './column.ts';
import { type KeyedPlay, type PageKeys, tableKey } from './keys.ts';
import { type Drawer, leaveText, type Page, toggleText } from './page.ts';

/** The last kind of input, and where a pointer was pressed. */
export interface Input {
  readonly by: By;
  readonly at?: Spot;
}

/** Listens for keys, and remembers the last kind of input. */
export function followInput<View, LogEntry>(play: KeyedPlay<View, LogEntry>, keys: PageKeys): () => Input {
  let last: Input = { by: 'mouse' };
  const onPointer = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    last = { by: pointerType === 'mouse' ? 'mouse' : 'touch', at: { x: clientX, y: clientY } };
  };
  let seen: Spot | undefined;
  // Browsers report movement under a resting pointer as pointer movement: only its position shows the difference.
  const onMove = ({ pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    if (pointerType === 'mouse' && last.by === 'key' && (seen?.x !== x || seen.y !== y)) last = { by: 'mouse' };
    seen = { x, y };
  };
  const moves = ['pointerover', 'pointermove'] as const;
  const onKey = (event: KeyboardEvent): void => {
    last = { by: 'key' };
    if (tableKey(event, play, keys)) event.preventDefault();
  };
  document.addEventListener('pointerdown', onPointer, true);
  for (const type of moves) document.addEventListener(type, onMove, true);
  document.addEventListener('keydown', onKey);
  onCleanup(() => {
    document.removeEventListener('pointerdown', onPointer, true);
    for (const type of moves) document.removeEventListener(type, onMove, true);
    document.removeEventListener('keydown', onKey);
  });
  return () => last;
}

/**
 * Focuses the map after a choice by keys whose button is gone; otherwise a screen reader would handle the arrow keys
 * itself.
 */
export function keepFocus<View, LogEntry>(
  { session }: Pick<Play<View, LogEntry>, 'session'>,
  input: () => Input,
): void {
  const keep = (): void => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.map-stage')?.focus({ preventScroll: true });
  };
  createEffect(on(session.latest, () => input().by === 'key' && requestAnimationFrame(keep), { defer: true }));
}

export function pageKeys<View, LogEntry>(
  play: Pick<Play<View, LogEntry>, 'focus' | 'words'>,
  overlays: Overlays<View, LogEntry>,
  page: Page,
  help: HelpDoor,
  column: Column<View, LogEntry>,
  why: WhyNot<View, LogEntry>,
  end: EndOfGame<View, LogEntry>,
): PageKeys {
  const toggle = (drawer: Drawer, within: string): void => {
    page.drawer.set(page.drawer() === drawer ? undefined : drawer);
    document.querySelector<HTMLElement>(within)?.focus();
  };
  return {
    help: () => page.window.set('keys'),
    rules: () => {
      const { rule } = play.words.prompt();
      help.open(rule === undefined ? { page: 'rules' } : { page: 'rules', rule });
    },
    search: () => {
      page.drawer.set('log');
      column.open('log');
      document.getElementById('log-search')?.focus();
    },
    toggleLog: () => {
      column.open('log');
      toggle('log', '.log-lines');
    },
    toggleHand: () => toggle('hand', '.table-hand button'),
    toggleText: () => toggleText(page),
    overlay: (key) => overlayKey(play, overlays, key),
    why: () => void why.askHere(),
    back: () => why.close() || leaveText(page),
    // The open list of a stack closes before them.
    clear: () => document.querySelector('.tray') === null && (overlays.takeOff() || end.close()),
    toggleSheet: () => {
      column.toggle('fight');
      document.getElementById('sheet-body')?.focus();
    },
  };
}

/** Handles Shift and a letter: shows or hides names and counters, fits the map, or shows an overlay. */
function overlayKey<View, LogEntry>(
  play: Pick<Play<View, LogEntry>, 'focus'>,
  overlays: Overlays<View, LogEntry>,
  key: string,
): boolean {
  if (key === 'N') overlays.names.set(!overlays.names());
  else if (key === 'G') overlays.counters.set(!overlays.counters());
  else if (key === 'M') play.focus.camera()?.fit();
  else return overlays.press(key);
  return true;
}
