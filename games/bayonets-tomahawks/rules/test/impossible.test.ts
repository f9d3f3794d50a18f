import { Choices, NotationError, TOGETHER } from '@carillon/flow';
import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../src/ids.ts';
import { bayonetsTomahawks as bt, readPosition, type State, writePosition } from '../src/index.ts';
import { BATTLE, edited, MARCH, moved, SET_UP, withLines } from './positions.ts';

// Positions in which no game can stand: each is refused with its fault and rule, and with its line.

/** What is wrong, the text, `fault rule`, and how the line begins that is blamed. */
type Case = readonly [string, string, string, string];

/** The fault of a text, with the first words of its line. */
function blame(text: string, words: number): string {
  const told = faultOf(() => readPosition(text)) ?? 'accepted';
  const number = Number(told.split(' ').at(-1));
  const line = text.split('\n')[number - 1]?.split(' ').slice(0, words).join(' ');
  return `${told.split(' ').slice(0, -1).join(' ')} @ ${line}`;
}

const cases = (all: readonly Case[]): void =>
  test.each(all)('%s', (_what, text, fault, line) => {
    expect(blame(text, line.split(' ').length)).toBe(`${fault} @ ${line}`);
  });

test('the positions that are changed here can be', () => {
  for (const text of [SET_UP, MARCH, BATTLE]) expect(faultOf(() => readPosition(text))).toBeUndefined();
});

test('the sentence names the rule and what is wrong', () => {
  expect(() => readPosition(edited(MARCH, ['year 1755', 'year 1760']))).toThrow(NotationError);
  expect(() => readPosition(edited(MARCH, ['year 1755', 'year 1760']))).toThrow(
    'line 5: french-and-indian-war has no year 1760 [4.1]',
  );
});

describe('counters', () => {
  cases([
    ['a year the scenario does not have', edited(MARCH, ['year 1755', 'year 1760']), 'no-such-year 4.1', 'year 1760'],
    ['Gage in 1755', edited(MARCH, ['at albany', 'at albany gage']), 'not-in-the-game 5.1', 'at albany gage'],
    ['a counter nowhere', moved(MARCH, 'rogers'), 'counter-missing 5.1', 'scenario'],
    ['a French unit in Boston', moved(MARCH, 'langis', 'boston'), 'french-in-base 2.1.7', 'at boston langis'],
    ['the Iroquois in Boston', moved(MARCH, 'iroquois-3', 'boston'), 'french-in-base 2.1.7', 'at boston iroquois-3'],
    ['a Bastion in Montréal', moved(MARCH, 'bastion-3', 'montreal'), 'bastion-elsewhere 3.4', 'at montreal bastion-3'],
    ['a Fleet at Albany', moved(MARCH, 'fleet-durell', 'albany'), 'fleet-inland 3.6', 'at albany fleet-durell'],
    ['a Fort at sea', moved(MARCH, 'fort-anne', 'sail-box'), 'not-at-sea 10.6', 'at sail-box'],
    [
      'a Fort in the Losses box',
      moved(MARCH, 'fort-anne', 'losses'),
      'not-in-the-losses 13.4.1',
      'at losses fort-anne',
    ],
    ['a Commander lost', moved(MARCH, 'commander-rigaud', 'losses'), 'not-in-the-losses 13.4.1', 'at losses'],
    ['a Fleet in the Losses box', moved(MARCH, 'fleet-durell', 'losses'), 'not-in-the-losses 13.4.1', 'at losses'],
    ['Rogers Disbanded', moved(MARCH, 'rogers', 'disbanded'), 'not-disbanded 17.2', 'at disbanded'],
    ['Langis in the pool', moved(MARCH, 'langis', 'pool'), 'not-of-the-pool 5.2', 'at pool'],
    ['Rogers in the pool', moved(MARCH, 'rogers', 'pool'), 'not-of-the-pool 5.2', 'at pool'],
    ['a unit of the bonus pool', moved(MARCH, 'rogers', 'bonus-pool'), 'not-of-the-bonus-pool 17.5', 'at bonus-pool'],
    ['a Brigade out of play', moved(MARCH, '50th-51st', 'removed'), 'not-removed 13.4.1', 'at removed'],
    ['a Fort drawn', moved(MARCH, 'fort-edward', 'arriving'), 'not-drawn 15.2', 'at arriving'],
    ['a Fleet drawn in ar3', moved(MARCH, 'fleet-durell', 'arriving'), 'not-drawn-now 15.2', 'at arriving'],
    ['neutral Cherokee', moved(MARCH, 'cherokee-1', 'chote'), 'neutral-unit-about 8.0', 'at chote'],
    ['Iroquois in the pool', moved(MARCH, 'iroquois-1', 'pool'), 'joined-in-the-pool 8.1', 'at pool'],
    ['two Forts', moved(MARCH, 'fort-edward', 'oswego'), 'two-forts 3.5', 'at oswego fort-edward'],
    ['a Fort beside Bastions', moved(MARCH, 'fort-niagara', 'quebec'), 'fort-beside-bastion 12.0', 'at quebec'],
    ['a token gone', edited(MARCH, [' vow-one-colonial-light ', ' ']), 'token-missing 15.2.1', 'scenario'],
    [
      'a token drawn',
      withLines(edited(MARCH, [' vow-one-colonial-light ', ' ']), 'tokens drawn vow-one-colonial-light'),
      'token-drawn 15.2.1',
      'tokens drawn',
    ],
    [
      'a token of 1758',
      edited(MARCH, ['tokens pool', 'tokens pool vow-pitt-subsidies']),
      'token-not-in-the-game 15.2.1',
      'tokens pool',
    ],
    [
      'a Commander brought by nobody',
      withLines(MARCH, 'brought-by fraser commander-wolfe'),
      'not-brought 15.2.2',
      'brought-by fraser',
    ],
  ]);
});

