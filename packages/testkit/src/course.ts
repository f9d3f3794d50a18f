import { CHANCE } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import type { History } from './history.ts';
import type { Player } from './player.ts';
import { type Chooser, type Decision, seatOf } from './position.ts';
import { weighted } from './tally.ts';
import type { WalkOptions } from './walk-options.ts';
import type { Walkable } from './walkable.ts';

/** Chooses for a walk: the entries of the journal to follow while they are legal, then the choices of its player. */
export class Course {
  /** Whether the journal to follow is not yet at its end. */
  isFollowing: boolean;
  private strayed = false;
  /** Questions passed that the followed journal does not contain. */
  private pending = 0;

  constructor(
    private readonly rules: Walkable,
    private readonly options: Pick<WalkOptions, 'follow' | 'onward' | 'sally' | 'again'>,
    private readonly player: Player,
    private readonly history: History,
    private readonly random: Random,
  ) {
    this.isFollowing = options.follow !== undefined;
  }

  /**
   * Whether the walk stops early here. If a journal cannot be followed to its end, the walk goes on to the game's end.
   */
  isFarEnough(): boolean {
    const { follow, onward } = this.options;
    return onward !== undefined && !this.strayed && this.history.entries.length >= (follow?.length ?? 0) + onward;
  }

  /** Before the start of a sally. */
  get settingOut(): boolean {
    const { sally, again, follow } = this.options;
    if (sally !== true || again === true) return false;
    return this.isFollowing && this.history.entries.length < (follow?.length ?? 0);
  }

  /** Who chooses at a position, and the index of the choice. `auto`: a driver takes it. */
  next(position: Decision, auto: boolean): [Chooser, number] {
    return this.followed(position, auto) ?? this.picked(position, auto);
  }

  /** The next entry of the followed journal, while it is legal. */
  private followed(position: Decision, auto: boolean): [Chooser, number] | undefined {
    const entry = this.isFollowing ? this.options.follow?.[this.history.entries.length - this.pending] : undefined;
    if (entry !== undefined) {
      const seat = seatOf(this.rules, entry.who);
      const asked = position.asked.find((each) => each.seat === seat);
      const index = asked?.texts.indexOf(entry.choice) ?? -1;
      if (asked !== undefined && index >= 0) return [asked, index];
      if (auto) {
        // A question added to the rules since, which a driver passes.
        this.pending++;
        return [at(position.asked, 0), 0];
      }
      this.strayed = true;
    }
    this.isFollowing = false;
    return undefined;
  }

  private picked(position: Decision, auto: boolean): [Chooser, number] {
    const asked = this.pickSeat(position);
    if (auto) return [asked, 0];
    if (asked.seat === CHANCE) return [asked, weighted(asked.weights, this.random)];
    return [asked, this.player.pick(position, asked, this.random)];
  }

  /**
   * The seat to choose. If several are asked, mostly one that has not answered yet; sometimes one changes its answer.
   */
  private pickSeat({ asked, g }: Decision): Chooser {
    const open = asked.filter(({ seat }) => asked.length === 1 || !this.rules.flow.hasAnswered(g, seat));
    const from = open.length === 0 || this.random.below(4) === 0 ? asked : open;
    return at(from, this.random.below(from.length));
  }
}
