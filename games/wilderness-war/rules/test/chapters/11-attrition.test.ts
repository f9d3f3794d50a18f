import { describe, expect, it } from 'vitest';
import { type Account, play, type Sparse, some } from '../builder.ts';

/** The last card of the year 1757 is played, and winter comes. */
function winter(sparse: Sparse): Account {
  const game = play({ season: 'late', hands: { french: ['ambush-11'] }, ...sparse });
  game.french.discards('ambush-11');
  return game;
}

const reduced = (game: Account) => game.position.reduced;

describe('11.1 Who Suffers Attrition', () => {
  it('[11.1a] Drilled Troops in the wilderness; Auxiliaries and leaders do not', () => {
    const game = winter({
      pieces: {
        oswego: ['bradstreet', 'light-infantry-1', 'ranger-1'],
        ticonderoga: ['rigaud', 'french-regular-1', 'coureurs-1'],
      },
    });
    expect(reduced(game)).toEqual(['french-regular-1', 'light-infantry-1']);
    expect(game.logged('attrition')).toEqual([
      { type: 'attrition', side: 'french', at: 'ticonderoga', full: 1, reduced: 0, rule: '11.2' },
      { type: 'attrition', side: 'british', at: 'oswego', full: 1, reduced: 0, rule: '11.2' },
    ]);
  });

  it('[11.1a] Indians do not: they have gone home, a lone unit too', () => {
    const game = winter({ pieces: { oswego: ['british-tuscarora'] } });
    expect(game.logged('go-home').map(({ piece }) => piece)).toEqual(['british-tuscarora']);
  });

  it('[11.1b] not in an originally friendly cultivated space, however many they are', () => {
    const game = winter({ pieces: { schenectady: some('northern-provincial', 6), sorel: some('french-regular', 6) } });
    expect(reduced(game)).toEqual([]);
  });

  it('[11.1b] but in an originally enemy one', () => {
    const game = winter({ pieces: { schenectady: ['french-regular-1'], sorel: ['british-regular-1'] } });
    expect(reduced(game)).toEqual(['french-regular-1', 'british-regular-1']);
  });

  it('[11.1c] an unbesieged fort or stockade shelters four units of any kind', () => {
    const four = winter({
      pieces: {
        oswego: ['bradstreet', ...some('northern-provincial', 3), 'ranger-1'],
        niagara: ['montcalm', 'rigaud', 'french-regular-1', 'coureurs-1', 'coureurs-2', 'coureurs-3'],
      },
      works: { oswego: 'british-stockade', niagara: 'french-fort' },
    });
    expect(reduced(four)).toEqual([]);
    const five = winter({
      pieces: {
        oswego: [...some('northern-provincial', 4), 'ranger-1'],
        niagara: ['french-regular-1', ...some('coureurs', 4)],
      },
      works: { oswego: 'british-stockade', niagara: 'french-fort' },
    });
    expect(reduced(five)).toEqual(['french-regular-1', ...some('northern-provincial', 4)]);
  });

  it('[11.1c] a fort under construction shelters nobody, nor does an enemy fort that is besieged', () => {
    const game = winter({
      pieces: {
        oswego: ['northern-provincial-1'],
        niagara: ['johnson', 'northern-provincial-2', 'coureurs-1'],
      },
      works: { oswego: 'british-fort-started', niagara: 'french-fort' },
      inside: ['coureurs-1'],
      siege: { niagara: 0 },
    });
    expect(reduced(game)).toEqual(['northern-provincial-1', 'northern-provincial-2']);
  });

  it('[11.1d] a fortress shelters any number, a captured one too', () => {
    const game = winter({
      captured: ['louisbourg', 'quebec'],
      pieces: { louisbourg: some('british-regular', 6), quebec: ['highland-1'], halifax: ['royal-american-1'] },
    });
    expect(reduced(game)).toEqual([]);
  });

  it('[11.1e] besieged troops suffer everywhere, in their own fortress and in their own fields', () => {
    const game = winter({
      pieces: {
        quebec: ['wolfe', 'british-regular-1', 'french-regular-1'],
        niagara: ['johnson', 'northern-provincial-1', 'marine-detachment-1'],
        schenectady: ['montcalm', 'french-regular-2', 'northern-provincial-2'],
      },
      works: { niagara: 'french-fort', schenectady: 'british-fort' },
      inside: ['french-regular-1', 'marine-detachment-1', 'northern-provincial-2'],
      siege: { quebec: 1, niagara: 0, schenectady: 0 },
    });
    expect(reduced(game)).toEqual([
      'french-regular-1',
      'french-regular-2',
      'marine-detachment-1',
      'british-regular-1',
      'northern-provincial-1',
      'northern-provincial-2',
    ]);
  });

  it('[11.1b] besiegers of a lost fort in their own fields do not', () => {
    const game = winter({
      pieces: { schenectady: ['johnson', 'northern-provincial-1', 'coureurs-1'] },
      works: { schenectady: 'french-fort' },
      inside: ['coureurs-1'],
      siege: { schenectady: 0 },
    });
    expect(reduced(game)).toEqual([]);
  });

  it('[11.1e] on an Amphib marker at besieged Louisbourg both sides suffer', () => {
    const game = winter({
      amphib: ['louisbourg'],
      pieces: { louisbourg: ['wolfe', 'british-regular-1', 'drucour', 'french-regular-1'] },
      inside: ['drucour', 'french-regular-1'],
      siege: { louisbourg: 0 },
    });
    expect(reduced(game)).toEqual(['french-regular-1', 'british-regular-1']);
  });
});

