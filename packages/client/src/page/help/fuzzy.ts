import MiniSearch from 'minisearch';
import { folded } from './folded.ts';

/** An entry of the search: its heading, the phrases that players use for it, and its text. */
export interface Findable {
  readonly head: string;
  readonly also: string;
  readonly text: string;
}

/** Words of a question that say nothing about its subject. */
const IDLE: ReadonlySet<string> = new Set(
  `a an and are can could do does for from get have how i if in is it its may me must my of on or should the their them then
  there they this to was what when where which who why will with you your au aux avec ce ces comment dans de des du elle en
  est et il ils je la le les leur lui ma mes mon ne nous on ou par pas peut peux plus pour pourquoi puis quand que quel quelle
  quelles quels qui quoi c d j l m n qu s t sa se ses si son sont sur ta tu un une vos votre vous`.split(/\s+/),
);

/** How far a word may be misspelt, as a share of its length. */
const MISSPELT = 0.25;
/** Shorter words must be spelt correctly. */
const SHORT = 4;

/** Whether a folded word says nothing about the subject of a question. */
export const isIdle = (word: string): boolean => IDLE.has(word);

const subjectWord = (term: string): string | null => {
  const word = folded(term);
  return isIdle(word) ? null : word;
};

/**
 * Finds entries for a question that no text matches word for word, because it has misspelt words, beginnings of words
 * or idle words. Returns their indices in the list, the best first, each with its own words that match.
 */
export function fuzzySearch(
  all: readonly Findable[],
  question: string,
): readonly { readonly place: number; readonly words: readonly string[] }[] {
  const index = new MiniSearch<Findable & { readonly id: number }>({
    fields: ['head', 'also', 'text'],
    processTerm: subjectWord,
  });
  index.addAll(all.map(({ head, also, text }, id) => ({ id, head, also, text })));
  const found = index.search(question, {
    combineWith: 'AND',
    boost: { head: 3, also: 2 },
    prefix: (term) => term.length >= SHORT,
    fuzzy: (term) => (term.length >= SHORT ? MISSPELT : false),
  });
  return found.map(({ id, terms }) => ({ place: Number(id), words: terms }));
}
