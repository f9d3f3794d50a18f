import { describe } from 'vitest';
import { cases } from '../blamed.ts';
import { BATTLE, edited, MARCH, moved } from '../positions.ts';

// Impossible positions: running procedures.

describe('running procedures', () => {
  const march = (...edits: readonly [string, string][]): string => edited(MARCH, ...edits);
  const battle = (...edits: readonly [string, string][]): string => edited(BATTLE, ...edits);
  cases([
    ['no game', march(['running game.round\n', '']), 'nested-wrongly 4.0', 'running action-round.reaction'],
    [
      'a march in a Battle',
      battle(['running fire.next side=british done=2\n', '']),
      'nested-wrongly 4.0',
      'running volley.hit',
    ],
    [
      'an Action Round in winter',
      edited(
        MARCH.replace(/^(spent|marshaled|forts-new|first-in|.*-(moved|guns|entered)) .*\n/gm, ''),
        ['points-gone', '# '],
        ['round ar3', 'round winter-quarters'],
      ),
      'wrong-round 4.1',
      'running action-round.reaction',
    ],
    [
      'the Reaction of the Second Player',
      march(['act side=british', 'act side=french']),
      'wrong-side 4.1',
      'running action-phase.act',
    ],
    [
      'points that are not spent now',
      march(['stage=reaction', 'stage=faction']),
      'wrong-points 7.3',
      'running action-phase.act',
    ],
    [
      'a march of the other faction',
      march(['onward side=british', 'onward side=french']),
      'wrong-phase 7.2',
      'running march.onward',
    ],
    [
      'a march of a unit that is elsewhere',
      march(['force=["35th-new-york-companies"]', 'force=[rogers]']),
      'acts-elsewhere 7.3',
      'running march.onward',
    ],
    [
      'a march of an enemy',
      march(['force=["35th-new-york-companies"]', 'force=[langis]']),
      'strangers-act 7.3',
      'running march.onward',
    ],
    [
      'a march of nobody',
      march([' force=["35th-new-york-companies"]', '']),
      'cannot-march 10.5',
      'running march.onward',
    ],
    ['a Light march of Brigades', march(['kind=army', 'kind=light']), 'cannot-march 10.5', 'running march.onward'],
    [
      'a Raid that has gone too far',
      MARCH.replace(
        /^running march.*$/m,
        'running raid.intercept side=british raider=rogers reach=3 from=rumford at=rumford face=flag',
      ),
      'raids-too-far 9.1',
      'running raid.intercept',
    ],
    [
      'a march that has set out elsewhere',
      march(['from=new-york', 'from=albany']),
      'march-from-elsewhere 10.2',
      'running march.onward',
    ],
    [
      'a march of twenty spaces',
      march(['from=new-york', 'from=new-york spent=20']),
      'march-from-elsewhere 10.2',
      'running march.onward',
    ],
    [
      'a march with more points than any',
      march(['kind=army', 'kind=army extra=7']),
      'wrong-points 7.3',
      'running march.onward',
    ],
    [
      'a Battle without a marker',
      moved(battle(['battles oswego\n', '']), 'mississague', 'toronto'),
      'no-battle 13.0',
      'running battle.defenderFire',
    ],
    [
      'the defender attacks',
      battle(['attacker=french', 'attacker=british']),
      'wrong-attacker 13.1',
      'running battle.defenderFire',
    ],
    [
      'a French unit of the British',
      battle(['british=[mohawk,', 'british=[langis,']),
      'not-of-the-battle 13.3.3',
      'running battle.defenderFire',
    ],
    [
      'Militia at Oswego',
      battle(['coup=yes', 'militia={british:2} coup=yes']),
      'wrong-militia 13.2.1',
      'running battle.defenderFire',
    ],
    [
      'a Commander who is elsewhere',
      battle(['coup=yes', 'commander={british:commander-forbes} coup=yes']),
      'wrong-commander 13.3.1',
      'running battle.defenderFire',
    ],
    [
      'a marker off the Battle track',
      battle(['marker={french:-1,', 'marker={french:-9,']),
      'off-the-battle-track 13.3.1',
      'running battle.defenderFire',
    ],
    [
      'a marker beyond its other end',
      battle(['marker={french:-1,', 'marker={french:101,']),
      'off-the-battle-track 13.3.1',
      'running battle.defenderFire',
    ],
    [
      'the attackers fire for the defenders',
      battle(['fire.next side=british', 'fire.next side=french']),
      'wrong-battle 13.3',
      'running fire.next',
    ],
    [
      'Indian dice of Light units',
      battle(['volley.hit side=british group=indian', 'volley.hit side=british group=fleet']),
      'wrong-fire 13.3.3',
      'running volley.hit',
    ],
    [
      'a die that shows two faces',
      battle(['triangles=[mohawk]', 'triangles=[mohawk] squares=[mohawk]']),
      'wrong-dice 13.3.3',
      'running volley.hit',
    ],
    [
      'a die of who does not roll',
      battle(['triangles=[mohawk]', 'triangles=[fort-ontario]']),
      'wrong-dice 13.3.3',
      'running volley.hit',
    ],
    [
      'a Hit below zero',
      battle(['marker={french:-1,british:1}', 'marker={french:-1}']),
      'hit-not-applied 13.3.4',
      'running hit.apply',
    ],
    [
      'a Hit of another type',
      battle(['hit.apply side=british group=indian', 'hit.apply side=british group=fleet']),
      'wrong-fire 13.3.3',
      'running hit.apply',
    ],
  ]);
});
