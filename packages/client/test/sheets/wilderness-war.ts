import { CHANCE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { wildernessWar as rules, type State } from '@carillon/wilderness-war-rules';
import {
  type FightOdds,
  type LogEntry,
  type Odds,
  type OddsMeeting,
  type OddsTry,
  PIECE_FACTS,
  PIECES,
  type SideName,
} from '@carillon/wilderness-war-rules/reference';
import { holdFight } from './fights.ts';
import type { Figures } from './figures.ts';
import type { Leaning, Moment, Watcher } from './game.ts';
import { Winters } from './winters.ts';

type Now = Moment<State, LogEntry>;

/** The player seeks battles, sieges and raids. */
export const LEANING: Leaning = {
  'phase.card discard': 0.1,
  'phase.card hold': 0.1,
  'phase.card activate': 6,
  'activation.choose alone': 6,
  'phase.card demolish': 0.01,
  'activation.choose lead': 12,
  'activation.choose done': 0.2,
  'activation.start done': 0.1,
  'muster.pick take': 30,
  'march.onward stop': 0.3,
  'march.onward drop': 0.1,
  'march.intent siege': 20,
  'march.intent assault': 20,
  'march.intent sortie': 5,
};

const { sheets } = wildernessWarTitle;

/** The actions assumed of each side at a step, by verb; for losses see below, elsewhere the first choice. */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  'interception.ask': ['decline'],
  'avoid.ask': ['stand'],
  'shelter.pick': ['done'],
  'battle.relief': ['done'],
  'battle.militia': ['done'],
  'raid.militia': ['decline'],
  'siege.storm': ['wait'],
  'muster.pick': ['take', 'done'],
  'march.intent': ['siege', 'assault', 'sortie'],
  'retreat.to': ['all', 'allInside'],
};
const LOSSES: ReadonlySet<string> = new Set(['losses.pick', 'raid.lose']);

/** At one in this many questions for a card, the year is played to its end on a copy. */
const WINTERS = 40;

interface Trial {
  readonly odds: Odds;
  readonly seat: SideName;
  /** The number of log entries at the time of the forecast. */
  readonly from: number;
  /** The attempt against the march; `undefined` if there is none. */
  readonly attempt: { readonly meeting: OddsMeeting; readonly of: OddsTry } | undefined;
  /** At `siege.storm` the sheet is about the assault that may follow. */
  readonly storms: boolean;
  seen: boolean;
  ripe: boolean;
}

/** Compares the sheets of fights and meetings, and the winter forecast, with the outcomes. */
export class WildernessWatcher implements Watcher<State, LogEntry> {
  private trial: Trial | undefined;
  private readonly winters: Winters;

  constructor(
    private readonly figures: Figures,
    private readonly count: number,
    private readonly where: string,
  ) {
    this.winters = new Winters(figures, where);
  }

  get isDone(): boolean {
    const sum = (...kinds: readonly string[]): number =>
      kinds.reduce((total, kind) => total + this.figures.times(kind), 0);
    const fights = sum('battle won', 'siege won', 'assault won', 'raid won', 'interception succeeds', 'avoid succeeds');
    return fights >= 0.75 * this.count && sum('winter') >= 0.25 * this.count;
  }

  look(now: Now): string | undefined {
    if (this.trial !== undefined && this.isOver(now, this.trial)) this.trial = undefined;
    if (now.seat === CHANCE) return undefined;
    if (now.asking === 'phase.card' && now.random.below(WINTERS) === 0) this.winters.hold(now);
    this.trial ??= this.begun(now);
    return this.trial === undefined ? undefined : this.answer(this.trial, now);
  }

  /** The open sheet, if it gives odds; only some sheets are followed, and not always from their first question. */
  private begun({ g, seat, log, random, asking }: Now): Trial | undefined {
    const view = rules.view(g, seat);
    const subject = sheets.subjectOf(view, log, 0);
    if (subject?.running !== true || random.below(3) === 0) return undefined;
    const odds = rules.query(rules.fromView(view), 'odds', {}) as unknown as Odds | null;
    if (odds === null) return undefined;
    const [meeting] = odds.meetings;
    const asked = meeting?.side === rules.seats[seat] && ASKS.has(asking) ? meeting : undefined;
    const tries = asked?.tries ?? [];
    const of = random.below(2) === 0 && tries.length > 0 ? at(tries, random.below(tries.length)) : undefined;
    return {
      ...{ odds, from: log.length, seen: false, ripe: false, storms: asking === 'siege.storm' },
      seat: rules.seats[seat] as SideName,
      attempt: asked !== undefined && of !== undefined ? { meeting: asked, of } : undefined,
    };
  }

  private isOver(now: Now, trial: Trial): boolean {
    const { odds, attempt } = trial;
    if (attempt !== undefined) return this.attemptIsOver(now, trial, attempt.meeting, attempt.of);
    if (odds.fight === null) return this.passIsOver(now, trial);
    return this.fightIsOver(now, trial, odds.fight);
  }

  /** Whether a march for which the sheet expects no fight is over; then checks that there was none. */
  private passIsOver({ asking, seat, log }: Now, { odds, from }: Trial): boolean {
    const logged = log.slice(from);
    if (logged.some((entry) => entry.type === 'intercept' && entry.success)) return true;
    if (seat === CHANCE || WAITS.has(asking)) return false;
    const fought = logged.some(({ type }) => type === 'battle' || type === 'assault');
    this.figures.sentence('no battle here', !fought, () => `${odds.meetings[0]?.at}: ${asking} (${this.where})`);
    return true;
  }

