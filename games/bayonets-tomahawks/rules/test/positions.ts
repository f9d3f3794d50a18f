import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { invariant } from '@carillon/kit';
import { bayonetsTomahawks, writePosition } from '../src/index.ts';

// Positions as text, and functions that change them.

const fileOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`positions/${name}.txt`, import.meta.url)), 'utf8');

/** The set-up of the whole war. */
export const SET_UP = writePosition(bayonetsTomahawks.start('french-and-indian-war', {}));
/** 1755: the British First Player has held a point, and marches with it. */
export const MARCH = fileOf('march');
/** 1755: in a Battle a Hit is applied. */
export const BATTLE = fileOf('battle');
/** 1755: Fleets arrive, and the Commander Pouchot with Béarn-Guyenne. */
export const ARRIVAL = fileOf('../spoilt/placement-fleet').split('\nspoilt\n', 1).join('');

/** The replacements; each must apply exactly once. */
export type Edit = readonly [string, string];

/** A text with words exchanged. */
export function edited(text: string, ...edits: readonly Edit[]): string {
  return edits.reduce((changed, [from, to]) => {
    invariant(changed.includes(from), () => `nothing like "${from}" is in the text`);
    return changed.replace(from, to);
  }, text);
}

/** A text with additional lines before the running procedures. */
export const withLines = (text: string, ...lines: readonly string[]): string =>
  edited(text, ['\n\nrunning', `\n${lines.join('\n')}\n\nrunning`]);

/** A text in which a counter is in another place, or nowhere. */
export function moved(text: string, piece: string, to?: string): string {
  const gone = text.replace(new RegExp(`^(at .*) ${piece}(?= |$)`, 'm'), '$1').replace(/^at [a-z-]+\n/gm, '');
  invariant(gone !== text, () => `${piece} is nowhere`);
  if (to === undefined) return gone;
  const line = new RegExp(`^at ${to} `, 'm');
  return line.test(gone) ? gone.replace(line, `at ${to} ${piece} `) : withLines(gone, `at ${to} ${piece}`);
}
