import type { Option, Picking, Route, Target, Title } from '@carillon/board';
import { type Accessor, createMemo } from 'solid-js';
import { Force } from '../march/force.ts';
import {
  asideDeeds,
  buttonOptions,
  callingTargets,
  type Deed,
  deedsIn,
  type Offered,
  targetsInTurn,
  usualOptions,
} from './deeds.ts';
import { type LetterVerb, lettersOf } from './letters.ts';
import type { Session } from './session.ts';
import type { ShownBoard } from './shown-board.ts';

const NOTHING: Offered = { options: [], routes: [], gestures: new Map() };

/** The current choices and their places: buttons, letters, targets, the force being put together. */
export class Offer<View, LogEntry> {
  readonly offered: Accessor<Offered>;
  readonly picking: Accessor<Picking | undefined>;
  /** The force being put together, if any. */
  readonly force: Accessor<Force | undefined>;
  readonly buttons: Accessor<readonly Option[]>;
  /** Rarely used actions, grouped in one menu. */
  readonly aside: Accessor<readonly Deed[]>;
  readonly letters: Accessor<readonly LetterVerb[]>;
  /** The choosable targets, in the order of the keys. */
  readonly legal: Accessor<readonly Target[]>;

  constructor(
    private readonly session: Pick<Session<View, LogEntry>, 'now' | 'past' | 'isStale' | 'gather'>,
    private readonly title: Title<View, LogEntry>,
    private readonly board: Pick<ShownBoard<View, LogEntry>, 'staged' | 'thereAt'>,
  ) {
    this.offered = createMemo(() => this.offer());
    this.picking = createMemo(() => this.pickingNow());
    this.force = createMemo(() => this.gatherForce());
    this.buttons = createMemo(() => (this.picking() ? [] : buttonOptions(this.offered())));
    this.aside = createMemo(() => (this.picking() ? [] : asideDeeds(this.offered())));
    this.letters = createMemo(() => (this.picking() ? [] : lettersOf(usualOptions(this.offered()))));
    this.legal = createMemo(() => (this.picking() ? (this.force()?.targets() ?? []) : targetsInTurn(this.offered())));
  }

  /** The targets that a click may choose. */
  calling(): readonly Target[] {
    return this.picking() ? this.legal() : callingTargets(this.offered());
  }

  /** The actions at a target, or with its contents. */
  deedsFor(target: Target): Deed[] {
    return deedsIn(this.offered(), target, this.board.thereAt(target));
  }

  /** Named actions at the destination of a planned march. */
  namedThere({ plan, target, choices }: Deed): Deed[] {
    const named = plan ? this.deedsFor(target).filter((deed) => deed.named) : [];
    return named.filter((deed) => deed.choices.join() !== choices.join());
  }

  /** The route of a single choice: a march to the next space. */
  stepOf({ choices: [first, ...others] }: Deed): Route | undefined {
    return others.length > 0
      ? undefined
      : this.offered().routes.find(({ choices, splits }) => splits === undefined && choices.join() === first);
  }

  private offer(): Offered {
    const { view, asked, routes, options } = this.session.now();
    if (this.session.past() || this.board.staged() !== undefined || this.session.isStale) return NOTHING;
    return { options, routes, gestures: this.title.gestures(view, asked, options) };
  }

  private pickingNow(): Picking | undefined {
    const { view, asked, options } = this.session.now();
    return options.length === 0 || this.board.staged() !== undefined || this.session.isStale
      ? undefined
      : this.title.picking(view, asked, options);
  }

  private gatherForce(): Force | undefined {
    const picking = this.picking();
    return picking && !this.session.past() ? new Force(picking, (ask) => this.session.gather(ask)) : undefined;
  }
}
