import type { Language, Preset } from '@carillon/board';
import type { MomentName } from '@carillon/wilderness-war-rules';
import { isKey, say } from './index.ts';

/** When a response card may be played (5.56), in few words, as the side that may play it sees it. */
export function momentName(moment: string, language: Language): string {
  const key = `moment.${moment}` as const;
  return isKey(key) ? say(language, key) : moment;
}

const BESIEGED: readonly MomentName[] = ['siege-defender', 'assault-defender', 'captured'];
const ATTACKED: readonly MomentName[] = [
  ...BESIEGED,
  'battle-defender',
  'enemy-sets-out',
  'enemy-on-lakeshore',
  'enemy-raids',
];

/** Nothing at all; only where a place of one's own is besieged; only against what the enemy does. */
export const presets = (language: Language): readonly Preset[] => [
  { id: 'nothing', name: say(language, 'preset.nothing'), asks: [] },
  { id: 'besieged', name: say(language, 'preset.besieged'), asks: BESIEGED },
  { id: 'attacked', name: say(language, 'preset.attacked'), asks: ATTACKED },
];
