/** A point of the board, in board units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the board is in its window: a board point p appears at (x + k p.x, y + k p.y) CSS pixels. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** CSS pixels per board unit. */
  readonly k: number;
}

/** The closest zoom, in CSS pixels per board unit. */
export const NEAREST = 6;
/** The zoom factor of one press of a button or key. */
export const ZOOM_STEP = 1.4;

/** The camera with the whole board at the top of the window, centred. In a window without size, one pixel per unit. */
export function fitted(board: Size, window: Size): Camera {
  const k = Math.min(window.width / board.width, window.height / board.height) || 1;
  return { x: (window.width - k * board.width) / 2, y: 0, k };
}

/** Whether the whole board leaves room below it in the window. */
export const leavesRoomBelow = (board: Size, window: Size): boolean =>
  window.width * board.height < window.height * board.width;

/** The camera with `point` in the middle of the window, at `k` pixels per unit. */
export function centred(point: Point, k: number, window: Size): Camera {
  return { x: window.width / 2 - k * point.x, y: window.height / 2 - k * point.y, k };
}

/** The point of the board in the middle of the window. */
export function middle(camera: Camera, window: Size): Point {
  return onBoard(camera, { x: window.width / 2, y: window.height / 2 });
}

/** The point of the board at a place of the window (CSS pixels). */
export function onBoard(camera: Camera, seen: Point): Point {
  return { x: (seen.x - camera.x) / camera.k, y: (seen.y - camera.y) / camera.k };
}

/** Where a point of the board appears in the window (CSS pixels). */
export function inWindow(camera: Camera, point: Point): Point {
  return { x: camera.x + camera.k * point.x, y: camera.y + camera.k * point.y };
}

/** Whether a point of the board is at least this far inside the window (CSS pixels). */
export function isSeen(camera: Camera, window: Size, edge: number, point: Point): boolean {
  const { x, y } = inWindow(camera, point);
  return Math.min(x, y, window.width - x, window.height - y) >= edge;
}

/**
 * The point to bring to the middle so that these points are visible, at least this far inside the window: always the
 * first, the others if there is room. `undefined` if all are visible already.
 */
export function revealing(
  camera: Camera,
  window: Size,
  edge: number,
  points: readonly [Point, ...Point[]],
): Point | undefined {
  if (points.every((point) => isSeen(camera, window, edge, point))) return undefined;
  const [first, ...others] = points;
  const room = { x: (window.width - 2 * edge) / camera.k, y: (window.height - 2 * edge) / camera.k };
  let [least, most] = [first, first];
  for (const { x, y } of others) {
    const low = { x: Math.min(least.x, x), y: Math.min(least.y, y) };
    const high = { x: Math.max(most.x, x), y: Math.max(most.y, y) };
    if (high.x - low.x <= room.x && high.y - low.y <= room.y) [least, most] = [low, high];
  }
  return { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
}

/** The zoom, limited to between the whole board in a window, or in a part of it, and `NEAREST`. */
export function heldZoom(k: number, board: Size, part: Size): number {
  return Math.min(NEAREST, Math.max(fitted(board, part).k, k));
}

/** The parts of a window in which a board is shown. */
export interface Frame {
  /** The part that is never covered; if absent, the whole window. */
  readonly part?: Size;
  /** How far a board larger than its window may be moved away from the right and lower edges, where its buttons are. */
  readonly spare?: Size;
}

/**
 * The camera, limited so that the window shows as little outside the board as possible, and nothing above it; the whole
 * board takes no more than the free part of the window.
 */
export function held(camera: Camera, board: Size, window: Size, { part = window, spare }: Frame = {}): Camera {
  const k = heldZoom(camera.k, board, part);
  return {
    x: heldOffset(camera.x, k * board.width, { room: window.width, before: 0.5, spare: spare?.width }),
    y: heldOffset(camera.y, k * board.height, { room: window.height, before: 0, spare: spare?.height }),
    k,
  };
}

interface Along {
  readonly room: number;
  /** The share of the free room before a board smaller than its window. */
  readonly before: number;
  readonly spare: number | undefined;
}

/** A limited offset in one direction. */
function heldOffset(offset: number, length: number, { room, before, spare = 0 }: Along): number {
  if (length <= room) return (room - length) * before;
  return Math.min(0, Math.max(room - length - spare, offset));
}

/** The CSS transform, about the top left corner, that moves a picture drawn for `from` to where `to` shows it. */
export function carry(from: Camera, to: Camera): string {
  const scale = to.k / from.k;
  return `translate(${to.x - scale * from.x}px, ${to.y - scale * from.y}px) scale(${scale})`;
}
