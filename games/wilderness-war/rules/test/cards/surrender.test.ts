import { describe, expect, it } from 'vitest';
import type { CardName, PieceName, SpaceName } from '../../src/names.ts';
import { type Account, play, type Sparse, some } from '../builder.ts';

const SURRENDER = 'surrender-6';
const MONTCALM = ['montcalm', ...some('french-regular', 4)] as const;
const CAMP = 'hudson-carry-north';
const BASE = { ticonderoga: 'french-fort', 'crown-point': 'french-fort' } as const;

/** Montcalm besieges the British fort at the carry. */
function siege(
  more: Omit<Sparse, 'hands'> & { readonly french?: readonly CardName[]; readonly british?: readonly CardName[] } = {},
  besiegers: readonly ['montcalm', ...PieceName[]] = MONTCALM,
): Account {
  const garrison = more.inside ?? ['dunbar', 'northern-provincial-1', 'ranger-1'];
  const { french = [SURRENDER], british = [], ...sparse } = more;
  const game = play({
    works: { ...BASE, [CAMP]: 'british-fort' },
    siege: { [CAMP]: 0 },
    ...sparse,
    inside: garrison,
    pieces: { ...sparse.pieces, [CAMP]: [...besiegers, ...garrison] },
    hands: { french: ['campaign-1', 'campaign-3', ...french], british: ['campaign-4', ...british] },
  });
  game.french.activates('campaign-1', ...besiegers);
  return game;
}

/** Amherst besieges Louisbourg. */
function louisbourg(level: 0 | 1 | 2, more: Sparse = {}): Account {
  const game = play({
    turn: 'british',
    amphib: ['louisbourg'],
    ...more,
    siege: { ...more.siege, louisbourg: level },
    inside: ['drucour', 'french-regular-1', ...(more.inside ?? [])],
    pieces: {
      ...more.pieces,
      louisbourg: ['amherst', ...some('british-regular', 4), 'drucour', 'french-regular-1'],
    },
    hands: { british: ['campaign-1', 'campaign-3', SURRENDER], french: ['campaign-4'] },
  });
  game.british.activates('campaign-1', 'amherst', ...some('british-regular', 4)).besieges();
  return game;
}

