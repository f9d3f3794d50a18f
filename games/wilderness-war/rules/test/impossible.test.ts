import type { Json } from '@carillon/kit';
import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { readPosition, writePosition, wildernessWar as ww } from '../src/index.ts';
import { impossible } from '../src/invariants/faults.ts';
import { play } from './builder.ts';
import { type Sparse, some, unchecked } from './position.ts';

// Impossible positions: each is refused with the rule that forbids it, and the line that shows it.

const PROVINCIALS = some('northern-provincial', 5);
const NO_CARDS = { french: ['campaign-1'], british: ['campaign-2'] } as const;
/** Montcalm besieges two Provincials at Oswego. */
const SIEGE = {
  hands: NO_CARDS,
  pieces: { oswego: ['montcalm', ...some('french-regular', 2), ...PROVINCIALS.slice(0, 2)] },
  inside: PROVINCIALS.slice(0, 2),
  works: { oswego: 'british-fort' },
  siege: { oswego: 1 },
} as const satisfies Sparse;

/** An impossible position, its fault and rule, and the beginning of the line. */
type Case = readonly [what: string, sparse: Sparse, fault: string, line: string];

const PIECES: readonly Case[] = [
  [
    'a leader on a reduced side',
    { pieces: { albany: ['johnson'] }, reduced: ['johnson'] },
    'leader-reduced 3.1',
    'at albany',
  ],
  ['a unit reduced and not in play', { reduced: ['ranger-2'] }, 'reduced-off-map 5.521', 'at reserve'],
  ['Militia on the map', { pieces: { 'new-york': ['colonial-militia-1'] } }, 'militia-out 7.3', 'at new-york'],
  [
    'a Regular in a militia box',
    { pieces: { 'northern-colonial-militias': ['british-regular-1'] } },
    'in-wrong-box 7.3',
    'at northern',
  ],
  [
    'Militia in a box of the enemy',
    { pieces: { 'northern-colonial-militias': ['canadian-militia-1'] } },
    'in-wrong-box 7.3',
    'at northern',
  ],
  [
    'a leader in a militia box',
    { pieces: { 'northern-colonial-militias': ['webb'] } },
    'in-wrong-box 7.3',
    'at northern',
  ],
  ['a leader nowhere', { pieces: { reserve: ['webb'] } }, 'leader-in-reserve 5.55', 'at set-aside'],
  ['a unit in the leader pool', { pieces: { 'leader-pool': ['ranger-1'] } }, 'in-leader-pool 5.55', 'at leader-pool'],
  ['a unit set aside', { pieces: { 'set-aside': ['ranger-1'] } }, 'in-leader-pool 5.55', 'at set-aside'],
  [
    'a French leader in the leader pool',
    { pieces: { 'leader-pool': ['montcalm'] } },
    'in-leader-pool 5.55',
    'at leader-pool',
  ],
  [
    'a third leader with Command 7',
    { pieces: { boston: ['abercromby', 'loudoun', 'amherst'] } },
    'three-sevens 5.55',
    'at boston',
  ],
  [
    'both Senecas',
    { pieces: { albany: ['british-seneca'], montreal: ['french-seneca'] } },
    'iroquois-twice 5.533',
    'at albany',
  ],
  ['Indians without an Allied marker', { pieces: { quebec: ['huron'] }, allied: [] }, 'not-allied 5.532', 'at quebec'],
  ['an Allied marker without Indians', { allied: ['logstown'] }, 'allied-without-units 5.532', 'space logstown'],
  ['an Allied marker where no tribe lives', { allied: ['albany'] }, 'allied-without-units 5.532', 'space albany'],
];

const SIEGES: readonly Case[] = [
  ['a siege of an empty space', { ...SIEGE, works: {}, inside: [] }, 'siege-of-nothing 8.21', 'space oswego'],
  [
    'a siege of a stockade',
    { ...SIEGE, works: { oswego: 'british-stockade' }, inside: [] },
    'siege-of-nothing 8.21',
    'space oswego',
  ],
  [
    'a siege without besiegers',
    { works: { oswego: 'british-fort' }, siege: { oswego: 0 } },
    'siege-without-besiegers 8.232',
    'space oswego',
  ],
  [
    'pieces inside nothing',
    { pieces: { ossipee: ['ranger-1'] }, inside: ['ranger-1'] },
    'inside-nothing 8.1',
    'at ossipee',
  ],
  [
    'pieces inside a fort of the enemy',
    { ...SIEGE, works: { oswego: 'french-fort' } },
    'inside-nothing 8.1',
    'at oswego',
  ],
  [
    'pieces inside a fort that nobody besieges',
    { pieces: { ossipee: ['ranger-1'] }, inside: ['ranger-1'], works: { ossipee: 'british-fort' } },
    'inside-no-siege 8.21',
    'at ossipee',
  ],
  [
    'five units in a fort',
    { ...SIEGE, pieces: { oswego: ['montcalm', 'french-regular-1', ...PROVINCIALS] }, inside: PROVINCIALS },
    'fort-overfull 8.11',
    'at oswego',
  ],
  ['a captured village', { captured: ['ossipee'] }, 'captured-no-fortress 9.22', 'space ossipee'],
  ['a captured fortress that nobody holds', { captured: ['boston'] }, 'captured-unheld 8.24', 'space boston'],
];

