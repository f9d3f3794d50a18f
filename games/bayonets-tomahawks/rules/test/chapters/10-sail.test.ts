import { describe, expect, test } from 'vitest';
import { setControl } from '../../src/change.ts';
import { BRITISH, FRENCH, space } from '../../src/ids.ts';
import { INDIAN_POINTS } from '../../src/kinds.ts';
import type { PieceName } from '../../src/names.ts';
import { Account } from '../builder.ts';
import { battle, hasBattle, isDone, isIn, landing, phase, sail } from '../game.ts';
import { position, type Sparse, whereIs } from '../position.ts';

// 10.6 Sail Movement

const five: readonly PieceName[] = ['22nd-28th', '27th-55th', '43rd-46th', '44th-48th', '50th-51st'];

describe('a force', () => {
  test('[10.6a] takes four units on each Fleet, plus Commanders, but no Fort', () => {
    const at: Sparse = { pieces: { halifax: [...five, 'commander-howe', 'fort-edward', 'fleet-boscawen'] } };
    const game = sail(at, BRITISH, 'halifax').offersNot(['take fort-edward', 'done']);
    for (const each of ['commander-howe', ...five.slice(0, 4)]) game.choose('british', `take ${each}`);
    // The fifth would need another Fleet; the only one joins without being chosen.
    expect(whereIs(game, 'commander-howe')).toBe('sail-box');
    expect([whereIs(game, '44th-48th'), whereIs(game, '50th-51st')]).toEqual(['sail-box', 'halifax']);
  });

  test('[10.6b] [7.2a] Lands in the next Action Round, before all else', () => {
    const game = phase(
      { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'] }, cards: ['british-16'] },
      BRITISH,
      INDIAN_POINTS,
    );
    game.nowChooses('british', 'landing.to').offers(['land halifax', 'land louisbourg']);
  });

  test('[10.6.1a] [10.6.1b] Lands in one space at no cost, and is Spent', () => {
    const game = landing({ pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th', 'commander-howe'] } }, BRITISH).choose(
      'british',
      'land kwanoskwamcok',
    );
    for (const name of ['fleet-boscawen', '22nd-28th'] as const) {
      expect([whereIs(game, name), isIn(game.state.spent, name)]).toEqual(['kwanoskwamcok', true]);
    }
    expect(isDone(game)).toBe(true);
  });

  test('[10.6.1b] and has a Battle Penalty there', () => {
    const game = landing(
      { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'], 'port-dauphin': ['langis'] }, openSeas: true },
      BRITISH,
    );
    game.choose('british', 'land port-dauphin');
    expect(hasBattle(game, 'port-dauphin')).toBe(true);
    const fought = battle({
      pieces: { 'port-dauphin': ['22nd-28th', 'langis'] },
      landed: ['22nd-28th'],
      before: { french: ['port-dauphin'] },
      battles: ['port-dauphin'],
    });
    expect(fought.log).toContainEqual({
      type: 'penalties',
      side: 'british',
      marker: -1,
      penalties: [{ why: 'landing', rule: '10.6.1', by: -1 }],
    });
  });
});

describe('the seas', () => {
  const at: Sparse = { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'] } };

  test('[10.6.2a] the British Land on the Atlantic, Louisbourg and Newfoundland among it', () => {
    landing(at, BRITISH)
      .offers(['land louisbourg', 'land newfoundland', 'land boston', 'land chignectou'])
      .offersNot(['land quebec', 'land mtan', 'land albany']);
    landing({ ...at, openSeas: true }, BRITISH).offers(['land quebec', 'land mtan']);
  });

  test('[10.6.2b] are open for good when Louisbourg has fallen', () => {
    const g = position({});
    setControl(g, undefined, space.of('louisbourg'), BRITISH, '2.1.2');
    expect(g.openSeas).toBe(true);
    setControl(g, undefined, space.of('louisbourg'), FRENCH, '2.1.2');
    expect(g.openSeas).toBe(true);
  });

  test('[10.6.2c] the French Land everywhere but in Bases', () => {
    const game = landing({ pieces: { 'sail-box': ['fleet-de-l-isle', 'langis'] } }, FRENCH);
    game
      .offers(['land quebec', 'land halifax', 'land york'])
      .offersNot(['land boston', 'land new-york', 'land montreal']);
  });
});

test('[10.6a] units held by enemies do not Sail, nor do Spent ones', () => {
  const at: Sparse = {
    pieces: { 'annapolis-royal': ['fleet-boscawen', '22nd-28th', 'langis'], boston: ['fleet-durell', '27th-55th'] },
    spent: ['27th-55th'],
    battles: ['annapolis-royal'],
  };
  const game = phase({ ...at, cards: ['british-16'], first: 'french' }, BRITISH);
  game.offers(['sail british-3 boston']).offersNot(['sail british-3 annapolis-royal']);
  game.choose('british', 'sail british-3 boston');
  expect([whereIs(game, 'fleet-durell'), whereIs(game, '27th-55th')]).toEqual(['sail-box', 'boston']);
});

test('[2.3] all units at sea are one stack: units that are not Routed remove the marker from those that are', () => {
  const game = new Account(
    sail(
      {
        pieces: { 'sail-box': ['fleet-durell', 'rogers'], boston: ['fleet-boscawen', '22nd-28th', '27th-55th'] },
        routed: ['rogers', 'fleet-durell'],
      },
      BRITISH,
      'boston',
    ),
  );
  game.british.takes('22nd-28th', 'fleet-boscawen');
  expect([game.where('22nd-28th'), game.isRouted('rogers')]).toEqual(['sail-box', false]);
});

test('[7.3.4b] units that Sail with a doubled point may stay at sea', () => {
  const game = new Account(sail({ pieces: { boston: ['fleet-boscawen', '22nd-28th'] } }, BRITISH, 'boston', true));
  game.british.takes('22nd-28th', 'fleet-boscawen');
  game.table.offersOnly(['land', 'stay']);
  game.british.chooses('stay');
  expect(game.where('22nd-28th')).toBe('sail-box');
});
