import {
  type CameraControl,
  type Inquiry,
  type Option,
  type Picking,
  type Route,
  type Said,
  sameTarget,
  type Target,
  type Title,
} from '@carillon/board';
import { type Accessor, createEffect, createMemo, mapArray, on } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { say, type TextKey } from '../../texts/index.ts';
import type { Shown } from '../log/log-lines.ts';
import { type Run, runsOf } from '../log/log-runs.ts';
import { sinceOwnTurn } from '../log/recap.ts';
import { Replay } from '../log/replay.ts';
import { Force } from '../march/force.ts';
import { Foresight } from '../march/foresight.ts';
import { Planner } from '../march/planner.ts';
import { wayLabel, wayWarning } from '../march/way-words.ts';
import {
  aboutDeed,
  asideDeeds,
  buttonOptions,
  callingTargets,
  type Deed,
  deedsIn,
  deedsOf,
  type Offered,
  targetsInTurn,
  usualOptions,
} from './deeds.ts';
import { endingOf } from './ending.ts';
import { type LetterVerb, lettersOf } from './letters.ts';
import type { Session } from './session.ts';

/** What brought a choice about. */
export type By = 'mouse' | 'touch' | 'key';

/** Several deeds to choose among. */
export interface OpenMenu {
  /** None for the menu of what is seldom meant, wherever that is. */
  readonly target?: Target | undefined;
  readonly deeds: readonly Deed[];
  /** Where a mouse has pressed for it, so that a second press does the first deed; never what is only done by its name. */
  readonly from?: Spot | undefined;
}

/** A place of the page, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const NOTHING: Offered = { options: [], routes: [], gestures: new Map() };

/** What the player has in hand on the page: where the ring is, what is picked out, which menu is open. */
export class Play<View, LogEntry> {
  /** Where the keys or a first tap stand. */
  readonly focus: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** Where the question before has left the ring: it says nothing about this one. */
  readonly left: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** The choices of a letter that has moved the ring: Enter means one of them. */
  private readonly meant: Cell<readonly Option[]> = cell<readonly Option[]>([]);
  /** What the pointer is over. */
  readonly pointed: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  readonly menu: Cell<OpenMenu | undefined> = cell<OpenMenu | undefined>(undefined);
  /** What was clicked, tapped or confirmed last though nothing can be done there. */
  readonly vain: Cell<Target | undefined> = cell<Target | undefined>(undefined);
  /** A deed that waits for its confirmation. */
  readonly armed: Cell<Deed | undefined> = cell<Deed | undefined>(undefined);
  /** The deed of an open menu that is looked at. */
  readonly considered: Cell<Deed | undefined> = cell<Deed | undefined>(undefined);
  /** What a line of the log, or an entry of a menu, is about. */
  readonly mentioned: Cell<readonly Target[]> = cell<readonly Target[]>([]);
  /** The map's camera, once the map is there. */
  readonly camera: Cell<CameraControl | undefined> = cell<CameraControl | undefined>(undefined);

  readonly replay: Replay<View, LogEntry>;
  /** The march that is planned. */
  readonly planner: Planner;
  /** The log in the reader's language. */
  readonly lines: Accessor<readonly Shown[]>;
  /** What happened since the reader's seat had its own last turn. */
  readonly since: Accessor<readonly Shown[]>;
  readonly view: Accessor<View>;
  readonly offered: Accessor<Offered>;
  readonly picking: Accessor<Picking | undefined>;
  readonly force: Accessor<Force | undefined>;
  readonly buttons: Accessor<readonly Option[]>;
  /** What is seldom meant, and met in a menu of its own. */
  readonly aside: Accessor<readonly Deed[]>;
  readonly letters: Accessor<readonly LetterVerb[]>;
  readonly legal: Accessor<readonly Target[]>;
  readonly lit: Accessor<readonly Target[]>;
  /** What a march that is looked at would meet. */
  readonly foresight: Foresight<View, LogEntry>;
  private readonly spaces: ReadonlySet<string>;
  constructor(
    readonly session: Session<View, LogEntry>,
    readonly title: Title<View, LogEntry>,
    readonly preferences: Accessor<Preferences>,
  ) {
    this.spaces = new Set(title.spaces);
    this.replay = new Replay(session, preferences);
    this.planner = new Planner(session, this.armed);
    this.lines = createMemo(this.linesOf());
    this.since = createMemo(() => sinceOwnTurn(this.lines(), session.own));
    this.view = createMemo(() => session.past()?.view ?? session.now().view);
    this.offered = createMemo(() => this.offer());
    this.picking = createMemo(() => this.pickingNow());
    this.force = createMemo(() => this.gatherForce());
    this.buttons = createMemo(() => (this.picking() ? [] : buttonOptions(this.offered())));
    this.aside = createMemo(() => (this.picking() ? [] : asideDeeds(this.offered())));
    this.letters = createMemo(() => (this.picking() ? [] : lettersOf(usualOptions(this.offered()))));
    this.legal = createMemo(() => (this.picking() ? (this.force()?.targets() ?? []) : targetsInTurn(this.offered())));
    this.lit = createMemo(() => this.litNow());
    createEffect(
      on(session.now, (now, before) => {
        this.release(now.asked.seat === before?.asked.seat);
        this.planner.resume(now);
      }),
    );
    this.foresight = new Foresight(session, {
      inquiry: () => this.inquiry(),
      brief: (answer) => title.sheets.brief(answer, this.language),
    });
  }

