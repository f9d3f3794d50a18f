import {
  COMMANDERS,
  PIECES,
  type PieceName,
  type SavedFrame,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { type ArgsOf, type ByProcedure, byProcedure, type Language, type Option } from '@carillon/board';
import { isCommander, isPiece, pieceFacts } from '../position/facts.ts';
import { boardPlaceOf } from '../position/places.ts';
import { type Deck, unspent } from '../position/points.ts';
import { counters } from '../position/stacks.ts';
import { type Args, type KeyIn, say } from './index.ts';
import {
  apExplained,
  cardName,
  cardWithPoints,
  counted,
  drawnName,
  pieceName,
  pieceNames,
  pieceWithKind,
  placeName,
} from './names.ts';

interface Asking {
  readonly view: View;
  /** The seat that is asked. */
  readonly seat: string;
  readonly options: readonly Option[];
  readonly language: Language;
}

/** The names in a procedure's questions, read from its locals and from the choices. */
export const questionParams = (frame: SavedFrame, asking: Asking): QuestionParams => ({
  ...NOTHING,
  ...byProcedure(PARAMS, frame, asking, asking.language),
});

/** The names in the questions, besides the side to choose. */
type QuestionParams = Omit<ArgsOf<Args, KeyIn<'prompt'>>, 'side'>;

/** Names that a procedure's questions do not use. */
const NOTHING: QuestionParams = {
  space: '',
  piece: '',
  card: '',
  left: 0,
  group: '',
  points: '',
  others: '',
  force: '',
  lost: '',
  stack: '',
  from: '',
  token: '',
};

const piece = (one: PieceName | null | undefined, language: Language): string => (one ? pieceName(one, language) : '');

const PARAMS: ByProcedure<SavedFrame, [asking: Asking, language: Language], Partial<QuestionParams>> = {
  'action-round': (_frame, { view, seat }, language) => ({ card: enemyCards(view, seat, language) }),
  'action-phase': (_frame, { view }, language) => ({ points: usablePoints(view, language) }),
  'pick-event': ({ locals: { card, left, now } }, { options }, language) => ({
    card: cardName(card, language),
    left,
    piece: piece(now ?? onlyPiece(options), language),
  }),
  'stack-event': ({ locals }, _asking, language) => ({ card: cardName(locals.card, language) }),
  'round-up': (_frame, { options }, language) => ({ lost: pieceNames(lostOnes(options), language) }),
  raid: ({ locals: { at, left, raider } }, _asking, language) => ({
    space: placeName(at, language),
    left,
    piece: piece(raider, language),
  }),
  march: ({ locals: { at, force } }, _asking, language) => ({
    space: placeName(at, language),
    force: forceName(force, language),
  }),
  sail: ({ locals }, _asking, language) => ({ space: placeName(locals.from, language) }),
  marshal: ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  construction: ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  'emergency-artillery': ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  battle: ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  retreat: ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  volley: ({ locals }, _asking, language) => ({ group: say(language, `group.${locals.group}`) }),
  'bag-draw': ({ locals: { token } }, _asking, language) => ({ token: drawnName(token ?? '', language) }),
  placement: (_frame, asking, language) => placing(asking, ['arriving'], language),
  enlistment: (_frame, asking, language) => placing(asking, ['arriving', 'disbanded'], language),
  'return-to-colonies': ({ locals: { at, force, side } }, { view }, language) => {
    const stack = counters.stacksAt(view, at).find((each) => each.side === side);
    const goers = force.length > 0 || !stack ? force : [...stack.leaders, ...stack.units];
    return { space: placeName(at, language), stack: forceName(goers, language) };
  },
  'voyage-home': ({ locals }, _asking, language) => ({ space: placeName(locals.at, language) }),
  redeployment: ({ locals: { now } }, { view }, language) => ({
    piece: piece(now, language),
    from: placeOf(view, now, language),
  }),
};

/** 7.1 The revealed cards of a seat's enemy, each with its Action Points. */
function enemyCards(view: View, seat: string, language: Language): string {
  const decks: readonly Deck[] = seat === 'french' ? ['british'] : ['french', 'indian'];
  const shown = decks.flatMap((deck) => view.played[deck] ?? []);
  return new Intl.ListFormat(language).format(shown.map((card) => cardWithPoints(card, language, 'cardShown')));
}

/** The counter that every choice is about. */
function onlyPiece(options: readonly Option[]): PieceName | undefined {
  const [one, ...others] = new Set(options.flatMap(({ args }) => args.filter(isPiece)));
  return others.length === 0 ? one : undefined;
}

/** The piece being placed (15.3, 16.3), and those drawn and still to come, as a separate sentence. */
function placing({ view, options }: Asking, places: readonly string[], language: Language): Partial<QuestionParams> {
  const now = onlyPiece(options);
  if (now === undefined) return { piece: '', others: '' };
  const { side } = pieceFacts(now);
  const left = PIECES.filter((each) => {
    const isWaiting = each !== now && places.includes(String(view.place[each])) && pieceFacts(each).side === side;
    return isWaiting && !isCommander(each);
  });
  const names = counted(left.map((each) => withLed(view, each, pieceName(each, language), language)));
  const pieces = new Intl.ListFormat(language).format(names);
  const others = left.length === 0 ? '' : say(language, 'stillToCome', { pieces });
  return { piece: withLed(view, now, pieceWithKind(now, language), language), others };
}

/** The name of a piece, with the Commander that it brings: nobody is asked where he is placed (15.2.2). */
function withLed(view: View, piece: PieceName, name: string, language: Language): string {
  const led = COMMANDERS.filter((each) => view.broughtBy[each] === piece);
  return led.length === 0 ? name : say(language, 'placedWith', { piece: name, commander: pieceNames(led, language) });
}

/** The number of names that a prompt has room for. */
const NAMED = 4;

/** A force by the names of its first pieces and the number of the others. */
function forceName(pieces: readonly PieceName[], language: Language): string {
  if (pieces.length <= NAMED) return pieceNames(pieces, language);
  const named = pieces.slice(0, NAMED - 1).map((each) => pieceName(each, language));
  const more = say(language, 'andMore', { count: pieces.length - named.length });
  return new Intl.ListFormat(language).format([...counted(named), more]);
}

/** The units that could come back from the Losses box. */
const lostOnes = (options: readonly Option[]): PieceName[] => [
  ...new Set(options.flatMap(({ verb, args }) => (verb === 'back' ? args.filter(isPiece) : []))),
];

/** The place of a counter; empty if it is not on the board. */
function placeOf(view: View, one: PieceName | null, language: Language): string {
  const at = one === null ? undefined : boardPlaceOf(view, one);
  return at === undefined ? '' : placeName(at, language);
}

/** The points that may be spent now, identical ones with their number. */
function usablePoints(view: View, language: Language): string {
  const names = counted(unspent(view).map(({ facts }) => apExplained(facts, language)));
  return names.length === 0 ? '–' : names.join(', ');
}
