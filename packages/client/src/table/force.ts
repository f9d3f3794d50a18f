import type { Picking, Target } from '@carillon/board';
import { type Cell, cell } from '../cell.ts';
import type { Asks, Gathered } from '../messages.ts';

const NOBODY: Gathered = { taken: [], plan: [], complete: false };

/** A force while it is put together. What the rules allow is asked of the worker after every change. */
export class Force {
  /** The last piece that could not be added. */
  readonly refused: Cell<string | undefined> = cell<string | undefined>(undefined);
  /** Whether what is shown answers the last wish. */
  readonly settled: Cell<boolean> = cell(false);
  private readonly gathered: Cell<Gathered> = cell(NOBODY);
  private asked = 0;
  private checking: Promise<void>;

  constructor(
    readonly picking: Picking,
    private readonly gather: (ask: Asks['gather']) => Promise<Gathered | undefined>,
  ) {
    this.checking = this.wish(picking.wish);
  }

  /** The pieces in the force. */
  taken(): readonly string[] {
    return this.gathered().taken;
  }

  /** The choices that take the force; empty while the picking may not end. */
  plan(): readonly string[] {
    return this.gathered().complete ? this.gathered().plan : [];
  }

  /** The choices that take the force, once its last change has been checked. */
  async checkedPlan(): Promise<readonly string[]> {
    await this.checking;
    return this.plan();
  }

  /** How many of a group are in the force. */
  countOf(group: readonly string[]): number {
    return group.filter((piece) => this.taken().includes(piece)).length;
  }

  /** Every piece that might be in the force. */
  targets(): Target[] {
    return this.picking.groups.flat().map((id) => ({ kind: 'piece', id }));
  }

  /** Adds a piece or drops it; says whether it is one of those that might be taken. */
  toggle(target: Target): boolean {
    const group = this.picking.groups.find((pieces) => target.kind === 'piece' && pieces.includes(target.id));
    if (group === undefined) return false;
    if (this.taken().includes(target.id)) this.drop(group);
    else this.add(group);
    return true;
  }

  /** Adds one of a group of alike pieces: always the first that is left. */
  add(group: readonly string[]): void {
    const next = group.find((piece) => !this.taken().includes(piece));
    if (next !== undefined) this.checking = this.wish([...this.taken(), next], next);
  }

  /** Drops one of a group of alike pieces: always the last that was taken. */
  drop(group: readonly string[]): void {
    const last = group.findLast((piece) => this.taken().includes(piece));
    this.checking = this.wish(this.taken().filter((piece) => piece !== last));
  }

  /** As much of the usual wish as the rules allow. */
  fill(): void {
    this.checking = this.wish([...this.taken(), ...this.picking.wish, ...this.picking.groups.flat()]);
  }

  clear(): void {
    this.checking = this.wish([]);
  }

  /** Asks what the rules allow of a wish; a later wish makes the answer to an earlier one void. */
  private async wish(pieces: readonly string[], added?: string): Promise<void> {
    this.asked++;
    const number = this.asked;
    this.settled.set(false);
    const { verb, done } = this.picking;
    const gathered = await this.gather({ verb, done, wish: [...new Set(pieces)] });
    if (number !== this.asked || gathered === undefined) return;
    this.refused.set(added !== undefined && !gathered.taken.includes(added) ? added : undefined);
    this.gathered.set(gathered);
    this.settled.set(true);
  }
}
