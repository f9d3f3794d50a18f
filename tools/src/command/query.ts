import { BadValue, valueIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { standIn, textOf } from './files.ts';
import { type Options, parsed, seatOf, wholeNumberOf } from './flags.ts';
import { Slip } from './slips.ts';

const OPTIONS: Options = { at: 'string', seat: 'string' };

/**
 * `carillon query FILE QUESTION name=value …`: puts a question to a position, or to a record after one of its entries, as
 * `--seat` sees it, and prints the answer as JSON. Values are written as in the notation, or all arguments as one JSON object.
 */
export function query(args: readonly string[]): string {
  const { flags, words } = parsed(args, OPTIONS);
  const [path, name, ...given] = words;
  if (path === undefined || name === undefined) throw new Slip('a file and a question are wanted');
  const entry = wholeNumberOf(flags, 'at');
  const { rules, state } = standIn(textOf(path), entry);
  if (!rules.queries.includes(name)) throw new Slip(`a question is one of ${rules.queries.toSorted().join(', ')}`);
  const seat = seatOf(flags, rules.seats);
  const seen = seat === undefined ? state : rules.fromView(rules.view(state, seat));
  const wanted = argumentsIn(given);
  const answer = orSlip(() => rules.query(seen, name, wanted));
  return `${JSON.stringify(answer, null, 2)}\n`;
}

/** `carillon odds FILE name=value …`: the odds of what is about to be decided, or of a force and its way. */
export function odds(args: readonly string[]): string {
  const { words } = parsed(args, OPTIONS);
  const [path, ...given] = words;
  if (path === undefined) throw new Slip('no file is named');
  const flags = args.filter((each) => !words.includes(each));
  return query([...flags, path, 'odds', ...given]);
}

function argumentsIn(words: readonly string[]): Json {
  const [only] = words;
  if (words.length === 1 && only?.startsWith('{')) return objectIn(only);
  return Object.fromEntries(words.map(argumentIn));
}

function objectIn(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new Slip(`${text} is no JSON`);
  }
}

function argumentIn(word: string): [string, Json] {
  const [name = '', value] = word.split(/=(.*)/s, 2);
  if (name === '' || value === undefined) throw new Slip(`${word} is no argument: name=value, such as side=french`);
  return [name, orSlip(() => valueIn(value))];
}

/** What a question does not take is a slip of whoever asks. */
function orSlip<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadValue ? new Slip(error.message) : error;
  }
}
