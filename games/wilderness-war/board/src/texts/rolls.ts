import { added, type Language, type Said, whole } from '@carillon/board';
import { COMBAT_COLUMNS, type Modifier } from '@carillon/wilderness-war-rules/reference';
import { pieceFacts } from '../position/facts.ts';
import { say } from './index.ts';

/** A dash that prevents a line break. */
const TO = '\u2060–\u2060';

/** A column of the Combat Results Table by its strengths: `1`, `9–12`, `28+`. */
export function columnSpan(column: number): string {
  const next = COMBAT_COLUMNS[COMBAT_COLUMNS.indexOf(column) + 1];
  if (next === undefined) return `${column}+`;
  return next === column + 1 ? String(column) : `${column}${TO}${next - 1}`;
}

/** The name of a modifier. */
export const whyOf = ({ why, leader }: Modifier, language: Language): string =>
  leader ? say(language, 'why.tacticsOf', { leader: pieceFacts(leader).name }) : say(language, `why.${why}`);

/** Every modifier of a roll with its name and rule: `, +1 Tactics of Lévis (7.51)`. */
const modifiersPhrase = (modifiers: readonly Modifier[], language: Language): string =>
  modifiers
    .map((each) => say(language, 'modifier', { by: added(each.by), why: whyOf(each, language), rule: each.rule }))
    .map((phrase) => `, ${phrase}`)
    .join('');

/** Every shift of the column with its name and rule. */
const shiftsPhrase = (shifts: readonly Modifier[], language: Language): string =>
  shifts
    .map((each) => say(language, 'shift', { by: added(each.by), why: whyOf(each, language), rule: each.rule }))
    .join('');

/** The modified roll. */
const totalOf = (die: number, modifiers: readonly Modifier[]): number =>
  modifiers.reduce((total, { by }) => total + by, die);

/** A roll with its modifiers and total. */
const rollPhrase = (die: number, modifiers: readonly Modifier[], language: Language): string =>
  say(language, 'roll', {
    die,
    modifiers: modifiersPhrase(modifiers, language),
    total: whole(totalOf(die, modifiers)),
  });

/** A roll and its result, without its modifiers. */
const rollInShort = (die: number, modifiers: readonly Modifier[], language: Language): string =>
  say(language, modifiers.length > 0 ? 'rollModified' : 'rollPlain', { die, total: whole(totalOf(die, modifiers)) });

/** Modifiers as separate lines, each with its rule. */
const modifierLines = (modifiers: readonly Modifier[], language: Language): Said[] =>
  modifiers.map((each) => ({
    text: say(language, 'modifierLine', { by: added(each.by), why: whyOf(each, language) }),
    rule: each.rule,
  }));

const shiftLines = (shifts: readonly Modifier[], language: Language): Said[] =>
  shifts.map((each) => ({
    text: say(language, 'shiftLine', { by: added(each.by), why: whyOf(each, language) }),
    rule: each.rule,
  }));

/** A roll in the log: in one sentence, and in parts. */
export function rollParts(
  { die, modifiers, shifts = [] }: Rolled,
  language: Language,
): { readonly params: { readonly roll: string; readonly shifts: string }; readonly roll: RollApart } {
  return {
    params: { roll: rollPhrase(die, modifiers, language), shifts: shiftsPhrase(shifts, language) },
    roll: {
      instead: { roll: rollInShort(die, modifiers, language), shifts: '' },
      modifiers: [...shiftLines(shifts, language), ...modifierLines(modifiers, language)],
    },
  };
}

interface Rolled {
  readonly die: number;
  readonly modifiers: readonly Modifier[];
  readonly shifts?: readonly Modifier[];
}

interface RollApart {
  readonly instead: { readonly roll: string; readonly shifts: string };
  readonly modifiers: readonly Said[];
}

/** Half points as players write them: `2½ points`. */
export function halfPoints(count: number, language: Language): string {
  const whole = Math.floor(count / 2);
  if (count % 2 === 0) return say(language, 'points', { count: whole });
  return whole === 0 ? say(language, 'pointHalf') : say(language, 'pointsHalf', { count: whole });
}
