import { CHANCE, Choices, copyInto, OVER } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { wildernessWarTitle } from '@carillon/wilderness-war-board';
import { wildernessWar as rules, type State } from '@carillon/wilderness-war-rules';
import type { LogEntry, SideName } from '@carillon/wilderness-war-rules/reference';
import { renderToString } from 'solid-js/web';
import { flow } from '../../../../games/wilderness-war/rules/src/procedures/contents.ts';
import { YearEnd } from '../../../../games/wilderness-war/rules/src/procedures/contents-year.ts';
import type { Figures } from './figures.ts';
import type { Moment } from './game.ts';

const { sheets } = wildernessWarTitle;
const SIDES: readonly SideName[] = ['french', 'british'];

interface Struck {
  readonly at: string;
  readonly eliminated: number;
  readonly reduced: number;
}

const Rule = (): string => '';

/** The sheet of the year's end, in a position. */
function drawn(g: State, log: readonly LogEntry[]): string {
  const view = rules.view(g, undefined);
  const subject = sheets.subjectOf(view, log, log.length);
  if (subject?.kind !== 'winter') return '';
  const html = renderToString(() => sheets.Sheet({ view, language: 'en', subject, answer: undefined, Rule }));
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

/** Compares the forecast of a winter, and its sheet along the way, with the actual winter, on a copy. */
export class Winters {
  private readonly random: Random = seeded(1755);
  private readonly list = new Choices();
  private readonly copy: State = rules.blank();

  constructor(
    private readonly figures: Figures,
    private readonly where: string,
  ) {}

  hold({ g, seat }: Moment<State, LogEntry>): void {
    const { figures } = this;
    const seen = rules.fromView(rules.view(g, seat));
    const forecast = new Map(SIDES.map((side) => [side, rules.query(seen, 'winter', { side }) as unknown as Struck[]]));
    const said: string[] = [];
    const log = this.playOut(g, said);
    figures.chance('winter', 1, true);
    const joined = new Set<string>(
      log.flatMap((entry) => ('to' in entry && typeof entry.to === 'string' ? [entry.to] : [])),
    );
    for (const side of SIDES) {
      const reported = forecast.get(side) ?? [];
      for (const each of stacksOf(log, side, reported)) {
        if (joined.has(each) || leftByOthers(log, each)) continue;
        const losses = reported.find(({ at }) => at === each);
        const steps = (losses?.eliminated ?? 0) + (losses?.reduced ?? 0);
        const came = stepsAt(log, side, each);
        figures.sentence(
          'forecast of a stack',
          steps === came,
          () => `${side} at ${each} ${steps}, not ${came} (${this.where})`,
        );
      }
    }
    this.holdSaid(said, log);
  }

  /** Ends the year on a copy; collects the sheet's statements at each question. */
  private playOut(g: State, said: string[]): readonly LogEntry[] {
    const { copy, list, random } = this;
    const log: LogEntry[] = [];
    const say = (entry: LogEntry): void => void log.push(entry);
    copyInto(copy, g);
    flow.stackFromJson(copy, []);
    flow.start(copy, YearEnd, {}, say);
    for (let who = flow.who(copy); who !== OVER; who = flow.who(copy)) {
      if (who !== CHANCE) said.push(drawn(copy, log));
      flow.list(copy, who, list);
      flow.take(copy, who, list.get(random.below(list.count)), say);
    }
    said.push(drawn(copy, log));
    return log;
  }

  /** Checks that the certain statements are true at the end. */
  private holdSaid(said: readonly string[], log: readonly LogEntry[]): void {
    const points = log.some((entry) => entry.type === 'vp' && entry.why === 'raids');
    const lost = (side: SideName): number => log.filter((entry) => entry.type === 'loss' && entry.side === side).length;
    for (const text of said) {
      const none = text.includes('Raids have scored no points.');
      this.figures.sentence('no points for raids', !(none && points), () => this.where);
      if (text.includes('so far')) continue;
      const line = /French: (\d+) steps? lost · British: (\d+) steps? lost/.exec(text);
      const holds = Number(line?.[1]) === lost('french') && Number(line?.[2]) === lost('british');
      this.figures.sentence('what the winter has cost', holds, () => `${text} (${this.where})`);
    }
  }
}

/** Whether units other than Indians have gone home from a space, by their owner's choice. */
const leftByOthers = (log: readonly LogEntry[], where: string): boolean =>
  log.some((entry) => entry.type === 'go-home' && entry.from === where && entry.piece.startsWith('coureurs'));

/** The spaces with a loss, forecast or actual. */
const stacksOf = (log: readonly LogEntry[], side: SideName, reported: readonly Struck[]): Set<string> =>
  new Set([
    ...reported.map(({ at }) => at),
    ...log.flatMap((entry) => (entry.type === 'attrition' && entry.side === side ? [entry.at] : [])),
  ]);

/** Steps that a stack lost: the entries between it and the next. */
function stepsAt(log: readonly LogEntry[], side: SideName, where: string): number {
  const from = log.findIndex((entry) => entry.type === 'attrition' && entry.side === side && entry.at === where);
  if (from < 0) return 0;
  const rest = log.slice(from + 1);
  const end = rest.findIndex(({ type }) => type !== 'loss');
  return end < 0 ? rest.length : end;
}
