import type { Target } from './target.ts';
import { TARGET_ATTRIBUTE, targetOf } from './target.ts';

/** The events of pointing at the table. */
export interface Pointed {
  /** Clicked or tapped. */
  pick(target: Target, by: 'mouse' | 'touch'): void;
  /** Clicked or tapped outside all targets. */
  miss(): void;
  /** The pointer is over this target, or over none. */
  over(target: Target | undefined): void;
  /** Long press, or click with Shift: to look, not to choose. */
  look(target: Target): void;
  /** The target nearest to a place of the screen, for fingers that miss; `clientX`, `clientY` in CSS pixels. */
  near(clientX: number, clientY: number): Target | undefined;
}

/** Listeners for the element around all targets. */
export interface PointerListeners {
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerOut: (event: PointerEvent) => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
}

/** How long a finger rests before it means looking, in milliseconds. */
export const LONG_PRESS_MS = 450;
/** A finger that moves farther than this, in CSS pixels, is not resting. */
const RESTING = 8;

/** One set of listeners for all targets inside an element; targets identify themselves by `data-target`. */
export function pointing(act: Pointed): PointerListeners {
  let pointer = 'mouse';
  let looked = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let since = 0;
  const lift = (): void => clearTimeout(rest);
  const find = (event: MouseEvent): Target | undefined =>
    targetUnder(event.target) ?? (pointer === 'mouse' ? undefined : act.near(event.clientX, event.clientY));
  const look = (target: Target | undefined): void => {
    looked = true;
    if (target) act.look(target);
  };
  return {
    onClick(event) {
      if (looked) return;
      const target = find(event);
      if (!target) act.miss();
      else if (event.shiftKey) act.look(target);
      else act.pick(target, pointer === 'mouse' ? 'mouse' : 'touch');
    },
    onPointerOver(event) {
      if (event.pointerType === 'mouse') act.over(targetUnder(event.target));
    },
    onPointerOut(event) {
      if (event.pointerType === 'mouse' && !staysInside(event)) act.over(undefined);
    },
    onPointerDown(event) {
      pointer = event.pointerType;
      looked = false;
      from = { x: event.clientX, y: event.clientY };
      since = event.timeStamp;
      lift();
      if (pointer !== 'mouse') rest = setTimeout(() => look(find(event)), LONG_PRESS_MS);
    },
    onPointerUp(event) {
      lift();
      // A busy page notices a short tap late, so compare the times of the events.
      if (event.timeStamp - since < LONG_PRESS_MS) looked = false;
    },
    onPointerMove(event) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > RESTING) lift();
    },
  };
}

/**
 * Whether the pointer moves to another target of the same table; cards of the hand do not belong to the map's table.
 */
function staysInside({ currentTarget, relatedTarget }: PointerEvent): boolean {
  if (!(currentTarget instanceof Node) || !(relatedTarget instanceof Node)) return false;
  // The map's targets are on a separate sheet.
  const table = (currentTarget instanceof Element && currentTarget.closest('.map-picture')) || currentTarget;
  return table.contains(relatedTarget) && targetUnder(relatedTarget) !== undefined;
}

/** The target of an element or of one of its ancestors. */
export function targetUnder(element: EventTarget | null): Target | undefined {
  if (!(element instanceof Element)) return undefined;
  const key = element.closest(`[${TARGET_ATTRIBUTE}]`)?.getAttribute(TARGET_ATTRIBUTE);
  return key ? targetOf(key) : undefined;
}
