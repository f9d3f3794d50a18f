import { BadValue, type Reason } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../../src/clauses.ts';
import { wildernessWar } from '../../src/index.ts';
import { CARDS, type SideName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const THREE = 'campaign-1';
const TWO = 'rangers-53';
const ONE = 'ambush-12';

const british = (sparse: Sparse): Account =>
  play({ turn: 'british', ...sparse, hands: { french: ['campaign-4'], british: [THREE, TWO, ONE] } });

/** Why a side cannot choose something, from what it sees; `null` if it can. */
function why(game: Account, side: SideName, about: { readonly [name: string]: string }): readonly Reason[] | null {
  return wildernessWar.query(game.state, 'why', { side, ...about }) as unknown as readonly Reason[] | null;
}

/** The clause named first, with its rule. */
const first = (game: Account, about: { readonly [name: string]: string }, side: SideName = 'british'): string => {
  const [reason] = why(game, side, about) ?? [];
  return reason ? `${reason.clause} ${reason.rule}` : 'none';
};

describe('why a card may not be used', () => {
  it('its symbol is the enemy’s, it is a response, it is in another hand', () => {
    const game = play({
      turn: 'british',
      hands: { french: ['campaign-4'], british: ['louisbourg-squadrons-21', ONE] },
    });
    expect(first(game, { verb: 'event', card: 'louisbourg-squadrons-21' })).toBe('eventOfSide 5.12');
    expect(first(game, { verb: 'event', card: ONE })).toBe('playedInReply 5.13');
    expect(first(game, { verb: 'event', card: 'small-pox-34' })).toBe('inHand 5.26');
    expect(why(game, 'british', { card: ONE })).toBeNull();
    expect(first(game, { verb: 'hold' })).toBe('lastCard 4.0');
  });

  it('a response of the enemy’s is his, and has no moment of its own', () => {
    const game = play({ hands: { french: ['george-croghan-16', 'campaign-4'], british: [ONE] } });
    expect(first(game, { verb: 'event', card: 'george-croghan-16' }, 'french')).toBe('eventOfSide 5.12');
  });

  it('one card may not build after another', () => {
    const game = british({ pieces: { albany: ['northern-provincial-1'] } });
    game.british.buildsStockades(ONE);
    game.french.discards('campaign-4');
    expect(first(game, { verb: 'forts', card: THREE })).toBe('notTwice 5.4');
  });

  it('its event asks for something that is not so', () => {
    const game = play({ hands: { french: ['western-indian-alliance-26', 'campaign-4'], british: [ONE] } });
    expect(first(game, { verb: 'event', card: 'western-indian-alliance-26' }, 'french')).toBe('ohioForks 5.51');
  });
});

describe('why a piece may not be activated', () => {
  const pieces = { albany: ['loudoun', 'webb', ...some('northern-provincial', 2)], quebec: ['montcalm'] } as const;

  it('the card is too low for the leader; units do not lead; the piece is the enemy’s', () => {
    const game = british({ pieces });
    game.british.chooses(`activate ${ONE}`);
    expect(first(game, { verb: 'lead', piece: 'loudoun' })).toBe('initiative 5.32');
    expect(first(game, { verb: 'lead', piece: 'northern-provincial-1' })).toBe('leads 5.34');
    expect(first(game, { piece: 'montcalm' })).toBe('own 5.31');
    expect(first(game, { piece: 'wolfe' })).toBe('onMap 5.33');
  });

  it('an identical one is offered in its place', () => {
    const game = british({ pieces });
    game.british.chooses(`activate ${ONE}`);
    game.table.offers(['alone northern-provincial-1']).offersNot(['alone northern-provincial-2']);
    const params = { side: 'british', value: 1, piece: 'northern-provincial-2', like: 'northern-provincial-1' };
    expect(why(game, 'british', { piece: 'northern-provincial-2' })).toEqual([
      { clause: 'once', rule: '5.32', verb: 'alone', params },
    ]);
    expect(why(game, 'british', { piece: 'northern-provincial-1' })).toBeNull();
  });

  it('it has been activated before, and is not where the leader is', () => {
    const game = british({ pieces: { ...pieces, boston: ['northern-provincial-3'] } });
    game.british.chooses(`activate ${THREE}`, 'lead loudoun');
    expect(first(game, { verb: 'take', piece: 'northern-provincial-3' })).toBe('withCommander 5.34');
    expect(first(game, { verb: 'take', piece: 'loudoun' })).toBe('alongAlready 5.34');
  });
});

describe('why a force may not go somewhere', () => {
  const march = (sparse: Sparse): Account => {
    const game = british(sparse);
    game.british.activatesAlone(ONE, 'northern-provincial-1');
    return game;
  };

  it('the space is not adjacent, or is the force’s own', () => {
    const game = march({ pieces: { albany: ['northern-provincial-1'] } });
    expect(first(game, { verb: 'move', space: 'boston' })).toBe('notNext 6.2');
    expect(first(game, { verb: 'move', space: 'albany' })).toBe('elsewhere 6.2');
    expect(why(game, 'british', { space: 'kinderhook' })).toBeNull();
  });

  it('enemy forts exclude a force without Drilled Troops', () => {
    const game = british({
      pieces: { 'wood-creek': ['ranger-1'] },
      works: { ticonderoga: 'french-fort' },
    });
    game.british.activatesAlone(ONE, 'ranger-1');
    expect(first(game, { verb: 'move', space: 'ticonderoga' })).toBe('keepsOut 6.52');
  });

  it('a force sails with a card of 3 only, and from a port', () => {
    const low = british({ pieces: { 'new-york': ['bradstreet', 'northern-provincial-1'] } });
    low.british.activates(TWO, 'bradstreet', 'northern-provincial-1');
    expect(first(low, { space: 'boston' })).toBe('forceNeedsThree 6.41');
    const inland = british({ pieces: { albany: ['northern-provincial-1'] } });
    inland.british.activatesAlone(ONE, 'northern-provincial-1');
    expect(first(inland, { verb: 'sail', space: 'boston' })).toBe('fromPort 6.4');
  });

  it('the commander is not dropped off, nor anybody before the force has moved', () => {
    const game = british({ pieces: { albany: ['webb', ...some('northern-provincial', 2)] } });
    game.british.activates(THREE, 'webb', ...some('northern-provincial', 2));
    expect(first(game, { piece: 'northern-provincial-2' })).toBe('moved 6.1');
    game.british.marches('kinderhook');
    expect(first(game, { piece: 'webb' })).toBe('commanderGoes 5.34');
    expect(why(game, 'british', { piece: 'northern-provincial-2' })).toBeNull();
  });

  it('gives the force’s place, its leader, and the value of the card', () => {
    const game = british({ pieces: { albany: ['webb', 'northern-provincial-1'] } });
    game.british.activates(THREE, 'webb', 'northern-provincial-1');
    expect(first(game, { space: 'quebec' })).toBe('tooFar 6.2');
    const [reason] = why(game, 'british', { verb: 'move', space: 'boston' }) ?? [];
    expect(reason).toMatchObject({
      verb: 'move',
      params: { space: 'boston', at: 'albany', commander: 'webb', value: 3 },
    });
  });
});

describe('why a side may not build there', () => {
  it('without supplied Drilled Troops, in a fortress, among enemies', () => {
    const game = british({
      pieces: { albany: ['northern-provincial-1'], kinderhook: ['northern-provincial-2'], concord: ['abenaki-1'] },
    });
    game.british.chooses(`forts ${THREE}`);
    expect(first(game, { space: 'hudson-carry-south' })).toBe('fortBuilders 5.42');
    expect(first(game, { space: 'albany' })).toBe('notFortress 5.43');
    expect(first(game, { space: 'concord' })).toBe('noEnemyUnits 5.41');
  });
});

describe('the question why not', () => {
  const game = british({ pieces: { albany: ['northern-provincial-1'] } });

  it('is answered to a side that is not asked: it is the other’s turn', () => {
    expect(first(game, { card: 'campaign-4' }, 'french')).toBe('turn 4.0');
  });

  it('finds nothing where the question is about other things', () => {
    expect(why(game, 'british', { piece: 'northern-provincial-1' })).toEqual([]);
  });

  it.each<Json>([null, {}, { side: 'british' }, { side: 'british', space: 'rome' }, { side: 'british', verb: 'fly' }])(
    'is refused for what does not exist: %j',
    (args) => {
      expect(() => wildernessWar.query(game.state, 'why', args)).toThrow(BadValue);
    },
  );

  it('has the same answer from the true state and from the side’s view, whatever the enemy holds', () => {
    const other = play({
      turn: 'british',
      pieces: { albany: ['northern-provincial-1'] },
      hands: { french: ['massacre-7'], british: [THREE, TWO, ONE] },
    });
    const seen = wildernessWar.fromView(wildernessWar.view(game.state, 1));
    for (const card of CARDS) {
      const about = { verb: 'event', card };
      expect(why(other, 'british', about)).toEqual(why(game, 'british', about));
      expect(wildernessWar.query(seen, 'why', { side: 'british', ...about })).toEqual(why(game, 'british', about));
    }
  });
});

describe('the query for unavailable verbs', () => {
  const barred = (game: Account, about: { readonly [name: string]: string } = {}): readonly string[] =>
    (wildernessWar.query(game.state, 'barred', { side: 'british', ...about }) as unknown as readonly Reason[]).map(
      ({ verb, clause }) => `${verb}: ${clause}`,
    );

  it('is answered use by use of a card, and of a card that is not in the hand', () => {
    const game = british({ pieces: { albany: ['northern-provincial-1'] } });
    expect(barred(game, { card: ONE })).toEqual(['event: playedInReply']);
    const uses = ['event', 'activate', 'stockades', 'forts', 'discard'];
    expect(barred(game, { card: 'massacre-7' })).toEqual(uses.map((verb) => `${verb}: inHand`));
  });

  it('names the obstacles of a verb, and says if there are no candidates', () => {
    const barredLead = (pieces: NonNullable<Sparse['pieces']>): Json => {
      const game = british({ pieces });
      game.british.chooses(`activate ${ONE}`);
      const [lead] = wildernessWar.query(game.state, 'barred', { side: 'british' }) as unknown as readonly Reason[];
      return { clause: lead?.clause ?? '', vague: lead?.vague ?? false };
    };
    expect(barredLead({ albany: ['loudoun', 'northern-provincial-1'] })).toEqual({
      clause: 'initiative',
      vague: false,
    });
    expect(barredLead({ albany: ['northern-provincial-1'] })).toEqual({ clause: 'onMap', vague: true });
  });

  it('is answered verb by verb where nothing is named, and not to a side that is not asked', () => {
    const game = british({ pieces: { albany: ['northern-provincial-1'] } });
    expect(barred(game)).toEqual(['hold: lastCard', 'demolish: ownWork']);
    game.british.chooses(`activate ${ONE}`);
    expect(barred(game)).toEqual(['lead: onMap', 'demolish: ownWork']);
    expect(barred(game, { side: 'french' })).toEqual([]);
  });
});

describe('the clauses', () => {
  it('have the number of a rule each', () => {
    const rules = Object.values(CLAUSES).filter(({ formal }) => !formal);
    for (const { name, rule } of rules) expect(rule, name).toMatch(/^\d{1,2}\.\d{1,3}$/);
  });
});

describe('why somebody may not answer, give way or go home so', () => {
  const BOXES = {
    'northern-colonial-militias': ['colonial-militia-1'],
    'southern-colonial-militias': ['colonial-militia-2'],
  } as const;

  it('Militia of another Department do not come to a battle', () => {
    const game = british({
      pieces: { albany: ['webb', 'northern-provincial-1'], hoosic: ['french-regular-1'], ...BOXES },
    });
    game.british.activates(THREE, 'webb', 'northern-provincial-1').marches('hoosic');
    game.french.stands();
    game.british.isToChoose('battle.militia');
    expect(why(game, 'british', { verb: 'deploy', piece: 'colonial-militia-1' })).toBeNull();
    expect(first(game, { verb: 'deploy', piece: 'colonial-militia-2' })).toBe('militiaOfBox 7.3');
  });

  it('a garrison that surrenders goes no farther than it must', () => {
    const game = play({
      works: { 'hudson-carry-north': 'british-fort', 'wood-creek': 'british-stockade', ticonderoga: 'french-fort' },
      siege: { 'hudson-carry-north': 0 },
      inside: ['dunbar', 'ranger-1'],
      pieces: { 'hudson-carry-north': ['montcalm', ...some('french-regular', 4), 'dunbar', 'ranger-1'] },
      hands: { french: [THREE, 'campaign-3', 'surrender-6'], british: ['campaign-4'] },
    });
    game.french
      .activates(THREE, 'montcalm', ...some('french-regular', 4))
      .besieges()
      .responds('surrender-6');
    expect(why(game, 'british', { verb: 'to', space: 'wood-creek' })).toBeNull();
    expect(first(game, { verb: 'to', space: 'boston' })).toBe('surrenderNearest 5.51');
  });

  it('interceptors come from next to the enemy’s way, and not from where he comes from', () => {
    const game = british({
      pieces: {
        'hudson-carry-south': ['northern-provincial-1'],
        ticonderoga: ['montcalm', 'french-regular-1'],
        montreal: ['french-regular-2'],
      },
    });
    game.british.activatesAlone(ONE, 'northern-provincial-1').marches('hudson-carry-north');
    game.french.isToChoose('interception.ask');
    expect(why(game, 'french', { verb: 'send', piece: 'french-regular-1' })).toBeNull();
    expect(first(game, { verb: 'send', piece: 'french-regular-2' }, 'french')).toBe('interceptsNear 6.72');
    expect(first(game, { verb: 'send', piece: 'northern-provincial-1' }, 'french')).toBe('own 5.31');
  });

  it('only those attacked avoid battle', () => {
    const game = british({
      pieces: {
        albany: ['webb', 'northern-provincial-1'],
        hoosic: ['french-regular-1'],
        montreal: ['french-regular-2'],
      },
    });
    game.british.activates(THREE, 'webb', 'northern-provincial-1').marches('hoosic');
    game.french.isToChoose('avoid.ask');
    expect(why(game, 'french', { verb: 'send', piece: 'french-regular-1' })).toBeNull();
    expect(first(game, { verb: 'send', piece: 'french-regular-2' }, 'french')).toBe('avoidsHere 6.8');
  });

  it('the active side goes home first', () => {
    const game = play({
      hands: { french: ['western-indian-alliance-26', 'campaign-1'], british: ['campaign-2'] },
      pieces: { 'allegheny-south': ['villiers', 'coureurs-1', 'mingo-1'] },
      works: { 'ohio-forks': 'french-fort' },
    });
    game.french.activates('western-indian-alliance-26', 'villiers', 'coureurs-1', 'mingo-1').marches('augusta').stops();
    game.dice.roll(1).check(6);
    game.french.isToChoose('go-home.go');
    expect(why(game, 'french', { verb: 'go', piece: 'coureurs-1', space: 'mingo-town' })).toBeNull();
    expect(first(game, { verb: 'go', piece: 'villiers' }, 'french')).toBe('goesNow 10.4');
    expect(first(game, { verb: 'go', piece: 'coureurs-1', space: 'logstown' }, 'french')).toBe('closest 10.42');
  });
});
