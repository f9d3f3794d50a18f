import { SCENARIO_FACTS, type SideName, type View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type Language, sentences } from '@carillon/board';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';

/** The boxes of the Victory track from British 10 to French 10: it has no zero (18.1). */
export const VICTORY_BOXES: readonly number[] = Array.from({ length: 20 }, (_, i) => i - 9);

/** The side of a box on the track. */
export const sideAt = (victory: number): SideName => (victory > 0 ? 'french' : 'british');
/** The VP of a box. */
export const pointsAt = (victory: number): number => (victory > 0 ? victory : 1 - victory);

const vpAt = (victory: number, side: SideName): number => (sideAt(victory) === side ? pointsAt(victory) : 0);

/** 18.1 The VP of a faction: 0 unless the Victory marker is on its side of the track. */
export const vpOf = ({ victory }: View, side: SideName): number => vpAt(victory, side);

/** A box of the track in words. */
export const scoreName = (victory: number, language: Language): string =>
  say(language, 'victoryIs', { side: sideName(sideAt(victory), language), vp: pointsAt(victory) });

export const score = ({ victory }: View, language: Language): string => scoreName(victory, language);

/** A Year of a scenario. */
type Dated = Pick<View, 'scenario' | 'year'>;

/** 18.2.1 Whether a faction would win at the end of this Year with the Victory marker in a box. */
export function winsAt({ scenario, year }: Dated, side: SideName, victory: number): boolean {
  const years = SCENARIO_FACTS.find(({ id }) => id === scenario)?.years;
  const threshold = years?.find((each) => each.year === year)?.thresholds[side];
  if (!threshold) return false;
  if (vpAt(victory, threshold.markerSide) >= threshold.atLeast) return true;
  const { orMarkerSide: other, orAtMost: most } = threshold;
  if (other === undefined || most === undefined) return false;
  const vp = vpAt(victory, other);
  return vp > 0 && vp <= most;
}

/** The box nearest to the middle with which a faction would win at the end of the Year; `undefined` if none does. */
export function winningBox(view: Dated, side: SideName): number | undefined {
  const wins = (box: number): boolean => winsAt(view, side, box);
  return side === 'french' ? VICTORY_BOXES.find(wins) : VICTORY_BOXES.findLast(wins);
}

/** The scores at which each faction would win at the end of this Year, in a sentence. */
export function thresholds(view: Dated, language: Language): string {
  const [french, british] = [winningBox(view, 'french'), winningBox(view, 'british')];
  if (french === undefined || british === undefined) return say(language, 'undecided', { year: view.year });
  const words = { year: view.year, french: scoreName(french, language), british: scoreName(british, language) };
  return say(language, 'thresholds', words);
}

/** The VP at the end of the war, and the winning score of each side. */
export const outcome = (view: View, language: Language): string =>
  sentences([score(view, language), thresholds(view, language)]);

/**
 * 18.2.1 The reason for the victory: the VP at the end of the Year, and the score that was enough. The French may win
 * while the Victory marker is on the British side of the track.
 */
export function because(view: View, { winner }: { readonly winner: string | null }, language: Language): string {
  const words = { score: score(view, language), year: view.year };
  const side = winner === 'french' || winner === 'british' ? winner : undefined;
  const enough = side && winningBox(view, side);
  if (side === undefined || enough === undefined) return say(language, 'outcome.score', words);
  const told = { ...words, side: sideName(side, language), points: pointsAt(enough) };
  if (sideAt(enough) === side) return say(language, 'outcome.atLeast', told);
  return say(language, 'outcome.atMost', { ...told, other: sideName(sideAt(enough), language) });
}
