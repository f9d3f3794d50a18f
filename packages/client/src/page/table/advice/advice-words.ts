import { closed, figure, type LogLine, linesOf, listed, type Option, sentences } from '@carillon/board';
import {
  type Advice,
  type AdvisedFight,
  type AdvisedPlan,
  areEqual,
  type Basis,
  type FightKind,
  type Intended,
  reasonsFor,
} from '@carillon/opponent';
import type { Play } from '../play/play.ts';
import type { Advised } from './advice.ts';
import { withError } from './odds.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

const BASES = {
  lot: 'whyLot',
  few: 'whyFew',
  further: 'whyFurther',
  playouts: 'whyPlayouts',
} as const satisfies { readonly [B in Basis]: string };

const FIGHTS = {
  battle: 'adviceBattle',
  assault: 'adviceAssault',
  siege: 'adviceSiege',
  raid: 'adviceRaid',
  'raid-from': 'adviceRaidFrom',
} as const satisfies { readonly [K in FightKind]: string };
/** If a fight takes place in at least this share of games, the share is not mentioned. */
const NEARLY_ALWAYS = 0.97;

/** The minimum difference in steps lost that is a reason for a plan. */
const FEW = 0.1;

/** How many features are named for the computer's plan. */
const NAMED = 3;

/** Whether a line names the place of an intention, or a piece that is to go there. */
const isAbout = ({ about }: LogLine, intended: Intended | undefined): boolean =>
  intended !== undefined &&
  about.some(({ kind, id }) => (kind === 'space' ? id === intended.at : intended.pieces.includes(id)));

/** The texts of hints, and of why the computer player chose as it did. */
export class AdviceWords<View, LogEntry> {
  constructor(
    private readonly play: Needs<View, LogEntry>,
    private readonly advised: Advised<View, LogEntry>,
  ) {}

  /** The plans that are no longer open, and why the chances may be out of date, in sentences. */
  notes({ plans }: Pick<Advice, 'plans'>): readonly string[] {
    const { say, language } = this.play.words;
    const left = plans.flatMap((plan, i) =>
      this.advised.isOpen(plan) ? [] : [say('adviceNumbered', { plan: i + 1 })],
    );
    const changed = this.advised.changed();
    return [
      ...(changed === undefined ? [] : [say(changed === 'enemy' ? 'adviceOldEnemy' : 'adviceOldChance')]),
      ...(left.length === 0 ? [] : [say('adviceLeft', { plans: listed(left, language) })]),
    ];
  }

  /**
   * What is left of a plan, in the sentences of the log. It begins with its answer to the question; if the log does not
   * show that, with the words of its button.
   */
  sentences({ ahead }: Pick<Advice, 'ahead'>, plan: AdvisedPlan): readonly string[] {
    const { words } = this.play;
    const lines = this.linesOf(plan).map(({ text }) => text);
    const option = this.advised.next(plan);
    const isBegun = this.advised.isBegun();
    const isUnsaid = (ahead && !isBegun) || lines.length === 0 || (option && this.isSilent(plan, option));
    return option !== undefined && isUnsaid ? [words.labelOf(option), ...lines] : lines;
  }

  private linesOf(plan: AdvisedPlan): readonly LogLine[] {
    const { log } = this.advised.restOf(plan) ?? plan;
    return linesOf(this.play.title, log as readonly LogEntry[], this.play.words.language);
  }

  /** Whether a choice of a plan is an answer of its own that no line of the log shows, such as to hold nothing back. */
  private isSilent(plan: AdvisedPlan, option: Option): boolean {
    const { title, session } = this.play;
    const { view, asked, options } = session.now();
    const { choices, log } = this.advised.restOf(plan) ?? plan;
    const place = choices.findIndex(({ text }) => text === option.text);
    const isShown = (choices[place + 1]?.logged ?? log.length) > (choices[place]?.logged ?? 0);
    return !isShown && title.gestures(view, asked, options).get(option.text)?.on === 'button';
  }

  /**
   * A plan in short: its answer, where the log does not show it, and the first sentence that no other plan has, if
   * possible one about its aim.
   */
  heading(advice: Advice, plan: AdvisedPlan): string {
    const others = advice.plans.flatMap((other) =>
      other === plan || !this.advised.isOpen(other) ? [] : this.sentences(advice, other),
    );
    const own = this.sentences(advice, plan);
    const news = own.filter((text) => !others.includes(text));
    const aimed = this.linesOf(plan).find((line) => news.includes(line.text) && isAbout(line, plan.intended));
    const first = aimed?.text ?? news[0] ?? own[0] ?? '';
    const option = this.advised.next(plan);
    const answer = option && this.play.words.labelOf(option);
    return answer === undefined || answer !== own[0] || answer === first ? first : sentences([answer, first]);
  }

