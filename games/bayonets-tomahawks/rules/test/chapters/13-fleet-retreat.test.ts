import { describe, expect, it } from 'vitest';
import type { PieceName, SpaceName } from '../../src/names.ts';
import { type Account, fight, type Sparse } from '../builder.ts';

// 13.9.2 Fleet Retreat Priorities

/** The places to which a side may retreat, or the place where its units have gone without a question. */
const refuges = (game: Account, name: PieceName): string[] =>
  game.table.breadcrumb.endsWith('retreat.to')
    ? game.table.choices().map((text) => text.replace('to ', ''))
    : [game.where(name)];

describe('13.9.2 stacks with Fleets', () => {
  it('[13.9.2] go to a harbour of their own without enemies, wherever it is', () => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', 'rogers', 'bastion-1'], {
      control: { 'port-dauphin': 'british' },
      pieces: { york: ['langis'] },
      entered: { british: ['port-dauphin>louisbourg'] },
    });
    game.dice.roll('miss', 'miss', 'flag', 'miss', 'miss');
    game.british.isToChoose('retreat.to');
    game.table
      .offers(['to halifax', 'to boston'])
      .offersNot(['to port-dauphin', 'to albany', 'to york', 'to miramichy']);
    game.british.retreats('boston');
    expect(game.at('boston')).toEqual(['rogers', 'fleet-boscawen']);
  });

  it('[13.9.2] defenders, too, and more of them than the Fleets could carry', () => {
    const lights: readonly PieceName[] = ['gage', 'goreham', 'rogers', 'scott', 'armstrong'];
    const game = fight('annapolis-royal', 'british', ['fleet-boscawen', ...lights, 'fleet-de-l-isle'], {});
    game.dice.roll('flag', 'miss', 'miss', 'miss', 'miss', 'miss', 'miss');
    game.british.retreats('boston');
    expect(game.at('boston')).toEqual(['armstrong', 'gage', 'goreham', 'rogers', 'scott', 'fleet-boscawen']);
  });

  it('[13.9.1b] [13.9.2] defenders not to the harbour that the enemy has come from', () => {
    const enters = { british: ['louisbourg>port-dauphin'] } as const;
    const barred = (entered: Sparse['entered']): string[] => {
      const game = fight('port-dauphin', 'french', ['fleet-boscawen', 'fleet-de-l-isle'], {
        control: { louisbourg: 'french' },
        pieces: { louisbourg: [] },
        ...(entered && { entered }),
      });
      game.dice.roll('flag', 'miss');
      return refuges(game, 'fleet-de-l-isle');
    };
    expect(barred(undefined)).toContain('louisbourg');
    expect(barred(enters)).not.toContain('louisbourg');
  });

  const homes: readonly SpaceName[] = [
    'quebec',
    'cote-de-beaupre',
    'cote-du-sud',
    'tadoussac',
    'riviere-du-loup',
    'riviere-ristigouche',
    'miramichy',
    'chignectou',
    'port-la-joye',
    'port-dauphin',
  ];
  const lost = Object.fromEntries(homes.map((name) => [name, 'british' as const]));
  /** The French, having lost all other harbours, lose Louisbourg by one. */
  const atLouisbourg = (sparse: Sparse): Account => {
    const game = fight('louisbourg', 'french', ['fleet-boscawen', 'fleet-de-l-isle', 'boishebert'], {
      ...sparse,
      control: { ...lost, ...sparse.control },
    });
    game.dice.roll('flag', 'miss', 'miss', 'miss', 'miss');
    return game;
  };

  it('[13.9.2] without any of these to a friendly coast, else to coastal Wilderness, else to sea', () => {
    expect(refuges(atLouisbourg({ control: { york: 'french' } }), 'boishebert')).toEqual(['york']);
    expect(refuges(atLouisbourg({}), 'boishebert').sort()).toEqual(['kwanoskwamcok', 'mtan']);
    expect(refuges(atLouisbourg({ pieces: { mtan: ['rogers'] } }), 'boishebert')).toEqual(['kwanoskwamcok']);
    expect(refuges(atLouisbourg({ pieces: { mtan: ['rogers'], kwanoskwamcok: ['gage'] } }), 'boishebert')).toEqual([
      'sail-box',
    ]);
  });

  it('[13.9.2] [2.1.7] no French stack to a Base', () => {
    expect(refuges(atLouisbourg({ pieces: { mtan: ['rogers'] } }), 'boishebert')).not.toContain('boston');
  });
});
