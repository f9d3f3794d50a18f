import { at, invariant, type Json } from '@carillon/kit';
import { cell } from './cells.ts';
import { BadValue, type JsonOf, type Kind, type ValueOf, type WordKind } from './kinds.ts';

/** The fields of a state or the locals of a frame, by name. */
export type Fields = Readonly<Record<string, Kind<unknown>>>;

/** The base of every state: one buffer, read and written through the fields of its shape. */
export interface StateBase {
  /** The whole state: first the fields, then the stack of frames. A copy is one `set` call. */
  readonly cells: Int16Array;
}

/** A state with the fields of shape `F`. */
export type StateOf<F extends Fields> = StateBase & Values<F>;

/** The values of fields or locals. Ids, numbers and flags are assigned; sets and columns are changed in place. */
export type Values<F extends Fields> = {
  -readonly [K in keyof F as F[K] extends WordKind<unknown> ? K : never]: ValueOf<F[K]>;
} & { readonly [K in keyof F as F[K] extends WordKind<unknown> ? never : K]: ValueOf<F[K]> };

/** Saved fields or locals: JSON by name. */
export type SavedFields<F extends Fields> = { readonly [K in keyof F]: JsonOf<F[K]> };

/** The positions of fields in a buffer, in declaration order. */
export interface Placed {
  readonly name: string;
  readonly kind: Kind<unknown>;
  readonly offset: number;
}

/** Lays fields out one after another, the first at `start`. */
export function placeFields(fields: Fields, start: number): { placed: readonly Placed[]; end: number } {
  let offset = start;
  const placed = Object.entries(fields).map(([name, kind]) => {
    const field: Placed = { name, kind, offset };
    offset += kind.width;
    return field;
  });
  return { placed, end: offset };
}

/** Fills a field with its blank value. */
export function blank(cells: Int16Array, field: Placed, base = 0): void {
  cells.fill(field.kind.blank, base + field.offset, base + field.offset + field.kind.width);
}

/** Reads fields as named JSON. */
export function fieldsToJson(placed: readonly Placed[], cells: Int16Array, base: number): { [name: string]: Json } {
  const json: { [name: string]: Json } = {};
  for (const { name, kind, offset } of placed) json[name] = kind.toJson(kind.read(cells, base + offset));
  return json;
}

/**
 * Writes named JSON into fields; it may also contain `others`, which other code reads.
 * Throws a `BadValue` if a field is missing, unknown or invalid.
 */
export function fieldsFromJson(
  placed: readonly Placed[],
  cells: Int16Array,
  base: number,
  json: Json | undefined,
  others: readonly string[] = [],
): void {
  if (json === null || typeof json !== 'object' || Array.isArray(json)) throw new BadValue('fields are missing');
  const record = json as { readonly [key: string]: Json };
  for (const { name, kind, offset } of placed) {
    const value = record[name];
    if (value === undefined) throw new BadValue(`the field ${name} is missing`);
    kind.writeJson(cells, base + offset, value);
  }
  const keys = Object.keys(record);
  // All fields are present: if there are more keys, each must be one of the others.
  if (keys.length === placed.length) return;
  const stranger = keys.find((key) => !others.includes(key) && placed.every(({ name }) => name !== key));
  if (stranger !== undefined) throw new BadValue(`there is no field ${stranger}`);
}

/** An object with these names, parsed from text: built name by name, it would become a dictionary, ten times slower. */
const named = (names: readonly string[]): { [name: string]: Json } =>
  JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:null`).join(',')}}`);

/** Writes a whole state as named JSON: its fields, then a value for each of the `Others`, in their order. */
export type Writer<F extends Fields, Others> = (
  g: StateBase,
  ...values: readonly Others[keyof Others][]
) => SavedFields<F> & Others;

/**
 * Makes a writer. It keeps its last result and changes only the parts that differ: between positions most fields stay
 * the same, and copying an object costs less than building one.
 */
