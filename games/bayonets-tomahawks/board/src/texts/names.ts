import {
  type ApFacts,
  type CardName,
  type ConnectionName,
  type OptionName,
  type PieceFacts,
  type PieceName,
  type SideName,
  TABLE_OPTIONS,
  TOKEN_FACTS,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language } from '@carillon/board';
import { type NameOf, placeNamesIn } from '@carillon/wargame-board';
import { cardFacts, connectionFacts, isPiece, isSpace, pieceFacts, spaceFacts } from '../position/facts.ts';
import { pointFacts } from '../position/points.ts';
import type { Used } from '../position/room.ts';
import { firstKey, isKey, maybe, say, sayAny } from './index.ts';
import { kindsFr } from './kinds-fr.ts';
import { titlesFr } from './titles-fr.ts';

// The names of things in the user's language.

export const sideName = (side: SideName, language: Language): string => say(language, side);

/** Open readings that differ from the default at a table, each with its name and value. */
export const agreedWords = (options: readonly OptionName[], language: Language): string =>
  TABLE_OPTIONS.filter(({ name }) => options.includes(name))
    .map(({ name, values: [, other] }) => `${agreeWord(name, language)} (${agreeWord(`${name}.${other}`, language)})`)
    .join(', ');

/** A text of the start page about an option. */
export const agreeWord = (name: string, language: Language): string => maybe(language, `agree.${name}`);

/** A faction in the middle of a sentence, or nobody. */
export const theSide = (side: SideName | null, language: Language): string =>
  say(language, side === null ? 'nobody' : side === 'french' ? 'theFrench' : 'theBritish');

const names = placeNamesIn(
  { isKey, sayAny },
  (place) => (isSpace(place) ? spaceFacts(place).name : place),
  // `les mines` has an article; in `la Côte de Beaupré` it is part of the name.
  /^(?:le|la|les) (?=\p{Ll})/u,
);
export const placeName: NameOf = names.placeName;
export const mapName: NameOf = names.mapName;
export const sheetText: NameOf = names.sheetText;

/** Proper names stay; words of the language are translated. */
export function pieceName(piece: PieceName, language: Language): string {
  const { kind, name } = pieceFacts(piece);
  return language === 'fr' ? (kindsFr[kind] ?? name) : name;
}

const KINDS: { readonly [T in PieceFacts['type']]?: string } = {
  light: 'light',
  indian: 'indian',
  'indian-nation': 'indian',
  highland: 'brigade',
  'metropolitan-brigade': 'brigade',
  'colonial-brigade': 'brigade',
  canadiens: 'brigade',
  fleet: 'fleet',
  fort: 'fort',
  artillery: 'artillery',
  commander: 'commander',
};

/** The kind of a counter in words, unless its name says it: `Light unit` for Putnam, nothing for Royal Artillery. */
export function kindWord(piece: PieceName, language: Language): string | undefined {
  const kind = KINDS[pieceFacts(piece).type];
  const word = kind === undefined ? '' : maybe(language, `kind.${kind}`);
  const name = pieceName(piece, language).toLowerCase();
  return word === '' || name.includes('(light)') || name.includes(word.toLowerCase()) ? undefined : word;
}

/** A counter by its name, with its kind and other details in brackets: `Putnam (Light unit)`. */
export function pieceWithKind(piece: PieceName, language: Language, ...details: readonly string[]): string {
  const kind = kindWord(piece, language);
  const all = [...(kind === undefined ? [] : [kind]), ...details];
  const name = pieceName(piece, language);
  return all.length === 0 ? name : `${name} (${all.join(', ')})`;
}

/** Who rolls a die of a Battle; Militia have no counters of their own (13.2.1), and the eliminated still roll (13.3.3). */
export function rollerName(piece: PieceName | null, eliminated: boolean, language: Language): string {
  const name = piece === null ? say(language, 'militia') : pieceName(piece, language);
  return eliminated ? say(language, 'rollsStill', { piece: name }) : name;
}

/** Several counters: identical ones once, with their number; a long list shortened. */
export function pieceNames(pieces: readonly PieceName[], language: Language): string {
  const names = counted(pieces.map((piece) => pieceName(piece, language)));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** Names, each once with its number: `Light ×2`. */
export function counted(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

/** The title of a card's event; its number if it has none. */
export function cardName(card: CardName, language: Language): string {
  const { event, title, number } = cardFacts(card);
  if (event === null || title === null) return say(language, 'cardName', { number });
  return language === 'fr' ? titlesFr[event] : title;
}

export function apName({ type, double }: ApFacts, language: Language): string {
  const ap = say(language, `ap.${type}`);
  return double ? say(language, 'ap.double', { ap }) : ap;
}

/** An Action Point's name, with the use of a doubled one (7.3.4). */
export function apExplained(facts: ApFacts, language: Language): string {
  const ap = apName(facts, language);
  if (!facts.double) return ap;
  return say(language, facts.type === 'sail-army' ? 'ap.explained.sail' : 'ap.explained', { ap });
}

/** A card with the Action Points printed on it, alike ones once with their number; some cards have none. */
export function cardWithPoints(card: CardName, language: Language, text: 'aloud.card' | 'cardShown'): string {
  const name = cardName(card, language);
  const points = counted(cardFacts(card).actionPoints.map((point) => apName(point, language))).join(', ');
  return points === '' ? name : say(language, text, { card: name, points });
}

export function pointName(view: View, point: string, language: Language): string {
  const facts = pointFacts(view, point);
  return facts ? apName(facts, language) : point;
}

export function roadName(road: ConnectionName, language: Language): string {
  const { a, b } = connectionFacts(road);
  return `${placeName(a, language)} – ${placeName(b, language)}`;
}

/** The words of a used connection, for a line about the units that may still use it (10.1). */
export const usedWords = (
  { connection, side, left }: Used,
  to: Language,
): { side: string; road: string; left: number } => ({ side: sideName(side, to), road: roadName(connection, to), left });

/** A drawn counter or token. */
export function drawnName(drawn: string, language: Language): string {
  if (isPiece(drawn)) return pieceName(drawn, language);
  const kind = TOKEN_FACTS.find(({ id }) => id === drawn)?.kind ?? drawn;
  const plain = kind.replace(/-(british|french|colonial)$/, '');
  const key = firstKey('token', 'token.vow-fewer-troops', `token.${kind}`, `token.${plain}`);
  return say(language, key);
}
