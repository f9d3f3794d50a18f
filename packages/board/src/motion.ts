/** Whether the reader has asked for less motion: the system, or the page by `data-motion="none"` on its root. */
export const lessMotion = (): boolean =>
  typeof matchMedia === 'function' &&
  (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset.motion === 'none');

/** How long the camera takes from one place to another, in milliseconds. */
export const GLIDE_MS = 260;
