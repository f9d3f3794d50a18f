import { type Language, listed } from '@carillon/board';
import { PIECE_FACTS, type PieceName, type UnitKindName, type View } from '@carillon/wilderness-war-rules/reference';
import { isLeader, pieceFacts } from '../position/facts.ts';
import { counters, type Group, type PieceState, rankOf } from '../position/stacks.ts';
import { say } from './index.ts';
import { type Gender, genderOf, kindWord } from './kinds.ts';

/** A piece by name and kind: `Lévis`, `Artois (Regular)`, `Rangers`. */
export function pieceName(piece: PieceName, language: Language): string {
  const facts = pieceFacts(piece);
  if (facts.kind === 'leader') return facts.name;
  const kind = kindWord(facts.unitKind, 1, language);
  return haveOwnNames(facts.unitKind) ? say(language, 'unitOf', { name: facts.name, kind }) : kind;
}

/** A leader with his ratings (Initiative, Command and Tactics); a unit full or reduced; either inside or not. */
export function pieceAsItLies(view: View, piece: PieceName, language: Language): string {
  return withState(ratedName(piece, language), counters.stateOf(view, piece), genderOf(piece), language);
}

/** The same within a sentence about a choice, where activation makes no difference. */
export function pieceToChoose(view: View, piece: PieceName, language: Language): string {
  return withState(
    ratedName(piece, language),
    { ...counters.stateOf(view, piece), acted: false },
    genderOf(piece),
    language,
  );
}

/** The same by the name on its counter, for a button. */
export const pieceInShort = (view: View, piece: PieceName, language: Language): string =>
  withState(shortName(piece, language), { ...counters.stateOf(view, piece), acted: false }, genderOf(piece), language);

function ratedName(piece: PieceName, language: Language): string {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? say(language, 'leaderRatings', { ...facts }) : pieceName(piece, language);
}

/** The names of the units of each kind. */
const namesByKind = new Map<UnitKindName, Set<string>>();
for (const facts of PIECE_FACTS)
  if (facts.kind === 'unit')
    namesByKind.set(facts.unitKind, (namesByKind.get(facts.unitKind) ?? new Set()).add(facts.name));

/** Whether units of a kind have names of their own: then the names differ. */
const haveOwnNames = (kind: UnitKindName): boolean => (namesByKind.get(kind)?.size ?? 0) > 1;

/** The short name of a group of identical pieces: a leader, a regiment, or the kind of several units. */
export function groupName(group: Group, language: Language): string {
  const name = group.pieces.length > 1 ? severalOf(group.first, language) : shortName(group.first, language);
  return withState(name, group, genderOf(group.first), language);
}

/** A name with the visible state of its piece: reduced, inside, activated. */
function withState(name: string, state: PieceState, name_gender: Gender, language: Language): string {
  const full = state.reduced ? say(language, 'unitReduced', { name }) : name;
  const where = state.inside ? say(language, 'pieceInside', { name: full }) : full;
  return state.acted ? say(language, 'pieceActed', { name: where, name_gender }) : where;
}

function severalOf(piece: PieceName, language: Language): string {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? facts.name : kindWord(facts.unitKind, 2, language);
}

/** The kind of a unit, whatever its name; a leader's name. */
export function kindName(piece: PieceName, language: Language): string {
  const facts = pieceFacts(piece);
  return facts.kind === 'leader' ? facts.name : kindWord(facts.unitKind, 1, language);
}

/** The name on the counter, or the kind of units without one. */
function shortName(piece: PieceName, language: Language): string {
  const facts = pieceFacts(piece);
  if (facts.kind === 'leader' || haveOwnNames(facts.unitKind)) return facts.name;
  return kindWord(facts.unitKind, 1, language);
}

/** Several pieces in one phrase: leaders by name, then units counted by kind. */
export function piecesPhrase(pieces: readonly PieceName[], language: Language): string {
  const [only, ...more] = pieces;
  if (only === undefined) return say(language, 'force.nobody');
  if (more.length === 0) return pieceName(only, language);
  const leaders = pieces.filter(isLeader).map((leader) => pieceFacts(leader).name);
  return listed([...leaders, ...countedKinds(pieces, language)], language);
}

/** From this number of tribes on, the Indian units of a force are counted together. */
const TRIBES = 3;

/** A whole force in one phrase, where the tribes make no difference: `Montcalm, 2 Regulars, and 4 Indians`. */
export function forceListed(pieces: readonly PieceName[], language: Language): string {
  const indians = pieces.filter(isIndian);
  const tribes = new Set(indians.map((piece) => kindName(piece, language)));
  if (tribes.size < TRIBES) return piecesPhrase(pieces, language);
  const leaders = pieces.filter(isLeader).map((leader) => pieceFacts(leader).name);
  const others = countedKinds(
    pieces.filter((piece) => !isIndian(piece)),
    language,
  );
  return listed([...leaders, ...others, say(language, 'indians', { count: indians.length })], language);
}

function isIndian(piece: PieceName): boolean {
  const facts = pieceFacts(piece);
  return facts.kind === 'unit' && facts.class === 'indian';
}

/** The maximum number of pieces named one by one in a question. */
const NAMED = 3;

/**
 * A force in a few words: `Montcalm with 6 units`. Without a commander it is named after the highest in rank, or all of
 * equal rank.
 */
export function forcePhrase(pieces: readonly PieceName[], language: Language, commander?: PieceName | null): string {
  if (pieces.length <= NAMED) return piecesPhrase(pieces, language);
  const heads = commander && pieces.includes(commander) ? [commander] : highest(pieces.filter(isLeader));
  const units = pieces.filter((piece) => !isLeader(piece)).length;
  if (heads.length === 0) return say(language, 'force.units', { units });
  const leader = listed(
    heads.map((head) => pieceFacts(head).name),
    language,
  );
  return say(language, 'force.led', { leader, units });
}

/** The grammatical number of that phrase: `Montcalm with 6 units` is one. */
export function forceCount(pieces: readonly PieceName[], commander?: PieceName): number {
  if (pieces.length <= NAMED) return pieces.length;
  const heads = commander && pieces.includes(commander) ? [commander] : highest(pieces.filter(isLeader));
  return heads.length > 0 ? heads.length : pieces.length;
}

/** The leaders of the highest rank. */
function highest(leaders: readonly PieceName[]): readonly PieceName[] {
  const top = Math.max(...leaders.map(rankOf));
  return leaders.filter((leader) => rankOf(leader) === top);
}

function countedKinds(pieces: readonly PieceName[], language: Language): string[] {
  const counts = new Map<UnitKindName, number>();
  for (const piece of pieces) {
    const facts = pieceFacts(piece);
    if (facts.kind === 'unit') counts.set(facts.unitKind, (counts.get(facts.unitKind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kindWord(kind, count, language)}`);
}
