import { bayonetsTomahawksTitle } from '@carillon/bayonets-tomahawks-board';
import { bayonetsTomahawks as rules, type State } from '@carillon/bayonets-tomahawks-rules';
import {
  type BattleOdds,
  type LogEntry,
  PIECE_FACTS,
  type RaidChance,
  type RaidOdds,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf } from '@carillon/board';
import { CHANCE } from '@carillon/flow';
import { at } from '@carillon/kit';
import type { Figures } from './figures.ts';
import type { Leaning, Moment, Watcher } from './game.ts';

type Now = Moment<State, LogEntry>;

/** The player seeks Battles and Raids. */
export const LEANING: Leaning = {
  'action-phase.act done': 0.1,
  'action-phase.act army': 8,
  'action-phase.act raid': 8,
  'action-phase.spend hold': 0.3,
  'march.muster take': 30,
  'march.onward stop': 0.15,
  'march.onward drop': 0.1,
};

const { sheets } = bayonetsTomahawksTitle;
/** The targets of a Raid that a sheet names. */
const NAMED = 4;

interface Trial {
  readonly odds: BattleOdds | RaidOdds;
  /** The number of log entries at the time of the forecast. */
  readonly from: number;
  /** The raider's target. */
  readonly target: RaidChance | undefined;
}

/** Compares the sheets of Battles and Raids with their outcomes; the sides act as the sheet assumes. */
export class BayonetsWatcher implements Watcher<State, LogEntry> {
  private trial: Trial | undefined;

  constructor(
    private readonly figures: Figures,
    private readonly count: number,
    private readonly where: string,
  ) {}

  get isDone(): boolean {
    return this.isEnough('battle') && this.isEnough('raid');
  }

  private isEnough(kind: 'battle' | 'raid'): boolean {
    return 2 * this.figures.times(kind === 'battle' ? 'Battle won' : 'Raid succeeds') >= this.count;
  }

  look(now: Now): string | undefined {
    if (this.trial !== undefined && this.isOver(now, this.trial)) this.trial = undefined;
    if (now.seat === CHANCE) return undefined;
    this.trial ??= this.begun(now);
    return this.trial === undefined ? undefined : answerOf(this.trial, now);
  }

  /** The open sheet, if it gives chances; only some sheets are followed, and not always from their first question. */
  private begun({ g, seat, log, random }: Now): Trial | undefined {
    const view = rules.view(g, seat);
    const subject = sheets.subjectOf(view, log, 0);
    if (subject?.running !== true || random.below(3) === 0 || (subject.kind === 'raid' && this.isEnough('raid')))
      return undefined;
    const odds = rules.query(rules.fromView(view), 'odds', {}) as unknown as BattleOdds | RaidOdds | null;
    if (odds === null) return undefined;
    if (odds.kind === 'battle') return { odds, from: log.length, target: undefined };
    const named = odds.targets.slice(0, NAMED);
    return named.length === 0 ? undefined : { odds, from: log.length, target: at(named, random.below(named.length)) };
  }

  /** Whether it is decided; then the sheet is compared with it. */
  private isOver({ g, log }: Now, { odds, from, target }: Trial): boolean {
    const logged = log.slice(from);
    if (odds.kind === 'battle') {
      const end = logged.findIndex(({ type }) => type === 'battle-won');
      if (end < 0) return false;
      this.holdBattle(odds, logged.slice(0, end + 1));
      return true;
    }
    const raids = rules.view(g, undefined).stack.some(({ procedure }) => procedure === 'raid');
    if (raids) return false;
    if (target !== undefined) this.holdRaid(target, logged);
    return true;
  }

  private holdBattle(odds: BattleOdds, logged: readonly LogEntry[]): void {
    const end = logged.at(-1);
    if (end?.type !== 'battle-won') throw new Error('no Battle was won');
    const wins = end.side === odds.attacker;
    const { figures } = this;
    figures.chance('Battle won', odds.wins, wins, odds.error);
    figures.chance('attackers Routed', odds.attackerRouted, end.rout && !wins, odds.error);
    figures.chance('defenders Routed', odds.defenderRouted, end.rout && wins, odds.error);
    for (const type of ['eliminated', 'reduced'] as const) {
      const foretold = odds[type].french + odds[type].british;
      const came = logged.filter((entry) => entry.type === type).length;
      figures.mean(`units ${type}`, foretold, came, (foretold - came) ** 2);
    }
  }

  private holdRaid({ at: space, points, arrives, succeeds }: RaidChance, logged: readonly LogEntry[]): void {
    const { figures } = this;
    const roll = logged.findLast((entry) => entry.type === 'raid-roll');
    figures.chance('Raid arrives', arrives, roll !== undefined);
    figures.chance('Raid succeeds', succeeds, roll?.type === 'raid-roll' && roll.success);
    const gained = logged.find((entry) => entry.type === 'raid-points');
    if (gained?.type !== 'raid-points') return;
    figures.sentence(
      'points of a Raid',
      gained.points === points,
      () => `${space} ${points}, not ${gained.points} (${this.where})`,
    );
  }
}

/** The action the sheet assumes of a side. */
function answerOf({ odds, target }: Trial, now: Now): string | undefined {
  if (target !== undefined) return raiding(target, now);
  if (odds.kind === 'raid') return undefined;
  return now.texts.find((text) => LEFT_ALONE.includes(text)) ?? bestCommander(now.texts);
}

const LEFT_ALONE: readonly string[] = ['pass', 'keep', 'stay'];

/** The best Commander offered; otherwise the first of all choices. */
function bestCommander(texts: readonly string[]): string | undefined {
  const rating = (text: string): number => {
    const [verb, piece] = text.split(' ');
    return verb === 'lead' ? Number(PIECE_FACTS.find(({ id }) => id === piece)?.rating ?? 0) : Number.NEGATIVE_INFINITY;
  };
  return texts.toSorted((a, b) => rating(b) - rating(a))[0];
}

/** Straight to the target; every reroll is taken, unless the roll has succeeded. */
function raiding({ at: goal, through }: RaidChance, { asking, texts, log, g }: Now): string {
  if (asking === 'raid.intercepted') return 'again';
  if (asking === 'raid.lacrosse') return 'decline';
  const last = log.at(-1);
  if (asking === 'raid.rolled') return last?.type === 'raid-roll' && last.success ? 'accept' : 'again';
  const at = frameOf(rules.view(g, undefined).stack, 'raid')?.locals.at;
  const here = at === undefined ? -1 : through.indexOf(at);
  if (asking !== 'raid.onward') return texts[0] ?? '';
  return at === goal ? 'raid' : `to ${through[here + 1]}`;
}
