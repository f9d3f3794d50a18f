/** Whether the user prefers reduced motion: a system setting, or `data-motion="none"` on the page's root. */
export const lessMotion = (): boolean =>
  typeof matchMedia === 'function' &&
  (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none');

/** The duration of a camera movement at normal pace, in milliseconds. */
const GLIDE_MS = 260;

/** The duration of a camera movement at the user's pace, which the page sets as `--pace` on its root; 1 by default. */
export function glideTime(): number {
  const pace = Number.parseFloat(document.documentElement.style.getPropertyValue('--pace'));
  return Number.isFinite(pace) ? GLIDE_MS * pace : GLIDE_MS;
}
