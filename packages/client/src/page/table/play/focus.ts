import type { CameraControl, Option, Target } from '@carillon/board';
import { type Cell, cell } from '../../cell.ts';
import { type Deed, deedsOf } from './deeds.ts';
import type { Offer } from './offer.ts';

/** The input behind a choice. */
export type By = 'mouse' | 'touch' | 'key';

/** A place of the page, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Several actions to choose among. */
export interface OpenMenu {
  /** The menu's target; absent for the menu of rarely used actions. */
  readonly target?: Target | undefined;
  readonly deeds: readonly Deed[];
  /**
   * Where the mouse pressed a counter to open it: a second press there performs the first action, unless that is named.
   */
  readonly from?: Spot | undefined;
}

/** The player's focus: the keyboard ring, the pointer's target, the open menu, the camera. */
export class Focus<View, LogEntry> {
  /** The target of the keys or a first tap. */
  readonly ring: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** The ring's target from the previous question, which is not relevant to this one. */
  readonly left: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** The pointer's target. */
  readonly pointed: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  readonly menu: Cell<OpenMenu | undefined> = cell<OpenMenu | undefined>(undefined);
  /** The highlighted action of an open menu. */
  readonly considered: Cell<Deed | undefined> = cell<Deed | undefined>(undefined);
  /** The target clicked, tapped or confirmed last although it has no action. */
  readonly vain: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** The subject of a log line or a menu entry. */
  readonly mentioned: Cell<readonly Target[]> = cell<readonly Target[]>([]);
  /** The map's camera, once the map exists. */
  readonly camera: Cell<CameraControl | undefined> = cell<CameraControl | undefined>(undefined);
  /** The choices of the letter that moved the ring; Enter means one of them. */
  private readonly meant: Cell<readonly Option[]> = cell<readonly Option[]>([]);

  constructor(private readonly offer: Pick<Offer<View, LogEntry>, 'deedsFor' | 'aside'>) {}

  /** Moves the ring to a target; `meant` are the choices of the letter that moved it. */
  moveRing(target: Target, meant: readonly Option[] = []): void {
    this.ring.set(target);
    this.meant.set(meant);
  }

  /** The actions at a target; after a letter, keys mean only the actions of that letter. */
  deedsBy(target: Target, by: By): readonly Deed[] {
    const deeds = this.offer.deedsFor(target);
    return by === 'key' ? deedsOf(deeds, this.meant()) : deeds;
  }

  /** The actions at the pointer, or at the ring. */
  deedsLookedAt(): readonly Deed[] {
    const [pointed, ring] = [this.pointed(), this.ring()];
    return pointed ? this.deedsBy(pointed, 'mouse') : ring ? this.deedsBy(ring, 'key') : [];
  }

  /** Whether a letter has selected the present choices. */
  isNamed({ choices: [first] }: Deed, by: By): boolean {
    return by === 'key' && this.meant().some(({ text }) => text === first);
  }

  /** Opens the menu of rarely used actions. */
  openAside(): void {
    this.menu.set({ deeds: this.offer.aside() });
  }

  /** Closes the menu; a card enlarged with it is put back. */
  closeMenu(): void {
    if (this.menu()?.target?.kind === 'card') this.ring.set(undefined);
    this.menu.set(undefined);
    this.considered.set(undefined);
    this.mentioned.set([]);
  }

  /** Clears the focus of the previous question after a change. If the seat is the same, the ring stays on the map. */
  release(sameSeat: boolean): void {
    if (!sameSeat || this.ring()?.kind === 'card') this.ring.set(undefined);
    this.left.set(this.ring());
    this.meant.set([]);
    this.pointed.set(undefined);
    this.menu.set(undefined);
    this.considered.set(undefined);
    this.mentioned.set([]);
  }
}
