import { hashText } from '@carillon/kit';
import type { LevelName } from './levels.ts';

/** The styles in which a computer player can play. None is stronger than another. */
export const STYLES = ['balanced', 'raider', 'besieger', 'cautious'] as const;
export type StyleName = (typeof STYLES)[number];

/** A style, or one that is drawn and not shown. */
export type StyleChoice = StyleName | 'drawn';
export const STYLE_CHOICES: readonly StyleChoice[] = [...STYLES, 'drawn'];

/** Whether the choice of style exists. */
export const isStyleChoice = (name: unknown): name is StyleChoice => STYLE_CHOICES.some((each) => each === name);

/** Whether players of a level have styles. */
export const hasStyles = (level: LevelName): boolean => level === 'lieutenant' || level === 'captain';

/** The style of a player: the chosen one, or one drawn from its seed. */
export function styleOf(level: LevelName, choice: StyleChoice, seed: number): StyleName {
  if (!hasStyles(level)) return 'balanced';
  if (choice !== 'drawn') return choice;
  return STYLES[Number.parseInt(hashText(`style ${seed}`), 16) % STYLES.length] ?? 'balanced';
}
