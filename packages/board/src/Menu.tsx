import { Index, type JSX, onCleanup, onMount } from 'solid-js';

/** One entry of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly label: JSX.Element;
}

export interface MenuProps {
  readonly title: string;
  readonly items: readonly MenuItem[];
  readonly onPick: (id: string) => void;
  /** Called on Escape, or on a press elsewhere. */
  readonly onClose: () => void;
  /** The label of the close button. */
  readonly close: string;
  /** Content below the entries. */
  readonly foot?: JSX.Element;
}

/**
 * Several choices for one target. The first is focused; arrows, Home and End move, Enter picks, digits 1 to 9 pick at
 * once, Escape closes. Focus returns to where it was.
 */
export function Menu(props: MenuProps): JSX.Element {
  let box: HTMLDivElement | undefined;
  const buttons = (): HTMLButtonElement[] => [...(box?.querySelectorAll<HTMLButtonElement>('.menu-item') ?? [])];
  holdFocus(buttons);
  closeOutside(
    () => box,
    () => props.onClose(),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (menuKey(event, buttons(), props.onClose)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <div
      ref={box}
      class="menu"
      role="dialog"
      aria-label={props.title}
      tabindex="-1"
      data-ways={props.foot === undefined ? undefined : props.items.length === 1 ? 'one' : 'several'}
      onKeyDown={onKeyDown}
    >
      <div class="menu-head">
        <span class="menu-title">{props.title}</span>
        <button
          type="button"
          class="menu-close"
          aria-label={props.close}
          title={props.close}
          onClick={() => props.onClose()}
        >
          ×
        </button>
      </div>
      {/* Indexed by place, so that an entry whose words change keeps its button and the focus. */}
      <Index each={props.items}>{(item) => <Item item={item()} onPick={props.onPick} />}</Index>
      {props.foot}
    </div>
  );
}

/** Focuses the first entry; when the menu closes, focus returns to where it was. */
function holdFocus(buttons: () => HTMLButtonElement[]): void {
  onMount(() => {
    const before = document.activeElement;
    buttons()[0]?.focus({ preventScroll: true });
    onCleanup(() => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  });
}

/** Closes on a press outside the menu. */
function closeOutside(box: () => HTMLElement | undefined, close: () => void): void {
  const onPress = (event: Event): void => {
    if (event.target instanceof Node && !box()?.contains(event.target)) close();
  };
  onMount(() => {
    document.addEventListener('pointerdown', onPress, true);
    onCleanup(() => document.removeEventListener('pointerdown', onPress, true));
  });
}

function Item(props: { readonly item: MenuItem; readonly onPick: (id: string) => void }): JSX.Element {
  return (
    <button type="button" class="menu-item" data-item={props.item.id} onClick={() => props.onPick(props.item.id)}>
      <span class="menu-label">{props.item.label}</span>
    </button>
  );
}

const hasFocus = (element: Element): boolean => element === document.activeElement;

/** Handles a key inside a menu; returns whether it was one of the menu's keys. */
function menuKey(event: KeyboardEvent, buttons: readonly HTMLButtonElement[], close: () => void): boolean {
  const here = buttons.findIndex(hasFocus);
  const to = stepTo(event.key, here, buttons.length);
  if (to !== undefined) buttons[to]?.focus();
  else if (event.key === 'Escape') close();
  else if (/^[1-9]$/.test(event.key)) buttons[Number(event.key) - 1]?.click();
  else return false;
  return true;
}

/** The index of the entry, out of `count`, that a key moves to from the one at `here` (-1: none). */
export function stepTo(key: string, here: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (Math.max(here, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
