import { describe, expect, it } from 'vitest';
import { printedSide } from '../../src/counters.ts';
import { BRITISH, piece } from '../../src/ids.ts';
import { PIECES, type PieceName } from '../../src/names.ts';
import { flow } from '../../src/procedures/contents.ts';
import { Landing } from '../../src/procedures/contents-actions.ts';
import { vpOf } from '../../src/query/victory.ts';
import { Account, battle, fight, fought, type Sparse } from '../builder.ts';
import { play } from '../position.ts';

// 13.9.3 #5A, 13.9.4 Overwhelm during retreat, 13.9.5 Fort Elimination

const FOUR: readonly PieceName[] = ['lacorne', 'langis', 'lery', 'lignery'];

describe('13.9.4 to Overwhelm in retreat', () => {
  const at: Sparse = {
    pieces: { 'port-dauphin': [...FOUR, '22nd-28th', '27th-55th'], louisbourg: ['rogers'] },
    control: { louisbourg: 'british' },
    before: { french: ['port-dauphin'] },
    battles: ['port-dauphin'],
    openSeas: true,
    vp: { british: 4 },
  };
  /** The French lose by one at Port Dauphin, from where they can go to Louisbourg only. */
  const beaten = (sparse: Sparse): Account => {
    const game = battle(sparse);
    game.dice.roll('flag', 'miss').roll('miss', 'miss', 'miss', 'miss');
    return game;
  };

  it('[13.9.4] costs one unit of the enemy’s choice, and all enemies there; the space and its VP are taken', () => {
    const game = beaten(at);
    game.british.isToChoose('retreat.pay').loses('langis');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'british', rout: false }]);
    expect([game.where('langis'), game.where('rogers')]).toEqual(['losses', 'losses']);
    expect(game.where('lery')).toBe('louisbourg');
    expect(game.controller('louisbourg')).toBe('french');
    expect(game.controller('port-dauphin')).toBe('british');
    // Louisbourg is worth 3, Port Dauphin nothing.
    expect(vpOf(game.state, BRITISH)).toBe(1);
  });

  it('[13.9.3b] is not for a stack that is Routed: it is lost', () => {
    const game = beaten({ ...at, routed: FOUR });
    expect(FOUR.map((name) => game.where(name))).toEqual(['losses', 'losses', 'losses', 'losses']);
    expect(game.where('rogers')).toBe('louisbourg');
  });

  it('[10.3.2b] does not happen where there is a Fort', () => {
    const game = beaten({ ...at, pieces: { ...at.pieces, louisbourg: ['fort-anne'] } });
    expect(FOUR.map((name) => game.where(name))).toEqual(['losses', 'losses', 'losses', 'losses']);
  });
});

