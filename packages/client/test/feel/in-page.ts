// What runs in the page to measure it; each function stands alone.

declare global {
  interface Window {
    /** Milliseconds from the input that made a choice to the frame after the picture has changed. */
    choiceTimes?: number[];
    /** Milliseconds between frames. */
    frameTimes?: number[];
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

/** Notes the time of each choice. */
export function watchChoices(): void {
  const times: number[] = [];
  window.choiceTimes = times;
  let pressed = 0;
  let length = window.carillon?.asked().length;
  const note = ({ timeStamp }: Event): void => {
    pressed = timeStamp;
  };
  for (const type of ['keydown', 'pointerup']) document.addEventListener(type, note, true);
  const look = (): void => {
    const now = window.carillon?.asked().length;
    if (now !== length) {
      length = now;
      const from = pressed;
      setTimeout(() => times.push(performance.now() - from));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
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
