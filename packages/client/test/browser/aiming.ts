// Finds places on the page that can be pressed. The functions that read the page run inside it, so they use nothing from
// outside themselves.

/** A point where an element can be pressed: inside it, in the window, and not covered by anything. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A point where the selector's element can be pressed; `undefined` if the page must change first. */
export function spotOf(selector: string): Spot | undefined {
  const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    for (const down of PARTS)
      for (const across of PARTS) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit?.closest(selector) === element) return { x, y };
      }
  }
  return undefined;
}

/** Whether a press at this point would reach the selector's element. */
export const lies = ({ x, y, selector }: Spot & { readonly selector: string }): boolean =>
  document.elementFromPoint(x, y)?.closest(selector) != null;

/** The distance to drag the map to bring an element to its middle; `undefined` for elements off the map. */
export function dragFor(selector: string): { readonly from: Spot; readonly to: Spot } | undefined {
  const element = document.querySelector(`.map-stage ${selector}`);
  const stage = document.querySelector('.map-stage')?.getBoundingClientRect();
  if (!element || !stage) return undefined;
  const box = element.getBoundingClientRect();
  const from = { x: stage.left + stage.width / 2, y: stage.top + stage.height / 2 };
  const across = from.x - (box.left + box.width / 2);
  const down = from.y - (box.top + box.height / 2);
  return { from, to: { x: from.x + across, y: from.y + down } };
}

/** A place on the map far from everything that can be tapped; `undefined` if none is in sight. */
export function blankSpot(): Spot | undefined {
  const stage = document.querySelector('.map-stage')?.getBoundingClientRect();
  const targets = [...document.querySelectorAll('.map-stage [data-target]')].map((each) =>
    each.getBoundingClientRect(),
  );
  const FAR = 30;
  if (!stage) return undefined;
  for (let y = stage.top + FAR; y < stage.bottom; y += FAR)
    for (let x = stage.left + FAR; x < stage.right; x += FAR) {
      const clear = targets.every(
        (box) => x < box.left - FAR || x > box.right + FAR || y < box.top - FAR || y > box.bottom + FAR,
      );
      if (clear && document.elementFromPoint(x, y)?.closest('.map-stage svg')) return { x, y };
    }
  return undefined;
}

/** Resolves after this time, but not before two frames have been drawn, however busy the machine is. */
export const twoFrames = (least: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), least);
  });
