import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../src/index.ts';
import { type Sparse, some, unchecked } from './position.ts';

// Odd but possible positions: none of them is refused.

const LOUISBOURG = { louisbourg: ['wolfe', 'british-regular-1'] } as const;

test.each<readonly [what: string, odd: Sparse]>([
  ['an empty map', {}],
  ['a side without a unit', { pieces: { quebec: ['montcalm'], boston: ['wolfe', ...some('british-regular', 8)] } }],
  ['leaders of both sides in one space', { pieces: { ossipee: ['montcalm', 'webb'] } }],
  ['a lone leader in the wilderness', { pieces: { 'green-mountains-north': ['levis'] } }],
  ['a leader alone at a free enemy settlement', { pieces: { montreal: ['abenaki-1'], 'st-francois': ['webb'] } }],
  [
    'a lone leader beside an enemy fort begun',
    { pieces: { ossipee: ['webb'] }, works: { ossipee: 'french-fort-started' } },
  ],
  ['Auxiliaries alone in an enemy field', { pieces: { concord: ['coureurs-1'] } }],
  [
    'Auxiliaries beside a fort begun by the enemy',
    { pieces: { ossipee: ['ranger-1'] }, works: { ossipee: 'french-fort-started' } },
  ],
  ['a British stockade in a French field', { works: { becancour: 'british-stockade' } }],
  ['a French fort in a British field', { works: { concord: 'french-fort' } }],
  ['a fort begun beside a stockade', { works: { oswego: 'british-stockade-fort-started' } }],
  ['fieldworks where nobody is', { fieldworks: ['ossipee', 'boston'] }],
  [
    'an empty fort besieged by Auxiliaries alone',
    { pieces: { oswego: ['coureurs-1'] }, works: { oswego: 'british-fort' }, siege: { oswego: 2 } },
  ],
  [
    'leaders alone inside a fort',
    {
      pieces: { oswego: ['montcalm', 'french-regular-1', 'webb', 'johnson'] },
      inside: ['webb', 'johnson'],
      works: { oswego: 'british-fort' },
      siege: { oswego: 0 },
    },
  ],
  [
    'ten units inside a fortress',
    {
      pieces: { quebec: ['wolfe', 'british-regular-1', ...some('french-regular', 10)] },
      inside: some('french-regular', 10),
      siege: { quebec: 2 },
    },
  ],
  ['Boston captured by one Coureurs unit', { captured: ['boston'], pieces: { boston: ['coureurs-1'] } }],
  [
    'a captured fortress besieged by its first owner',
    {
      captured: ['quebec'],
      pieces: { quebec: ['levis', 'french-regular-1', 'british-regular-1'] },
      inside: ['british-regular-1'],
      siege: { quebec: 1 },
    },
  ],
  ['a British Louisbourg held by an Amphib marker alone', { captured: ['louisbourg'], amphib: ['louisbourg'] }],
  [
    'an Amphib marker under a siege of Louisbourg',
    { amphib: ['louisbourg'], pieces: LOUISBOURG, siege: { louisbourg: 0 } },
  ],
  [
    'an Amphib marker beside French Auxiliaries',
    { amphib: ['ile-dorleans'], pieces: { 'ile-dorleans': ['coureurs-1'] } },
  ],
  [
    'all Amphib markers at once',
    { captured: ['louisbourg'], amphib: ['louisbourg', 'baie-st-paul', 'ile-dorleans', 'riviere-ouelle'] },
  ],
  [
    'Indians of one Iroquois tribe on each side, of two tribes',
    { pieces: { albany: ['british-seneca'], montreal: ['french-cayuga'] } },
  ],
  ['Indians far from home', { pieces: { louisbourg: ['ojibwa', 'shawnee-1'] } }],
  ['Cherokees, whose settlement is off the map', { pieces: { augusta: ['cherokee-1', 'cherokee-2'] } }],
  ['two leaders with Command 7 in one space', { pieces: { boston: ['loudoun', 'abercromby'] } }],
  [
    'all Militia reduced in their boxes',
    {
      pieces: {
        'st-lawrence-canadian-militias': some('canadian-militia', 2),
        'southern-colonial-militias': some('colonial-militia', 2),
      },
      reduced: [...some('canadian-militia', 2), ...some('colonial-militia', 2)],
    },
  ],
  ['nine raids in one space', { raided: { french: { augusta: 9 } } }],
  ['a space raided by both sides', { raided: { french: { ossipee: 1 }, british: { ossipee: 1 } } }],
  [
    'Niagara, held by the British last, with a French leader alone',
    { britishHolds: ['niagara'], pieces: { niagara: ['villiers'] } },
  ],
  ['Ohio Forks left by the British who held it last', { britishHolds: ['ohio-forks'] }],
  ['20 VP in the last season', { vp: 20, year: 1759, season: 'late' }],
  [
    'a side that holds its card and another that carried one',
    {
      hands: { french: ['campaign-1'], british: ['campaign-2'] },
      turn: 'french',
      holding: ['british'],
      carried: ['french'],
    },
  ],
  ['a side that held a card and lost it', { hands: { french: ['campaign-1'] }, holding: ['british'] }],
  ['the whole deck discarded but one card', { hands: { french: ['campaign-1'] }, reshuffle: true }],
])('%s', (_what, odd) => {
  const text = writePosition(unchecked(odd));
  expect(writePosition(readPosition(text))).toBe(text);
});
