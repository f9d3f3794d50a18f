import { NotationError } from '@carillon/flow';
import { at, type Random } from '@carillon/kit';
import { weighted } from './tally.ts';

/** The error in a text, as `code line`; nothing if there is none. Errors other than a `NotationError` are rethrown. */
export function complaintOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof NotationError) return `${error.code} ${error.line}`;
    throw error;
  }
}

/**
 * The reason why the position is impossible, as `code rule line`; nothing if it is possible. Errors other than a
 * `NotationError` are rethrown.
 */
export function faultOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { code, line, fault } = error;
    return fault === undefined ? `${code} ${line}` : `${fault.code} ${fault.rule} ${line}`;
  }
}

/**
 * A text in which two words, or separators between them, are replaced by others from it; any two numbers select the
 * words.
 */
export function exchangeWords(
  text: string,
  changes: readonly { readonly from: number; readonly to: number }[],
): string {
  const words = text.split(/(\s+|[=,/[\]])/);
  for (const { from, to } of changes) words[from % words.length] = words[to % words.length] ?? '';
  return words.join('');
}

/** A text in which one word is replaced, missing, doubled or moved. */
export interface Spoilt {
  readonly text: string;
  /** The change, and the line changed. */
  readonly change: string;
}

type Words = readonly string[];

/** Ways to change a word of a line; `other` is another line of the same part, or of any. */
const CHANGES: readonly {
  readonly name: string;
  change(line: string[], place: number, other: string[], random: Random): void;
}[] = [
  {
    name: 'exchanged',
    change(line, place, other, random) {
      line[place] = someWord(other, place, at(line, place), random);
    },
  },
  { name: 'dropped', change: (line, place) => void line.splice(place, 1) },
  { name: 'doubled', change: (line, place) => void line.splice(place, 0, at(line, place)) },
  {
    name: 'moved',
    change(line, place, other, random) {
      other.splice(1 + random.below(other.length), 0, ...line.splice(place, 1));
    },
  },
  {
    name: 'varied',
    change(line, place, _other, random) {
      line[place] = varied(at(line, place), random);
    },
  },
];

const RUNNING = 'running';
/** How many words precede the locals on a running procedure's line. */
const HEAD = 2;

/** Changed texts, each with the one that it comes from. */
export interface SpoiltFrom extends Spoilt {
  readonly from: string;
}

/**
 * For each local of each step of a running procedure that any of the texts names: a text that leaves it out and, if it
 * is a list, one that has it empty.
 */
export function withoutLocals(texts: readonly string[]): SpoiltFrom[] {
  const seen = new Set<string>();
  return texts.flatMap((from) => {
    const lines = from.split('\n').map((line) => line.split(' '));
    return lines.flatMap((words, i) => {
      if (words[0] !== RUNNING) return [];
      return words.slice(HEAD).flatMap((word, j): SpoiltFrom[] => {
        const [name = '', value] = word.split(/=(.*)/s, 2);
        const key = `${words[1]} ${name}`;
        if (value === undefined || seen.has(key)) return [];
        seen.add(key);
        const emptied = value.startsWith('[') ? [[`${name}=[]`]] : [];
        return [[], ...emptied].map((put) => {
          const line = words.toSpliced(HEAD + j, 1, ...put).join(' ');
          const text = lines.map((each, k) => (k === i ? line : each.join(' '))).join('\n');
          return { from, text, change: `${put.length > 0 ? 'emptied' : 'left out'}: ${word} of ${words.join(' ')}` };
        });
      });
    });
  });
}

/** How often each of the changes is made. */
const OFTEN = [8, 3, 1, 3, 3];

/** The names and numbers of a word, and the separators. */
const piecesOf = (word: string): string[] => word.split(/([=,/[\].:])/);

