import { type Catalogue, type Language, sentences, type Target, wordsOf } from '@carillon/board';
import type { JoinedPlaces } from './places.ts';
import type { AnyStack, Counters } from './stacks.ts';

// A position in words, for users of screen readers.

/** The messages for a piece that is read aloud. */
interface AloudArgs {
  readonly 'aloud.piece': { readonly name: string; readonly side: string };
  readonly 'aloud.pieceAt': { readonly name: string; readonly side: string; readonly place: string };
}

/** A title's words about single parts of a position. */
export interface WordFacts<View, Piece extends string, Card extends string, Stack extends AnyStack<Piece>> {
  readonly catalogue: Catalogue<AloudArgs>;
  readonly places: JoinedPlaces;
  readonly counters: Counters<View, Piece, Stack, unknown>;
  readonly isCard: (id: string) => id is Card;
  readonly placeName: (place: string, language: Language) => string;
  readonly pieceName: (piece: Piece, language: Language) => string;
  /** The side of a piece, in words. */
  readonly sideOf: (view: View, piece: Piece, language: Language) => string;
  readonly cardAloud: (card: Card, language: Language) => string;
  /** A stack in a few words, without its place. */
  readonly stackAloud: (view: View, stack: Stack, language: Language) => string;
  /** A stack in a line of its own. */
  readonly stackLine: (view: View, stack: Stack, language: Language) => string;
  /** The markers in a place, one per line. */
  readonly marksAt: (view: View, place: string, language: Language) => readonly string[];
  /** The lines before the places (the state of play) and after them (the contents beside the board). */
  readonly before: (view: View, language: Language) => readonly string[];
  readonly after: (view: View, language: Language) => readonly string[];
}

/** A position in words. */
export interface InWords<View> {
  /** The whole position: the state of play, then every place with contents, in the order of the map's list. */
  readonly describe: (view: View, language: Language) => readonly string[];
  /** The target of the ring: a place with the stacks there, a piece with its side and place, or a card. */
  readonly aloud: (view: View, target: Target, language: Language) => string;
}

/** Puts a title's positions into words. */
export function inWords<View, Piece extends string, Card extends string, Stack extends AnyStack<Piece>>(
  facts: WordFacts<View, Piece, Card, Stack>,
): InWords<View> {
  const { places, counters, placeName } = facts;
  const placeLines = (view: View, place: string, language: Language): readonly string[] => [
    ...facts.marksAt(view, place, language),
    ...counters.stacksAt(view, place).map((stack) => facts.stackLine(view, stack, language)),
  ];
  return {
    describe: (view, language) => [
      ...facts.before(view, language),
      ...places.all.flatMap((place) => placeLines(view, place, language)),
      ...facts.after(view, language),
    ],
    aloud(view, { kind, id }, language) {
      if (kind === 'card') return facts.isCard(id) ? facts.cardAloud(id, language) : id;
      if (kind === 'piece') return counters.isPiece(id) ? pieceAloud(facts, view, id, language) : id;
      const stacks = counters.stacksAt(view, id).map((stack) => facts.stackAloud(view, stack, language));
      return sentences([placeName(id, language), ...stacks]);
    },
  };
}

function pieceAloud<View, Piece extends string, Card extends string, Stack extends AnyStack<Piece>>(
  { catalogue, counters, placeName, pieceName, sideOf }: WordFacts<View, Piece, Card, Stack>,
  view: View,
  piece: Piece,
  language: Language,
): string {
  const { say } = wordsOf(catalogue);
  const place = counters.placeOf(view, piece);
  const params = { side: sideOf(view, piece, language), name: pieceName(piece, language) };
  return place === undefined
    ? say(language, 'aloud.piece', params)
    : say(language, 'aloud.pieceAt', { ...params, place: placeName(place, language) });
}
