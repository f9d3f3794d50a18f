import { type Accessor, createEffect, on } from 'solid-js';

/** News that wait: `show` is called once nothing holds them, with the number of entries before the first of them. */
export function holdNews(
  isHeld: Accessor<boolean>,
  show: (from: number) => void,
): { readonly show: (from: number) => void; readonly drop: () => void } {
  /** The first of the events that wait. */
  let held: number | undefined;
  const pass = (): void => {
    if (held === undefined || isHeld()) return;
    const from = held;
    held = undefined;
    show(from);
  };
  createEffect(on(isHeld, pass, { defer: true }));
  return {
    show: (from) => {
      held = Math.min(held ?? from, from);
      pass();
    },
    drop: () => {
      held = undefined;
    },
  };
}
