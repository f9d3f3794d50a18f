// Where on the page something can be pressed. The functions that read the page run in it, and so use nothing from
// outside themselves.

/** A point where an element can be pressed: inside it, in the window, and not covered by anything. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the element this selector finds can be pressed; `undefined` if the page must change first. */
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

/** Whether a press there would reach the element that the selector finds. */
export const lies = ({ x, y, selector }: Spot & { readonly selector: string }): boolean =>
  document.elementFromPoint(x, y)?.closest(selector) != null;

/** How far the map has to be dragged, to bring an element into its middle; `undefined` for what is not on the map. */
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

/** A place of the map far from everything that can be tapped; `undefined` where there is none in sight. */
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

/** Passes when so much time is over and two pictures have been drawn, however busy the machine is. */
export const twoFrames = (least: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), least);
  });
