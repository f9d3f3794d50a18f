type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A value equal to `after` that reuses the unchanged objects of `before`; `before` itself if nothing has changed. For
 * plain data: lists, records, texts and numbers; any other object counts as changed.
 */
export function sharing<T>(before: unknown, after: T): T {
  // Equal parts have equal types.
  return shared(before, after) as T;
}

function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after, (i) => before[i]);
  return isPlain(before) && isPlain(after) ? sharedRecord(before, after) : after;
}

function sharedList(
  before: readonly unknown[],
  after: readonly unknown[],
  earlier: (i: number) => unknown,
): readonly unknown[] {
  const parts = after.map((each, i) => shared(earlier(i), each));
  return parts.length === before.length && parts.every((part, i) => part === before[i]) ? before : parts;
}

function sharedRecord(before: Plain, after: Plain): Plain {
  const keys = Object.keys(after);
  const parts = keys.map((key) => [key, shared(before[key], after[key])] as const);
  const isSame = keys.length === Object.keys(before).length && parts.every(([key, part]) => isPart(before, key, part));
  return isSame ? before : Object.fromEntries(parts);
}

const isPart = (record: Plain, key: string, part: unknown): boolean =>
  Object.is(record[key], part) && Object.hasOwn(record, key);

/** The same for a list whose items are found by key, because they may change places. */
export function sharingBy<T>(
  before: readonly T[] | undefined,
  after: readonly T[],
  by: (item: T) => string,
): readonly T[] {
  const earlier = new Map(before?.map((item) => [by(item), item]));
  const parts = after.map((item) => sharing(earlier.get(by(item)), item));
  return before?.length === parts.length && parts.every((part, i) => part === before[i]) ? before : parts;
}
