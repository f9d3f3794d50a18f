import { type Accessor, createEffect, createSignal, on, onCleanup, onMount, untrack } from 'solid-js';
import { targetUnder } from './pointing.ts';

/**
 * Milliseconds that the pointer must rest on a stack before its list opens, and that the list stays open after the
 * pointer has left.
 */
const OPEN_AFTER = 140;
const CLOSE_AFTER = 260;

/** The choices of pieces in a place. */
type Offers<Place extends string> = (place: Place) => readonly string[];

/** Which stack is expanded as a list. */
export interface Look<Place extends string> {
  readonly open: Accessor<Place | undefined>;
  /** Called when the pointer moves to a place, or off all places. */
  hover(place: Place | undefined): void;
  /** Called when the pointer enters the list, which then stays open, or leaves it. */
  hold(held: boolean): void;
  /** Opens a list on a click, a long press or Shift; it stays until something else is clicked. */
  pin(place: Place): void;
  close(): void;
}

/**
 * Expands the stack under the pointer, the pinned one, or the one selected by keys. `hides` names places whose list
 * stays closed under the pointer: spaces that a click would choose. `offers` returns the choices of the pieces in a
 * place, which change with every question: a list stays open while more choices of the same kind can be made in it.
 */
export function createLook<Place extends string>(
  focus: Accessor<Place | undefined>,
  hides: (place: Place) => boolean,
  offers: Accessor<Offers<Place>>,
): Look<Place> {
  const [open, setOpen] = createSignal<Place>();
  const [pinned, setPinned] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  let resting = false;
  let waiting: Place | undefined;
  const later = (delay: number, act: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const pin = (place: Place | undefined): void => {
    clearTimeout(timer);
    setPinned(place !== undefined);
    setOpen(() => place);
  };
  const hover = (place: Place | undefined): void => {
    waiting = place;
    if (pinned() || held || (resting && place !== undefined)) return;
    if (place === undefined || hides(place)) later(CLOSE_AFTER, () => setOpen(undefined));
    else later(OPEN_AFTER, () => setOpen(() => place));
  };
  const hold = (inside: boolean): void => {
    clearTimeout(timer);
    held = inside;
    if (!inside) hover(undefined);
  };
  onCleanup(() => clearTimeout(timer));
  const settle = (now: Offers<Place>, before: Offers<Place> | undefined): void => {
    const place = untrack(open);
    if (place !== undefined && !before?.(place).some((verb) => now(place).includes(verb))) pin(undefined);
  };
  createEffect(on(offers, settle, { defer: true }));
  createEffect(on(focus, pin, { defer: true }));
  listen('keydown', ({ key }) => {
    if (key === 'Escape') pin(undefined);
  });
  // Close the list on a press beside everything on the map; the table gets no such event while the map is dragged.
  listen('click', ({ target }) => {
    if (isBeside(target)) pin(undefined);
  });
  // A target that a choice moves under a resting pointer does not count as pointed at.
  listen('pointerdown', () => {
    resting = true;
  });
  listen('pointermove', () => {
    if (!resting) return;
    resting = false;
    hover(waiting);
  });
  return { open, hover, hold, pin, close: () => pin(undefined) };
}

/** Whether a place of the map has nothing to press. */
const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.map-stage') !== null && targetUnder(target) === undefined;

/** Listens on the whole page as long as the table is shown. */
function listen<K extends keyof DocumentEventMap>(type: K, heard: (event: DocumentEventMap[K]) => void): void {
  onMount(() => {
    document.addEventListener(type, heard);
    onCleanup(() => document.removeEventListener(type, heard));
  });
}
