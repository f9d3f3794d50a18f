import { type Decision, isLone } from './position.ts';
import { type Counts, count } from './tally.ts';

/** The questions to players in a game, with one setting of the driver. */
export interface Prompts {
  /** Questions to a seat. */
  prompts: number;
  /** Those with one possible answer. */
  lone: number;
  /** Those that are response windows. */
  windows: number;
  /** How often the question goes to a different seat than the one before. */
  changes: number;
}

/** The counts of walks; plain data, so that workers can send it. */
export interface Report {
  games: number;
  /** Journal entries, including chance. */
  decisions: number;
  /** Those of chance. */
  rolls: number;
  /** The maximum number of decisions in a game. */
  longest: number;
  /** The questions of the rules, with no answer from a driver. */
  asked: Prompts;
  /** With lone answers taken by the driver but no window passed: as on one screen. */
  driven: Prompts;
  /** With idle windows passed too: as over the network. */
  passed: Prompts;
  /** How often each step ran. */
  steps: Counts;
  /** How often each verb was chosen at each step that was asked; 0 for those never chosen. */
  verbs: Counts;
  /** How often a seat chose a verb with each of its arguments, as `respond ambush-1`. */
  words: Counts;
  /** How often each step named a rule, with its question or in the log (`nameOf`); empty unless asked for. */
  named: Counts;
  /** How often the log matched each landmark in games; 0 for those never met. */
  landmarks: Counts;
  /** The same in stretches of games. */
  landmarksBesides: Counts;
  /** How often hidden information was exchanged in a check. */
  exchanged: number;
  /** Positions written as text and read again. */
  written: number;
  /** Games, and stretches that reached the end of one, written as text, read, and replayed. */
  playedAgain: number;
}

const noPrompts = (): Prompts => ({ prompts: 0, lone: 0, windows: 0, changes: 0 });

/** An empty report. */
export const emptyReport = (): Report => ({
  games: 0,
  decisions: 0,
  rolls: 0,
  longest: 0,
  asked: noPrompts(),
  driven: noPrompts(),
  passed: noPrompts(),
  steps: {},
  verbs: {},
  words: {},
  named: {},
  landmarks: {},
  landmarksBesides: {},
  exchanged: 0,
  written: 0,
  playedAgain: 0,
});

function addCounts(into: Counts, from: Counts): void {
  for (const [key, value] of Object.entries(from)) count(into, key, value);
}

function addPrompts(into: Prompts, from: Prompts): void {
  into.prompts += from.prompts;
  into.lone += from.lone;
  into.windows += from.windows;
  into.changes += from.changes;
}

/** Adds the counts of `from` to `into`. */
export function addReport(into: Report, from: Report): void {
  into.games += from.games;
  into.decisions += from.decisions;
  into.rolls += from.rolls;
  into.longest = Math.max(into.longest, from.longest);
  addPrompts(into.asked, from.asked);
  addPrompts(into.driven, from.driven);
  addPrompts(into.passed, from.passed);
  addCounts(into.landmarks, from.landmarks);
  addCounts(into.landmarksBesides, from.landmarksBesides);
  addSeen(into, from);
}

/** Adds the steps, choices and landmarks of `from` to `into`, but not as a game, because it was only part of one. */
export function addReached(into: Report, from: Report): void {
  addCounts(into.landmarksBesides, from.landmarks);
  addSeen(into, from);
}

function addSeen(into: Report, from: Report): void {
  into.exchanged += from.exchanged;
  into.written += from.written;
  into.playedAgain += from.playedAgain;
  addCounts(into.steps, from.steps);
  addCounts(into.verbs, from.verbs);
  addCounts(into.words, from.words);
  addCounts(into.named, from.named);
}

/** Counts the prompts of one game at the three settings of the driver. */
export class PromptCounter {
  private readonly last = { asked: -1, driven: -1, passed: -1 };

  constructor(private readonly report: Report) {}

  /** Notes a question that a seat answers. */
  note(position: Decision, seat: number): void {
    this.add('asked', position, seat);
    if (!isLone(position, false)) this.add('driven', position, seat);
    if (!isLone(position, true)) this.add('passed', position, seat);
  }

  private add(setting: 'asked' | 'driven' | 'passed', { asked, question }: Decision, seat: number): void {
    const prompts = this.report[setting];
    prompts.prompts++;
    if (asked.length === 1 && asked[0]?.codes.length === 1) prompts.lone++;
    if (question.window !== undefined) prompts.windows++;
    if (this.last[setting] >= 0 && this.last[setting] !== seat) prompts.changes++;
    this.last[setting] = seat;
  }
}

/** The steps of `allSteps` that no walk has reached. */
export const stepsNeverReached = ({ steps }: Report, allSteps: readonly string[]): string[] =>
  allSteps.filter((step) => steps[step] === undefined);

/** The names, e.g. of cards, that no seat ever chose with one of `verbs`. */
export const neverNamed = ({ words }: Report, verbs: readonly string[], names: readonly string[]): string[] =>
  names.filter((name) => verbs.every((verb) => words[`${verb} ${name}`] === undefined));

/** The landmarks that no walk has met. */
export const landmarksNeverMet = ({ landmarks, landmarksBesides }: Report): string[] =>
  Object.keys(landmarks).filter((name) => landmarks[name] === 0 && (landmarksBesides[name] ?? 0) === 0);

const verbsNeverChosen = ({ verbs }: Report): string[] => Object.keys(verbs).filter((verb) => verbs[verb] === 0);

function promptRow(name: string, { prompts, lone, windows, changes }: Prompts, games: number): string {
  const cells = [prompts, lone, windows, changes].map((value) => (value / games).toFixed(1).padStart(14));
  return `  ${name.padEnd(26)}${cells.join('')}`;
}

const perThousand = (counts: Counts, games: number): string =>
  listOr(
    'none',
    Object.entries(counts).map(([name, times]) => `${name} ${Math.round((1000 * times) / games)}`),
  );

const listOr = (none: string, list: readonly string[]): string => (list.length === 0 ? none : list.join(', '));

/** The report as text, for one title's games. */
export function reportText(title: string, report: Report, allSteps: readonly string[]): string {
  const { games, decisions, rolls, longest } = report;
  if (games === 0) return `${title}: no game was played to its end`;
  const never = stepsNeverReached(report, allSteps);
  const heads = ['prompts', 'one answer', 'windows', 'side changes'].map((head) => head.padStart(14)).join('');
  return [
    `${title}: ${games} games, ${decisions} decisions, ${(decisions / games).toFixed(1)} a game, ${longest} in the longest; ${((100 * rolls) / Math.max(1, decisions)).toFixed(1)} % rolls and draws`,
    `  ${'a game, on average'.padEnd(26)}${heads}`,
    promptRow('as the rules ask', report.asked, games),
    promptRow('lone answers taken', report.driven, games),
    promptRow('and idle windows passed', report.passed, games),
    `  hidden things exchanged ${report.exchanged} times; written and read again: ${report.written} positions, and ${report.playedAgain} records, played again`,
    `  in a thousand games: ${perThousand(report.landmarks, games)}`,
    `  steps reached: ${allSteps.length - never.length} of ${allSteps.length}; never: ${listOr('none', never)}`,
    `  verbs never chosen: ${listOr('none', verbsNeverChosen(report))}`,
  ].join('\n');
}
