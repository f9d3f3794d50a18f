/** Whether the reader has asked for less motion: the system, or the page by `data-motion="none"` on its root. */
export const lessMotion = (): boolean =>
  typeof matchMedia === 'function' &&
  (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none');

/** How long the camera takes from one place to another at the usual pace, in milliseconds. */
const GLIDE_MS = 260;

/** The same at the reader's pace, which the page gives as `--pace` on its root; 1 unless it says otherwise. */
export function glideTime(): number {
  const pace = Number.parseFloat(document.documentElement.style.getPropertyValue('--pace'));
  return Number.isFinite(pace) ? GLIDE_MS * pace : GLIDE_MS;
}
