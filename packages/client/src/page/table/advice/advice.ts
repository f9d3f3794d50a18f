import { figure, linesOf } from '@carillon/board';
import { type Advice, type AdvisedFight, type AdvisedPlan, type FightKind, reasonsFor } from '@carillon/opponent';
import { createEffect, on } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import { refusalText } from '../../refusals.ts';
import { computerIsAsked } from '../play/computer-turns.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'computer' | 'session' | 'title' | 'words'>;

/** A question about plans, and the answer once it has come. */
export interface Asked {
  readonly about: 'hint' | 'why';
  readonly advice?: Advice;
}

const FIGHTS = {
  battle: 'adviceBattle',
  assault: 'adviceAssault',
  siege: 'adviceSiege',
  raid: 'adviceRaid',
  'raid-from': 'adviceRaidFrom',
} as const satisfies { readonly [K in FightKind]: string };
/** If a fight takes place in at least this share of games, the share is not mentioned. */
const NEARLY_ALWAYS = 0.97;

/** How many features are named for a plan. */
const NAMED = 3;

/** Hints, and why the computer player chose as it did. */
export class Advised<View, LogEntry> {
  readonly asked: Cell<Asked | undefined> = cell<Asked | undefined>(undefined);

  constructor(private readonly play: Needs<View, LogEntry>) {
    // A change of the game outdates a hint; the worker stops searching for it.
    createEffect(
      on(
        () => play.session.now().length,
        () => this.close(),
        { defer: true },
      ),
    );
  }

  /** Whether the seat that is asked at this screen may have a hint. */
  mayHint(): boolean {
    const { online, analysis, viewing, asked, computer, covered, options } = this.play.session.now();
    const isHere = online === null && !analysis && viewing === null && !covered && asked.seat !== computer;
    return isHere && options.length > 1 && this.play.session.past() === undefined;
  }

  /** Whether the computer player has chosen something. */
  mayAskWhy(): boolean {
    const { online, analysis, explains } = this.play.session.now();
    return online === null && !analysis && explains && this.play.session.past() === undefined;
  }

  async ask(about: Asked['about']): Promise<void> {
    const own: Asked = { about };
    this.asked.set(own);
    const reply = await this.play.session.ask(about, {});
    if (this.asked() !== own) return;
    if (reply.ok) this.asked.set({ about, advice: reply.value });
    else {
      this.close();
      this.play.session.notice.set(refusalText(reply.code));
    }
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
    const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 });
    return words.say('thinkingSoFar', { chance: percent.format(progress.chance), turns: progress.playouts });
  }

  /**
   * A plan in the sentences of the log; if the log does not show its first choice, that has the words of its button.
   */
  sentences({ ahead }: Pick<Advice, 'ahead'>, { choice, log }: AdvisedPlan): readonly string[] {
    const { session, title, words } = this.play;
    const lines = linesOf(title, log as readonly LogEntry[], words.language).map(({ text }) => text);
    const option = session.now().options.find(({ text }) => text === choice);
    return option !== undefined && (ahead || lines.length === 0) ? [words.labelOf(option), ...lines] : lines;
  }

  chance({ chance, error }: AdvisedPlan): string {
    const { words } = this.play;
    const percent = new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 1 });
    return words.say('adviceChance', {
      side: this.side(),
      chance: percent.format(chance),
      error: percent.format(error),
    });
  }

  /** The side whose plans they are. */
  private side(): string {
    const { session, title, words } = this.play;
    const { asked, computer } = session.now();
    const seat = this.asked()?.about === 'why' ? computer : asked.seat;
    return seat === null ? '' : title.seatName(seat, words.language);
  }

  /** The aim of a plan, in a sentence; `undefined` if unknown. */
  aim({ intended }: AdvisedPlan, key: 'adviceAim' | 'whyAim'): string | undefined {
    const { title, words } = this.play;
    const aim = intended && title.aimText?.(intended, words.language);
    return aim && words.say(key, { aim });
  }

  /** The odds of a fight, and how often it takes place. */
  fight({ kind, at, share, chance, error }: AdvisedFight): string {
    const { title, words } = this.play;
    const { language, say } = words;
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    const space = title.nameOf({ kind: 'space', id: at }, language);
    const fight = say(FIGHTS[kind], { space, chance: percent.format(chance), error: percent.format(error) });
    return share > NEARLY_ALWAYS ? fight : say('adviceSometimes', { fight, share: percent.format(share) });
  }

  /** The gains and losses that a plan is expected to have by the end of the turn, in words. */
  outcome({ points, lost: [own, enemy] }: AdvisedPlan): string {
    const { words } = this.play;
    return words.say('adviceOutcome', {
      points: this.signed(points),
      own: this.plain(Math.max(0, own)),
      enemy: this.plain(Math.max(0, enemy)),
    });
  }

  /** The features in which a plan differs most from another. */
  reasons(advice: Advice, plan: AdvisedPlan, other: AdvisedPlan): readonly string[] {
    const { title, words } = this.play;
    return reasonsFor(advice, plan, other, NAMED).map(({ feature, points }) =>
      words.say('adviceReason', {
        feature: title.featureName?.(feature, words.language) ?? feature,
        points: this.signed(points),
      }),
    );
  }

  private signed(value: number): string {
    return figure(value, this.play.words.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  }

  private plain(value: number): string {
    return figure(value, this.play.words.language, { maximumFractionDigits: 1 });
  }
}