/** The word at the same place in another line, or this word with one of that word's names. */
function someWord(other: Words, place: number, word: string, random: Random): string {
  const donor =
    place < 2 ? (other[place] ?? word) : at(other, Math.min(other.length - 1, 2 + random.below(other.length)));
  const [own, theirs] = [piecesOf(word), piecesOf(donor).filter((piece) => /\w/.test(piece))];
  if (own.length === 1 || theirs.length === 0) return donor;
  const first = own.includes('=') ? 1 : 0;
  const named = own.map((_, i) => i).filter((i) => i % 2 === 0 && i >= 2 * first && own[i] !== '');
  if (named.length === 0) return donor;
  return own.with(at(named, random.below(named.length)), at(theirs, random.below(theirs.length))).join('');
}

/** Changes a number, or removes or doubles a name in a list. */
function varied(word: string, random: Random): string {
  const numbers = /-?\b\d+\b/;
  if (numbers.test(word) && random.below(2) === 0) {
    return word.replace(numbers, (digits) => String(Number(digits) + at([-1, 1, 2, 5, 500, -500], random.below(6))));
  }
  const [before, names] = word.split(/\[(.*)\]$/s);
  if (names === undefined) return word;
  const list = names.split(',').filter((name) => name !== '');
  const place = random.below(Math.max(1, list.length));
  const kept =
    random.below(2) === 0 ? list.toSpliced(place, 1) : list.toSpliced(place, 0, ...list.slice(place, place + 1));
  return `${before}[${kept.join(',')}]`;
}

/** Corrupts one word or one line of a position; `donor` is another position that supplies words. */
export function spoiltText(text: string, donor: string, random: Random): Spoilt {
  for (let tries = 0; ; tries++) {
    const spoilt = changed(text, donor, random);
    if (spoilt.text !== text || tries === TRIES) return spoilt;
  }
}

/** The maximum number of attempts to find a change that has an effect. */
const TRIES = 20;

/** One in this many changed lines is a running procedure. */
const RUNNING_ONE_IN = 3;

function changed(text: string, donor: string, random: Random): Spoilt {
  const lines = text.split('\n').map((line) => line.split(' '));
  const outcome = lines.map((_, i) => i).filter((i) => at(lines, i)[0] !== '' && (i > 1 || random.below(5) === 0));
  // Parts with one line are corrupted as often as those with many.
  const keys = [...new Set(outcome.map((i) => at(at(lines, i), 0)))];
  const key = random.below(RUNNING_ONE_IN) === 0 ? 'running' : at(keys, random.below(keys.length));
  const own = outcome.filter((i) => at(lines, i)[0] === key);
  const index = at(own, random.below(own.length));
  const line = at(lines, index);
  if (random.below(10) === 0) return spoiltLine(lines, index, random);
  const other = otherLine(lines, donor, key, random);
  // The key of a line is corrupted now and then.
  const place = random.below(10) === 0 ? 0 : random.below(line.length);
  const { name, change } = at(CHANGES, weighted(OFTEN, random));
  const before = line.join(' ');
  change(line, place, other, random);
  return { text: lines.map((words) => words.join(' ')).join('\n'), change: `${name}: ${before} -> ${line.join(' ')}` };
}

/** Another line: mostly of the same part, of this position or of another. */
function otherLine(lines: string[][], donor: string, key: string, random: Random): string[] {
  const from = random.below(2) === 0 ? lines : donor.split('\n').map((line) => line.split(' '));
  const same = from.filter(([first]) => first === key);
  const among = same.length > 0 && random.below(12) > 0 ? same : from.filter(([first]) => first !== '');
  return at(among, random.below(among.length));
}

/** Drops, doubles or moves a whole line. */
function spoiltLine(lines: string[][], index: number, random: Random): Spoilt {
  const line = at(lines, index);
  const how = random.below(3);
  if (how !== 1) lines.splice(index, 1);
  if (how !== 0) lines.splice(random.below(lines.length), 0, line);
  const name = at(['line dropped', 'line doubled', 'line moved'], how);
  return { text: lines.map((words) => words.join(' ')).join('\n'), change: `${name}: ${line.join(' ')}` };
}
