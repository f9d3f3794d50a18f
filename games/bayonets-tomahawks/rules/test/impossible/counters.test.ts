import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NotationError } from '@carillon/flow';
import { faultOf } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../../src/index.ts';
import { cases } from '../blamed.ts';
import { ARRIVAL, BATTLE, edited, MARCH, moved, SET_UP, withLines } from '../positions.ts';

// Impossible positions: counters and markers.

/** After the last Action Round. */
const [WINTER = ''] = readFileSync(
  fileURLToPath(new URL('../spoilt/winter-quarters-reveal.txt', import.meta.url)),
  'utf8',
).split('\nspoilt\n');

test('the positions that are changed here can be', () => {
  for (const text of [SET_UP, MARCH, BATTLE]) expect(faultOf(() => readPosition(text))).toBeUndefined();
});

test('the message gives the rule and the fault', () => {
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
    ['a third Bastion at Québec', moved(MARCH, 'bastion-1', 'quebec'), 'three-bastions 3.4', 'at quebec'],
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
    [
      'who sits out a Battle at sea',
      withLines(moved(MARCH, 'rogers', 'sail-box'), 'sitting-out rogers'),
      'sitting-out-elsewhere 13.9.3',
      'sitting-out',
    ],
    [
      'who sits out a Battle where there is none',
      withLines(MARCH, 'sitting-out rogers'),
      'sitting-out-no-battle 13.9.3',
      'sitting-out',
    ],
    [
      'a Commander of a Routed stack without its marker',
      withLines(MARCH, 'routed bearn-guyenne fleet-de-la-motte bastion-1 bastion-2'),
      'routed-in-part 13.8',
      'routed',
    ],
    [
      'a Commander drawn with no Brigade',
      edited(ARRIVAL, ['brought-by bearn-guyenne commander-pouchot\n', '']),
      'commander-alone 15.2.2',
      'at arriving',
    ],
    ['a Spent unit in winter', withLines(WINTER, 'spent fraser'), 'left-over 14.0', 'spent'],
    [
      'ways entered in winter',
      withLines(WINTER, 'british-entered albany>kingston'),
      'left-over 14.0',
      'british-entered',
    ],
  ]);
});
