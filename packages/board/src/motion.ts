/** Whether the reader has asked the system for less motion. */
export const lessMotion = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long the camera takes from one place to another, in milliseconds. */
export const GLIDE_MS = 260;
