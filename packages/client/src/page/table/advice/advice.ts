import type { Option, Target } from '@carillon/board';
import type { Advice, AdvisedPlan } from '@carillon/opponent';
import { type Accessor, batch, createEffect, createMemo, on } from 'solid-js';
import type { Decision } from '../../../shared/messages.ts';
import { type Cell, cell } from '../../cell.ts';
import { refusalText } from '../../refusals.ts';
import { computerIsAsked } from '../play/computer-turns.ts';
import type { Play } from '../play/play.ts';
import { changedBy, type Moment, madeSince, type Rest, restOf } from './following.ts';
import { chanceWords } from './odds.ts';
import { endsOf, joined } from './ways.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'computer' | 'session' | 'title' | 'words'>;

/** A question about plans, and the answer once it has come. */
export interface Asked<View, LogEntry> {
  readonly about: 'hint' | 'why';
  readonly moment: Moment;
  readonly advice?: Advice;
  /** The choice that is explained; `null` while it is secret. */
  readonly decision?: Decision<View, LogEntry> | null;
}

/** Hints, and why the computer player chose as it did: the question, its answer, and the plan that is followed. */
export class Advised<View, LogEntry> {
  readonly asked: Cell<Asked<View, LogEntry> | undefined> = cell<Asked<View, LogEntry> | undefined>(undefined);

  /** The plan of a hint that is unfolded, counted from 0. */
  readonly chosen: Cell<number> = cell(0);
  /** The plan under the pointer or the focus. */
  readonly pointed: Cell<number | undefined> = cell<number | undefined>(undefined);
  /** What is left of each plan once the player follows one, `undefined` where the player has left it. */
  private readonly rests: Cell<readonly (Rest | undefined)[] | undefined> = cell<
    readonly (Rest | undefined)[] | undefined
  >(undefined);
  /** What has changed the game since the hint, besides the player's own choices. */
  readonly changed: Cell<ReturnType<typeof changedBy>> = cell<ReturnType<typeof changedBy>>(undefined);

  /** The ways over the map of the plan of a hint that is pointed at, otherwise of the one unfolded. */
  readonly ways: Accessor<readonly (readonly string[])[]>;

  constructor(private readonly play: Needs<View, LogEntry>) {
    this.ways = createMemo(() => {
      const shown = this.shown();
      const deeds = (shown === undefined ? [] : (this.restOf(shown)?.log ?? [])) as readonly LogEntry[];
      return joined(deeds.flatMap((entry) => play.title.wayOf?.(entry) ?? []));
    });
    createEffect(
      on(
        () => play.session.now().length,
        () => void this.goOn(),
        { defer: true },
      ),
    );
  }

  /** Whether the seat that is asked at this screen may have a hint. */
  mayHint(): boolean {
    const { online, analysis, lesson, viewing, asked, computer, covered, options } = this.play.session.now();
    const isOwn = online === null && !analysis && viewing === null && lesson === undefined;
    const isHere = isOwn && !covered && asked.seat !== computer;
    return isHere && options.length > 1 && this.play.session.past() === undefined;
  }

  /** Whether the computer player has chosen something. */
  mayAskWhy(): boolean {
    const { online, analysis, explains } = this.play.session.now();
    return online === null && !analysis && explains && this.play.session.past() === undefined;
  }

  async ask(about: Asked<View, LogEntry>['about']): Promise<void> {
    const { asked, computer, length } = this.play.session.now();
    const own: Asked<View, LogEntry> = { about, moment: { seat: about === 'why' ? computer : asked.seat, length } };
    this.asked.set(own);
    this.chosen.set(0);
    this.pointed.set(undefined);
    this.rests.set(undefined);
    this.changed.set(undefined);
    const reply = await this.play.session.ask(about, {});
    if (this.asked() !== own) return;
    if (reply.ok)
      this.asked.set({
        ...own,
        advice: reply.value,
        ...('decision' in reply.value && { decision: reply.value.decision }),
      });
    else {
      this.close();
      this.play.session.notice.set(refusalText(reply.code));
    }
  }

  /**
   * After a change of the game, the plans of a hint that the player follows stay. If there are none the hint is out of
   * date; the worker stops searching for it.
   */
  private async goOn(): Promise<void> {
    const { session } = this.play;
    const asked = this.asked();
    if (asked?.advice === undefined || asked.about === 'why') return this.close();
    const { length } = session.now();
    const journal = await session.journal();
    // A later change asks again.
    if (this.asked() !== asked || session.now().length !== length) return;
    const { moment, advice } = asked;
    const made = madeSince(journal, moment);
    const question = { seat: session.now().asked.seat, options: session.now().options };
    const rests = made === undefined ? [] : advice.plans.map((plan) => restOf(plan, made, moment, question));
    const first = rests.findIndex((rest) => rest !== undefined);
    if (first < 0) return this.close();
    batch(() => {
      this.rests.set(rests);
      this.changed.set(changedBy(made ?? [], moment));
      if (rests[this.chosen()] === undefined) this.chosen.set(first);
      if (rests[this.pointed() ?? first] === undefined) this.pointed.set(undefined);
    });
  }

  /** What is left of a plan; `undefined` if the player has left it. */
  restOf(plan: AdvisedPlan): Rest | undefined {
    const rests = this.rests();
    return rests === undefined ? plan : rests[this.asked()?.advice?.plans.indexOf(plan) ?? -1];
  }

  /** Whether the player has begun to follow a plan. */
  isBegun(): boolean {
    return this.rests() !== undefined;
  }

  /** Whether a plan is still open: the player has not left it. */
  isOpen(plan: AdvisedPlan): boolean {
    return this.restOf(plan) !== undefined;
  }

  /** Closes the panel; the worker stops searching if there is no answer yet. */
  close(): void {
    const asked = this.asked();
    if (asked !== undefined && asked.advice === undefined) void this.play.session.ask('drop', {});
    this.asked.set(undefined);
  }

  /** The progress of the computer player's search in words, if the user wants to see it. */
  thinking(): string {
    const progress = this.play.computer.progress();
    const { words, session } = this.play;
    if (progress === undefined || !computerIsAsked(session.now())) return '';
    return words.say('thinkingSoFar', {
      chance: chanceWords(progress.chance, words.language),
      turns: progress.playouts,
    });
  }

  /** The plan of a hint that is shown on the map: the one pointed at, otherwise the one unfolded. */
  private shown(): AdvisedPlan | undefined {
    const { about, advice } = this.asked() ?? {};
    return about === 'hint' ? advice?.plans[this.pointed() ?? this.chosen()] : undefined;
  }

  /** The spaces where that plan sets out, and where it leads. */
  ends(): readonly Target[] {
    return endsOf(this.ways());
  }

  /** The next choice of a plan, if it is offered. */
  next(plan: AdvisedPlan): Option | undefined {
    const { choices } = this.restOf(plan) ?? plan;
    const { options } = this.play.session.now();
    const texts = this.isBegun() ? choices.filter(({ logged }) => logged === 0).map(({ text }) => text) : [plan.choice];
    return options.find(({ text }) => text === texts[0]) ?? options.find(({ text }) => texts.includes(text));
  }
}
