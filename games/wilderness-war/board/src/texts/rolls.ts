import type { Language } from '@carillon/board';
import type { Modifier } from '@carillon/wilderness-war-rules';
import { pieceFacts } from '../position/facts.ts';
import { say } from './index.ts';

/** A number with its sign. */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${Math.abs(by)}`);

const whyOf = ({ why, leader }: Modifier, language: Language): string =>
  leader ? say(language, 'why.tacticsOf', { leader: pieceFacts(leader).name }) : say(language, `why.${why}`);

/** Every modifier of a roll with its name and rule: `, +1 Tactics of Lévis (7.51)`. */
export const modifiersPhrase = (modifiers: readonly Modifier[], language: Language): string =>
  modifiers
    .map((each) => say(language, 'modifier', { by: signed(each.by), why: whyOf(each, language), rule: each.rule }))
    .map((phrase) => `, ${phrase}`)
    .join('');

/** Every shift of the column with its name and rule. */
export const shiftsPhrase = (shifts: readonly Modifier[], language: Language): string =>
  shifts
    .map((each) => say(language, 'shift', { by: signed(each.by), why: whyOf(each, language), rule: each.rule }))
    .join('');

/** The modified roll. */
export const totalOf = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { by }) => total + by, die);

/** A roll with its modifiers and total. */
export const rollPhrase = (die: number, modifiers: readonly Modifier[], language: Language): string =>
  say(language, 'roll', { die, modifiers: modifiersPhrase(modifiers, language), total: totalOf(die, modifiers) });

/** Half points as a reader counts them: `2½ points`. */
export function halfPoints(count: number, language: Language): string {
  const whole = Math.floor(count / 2);
  if (count % 2 === 0) return say(language, 'points', { count: whole });
  return whole === 0 ? say(language, 'pointHalf') : say(language, 'pointsHalf', { count: whole });
}
