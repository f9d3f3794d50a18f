import { type ChoiceEntry, chanceFrom, type Entry, isUndo, replayRecord, Table } from '@carillon/flow';
import { at, type Json, seeded } from '@carillon/kit';
import {
  type Grade,
  type Intended,
  Judge,
  type JudgeTask,
  LEVEL,
  tallyOf,
  turnsOf,
  type Verdict,
} from '@carillon/opponent';
import { brainOf } from '../match/jobs.ts';
import { type PipedIn, type RecordFile, recordIn, textOf } from './files.ts';
import { type Options, oneOf, parsed, pathOf, wholeNumberOf } from './flags.ts';
import { levelOf, percent, signed } from './play.ts';
import { Slip, Trouble } from './slips.ts';

const OPTIONS: Options = { level: 'string', seed: 'string', as: 'string', turns: 'string' };

/** A turn of a record, judged. */
interface Judged extends Verdict {
  readonly seat: string;
  readonly entry: number;
}

/**
 * `carillon judge RECORD`: each turn of a game, from the view of the player who took it: the chance of winning with the
 * best plan found and with the plan chosen, how much the decision gave away, and how much luck gave.
 */
export async function judge(args: readonly string[], piped: PipedIn): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const level = LEVEL[levelOf(flags)];
  if (!level.plans) throw new Slip('--level is one that plans');
  const as = oneOf(flags, 'as', ['words', 'json']);
  const file = recordIn(textOf(pathOf(words), piped));
  const brain = await brainOf(file.rules.title);
  const player = new Judge(brain, level, wholeNumberOf(flags, 'seed') ?? 0);
  const turns = turnsIn(file, brain).slice(0, wholeNumberOf(flags, 'turns'));
  const judged = turns.map((turn): Judged => {
    return { seat: at(file.rules.seats, turn.seat), entry: turn.moment, ...player.judge(turn) };
  });
  if (as === 'json') return `${JSON.stringify(judged, undefined, 1)}\n`;
  return `${judged.map(lineOf).join('')}${file.rules.seats.map((seat) => sumOf(seat, judged)).join('')}`;
}

/** The turns of a whole record, as views sent over a network. */
function turnsIn(
  { rules, record }: RecordFile,
  brain: Awaited<ReturnType<typeof brainOf>>,
): readonly JudgeTask<Json>[] {
  const { journal, seenBy, scenario, options } = record;
  const { replayed } = replayRecord(rules, record, { part: true });
  if (replayed < journal.length) throw new Trouble(`the record is what ${seenBy} saw: only a whole game can be judged`);
  const chance = chanceFrom(seeded(0));
  const table = Table.resume(rules, { scenario, options, chance, still: true, passIdleWindows: false }, journal);
  const entries = table.numbers.map((number) => ({ number, entry: mustChoose(at(table.journal, number)) }));
  const turns = turnsOf(brain, { rules, entries, stateAt: (place) => table.stateAt(place) });
  return JSON.parse(JSON.stringify(turns));
}

function mustChoose(entry: Entry): ChoiceEntry {
  if (isUndo(entry)) throw new Trouble('an undo is in force');
  return entry;
}

const GRADES: Readonly<Record<Grade, string>> = { fine: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

function lineOf({ seat, entry, best, chosen, loss, error, luck, after, grade, intended }: Judged): string {
  const gave = `decision ${signed(-100 * loss)} ± ${(100 * error).toFixed(1)}, luck ${signed(100 * luck)}`;
  return `${String(entry).padStart(5)}  ${seat.padEnd(8)} best ${percent(best)}, chosen ${percent(chosen)}, after ${percent(after)}; ${gave} ${GRADES[grade]}${grade === 'fine' ? '' : aimed(intended)}`
    .trimEnd()
    .concat('\n');
}

/** The aims of the best plan found, in the names of the rules. */
const aimed = (intended: Intended | undefined): string =>
  intended === undefined ? '' : ` (better: ${[intended.aim, intended.at, ...intended.pieces].join(' ')})`;

/** The total effect of a seat's decisions, and of its luck. */
function sumOf(seat: string, all: readonly Judged[]): string {
  const { turns, decisions, luck, grades } = tallyOf(all.filter((each) => each.seat === seat));
  const graded = `${grades.inaccuracy} inaccuracies, ${grades.mistake} mistakes, ${grades.blunder} blunders`;
  return `${seat}: ${turns} turns, decisions ${signed(100 * decisions)}, luck ${signed(100 * luck)} points; ${graded}\n`;
}
