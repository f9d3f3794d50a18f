import type { Language, Preset } from '@carillon/board';
import type { MomentName } from '@carillon/wilderness-war-rules/reference';
import { isKey, say } from './index.ts';

/** When a response card may be played (5.56), in a few words, from its side's point of view. */
export function momentName(moment: string, language: Language): string {
  const key = `moment.${moment}` as const;
  return isKey(key) ? say(language, key) : moment;
}

const BESIEGED: readonly MomentName[] = ['siege-defender', 'assault-defender', 'captured'];
const ATTACKED: readonly MomentName[] = [...BESIEGED, 'battle-defender', 'enemy-raids'];

/** 8.231 A siege roll asks the besieger twice: before the besieged side, and in place of the roll. */
const SIEGE_ROLL: readonly string[] = ['siege-besieger', 'siege-roll'];

/** The moments of the same action at which a side is asked. */
export const momentsWith = (moment: string): readonly string[] => (SIEGE_ROLL.includes(moment) ? SIEGE_ROLL : [moment]);

/** Never; only if one of your places is besieged; only when the enemy attacks. */
export const presets = (language: Language): readonly Preset[] => [
  { id: 'nothing', name: say(language, 'preset.nothing'), asks: [] },
  { id: 'besieged', name: say(language, 'preset.besieged'), asks: BESIEGED },
  { id: 'attacked', name: say(language, 'preset.attacked'), asks: ATTACKED },
];
