import { createSignal } from 'solid-js';

/** A reactive value: read it by calling it, change it with `set`. */
export interface Cell<T> {
  (): T;
  set(value: T): void;
}

/** A new cell. */
export function cell<T>(first: T): Cell<T> {
  const [read, write] = createSignal(first);
  return Object.assign(() => read(), { set: (value: T) => void write(() => value) });
}
