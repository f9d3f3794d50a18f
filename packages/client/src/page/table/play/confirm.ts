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
import { endingOf } from './turn-ending.ts';

/** The other parts of the table that `Confirm` uses. */
export interface ConfirmParts<View, LogEntry> {
  readonly session: Pick<Session<View, LogEntry>, 'now' | 'latest' | 'past' | 'notice' | 'choose' | 'way' | 'query'>;
  readonly title: Title<View, LogEntry>;
  readonly preferences: Accessor<Preferences>;
  readonly board: Pick<ShownBoard<View, LogEntry>, 'view'>;
  readonly offer: Pick<Offer<View, LogEntry>, 'offered' | 'stepOf'>;
  readonly focus: Pick<Focus<View, LogEntry>, 'menu' | 'considered' | 'deedsLookedAt'>;
}

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

  /** Whether a click here can only mean a march; named actions are still offered while the march waits. */
  leadsOn([first, ...others]: readonly Deed[]): boolean {
    return !this.isNeverAsked && first?.route !== undefined && others.every(({ named }) => named);
  }

  /** Handles a click on a target's only action, or on a march. */
  click(deed: Deed, by: By): void {
    if (deed.route) this.planOrGo(deed);
    else this.doOrArm(deed, by);
  }

  /** Handles an action picked from a menu: a march is planned first; a second press sends an action that is shown. */
  pick(deed: Deed): void {
    const waits = this.armed()?.choices.join() === deed.choices.join();
    if (waits && deed.route === undefined) this.do(deed);
    else if (deed.route) this.planOrGo(deed);
    else if (this.parts.offer.stepOf(deed)) this.stepOrShow(deed);
    else if (deed.dear && !this.isNeverAsked) this.armed.set(deed);
    else void this.doUnlessForeseen(deed);
  }

  /** Performs an action at once. */
  do(deed: Deed): void {
    const { session, focus } = this.parts;
    this.planner.sent(deed, session.now());
    // Send first: the worker answers while the page closes the menu.
    void session.choose(deed.choices);
    focus.menu.set(undefined);
    this.letGo();
  }

  /** Handles a button of the prompt bar; it takes two presses if its choice cannot be taken back. */
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

  /** The question to the rules about the action that is armed, highlighted in a menu, or first here. */
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
    // A raid on the next space is one step, too.
    const isStep = deed.route?.raids && deed.route.through.length === 1;
    if (isStep && this.parts.preferences().confirm !== 'always') this.stepOrShow(deed);
    else this.planner.begin(deed);
  }

  private doOrArm(deed: Deed, by: By): void {
    const step = this.parts.offer.stepOf(deed);
    const isGrave = deed.dear === true || endingOf(this.parts.session.now(), deed.choices) !== undefined;
    const confirms = this.needsConfirming(by) || (isGrave && !this.isNeverAsked);
    if (step && confirms) this.planOrGo({ ...deed, route: step });
    else if (step) this.stepOrShow(deed);
    else if (this.armed()?.choices.join() === deed.choices.join()) this.do(deed);
    else if (confirms) this.armed.set(deed);
    else this.doUnlessFight(deed);
  }

  /** Performs an action at once if the rules say that it leads to no fight: otherwise it waits for a second press. */
  private doUnlessFight(deed: Deed): void {
    if (this.isNeverAsked || !this.mayFight(deed)) this.do(deed);
    else this.armed.set(deed);
  }

  /** Performs an action picked from a menu, unless the rules foresee an obstacle, which is then shown first. */
  private async doUnlessForeseen(deed: Deed): Promise<void> {
    const { title, board, focus } = this.parts;
    const inquiry = this.isNeverAsked ? undefined : title.sheets.foresee(board.view(), deed.choices);
    if (inquiry === undefined) {
      this.do(deed);
      return;
    }
    const menu = focus.menu();
    const answer = await this.foresight.answer(inquiry);
    // Meanwhile the menu may have been closed, or the position have changed.
    if (focus.menu() !== menu || answer === undefined) return;
    if (this.saysSomething(answer)) this.armed.set(deed);
    else this.do(deed);
  }

  /** Whether the rules' answer about an action is worth a line. */
  private saysSomething(answer: unknown): boolean {
    const { title, preferences } = this.parts;
    return answer !== null && title.sheets.brief(answer, preferences().language) !== '';
  }

  /** Makes a march to the next space at once, unless it may lead to dice or an answer; then it is shown first. */
  private stepOrShow(deed: Deed): void {
    if (this.isNeverAsked) this.do(deed);
    else void this.planner.step(deed, () => this.do(deed));
  }

  /** Whether an action leads to a fight or an answer of the enemy, or may do so while the rules have not said. */
  private mayFight({ choices }: Deed): boolean {
    const { title, board } = this.parts;
    const inquiry = title.sheets.foresee(board.view(), choices);
    if (inquiry === undefined) return false;
    const answer = this.foresight.answerTo(inquiry);
    return answer === undefined || this.saysSomething(answer);
  }

  private get isNeverAsked(): boolean {
    return this.parts.preferences().confirm === 'never';
  }

  private needsConfirming(by: By): boolean {
    const { confirm } = this.parts.preferences();
    return confirm === 'always' || (confirm === 'touch' && by === 'touch');
  }
}
