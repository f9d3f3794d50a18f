import { CHANCE, Choices, OVER, TOGETHER } from '@carillon/flow';
import { type Random, seeded } from '@carillon/kit';
import { expect, test } from 'vitest';
import { bayonetsTomahawks as bt, readPosition, type State, writePosition } from '../src/index.ts';
import { BATTLE, edited, MARCH, moved, SET_UP, withLines } from './positions.ts';

// Positions that are odd, and possible: they are read, and games go on from them.

const choices = new Choices();

function decide(g: State, random: Random): void {
  const who = bt.flow.who(g);
  const seat = who === TOGETHER ? Number(bt.flow.hasAnswered(g, 0)) : who;
  bt.flow.list(g, seat, choices);
  expect(choices.count).toBeGreaterThan(0);
  let left = random.below(total(seat));
  let chosen = 0;
  for (left -= weight(seat, 0); left >= 0; left -= weight(seat, chosen)) chosen++;
  bt.flow.take(g, seat, choices.get(chosen));
}

const weight = (seat: number, index: number): number => (seat === CHANCE ? choices.weightOf(index) : 1);
function total(seat: number): number {
  let sum = 0;
  for (let i = 0; i < choices.count; i++) sum += weight(seat, i);
  return sum;
}

const DECISIONS = 200;

/** Counters moved one after another. */
const placed = (text: string, ...moves: readonly (readonly [string, string])[]): string =>
  moves.reduce((changed, [piece, to]) => moved(changed, piece, to), text);
/** A space under the control of the other faction. */
const captured = (text: string, at: string, by: 'french' | 'british'): string =>
  text
    .replace(new RegExp(`^(control (?:french|british) .*) ${at}(?= |$)`, 'm'), '$1')
    .replace(new RegExp(`^control ${by} `, 'm'), `control ${by} ${at} `);