  /** A message of the shell in the reader's language. */
  say(key: TextKey, params?: Readonly<Record<string, string | number>>): string {
    return say(this.language, key, params);
  }

  get language(): Preferences['language'] {
    return this.preferences().language;
  }

  /** The words for what is seldom meant, on its button and above its menu. */
  asideName(): string {
    return this.title.asideName?.(this.language) ?? '';
  }

  nameOf(target: Target): string {
    return this.title.nameOf(target, this.language);
  }

  /** The kind of a piece, for one among others alike. */
  kindOf(target: Target): string {
    return this.title.kindOf?.(target, this.language) ?? this.nameOf(target);
  }

  seatName(seat: string | null): string {
    return seat === null ? '' : this.title.seatName(seat, this.language);
  }

  /** What a click may choose now. */
  calling(): readonly Target[] {
    return this.picking() ? this.legal() : callingTargets(this.offered());
  }

  /** The words for a choice, on its button or in the menu of a target. */
  labelOf(option: Option, menuOf?: Target): string {
    const { view, asked } = this.session.now();
    return this.title.label(view, asked, option, this.language, menuOf);
  }

  /** The words for a deed, in the menu of a target if given. */
  deedLabel({ option, route, target }: Deed, menuOf?: Target): string {
    if (option) return this.labelOf(option, menuOf);
    return route ? wayLabel(this, route) : this.say('march', { space: this.nameOf(target) });
  }

  /** What should be known before a deed is done. */
  deedWarning({ route, plan }: Deed): string {
    return route ? wayWarning(this, route, plan?.halt) : '';
  }

  /** The word that sends a planned deed. */
  sendWord({ route, plan }: Deed): string {
    if (!plan) return this.say('confirm');
    if (route?.raids === false) return this.say('confirm');
    return this.say(route?.raids ? 'raidGo' : 'marchGo');
  }

