// Functions that run in the page to measure it; each is self-contained.

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
 * Notes the time of each choice: from the last press until the frame with the new position is painted on the screen. A
 * dot drawn in the same frame marks that moment.
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
 * Resolves when the page has been idle for a moment. Sets a mark then; and, if the journal has grown since the last
 * rest, sets another mark before it with the number of new entries. Browsers delay idle callbacks if nothing is drawn,
 * so this requests a frame and has a time limit.
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