const SPACES: readonly Case[] = [
  ['a stockade in a fortress', { works: { albany: 'british-stockade' } }, 'built-in-fortress 5.43', 'space albany'],
  [
    'British beside a free French fort',
    { pieces: { ossipee: ['ranger-1'] }, works: { ossipee: 'french-fort' } },
    'beside-free-post 6.51',
    'space ossipee',
  ],
  [
    'British beside a French stockade',
    { pieces: { ossipee: ['british-regular-1'] }, works: { ossipee: 'french-stockade' } },
    'beside-free-post 6.51',
    'space ossipee',
  ],
  ['French in a British fortress', { pieces: { boston: ['french-regular-1'] } }, 'beside-free-post 6.51', 'at boston'],
  ['both sides in a space', { pieces: { ossipee: ['ranger-1', 'coureurs-1'] } }, 'enemies-together 6.51', 'at ossipee'],
  [
    'a fort begun where enemies are',
    { pieces: { ossipee: ['british-regular-1'] }, works: { ossipee: 'french-fort-started' } },
    'fort-started-lost 5.45',
    'space ossipee',
  ],
  ['an Amphib marker inland', { amphib: ['albany'] }, 'amphib-inland 6.431', 'space albany'],
  ['an Amphib marker at a French Louisbourg', { amphib: ['louisbourg'] }, 'amphib-lost 6.431', 'space louisbourg'],
  ['a raided fortress', { raided: { french: { albany: 1 } } }, 'fortress-raided 10.11', 'space albany'],
  ['a key space that is none', { britishHolds: ['albany'] }, 'no-key-space 13.23', 'space albany'],
  [
    'Niagara taken and not scored',
    { pieces: { niagara: ['ranger-1'] }, britishHolds: [] },
    'key-space-taken 13.23',
    'at niagara',
  ],
];

const TRACKS: readonly Case[] = [
  ['the year 2000', { year: 2000 }, 'year-out-of-scenario 4.0', 'year 2000'],
  ['a year before the scenario', { year: 1755 }, 'year-out-of-scenario 4.0', 'year 1755'],
  ['500 VP', { vp: 500 }, 'vp-out-of-reach 13.21', 'vp 500'],
  [
    'two held cards',
    { hands: { british: ['campaign-2', 'campaign-3'] }, holding: ['british'] },
    'holds-several 4.0',
    'holding british',
  ],
  [
    'a card carried and held',
    { hands: { british: ['campaign-2'] }, holding: ['british'], carried: ['british'] },
    'holds-again 4.0',
    'holding british',
  ],
  ['two ways to bid', { options: ['sealedBids', 'openBids'] }, 'bids-twice 14.7', 'options'],
  ['a card that the scenario leaves out', { discards: ['william-pitt-67'] }, 'card-not-in-deck 5.2', 'cards discard'],
];

const refusalOf = (text: string): string | undefined => faultOf(() => readPosition(text));

/** The number of the line that begins with `start`. */
const lineAt = (text: string, start: string): number =>
  text.split('\n').findIndex((each) => each.startsWith(start)) + 1;

test.each([...PIECES, ...SIEGES, ...SPACES, ...TRACKS])('%s is refused', (_what, sparse, fault, line) => {
  const text = writePosition(unchecked(sparse));
  expect(lineAt(text, line)).toBeGreaterThan(0);
  expect(refusalOf(text)).toBe(`${fault} ${lineAt(text, line)}`);
});

/** A text with words replaced; the text must contain each of them. */
function exchanged(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, text);
}

const ONE_CARD = writePosition(unchecked({ hands: NO_CARDS, pieces: { albany: ['johnson', 'ranger-1'] } }));

