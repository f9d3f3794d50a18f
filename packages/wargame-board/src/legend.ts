import type { Language, Sign, Target } from '@carillon/board';

type Lines = readonly string[];

/** A title's sentences about single pieces, cards, places and signs; `[6.1]` in them refers to a rule. */
export interface LegendFacts<View, Piece extends string, Card extends string> {
  readonly isPiece: (id: string) => id is Piece;
  readonly isCard: (id: string) => id is Card;
  readonly piece: (view: View, id: Piece, language: Language) => Lines;
  readonly card: (id: Card, language: Language) => Lines;
  /** A space or box with its markers; none for other names. */
  readonly place: (view: View, id: string, language: Language) => Lines;
  /** The counters in a space or box. */
  readonly countersAt: (view: View, id: string, language: Language) => Lines;
  /** Tracks and markers beside the map: `hand:french` is `hand` of `french`. */
  readonly signs: Readonly<Record<string, (view: View, language: Language, of: string) => Lines>>;
}

/** Spells out a target or sign; without the counters of a space while they are `listed` elsewhere. */
export type Spelling<View, Result = Lines> = (
  view: View,
  what: Target | Sign,
  language: Language,
  listed?: boolean,
) => Result;

/** The print on a target or sign, and the markers on it. */
export const legendLines =
  <View, Piece extends string, Card extends string>(facts: LegendFacts<View, Piece, Card>): Spelling<View> =>
  (view, { kind, id }, language, listed = false) => {
    if (kind === 'piece' && facts.isPiece(id)) return facts.piece(view, id, language);
    if (kind === 'card' && facts.isCard(id)) return facts.card(id, language);
    if (kind === 'space')
      return [...facts.place(view, id, language), ...(listed ? [] : facts.countersAt(view, id, language))];
    const [what = '', of = ''] = id.split(':');
    return (kind === 'sign' && facts.signs[what]?.(view, language, of)) || [];
  };
