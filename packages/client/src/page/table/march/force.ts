import type { Picking, Target } from '@carillon/board';
import type { Asks, Gathered } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';

/** The change from one wish to the next. */
interface Change {
  readonly added?: string;
  readonly others?: readonly string[];
}

const NOBODY: Gathered = { taken: [], plan: [], complete: false };

/** A force being put together. After every change it asks the worker what the rules allow. */
export class Force {
  /** The last piece that could not be added. */
  readonly refused: Cell<string | undefined> = cell<string | undefined>(undefined);
  /** Pieces that the last change removed as well, such as the units of a leader who was dropped. */
  readonly lost: Cell<readonly string[]> = cell<readonly string[]>([]);
  /** Whether the force shown answers the last wish. */
  readonly settled: Cell<boolean> = cell(false);
  private readonly gathered: Cell<Gathered> = cell(NOBODY);
  /** Pieces that the player pressed to leave behind. The last of a group is dropped, but these are shown as left. */
  private readonly left = new Set<string>();
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

  /** The choices that take the force; empty while the selection may not end. */
  plan(): readonly string[] {
    return this.gathered().complete ? this.gathered().plan : [];
  }

  /** Whether the turn ends with the force. */
  passes(): boolean {
    return this.gathered().complete && this.gathered().passes === true;
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

  /** Whether a piece is shown as part of the force; of identical pieces the right number is shown. */
  shows(piece: string): boolean {
    const group = this.groupOf(piece) ?? [];
    const going = group.toSorted((a, b) => Number(this.left.has(a)) - Number(this.left.has(b)));
    return going.indexOf(piece) < this.countOf(group);
  }

  /** Every piece that might join the force. */
  targets(): Target[] {
    return this.picking.groups.flat().map((id) => ({ kind: 'piece', id }));
  }

  /** Adds or drops a piece; returns whether it may be taken at all. */
  toggle(target: Target): boolean {
    const group = target.kind === 'piece' ? this.groupOf(target.id) : undefined;
    if (group === undefined) return false;
    if (this.shows(target.id)) {
      this.left.add(target.id);
      this.drop(group);
    } else {
      this.left.delete(target.id);
      this.add(group);
    }
    return true;
  }

  private groupOf(piece: string): readonly string[] | undefined {
    return this.picking.groups.find((pieces) => pieces.includes(piece));
  }

  /** Adds one of a group of identical pieces: always the first one left. */
  add(group: readonly string[]): void {
    const next = group.find((piece) => !this.taken().includes(piece));
    if (next !== undefined) this.checking = this.wish([...this.taken(), next], { added: next });
  }

  /** Drops one of a group of identical pieces: always the last one taken. */
  drop(group: readonly string[]): void {
    const last = group.findLast((piece) => this.taken().includes(piece));
    const others = this.taken().filter((piece) => piece !== last);
    this.checking = this.wish(others, { others });
  }

  /** Selects as much of the default force as the rules allow. */
  fill(): void {
    this.left.clear();
    this.checking = this.wish([...this.taken(), ...this.picking.wish, ...this.picking.groups.flat()]);
  }

  clear(): void {
    this.left.clear();
    this.checking = this.wish([]);
  }

  /**
   * Asks the worker how much of a wish the rules allow; a later wish cancels an earlier answer. `added` is the piece
   * just added, `others` are the pieces to keep when one was dropped.
   */
  private async wish(pieces: readonly string[], { added, others = [] }: Change = {}): Promise<void> {
    this.asked++;
    const number = this.asked;
    this.settled.set(false);
    const { verb, done } = this.picking;
    const gathered = await this.gather({ verb, done, wish: [...new Set(pieces)] });
    if (number !== this.asked || gathered === undefined) return;
    this.refused.set(added !== undefined && !gathered.taken.includes(added) ? added : undefined);
    this.lost.set(others.filter((piece) => !gathered.taken.includes(piece)));
    this.gathered.set(gathered);
    this.settled.set(true);
  }
}
