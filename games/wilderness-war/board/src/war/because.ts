import type { Language } from '@carillon/board';
import { SCENARIO_FACTS, type View } from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { score } from '../texts/opening.ts';

/** The VP with which a side wins by a rule at the end of a year: 13.11 in every year, 13.12 and 13.13 in the last. */
function enoughFor({ scenario, year }: View, winner: string, rule: string): number | undefined {
  const facts = SCENARIO_FACTS.find(({ id }) => id === scenario);
  if (facts === undefined) return undefined;
  if (rule !== '13.11') return winner === 'french' ? facts.victory.frenchVp : facts.victory.britishVp;
  const early = winner === 'french' ? facts.suddenDeath.frenchByYear.find((each) => each.year === year)?.vp : undefined;
  return Math.min(facts.suddenDeath.vp, early ?? Number.POSITIVE_INFINITY);
}

/** 13.1 The reason for the result: the VP and the number that was enough, or the places that the British hold. */
export function because(
  view: View,
  { winner, rule }: { readonly winner: string | null; readonly rule: string },
  language: Language,
): string {
  const words = { score: score(view.vp, language), year: view.year };
  if (winner === null) return say(language, 'outcome.neither', words);
  const enough = enoughFor(view, winner, rule);
  const own = winner === 'french' ? view.vp : -view.vp;
  if (enough !== undefined && own >= enough) return say(language, 'outcome.enough', { ...words, points: enough });
  // 13.14 In a tournament the French win without enough VP; 13.11 and 13.12 the British win by the places that they
  // hold.
  return say(language, winner === 'french' ? 'outcome.neither' : 'outcome.held', words);
}