describe('11.2 Attrition Losses', () => {
  it('[11.2a] half of the reduced Drilled Troops, rounded up, are eliminated, then each full one is reduced', () => {
    const game = winter({
      pieces: { oswego: some('northern-provincial', 5) },
      reduced: some('northern-provincial', 3),
      works: { oswego: 'british-fort' },
    });
    expect(game.at('oswego')).toHaveLength(3);
    expect(reduced(game)).toHaveLength(3);
    expect(game.logged('loss').map(({ eliminated }) => eliminated)).toEqual([true, true, false, false]);
    expect(game.logged('loss').map(({ why, rule }) => `${why} ${rule}`)).toEqual([
      ...['winterReduced 11.2', 'winterReduced 11.2', 'winterFull 11.2', 'winterFull 11.2'],
    ]);
  });

  it('[11.2a] the owner chooses which', () => {
    const game = winter({
      pieces: { oswego: ['british-regular-1', 'northern-provincial-1', 'northern-provincial-2', 'highland-1'] },
      reduced: ['british-regular-1', 'northern-provincial-1', 'northern-provincial-2'],
    });
    game.british.isToChoose('attrition.eliminate');
    game.table.offersOnly(['lose british-regular-1', 'lose northern-provincial-1']);
    game.british.loses('northern-provincial-1').loses('british-regular-1');
    expect(game.at('oswego')).toEqual(['highland-1', 'northern-provincial-2']);
    expect(game.where('british-regular-1')).toBe('removed');
  });

  it('[11.2b] the last step in a space is never lost', () => {
    const game = winter({
      pieces: {
        oswego: ['northern-provincial-1', 'johnson'],
        niagara: ['northern-provincial-2', 'northern-provincial-3'],
      },
      reduced: ['northern-provincial-1', 'northern-provincial-2', 'northern-provincial-3'],
    });
    expect(game.at('oswego')).toEqual(['johnson', 'northern-provincial-1']);
    expect(game.at('niagara')).toHaveLength(1);
  });

  it('[11.2b] but a reduced unit beside an Auxiliary is', () => {
    const game = winter({
      pieces: { oswego: ['northern-provincial-1', 'ranger-1'] },
      reduced: ['northern-provincial-1', 'ranger-1'],
    });
    expect(game.at('oswego')).toEqual(['ranger-1']);
  });

  it('[11.2a] pieces inside and outside a siege are separate stacks', () => {
    const game = winter({
      pieces: { niagara: ['johnson', 'northern-provincial-1', 'marine-detachment-1'] },
      reduced: ['northern-provincial-1', 'marine-detachment-1'],
      works: { niagara: 'french-fort' },
      inside: ['marine-detachment-1'],
      siege: { niagara: 1 },
    });
    expect(game.at('niagara')).toEqual(['marine-detachment-1', 'johnson', 'northern-provincial-1']);
    expect(game.position.siegeOne).toEqual(['niagara']);
  });
});
