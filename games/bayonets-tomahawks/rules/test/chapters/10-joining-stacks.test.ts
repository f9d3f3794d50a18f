import { describe, expect, it } from 'vitest';
import { BRITISH, FRENCH } from '../../src/ids.ts';
import type { PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Enlistment } from '../../src/procedures/contents-year.ts';
import { vpOf } from '../../src/query/victory.ts';
import { Account, fight } from '../builder.ts';
import { british } from '../cards/events.ts';
import { construction, isIn, landing, march, marshal, sail, winter } from '../game.ts';
import { play, type Sparse } from '../position.ts';

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

describe('10.2 the last unit leaves a captured Settled Space otherwise', () => {
  it('[10.2d] called away', () => {
    const game = new Account(
      marshal(
        {
          pieces: { kingston: ['langis'], albany: ['bearn-guyenne'] },
          control: { kingston: 'french', albany: 'french' },
        },
        FRENCH,
        'bearn-guyenne',
      ),
    );
    expect([game.where('langis'), game.controller('kingston')]).toEqual(['albany', 'british']);
  });

  it('[10.2d] [12.0g] over a new Road, with its VP', () => {
    const road = 'cape-sable.halifax';
    const game = new Account(
      construction(
        {
          pieces: { halifax: ['bearn-guyenne'] },
          control: { halifax: 'french' },
          roadsBegun: [road],
          vp: { french: 5 },
        },
        FRENCH,
        'bearn-guyenne',
      ),
    );
    game.french.chooses(`finish ${road}`);
    expect([game.where('bearn-guyenne'), game.controller('halifax')]).toEqual(['cape-sable', 'british']);
    expect(vpOf(game.state, FRENCH)).toBe(3);
  });

  it('[2.1.2b] [12.0g] or the enemies there, who were Outnumbered, hold an Outpost', () => {
    const outpost = 'mekekasink.wills-creek';
    const game = new Account(
      construction(
        {
          pieces: { 'wills-creek': ['bearn-guyenne', 'langis', 'lery', 'lacorne', 'rogers'] },
          control: { 'wills-creek': 'french' },
          roadsBegun: [outpost],
          battles: ['wills-creek'],
        },
        FRENCH,
        'bearn-guyenne',
      ),
    );
    game.french.chooses(`finish ${outpost}`, 'take langis', 'take lery', 'take lacorne');
    if (game.table.breadcrumb.endsWith('construction.join')) game.french.chooses('go');
    expect(game.controller('wills-creek')).toBe('british');
  });

  it('[10.2d] sent to the Losses box by an event', () => {
    const game = new Account(
      british({
        pieces: { kingston: ['abenaki'] },
        control: { kingston: 'french' },
        cards: ['smallpox-infected-blankets-11'],
      }),
    );
    if (!game.isDone) game.british.chooses('pick abenaki');
    expect([game.where('abenaki'), game.controller('kingston')]).toEqual(['losses', 'british']);
  });

  it.each([
    ['minisink', { minisink: 'french' }],
    ['losses', {}],
  ] as const)('[10.2d] [13.7.1] in retreat from an Indian unit that has deserted: %s', (to, control) => {
    const game = fight('kingston', 'french', ['mohawk', 'langis', 'fort-carillon'], {
      control: { kingston: 'french', ...control },
      outOfSupply: ['langis', 'fort-carillon'],
    });
    game.dice.roll('flag', 'miss', 'miss', 'flag').come('desert mohawk');
    game.french.isToChoose('battle.fort').razes();
    expect([game.where('mohawk'), game.where('langis'), game.controller('kingston')]).toEqual([
      'losses',
      to,
      'british',
    ]);
  });

  it('[2.1.2b] by sea: the enemies there, who were Outnumbered, hold it', () => {
    const game = new Account(
      sail(
        {
          pieces: { halifax: ['fleet-de-l-isle', 'langis', 'lery', 'lacorne', 'boishebert', 'rogers'] },
          control: { halifax: 'french' },
          battles: ['halifax'],
          vp: { french: 4 },
        },
        FRENCH,
        'halifax',
      ),
    );
    game.french.chooses('take fleet-de-l-isle', 'take boishebert', 'take lacorne', 'take langis', 'take lery');
    if (game.table.breadcrumb.endsWith('sail.muster')) game.french.chooses('done');
    expect(game.controller('halifax')).toBe('british');
  });
});

describe('14.1.1 a Fleet that leaves a Battle', () => {
  it('[14.1.1b] [13.3.3g] lifts the marker of the stack in its harbour', () => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', '22nd-28th', 'bastion-1'], {
      pieces: { halifax: ['rogers'] },
      outOfSupply: ['rogers'],
    });
    game.dice.roll('miss', 'bt');
    game.british.escapes('fleet-boscawen', 'halifax');
    expect(isIn(game.state.outOfSupply, 'rogers')).toBe(false);
  });
});

describe('13.8, 14.1.1 units come into play beside a marked stack', () => {
  it('[13.8g] Colonials', () => {
    const game = new Account(
      play({ pieces: { disbanded: ['new-england-brigade-1'], boston: ['rogers'] }, ...marked('rogers') }, (g, say) =>
        flow.start(g, Enlistment, {}, say),
      ),
    );
    game.british.chooses('place new-england-brigade-1 boston');
    expect(game.isRouted('rogers')).toBe(false);
  });

  it('[13.8g] [14.1.1b] units of Round up Men & Equipment', () => {
    const game = new Account(
      british({
        pieces: { losses: ['gage'], boston: ['rogers'] },
        ...marked('rogers'),
        cards: ['round-up-men-and-equipment-4'],
      }),
    );
    game.british.chooses('place gage boston');
    expect(isMarked(game, 'rogers')).toEqual([false, false]);
  });
});

describe('10.2 a force without a way out', () => {
  it('[10.2a] is shown so before its point is spent: a Fleet and a Brigade share no connection', () => {
    const game = march({ pieces: { halifax: ['fleet-boscawen', '22nd-28th'] } }, BRITISH, 'halifax');
    game.choose('british', 'take fleet-boscawen', 'take 22nd-28th');
    if (game.breadcrumb.endsWith('muster')) game.choose('british', 'done');
    game.nowChooses('british', 'march.stuck').offersOnly(['stop']).choose('british', 'stop');
  });
});
