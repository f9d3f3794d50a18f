import { range } from '@carillon/kit';
import { guessAlong, scriptedTable, type Walkable, walk } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { skirmish } from '../src/index.ts';

const OPTIONS = { scenario: 'meeting', options: {}, passIdleWindows: true };

/** A game with these rolls, in which the sides choose as they are asked; of two, the first on the list chooses. */
function played(rolls: readonly string[], ...choices: readonly string[]) {
  const { table, script } = scriptedTable(skirmish, OPTIONS, rolls);
  for (const choice of choices) {
    const { flow } = skirmish;
    const asked = (seat: number) => flow.mayChoose(table.state, seat) && !flow.hasAnswered(table.state, seat);
    const seat = [0, 1].find(asked) ?? 0;
    expect(table.submit(seat, choice, table.journal.length), choice).toMatchObject({ ok: true });
  }
  script.done();
  return table;
}

const BLUE_FIRST = ['bid 1', 'bid 0'];
const TIE = ['bid 0', 'bid 0'];
/** Blue marches from the camp to the mill, Red from the keep to the farm; then it is Red's turn to attack. */
const MET = [...BLUE_FIRST, 'march camp', 'move mill', 'march keep', 'move farm', ...TIE, 'march farm', 'move mill'];

test('games are walked with every check, to an end', () => {
  for (const seed of [1, 2, 3]) {
    const { report } = walk(skirmish as unknown as Walkable, { seed, scenario: 'meeting', options: {}, checks: 'all' });
    expect(report.games).toBe(1);
  }
});

test('[1.1] a bid is secret until both have bid; a guess fits what is seen', () => {
  const { state } = played([], 'bid 2');
  const waiting = skirmish.view(played([], 'bid 1').state, 1);
  expect(skirmish.view(state, 1)).toEqual(waiting);
  expect(skirmish.view(state, 0)).not.toEqual(skirmish.view(state, 1));
  const wrong = range(40).map((seed) => guessAlong(skirmish, { scenario: 'meeting', seed, known: () => 0 }).wrong);
  expect(Math.max(...wrong)).toBeGreaterThan(0);
});

test('[1.1] the higher bid is first, and after a tie the side that was second', () => {
  expect(played([], 'bid 0', 'bid 1').who).toBe(1);
  expect(played([], ...BLUE_FIRST, 'rest', 'rest', ...TIE).who).toBe(1);
});

test('[3.1] [3.2] [3.3] both fire, lose pieces of their choice, and the attacker retreats from a tie', () => {
  const lost = ['lose blue-scouts', 'lose blue-militia', 'lose red-scouts', 'lose red-guard'];
  const table = played(['roll 6 6'], ...MET, ...lost);
  const left = Object.keys(skirmish.view(table.state, 0).place);
  expect(left.join(' ')).toBe('blue-guard blue-rangers red-rangers red-militia');
  expect(table.choicesOf(1)).toEqual(['retreat camp', 'retreat hill', 'retreat farm']);
});

test('[4.1] a side alone in the enemy’s home at the end of a turn has won', () => {
  const round = [...BLUE_FIRST, 'march camp', 'move wood', 'march keep', 'move farm'];
  const table = played([], ...round, ...BLUE_FIRST, 'march wood', 'move hill', 'rest', ...['bid 0', 'bid 3', 'rest']);
  for (const choice of ['march hill', 'move keep']) table.submit(0, choice, table.journal.length);
  expect(skirmish.result(table.state)).toEqual({ winner: 0, rule: '4.1' });
});
