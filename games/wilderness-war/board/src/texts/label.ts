import { type Asked, frameOf, innermost, type Language, type Option, stepOf, type Target } from '@carillon/board';
import { type PieceName, type View, VP_COSTS } from '@carillon/wilderness-war-rules/reference';
import { argument } from '../gestures.ts';
import { isCard, isPiece, isPlace, isSide, isSpace } from '../position/facts.ts';
import { marching } from '../position/marching.ts';
import { firstKey, type KeyIn, maybe, say } from './index.ts';
import { genderOf } from './kinds.ts';
import { cardName, placeName, sideName } from './names.ts';
import { pieceInShort, pieceToChoose } from './pieces.ts';

/** The label of a choice's button or menu entry. */
export function label(view: View, asked: Asked, option: Option, language: Language, menuOf?: Target): string {
  const name = (kind: Target['kind']): string => wordName(view, argument(option, kind), language);
  const key = keyOf(view, asked, option);
  return say(language, menuOf?.kind === 'card' ? firstKey('label', key, `${key}.this`) : key, {
    card: name('card'),
    piece: name('piece'),
    short: shortWord(view, option, language),
    piece_gender: genderOf(pieceNamed(option)),
    space: name('space'),
    work: workName(view, option, language),
    vp: Math.abs(VP_COSTS.demolish),
    department: departmentName(option, language),
    verb: option.verb,
    names: option.args.join(', '),
    side: sideNamed(option, language),
  });
}

/** The label of choices made one after another: a siege or an assault, under the leader that the first of them names. */
export function planLabel(view: View, plan: readonly string[], language: Language): string {
  const [, leader = ''] = plan[0]?.split(' ') ?? [];
  if (!isPiece(leader)) return '';
  return say(language, plan.at(-1) === 'assault' ? 'plan.assault' : 'plan.siege', {
    short: pieceInShort(view, leader, language),
  });
}

/** The message for a verb; some differ by step or by effect. */
function keyOf(view: View, asked: Asked, option: Option): KeyIn<'label'> {
  const { verb } = option;
  if (verb === 'done') return keyOfDone(view);
  if (verb === 'build') return keyOfBuild(view, option);
  if (verb === 'demolish' && isFort(view, option)) return 'label.demolish.fort';
  if (verb === 'stop' && marching(view)?.spent === 0) return 'label.stop.setOut';
  const plain = firstKey('label', 'label.other', `label.${verb}.${asked.procedure}`, `label.${verb}`);
  return plain === 'label.lose' && isLastStep(view, option) ? 'label.lose.last' : plain;
}

/** `done` ends different things. */
function keyOfDone(view: View): KeyIn<'label.done'> {
  const frame = innermost(view.stack);
  if (frame === undefined) return 'label.done';
  const chosen = frame.procedure === 'activation' && frame.step === 'choose' && frame.locals.force.length > 0;
  return chosen
    ? 'label.done.activation.choose.begin'
    : firstKey('label.done', 'label.done', `label.done.${stepOf(frame)}`);
}

/** 5.41 A stockade; 5.42 a fort begun, or completed if one is under construction. */
function keyOfBuild(view: View, option: Option): KeyIn<'label.build'> {
  if (!frameOf(view.stack, 'construction')?.locals.forts) return 'label.build.stockade';
  const where = argument(option, 'space')?.id ?? '';
  const started = isSpace(where) && (view.works[where] ?? '').endsWith('-started');
  return started ? 'label.build.complete' : 'label.build.begin';
}

/** 5.46 Whether a finished fort is demolished, which costs VP. */
function isFort(view: View, option: Option): boolean {
  const where = argument(option, 'space')?.id ?? '';
  return isSpace(where) && /^(french|british)-fort$/.test(view.works[where] ?? '');
}

function isLastStep(view: View, option: Option): boolean {
  const piece = pieceNamed(option);
  return piece !== undefined && view.reduced.includes(piece);
}

/** The name on the counter of the piece in a choice, and whether it is reduced. */
function shortWord(view: View, option: Option, language: Language): string {
  const piece = pieceNamed(option);
  return piece === undefined ? '' : pieceInShort(view, piece, language);
}

/** The piece that a choice names. */
function pieceNamed(option: Option): PieceName | undefined {
  const piece = argument(option, 'piece')?.id;
  return piece !== undefined && isPiece(piece) ? piece : undefined;
}

/** The contents of the space in a choice. */
function workName(view: View, option: Option, language: Language): string {
  const where = argument(option, 'space')?.id ?? '';
  const work = isSpace(where) ? view.works[where] : undefined;
  return work && work !== 'none' ? say(language, `work.${work}`) : '';
}

function sideNamed(option: Option, language: Language): string {
  const [word = ''] = option.args;
  return isSide(word) ? sideName(word, language) : '';
}

const departmentName = (option: Option, language: Language): string =>
  maybe(language, `department.${option.args[0] ?? ''}`);

/** A target by its usual name: pieces with the details that matter for a choice. */
function wordName(view: View, target: Target | undefined, language: Language): string {
  const id = target?.id ?? '';
  if (target?.kind === 'card' && isCard(id)) return cardName(id, language);
  if (target?.kind === 'piece' && isPiece(id)) return pieceToChoose(view, id, language);
  return isPlace(id) ? placeName(id, language) : '';
}