describe('markers', () => {
  cases([
    ['an Indian unit Reduced', withLines(MARCH, 'reduced mohawk'), 'no-reduced-face 3.0.2', 'reduced mohawk'],
    ['a Reduced unit in the pool', withLines(MARCH, 'reduced fraser'), 'reduced-off-the-map 3.0.2', 'reduced fraser'],
    ['Spent units in the pool', edited(MARCH, ['spent', 'spent fraser']), 'spent-off-the-map 7.2.1', 'spent fraser'],
    ['one of a stack Routed', withLines(MARCH, 'routed canadiens-2'), 'routed-in-part 13.8', 'routed'],
    [
      'one of a stack Out of Supply',
      withLines(MARCH, 'out-of-supply langis'),
      'out-of-supply-in-part 14.1.1',
      'out-of-supply',
    ],
    ['a Routed unit lost', withLines(MARCH, 'routed kahnawake'), 'routed-off-the-map 13.8', 'routed'],
    [
      'a lost unit Out of Supply',
      withLines(MARCH, 'out-of-supply kahnawake'),
      'out-of-supply-off-the-map 14.1.1',
      'out-of-supply',
    ],
    [
      'a Landing at Albany',
      withLines(edited(MARCH, ['spent', 'spent mohawk']), 'landed mohawk'),
      'landed-elsewhere 10.6.1',
      'landed',
    ],
    ['who Landed unspent', withLines(MARCH, 'landed 44th-48th'), 'landed-not-spent 10.6.1', 'landed'],
    ['who was marshaled unspent', withLines(MARCH, 'marshaled 44th-48th'), 'marshaled-not-spent 11.0', 'marshaled'],
    ['one marshaled in the pool', withLines(MARCH, 'marshaled fraser'), 'marshaled-elsewhere 11.0', 'marshaled'],
    [
      'a Fort that sits out a Battle',
      withLines(MARCH, 'sitting-out fort-anne'),
      'sitting-out-elsewhere 13.9.3',
      'sitting-out',
    ],
    ['a Spent unit in winter', edited(BATTLE, ['round ar6', 'round winter-quarters']), 'left-over 14.0', 'spent'],
  ]);
});

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

describe('tracks and chits', () => {
  cases([
    ['VP off the track', edited(MARCH, ['victory 1', 'victory 500']), 'vp-off-the-track 18.1', 'victory'],
    [
      'Raid Points 9',
      edited(MARCH, ['raid-points french 5', 'raid-points french 9']),
      'raid-points-off-the-track 9.3',
      'raid-points french',
    ],
    [
      'fewer Raid Points than none',
      edited(MARCH, ['raid-points french 5', 'raid-points french -1']),
      'raid-points-off-the-track 9.3',
      'raid-points french',
    ],
    [
      'two chits on a placeholder',
      withLines(MARCH, 'holds-chit french', 'chits held french-0-1 french-1-1')
        .replace(/^(chits pool.*) french-0-1/m, '$1')
        .replace(/^(chits pool.*) french-1-1/m, '$1'),
      'two-chits 18.3.1',
      'chits held',
    ],
    ['a placeholder without its chit', withLines(MARCH, 'holds-chit british'), 'placeholder 18.3.1', 'holds-chit'],
    ['chits for nobody’s loss', withLines(MARCH, 'chits-due french 1'), 'chits-not-due 18.3.1', 'chits-due'],
    ['a Fleet that comes early in 1755', withLines(MARCH, 'early-fleet'), 'no-early-fleet 15.2', 'early-fleet'],
  ]);
});