  /**
   * The reason for a plan of a hint, in a sentence: its aim, or where it gains and loses most against the best of
   * the others.
   */
  reason(advice: Advice, plan: AdvisedPlan): string | undefined {
    const plans = advice.plans.filter((each) => this.advised.isOpen(each));
    const aim = this.aim(plan, 'adviceAim');
    if (aim !== undefined && plans.every((other) => other === plan || this.aim(other, 'adviceAim') !== aim)) return aim;
    const other = plans[plan === plans[0] ? 1 : 0];
    if (other === undefined) return aim;
    return this.difference(advice, plan, other, advice.plans.indexOf(other) + 1);
  }

  /** Where a plan gains and loses most against another, which has this number; the better plan's gain comes first. */
  private difference(advice: Advice, plan: AdvisedPlan, other: AdvisedPlan, number: number): string {
    const { say, language } = this.play.words;
    const all = reasonsFor(advice, plan, other, advice.features.length);
    const [gain, loss] = [all.find(({ points }) => points > 0), all.find(({ points }) => points < 0)];
    const isBetter = plan.chance >= other.chance;
    const [own, enemy] = [plan.lost[0] - other.lost[0], plan.lost[1] - other.lost[1]];
    // What no feature shows, the losses may.
    const byLosses = isBetter ? gain === undefined && enemy - own > FEW : loss === undefined && own - enemy > FEW;
    if (byLosses) return say('adviceSteps', { plan: number, own: this.signed(own), enemy: this.signed(enemy) });
    const named = (isBetter ? [gain, loss] : [loss, gain]).flatMap((each) => each ?? []);
    if (named.length === 0) return say('adviceAlike', { plan: number });
    const reasons = named.map(({ feature, points }) => `${this.featureName(feature)} ${this.signed(points)}`);
    const than = say('adviceThan', { plan: number, reasons: listed(reasons, language) });
    const differs = this.odds(plan)[0] !== this.odds(other)[0];
    if (!differs || (isBetter ? gain : loss) !== undefined) return than;
    return `${than} ${say(isBetter ? 'adviceYetBetter' : 'adviceYetWorse')}`;
  }

  /** The chance of a plan, and its standard error. */
  odds(plan: AdvisedPlan): readonly [chance: string, error: string] {
    return withError(plan, this.play.words.language);
  }

  chance(plan: AdvisedPlan): string {
    const [chance, error] = this.odds(plan);
    return this.play.words.say('adviceChance', { side: this.side(), chance, error });
  }

  /** The choice that is explained, in the words of its button or of the log. */
  decision(): string {
    const { title, words } = this.play;
    const decision = this.advised.asked()?.decision ?? null;
    if (decision === null) return words.say('whySecret');
    if ('entry' in decision) {
      // A line that reveals a choice may name those of the other side too.
      const line = linesOf(title, [decision.entry], words.language)[0]?.text;
      return line === undefined ? words.say('whySecret') : closed(words.say('whyLine', { choice: line }));
    }
    const choice = title.label(decision.view, decision.asked, decision.option, words.language);
    return closed(words.say('whyChoice', { choice }));
  }

  /** Why the computer player made its choice although the next best plan measures no worse; empty if it measures worse. */
  despite(advice: Advice): string {
    const { say } = this.play.words;
    const [own, other] = advice.plans;
    if (own === undefined || other === undefined) return '';
    if (own.chance > other.chance && this.odds(own)[0] !== this.odds(other)[0]) return '';
    const reason = say(BASES[advice.basis]);
    return areEqual(advice) ? sentences([say('whyEqual'), reason]) : reason;
  }

  /** The side whose plans they are. */
  side(): string {
    const { title, words } = this.play;
    const seat = this.advised.asked()?.moment.seat ?? null;
    return seat === null ? '' : title.seatName(seat, words.language);
  }

  /** The aim of a plan, in a sentence; `undefined` if unknown. */
  aim({ intended }: AdvisedPlan, key: 'adviceAim' | 'whyAim'): string | undefined {
    const { title, words } = this.play;
    const aim = intended && title.aimText?.(intended, words.language);
    return aim && words.say(key, { aim });
  }

  /** The odds of a fight, and how often it takes place. */
  fight({ kind, at, share, ...odds }: AdvisedFight): string {
    const { title, words } = this.play;
    const { language, say } = words;
    const percent = new Intl.NumberFormat(language, { style: 'percent' });
    const space = title.nameOf({ kind: 'space', id: at }, language);
    const [chance, error] = withError(odds, language);
    const fight = say(FIGHTS[kind], { space, chance, error });
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
    return reasonsFor(advice, plan, other, NAMED).map(({ feature, points }) =>
      this.play.words.say('adviceReason', { feature: this.featureName(feature), points: this.signed(points) }),
    );
  }

  private featureName(feature: string): string {
    const { title, words } = this.play;
    return title.featureName?.(feature, words.language) ?? feature;
  }

  private signed(value: number): string {
    return figure(value, this.play.words.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  }

  private plain(value: number): string {
    return figure(value, this.play.words.language, { maximumFractionDigits: 1 });
  }
}
