import { Choices, copyInto, type Seat } from '@carillon/flow';
import { range } from '@carillon/kit';
import { onlySetOn } from '@carillon/seat';
import { type State, wildernessWar } from '@carillon/wilderness-war-rules';
import type { PieceName } from '@carillon/wilderness-war-rules/reference';
import { describe, expect, it } from 'vitest';
import { frenchAttack } from '../../../../games/wilderness-war/rules/test/attack.ts';
import { some } from '../../../../games/wilderness-war/rules/test/builder.ts';

// Step losses are chosen one by one; if the order makes no difference, all can be taken at once.

const { flow, blank, seats } = wildernessWar;
const [FRENCH, BRITISH] = [seats.indexOf('french'), seats.indexOf('british')];

const asksForLosses = (g: State): boolean => flow.question(g).procedure === 'losses';

function textsOf(g: State, seat: Seat): string[] {
  const choices = new Choices();
  flow.list(g, seat, choices);
  return choices.toArray().map((choice) => flow.text(g, choice));
}

const onlySet = (g: State): readonly string[] =>
  onlySetOn(wildernessWar, g, BRITISH, (state) => textsOf(state, BRITISH));

/** The position after one more choice. */
function after(g: State, seat: Seat, text: string): State {
  const next = blank();
  copyInto(next, g);
  const choice = flow.parse(next, text);
  if (choice === undefined) throw new Error(`${text} cannot be read`);
  flow.take(next, seat, choice);
  return next;
}

/** All positions that the losses can lead to, in any order, as text. */
function endings(g: State, seat: Seat, known = new Map<string, Set<string>>()): Set<string> {
  const key = g.cells.join();
  const before = known.get(key);
  if (before) return before;
  if (flow.who(g) !== seat || !asksForLosses(g)) return new Set([key]);
  const found = new Set(textsOf(g, seat).flatMap((text) => [...endings(after(g, seat, text), seat, known)]));
  known.set(key, found);
  return found;
}

/** A battle at Hudson Carry North with these dice, at the choice of British losses; `undefined` if there is none. */
function lossesAt(british: readonly PieceName[], regulars: number, dice: readonly [number, number]): State | undefined {
  const game = frenchAttack('ticonderoga', 'hudson-carry-north', ['montcalm', ...some('french-regular', regulars)], {
    pieces: { 'hudson-carry-north': british },
  });
  game.dice.roll(...dice);
  const { table } = game;
  while (asksForLosses(game.state) && flow.who(game.state) === FRENCH)
    table.choose('french', table.choices('french')[0] ?? '');
  return asksForLosses(game.state) ? game.state : undefined;
}

const DEFENDERS: readonly (readonly PieceName[])[] = [
  [...some('northern-provincial', 3), 'ranger-1'],
  ['ranger-1', 'mohawk-1', 'light-infantry-1'],
  ['light-infantry-1', 'mohawk-1', 'british-oneida', 'british-cayuga'],
  [...some('british-regular', 2), ...some('northern-provincial', 2), 'ranger-1', 'mohawk-1'],
];

const POSITIONS = DEFENDERS.flatMap((british) =>
  [2, 4, 6].flatMap((regulars) => range(6).flatMap((die) => lossesAt(british, regulars, [die + 1, 3]) ?? [])),
);

describe('losses with only one possible set', () => {
  it('can be taken at once exactly if no choice makes a difference', () => {
    const came = POSITIONS.map((g) => ({ g, ways: endings(g, BRITISH).size }));
    for (const { g, ways } of came) expect(onlySet(g).length > 0).toBe(ways === 1);
    expect(came.filter(({ ways }) => ways === 1).length).toBeGreaterThan(3);
    expect(came.filter(({ ways }) => ways > 1).length).toBeGreaterThan(3);
  });

  it('are not a set if there is only one step to lose', () => {
    const sets = POSITIONS.map((g) => ({ g, steps: onlySet(g) }));
    const some = sets.filter(({ steps }) => steps.length > 0);
    expect(some.length).toBeGreaterThan(3);
    for (const { g, steps } of some) {
      const last = steps.slice(0, -1).reduce((now, text) => after(now, BRITISH, text), g);
      expect([asksForLosses(last), onlySet(last)]).toEqual([true, []]);
    }
  });

  it('are named by choices that are all listed, one after another', () => {
    for (const g of POSITIONS) {
      let now = g;
      for (const text of onlySet(g)) {
        expect(textsOf(now, BRITISH)).toContain(text);
        now = after(now, BRITISH, text);
      }
    }
  });
});
