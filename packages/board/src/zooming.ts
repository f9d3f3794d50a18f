import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom as zoomBehavior, zoomIdentity } from 'd3-zoom';
import { type Accessor, createSignal, type Signal } from 'solid-js';
import {
  type Camera,
  carry,
  centred,
  type Frame,
  fitted,
  held,
  heldZoom,
  isSeen,
  leavesRoomBelow,
  middle,
  NEAREST,
  type Point,
  revealing,
  type Size,
} from './camera.ts';
import { glideTime, lessMotion } from './motion.ts';

/** A press that moves less than this, in CSS pixels, is still a click. */
const CLICK_DISTANCE = 5;
/** The delay between the last gesture and redrawing the map, in milliseconds: redrawing during wheel turns stutters. */
const SETTLE_MS = 160;
/** `reveal` ignores points that are this far inside the window, in CSS pixels. */
const EDGE = 56;

/** Pan and zoom of one board in one window, by mouse, wheel, fingers and calls. */
export interface Zooming {
  readonly camera: Accessor<Camera>;
  readonly settled: Accessor<Camera>;
  readonly moving: Accessor<boolean>;
  /** Whether a mouse drags the board; only once it has moved, so that a click stays a click. */
  readonly dragged: Accessor<boolean>;
  /** The size of the window, when it last changed. */
  readonly room: () => Size;
  /** Whether the whole board leaves room below it. */
  readonly roomBelow: Accessor<boolean>;
  /**
   * Starts listening; returns a function that stops it. `stage` receives the gestures. `picture` is drawn at the zoom
   * of `settled`, from the board's corner, and is moved by CSS, so that only a new zoom needs another drawing.
   */
  attach(stage: HTMLElement, picture: HTMLElement): () => void;
  show(camera: Camera): void;
  focusOn(point: Point, zoom?: number): void;
  sees(point: Point): boolean;
  reveal(point: Point, ...others: readonly Point[]): void;
  fit(): void;
  zoomBy(factor: number): void;
}

const sameCamera = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.k === b.k;

/** Where a window is on the page, and the size of the page. */
type Place = Point & Size;

function placeOnPage(stage: HTMLElement): Place {
  const { left, top } = stage.getBoundingClientRect();
  const { clientWidth, clientHeight } = stage.ownerDocument.documentElement;
  return { x: left, y: top, width: clientWidth, height: clientHeight };
}

/** The camera with its corner on a whole pixel of the screen, because text between pixels is blurred. */
function onPixels({ x, y, k }: Camera): Camera {
  const fine = globalThis.devicePixelRatio || 1;
  return { x: Math.round(x * fine) / fine, y: Math.round(y * fine) / fine, k };
}

type Gesture = D3ZoomEvent<HTMLElement, unknown>;

/** Creates the camera of a board. It shows the whole board until it is attached and moved. */
export function createZooming(board: Size): Zooming {
  return new BoardZooming(board);
}

/**
 * The height of the strip at a window's lower edge that the hand covers when it opens, in CSS pixels, set by the
 * window's `scroll-padding`. The whole board stays clear of the strip, so that it keeps its size.
 */
const lentBelow = (stage: HTMLElement): number => Number.parseFloat(getComputedStyle(stage).scrollPaddingBottom) || 0;

/** How far the board may be moved away from the window's right and lower edges, in CSS pixels, set by `scroll-margin`. */
function spareOf(stage: HTMLElement): Size {
  const { scrollMarginRight, scrollMarginBottom } = getComputedStyle(stage);
  return { width: Number.parseFloat(scrollMarginRight) || 0, height: Number.parseFloat(scrollMarginBottom) || 0 };
}

class BoardZooming implements Zooming {
  private readonly now: Signal<Camera> = createSignal({ x: 0, y: 0, k: 1 }, { equals: sameCamera });
  private readonly last: Signal<Camera> = createSignal({ x: 0, y: 0, k: 1 }, { equals: sameCamera });
  private readonly busy: Signal<boolean> = createSignal(false);
  private readonly drag: Signal<boolean> = createSignal(false);
  private readonly below: Signal<boolean> = createSignal(false);
  private window: Size = { width: 0, height: 0 };
  /** The part of the window that is never covered. */
  private part: Size = { width: 0, height: 0 };
  private frame: Frame = {};
  private behavior: ZoomBehavior<HTMLElement, unknown> | undefined;
  private stage: HTMLElement | undefined;
  private picture: HTMLElement | undefined;
  private glide: Animation | undefined;
  private due: ReturnType<typeof setTimeout> | undefined;
  /** The window's place on the page, and the size of the page, when the camera was last adapted to them. */
  private place: Place | undefined;
  /** The position of the board when the gesture began. */
  private from: Point = { x: 0, y: 0 };
  /** Whether the whole board is shown, and stays so when the window changes. */
  private whole = true;
  /** The points last brought into sight; they stay in sight when the window changes, until the board is moved. */
  private sought: readonly [Point, ...Point[]] | undefined;

  constructor(private readonly board: Size) {}

  readonly camera = (): Camera => this.now[0]();
  readonly settled = (): Camera => this.last[0]();
  readonly moving = (): boolean => this.busy[0]();
  readonly room = (): Size => this.window;
  readonly dragged = (): boolean => this.drag[0]();
  readonly roomBelow = (): boolean => this.below[0]();