describe('13.9.3 #5A enemies that can be Overwhelmed', () => {
  const cornered: Sparse = {
    pieces: {
      kahuahgo: ['boishebert'],
      oswego: ['belestre', 'beaujeu'],
      'lake-george': ['lacorne'],
      albany: ['lignery', 'villiers'],
      oquaga: ['iroquois-1'],
      onontake: ['iroquois-2'],
    },
    control: { albany: 'french', 'lake-george': 'french', oswego: 'french' },
    joined: { iroquois: 'french' },
  };
  const british: readonly PieceName[] = ['armstrong', 'dunn', 'gage', 'goreham'];
  /** The British lose by one at Oneida Lake. */
  const driven = (sparse: Sparse, units = british): Account => {
    const game = fight('oneida-lake', 'british', [...units, 'langis', 'lery', 'micmac', 'malecite', 'mississague'], {
      ...cornered,
      ...sparse,
      pieces: { ...cornered.pieces, ...sparse.pieces },
    });
    game.dice.roll('flag', 'flag', 'flag', 'flag', 'flag');
    const flags = units.length === 4 ? 3 : 4;
    game.dice.roll(...units.map((_, i) => (i < flags ? ('flag' as const) : ('miss' as const))));
    return game;
  };

  it('[13.9.3b] those with the fewest enemy units and Militia; the enemy chooses the units lost', () => {
    const game = driven({});
    expect(game.logged('battle-won')).toMatchObject([{ rout: false }]);
    game.british.isToChoose('retreat.to');
    game.table.offersOnly(['to kahuahgo', 'to lake-george', 'to oquaga']);
    game.british.retreats('kahuahgo');
    game.french.isToChoose('retreat.pay');
    game.table.offersOnly(british.map((name) => `lose ${name}`));
    game.french.loses('goreham');
    expect([game.where('goreham'), game.where('boishebert'), game.where('gage')]).toEqual([
      'losses',
      'losses',
      'kahuahgo',
    ]);
  });

  it('[13.9.3b] only enemies that the retreating stack Outnumbers: four do not Overwhelm two', () => {
    const two: Sparse['pieces'] = {
      kahuahgo: ['boishebert', 'aubry'],
      'lake-george': ['lacorne', 'langlade'],
      oquaga: ['iroquois-1', 'villiers'],
      albany: ['lignery', 'abenaki'],
    };
    const game = driven({ pieces: two });
    expect(british.map((name) => game.where(name))).toEqual(['losses', 'losses', 'losses', 'losses']);
  });

  it('[13.9.3b] friends already there do not help', () => {
    const game = driven({
      pieces: {
        kahuahgo: ['boishebert', 'aubry', 'rogers', 'scott', 'putnam', 'morgan'],
        'lake-george': ['lacorne', 'langlade'],
      },
    });
    game.french.loses('gage');
    expect(game.where('dunn')).toBe('oquaga');
  });

  it('[13.9.3b] [10.3.2b] not where there is a Fort', () => {
    const game = driven({ pieces: { kahuahgo: ['fort-levis'], 'lake-george': ['fort-massiac'] } });
    game.french.isToChoose('retreat.pay').loses('gage');
    expect(game.where('dunn')).toBe('oquaga');
  });

  it('[13.9.4] a Commander is not a unit: he does not pay', () => {
    const game = fight('oneida-lake', 'british', ['commander-forbes', ...british, 'langis', 'lery'], {
      ...cornered,
      pieces: {
        ...cornered.pieces,
        albany: ['lignery'],
        oswego: ['belestre', 'beaujeu'],
        'lake-george': ['lacorne', 'aubry'],
      },
      control: { 'lake-george': 'french', oswego: 'french', albany: 'french' },
      roads: ['kahuahgo.oneida-lake'],
    });
    game.dice.roll('flag', 'flag', 'flag', 'miss', 'miss', 'miss');
    game.british.retreats('kahuahgo');
    game.french.isToChoose('retreat.pay');
    game.table.offersOnly(british.map((name) => `lose ${name}`));
    game.french.loses('gage');
    expect(game.at('kahuahgo')).toEqual(['commander-forbes', 'armstrong', 'dunn', 'goreham']);
  });

  it('[13.9.4] the Battle that was to be there does not take place', () => {
    const game = fight('lake-george', 'british', [...british, 'langis', 'lery', 'micmac', 'malecite', 'mississague'], {
      pieces: {
        'oneida-lake': ['boishebert', 'rogers'],
        albany: ['lignery', 'villiers'],
        mikazawitegok: ['lacorne', 'aubry'],
        sachendaga: ['beaujeu', 'belestre'],
        ticonderoga: ['langlade', 'abenaki'],
      },
      control: { albany: 'french' },
      before: { british: ['lake-george', 'oneida-lake'] },
      battles: ['oneida-lake'],
    });
    game.dice.roll('flag', 'flag', 'flag', 'flag', 'flag').roll('flag', 'flag', 'flag', 'miss');
    game.french.isToChoose('retreat.pay').loses('gage');
    expect(game.at('oneida-lake')).toEqual(['armstrong', 'dunn', 'goreham', 'rogers']);
    expect([game.hasBattle('oneida-lake'), game.isDone, game.logged('battle').length]).toEqual([false, true, 1]);
  });
});

describe('13.9.3 #5 a stack that is Routed already, and is Overwhelmed', () => {
  const landing = (routed: readonly PieceName[]): Account => {
    const game = new Account(
      play(
        {
          pieces: {
            'sail-box': ['fleet-boscawen', '22nd-28th', '27th-55th', '43rd-46th'],
            'port-dauphin': ['lery'],
            louisbourg: ['bastion-1', '44th-48th'],
          },
          routed,
          battles: ['louisbourg'],
          openSeas: true,
        },
        (g) => flow.start(g, Landing, { side: BRITISH }),
      ),
    );
    game.british.chooses('land port-dauphin');
    return game;
  };

  it('[13.9.3c] may not retreat into an unresolved Battle; another does', () => {
    expect(landing(['lery']).where('lery')).toBe('losses');
    const game = landing([]);
    expect([game.where('lery'), game.sitsOut('lery')]).toEqual(['louisbourg', true]);
  });
});

