import type { Json } from '@carillon/kit';
import { savedLocals } from '@carillon/testkit';
import { expect, it } from 'vitest';
import { wildernessWar } from '../src/index.ts';
import { LATER } from '../src/later.ts';
import { type Account, play } from './builder.ts';

// Positions saved by earlier releases, whose procedures had fewer locals

/** The position as a release wrote it that did not have these locals. */
function without(game: Account, procedure: string, ...gone: readonly string[]): Json {
  const { stack, ...fields } = JSON.parse(JSON.stringify(wildernessWar.toJson(game.state)));
  const frames = stack.map((frame: { procedure: string; locals: { [name: string]: Json } }) => {
    if (frame.procedure !== procedure) return frame;
    return {
      ...frame,
      locals: Object.fromEntries(Object.entries(frame.locals).filter(([name]) => !gone.includes(name))),
    };
  });
  return { ...fields, stack: frames };
}

it('a march is read that was saved before it counted attempts and active pieces', () => {
  const game = play({
    hands: { french: ['campaign-1'] },
    pieces: { ticonderoga: ['montcalm', 'french-regular-1'], albany: ['webb', 'british-regular-1'] },
    works: { ticonderoga: 'french-fort' },
  });
  game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('hudson-carry-north');
  const saved = without(game, 'march', 'sought', 'shunned', 'active');
  expect(JSON.stringify(saved)).not.toContain('shunned');
  expect(wildernessWar.fromJson(saved).cells).toEqual(game.state.cells);
});

it('locals added to a procedure are listed with their values in earlier positions', async () => {
  await expect(savedLocals(wildernessWar, LATER)).toMatchFileSnapshot('__snapshots__/saved-locals.txt');
});
