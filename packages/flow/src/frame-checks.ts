import { at, invariant } from '@carillon/kit';
import { cell } from './cells.ts';
import { CALLER, NO_SLOT, PROCEDURE, SLOT, STEP } from './frames.ts';
import { Impossible, type Spot } from './impossible.ts';
import type { Callable, FrameOf } from './procedure.ts';
import type { RunningFrames } from './running-frames.ts';
import type { RunningProcedure } from './running-procedure.ts';
import type { StateBase } from './shape.ts';

/** The step of a frame, and, as `procedure.step`, the one that runs it; nothing for the outermost. */
export interface Stands {
  readonly step: string;
  readonly caller: string;
}

/** Checks the invariants of a frame of one procedure; `here` is its line. */
export type FrameCheck<G, F> = (g: G, f: F, here: Spot, stands: Stands) => void;

const INTO = ' into ';
const NESTED = 'nested-wrongly';

/** Invariants of the running procedures, whatever the question. See `impossible.ts`. */
export class FrameChecks<G extends StateBase> {
  private readonly checks = new Map<RunningProcedure, FrameCheck<G, unknown>>();
  /**
   * The procedures that steps run, and the locals that receive their results: see `keyOf`. `undefined` until declared.
   */
  private callees: Readonly<Record<string, readonly string[]>> | undefined;
  private keys: Set<number> | undefined;
  private rule = '';

  constructor(private readonly running: RunningFrames) {}

  /**
   * Declares which procedures each step may run, as `{ 'march.interception': ['interception into intercepted'] }`, and
   * under `''` the outermost one of a whole game; `rule` is the rule that orders them.
   */
  calls(rule: string, calls: Readonly<Record<string, readonly string[]>>): void {
    this.rule = rule;
    this.callees = calls;
  }

  /** The same as numbers, computed once all procedures are declared. */
  private get known(): ReadonlySet<number> | undefined {
    if (this.keys === undefined && this.callees !== undefined) {
      const named = Object.entries(this.callees);
      this.keys = new Set(named.flatMap(([step, called]) => called.map((each) => this.keyNamed(step, each))));
    }
    return this.keys;
  }

  /** Adds a check for every frame of a procedure. */
  holds<P extends Callable>(procedure: P, check: FrameCheck<G, FrameOf<P>>): void {
    const running = procedure as unknown as RunningProcedure;
    invariant(!this.checks.has(running), () => `the frames of ${procedure.name} are checked already`);
    this.checks.set(running, check as FrameCheck<G, unknown>);
  }

  /** Throws if the running procedures are impossible. The outermost may be any: tests run parts of the rules separately. */
  check(g: G): void {
    const { cells } = g;
    this.running.stack.bases(cells).forEach((base, frame) => {
      const proc = this.running.procedure(cells, base);
      if (frame > 0) this.mustBeCalled(cells, base, frame);
      const check = this.checks.get(proc);
      if (check === undefined) return;
      const stands = { step: at(proc.steps, cell(cells, base + STEP)), caller: this.callerOf(cells, base, frame) };
      check(g, proc.frame(cells, base, undefined), { frame }, stands);
    });
  }

  /** Throws if the outermost procedure cannot begin a game. */
  checkOutermost(g: G): void {
    const { cells } = g;
    const [base] = this.running.stack.bases(cells);
    if (base !== undefined) this.mustBeCalled(cells, base, 0);
  }

  private mustBeCalled(cells: Int16Array, base: number, frame: number): void {
    if (this.known?.has(this.keyOf(cells, base, frame)) === false) throw this.nestedWrongly(cells, base, frame);
  }

  /** The step that runs a frame, as `procedure.step`. */
  private callerOf(cells: Int16Array, base: number, frame: number): string {
    return frame === 0 ? '' : this.running.place(cells, cell(cells, base + CALLER));
  }

  private nestedWrongly(cells: Int16Array, base: number, frame: number): Impossible {
    const { name } = this.running.procedure(cells, base);
    const slot = cell(cells, base + SLOT);
    const into =
      slot === NO_SLOT
        ? ''
        : `${INTO}${at(this.running.procedure(cells, cell(cells, base + CALLER)).locals, slot).name}`;
    const step = this.callerOf(cells, base, frame) || 'nothing';
    return new Impossible(NESTED, this.rule, `${step} does not run ${name}${into}`, [{ frame }]);
  }

  private keyOf(cells: Int16Array, base: number, frame: number): number {
    const own = cell(cells, base + PROCEDURE);
    if (frame === 0) return key(-1, 0, own, NO_SLOT);
    const caller = cell(cells, base + CALLER);
    return key(cell(cells, caller + PROCEDURE), cell(cells, caller + STEP), own, cell(cells, base + SLOT));
  }

  private keyNamed(step: string, called: string): number {
    const [name = '', into] = called.split(INTO);
    const own = this.named(name);
    if (step === '') return key(-1, 0, own.index, NO_SLOT);
    const [callerName = '', stepName = ''] = step.split('.');
    const caller = this.named(callerName);
    const index = caller.steps.indexOf(stepName);
    const slot = into === undefined ? NO_SLOT : caller.locals.findIndex((local) => local.name === into);
    invariant(index >= 0 && (into === undefined || slot >= 0), () => `${step} does not run ${called}`);
    return key(caller.index, index, own.index, slot);
  }

  private named(name: string): RunningProcedure {
    const proc = this.running.named(name);
    invariant(proc !== undefined, () => `no procedure is called ${name}`);
    return proc;
  }
}

/**
 * One number for caller and callee: no title has more than 200 procedures, steps per procedure, or locals per
 * procedure.
 */
const key = (caller: number, step: number, own: number, slot: number): number =>
  (((caller + 1) * 256 + step) * 256 + own) * 256 + slot + 1;
