/**
 * `npm run spoil`: corrupts one word in valid positions. Each must be refused with a code, a line and a message, or be
 * playable for 200 decisions with every check. First, each local of each step of a running procedure is left out once.
 *
 *     npm run spoil -- [--count N] [--title T] [--seed S] [--games N]
 *
 * The positions come from games rich in battles and sieges. A failure is printed with its text.
 */
import { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { at, range, seeded } from '@carillon/kit';
import { LeaningPlayer, positionTexts, type SpoilReport, spoil, spoilLocals } from '@carillon/testkit';
import { drawnOptions, TITLES, type Title, titleName, titleNamed } from './titles.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({ args: argv.slice(2), options: { count: text, title: text, seed: text, games: text } });
const [count, seed, games] = [Number(values.count ?? 2_000), Number(values.seed ?? 1), Number(values.games ?? 12)];
/** One position in this many is corrupted, perhaps several times. */
const ONE_IN = 10;

function textsOf(title: Title): string[] {
  const { rules, leaning } = title;
  const player = new LeaningPlayer(rules, leaning);
  return range(games).flatMap((i) => {
    const random = seeded(seed + i);
    const options = i % 2 === 0 ? {} : drawnOptions(title, random);
    const g = rules.start(at(rules.scenarios, i % rules.scenarios.length), options);
    return positionTexts(rules, g, player, ONE_IN, random);
  });
}

function summary(title: Title, what: string, { refused, played, same, failures }: SpoilReport): string {
  const all = Object.values(refused).reduce((sum, each) => sum + each, 0);
  const codes = Object.entries(refused).toSorted(([, a], [, b]) => b - a);
  const lines = failures.map(({ change, message, text }) => `\n${change}\n${message}\n${text}`);
  return [
    `${titleName(title)}: ${what}, ${all} refused, ${played} playable, ${same} as before, ${failures.length} failures`,
    codes.map(([code, times]) => `${code} ${times}`).join(', '),
    ...lines,
    '',
  ].join('\n');
}

for (const title of values.title === undefined ? TITLES : [titleNamed(values.title)]) {
  const { rules } = title;
  const texts = textsOf(title);
  const locals = spoilLocals({ rules, texts, seed });
  stdout.write(summary(title, 'locals left out', locals));
  const report = spoil({ rules, texts, seed, count });
  stdout.write(summary(title, `${count} spoilt`, report));
  if (report.failures.length + locals.failures.length > 0) process.exitCode = 1;
}
