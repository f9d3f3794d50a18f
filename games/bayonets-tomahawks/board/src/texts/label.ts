import { PIECES, POINTS, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Asked, frameOf, innermost, type Language, type Option, stepOf, type Target } from '@carillon/board';
import { namesCards } from '../gestures.ts';
import {
  isCard,
  isConnection,
  isImmobile,
  isLight,
  isPiece,
  isSide,
  isSpace,
  otherEnd,
  sideOf,
} from '../position/facts.ts';
import { boardPlaceOf, places } from '../position/places.ts';
import { unspent } from '../position/points.ts';
import { counters } from '../position/stacks.ts';
import { firstKey, isKey, type KeyIn, say } from './index.ts';
import { cardName, pieceName, pieceWithKind, placeName, pointName, roadName, sideName } from './names.ts';

/** The label of a choice's button; in the menu of a place, an Action's without the place. */
export function label(view: View, _asked: Asked, option: Option, language: Language, menuOf?: Target): string {
  const { verb, args } = option;
  const words = {
    ...NOTHING,
    left: unspent(view).length,
    ...Object.fromEntries(args.flatMap((word) => wordsFor(view, verb, word, language))),
  };
  const names = args.map((word) => wordsFor(view, verb, word, language)[0]?.[1] ?? word).join(', ');
  const done = say(language, keyOf(view, option), { ...words, verb, names });
  const from = menuOf === undefined ? placeOfAction(view, option) : undefined;
  return from === undefined ? done : say(language, 'deedAt', { deed: done, space: placeName(from, language) });
}

/** The space where an Action that spends a point would begin. */
function placeOfAction(view: View, { args: [point = '', whom = ''] }: Option): string | undefined {
  const asking = innermost(view.stack);
  if (asking?.procedure !== 'action-phase' || asking.step !== 'act' || !POINTS.includes(point)) return undefined;
  return isPiece(whom) ? boardPlaceOf(view, whom) : whom;
}

const NOTHING = { space: '', piece: '', card: '', ap: '', road: '', side: '', chit: 0, left: 0 };

type Words = [name: string, text: string | number][];

/** The thing that an argument of a choice names, and its parameter in messages. */
function wordsFor(view: View, verb: string, word: string, language: Language): Words {
  if (isCard(word) && namesCards(verb)) return [['card', cardName(word, language)]];
  if (POINTS.includes(word)) return [['ap', pointName(view, word, language)]];
  if (isPiece(word)) return [['piece', asItLies(view, verb, word, language)]];
  if (isSide(word)) return [['side', sideName(word, language)]];
  if (isConnection(word)) return roadWords(view, word, language);
  if (isSpace(word) || places.pointOf(word) !== undefined) return [['space', placeName(word, language)]];
  const chit = /^(?:french|british)-(\d)-\d+$/.exec(word)?.[1];
  return chit === undefined ? [['space', placeName(word, language)]] : [['chit', Number(chit)]];
}

/** A Road by its far end. */
function roadWords(view: View, road: Parameters<typeof roadName>[0], language: Language): [string, string][] {
  const from = frameOf(view.stack, 'construction')?.locals.at;
  const to: [string, string][] = from === undefined ? [] : [['space', placeName(otherEnd(road, from), language)]];
  return [['road', roadName(road, language)], ...to];
}

/** Verbs that only one kind of unit can do: its name need not say which. */
const OF_ONE_KIND: ReadonlySet<string> = new Set(['raid', 'construct', 'lead', 'highland']);

/** A counter with the details that matter for a choice: its kind, since a proper name does not tell it, and its state. */
function asItLies(view: View, verb: string, piece: Parameters<typeof pieceName>[0], language: Language): string {
  const details = counters.stateOf(view, piece).reduced ? [say(language, 'state.reduced')] : [];
  if (!OF_ONE_KIND.has(verb)) return pieceWithKind(piece, language, ...details);
  return [pieceName(piece, language), ...details.map((each) => `(${each})`)].join(' ');
}

/** The message for a verb; some differ by step or by object. */
function keyOf(view: View, { verb, args }: Option): KeyIn<'label'> {
  const asking = innermost(view.stack);
  const place = asking && stepOf(asking);
  if (verb === 'raid') return args.length > 0 ? 'label.raid.action' : 'label.raid.raid';
  if (verb === 'land' && args.length === 0) return 'label.land.now';
  if (verb === 'stay' && args.length > 0) return 'label.stay.piece';
  if (verb === 'forced' && !gainsByForcedMarch(view, args[1])) return 'label.forced.light';
  if (verb === 'construct' && place === 'action-phase.frenzy') return 'label.construct.frenzy';
  const stage = frameOf(view.stack, 'action-phase')?.locals.stage ?? '';
  return firstKey(
    'label',
    'label.other',
    `label.${verb}.${place}.${stage}`,
    `label.${verb}.${place}`,
    `label.${verb}.${asking?.procedure}`,
    `label.${verb}`,
  );
}

/** Forced March (10, 24): whether a unit in a space has one more point, so whether any is there besides Light units. */
function gainsByForcedMarch(view: View, at: string | undefined): boolean {
  const side = frameOf(view.stack, 'action-phase')?.locals.side;
  return PIECES.some(
    (piece) =>
      boardPlaceOf(view, piece) === at &&
      sideOf(view, piece) === side &&
      !view.spent.includes(piece) &&
      !isImmobile(piece) &&
      !isLight(piece),
  );
}

/** An Action without its unit, if many units of a stack could do it. */
export function verbName(verb: string, language: Language): string | undefined {
  const key = `verb.${verb}` as const;
  return isKey(key) ? say(language, key) : undefined;
}