  attach(stage: HTMLElement, picture: HTMLElement): () => void {
    this.stage = stage;
    this.picture = picture;
    this.behavior = zoomBehavior<HTMLElement, unknown>()
      .clickDistance(CLICK_DISTANCE)
      .constrain((wanted) => {
        const { x, y, k } = held(wanted, this.board, this.window, this.frame);
        return zoomIdentity.translate(x, y).scale(k);
      })
      .on('start', (event: Gesture) => this.begin(event))
      .on('zoom', (event: Gesture) => this.follow(event))
      .on('end', (event: Gesture) => this.end(event));
    // Two quick clicks are two choices, not a request to zoom.
    select(stage).call(this.behavior).on('dblclick.zoom', null);
    const watch = new ResizeObserver(() => this.resize());
    watch.observe(stage);
    this.resize();
    return () => {
      watch.disconnect();
      select(stage).on('.zoom', null);
    };
  }

  private begin(event: Gesture): void {
    clearTimeout(this.due);
    if (this.glide) this.settle();
    this.from = this.camera();
    if (event.sourceEvent) this.busy[1](true);
  }

  private follow(event: Gesture): void {
    const { x, y, k } = event.transform;
    this.now[1]({ x, y, k });
    if (!event.sourceEvent) return;
    this.whole = false;
    this.sought = undefined;
    const way = Math.hypot(x - this.from.x, y - this.from.y);
    if (event.sourceEvent.type === 'mousemove' && way > CLICK_DISTANCE) this.drag[1](true);
    this.shift(this.carried(this.camera()));
  }

  /** The transform that shows the picture at a camera. */
  private carried(camera: Camera): string {
    return carry({ x: 0, y: 0, k: this.settled().k }, camera);
  }

  /** Called when the manual movement is over; another wheel turn may follow at once. */
  private end(event: Gesture): void {
    this.busy[1](false);
    this.drag[1](false);
    if (event.sourceEvent) this.due = setTimeout(() => this.settle(), SETTLE_MS);
  }

  /** Redraws the picture sharply at the new zoom, on whole pixels. */
  private settle(): void {
    clearTimeout(this.due);
    this.glide?.cancel();
    this.glide = undefined;
    this.last[1](this.camera());
    this.shift(this.carried(onPixels(this.camera())));
  }

  private shift(transform: string): void {
    if (this.picture) this.picture.style.transform = transform;
  }

  private resize(): void {
    if (!this.stage) return;
    const before = middle(this.camera(), this.window);
    const moved = this.movedOnPage(this.stage);
    this.window = { width: this.stage.clientWidth, height: this.stage.clientHeight };
    this.part = { width: this.window.width, height: this.window.height - lentBelow(this.stage) };
    this.frame = { part: this.part, spare: spareOf(this.stage) };
    this.below[1](leavesRoomBelow(this.board, this.part));
    this.behavior?.scaleExtent([fitted(this.board, this.part).k, NEAREST]).extent([
      [0, 0],
      [this.window.width, this.window.height],
    ]);
    const { x, y, k } = this.camera();
    const kept = moved ? { x: x - moved.x, y: y - moved.y, k } : centred(before, k, this.window);
    this.put(this.whole ? fitted(this.board, this.part) : kept);
    const lost = this.sought && this.revealed(this.sought);
    if (lost) this.put(centred(lost, k, this.window));
    this.settle();
  }

  /**
   * How far the window has moved on a page of the same size, because bars around it have grown or shrunk: then the map
   * stays in place. `undefined` if the page itself has changed: then the middle of the map stays in the middle.
   */
  private movedOnPage(stage: HTMLElement): Point | undefined {
    const [now, before] = [placeOnPage(stage), this.place];
    this.place = now;
    if (before?.width !== now.width || before.height !== now.height) return undefined;
    return { x: now.x - before.x, y: now.y - before.y };
  }

  private put(camera: Camera): void {
    const { x, y, k } = held(camera, this.board, this.window, this.frame);
    if (this.stage && this.behavior) {
      this.behavior.transform(select(this.stage), zoomIdentity.translate(x, y).scale(k));
    }
  }

  /** Moves the camera; the picture glides along until it is redrawn. */
  show(camera: Camera): void {
    this.whole = false;
    this.sought = undefined;
    this.put(camera);
    if (lessMotion() || !this.picture) this.settle();
    else this.glideTo(this.picture);
  }

  private glideTo(picture: HTMLElement): void {
    const frames = [this.settled(), this.camera()].map((at) => ({ transform: this.carried(at) }));
    const glide = picture.animate(frames, { duration: glideTime(), easing: 'ease-out', fill: 'forwards' });
    glide.onfinish = () => this.settle();
    this.glide = glide;
  }

  focusOn(point: Point, zoom?: number): void {
    const k = heldZoom(zoom ?? this.camera().k, this.board, this.part);
    this.show(centred(point, k, this.window));
  }

  sees(point: Point): boolean {
    return this.whole || isSeen(this.camera(), this.window, EDGE, point);
  }

  /** The middle of the view that shows these points; `undefined` if they are in sight. */
  private revealed(points: readonly [Point, ...Point[]]): Point | undefined {
    return this.whole ? undefined : revealing(this.camera(), this.window, EDGE, points);
  }

  reveal(...points: readonly [Point, ...Point[]]): void {
    const wanted = this.revealed(points);
    if (wanted) this.focusOn(wanted);
    this.sought = points;
  }

  fit(): void {
    this.show(fitted(this.board, this.part));
    this.whole = true;
  }

  zoomBy(factor: number): void {
    const about = middle(this.camera(), this.window);
    this.focusOn(about, this.camera().k * factor);
  }
}
