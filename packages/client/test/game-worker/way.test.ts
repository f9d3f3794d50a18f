import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, it } from 'vitest';
import { campaign } from '../../../../games/wilderness-war/board/test/named/set-up.ts';
import { some } from '../../../../games/wilderness-war/rules/test/builder.ts';
import { LocalGame } from '../../src/game-worker/local/local-game.ts';
import { wildernessWarEngine } from '../engines.ts';

const FORCE = ['rigaud', ...some('french-regular', 2)] as const;

/** Rigaud is about to set out from Ticonderoga; `british` places the British. */
function setsOut(british: { readonly 'hudson-carry-south'?: readonly 'ranger-1'[] }) {
  const game = campaign({
    hands: { french: ['campaign-1', 'ambush-11'], british: ['surrender-6'] },
    pieces: { ticonderoga: FORCE, 'hudson-carry-north': [], 'hudson-carry-south': [], ...british },
    works: { 'hudson-carry-north': 'none', 'hudson-carry-south': 'none', 'wood-creek': 'french-stockade' },
  });
  game.french.activates('campaign-1', ...FORCE).isToChoose('march.onward');
  const position = JSON.parse(JSON.stringify(game.position)) as Json;
  const rules = { ...wildernessWar, start: () => wildernessWar.fromJson(position) };
  const table = LocalGame.resume(
    { ...wildernessWarEngine, rules },
    { title: 'wilderness-war', scenario: 'annus-mirabilis', options: {}, seed: 1 },
    [],
    {},
  );
  table.greet();
  return table;
}

describe('a way', () => {
  it('can be taken back as a whole if no other side can answer', () => {
    const way = setsOut({}).way({ stops: ['green-mountains-south'] });
    expect(way?.route.choices).toEqual(['move wood-creek', 'move green-mountains-south']);
    expect(way?.halt).toBeNull();
  });

  it('cannot be taken back once the enemy has answered at the first step at which he may', () => {
    const table = setsOut({ 'hudson-carry-south': ['ranger-1'] });
    const way = table.way({ stops: ['green-mountains-south'] });
    expect(way?.route.risks).toEqual(['green-mountains-south']);
    expect(way?.halt).toBe(1);
    const { length, asked } = table.now();
    const sent = table.choose({ seat: asked.seat ?? '', choices: way?.route.choices ?? [], seen: length });
    expect(sent.ok && sent.value.asked.seat).toBe('british');
    expect(sent.ok && sent.value.asked.procedure).toBe('interception');
    expect(sent.ok && sent.value.undo).toMatchObject({ seat: 'french' });
    const declined = table.choose({ seat: 'british', choices: ['decline'], seen: table.now().length });
    expect(declined.ok && declined.value.undo).not.toMatchObject({ seat: 'french' });
  });

  it('is none where none leads, and changes nothing', () => {
    const table = setsOut({});
    expect(table.way({ stops: ['boston'] })).toBeNull();
    expect(table.way({ stops: ['no-such-place'] })).toBeNull();
    expect(table.journal()).toEqual([]);
  });
});
