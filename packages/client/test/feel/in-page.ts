// What runs in the page to measure it; each function stands alone.

declare global {
  interface Window {
    /** Milliseconds from the press that made a choice until its picture is on the screen. */
    choiceTimes?: number[];
    /** Milliseconds between frames. */
    frameTimes?: number[];
    /** The length of the journal when the page was last at rest. */
    lengthAtRest?: number | undefined;
    /** Layout shifts: their size, and whether the user had just pressed something. */
    shifts?: { readonly value: number; readonly pressed: boolean }[];
  }
}

/** Notes each layout shift from the beginning of the page. */
export function watchShifts(): void {
  const shifts: { value: number; pressed: boolean }[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
        readonly value?: number;
        readonly hadRecentInput?: boolean;
      };
      shifts.push({ value, pressed: hadRecentInput });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Notes the time of each choice: from the last press to the moment when the frame with the new position is on the
 * screen, its painting included. A dot drawn in the same frame shows that moment.
 */
export function watchChoices(): void {
  const times: number[] = [];
  window.choiceTimes = times;
  let pressed = 0;
  let length = window.carillon?.asked().length;
  const note = ({ timeStamp }: Event): void => {
    pressed = timeStamp;
  };
  for (const type of ['keydown', 'pointerup']) document.addEventListener(type, note, true);
  const dot = (): void => {
    const drawn = document.createElement('i');
    drawn.textContent = '.';
    drawn.setAttribute('elementtiming', String(pressed));
    drawn.style.cssText = 'position: fixed; left: 0; bottom: 0; z-index: 99; font-size: 8px';
    document.body.append(drawn);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { renderTime, identifier, element } = entry as PerformanceEntry & {
        readonly renderTime: number;
        readonly identifier: string;
        readonly element: Element | null;
      };
      times.push(renderTime - Number(identifier));
      element?.remove();
    }
  }).observe({ type: 'element', buffered: true });
  const look = (): void => {
    const now = window.carillon?.asked().length;
    if (now !== length) {
      length = now;
      dot();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Resolves when the page has nothing more to do, and a moment has passed; marks that moment, and before it by how much
 * the journal has grown since the last rest, if it has. Where nothing is drawn, browsers put idle moments off: hence
 * the frame, and the limit.
 */
export function rest(): Promise<void> {
  const mark = (): void => {
    const length = window.carillon?.asked().length;
    const detail = (length ?? 0) - (window.lengthAtRest ?? length ?? 0);
    if (length !== window.lengthAtRest) performance.mark('carillon.chosen', { detail });
    window.lengthAtRest = length;
    performance.mark('carillon.rest');
  };
  return new Promise((done) =>
    requestAnimationFrame(() =>
      requestIdleCallback(
        () =>
          setTimeout(() => {
            mark();
            done();
          }, 100),
        { timeout: 1000 },
      ),
    ),
  );
}

/** Notes the time between frames from now on. */
export function watchFrames(): void {
  const frames: number[] = [];
  window.frameTimes = frames;
  let before = performance.now();
  const next = (now: number): void => {
    frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
