import { describe } from 'vitest';
import { cases } from '../blamed.ts';
import { edited, MARCH, moved, withLines } from '../positions.ts';

// Impossible positions: spaces and connections.

describe('spaces', () => {
  const without = (name: string): string => MARCH.replace(` ${name} `, ' ');
  cases([
    ['Québec under nobody', without('cote-du-sud'), 'home-neutral 2.1.2', 'control french'],
    [
      'a Wilderness held',
      edited(MARCH, ['control french', 'control french mtan']),
      'wilderness-held 2.1.2',
      'control french mtan',
    ],
    [
      'Boston French',
      edited(
        MARCH,
        [' boston new-london new-york philadelphia\njoined', ' new-london new-york philadelphia\njoined'],
        ['control french', 'control french boston'],
      ),
      'base-lost 2.1.2',
      'control french boston',
    ],
    [
      'Boston nobody’s',
      edited(MARCH, [' boston new-london new-york philadelphia\njoined', ' new-london new-york philadelphia\njoined']),
      'home-neutral 2.1.2',
      'control french',
    ],
    [
      'a Village held',
      edited(MARCH, ['control french', 'control french chote']),
      'village-held 8.1',
      'control french chote',
    ],
    ['both sides without a Battle marker', moved(MARCH, 'lery', 'oswego'), 'battle-unmarked 10.7', 'at oswego'],
    ['a Battle with nobody', withLines(MARCH, 'battles ninety-six'), 'battle-without-enemies 10.7', 'battles'],
    [
      'alone at Oswego, and not in control',
      moved(moved(MARCH, 'fort-ontario', 'pool'), 'lery', 'oswego'),
      'not-of-the-pool 5.2',
      'at pool',
    ],
    [
      'alone at Rumford, and not in control',
      moved(moved(MARCH, 'rogers', 'york'), 'lery', 'rumford'),
      'alone-and-not-in-control 2.1.2',
      'at rumford',
    ],
    [
      'Halifax captured by nobody',
      edited(
        moved(moved(MARCH, 'goreham', 'york'), 'armstrong', 'pool'),
        ['control british newfoundland halifax', 'control british newfoundland'],
        ['control french', 'control french halifax'],
      ),
      'captors-gone 2.1.2',
      'control french halifax',
    ],
    [
      'Louisbourg British, the seas closed',
      edited(MARCH, [' louisbourg port-la-joye', ' port-la-joye'], ['control british', 'control british louisbourg']),
      'seas-closed 10.6.2',
      'control british louisbourg',
    ],
    [
      'Raided markers of both sides',
      withLines(MARCH, 'british-raids albany'),
      'raided-twice 9.0',
      'french-raids albany',
    ],
    [
      'a Village raided',
      edited(MARCH, ['french-raids', 'french-raids chote']),
      'no-raid-target 9.0',
      'french-raids chote',
    ],
    [
      'Boston raided',
      edited(MARCH, ['french-raids', 'french-raids boston']),
      'base-entered 2.1.7',
      'french-raids boston',
    ],
    [
      'the French in Boston before',
      edited(MARCH, ['french-before', 'french-before boston']),
      'base-entered 2.1.7',
      'french-before boston',
    ],
    [
      'a Wilderness held before',
      edited(MARCH, ['control-before french', 'control-before french mtan']),
      'wilderness-held 2.1.2',
      'control-before french mtan',
    ],
    ['a Fort begun beside a Fort', withLines(MARCH, 'forts-begun oswego'), 'marker-beside-fort 12.0', 'forts-begun'],
    [
      'a Fort begun beside Bastions',
      withLines(MARCH, 'forts-begun quebec'),
      'marker-beside-bastion 12.0',
      'forts-begun',
    ],
    ['a French Fort begun in Boston', withLines(MARCH, 'forts-begun boston'), 'base-entered 2.1.7', 'forts-begun'],
    [
      'a British Fort marker that is not there',
      withLines(MARCH, 'british-forts-begun york'),
      'marker-missing 12.0',
      'british-forts-begun',
    ],
  ]);
});

describe('connections', () => {
  cases([
    ['a Road on a Highway', withLines(MARCH, 'roads albany.kingston'), 'road-on-highway 12.0', 'roads'],
    [
      'a Road begun on a Highway',
      withLines(MARCH, 'roads-begun albany.kingston'),
      'road-on-highway 12.0',
      'roads-begun',
    ],
    [
      'a Road begun and finished',
      withLines(MARCH, 'roads albany.oquaga', 'roads-begun albany.oquaga'),
      'road-begun-and-built 12.0',
      'roads-begun',
    ],
    ['a new Road that is not begun', withLines(MARCH, 'roads-new albany.oquaga'), 'road-not-begun 12.0', 'roads-new'],
    [
      'five units on a Path',
      withLines(MARCH, 'british-moved albany.oquaga 5'),
      'too-many-on-connection 10.1',
      'british-moved',
    ],
    [
      'fewer units than none',
      withLines(MARCH, 'british-moved albany.oquaga -1'),
      'too-many-on-connection 10.1',
      'british-moved',
    ],
    ['Artillery on a Path', withLines(MARCH, 'british-guns albany.oquaga'), 'gun-on-path 10.2', 'british-guns'],
    [
      'units along a connection that nobody has entered by',
      withLines(MARCH, 'british-moved albany.kingston 2'),
      'crossed-by-nobody 10.1',
      'british-moved',
    ],
    [
      'the French on the way from Boston',
      withLines(MARCH, 'french-moved boston.york 1'),
      'base-entered 2.1.7',
      'french-moved',
    ],
    [
      'the French through Boston',
      withLines(MARCH, 'french-entered boston>york'),
      'base-entered 2.1.7',
      'french-entered',
    ],
    [
      'a connection closed by no card',
      edited(MARCH, ['closed -', 'closed baye-de-cataracouy.oswego']),
      'closed-by-nobody 7.4',
      'closed',
    ],
  ]);
});