describe('Surrender! (6)', () => {
  it('[#6a] [8.231f] instead of the roll the fort becomes the captor’s, complete, for 2 VP; the garrison goes home whole', () => {
    const game = siege({ reduced: ['ranger-1'] });
    game.french.besieges().isToChoose('window.offer').responds(SURRENDER);
    expect(game.position.works).toEqual({ ...BASE, [CAMP]: 'french-fort' });
    expect(game.position.besieged).toEqual([]);
    expect(game.vp).toBe(2);
    // Albany is two connections away, and so is nothing else.
    expect(game.at('albany')).toEqual(['dunbar', 'northern-provincial-1', 'ranger-1']);
    expect(game.isReduced('ranger-1')).toBe(true);
    expect(game.logged('siege-roll')).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[#6b] [8.231f] all inside go to one fortification, the owner choosing among the closest', () => {
    const game = siege({ works: { ...BASE, [CAMP]: 'british-fort', 'wood-creek': 'british-stockade' } });
    game.french.besieges().responds(SURRENDER);
    game.british.isToChoose('relocation.to');
    game.table.offersOnly(['to albany', 'to wood-creek']);
    game.british.chooses('to wood-creek');
    expect(game.at('wood-creek')).toEqual(['dunbar', 'northern-provincial-1', 'ranger-1']);
  });

  it('[#6a] [8.231f] an empty post surrenders, too', () => {
    const game = siege({ inside: [] });
    game.french.besieges().responds(SURRENDER);
    expect(game.position.works).toMatchObject({ [CAMP]: 'french-fort' });
    expect(game.logged('retreat')).toEqual([]);
    game.british.isToChoose('phase.card');
  });

  it('[8.231f] it comes after Coehorns & Howitzers of either side', () => {
    const game = siege({ british: ['coehorns-and-howitzers-8'], inside: ['british-regular-1'] });
    game.french.besieges();
    game.british.isToChoose('window.offer').responds('coehorns-and-howitzers-8');
    game.french.isToChoose('window.offer');
    game.table.offersOnly(['pass', `respond ${SURRENDER}`]);
  });

  it('[8.231f] also when the level for an assault has been reached', () => {
    const game = siege({ siege: { [CAMP]: 1 } });
    game.french.besieges().responds(SURRENDER);
    expect(game.position.works).toMatchObject({ [CAMP]: 'french-fort' });
  });

  it('[8.231f] it is not an answer to an assault, and not for the besieged', () => {
    const assault = siege({ siege: { [CAMP]: 1 } });
    assault.french.assaults();
    assault.table.nowChooses('chance', 'assault.fire');
    const besieged = siege({ french: [], british: [SURRENDER] });
    besieged.french.besieges();
    besieged.table.nowChooses('chance', 'siege.roll');
  });

  it('[12.3b] besiegers without supply cannot use it', () => {
    const far = 'shamokin';
    const game = play({
      hands: { french: ['campaign-1', 'campaign-3', SURRENDER], british: ['campaign-4'] },
      pieces: { [far]: [...MONTCALM, 'northern-provincial-1'] },
      works: { [far]: 'british-fort' },
      inside: ['northern-provincial-1'],
      siege: { [far]: 1 },
    });
    game.french.activates('campaign-1', ...MONTCALM);
    game.table.offersNot(['siege']);
  });

  it('[8.231f] Massacre! may follow before the garrison leaves', () => {
    const game = siege({ british: ['massacre-7'] }, [...MONTCALM, 'abenaki-1']);
    game.french.besieges().responds(SURRENDER);
    game.british.isToChoose('window.offer').responds('massacre-7');
    expect(game.where('abenaki-1')).toBe('reserve');
    expect(game.vp).toBe(1);
    expect(game.at('albany')).toContain('dunbar');
  });

  it('[#6a] [9.22a] a fortress counts 3 VP and stays intact', () => {
    const game = louisbourg(1);
    game.british.isToChoose('window.offer').responds(SURRENDER);
    expect(game.vp).toBe(-3);
    expect(game.position.captured).toEqual(['louisbourg']);
    expect(game.at('quebec')).toEqual(['drucour', 'french-regular-1']);
    game.french.isToChoose('phase.card');
  });

  it('[#6c] [5.51] Louisbourg must be at siege level 1 at least', () => {
    louisbourg(0).table.nowChooses('chance', 'siege.roll');
    louisbourg(2).british.isToChoose('window.offer');
  });

  it('[#6c] [5.51] from Louisbourg they go to the fortification closest to Québec, if that is besieged', () => {
    const game = louisbourg(1, {
      pieces: { quebec: ['wolfe', ...some('highland', 2), 'french-regular-2'] },
      inside: ['french-regular-2'],
      siege: { quebec: 0 },
      works: { becancour: 'french-stockade', 'ile-aux-noix': 'french-fort' },
    });
    game.british.responds(SURRENDER);
    expect(game.at('becancour')).toEqual(['drucour', 'french-regular-1']);
  });

  it('[#6b] [5.51] with nowhere to go they are lost', () => {
    const taken: readonly SpaceName[] = ['quebec', 'montreal'];
    const game = louisbourg(1, {
      captured: taken,
      pieces: { quebec: ['highland-1'], montreal: ['highland-2'] },
    });
    game.british.responds(SURRENDER);
    expect([game.where('drucour'), game.where('french-regular-1')]).toEqual(['removed', 'removed']);
  });

  it('[5.25b] whatever it is used for, the cards are shuffled together after the season', () => {
    const event = siege();
    event.french.besieges().responds(SURRENDER);
    expect(event.position.reshuffle).toBe(true);
    expect(event.card(SURRENDER)).toBe('discard');
    const activation = play({
      hands: { french: [SURRENDER, 'campaign-3'], british: ['campaign-4'] },
      pieces: { montreal: ['coureurs-1'] },
    });
    activation.french.activatesAlone(SURRENDER, 'coureurs-1');
    expect(activation.position.reshuffle).toBe(true);
    expect(siege().position.reshuffle).toBe(false);
  });

  it('[5.25b] at the end of the season it is among the cards to be dealt', () => {
    const game = play({ hands: { french: [SURRENDER] }, discards: ['ambush-12'] });
    game.french.discards(SURRENDER);
    expect(game.position.season).toBe('late');
    expect(game.position.reshuffle).toBe(false);
    game.table.nowChooses('chance', 'season.draw');
    game.table.offers([`draw ${SURRENDER}`, 'draw ambush-12']);
  });
});

it('[#7] Massacre! after it: the captor’s Indians are eliminated, the garrison’s are not', () => {
  const game = siege({ inside: ['dunbar', 'northern-provincial-1', 'mohawk-1'], british: ['massacre-7'] }, [
    ...MONTCALM,
    'abenaki-1',
  ]);
  game.french.besieges().responds(SURRENDER);
  game.british.isToChoose('window.offer').responds('massacre-7');
  expect(game.where('abenaki-1')).toBe('reserve');
  expect(game.where('mohawk-1')).not.toBe('reserve');
});
