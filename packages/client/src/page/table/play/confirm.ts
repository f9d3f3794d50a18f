import { type Inquiry, type Option, sameTarget, type Target, type Title } from '@carillon/board';
import type { Accessor } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { Foresight } from '../march/foresight.ts';
import { Planner } from '../march/planner.ts';
import type { Deed } from './deeds.ts';
import type { By, Focus } from './focus.ts';
import type { Offer } from './offer.ts';
import type { Session } from './session.ts';
import type { ShownBoard } from './shown-board.ts';

/** The stages of a choice before it is sent. */
export interface ConfirmParts<View, LogEntry> {
  readonly session: Session<View, LogEntry>;
  readonly title: Title<View, LogEntry>;
  readonly preferences: Accessor<Preferences>;
  readonly board: ShownBoard<View, LogEntry>;
  readonly offer: Offer<View, LogEntry>;
  readonly focus: Focus<View, LogEntry>;
}

/** What the rules have told of a fight that an action leads to. */
interface Stake {
  /** Whether they have told anything yet. */
  readonly isKnown: boolean;
  /** How likely it ends well for its side, from 0 to 1. */
  readonly chance?: number | undefined;
}

/** Dice are rolled by one click if they end as well as this for their side, from 0 to 1. */
const GOOD = 0.5;

/**
 * The steps from a click to a sent choice: some actions are sent at once, others wait to be confirmed, planned or bent.
 */
export class Confirm<View, LogEntry> {
  /** An action waiting for confirmation. */
  readonly armed: Cell<Deed | undefined> = cell<Deed | undefined>(undefined);
  /** A button of the prompt bar that waits for a second press. */
  readonly pressed: Cell<Option | undefined> = cell<Option | undefined>(undefined);
  /** The march that is planned. */
  readonly planner: Planner;
  /** The obstacles of the march pointed at. */
  readonly foresight: Foresight<View, LogEntry>;

  constructor(private readonly parts: ConfirmParts<View, LogEntry>) {
    const { session, title, preferences } = parts;
    this.planner = new Planner(session, this.armed);
    this.foresight = new Foresight(session, {
      inquiry: () => this.inquiry(),
      brief: (answer) => title.sheets.brief(answer, preferences().language),
    });
  }

  /** Sends the planned march to a target, if there is one; returns whether there was. */
  sendPlanned(target: Target): boolean {
    const armed = this.armed();
    const goesThere = armed?.plan !== undefined && sameTarget(armed.target, target);
    if (goesThere) this.do(armed);
    return goesThere;
  }

  /** Whether a click here can only mean a march: named actions are offered while the march waits. */
  leadsOn([first, ...others]: readonly Deed[]): boolean {
    return !this.isNeverAsked && first?.route !== undefined && others.every(({ named }) => named);
  }

  /** A click on a target's only action, or on a march. */
  click(deed: Deed, by: By): void {
    if (deed.route) this.planOrGo(deed);
    else this.doOrArm(deed, by);
  }

  /** An action picked from a menu: a march is planned first. */
  pick(deed: Deed): void {
    if (deed.route) this.planOrGo(deed);
    else if (this.parts.offer.stepOf(deed)) this.stepOrShow(deed);
    else if (deed.dear && !this.isNeverAsked) this.armed.set(deed);
    else this.do(deed);
  }

  /** Performs an action at once. */
  do(deed: Deed): void {
    const { session, focus } = this.parts;
    this.planner.sent(deed, session.now());
    // Sent first: the worker answers while the page takes away what is no longer needed.
    void session.choose(deed.choices);
    focus.menu.set(undefined);
    this.letGo();
  }

  /** A button of the prompt bar: pressed twice if its choice cannot be taken back. */
  press(option: Option): void {
    const { session, offer } = this.parts;
    const gesture = offer.offered().gestures.get(option.text);
    const waits = gesture?.dear === true && !this.isNeverAsked;
    if (waits && this.pressed()?.text !== option.text) this.pressed.set(option);
    else void session.choose([option.text]);
  }

  /** Drops the action waiting for confirmation, and any request about its route. */
  letGo(): void {
    this.planner.forget();
    this.pressed.set(undefined);
    this.armed.set(undefined);
  }

  /** Drops the action waiting for confirmation; a planned march stays, to be bent. */
  keepPlanOnly(): void {
    if (!this.armed()?.plan) this.armed.set(undefined);
  }

  /** What to ask the rules about the action that is armed, highlighted in a menu, or first here. */
  private inquiry(): Inquiry | undefined {
    const { session, title, board, focus } = this.parts;
    const deeds = focus.deedsLookedAt();
    const here = deeds.find(({ route }) => route) ?? deeds[0];
    const deed = this.armed() ?? focus.considered() ?? here;
    return deed && !session.past() ? title.sheets.foresee(board.view(), deed.choices) : undefined;
  }

  /** The first click plans a march to a distant space, the second sends it. */
  private planOrGo(deed: Deed): void {
    const armed = this.armed();
    if (
      this.isNeverAsked ||
      deed.route?.splits !== undefined ||
      (armed?.plan && sameTarget(armed.target, deed.target))
    ) {
      this.do(armed?.plan ? armed : deed);
      return;
    }
    // A raid of the next space is one step, too.
    const isStep = deed.route?.raids && deed.route.through.length === 1;
    if (isStep && this.parts.preferences().confirm !== 'always') this.stepOrShow(deed);
    else this.planner.begin(deed);
  }

  private doOrArm(deed: Deed, by: By): void {
    const step = this.parts.offer.stepOf(deed);
    const confirms = this.needsConfirming(by) || (deed.dear === true && !this.isNeverAsked);
    if (step && confirms) this.planOrGo({ ...deed, route: step });
    else if (step) this.stepOrShow(deed);
    else if (this.armed()?.choices.join() === deed.choices.join()) this.do(deed);
    else if (confirms) this.armed.set(deed);
    else this.doUnlessBad(deed);
  }

  /** Performs an action at once, unless its dice are likelier to end badly: then it waits for a second press. */
  private doUnlessBad(deed: Deed): void {
    const { isKnown, chance = 1 } = this.stakeOf(deed);
    if (this.isNeverAsked || (isKnown && chance >= GOOD)) this.do(deed);
    else this.armed.set(deed);
  }

  /** A march to the next space is made at once; if it cannot be undone and its odds are not good, it is shown first. */
  private stepOrShow(deed: Deed): void {
    if (this.isNeverAsked) this.do(deed);
    else void this.planner.step(deed, { go: () => this.do(deed), isGood: (this.stakeOf(deed).chance ?? 0) >= GOOD });
  }

  /** What is known of the fight that an action leads to; nothing to know if it leads to none. */
  private stakeOf({ choices }: Deed): Stake {
    const { title, board } = this.parts;
    const inquiry = title.sheets.foresee(board.view(), choices);
    if (inquiry === undefined) return { isKnown: true };
    const answer = this.foresight.answerTo(inquiry);
    return { isKnown: answer !== undefined, chance: title.sheets.stake?.(answer, choices) };
  }

  private get isNeverAsked(): boolean {
    return this.parts.preferences().confirm === 'never';
  }

  private needsConfirming(by: By): boolean {
    const { confirm } = this.parts.preferences();
    return confirm === 'always' || (confirm === 'touch' && by === 'touch');
  }
}
