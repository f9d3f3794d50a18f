/**
 * Task cards, `docs/tasks/*.md`, as data. A card shows each block of code under a line that names its place, in one of
 * these forms, and its commands in blocks marked `sh`:
 *
 *     In `path`, after `the beginning of a line`:        or before, or instead of
 *     At the end of `path`:
 *     A new file, `path`:
 */

/** A block of a card, and where it goes. */
export interface Edit {
  /** From the root of the project. */
  readonly file: string;
  readonly where: 'after' | 'before' | 'instead of' | 'end' | 'new';
  /** The beginning, without its indentation, of the line that the block is put next to; empty for `end` and `new`. */
  readonly line: string;
  readonly block: string;
}

export interface Card {
  readonly name: string;
  readonly edits: readonly Edit[];
  readonly commands: readonly string[];
}

/** A card that cannot be read, or that no longer fits the project. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

const PLACE =
  /^(?:In `([^`]+)`, (after|before|instead of) `([^`]+)`|At the end of `([^`]+)`|A new file, `([^`]+)`):$/gm;
const FENCED = /^```(\w+)\n([\s\S]*?)^```$/gm;

type Place = Omit<Edit, 'block'>;

function placeOf([, file, where, line = '', ended, made]: RegExpMatchArray): Place {
  if (file !== undefined) return { file, where: where as Place['where'], line };
  return ended === undefined ? { file: made ?? '', where: 'new', line } : { file: ended, where: 'end', line };
}

/** Reads a card. Throws a `CardError` if a block of code has no place, or a place has no block. */
export function readCard(name: string, text: string): Card {
  const places = [...text.matchAll(PLACE)];
  const blocks = [...text.matchAll(FENCED)];
  const commands = blocks.flatMap(([, kind, body = '']) => (kind === 'sh' ? body.trim().split('\n') : []));
  const code = blocks.filter(([, kind]) => kind !== 'sh');
  const edits = code.map((block) => {
    const place = places.find((each) => each.index + each[0].length + '\n\n'.length === block.index);
    if (place === undefined) throw new CardError(`${name}: no line says where this goes:\n${block[0]}`);
    return { ...placeOf(place), block: block[2] ?? '' };
  });
  if (edits.length < places.length) throw new CardError(`${name}: a place has no block of code`);
  if (edits.length === 0 || commands.length === 0) throw new CardError(`${name}: nothing to write, or nothing to run`);
  return { name, edits, commands };
}

/** The files that a card has people edit. */
export const filesOf = ({ edits }: Card): string[] => [...new Set(edits.map(({ file }) => file))];

/**
 * A file's text after an edit. Throws a `CardError` if a new file already exists, if another file is missing, or if the
 * line that the edit names does not occur in it exactly once.
 *
 * @param before `undefined` if there is no such file
 */
export function edited(before: string | undefined, { file, where, line, block }: Edit): string {
  if ((before === undefined) !== (where === 'new'))
    throw new CardError(before === undefined ? `there is no ${file}` : `${file} is there already`);
  if (before === undefined) return block;
  if (where === 'end') return before + block;
  const lines = before.split('\n');
  const found = lines.flatMap((each, i) => (each.trim().startsWith(line) ? [i] : []));
  const [at] = found;
  if (at === undefined || found.length > 1) throw new CardError(`${file} has ${found.length} lines \`${line}\``);
  const begin = where === 'after' ? at + 1 : at;
  return lines.toSpliced(begin, where === 'instead of' ? 1 : 0, ...block.replace(/\n$/, '').split('\n')).join('\n');
}

/**
 * The files that a card creates or changes, each with its new text.
 *
 * @param read returns the text of a file of the project, or `undefined` if there is none
 */
export function carriedOut({ edits }: Card, read: (file: string) => string | undefined): Map<string, string> {
  const texts = new Map<string, string>();
  for (const edit of edits) texts.set(edit.file, edited(texts.get(edit.file) ?? read(edit.file), edit));
  return texts;
}
