import { type Accessor, createMemo, For, type JSX, Show } from 'solid-js';

export interface KeyedProps<T> {
  readonly each: readonly T[];
  /** Unique among the items. */
  readonly by: (item: T) => string;
  readonly children: (item: Accessor<T>) => JSX.Element;
}

/** A list that keeps the node of each key, although every position makes new items. */
export function Keyed<T extends object>(props: KeyedProps<T>): JSX.Element {
  const items = createMemo(() => new Map(props.each.map((item) => [props.by(item), item])));
  const keys = createMemo(() => [...items().keys()]);
  return <For each={keys()}>{(key) => <Show when={items().get(key)}>{(item) => props.children(item)}</Show>}</For>;
}
