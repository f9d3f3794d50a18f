import type { CameraControl, Option, Target } from '@carillon/board';
import { type Cell, cell } from '../../cell.ts';
import { type Deed, deedsOf } from './deeds.ts';
import type { Offer } from './offer.ts';

/** What brought a choice about. */
export type By = 'mouse' | 'touch' | 'key';

/** A place of the page, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Several deeds to choose among. */
export interface OpenMenu {
  /** None for the menu of rarely used actions, wherever that is. */
  readonly target?: Target | undefined;
  readonly deeds: readonly Deed[];
  /** Where a mouse has pressed for it, so that a second press does the first deed; never what is only done by its name. */
  readonly from?: Spot | undefined;
}

/** What the player is looking at: the ring of the keys, what the pointer is over, the open menu, the camera. */
export class Focus<View, LogEntry> {
  /** Where the keys or a first tap stand. */
  readonly ring: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** Where the question before has left the ring: it says nothing about this one. */
  readonly left: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** What the pointer is over. */
  readonly pointed: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  readonly menu: Cell<OpenMenu | undefined> = cell<OpenMenu | undefined>(undefined);
  /** The deed of an open menu that is looked at. */
  readonly considered: Cell<Deed | undefined> = cell<Deed | undefined>(undefined);
  /** What was clicked, tapped or confirmed last though nothing can be done there. */
  readonly vain: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** What a line of the log, or an entry of a menu, is about. */
  readonly mentioned: Cell<readonly Target[]> = cell<readonly Target[]>([]);
  /** The map's camera, once the map is there. */
  readonly camera: Cell<CameraControl | undefined> = cell<CameraControl | undefined>(undefined);
  /** The choices of a letter that has moved the ring: Enter means one of them. */
  private readonly meant: Cell<readonly Option[]> = cell<readonly Option[]>([]);

  constructor(private readonly offer: Offer<View, LogEntry>) {}

  /** Moves the ring to a target; by the letter of these choices, if any. */
  moveRing(target: Target, meant: readonly Option[] = []): void {
    this.ring.set(target);
    this.meant.set(meant);
  }

  /** What can be done at a target: where keys have chosen it, after a letter what that stands for. */
  deedsBy(target: Target, by: By): readonly Deed[] {
    const deeds = this.offer.deedsFor(target);
    return by === 'key' ? deedsOf(deeds, this.meant()) : deeds;
  }

  /** What can be done where the pointer is, or the ring. */
  deedsLookedAt(): readonly Deed[] {
    const [pointed, ring] = [this.pointed(), this.ring()];
    return pointed ? this.deedsBy(pointed, 'mouse') : ring ? this.deedsBy(ring, 'key') : [];
  }

  /** Whether a letter has named what is chosen now. */
  isNamed({ choices: [first] }: Deed, by: By): boolean {
    return by === 'key' && this.meant().some(({ text }) => text === first);
  }

  /** Opens the menu of rarely used actions. */
  openAside(): void {
    this.menu.set({ deeds: this.offer.aside() });
  }

  /** Closes the menu; a card that was looked at with it is put back. */
  closeMenu(): void {
    if (this.menu()?.target?.kind === 'card') this.ring.set(undefined);
    this.menu.set(undefined);
    this.considered.set(undefined);
    this.mentioned.set([]);
  }

  /** After every change: what was looked at belongs to the question before. The ring stays on the map for the same seat. */
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
