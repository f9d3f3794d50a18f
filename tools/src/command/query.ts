import { BadValue, NotationError, valueIn } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { type PipedIn, type Stand, standIn, textOf } from './files.ts';
import { type Flags, type Options, parsed, seatOf, wholeNumberOf } from './flags.ts';
import { type Ran, Slip, Trouble } from './slips.ts';

const OPTIONS: Options = { at: 'string', seat: 'string' };
const QUERY_OPTIONS: Options = { ...OPTIONS, batch: 'boolean' };

/**
 * `carillon query FILE QUESTION name=value …`: asks a question about a position, or about a record after one of its
 * entries, as `--seat` sees it, and prints the answer as JSON. Write values as in the notation, or all arguments as one
 * JSON object. With `--batch`, standard input has the questions, one per line.
 */
export function query(args: readonly string[], piped: PipedIn): string | Ran {
  const { flags, words } = parsed(args, QUERY_OPTIONS);
  if (flags.batch === true) return batch(flags, words, piped);
  const [path, name, ...given] = words;
  if (path === undefined || name === undefined) throw new Slip('a file and a question are wanted');
  const stand = seenBy(flags, standIn(textOf(path, piped), wholeNumberOf(flags, 'at')));
  mustBeAsked(stand, name);
  const wanted = argumentsIn(given);
  const answer = orSlip(() => stand.rules.query(stand.state, name, wanted));
  return `${JSON.stringify(answer, null, 2)}\n`;
}

function mustBeAsked({ rules }: Stand, name: string): void {
  if (!rules.queries.includes(name)) throw new Slip(`a question is one of ${rules.queries.toSorted().join(', ')}`);
}

/** The position as the given seat sees it; without a seat, the whole position. */
function seenBy(flags: Flags, { rules, state, witnessed }: Stand): Stand {
  const seat = seatOf(flags, rules.seats);
  return { rules, witnessed, state: seat === undefined ? state : rules.fromView(rules.view(state, seat)) };
}

/**
 * `carillon query --batch [FILE]`: reads questions from standard input, one JSON object per line, and writes the
 * answers to standard output in the same order. A line that cannot be answered gets an error; the exit code is then 1.
 */
function batch(flags: Flags, words: readonly string[], piped: PipedIn): Ran {
  const [path, ...more] = words;
  if (more.length > 0) throw new Slip(`${more.join(' ')} is too much`);
  if (path === '-') throw new Slip('with --batch the questions are piped in, not the position');
  const entry = wholeNumberOf(flags, 'at');
  const stands = new Stands((file) => seenBy(flags, standIn(textOf(file, piped), entry)), path);
  const lines = textOf('-', piped).split('\n');
  const answers = lines.flatMap((line, i) => (line.trim() === '' ? [] : [answerTo(stands, line, i + 1)]));
  const out = answers.map((each) => `${JSON.stringify(each)}\n`).join('');
  return { out, err: '', code: answers.some((each) => 'error' in each) ? 1 : 0 };
}

/** The positions asked about, each read once. */
class Stands {
  private readonly known = new Map<string, Stand>();

  constructor(
    private readonly read: (file: string) => Stand,
    private readonly usual: string | undefined,
  ) {}

  of(file: string | undefined): Stand {
    const path = file ?? this.usual;
    if (path === undefined)
      throw new Unanswered('no_file', 'no file is named: neither in the line nor on the command line');
    if (path === '-') throw new Unanswered('no_file', 'standard input holds the questions');
    const stand = this.known.get(path) ?? this.read(path);
    this.known.set(path, stand);
    return stand;
  }
}

/** Why a line is not answered; the code is stable. */
type UnansweredCode = 'bad_json' | 'bad_line' | 'no_file' | 'unknown_query' | 'bad_arguments' | 'bad_file';

class Unanswered extends Error {
  constructor(
    readonly code: UnansweredCode,
    message: string,
  ) {
    super(message);
  }
}

type Answer =
  | { readonly line: number; readonly id?: Json; readonly answer: Json }
  | { readonly line: number; readonly id?: Json; readonly error: { readonly code: string; readonly message: string } };

function answerTo(stands: Stands, text: string, line: number): Answer {
  let id: Json | undefined;
  try {
    const { query: name, args = {}, file, ...rest } = questionIn(text);
    id = rest.id;
    const stand = stands.of(file);
    if (!stand.rules.queries.includes(name)) {
      throw new Unanswered(
        'unknown_query',
        `${name} is not a question; allowed: ${stand.rules.queries.toSorted().join(', ')}`,
      );
    }
    const answer = stand.rules.query(stand.state, name, args);
    return { line, ...(id !== undefined && { id }), answer };
  } catch (error) {
    return { line, ...(id !== undefined && { id }), error: errorOf(error) };
  }
}

/** The report of an error in the line or its file; any other error is a defect, and is rethrown. */
function errorOf(error: unknown): { readonly code: string; readonly message: string } {
  if (error instanceof Unanswered) return { code: error.code, message: error.message };
  if (error instanceof NotationError || error instanceof Trouble) return { code: 'bad_file', message: error.message };
  if (error instanceof BadValue) return { code: 'bad_arguments', message: error.message };
  throw error;
}

interface Question {
  readonly query: string;
  readonly args?: Json;
  readonly file?: string;
  readonly id?: Json;
}

const QUESTION = ['query', 'args', 'file', 'id'];

function questionIn(text: string): Question {
  const json = orUnanswered(text);
  if (json === null || typeof json !== 'object' || Array.isArray(json))
    throw new Unanswered('bad_line', 'a question is an object');
  const { query: name, args, file, id } = json as { readonly [key: string]: Json | undefined };
  const stranger = Object.keys(json).find((key) => !QUESTION.includes(key));
  if (stranger !== undefined)
    throw new Unanswered('bad_line', `${stranger} is not a part of a question; allowed: ${QUESTION.join(', ')}`);
  if (typeof name !== 'string') throw new Unanswered('bad_line', 'query is missing: the name of the question');
  if (file !== undefined && typeof file !== 'string') throw new Unanswered('bad_line', 'file is not a path');
  return {
    query: name,
    ...(args !== undefined && { args }),
    ...(file !== undefined && { file }),
    ...(id !== undefined && { id }),
  };
}

function orUnanswered(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unanswered('bad_json', 'this is not JSON');
  }
}

/** `carillon odds FILE name=value …`: the odds of the coming decision, or of a force and its route. */
export function odds(args: readonly string[], piped: PipedIn): string | Ran {
  const { words } = parsed(args, OPTIONS);
  const [path, ...given] = words;
  if (path === undefined) throw new Slip('no file is named');
  const flags = args.filter((each) => !words.includes(each));
  return query([...flags, path, 'odds', ...given], piped);
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
    throw new Slip(`${text} is not JSON`);
  }
}

function argumentIn(word: string): [string, Json] {
  const [name = '', value] = word.split(/=(.*)/s, 2);
  if (name === '' || value === undefined)
    throw new Slip(`${word} is not an argument: write name=value, such as side=french`);
  return [name, orSlip(() => valueIn(value))];
}

/** An argument that a question does not take is the user's error. */
function orSlip<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof BadValue ? new Slip(error.message) : error;
  }
}
