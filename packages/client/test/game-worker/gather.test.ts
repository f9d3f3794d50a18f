import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { chanceFrom, Table } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { expect, test } from 'vitest';
import { play, some } from '../../../../games/wilderness-war/rules/test/builder.ts';
import { gather } from '../../src/game-worker/gather.ts';
import { askedSeat } from '../../src/game-worker/question.ts';

const MUSTER = { verb: 'take', done: 'done' } as const;

/** A game of Bayonets & Tomahawks, played at random until a side must choose the units that march out of a space. */
function untilMuster(seed: number) {
  const random = seeded(seed);
  const opening = { scenario: 'vaudreuils-petite-guerre', options: {}, chance: chanceFrom(random) };
  const table = Table.open(bayonetsTomahawks, { ...opening, passIdleWindows: true });
  for (let i = 0; i < 2000; i++) {
    const seat = askedSeat(bayonetsTomahawks, table.state);
    const choices = table.choicesOf(seat);
    const takes = choices.filter((text) => text.startsWith('take '));
    const { procedure, step } = bayonetsTomahawks.flow.question(table.state);
    if (procedure === 'march' && step === 'muster' && takes.length > 1) return { table, seat, takes };
    table.submit(seat, at(choices, random.below(choices.length)), table.journal.length);
  }
  throw new Error('nobody marches');
}

test('a force that takes everybody along sets out without another word', () => {
  const { table, seat, takes } = untilMuster(3);
  const wish = takes.map((text) => text.slice('take '.length));
  const fresh = () => bayonetsTomahawks.fromJson(bayonetsTomahawks.toJson(table.state));
  const whole = gather(bayonetsTomahawks, fresh, seat, { ...MUSTER, wish });
  expect(whole.complete).toBe(true);
  for (const text of whole.plan) table.submit(seat, text, table.journal.length);
  expect(bayonetsTomahawks.flow.question(table.state).step).not.toBe('muster');
  expect(gather(bayonetsTomahawks, fresh, seat, { ...MUSTER, wish: [] }).complete).toBe(false);
});

test('a force is no larger than the leaders in it can command, whatever else could join', () => {
  const units = some('northern-provincial', 7);
  const game = play({
    turn: 'british',
    hands: { british: ['campaign-1'], french: ['campaign-4'] },
    pieces: { albany: ['murray', 'bradstreet', ...units] },
  });
  game.british.chooses('activate campaign-1', 'lead murray');
  const fresh = () => wildernessWar.fromJson(wildernessWar.toJson(game.state));
  const gathered = (...wish: readonly string[]) =>
    gather(wildernessWar, fresh, wildernessWar.seats.indexOf('british'), { ...MUSTER, wish });
  expect(gathered(...units)).toMatchObject({ taken: units.slice(0, 5), complete: true });
  expect(gathered(...units, 'bradstreet')).toMatchObject({ taken: [...units, 'bradstreet'], complete: true });
  expect(gathered('bradstreet', ...units)).toMatchObject({ taken: ['bradstreet', ...units], complete: true });
});
