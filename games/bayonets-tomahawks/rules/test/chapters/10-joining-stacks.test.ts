import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { vpOf } from '../../src/query/victory.ts';
import { Account, fight } from '../builder.ts';
import { isIn, landing, march, marshal, sail, winter } from '../game.ts';
import type { Sparse } from '../position.ts';

// 13.8, 14.1.1 Markers are lifted wherever units come to a stack; 10.2 what falls back when a stack leaves

const marked = (...names: readonly PieceName[]): Sparse => ({ routed: names, outOfSupply: names });
const isMarked = (game: Account, name: PieceName): boolean[] => [
  game.isRouted(name),
  isIn(game.state.outOfSupply, name),
];

describe('13.8, 14.1.1 a stack without markers comes', () => {
  it('[13.8g] [14.1.1b] from the sea', () => {
    const game = new Account(
      landing(
        { pieces: { 'sail-box': ['fleet-boscawen', '22nd-28th'], halifax: ['rogers'] }, ...marked('rogers') },
        BRITISH,
      ),
    );
    game.british.chooses('land halifax');
    expect(isMarked(game, 'rogers')).toEqual([false, false]);
  });

  it('[14.1.1b] called to Marshal Troops', () => {
    const game = new Account(
      marshal(
        { pieces: { 'lake-george': ['44th-48th'], albany: ['22nd-28th'] }, outOfSupply: ['44th-48th'] },
        BRITISH,
        '44th-48th',
      ),
    );
    expect([game.where('22nd-28th'), isIn(game.state.outOfSupply, '44th-48th')]).toEqual(['lake-george', false]);
  });

  it('[13.8g] [14.1.1b] in retreat, to the only space or to one of several', () => {
    const beaten = (pieces: Sparse['pieces'], to?: 'albany'): Account => {
      const game = fight('lake-george', 'british', ['22nd-28th', '27th-55th', 'langis'], {
        pieces: { albany: ['rogers'], ...pieces },
        ...marked('rogers'),
      });
      game.dice.roll('flag', 'miss', 'miss');
      if (to !== undefined) game.british.retreats(to);
      return game;
    };
    expect(isMarked(beaten({}), 'rogers')).toEqual([false, false]);
    const lights = fight('lake-george', 'british', ['gage', 'langis'], {
      pieces: { albany: ['rogers'] },
      ...marked('rogers'),
    });
    lights.dice.roll('flag', 'miss');
    lights.british.isToChoose('retreat.to').retreats('albany');
    expect(isMarked(lights, 'rogers')).toEqual([false, false]);
  });
});

describe('10.2 the last unit leaves a captured Settled Space', () => {
  it('[10.2d] by sea: it falls back, with its VP', () => {
    const game = new Account(
      sail(
        { pieces: { halifax: ['fleet-de-l-isle', 'langis'] }, control: { halifax: 'french' }, vp: { french: 4 } },
        FRENCH,
        'halifax',
      ),
    );
    game.french.chooses('take fleet-de-l-isle', 'take langis');
    expect([game.controller('halifax'), vpOf(game.state, FRENCH)]).toEqual(['british', 2]);
  });

  it('[10.2d] [17.2c] as Indian units go home in winter', () => {
    const game = new Account(
      winter({
        scenario: 'amhersts-juggernaut',
        year: 1758,
        vp: { french: 3 },
        pieces: { albany: ['abenaki'] },
        control: { albany: 'french' },
      }),
    );
    expect([game.where('abenaki'), game.controller('albany')]).toEqual(['les-trois-rivieres', 'british']);
    expect(vpOf(game.state, FRENCH)).toBe(0);
  });
});

describe('10.2 a force without a way out', () => {
  it('[10.2a] is told so before its point is spent: a Fleet and a Brigade share no connection', () => {
    const game = march({ pieces: { halifax: ['fleet-boscawen', '22nd-28th'] } }, BRITISH, 'halifax');
    game.choose('british', 'take fleet-boscawen', 'take 22nd-28th');
    if (game.breadcrumb.endsWith('muster')) game.choose('british', 'done');
    game.nowChooses('british', 'march.stuck').offersOnly(['stop']).choose('british', 'stop');
  });
});
