/**
 * `npm run bench [-- --title T --scenario X --json FILE --against FILE]`: the speed and size of the rules, on one core,
 * with a process per title. `--json` writes the figures to a file; `--against` compares them with those in a file and
 * fails if one is worse than 120 % of it (packages/testkit/src/kept-figures.ts).
 *
 * It measures the built rules file that servers and pages load, in processor time, so that other work on the machine
 * does not count. Lists and views take about as long as reading the clock. So each list is repeated at one position,
 * the clock's own cost is subtracted, and the median is taken over the positions of a few random games.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { commitHere, type FigureFiles, keepAndCompare, processorHere, runNow } from '@carillon/testkit';
import { type Figure, HEADS, row } from './bench-figure.ts';
import { copyFigure, gameFigures, guidedFigures, positionFigures, turnFigures } from './bench-play.ts';
import { type Subject, subjectOf } from './bench-subject.ts';
import { growth, memoryFigure } from './bench-table.ts';
import { TITLES, type Title, titleName, titleNamed } from './titles.ts';

/** A title to measure, in one of its scenarios. */
interface Measured {
  readonly title: Title;
  readonly scenario: string;
  readonly files: FigureFiles;
}

/** Measures and prints; returns whether every figure is within its limit. */
async function measure(subject: Subject, files: FigureFiles): Promise<boolean> {
  console.log(`\n${subject.rules.title}, ${subject.scenario}`);
  console.log(HEADS);
  const parts = [
    gameFigures,
    guidedFigures,
    turnFigures,
    (each: Subject) => [copyFigure(each)],
    positionFigures,
    (each: Subject) => [memoryFigure(each)],
  ];
  const figures: Figure[] = [];
  for (const part of parts) {
    for (const each of await part(subject)) {
      figures.push(each);
      console.log(row(each));
    }
  }
  for (const line of growth(subject)) console.log(line);
  const kept = figures.map(({ what, value, unit, moreIsBetter }) => ({ what, value, unit, moreIsBetter }));
  return keepAndCompare(runNow(`${subject.rules.title}, ${subject.scenario}`, kept), files, console.log);
}

const TEXT = { type: 'string' } as const;

/** An error on the command line is reported in a sentence. */
function subjectsOf(args: readonly string[]): readonly Measured[] {
  const { values } = parseArgs({
    args: [...args],
    options: { title: TEXT, scenario: TEXT, json: TEXT, against: TEXT },
  });
  const titles = values.title === undefined ? TITLES : [titleNamed(values.title)];
  return titles.map((title) => {
    const scenario = values.scenario ?? title.benchmark;
    if (!title.rules.scenarios.includes(scenario)) throw new Error(`${titleName(title)} has no scenario ${scenario}`);
    return { title, scenario, files: { json: values.json, against: values.against } };
  });
}

/** Measures a title in a separate process: an earlier one would slow it down. */
function measureAlone({ title }: Measured): number {
  const again = [...process.execArgv, ...process.argv.slice(1), '--title', title.rules.title];
  return spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1;
}

function subjects(): readonly Measured[] {
  try {
    return subjectsOf(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('usage: npm run bench -- [--title T] [--scenario X] [--json FILE] [--against FILE]');
    return process.exit(2);
  }
}

const measured = subjects();
if (measured.length > 1) process.exitCode = Math.max(...measured.map(measureAlone));
else {
  console.log(`commit ${commitHere()}, Node ${process.version}, ${processorHere()}, processor time`);
  for (const { title, scenario, files } of measured) {
    if (!(await measure(await subjectOf(title, scenario), files))) process.exitCode = 1;
  }
}
