import type { Asked, Language, Option } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules';
import { targetOfOption } from '../gestures.ts';
import { isCard, isPiece, isPlace } from '../position/facts.ts';
import { frameOf, piecesIn } from '../position/running.ts';
import { firstKey, type MessageKey, say } from './index.ts';
import { cardName, placeName } from './names.ts';
import { pieceAsItLies } from './pieces.ts';

/** The words on a choice's button or in its menu. */
export function label(view: View, asked: Asked, option: Option, language: Language): string {
  const names = option.args.map((word) => wordName(view, word, language));
  const [card, piece, space] = [
    nameOfKind(view, option, 'card', language),
    nameOfPiece(view, option, language),
    spaceOf(option),
  ];
  return say(language, keyOf(view, asked, option), {
    card,
    piece,
    space,
    verb: option.verb,
    names: names.join(', '),
  });
}

/** The message for a verb: for some, another one by step or by what it would do. */
function keyOf(view: View, asked: Asked, option: Option): MessageKey {
  const { verb } = option;
  if (verb === 'done') return keyOfDone(view, asked);
  if (verb === 'lose' && isLastStep(view, option)) return 'label.lose.last';
  return firstKey('label.other', `label.${verb}.${asked.procedure}`, `label.${verb}`);
}

/** `done` ends different things. */
function keyOfDone(view: View, asked: Asked): MessageKey {
  if (asked.procedure === 'activation' && asked.step === 'choose') {
    return piecesIn(frameOf(view, 'activation'), 'force').length > 0 ? 'label.done.begin' : 'label.done.choose';
  }
  return firstKey('label.done', `label.done.${asked.step}`);
}

function isLastStep(view: View, option: Option): boolean {
  const [piece] = option.args;
  return piece !== undefined && isPiece(piece) && view.reduced.includes(piece);
}

function nameOfKind(view: View, option: Option, kind: 'card', language: Language): string {
  const target = targetOfOption(option);
  return target?.kind === kind ? wordName(view, target.id, language) : '';
}

function nameOfPiece(view: View, option: Option, language: Language): string {
  const target = targetOfOption(option);
  return target?.kind === 'piece' && isPiece(target.id) ? pieceAsItLies(view, target.id, language) : '';
}

/** The last argument that names a space: where to. */
function spaceOf(option: Option): string {
  const word = option.args.at(-1);
  return word !== undefined && isPlace(word) ? placeName(word) : '';
}

/** Any argument as the reader knows it. */
function wordName(view: View, word: string, language: Language): string {
  if (isCard(word)) return cardName(word, language);
  if (isPlace(word)) return placeName(word);
  return isPiece(word) ? pieceAsItLies(view, word, language) : word;
}