describe('13.9.5 the Fort of a stack that retreats', () => {
  const FORT: readonly PieceName[] = ['royal-artillery-1', 'royal-artillery-2', '22nd-28th', 'fort-carillon'];

  it('[13.9.5] is eliminated by its owner, or the enemy replaces it with one of his own', () => {
    const razed = fought('attacker', 'ticonderoga', 'french', [...FORT, 'langis']);
    razed.french.isToChoose('battle.fort').razes();
    expect([razed.where('fort-carillon'), razed.where('fort-anne'), razed.where('langis')]).toEqual([
      'removed',
      'pool',
      'isle-aux-noix',
    ]);
    const left = fought('attacker', 'ticonderoga', 'french', [...FORT, 'langis'], { reduced: ['fort-carillon'] });
    left.french.leavesFort();
    expect([left.where('fort-carillon'), left.where('fort-anne'), left.isReduced('fort-anne')]).toEqual([
      'removed',
      'ticonderoga',
      true,
    ]);
  });

  it('[13.9.5] with none left in the enemy’s pool it is only lost', () => {
    const forts = PIECES.filter((name) => name.startsWith('fort-') && printedSide(piece.of(name)) === BRITISH);
    const game = fought('attacker', 'ticonderoga', 'french', [...FORT, 'langis'], { pieces: { out: forts } });
    game.french.leavesFort();
    expect(game.at('ticonderoga')).toEqual(['22nd-28th', 'royal-artillery-1', 'royal-artillery-2']);
  });

  it('[13.9.5] alone, too, it may be eliminated', () => {
    const alone = fought('attacker', 'ticonderoga', 'french', [...FORT]);
    alone.french.isToChoose('battle.fort');
    alone.table.offersOnly(['raze', 'leave']);
  });

  it('[13.9.5] there is no choice for a stack that was Routed before', () => {
    const game = fight('lake-george', 'british', ['new-england-brigade-1', 'fort-william-henry', 'langis', 'lery'], {
      routed: ['new-england-brigade-1', 'fort-william-henry'],
      entered: { french: ['ticonderoga>lake-george'] },
    });
    game.dice.roll('flag', 'flag', 'miss', 'miss');
    expect(game.logged('battle-won')).toMatchObject([{ side: 'french', rout: false }]);
    expect(game.where('fort-beausejour')).toBe('lake-george');
  });

  const MANY: readonly PieceName[] = [...FORT, '27th-55th', 'commander-levis'];
  const friends: Sparse = { pieces: { 'isle-aux-noix': ['langis'] } };

  it('[3.7a] [13.9.5] a Commander alone with it retreats, Routed or not: the Fort is replaced, not eliminated', () => {
    const routed = fought('attacker', 'ticonderoga', 'french', MANY, friends);
    expect(routed.logged('battle-won')).toMatchObject([{ rout: true }]);
    expect([routed.where('commander-levis'), routed.where('fort-anne')]).toEqual(['isle-aux-noix', 'ticonderoga']);
    const beaten = fought('attacker', 'ticonderoga', 'french', [...FORT, 'commander-levis'], friends);
    expect(beaten.logged('battle-won')).toMatchObject([{ rout: false }]);
    beaten.french.leavesFort();
    expect(beaten.where('commander-levis')).toBe('isle-aux-noix');
  });

  it('[3.7a] [13.9.5] he is removed at the end of the Battle if he finds no friends', () => {
    const game = fought('attacker', 'ticonderoga', 'french', MANY);
    expect(game.where('commander-levis')).toBe('removed');
  });

  it('[13.9.5] victorious attackers keep theirs', () => {
    const game = fought('attacker', 'ticonderoga', 'french', ['22nd-28th', '27th-55th', 'fort-anne', 'langis', 'lery']);
    expect(game.where('fort-anne')).toBe('ticonderoga');
  });
});
