import { type Accessor, createMemo, getOwner, runWithOwner, untrack } from 'solid-js';

/**
 * The current record, with each field reactive on its own: readers of a field run again only if that field changes. A
 * field always has its present value, even outside a reactive context. Belongs to the owner that makes it.
 */
export function fieldsOf<T extends object>(record: Accessor<T>): T {
  const owner = getOwner();
  const fields = new Map<PropertyKey, Accessor<unknown>>();
  const fieldOf = (key: PropertyKey): Accessor<unknown> => {
    const field = () => createMemo(() => Reflect.get(record(), key));
    return (owner ? runWithOwner(owner, field) : undefined) ?? (() => Reflect.get(record(), key));
  };
  return new Proxy(untrack(record), {
    get(_, key) {
      const field = fields.get(key) ?? fieldOf(key);
      fields.set(key, field);
      return field();
    },
  });
}
