import { wildernessWar } from '@carillon/wilderness-war-rules';
import { type LogEntry, piece, placeOf, type State, space, work } from '@carillon/wilderness-war-rules/search';
import { describe, expect, it } from 'vitest';
import { wildernessWarCounting as counting } from '../src/index.ts';

type Entry<T extends LogEntry['type']> = Extract<LogEntry, { readonly type: T }>;

/** Notes some log entries in a game of Annus Mirabilis; returns the figures of the British. */
function counted(...played: readonly (LogEntry | ((g: State) => void))[]): (name: string) => number {
  const g = wildernessWar.start('annus-mirabilis', {});
  const counter = counting.begin();
  for (const each of played) {
    if (typeof each === 'function') each(g);
    else counter.note(g, each);
  }
  return (name) => {
    expect(counting.names).toContain(name);
    return counter.counts[1]?.[counting.names.indexOf(name)] ?? 0;
  };
}

/** Loudoun's army comes to a French post, whose garrison goes inside, and besieges it. */
function besiege(where: 'ticonderoga' | 'ohio-forks') {
  return (g: State): void => {
    for (const p of ['loudoun', 'abercromby', 'british-regular-1', 'british-regular-2'] as const)
      g.place.set(piece.of(p), placeOf(space.of(where)));
    g.britishUnits.set(space.of(where), 2);
    g.frenchUnits.set(space.of(where), 0);
    g.besieged.add(space.of(where));
  };
}
/** British forts stand on the carry between the Hudson and Lake George. */
function fortify(g: State): void {
  for (const where of ['hudson-carry-south', 'hudson-carry-north'] as const) {
    g.works.set(space.of(where), work.of('british-fort'));
    g.builtOn.add(space.of(where));
  }
}
const begins = (at: 'ticonderoga' | 'ohio-forks'): LogEntry => ({ type: 'siege-begins', at, rule: '8.21' });
const TURN: Entry<'card'> = { type: 'card', side: 'british', card: 'campaign-1', use: 'activate' };
const ROLL: Entry<'siege-roll'> = {
  ...{ type: 'siege-roll', side: 'british', at: 'ticonderoga', die: 4, modifiers: [], level: 1 },
};

describe('a siege', () => {
  it('out of supply is counted turn by turn, and as left there from the third on', () => {
    const two = counted(besiege('ohio-forks'), begins('ohio-forks'), TURN, TURN);
    expect([two('sieges begun'), two('siege turns out of supply'), two('sieges left out of supply')]).toEqual([
      1, 2, 0,
    ]);
    const four = counted(besiege('ohio-forks'), begins('ohio-forks'), TURN, TURN, TURN, TURN);
    expect([four('siege turns'), four('siege turns out of supply'), four('sieges left out of supply')]).toEqual([
      4, 4, 1,
    ]);
  });

  it('in supply is not', () => {
    const of = counted(fortify, besiege('ticonderoga'), begins('ticonderoga'), TURN, TURN, TURN, TURN);
    expect([of('siege turns'), of('siege turns out of supply')]).toEqual([4, 0]);
  });

  it('is rolled for once, however many rolls there are, and won or lifted', () => {
    const captured: LogEntry = { type: 'captured', side: 'british', at: 'ticonderoga', what: 'fort', rule: '9.22' };
    const won = counted(besiege('ticonderoga'), begins('ticonderoga'), ROLL, ROLL, captured);
    expect(['sieges rolled for', 'siege rolls', 'sieges won', 'sieges lifted'].map(won)).toEqual([1, 2, 1, 0]);
    const lifted: LogEntry = { type: 'siege-lifted', at: 'ticonderoga', rule: '8.232' };
    const left = counted(besiege('ticonderoga'), begins('ticonderoga'), lifted);
    expect(['sieges rolled for', 'sieges won', 'sieges lifted'].map(left)).toEqual([0, 0, 1]);
  });
});

const march = (from: 'albany' | 'hudson-carry-south' | 'ticonderoga', to: typeof from): LogEntry => ({
  ...{ type: 'march', pieces: ['webb', 'northern-provincial-1'], from, to, infiltrates: false },
});

describe('a march', () => {
  it('that comes back goes to and fro', () => {
    expect(
      counted(march('albany', 'hudson-carry-south'), march('hudson-carry-south', 'albany'))('moves to and fro'),
    ).toBe(1);
    expect(
      counted(march('albany', 'hudson-carry-south'), march('hudson-carry-south', 'ticonderoga'))('moves to and fro'),
    ).toBe(0);
  });

  it('may come back when it has left somebody there, or with another card', () => {
    const drop: LogEntry = { type: 'drop', pieces: ['northern-provincial-1'], at: 'hudson-carry-south' };
    for (const between of [drop, TURN])
      expect(
        counted(
          march('albany', 'hudson-carry-south'),
          between,
          march('hudson-carry-south', 'albany'),
        )('moves to and fro'),
      ).toBe(0);
  });
});

describe('a battle', () => {
  const battle = (attackers: Entry<'battle'>['attackers'], defenders: Entry<'battle'>['defenders']): LogEntry => ({
    ...{ type: 'battle', at: 'ticonderoga', attacker: 'british', attackers, defenders },
  });

  it('is counted by its odds', () => {
    const weak = counted(battle(['british-regular-1'], ['french-regular-1', 'french-regular-2']));
    expect(['attacks', 'attacks at less than even odds', 'attacks at two to one or better'].map(weak)).toEqual([
      1, 1, 0,
    ]);
    const strong = counted(battle(['british-regular-1', 'british-regular-2'], ['french-regular-1']), {
      ...{ type: 'won', side: 'british', at: 'ticonderoga', why: 'more' },
      inflicted: 2,
      suffered: 1,
      rule: '7.8',
    });
    expect(['attacks at less than even odds', 'attacks at two to one or better won'].map(strong)).toEqual([0, 1]);
  });

  it('of Rangers against an army is counted as such', () => {
    const name = 'lone attacks on an army';
    expect(counted(battle(['ranger-1'], ['french-regular-1', 'french-regular-2']))(name)).toBe(1);
    expect(counted(battle(['ranger-1', 'british-regular-1'], ['french-regular-1', 'french-regular-2']))(name)).toBe(0);
  });
});

it('Drilled units are counted by what killed them', () => {
  const loss = (rule: string): LogEntry => ({
    ...{ type: 'loss', side: 'british', piece: 'british-regular-1', eliminated: true, why: null, rule },
  });
  const eliminated: LogEntry = {
    ...{ type: 'eliminated', side: 'british', at: 'ticonderoga', rule: '7.92' },
    pieces: ['british-regular-1', 'british-regular-2', 'ranger-1'],
  };
  const of = counted(loss('7.61'), loss('11.2'), loss('11.2'), eliminated);
  const names = ['in battle', 'in winter', 'without a way back'].map((how) => `Drilled units lost ${how}`);
  expect(names.map(of)).toEqual([1, 2, 2]);
});

it('stockades are counted where they are built, forts are not', () => {
  const build = (what: 'stockade' | 'fort-started' | 'fort'): LogEntry => ({
    ...{ type: 'build', side: 'british', at: 'albany', what },
  });
  expect(counted(build('stockade'), build('fort-started'), build('fort'))('stockades built')).toBe(1);
});
