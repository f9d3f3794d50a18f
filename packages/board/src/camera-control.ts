import { type Accessor, createContext, createSignal, useContext } from 'solid-js';
import type { Camera, Point } from './camera.ts';

/** What components inside a `MapView`, and the page around it, may ask of the camera. */
export interface CameraControl {
  /** Where the board lies now, also while it moves. */
  readonly camera: Accessor<Camera>;
  /** CSS pixels per board unit, when the last gesture ended. */
  readonly zoom: Accessor<number>;
  /** Whether a gesture is under way. */
  readonly moving: Accessor<boolean>;
  /** Where HTML above the map belongs; see `Pinned`. */
  readonly overlay: Accessor<HTMLElement | undefined>;
  /** Brings a point of the board to the middle, at this zoom (CSS pixels per unit) or at least the present one. */
  focusOn(point: Point, zoom?: number): void;
  /** Whether the point is in sight, and not near the edge. */
  sees(point: Point): boolean;
  /** Moves only if a point is out of sight or near the edge; shows the first, and the others where there is room for them. */
  reveal(point: Point, ...others: readonly Point[]): void;
  /** Shows the whole board. */
  fit(): void;
  /** Magnifies about the middle. */
  zoomBy(factor: number): void;
}

/** Two pixels per unit, so that every name is drawn. */
const STILL_ZOOM = 2;

/** Stands still: for pictures drawn outside a `MapView`. */
const [still] = createSignal<Camera>({ x: 0, y: 0, k: STILL_ZOOM });
const nothing = (): void => undefined;
const STILL: CameraControl = {
  camera: still,
  zoom: () => STILL_ZOOM,
  moving: () => false,
  overlay: () => undefined,
  focusOn: nothing,
  sees: () => true,
  reveal: nothing,
  fit: nothing,
  zoomBy: nothing,
};

export const CameraContext: ReturnType<typeof createContext<CameraControl>> = createContext<CameraControl>(STILL);

/** The camera of the `MapView` around this component. */
export const useCamera = (): CameraControl => useContext(CameraContext);
