import type { Language } from '@carillon/board';
import { isLevel, type LevelName, levelNamed, type StyleChoice } from '@carillon/seat';
import { say, type TextKey } from '../texts/index.ts';

/** The levels of computer players, in words. */
export const LEVEL_NAMES: { readonly [L in LevelName]: TextKey } = {
  recruit: 'levelRecruit',
  lieutenant: 'levelLieutenant',
  captain: 'levelCaptain',
  general: 'levelGeneral',
};

/** The styles of computer players, in words. */
export const STYLE_NAMES: { readonly [S in StyleChoice]: TextKey } = {
  balanced: 'styleBalanced',
  raider: 'styleRaider',
  besieger: 'styleBesieger',
  cautious: 'styleCautious',
  drawn: 'styleDrawn',
};

/** The name of a player at a server's table; a computer player's is in the reader's language. */
export function playerWords(name: string, language: Language): string {
  const level = levelNamed(name);
  return level === undefined ? name : say(language, 'computerNamed', { level: say(language, LEVEL_NAMES[level]) });
}

/** Against which computer player a game is. */
export function againstWords(name: string, language: Language): string {
  const level = isLevel(name) ? say(language, LEVEL_NAMES[name]) : name;
  return say(language, 'againstComputer', { level });
}
