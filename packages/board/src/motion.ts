/** Whether the user prefers reduced motion: a system setting, or `data-motion="none"` on the page's root. */
export const lessMotion = (): boolean =>
  typeof matchMedia === 'function' &&
  (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none');

/** How long the camera takes from one place to another at normal pace, in milliseconds. */
const GLIDE_MS = 260;

/** The same at the user's pace, given by the page as `--pace` on its root; 1 by default. */
export function glideTime(): number {
  const pace = Number.parseFloat(document.documentElement.style.getPropertyValue('--pace'));
  return Number.isFinite(pace) ? GLIDE_MS * pace : GLIDE_MS;
}
