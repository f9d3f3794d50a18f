import { createMemo, createSignal, For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Portal } from 'solid-js/web';
import './styles.css';
import { onBoard, type Size, ZOOM_STEP } from './camera.ts';
import { CameraContext, type CameraControl, type SheetName, useCamera } from './camera-control.ts';
import { createZooming, type Zooming } from './zooming.ts';

/** The texts of the map's own controls. */
export interface MapWords {
  readonly map: string;
  /** Its kind, for screen readers. */
  readonly kind?: string;
  /** How keys use it, for screen readers. */
  readonly how?: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
}

export interface MapViewProps {
  /** Size of the board in its own units. */
  readonly size: Size;
  readonly words: MapWords;
  /** SVG, in board units. */
  readonly children: JSX.Element;
  /** HTML above the map; its `Pinned` parts follow the board. */
  readonly overlay?: JSX.Element;
  /** Elements left off the board. */
  readonly hide?: { readonly names: boolean; readonly counters: boolean };
  /** The name of the ring's target, which screen readers announce as the focused element. */
  readonly ringed?: string | undefined;
  /** Buttons beside the zoom buttons. */
  readonly buttons?: JSX.Element;
  /** Passes out the camera, once. */
  readonly onCamera?: (camera: CameraControl) => void;
  /** Keys that the camera does not handle itself. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** The sheets under and over the counters, the lowest first. */
const UNDER_TABLE: readonly SheetName[] = ['ground', 'works', 'names'];
const OVER_TABLE: readonly SheetName[] = ['hits'];
type Sheets = Readonly<Partial<Record<SheetName, SVGGElement>>>;

/** The id of the element that represents the ring's target. */
const RINGED = 'map-ringed';

/**
 * A window on a board, a single stop for the Tab key: drag, wheel, pinch, the keys + - 0 and named buttons move it.
 * Everything drawn inside may call `useCamera()`. A drag never ends in a click.
 */
export function MapView(props: MapViewProps): JSX.Element {
  const zooming = createZooming(props.size);
  const [overlay, setOverlay] = createSignal<HTMLElement>();
  const [sheets, setSheets] = createSignal<Sheets>({});
  const control = controlOf(zooming, overlay, (name) => sheets()[name]);
  let stage: HTMLDivElement | undefined;
  let picture: HTMLDivElement | undefined;
  onMount(() => {
    if (stage && picture) onCleanup(zooming.attach(stage, picture));
    props.onCamera?.(control);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!cameraKey(event, control)) props.onKeyDown?.(event);
  };
  const sheet = (name: SheetName): JSX.Element => (
    <Drawing name={name} size={props.size} zoom={control.zoom()}>
      <g ref={(element) => setSheets((before) => ({ ...before, [name]: element }))} />
    </Drawing>
  );
  return (
    <CameraContext.Provider value={control}>
      <div
        class="map-view"
        classList={{
          'map-moving': zooming.moving(),
          'map-room-below': zooming.roomBelow(),
          'hide-names': props.hide?.names ?? false,
          'hide-counters': props.hide?.counters ?? false,
        }}
      >
        <div
          class="map-stage"
          classList={{ 'map-dragged': zooming.dragged() }}
          ref={stage}
          role="application"
          aria-label={props.words.map}
          aria-roledescription={props.words.kind}
          aria-description={props.words.how}
          attr:aria-activedescendant={props.ringed === undefined ? undefined : RINGED}
          tabindex="0"
          onKeyDown={onKeyDown}
        >
          <div class="map-picture" ref={picture} aria-hidden="true">
            <For each={UNDER_TABLE}>{sheet}</For>
            <Drawing name="table" size={props.size} zoom={control.zoom()}>
              {props.children}
            </Drawing>
            <For each={OVER_TABLE}>{sheet}</For>
          </div>
          <div class="map-shield" />
          <Show when={props.ringed}>
            {(name) => <span class="map-ringed" id={RINGED} role="img" aria-label={name()} />}
          </Show>
        </div>
        <Controls words={props.words} control={control} buttons={props.buttons} />
        {/* Lists and menus are above the map's buttons. The element must hold pinned parts only: if it also¶            had children of its own, it would be emptied whenever these disappear. */}
        <div class="map-overlay" ref={setOverlay} />
        <div class="map-overlay">{props.overlay}</div>
      </div>
    </CameraContext.Provider>
  );
}

/**
 * One of several sheets above each other. Each is a separate layer, so that a change of one does not redraw the others.
 */
function Drawing(props: { name: SheetName | 'table'; size: Size; zoom: number; children: JSX.Element }): JSX.Element {
  return (
    <svg
      class={`map-${props.name}`}
      aria-hidden="true"
      width={props.zoom * props.size.width}
      height={props.zoom * props.size.height}
    >
      <g transform={`scale(${props.zoom})`}>{props.children}</g>
    </svg>
  );
}

/**
 * The ground under everything that changes, drawn once for each zoom. In a `MapView` it is drawn on its own sheet, and
 * leaves only an area that receives the pointer in its place; elsewhere it is drawn in place.
 */
export function Ground(props: { readonly size: Size; readonly children: JSX.Element }): JSX.Element {
  if (!useCamera().sheet) return props.children;
  return (
    <>
      <rect class="hit" width={props.size.width} height={props.size.height} />
      <OnSheet name="ground">{props.children}</OnSheet>
    </>
  );
}

/**
 * Draws its children on a separate sheet, because they change less often, or more often, than the rest. Their events
 * still bubble through its parent here. Outside a `MapView` they are drawn in place.
 */
export function OnSheet(props: { readonly name: SheetName; readonly children: JSX.Element }): JSX.Element {
  const { sheet } = useCamera();
  if (!sheet) return props.children;
  return (
    <Show when={sheet(props.name)}>
      {(mount) => (
        <Portal mount={mount()} isSVG>
          {props.children}
        </Portal>
      )}
    </Show>
  );
}

function controlOf(
  zooming: Zooming,
  overlay: CameraControl['overlay'],
  sheet: NonNullable<CameraControl['sheet']>,
): CameraControl {
  return {
    camera: zooming.camera,
    settled: zooming.settled,
    zoom: createMemo(() => zooming.settled().k),
    moving: zooming.moving,
    overlay,
    sheet,
    room: zooming.room,
    under(clientX, clientY) {
      const { left = 0, top = 0 } = overlay()?.getBoundingClientRect() ?? {};
      return onBoard(zooming.camera(), { x: clientX - left, y: clientY - top });
    },
    focusOn: (point, zoom) => zooming.focusOn(point, zoom),
    sees: (point) => zooming.sees(point),
    reveal: (point, ...others) => zooming.reveal(point, ...others),
    fit: () => zooming.fit(),
    zoomBy: (factor) => zooming.zoomBy(factor),
  };
}

function Controls(props: { words: MapWords; control: CameraControl; buttons: JSX.Element }): JSX.Element {
  return (
    <div class="map-controls">
      {props.buttons}
      <button
        type="button"
        title={props.words.zoomIn}
        aria-label={props.words.zoomIn}
        onClick={() => props.control.zoomBy(ZOOM_STEP)}
      >
        <span aria-hidden="true">+</span>
      </button>
      <button
        type="button"
        title={props.words.zoomOut}
        aria-label={props.words.zoomOut}
        onClick={() => props.control.zoomBy(1 / ZOOM_STEP)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <button type="button" title={props.words.fit} aria-label={props.words.fit} onClick={() => props.control.fit()}>
        <svg viewBox="0 0 16 16" width="18" height="18" aria-hidden="true">
          <path
            d="M6.6 1.4A5.2 5.2 0 1 0 6.6 11.8A5.2 5.2 0 1 0 6.6 1.4ZM10.4 10.4L15 15M4 5.6V4H5.6M7.6 4H9.2V5.6M9.2 7.6V9.2H7.6M5.6 9.2H4V7.6"
            fill="none"
            stroke="currentColor"
            stroke-width="1.4"
          />
        </svg>
      </button>
    </div>
  );
}

/** Handles a camera key: + - 0. Returns whether it was one. */
export function cameraKey(event: KeyboardEvent, camera: CameraControl): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  if (event.key === '+' || event.key === '=') camera.zoomBy(ZOOM_STEP);
  else if (event.key === '-') camera.zoomBy(1 / ZOOM_STEP);
  else if (event.key === '0') camera.fit();
  else return false;
  event.preventDefault();
  return true;
}