describe('cards', () => {
  const card = (name: string, to: string): string =>
    edited(MARCH, [` ${name} `, ' '], [`cards ${to}`, `cards ${to} ${name}`]);
  cases([
    ['a card gone', edited(MARCH, [' british-16 ', ' ']), 'card-missing 5.3', 'scenario'],
    [
      'a card of 1757',
      edited(MARCH, ['cards deck', 'cards deck british-1']),
      'card-of-another-year 5.3',
      'cards deck british-1',
    ],
    ['a second Reserve card', card('british-15', 'reserve'), 'two-reserves 6.0.1', 'cards reserve'],
    [
      'no Reserve card',
      edited(MARCH, ['reserve british-2 ', 'reserve '], ['cards discard', 'cards discard british-2']),
      'reserve-wrong 6.0.1',
      'cards deck',
    ],
    ['an Indian card kept', card('indian-43', 'buried'), 'indian-card-kept 7.1', 'cards buried indian-43'],
    [
      'a card that leaves the game',
      withLines(edited(MARCH, [' british-16 ', ' ']), 'cards removed british-16'),
      'card-not-removed 7.4',
      'cards removed',
    ],
    [
      'a Campaign card in ar3',
      card('british-16', 'discard'),
      'campaign-card-too-early 7.1',
      'cards discard british-16',
    ],
    ['a card in play that nobody played', card('british-15', 'played'), 'misplayed 7.1', 'cards played british-15'],
    [
      'a card drawn in the middle',
      withLines(edited(MARCH, [' indian-43 ', ' ']), 'cards drawn indian-43'),
      'drawn-wrong 7.1',
      'cards drawn',
    ],
    [
      'a card chosen and not revealed',
      withLines(edited(MARCH, [' british-15 ', ' ']), 'cards chosen british-15'),
      'card-chosen 7.1',
      'cards chosen',
    ],
    ['an event used that is not in play', withLines(MARCH, 'used french-42'), 'used-not-in-play 7.4', 'used'],
    [
      'a point used that is not on the card',
      edited(MARCH, ['points-gone', 'points-gone french-4']),
      'no-such-point 7.3',
      'points-gone french-4',
    ],
    [
      'a point held that is used',
      edited(MARCH, ['reaction -', 'reaction british-2']),
      'reaction-not-held 7.3.6',
      'reaction',
    ],
    ['a Light point more by no card', withLines(MARCH, 'extra-light'), 'no-extra-point 7.4', 'extra-light'],
    [
      'a deck too small',
      edited(
        BATTLE,
        [
          'cards deck construction-frenzy-7 surprise-landing-9 smallpox-infected-blankets-11 british-16 ',
          'cards deck ',
        ],
        [
          'cards discard',
          'cards discard construction-frenzy-7 surprise-landing-9 smallpox-infected-blankets-11 british-16',
        ],
      ),
      'deck-too-small 7.1',
      'cards deck',
    ],
  ]);
});

describe('what is answered', () => {
  /** The first question of both sides at once: which card each keeps. */
  const kept = (): State => {
    const g = bt.start('french-and-indian-war', {});
    const choices = new Choices();
    while (bt.flow.who(g) !== TOGETHER) {
      bt.flow.list(g, bt.flow.who(g), choices);
      bt.flow.take(g, bt.flow.who(g), choices.get(0));
    }
    bt.flow.list(g, FRENCH, choices);
    bt.flow.take(g, FRENCH, choices.get(0));
    return g;
  };

  test('can be', () => {
    expect(faultOf(() => readPosition(writePosition(kept())))).toBeUndefined();
  });

  /** The same with other answers. */
  const answered = (change: (own: string) => string): string =>
    writePosition(kept()).replace(/answers \["([^"]*)",-\]/, (_all, own: string) => `answers [${change(own)}]`);

  test('is not with a card of the enemy', () => {
    const text = answered(() => '"keep\\u0020british-2",-');
    expect(() => readPosition(text)).toThrow('french has answered what cannot be chosen');
  });

  test('is not by all who are asked', () => {
    const text = answered((own) => `"${own}","keep\\u0020british-2"`);
    expect(() => readPosition(text)).toThrow('all have answered, and are asked');
  });
});

describe('what runs', () => {
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
        BATTLE.replace(/^(spent|marshaled|forts-new|first-in|.*-(moved|guns|entered)) .*\n/gm, ''),
        ['points-gone', '# '],
        ['round ar6', 'round winter-quarters'],
      ),
      'wrong-round 4.1',
      'running action-round.battles',
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
