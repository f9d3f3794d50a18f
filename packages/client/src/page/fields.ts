import { type Accessor, createMemo, getOwner, runWithOwner, untrack } from 'solid-js';

/**
 * A record whose readers depend only on the fields that they read: a new record with an equal field concerns none of
 * them. All its fields have their present values, whenever they are read. Belongs to the owner that makes it.
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
