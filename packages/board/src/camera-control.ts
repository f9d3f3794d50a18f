import { type Accessor, createContext, createSignal, useContext } from 'solid-js';
import type { Camera, Point, Size } from './camera.ts';

/**
 * The sheets of a board besides the one with its counters, the lowest first: the unchanging ground, the works under the
 * names, the names, and above the counters the shapes that receive the pointer.
 */
export type SheetName = 'ground' | 'works' | 'names' | 'hits';

/** The camera, as components inside a `MapView` and the page around it may use it. */
export interface CameraControl {
  /** The position of the board now, also during movement. */
  readonly camera: Accessor<Camera>;
  /** The position of the board when it was last drawn: after a gesture, a movement, or a change of its window. */
  readonly settled: Accessor<Camera>;
  /** CSS pixels per board unit, when the last gesture ended. */
  readonly zoom: Accessor<number>;
  /** Whether a gesture is in progress. */
  readonly moving: Accessor<boolean>;
  /** The element for HTML above the map; see `Pinned`. */
  readonly overlay: Accessor<HTMLElement | undefined>;
  /** The SVG group of a sheet; see `OnSheet`. */
  readonly sheet?: (name: SheetName) => SVGGElement | undefined;
  /** The size of its window, in CSS pixels; known without a layout of the page. */
  readonly room: () => Size;
  /** The point of the board at a place of the page (CSS pixels). */
  under(clientX: number, clientY: number): Point;
  /** Brings a point of the board to the middle, at this zoom (CSS pixels per unit) or at least the present one. */
  focusOn(point: Point, zoom?: number): void;
  /** Whether the point is visible and not near the edge. */
  sees(point: Point): boolean;
  /** Moves only if a point is out of sight or near the edge; shows the first point, and the others if there is room. */
  reveal(point: Point, ...others: readonly Point[]): void;
  /** Shows the whole board. */
  fit(): void;
  /** Zooms about the middle. */
  zoomBy(factor: number): void;
}

/** The zoom of the fixed camera, in CSS pixels per unit: large enough to draw every name. */
const STILL_ZOOM = 2;

/** A fixed camera for pictures drawn outside a `MapView`. */
const [still] = createSignal<Camera>({ x: 0, y: 0, k: STILL_ZOOM });
const nothing = (): void => undefined;
const STILL: CameraControl = {
  camera: still,
  settled: still,
  zoom: () => STILL_ZOOM,
  moving: () => false,
  overlay: () => undefined,
  room: () => ({ width: 0, height: 0 }),
  under: (x, y) => ({ x, y }),
  focusOn: nothing,
  sees: () => true,
  reveal: nothing,
  fit: nothing,
  zoomBy: nothing,
};

export const CameraContext: ReturnType<typeof createContext<CameraControl>> = createContext<CameraControl>(STILL);

/** The camera of the `MapView` around this component. */
export const useCamera = (): CameraControl => useContext(CameraContext);
