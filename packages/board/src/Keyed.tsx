import { type Accessor, createMemo, For, type JSX } from 'solid-js';

export interface KeyedProps<T> {
  readonly each: readonly T[];
  /** A key for each item, unique in the list. */
  readonly by: (item: T) => string;
  readonly children: (item: Accessor<T>) => JSX.Element;
}

/**
 * A list that keeps the node of each key, although every position makes new items. Readers of an unchanged item do not
 * run again.
 */
export function Keyed<T extends object>(props: KeyedProps<T>): JSX.Element {
  const items = createMemo(() => new Map(props.each.map((item) => [props.by(item), item])));
  const keys = createMemo(() => [...items().keys()], undefined, { equals: sameTexts });
  return (
    <For each={keys()}>
      {(key) => {
        const item = createMemo<T | undefined>((known) => items().get(key) ?? known);
        return props.children(() => {
          const now = item();
          if (now === undefined) throw new RangeError(`nothing in the list is called ${key}`);
          return now;
        });
      }}
    </For>
  );
}

const sameTexts = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => text === b[i]);
