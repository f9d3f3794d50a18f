import { invariant } from '@carillon/kit';
import { cell } from './cells.ts';
import type { Bindable } from './kinds.ts';
import type { Sink } from './procedure.ts';
import type { Placed } from './shape.ts';

// A frame in the buffer: procedure, step, slot for the result, where the caller's frame begins; then the locals.
export const PROCEDURE = 0;
export const STEP = 1;
export const SLOT = 2;
export const CALLER = 3;
export const HEADER = 4;
/** No slot: the result, if any, is dropped. */
export const NO_SLOT = -1;

/** Where an accessor points: one object shape for all procedures, or pointing and reading would be slow. */
export class Spot {
  cells: Int16Array = new Int16Array(0);
  base = 0;
  say: Sink<unknown> | undefined = undefined;
  /** The sets among the locals, which must be pointed too. */
  readonly views: { readonly view: Bindable; readonly offset: number }[] = [];

  bind(cells: Int16Array, base: number, say: Sink<unknown> | undefined): void {
    this.say = say;
    if (this.cells === cells && this.base === base) return;
    this.cells = cells;
    this.base = base;
    const { views } = this;
    for (let i = 0; i < views.length; i++) {
      const each = views[i];
      each?.view.bind(cells, base + each.offset);
    }
  }
}

/** The accessor that steps see as `f`: one per procedure, pointed to the frame before each step. */
export interface FrameAccess {
  readonly say: Sink<unknown> | undefined;
}

/** Makes the accessor of a procedure: a property for each scalar local, a bound object for each set. */
export function frameAccess(locals: readonly Placed[]): { readonly access: FrameAccess; readonly spot: Spot } {
  const spot = new Spot();
  const access: FrameAccess = {
    get say() {
      return spot.say;
    },
  };
  for (const local of locals) {
    invariant(!(local.name in access), () => `a local may not be called ${local.name}`);
    if (local.kind.view === undefined) defineScalar(access, spot, local);
    else defineView(access, spot, local.name, local.kind.view(), local.offset);
  }
  return { access, spot };
}

function defineView(access: FrameAccess, spot: Spot, name: string, view: Bindable, offset: number): void {
  spot.views.push({ view, offset });
  Object.defineProperty(access, name, { value: view, enumerable: true });
}

function defineScalar(access: FrameAccess, spot: Spot, { name, kind, offset }: Placed): void {
  Object.defineProperty(access, name, {
    // Most values equal their cell: read it without asking the kind.
    get:
      kind.read === cell ? () => cell(spot.cells, spot.base + offset) : () => kind.read(spot.cells, spot.base + offset),
    set: (value: unknown) => kind.write(spot.cells, spot.base + offset, value),
  });
}

/** The stack of frames inside a state's buffer, from `at` on: depth, start of the top frame, then the frames. */
export class Stack {
  constructor(
    readonly at: number,
    readonly size: number,
  ) {}

  depth(cells: Int16Array): number {
    return cell(cells, this.at);
  }

  /** The cell where the top frame begins. */
  top(cells: Int16Array): number {
    return cell(cells, this.at + 1);
  }

  /** The cells where the frames begin, outermost first. */
  bases(cells: Int16Array): number[] {
    const bases: number[] = [];
    let base = this.top(cells);
    for (let depth = this.depth(cells); depth > 0; depth--) {
      bases.unshift(base);
      base = cell(cells, base + CALLER);
    }
    return bases;
  }

  /** Whether a frame of `width` cells fits on top; `end` as for `push`. */
  hasRoom(cells: Int16Array, width: number, end: number): boolean {
    return (this.depth(cells) === 0 ? this.at + 2 : end) + width <= this.size;
  }

  /** Pushes a frame, blank except for its header; `end` is where the frame below ends. */
  push(cells: Int16Array, template: Int16Array, end: number): number {
    const base = this.depth(cells) === 0 ? this.at + 2 : end;
    invariant(base + template.length <= this.size, 'the stack of frames is full');
    cells.set(template, base);
    cells[base + CALLER] = this.top(cells);
    cells[this.at] = this.depth(cells) + 1;
    cells[this.at + 1] = base;
    return base;
  }

  /** Pops the top frame of `width` cells and clears it, so that equal positions are equal buffers. */
  pop(cells: Int16Array, width: number): void {
    const base = this.top(cells);
    cells[this.at] = this.depth(cells) - 1;
    cells[this.at + 1] = cell(cells, base + CALLER);
    cells.fill(0, base, base + width);
  }

  /** Empties the stack. */
  clear(cells: Int16Array): void {
    cells.fill(0, this.at, this.size);
  }
}
