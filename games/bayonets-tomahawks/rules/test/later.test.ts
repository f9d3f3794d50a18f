import { fileURLToPath } from 'node:url';
import { get } from '@carillon/kit';
import { savedLocals, spoiltPositions } from '@carillon/testkit';
import { expect, it } from 'vitest';
import { bayonetsTomahawks, readPosition, writePosition } from '../src/index.ts';
import { LATER } from '../src/later.ts';
import { fromJson, toJson } from '../src/save.ts';
import { FRENCH, type Game, raid } from './game.ts';

const POSITIONS = spoiltPositions(fileURLToPath(new URL('spoilt', import.meta.url)));
/** A raid on its way from Forks of the Ohio, in a text of an earlier release. */
const RAID = get(new Map(POSITIONS.map(({ name, text }) => [name, text])), 'raid-onward');

// Positions saved by earlier releases, whose procedures had fewer locals

/** The position as a release without these locals wrote it. */
function without(game: Game, procedure: string, ...gone: readonly string[]): unknown {
  const { stack, ...fields } = toJson(game.state);
  const kept = (locals: object): object =>
    Object.fromEntries(Object.entries(locals).filter(([name]) => !gone.includes(name)));
  const frames = stack.map((frame) =>
    frame.procedure === procedure ? { ...frame, locals: kept(frame.locals) } : frame,
  );
  return { ...fields, stack: frames };
}

it('a raid is read that was saved before it counted where the enemy has rolled', () => {
  const game = raid({ pieces: { 'forks-of-the-ohio': ['lignery'], loyalhanna: ['rogers'] } }, FRENCH, 'lignery');
  game.choose('french', 'to loyalhanna');
  const saved = without(game, 'raid', 'rolledIn');
  expect(JSON.stringify(saved)).not.toContain('rolledIn');
  const read = fromJson(saved);
  expect(toJson(read).stack.at(-1)?.locals).toMatchObject({
    rolledIn: ['loyalhanna', 'forks-of-the-ohio'],
  });
});

it('a raid written as text says that the enemy has rolled nowhere; without this it is read as one of an earlier release', () => {
  const before = /^(running raid\.onward .*)$/m;
  expect(RAID).toMatch(before);
  expect(writePosition(readPosition(RAID))).toMatch(/ rolledIn=\[(forks-of-the-ohio|mekekasink),\w\S+\]$/m);
  const nowhere = writePosition(readPosition(RAID.replace(before, '$1 rolledIn=[]')));
  expect(nowhere).toMatch(/ rolledIn=\[\]$/m);
  expect(writePosition(readPosition(nowhere))).toBe(nowhere);
});

it('locals added to a procedure are listed with their values in earlier positions', async () => {
  await expect(savedLocals(bayonetsTomahawks, LATER)).toMatchFileSnapshot('__snapshots__/saved-locals.txt');
});