  listed(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  /** The sentence of the prompt bar. */
  prompt(): Said {
    const { view, asked, options } = this.session.now();
    if (this.session.past()) return { text: `${this.say('pastPrompt')}: ${this.replay.where(this.language)}` };
    if (this.session.isStale) return { text: this.say('stalePrompt') };
    if (asked.seat === null) return { text: this.ending() };
    return this.title.prompt(view, asked, options, this.language);
  }

  /** The prompt without the name of the seat that it begins with, which stands before it on its colour. */
  promptWords(): string {
    const { text } = this.prompt();
    const seat = this.seatName(this.session.now().asked.seat);
    return seat !== '' && text.startsWith(seat) ? text.slice(seat.length).replace(/^\s*:\s*/, '') : text;
  }

  /** A target was clicked, tapped, or confirmed by key. */
  act(target: Target, by: By, from?: Spot): void {
    if (this.force()?.toggle(target)) return;
    if (by === 'mouse') this.pointed.set(target);
    const deeds = by === 'key' ? this.deedsMeant(target) : this.deedsFor(target);
    const [only] = deeds;
    // The ring shows where keys and fingers are; a mouse shows that itself.
    if (by !== 'mouse' || only === undefined) this.focus.set(target);
    const armed = this.armed();
    // Chosen again, the goal of a planned march sends it, whatever else could be done there.
    if (armed?.plan && sameTarget(armed.target, target)) this.do(armed);
    else if (only === undefined) this.inVain(target);
    else if (this.leadsOn(deeds)) this.planOrGo(only);
    else if (deeds.length > 1 || (only.named && !this.isNamed(only, by)))
      this.menu.set({ target, deeds, ...(by === 'mouse' && !only.named && { from }) });
    else if (only.route) this.planOrGo(only);
    else this.doOrArm(only, by);
  }

  /** Whether a letter has named what is chosen now. */
  private isNamed({ choices: [first] }: Deed, by: By): boolean {
    return by === 'key' && this.meant().some(({ text }) => text === first);
  }

  private inVain(target: Target): void {
    this.armed.set(undefined);
    this.vain.set({ ...target });
  }

  /** A deed was picked out of a menu: a march is planned first. */
  pick(deed: Deed): void {
    this.closeMenu();
    if (deed.route) this.planOrGo(deed);
    else if (this.stepOf(deed)) this.stepOrShow(deed);
    else this.do(deed);
  }

  /** What can be done at a target, or at what lies there. */
  deedsFor(target: Target): Deed[] {
    return deedsIn(this.offered(), target, this.thereAt(target));
  }

  /** As `deedsFor`, at the ring: after a letter what that stands for. */
  private deedsMeant(target: Target): readonly Deed[] {
    return deedsOf(this.deedsFor(target), this.meant());
  }

  /** What can be done where the pointer is, or the ring. */
  deedsLookedAt(): readonly Deed[] {
    const [pointed, focus] = [this.pointed(), this.focus()];
    return pointed ? this.deedsFor(pointed) : focus ? this.deedsMeant(focus) : [];
  }

  /** What can be done by its name alone where a planned march goes. */
  namedThere({ plan, target, choices }: Deed): Deed[] {
    const named = plan ? this.deedsFor(target).filter((deed) => deed.named) : [];
    return named.filter((deed) => deed.choices.join() !== choices.join());
  }

  /** Opens the menu of what is seldom meant. */
  openAside(): void {
    this.menu.set({ deeds: this.aside() });
  }

  /** Closes the menu; a card that was looked at with it is put back. */
  closeMenu(): void {
    if (this.menu()?.target?.kind === 'card') this.focus.set(undefined);
    this.menu.set(undefined);
    this.considered.set(undefined);
    this.mentioned.set([]);
  }

  /** What waits to be confirmed is dropped, and what was asked about its way with it. */
  letGo(): void {
    this.planner.forget();
    this.armed.set(undefined);
  }

  /** Does a deed at once. */
  do(deed: Deed): void {
    this.planner.sent(deed, this.session.now());
    this.menu.set(undefined);
    this.letGo();
    void this.session.choose(deed.choices);
  }

  /** Presses a button of the prompt bar. */
  press(option: Option): void {
    void this.session.choose([option.text]);
  }

  /** Escape: closes, lets go, comes back to the present; the nearest thing first. Says whether there was anything. */
  goBack(): boolean {
    if (this.menu()) this.closeMenu();
    else if (this.armed()) this.letGo();
    else if (this.session.past()) void this.replay.jump(this.replay.steps().length);
    else if (this.session.notice()) this.session.notice.set(undefined);
    else if (this.focus()) this.focus.set(undefined);
    else return false;
    return true;
  }

  /** Moves the ring to a target and brings it into sight; by the letter of these choices, if any. */
  goTo(target: Target, meant: readonly Option[] = []): void {
    this.focus.set(target);
    this.meant.set(meant);
    this.pointed.set(undefined);
    // A planned march stays, to be bent through the space that the ring is moved to.
    if (!this.armed()?.plan) this.armed.set(undefined);
    const place = this.title.placeOf(this.view(), target);
    if (place) this.camera()?.reveal(place);
  }

  /** Brings a target to the middle of the map, with the ring on it; a card is shown. */
  find(target: Target): void {
    this.focus.set(target);
    this.meant.set([]);
    this.armed.set(undefined);
    const place = this.placeOf(target);
    if (place) this.camera()?.focusOn(place);
  }

  /** Where a target is on the board that is shown. */
  placeOf(target: Target): { readonly x: number; readonly y: number } | undefined {
    return this.title.placeOf(this.view(), target);
  }

  /** What happened that the map shows: just before the past position, or since the reader last acted. */
  recent(): readonly LogEntry[] {
    const past = this.session.past();
    if (past === undefined) return this.session.since(this.since()[0]?.number);
    return this.session.log().flatMap(({ number, entry }) => (number === past.number ? [entry] : []));
  }

  /** What lies in the space that a target names. */
  thereAt(target: Target): readonly Target[] {
    return target.kind === 'space' ? this.title.at(this.view(), target.id) : [];
  }

  /** The space of a target: itself, or that in which the piece lies. */
  spaceOf(target: Target): string | undefined {
    if (target.kind === 'space') return target.id;
    const view = this.view();
    return this.title.spaces.find((space) => this.title.at(view, space).some((each) => sameTarget(each, target)));
  }

  // ---- inside

  /** What to ask of the rules about the deed that is armed, or looked at in a menu, or that stands first here. */
  private inquiry(): Inquiry | undefined {
    const deeds = this.deedsLookedAt();
    const here = deeds.find(({ route }) => route) ?? deeds[0];
    const deed = this.armed() ?? this.considered() ?? here;
    return deed && !this.session.past() ? this.title.sheets.foresee(this.view(), deed.choices) : undefined;
  }

  /** Only new entries are put into words. */
  private linesOf(): () => readonly Shown[] {
    const continues = this.title.continues ?? (() => false);
    const runs = createMemo<readonly Run<LogEntry>[]>((known) => runsOf(this.session.log(), continues, known), []);
    const memos = mapArray(runs, ({ last: { number, entry }, before, from }) =>
      createMemo((): Shown | undefined => {
        const line = this.title.logLine(entry, this.language, before);
        return line && { number, from, line };
      }),
    );
    return () => memos().flatMap((memo) => memo() ?? []);
  }

  private offer(): Offered {
    const { view, asked, routes, options } = this.session.now();
    if (this.session.past() || this.session.isStale) return NOTHING;
    return { options, routes, gestures: this.title.gestures(view, asked, options) };
  }

  private pickingNow(): Picking | undefined {
    const { view, asked, options } = this.session.now();
    return options.length === 0 || this.session.isStale ? undefined : this.title.picking(view, asked, options);
  }

  private gatherForce(): Force | undefined {
    const picking = this.picking();
    return picking && !this.session.past() ? new Force(picking, (ask) => this.session.gather(ask)) : undefined;
  }

  private litNow(): readonly Target[] {
    const mentioned = this.mentioned();
    if (mentioned.length > 0) return mentioned;
    const deed = this.armed();
    if (deed?.plan) return [];
    if (deed) return aboutDeed(deed, (id) => this.spaces.has(id));
    const force = this.force();
    return force?.targets().filter(({ id }) => force.shows(id)) ?? [];
  }

  /** Whether a march is all that a click here can mean: what is done by its name alone is offered while the march waits. */
  private leadsOn([first, ...others]: readonly Deed[]): boolean {
    const waits = this.preferences().confirm !== 'never';
    return waits && first?.route !== undefined && others.every(({ named }) => named);
  }

  /** The first click plans a march to a far space, the second sends it. */
  private planOrGo(deed: Deed): void {
    const armed = this.armed();
    if (this.preferences().confirm === 'never' || (armed?.plan && sameTarget(armed.target, deed.target))) {
      this.do(armed?.plan ? armed : deed);
      return;
    }
    this.planner.begin(deed);
  }

  private doOrArm(deed: Deed, by: By): void {
    const step = this.stepOf(deed);
    const confirms = this.needsConfirming(by);
    if (step && confirms) this.planOrGo({ ...deed, route: step });
    else if (step) this.stepOrShow(deed);
    else if (!confirms || this.armed()?.choices.join() === deed.choices.join()) this.do(deed);
    else this.armed.set(deed);
  }

  /** The way that a single choice goes: a march to the next space. */
  private stepOf({ choices: [first, ...others] }: Deed): Route | undefined {
    return others.length > 0 ? undefined : this.offered().routes.find(({ choices }) => choices.join() === first);
  }

  /** A march to the next space is made at once; what cannot be taken back is shown first. */
  private stepOrShow(deed: Deed): void {
    if (this.preferences().confirm === 'never') this.do(deed);
    else void this.planner.step(deed, () => this.do(deed));
  }

  private needsConfirming(by: By): boolean {
    const { confirm } = this.preferences();
    return confirm === 'always' || (confirm === 'touch' && by === 'touch');
  }

  private ending(): string {
    return endingOf({
      result: this.session.now().result,
      say: (key, params) => this.say(key, params),
      seatName: (seat) => this.seatName(seat),
      outcome: () => this.title.outcome?.(this.view(), this.language) ?? '',
    });
  }

  /** After every change: what was picked out belongs to the question before. The ring stays on the map for the same seat. */
  private release(sameSeat: boolean): void {
    if (!sameSeat || this.focus()?.kind === 'card') this.focus.set(undefined);
    this.left.set(this.focus());
    this.meant.set([]);
    this.pointed.set(undefined);
    this.menu.set(undefined);
    this.considered.set(undefined);
    this.letGo();
    this.mentioned.set([]);
  }
}