function writerOf<F extends Fields, Others>(
  placed: readonly Placed[],
  template: Int16Array,
  others: readonly string[],
): Writer<F, Others> {
  const cells = template.slice();
  const last: { [name: string]: unknown } = named([...placed.map(({ name }) => name), ...others]);
  for (const { name, kind, offset } of placed) last[name] = kind.toJson(kind.read(cells, offset));
  return (g, ...values) => {
    for (const { name, kind, offset } of placed) {
      if (isSameRun(cells, g.cells, offset, kind.width)) continue;
      last[name] = kind.toJson(kind.read(g.cells, offset));
      copyRun(cells, g.cells, offset, kind.width);
    }
    others.forEach((name, i) => {
      last[name] = at(values, i);
    });
    return { ...last } as SavedFields<F> & Others;
  };
}

function isSameRun(a: Int16Array, b: Int16Array, from: number, width: number): boolean {
  for (let i = from; i < from + width; i++) if (a[i] !== b[i]) return false;
  return true;
}

function copyRun(to: Int16Array, from: Int16Array, start: number, width: number): void {
  for (let i = start; i < start + width; i++) to[i] = cell(from, i);
}

/** The shape of a game's states: fields `F`, of which those in `Derived` follow from others and are not saved. */
export interface Shape<F extends Fields, Derived extends keyof F = never> {
  readonly fields: readonly Placed[];
  /** First cell of the stack of frames. */
  readonly stackAt: number;
  /** The number of cells of a whole state. */
  readonly size: number;
  /** A blank state: every field holds its blank value, the stack is empty. */
  blank(): StateOf<F>;
  /** The fields as named JSON, without derived ones; the flow saves the stack. */
  readonly toJson: Writer<Omit<F, Derived>, unknown>;
  /** Makes a writer for the fields and the other parts of a position: `shape.writer<{ stack: Json }>('stack')`. */
  writer<Others>(...others: readonly (keyof Others & string)[]): Writer<Omit<F, Derived>, Others>;
  /**
   * Fills the fields of `g` from JSON, which may also contain `others`; derived fields stay blank. Throws a `BadValue`
   * if it does not fit.
   */
  fill(g: StateBase, json: Json, ...others: readonly string[]): void;
}

/**
 * Declares the fields of a state. Sets and columns become accessors made once per state;
 * scalars become properties. `stack` is the room for frames, in cells; `derived` fields follow from others and are not
 * saved.
 */
export function stateShape<const F extends Fields, const Derived extends keyof F = never>(
  fields: F,
  options: { readonly stack: number; readonly derived?: readonly Derived[] },
): Shape<F, Derived> {
  const { placed, end } = placeFields(fields, 0);
  const saved = placed.filter(({ name }) => !options.derived?.some((each) => each === name));
  const size = end + options.stack;
  for (const own of ['cells', 'views']) invariant(!Object.hasOwn(fields, own), `a field may not be called ${own}`);
  const views = placed.filter(({ kind }) => kind.view !== undefined);
  const template = new Int16Array(size);
  for (const field of placed) blank(template, field);
  class State implements StateBase {
    readonly cells: Int16Array = template.slice();
    readonly views: unknown[] = views.map(({ kind, offset }) => kind.read(this.cells, offset));
  }
  views.forEach(({ name }, index) => {
    Object.defineProperty(State.prototype, name, {
      get(this: State) {
        return this.views[index];
      },
    });
  });
  for (const { name, kind, offset } of placed) {
    if (kind.view !== undefined) continue;
    Object.defineProperty(State.prototype, name, {
      // Most values equal their cell: read it without asking the kind.
      get:
        kind.read === cell
          ? function (this: State) {
              return cell(this.cells, offset);
            }
          : function (this: State) {
              return kind.read(this.cells, offset);
            },
      set(this: State, value: unknown) {
        kind.write(this.cells, offset, value);
      },
    });
  }
  return {
    fields: placed,
    stackAt: end,
    size,
    blank: () => new State() as unknown as StateOf<F>,
    toJson: writerOf(saved, template, []),
    writer: (...others) => writerOf(saved, template, others),
    fill: (g, json, ...others) => fieldsFromJson(saved, g.cells, 0, json, others),
  };
}

/** The saved fields of a shape's states, by name. */
export type SavedState<S> = S extends Shape<infer F, infer Derived> ? SavedFields<Omit<F, Derived>> : never;

/** Makes `target` equal to `source`, a state of the same shape. */
export function copyInto(target: StateBase, source: StateBase): void {
  invariant(target.cells.length === source.cells.length, 'the states are of different shapes');
  target.cells.set(source.cells);
}
