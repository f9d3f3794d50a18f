import type { Language } from '@carillon/board';
import type { PieceName, UnitKindName } from '@carillon/wilderness-war-rules/reference';
import { pieceFacts } from '../position/facts.ts';
import { say } from './index.ts';

/** The name of a kind of units, in the form for a number of them. */
export const kindWord = (kind: UnitKindName, count: number, language: Language): string =>
  say(language, `kind.${kind}`, { count });

/** The gender of a name, for words that agree with it; other languages than French need none. */
export type Gender = 'm' | 'f';

/** Kinds whose French name is feminine. */
const FEMININE: ReadonlySet<UnitKindName> = new Set(['canadian-militia', 'colonial-militia', 'light-infantry']);

/** The gender of a piece's name in French. */
export function genderOf(piece: PieceName | undefined): Gender {
  const facts = piece && pieceFacts(piece);
  return facts?.kind === 'unit' && FEMININE.has(facts.unitKind) ? 'f' : 'm';
}
