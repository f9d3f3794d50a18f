import { createRenderEffect } from 'solid-js';

/** Where a slider stands, and its last place. */
export interface Place {
  readonly at: number;
  readonly last: number;
}

/** Keeps a slider at its place. The end comes first: a browser takes no value beyond the end that it knows. */
export function ranged(slider: HTMLInputElement, place: () => Place): void {
  createRenderEffect(() => {
    const { at, last } = place();
    slider.max = `${last}`;
    slider.value = `${at}`;
  });
}