const ODD: readonly (readonly [string, string])[] = [
  ['the French 40 VP ahead', edited(MARCH, ['victory 1', 'victory 40'])],
  ['the British 19 VP ahead', edited(MARCH, ['victory 1', 'victory -18'])],
  [
    'seven Raid Points each',
    withLines(edited(MARCH, ['raid-points french 5', 'raid-points french 7']), 'raid-points british 7'),
  ],
  ['open seas with a French Louisbourg, retaken', withLines(MARCH, 'open-seas')],
  [
    'every British Artillery unit at sea',
    placed(MARCH, ['royal-artillery-1', 'sail-box'], ['royal-artillery-2', 'sail-box']),
  ],
  ['a Commander alone at sea', placed(MARCH, ['commander-rigaud', 'sail-box'])],
  ['both factions at sea', placed(MARCH, ['langis', 'sail-box'], ['rogers', 'sail-box'])],
  [
    'all single Indian units lost',
    placed(
      MARCH,
      ['micmac', 'losses'],
      ['malecite', 'losses'],
      ['abenaki', 'losses'],
      ['delaware', 'losses'],
      ['mingo', 'losses'],
    ),
  ],
  ['the Mohawks lost', placed(MARCH, ['mohawk', 'losses'])],
  ['Iroquois lost and out of play', placed(MARCH, ['iroquois-1', 'removed'], ['iroquois-3', 'losses'])],
  ['three Iroquois in one Village', placed(MARCH, ['iroquois-2', 'oquaga'], ['iroquois-3', 'oquaga'])],
  ['the Iroquois British', placed(edited(MARCH, ['joined french', 'joined british']), ['goreham', 'york'])],
  [
    'both Nations French',
    withLines(
      edited(placed(MARCH, ['cherokee-1', 'chote'], ['cherokee-2', 'keowee']), [
        'joined french iroquois',
        'joined french cherokee iroquois',
      ]),
    ),
  ],
  [
    'the Cherokee British, the Iroquois French',
    withLines(placed(MARCH, ['cherokee-1', 'chote'], ['cherokee-2', 'keowee']), 'joined british cherokee'),
  ],
  [
    'all French Forts razed',
    placed(MARCH, ['fort-beausejour', 'removed'], ['fort-duquesne', 'removed'], ['fort-saint-frederic', 'removed']),
  ],
  [
    'all British Forts out of play but one',
    placed(
      MARCH,
      ['fort-edward', 'removed'],
      ['fort-augusta', 'removed'],
      ['fort-pitt', 'removed'],
      ['fort-bedford', 'removed'],
    ),
  ],
  ['a Fort at Boston', placed(MARCH, ['fort-edward', 'boston'])],
  [
    'a French Fort in the Wilderness, Reduced',
    withLines(placed(MARCH, ['fort-niagara', 'mtan']), 'reduced fort-niagara'),
  ],
  ['a fallen Québec without Bastions', placed(MARCH, ['bastion-3', 'removed'], ['bastion-4', 'removed'])],
  ['a Fort at Québec', placed(MARCH, ['bastion-3', 'removed'], ['bastion-4', 'removed'], ['fort-levis', 'quebec'])],
  ['a Bastion Reduced', withLines(MARCH, 'reduced bastion-1')],
  [
    'Albany captured, with a Brigade',
    captured(placed(MARCH, ['mohawk', 'york'], ['canadiens-2', 'albany']), 'albany', 'french'),
  ],
  ['Outposts captured and left', captured(captured(MARCH, 'rumford', 'british'), 'taconnet', 'french')],
  [
    'Montréal British',
    captured(
      placed(MARCH, ['beaujeu', 'quebec'], ['lacorne', 'quebec'], ['rogers', 'montreal']),
      'montreal',
      'british',
    ),
  ],
  [
    'Louisbourg British',
    withLines(
      captured(
        placed(
          MARCH,
          ['bastion-1', 'removed'],
          ['bastion-2', 'removed'],
          ['bearn-guyenne', 'quebec'],
          ['commander-pouchot', 'quebec'],
          ['fleet-de-la-motte', 'quebec'],
          ['44th-48th', 'louisbourg'],
        ),
        'louisbourg',
        'british',
      ),
      'open-seas',
    ),
  ],
  ['a Battle in the Wilderness', withLines(placed(MARCH, ['rogers', 'mtan'], ['langis', 'mtan']), 'battles mtan')],
  ['a Battle of three at Ticonderoga', withLines(placed(MARCH, ['rogers', 'ticonderoga']), 'battles ticonderoga')],
  [
    'besiegers at Louisbourg',
    withLines(placed(MARCH, ['44th-48th', 'louisbourg'], ['fleet-durell', 'louisbourg']), 'battles louisbourg'),
  ],
  ['a stack Routed and Out of Supply', withLines(MARCH, 'routed lery', 'out-of-supply lery')],
  ['all of York Reduced', withLines(MARCH, 'reduced 44th-48th fleet-durell fleet-holburne')],
  [
    'Roads everywhere',
    withLines(
      MARCH,
      'roads albany.oquaga lake-george.sachendaga mekekasink.wills-creek',
      'roads-begun saranac.ticonderoga',
    ),
  ],
  ['Forts begun on both sides', withLines(MARCH, 'forts-begun montreal york', 'british-forts-begun york')],
  ['no point used', edited(MARCH, ['points-gone french-1 british-1 british-2 indian-1\n', ''])],
  [
    'a chit on each placeholder',
    withLines(MARCH, 'holds-chit french british', 'chits held french-2-1 british-2-1')
      .replace(/^(chits pool.*) french-2-1/m, '$1')
      .replace(/^(chits pool.*) british-2-1/m, '$1'),
  ],
  ['every reading otherwise', withLines(MARCH, `options ${bt.options.map(({ name }) => name).join(' ')}`)],
  ['Rogers far in the west in the first Round', placed(SET_UP, ['rogers', 'tu-endie-wei'])],
  [
    'nobody at Niagara, all at Québec',
    placed(SET_UP, ['lery', 'quebec'], ['beaujeu', 'quebec'], ['lacorne', 'quebec'], ['langlade', 'quebec']),
  ],
  ['a Battle with all Highlanders waiting', placed(BATTLE, ['fraser', 'losses'])],
];

test.each(ODD)('%s', (_what, text) => {
  const g = readPosition(text);
  expect(readPosition(writePosition(g))).toBeDefined();
  const random = seeded(text.length);
  for (let i = 0; i < DECISIONS && bt.flow.who(g) !== OVER; i++) {
    decide(g, random);
    bt.check(g);
  }
});
