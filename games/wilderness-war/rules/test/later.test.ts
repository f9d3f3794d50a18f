import { faultOf, savedLocals } from '@carillon/testkit';
import { expect, it } from 'vitest';
import { readPosition, wildernessWar, writePosition } from '../src/index.ts';
import { LATER } from '../src/later.ts';
import { fromJson, toJson } from '../src/save.ts';
import { type Account, play } from './builder.ts';

// Positions saved by earlier releases, whose procedures had fewer locals

/** The position as a release without these locals wrote it. */
function without(game: Account, procedure: string, ...gone: readonly string[]): unknown {
  const { stack, ...fields } = toJson(game.state);
  const kept = (locals: object): object =>
    Object.fromEntries(Object.entries(locals).filter(([name]) => !gone.includes(name)));
  const frames = stack.map((frame) =>
    frame.procedure === procedure ? { ...frame, locals: kept(frame.locals) } : frame,
  );
  return { ...fields, stack: frames };
}

it('a march is read that was saved before it counted attempts and active pieces', () => {
  const game = play({
    hands: { french: ['campaign-1'] },
    pieces: { ticonderoga: ['montcalm', 'french-regular-1'], albany: ['webb', 'british-regular-1'] },
    works: { ticonderoga: 'french-fort' },
  });
  game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('hudson-carry-north');
  const saved = without(game, 'march', 'sought', 'shunned', 'active', 'passed');
  expect(JSON.stringify(saved)).not.toContain('shunned');
  expect(fromJson(saved).cells).toEqual(game.state.cells);
});

it('a march written as text without its active pieces is read with its force, and one without any is refused', () => {
  const game = play({
    hands: { french: ['campaign-1'] },
    pieces: { ticonderoga: ['montcalm', 'french-regular-1'], albany: ['webb', 'british-regular-1'] },
    works: { ticonderoga: 'french-fort' },
  });
  game.french.activates('campaign-1', 'montcalm', 'french-regular-1').marches('hudson-carry-north');
  const text = writePosition(game.state);
  const active = / active=\S+/;
  expect(text).toMatch(active);
  expect(readPosition(text.replace(active, '')).cells).toEqual(game.state.cells);
  expect(faultOf(() => readPosition(text.replace(active, ' active=[]')))).toMatch(/^wrong-party 7\.1 /);
});

it('locals added to a procedure are listed with their values in earlier positions', async () => {
  await expect(savedLocals(wildernessWar, LATER)).toMatchFileSnapshot('__snapshots__/saved-locals.txt');
});
