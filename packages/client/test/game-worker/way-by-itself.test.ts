import { bayonetsTomahawks } from '@carillon/bayonets-tomahawks-rules';
import type { Json } from '@carillon/kit';
import { expect, it } from 'vitest';
import { begun, campaign } from '../../../../games/bayonets-tomahawks/board/test/named/set-up.ts';
import { positionOf } from '../../../../games/bayonets-tomahawks/rules/test/game.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import { bayonetsTomahawksEngine } from '../engines.ts';

/** A march from Lake George with the last point of the round, held for Reaction; Canadiens are at Ticonderoga. */
function marchesOnTheLastPoint() {
  const pieces = { ticonderoga: ['canadiens-1'], 'lake-george': ['44th-48th', 'commander-howe'] } as const;
  const game = begun(campaign('vaudreuils-petite-guerre', { pieces }), 'british')
    .choose('british', 'hold british-3', 'done')
    .choose('french', 'done', 'done')
    .choose('british', 'army british-3 lake-george', 'take commander-howe', 'take 44th-48th');
  return resumed(positionOf(game));
}

function resumed(at: unknown) {
  const position = JSON.parse(JSON.stringify(at)) as Json;
  const rules = { ...bayonetsTomahawks, start: () => bayonetsTomahawks.fromJson(position) };
  const opened = { title: rules.title, scenario: 'vaudreuils-petite-guerre', options: {}, seed: 1 };
  const table = LocalGame.resume({ ...bayonetsTomahawksEngine, rules }, opened, [], {});
  table.greet();
  return table;
}

it('a step that ends the round in a battle cannot be taken back, though no other side is asked before the dice', () => {
  const table = marchesOnTheLastPoint();
  expect(table.way({ stops: ['ticonderoga'] })?.halt).toBe(0);
  const { length } = table.now();
  const sent = table.choose({ seat: 'british', choices: ['move ticonderoga'], seen: length });
  expect(sent.ok && sent.value.undo).toHaveProperty('bar');
});

it('a march with the last point passes the turn as soon as it ends', () => {
  const pieces = { quebec: ['bearn-guyenne'], 'lake-george': ['44th-48th'] } as const;
  const game = begun(campaign('vaudreuils-petite-guerre', { pieces }), 'british').choose('british', 'none');
  for (const [gone, passes] of [
    [['british-1', 'british-2'], true],
    [['british-1'], false],
  ] as const) {
    const table = resumed({ ...positionOf(game), pointsGone: gone });
    table.choose({ seat: 'british', choices: ['army british-3 lake-george', 'take 44th-48th'], seen: 0 });
    const way = table.way({ stops: ['kingston'] });
    expect([way?.halt, way?.passes]).toEqual([null, passes]);
  }
});

it('any choice that ends the phase says so beforehand, and no other', () => {
  const pieces = { quebec: ['bearn-guyenne'], 'lake-george': ['44th-48th'], boston: ['22nd-28th'] } as const;
  const game = begun(campaign('vaudreuils-petite-guerre', { pieces }), 'british').choose('british', 'none');
  const [last, earlier] = [['british-1', 'british-2'], ['british-1']].map((gone) => {
    const table = resumed({ ...positionOf(game), pointsGone: gone });
    const chose = (...choices: string[]) =>
      table.choose({ seat: 'british', choices, seen: table.now().length }).ok ? table.now() : undefined;
    const before = table.now().ends;
    return { before, marching: chose('army british-3 lake-george', 'take 44th-48th', 'move kingston') };
  });
  expect(last?.before).toMatchObject({ done: 'free' });
  expect(last?.before).not.toHaveProperty(['army british-3 lake-george']);
  expect(earlier?.before).toMatchObject({ done: 'free' });
  expect(last?.marching?.ends).toHaveProperty('stop', 'free');
  expect(earlier?.marching?.ends).toEqual({});
});
