// When response cards may be played, and usual answers given in advance, in English.

export const enMoments = {
  'moment.battle-attacker': 'Your force attacks',
  'moment.battle-defender': 'Your force is attacked',
  'moment.enemy-sets-out': 'An enemy force sets out',
  'moment.setting-out': 'A force of yours sets out',
  'moment.enemy-on-lakeshore': 'An enemy force is on a lakeshore',
  'moment.enemy-raids': 'The enemy raids',
  'moment.siege-besieger': 'You press a siege',
  'moment.siege-defender': 'A place of yours is besieged',
  'moment.siege-roll': 'Your siege roll is due',
  'moment.assault-attacker': 'You assault a place',
  'moment.assault-defender': 'A place of yours is assaulted',
  'moment.captured': 'A place of yours is captured',
  'preset.nothing': 'Nothing this season',
  'preset.besieged': 'Only where a place of mine is besieged',
  'preset.attacked': 'Only against what the enemy does',
} as const;