test.each<readonly [string, readonly (readonly [string, string])[], string, string]>([
  [
    'a siege at level 1 and 2',
    [['space', 'space louisbourg besieged siege-1 siege-2\nspace']],
    'siege-at-two-levels 8.23',
    'space louisbourg',
  ],
  [
    'a siege level without a siege',
    [['space', 'space louisbourg siege-1\nspace']],
    'level-without-siege 8.23',
    'space louisbourg',
  ],
  ['sides exchanged without bids', [['year', 'exchanged\nyear']], 'exchanged-unbid 13.3', 'exchanged'],
  ['a card nowhere', [[' campaign-3', '']], 'card-missing 5.2', 'cards'],
  ['a hand that is miscounted', [['hand british 1', 'hand british 2']], 'hand-miscounted 5.24', 'hand british'],
  ['a draw pile that is miscounted', [['undealt ', 'undealt 1']], 'pile-miscounted 5.24', 'undealt'],
  [
    'a card that both know in no hand',
    [['hand french', 'shown massacre-7\nhand french']],
    'shown-not-held 5.24',
    'shown',
  ],
  [
    'an empty hand that is asked for a card',
    [
      ['cards french-hand campaign-1', 'cards removed campaign-1'],
      ['hand french 1\n', ''],
    ],
    'nothing-to-play 4.0',
    'running phase',
  ],
  [
    'a side that holds its card and is asked for it',
    [['hand french', 'holding french\nhand french']],
    'nothing-to-play 4.0',
    'running phase',
  ],
  [
    'the wrong side in its Action Phase',
    [['phase.card side=french', 'phase.card side=british']],
    'wrong-side 4.0',
    'running phase',
  ],
  ['a phase outside a season', [['running season.phase side=french\n', '']], 'nested-wrongly 4.0', 'running phase'],
])('%s is refused', (_what, changes, fault, line) => {
  const spaced = ONE_CARD.replace('at albany', 'space charlestown british-stockade\nat albany');
  const text = exchanged(spaced, changes);
  expect(refusalOf(text)).toBe(`${fault} ${lineAt(text, line)}`);
});

describe('a running procedure that contradicts the position is refused:', () => {
  const marching = play({ hands: NO_CARDS, pieces: { montreal: ['montcalm', 'french-regular-1', 'coureurs-1'] } });
  marching.french.activates('campaign-1', 'montcalm', 'french-regular-1');
  const MARCH = writePosition(ww.fromJson(marching.position as unknown as Json));
  const marchLine = MARCH.split('\n').find((each) => each.startsWith('running march')) ?? '';
  const storming = play({ ...SIEGE, hands: { french: ['campaign-1', 'ambush-11'], british: ['campaign-2'] } });
  storming.french.activates('campaign-1', 'montcalm').assaults();
  const ASSAULT = writePosition(ww.fromJson(storming.position as unknown as Json));

  const assaultLine = ASSAULT.split('\n').find((each) => each.startsWith('running assault')) ?? '';

  test('and as they are, they can be read', () => {
    expect([refusalOf(MARCH), refusalOf(ASSAULT)]).toEqual([undefined, undefined]);
    expect(MARCH).toContain('running march.onward side=french value=3 commander=montcalm');
    expect(ASSAULT).toContain('running assault.');
  });

  test.each<readonly [string, string, readonly (readonly [string, string])[], string, string]>([
    ['a march of units elsewhere', MARCH, [['at=montreal', 'at=quebec']], 'elsewhere 6.1', 'running march'],
    [
      'a march of the enemy',
      MARCH,
      [['march.onward side=french', 'march.onward side=british']],
      'wrong-side 4.0',
      'running march',
    ],
    [
      'a march under no leader',
      MARCH,
      [
        [
          'march.onward side=french value=3 commander=montcalm',
          'march.onward side=french value=3 commander=coureurs-1',
        ],
      ],
      'no-commander 5.34',
      'running march',
    ],
    [
      'a march of nobody',
      MARCH,
      [[marchLine, marchLine.replace(/ force=\S+/, '')]],
      'wrong-party 7.1',
      'running march',
    ],
    [
      'a card that was never played',
      MARCH,
      [['card=campaign-1', 'card=campaign-3']],
      'wrong-card 5.26',
      'running phase',
    ],
    ['no card played at all', MARCH, [[' card=campaign-1', '']], 'wrong-card 5.26', 'running phase'],
    [
      'an assault elsewhere',
      ASSAULT,
      [[assaultLine, assaultLine.replace('at=oswego', 'at=niagara')]],
      'elsewhere 6.1',
      'running assault',
    ],
    [
      'an assault where nobody is besieged',
      ASSAULT,
      [
        ['british-fort besieged siege-1', 'french-fort'],
        ['northern-provincial-1/inside northern-provincial-2/inside', ''],
      ],
      'no-siege 8.23',
      'running assault',
    ],
  ])('%s', (_what, base, changes, fault, line) => {
    const text = exchanged(base, changes);
    expect(refusalOf(text)).toBe(`${fault} ${lineAt(text, line)}`);
  });
});

test('a fault gives its rule, its line and a message', () => {
  const text = writePosition(unchecked({ vp: 500 }));
  expect(() => readPosition(text)).toThrow(`line ${lineAt(text, 'vp')}: no side can have 500 VP [13.21]`);
  expect(Object.values(impossible.rules).every((rule) => /^\d+\.\d+$/.test(rule))).toBe(true);
});
