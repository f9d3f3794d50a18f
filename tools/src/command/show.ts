import { writePosition } from '@carillon/flow';
import { boardOf, drawing } from './board.ts';
import { type PipedIn, standIn, textOf } from './files.ts';
import { languageOf, type Options, oneOf, parsed, pathOf, seatOf, wholeNumberOf } from './flags.ts';

const OPTIONS: Options = { at: 'string', seat: 'string', as: 'string', language: 'string' };

/**
 * `carillon show FILE`: a position, or a record after one of its entries: in words, drawn, or in the notation. Words
 * and drawing show what `--seat` sees, by default what everybody may see; the notation by default shows everything.
 */
export async function show(args: readonly string[], piped: PipedIn): Promise<string> {
  const { flags, words } = parsed(args, OPTIONS);
  const form = oneOf(flags, 'as', ['words', 'svg', 'notation']);
  const language = languageOf(flags);
  const [path, entry] = [pathOf(words), wholeNumberOf(flags, 'at')];
  const { rules, state } = standIn(textOf(path, piped), entry);
  const seat = seatOf(flags, rules.seats);
  const view = rules.view(state, seat);
  if (form === 'notation') return writePosition(rules, seat === undefined ? state : rules.fromView(view));
  const board = await boardOf(rules.title);
  return form === 'svg' ? drawing(board, view, language) : `${board.title.describe(view, language).join('\n')}\n`;
}