  private fightIsOver(now: Now, trial: Trial, fight: FightOdds): boolean {
    const { g, asking, log } = now;
    const frames = rules.view(g, undefined).stack;
    const logged = log.slice(trial.from);
    if (logged.some((entry) => isEvaded(entry))) return true;
    trial.ripe ||= asking === 'siege.storm';
    const runs = frames.some(({ procedure, locals }) => procedure === fight.kind && locals.at === fight.at);
    const goesHome = frames.some(({ procedure }) => procedure === 'go-home');
    if (runs && !(fight.kind === 'raid' && goesHome)) {
      trial.seen = true;
      return false;
    }
    const marching = frames.some(({ procedure }) => procedure === 'march');
    if (!trial.seen && marching && asking !== 'march.onward' && !logged.some(({ type }) => type === fight.kind))
      return false;
    const came = trial.seen || logged.some(({ type }) => type === fight.kind || type === 'siege-roll');
    this.figures.sentence(
      'the fight comes',
      came,
      () => `${fight.kind} at ${fight.at} (${this.where}) ${JSON.stringify(logged)}`,
    );
    if (came) holdFight(this.figures, fight, { summary: ofFight(logged), ripe: trial.ripe, where: this.where });
    return true;
  }

  /** An attempt has been rolled; if it led to a battle, the battle is over. */
  private attemptIsOver(now: Now, trial: Trial, meeting: OddsMeeting, of: OddsTry): boolean {
    const logged = now.log.slice(trial.from);
    const type = meeting.kind === 'interception' ? 'intercept' : 'avoid';
    const rolled = logged.find((entry) => entry.type === type || entry.type === 'slip-away');
    if (rolled === undefined) return false;
    const { figures } = this;
    if (!trial.seen) {
      trial.seen = true;
      const succeeds = rolled.type === 'slip-away' || (rolled.type === type && rolled.success);
      if (of.automatic) figures.sentence('without a roll', rolled.type === 'slip-away', () => this.where);
      else figures.chance(`${meeting.kind} succeeds`, of.chance, succeeds);
      if (!succeeds || of.outcome === null || meeting.kind === 'avoid') return true;
    }
    const end = logged.find((entry) => entry.type === 'won');
    if (end?.type === 'won') {
      figures.chance('battle after an interception won', of.outcome?.win ?? 0, end.side !== meeting.side);
      return true;
    }
    const frames = rules.view(now.g, undefined).stack;
    return !frames.some(({ procedure }) => procedure === 'march');
  }

  /** The action the sheet assumes of a side, unless it makes one of these attempts. */
  private answer(trial: Trial, { g, asking, texts }: Now): string | undefined {
    const { attempt } = trial;
    if (texts.length === 1) return texts[0];
    if (asking === 'window.offer') return 'pass';
    if (attempt !== undefined && ASKS.has(asking)) return tryBy(attempt.of, texts) ?? texts[0];
    if (asking === 'siege.storm' && trial.storms) return 'assault';
    if (LOSSES.has(asking)) return cheapest(texts, rules.view(g, undefined).reduced);
    if (asking === 'march.onward' && trial.odds.fight === null) return undefined;
    return firstOf(texts, TAKEN[asking] ?? []) ?? texts[0];
  }
}

/** The questions whether to intercept or avoid. */
const ASKS: ReadonlySet<string> = new Set(['interception.ask', 'avoid.ask']);

/** Whether a meeting had another outcome than the fight that follows if no units intercept or avoid battle. */
const isEvaded = (entry: LogEntry): boolean =>
  entry.type === 'slip-away' || ((entry.type === 'intercept' || entry.type === 'avoid') && entry.success);

/** The questions before a meeting is decided. */
const WAITS: ReadonlySet<string> = new Set([...ASKS, 'muster.pick', 'window.offer']);

const tryBy = ({ by }: OddsTry, texts: readonly string[]): string | undefined =>
  texts.find((text) => text === `lead ${by}` || text === `send ${by}`);

/** The unit that would lose the least strength by a step loss; among equals the first. */
function cheapest(texts: readonly string[], reduced: readonly string[]): string | undefined {
  const costs = texts.map((text) => {
    const place = PIECES.findIndex((piece) => text.endsWith(` ${piece}`));
    const facts = PIECE_FACTS[place];
    if (facts?.kind !== 'unit') return Number.POSITIVE_INFINITY;
    return reduced.includes(at(PIECES, place)) ? facts.reduced : facts.full - facts.reduced;
  });
  return texts[costs.indexOf(Math.min(...costs))];
}

function firstOf(texts: readonly string[], verbs: readonly string[]): string | undefined {
  for (const verb of verbs) {
    const found = texts.find((text) => text.split(' ')[0] === verb);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The log of the fight itself, without the phase, season or year after it. */
function ofFight(logged: readonly LogEntry[]): readonly LogEntry[] {
  const end = logged.findIndex(({ type }) => AFTER.has(type));
  return end < 0 ? logged : logged.slice(0, end);
}
const AFTER: ReadonlySet<LogEntry['type']> = new Set(['activate', 'card', 'year-end', 'season', 'go-home', 'march']);
