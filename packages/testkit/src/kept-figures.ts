/**
 * Figures of a measuring command, kept as JSON and compared with earlier ones (`--json FILE`, `--against FILE`).
 *
 * Processors differ, so a file has one run for each processor and subject, and a run is compared only with the one of
 * its own processor.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';

/** The ratio to the earlier figure above which there is an alert: 120 %. */
export const ALERT = 1.2;

/** One figure, by a name that is the same in every run. */
export interface KeptFigure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly moreIsBetter: boolean;
}

/** The figures measured at one time. */
export interface Run {
  /** The subject of the measurement, such as a title in a scenario. */
  readonly subject: string;
  readonly commit: string;
  /** The time, in ISO 8601. */
  readonly at: string;
  readonly node: string;
  readonly processor: string;
  readonly cores: number;
  readonly figures: readonly KeptFigure[];
}

/** The files named on the command line. */
export interface FigureFiles {
  readonly json?: string | undefined;
  readonly against?: string | undefined;
}

/** The commit of the work tree, with `-dirty` if there are changes; `unknown` outside a repository. */
export function commitHere(): string {
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : 'unknown';
}

/** The model of the processor. */
export const processorHere = (): string => cpus()[0]?.model ?? 'unknown processor';

/** A run on this machine, now. */
export const runNow = (subject: string, figures: readonly KeptFigure[]): Run => ({
  subject,
  commit: commitHere(),
  at: new Date().toISOString(),
  node: process.version,
  processor: processorHere(),
  cores: availableParallelism(),
  figures,
});

/** The runs in a file; none if there is no file. Throws if it is not a list of runs. */
export function runsIn(file: string): readonly Run[] {
  if (!existsSync(file)) return [];
  const runs: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(runs)) throw new Error(`${file} is no list of runs`);
  return runs;
}

const isAlike = (run: Run, other: Run): boolean => run.subject === other.subject && run.processor === other.processor;

/** Runs with one added, in place of the earlier one of its subject and processor. */
export const withRun = (runs: readonly Run[], run: Run): readonly Run[] => [
  ...runs.filter((each) => !isAlike(each, run)),
  run,
];

/** The ratio by which a figure is worse than it was: 1 if it is the same, less if it is better. */
function worsening(now: KeptFigure, before: KeptFigure): number {
  const [better, worse] = now.moreIsBetter ? [now.value, before.value] : [before.value, now.value];
  return better > 0 ? worse / better : worse > 0 ? Number.POSITIVE_INFINITY : 1;
}

/** The result of a comparison. */
export interface Comparison {
  /** The commit compared with; undefined if there is no run of this subject on this processor. */
  readonly with?: string;
  /** A line for each figure that has become worse than allowed. */
  readonly alerts: readonly string[];
}

/** Compares a run with the earlier one of its subject and processor. */
export function compare(run: Run, earlier: readonly Run[]): Comparison {
  const before = earlier.find((each) => isAlike(each, run));
  if (before === undefined) return { alerts: [] };
  const alerts = run.figures.flatMap((now) => {
    const was = before.figures.find(({ what }) => what === now.what);
    if (was === undefined) return [];
    const times = worsening(now, was);
    if (times <= ALERT) return [];
    const percent = Number.isFinite(times) ? `${Math.round(times * 100)} %` : 'far more';
    return [`ALERT  ${now.what}: ${now.value} ${now.unit}, it was ${was.value} ${was.unit} (${percent} of the cost)`];
  });
  return { with: before.commit, alerts };
}

/**
 * Compares a run with the file `against`, and writes it into the file `json`, which may be the same. Prints the result;
 * returns whether nothing has become worse than allowed.
 */
export function keepAndCompare(run: Run, { json, against }: FigureFiles, say: (line: string) => void): boolean {
  const { with: other, alerts } = against === undefined ? { alerts: [] } : compare(run, runsIn(against));
  if (against !== undefined) {
    say(
      other === undefined
        ? `${run.subject}: nothing to compare with on ${run.processor}`
        : `${run.subject}: compared with ${other}, ${alerts.length} worse than ${Math.round(ALERT * 100)} % of it`,
    );
  }
  for (const alert of alerts) say(alert);
  if (json !== undefined) {
    mkdirSync(dirname(json), { recursive: true });
    writeFileSync(json, `${JSON.stringify(withRun(runsIn(json), run), undefined, 2)}\n`);
  }
  return alerts.length === 0;
}
