import type { ChoiceEntry } from '@carillon/flow';
import { at } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { turnsOf } from '../src/turns.ts';
import { ford, round, textsOf } from './fords/brain.ts';
import { after, begun, flow, rules, type Setting, SOUTH, view } from './fords/rules.ts';

// The turns of games of Fords, to be judged. An entry is `who: choice`; a star marks one that the table has made.

const SURE = { upper: { prize: 4, needs: 1 } };

function played(setting: Setting, texts: readonly string[], brain = ford) {
  const entries = texts.map((text, i) => {
    const [who = '', choice = ''] = text.replace('*', '').split(': ');
    const entry: ChoiceEntry = { who, choice, ...(text.endsWith('*') && { auto: true as const }) };
    return { number: 10 + i, entry };
  });
  const line = texts.map((text) => text.replace('*', '').replace('chance: ', ''));
  const stateAt = (place: number) => after(begun({ fords: SURE, ...setting }), ...line.slice(0, place));
  const turns = turnsOf(brain, { rules, entries, stateAt });
  return { turns, stateAt };
}

const GAME = ['north: cross upper', 'chance: roll 3', 'north: press', 'south: dig'];

describe('the turns of a game', () => {
  it('are those of each side, with its choices and the number of the first', () => {
    const { turns } = played({ rounds: 2 }, GAME);
    expect(turns.map(({ seat, moment, played }) => [seat, moment, textsOf(played)])).toEqual([
      [0, 10, ['cross upper', 'press']],
      [1, 13, ['dig']],
    ]);
  });

  it('begin and end with the views of their side', () => {
    const { turns, stateAt } = played({ rounds: 2 }, GAME);
    const [north, south] = turns;
    expect([north?.view, north?.after]).toEqual([view(stateAt(0), 0), { view: view(stateAt(3), 0) }]);
    expect([south?.view, south?.after]).toEqual([view(stateAt(3), 1), { view: view(stateAt(4), 1) }]);
  });

  it('end with the result of the game, where it ends: won, lost or drawn', () => {
    const results = (setting: Setting, texts = GAME) => played(setting, texts).turns.map((turn) => turn.after);
    const game = ['north: dig', 'south: dig'];
    const last = (setting: Setting) => at(results(setting, game), 1);
    expect(results({}).at(-1)).toEqual({ result: 0 });
    expect(last({ points: 3 })).toEqual({ result: 0 });
    expect(last({ points: -3 })).toEqual({ result: 1 });
    expect(last({})).toEqual({ result: 0.5 });
  });

  it('end in the present position if a game is unfinished', () => {
    const { turns, stateAt } = played({ rounds: 2 }, GAME.slice(0, 2));
    expect(turns.map(({ after, played }) => [after, textsOf(played)])).toEqual([
      [{ view: view(stateAt(2), 0) }, ['cross upper']],
    ]);
  });

  it('leave out choices made by the table, and turns without a choice', () => {
    const { turns } = played({ rounds: 2 }, ['north: dig*', 'south: cross upper', 'chance: roll 3', 'south: halt*']);
    expect(turns.map(({ seat, played }) => [seat, textsOf(played)])).toEqual([[SOUTH, ['cross upper']]]);
  });

  it('leave out choices of seats without the turn, and lone ones', () => {
    const lone = {
      ...rules,
      flow: Object.assign(Object.create(flow) as typeof flow, {
        list: (...[g, seat, into]: Parameters<typeof flow.list>) => {
          into.reset();
          if (g.points === 0) into.push(flow.parse(g, 'dig') ?? 0);
          else flow.list(g, seat, into);
        },
      }),
    };
    const entries = ['north: dig', 'south: dig'].map((text, i) => {
      const [who = '', choice = ''] = text.split(': ');
      return { number: i, entry: { who, choice } };
    });
    const stateAt = (place: number) => after(begun({ rounds: 2 }), ...['north: dig', 'south: dig'].slice(0, place));
    const turns = turnsOf(ford, { rules: lone, entries, stateAt });
    expect(turns.map(({ seat }) => seat)).toEqual([SOUTH]);
  });
});

describe('where a turn is a whole round', () => {
  const ROUND = ['north: bold', 'south: wary', 'north: dig', 'south: cross upper', 'chance: roll 1', 'south: press'];

  it('each side has one, from its own first choice to the end of the round, stances apart', () => {
    const { turns, stateAt } = played({ rounds: 2, stake: 1 }, [...ROUND, 'north: bold'], round);
    expect(turns.map(({ seat, moment, played }) => [seat, moment, textsOf(played)])).toEqual([
      [0, 12, ['dig']],
      [1, 13, ['cross upper', 'press']],
    ]);
    expect(turns.map((turn) => turn.after)).toEqual([0, 1].map((seat) => ({ view: view(stateAt(6), seat) })));
  });
});
