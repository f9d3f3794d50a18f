import { describe, expect, test } from 'vitest';
import { allIn, countersOf, type StackOf } from '../src/index.ts';

interface View {
  readonly place: Readonly<Record<string, string | undefined>>;
  readonly tired: readonly string[];
}
interface Stack extends StackOf<string, string, string> {
  readonly walled: boolean;
}

const PIECES = ['red-chief', 'red-foot-1', 'red-foot-2', 'red-horse', 'blue-foot-1'];
const kindOf = (piece: string): string => piece.replace(/-\d$/, '');

const counters = countersOf<View, string, Stack, { readonly tired: boolean }>({
  pieces: PIECES,
  isPiece: (id): id is string => PIECES.includes(id),
  placeOf: ({ place }, piece) => place[piece],
  keyOf: (_view, piece, place) => `${piece.split('-')[0]} ${place}`,
  stackOf: (_view, piece) => ({ side: piece.split('-')[0] ?? '', walled: piece.startsWith('blue') }),
  isLeader: (piece) => piece.endsWith('chief'),
  rankOf: (_view, piece) => (piece.endsWith('horse') ? 2 : 1),
  likenessOf: (_view, piece) => kindOf(piece),
  looksOf: ({ tired }, piece) => `${kindOf(piece)} ${tired.includes(piece)}`,
  stateOf: ({ tired }, piece) => ({ tired: tired.includes(piece) }),
});

const MET: View = {
  place: {
    'red-chief': 'hill',
    'red-foot-1': 'hill',
    'red-foot-2': 'hill',
    'red-horse': 'hill',
    'blue-foot-1': 'hill',
  },
  tired: ['red-foot-2'],
};

describe('counters', () => {
  test('lie in a stack for each side of a place, leaders apart, the highest on top', () => {
    const [red, blue] = counters.stacks(MET);
    expect(red).toEqual({
      ...{ key: 'red hill', place: 'hill', side: 'red', walled: false },
      ...{ leaders: ['red-chief'], units: ['red-horse', 'red-foot-1', 'red-foot-2'] },
    });
    expect(blue).toMatchObject({ key: 'blue hill', walled: true, leaders: [] });
    expect(red && allIn(red)).toEqual(['red-chief', 'red-horse', 'red-foot-1', 'red-foot-2']);
  });

  test('that are not on the board lie nowhere; the stacks of a position are found once', () => {
    const view = { ...MET, place: { 'blue-foot-1': 'mill' } };
    expect(counters.stacks(view).map(({ key }) => key)).toEqual(['blue mill']);
    expect(counters.stacks(view)).toBe(counters.stacks(view));
    expect(counters.stacksAt(view, 'hill')).toEqual([]);
  });

  test('are offered by the choices of a verb, with those that are alike', () => {
    const option = (verb: string, piece: string) => ({ verb, args: [piece, 'hill'], text: `${verb} ${piece} hill` });
    const options = [option('take', 'red-foot-2'), option('leave', 'red-horse')];
    expect(counters.offered(MET, options, 'take')).toEqual(['red-foot-1', 'red-foot-2']);
    expect(counters.offered(MET, options, 'sail')).toEqual([]);
  });

  test('are alike to a choice if their kind is the same, and to the eye if their state is too', () => {
    const feet = ['red-foot-1', 'red-foot-2'];
    expect(counters.alike(MET, feet)).toEqual([{ first: 'red-foot-1', pieces: feet, tired: false }]);
    expect(counters.looking(MET, feet)).toEqual([
      { first: 'red-foot-1', pieces: ['red-foot-1'], tired: false },
      { first: 'red-foot-2', pieces: ['red-foot-2'], tired: true },
    ]);
  });

  test('stand for themselves if they are offered, otherwise for an identical one', () => {
    expect(counters.standIn(MET, 'red-foot-2', ['red-foot-1', 'red-foot-2'])).toBe('red-foot-2');
    expect(counters.standIn(MET, 'red-foot-2', ['red-foot-1'])).toBe('red-foot-1');
    expect(counters.standIn(MET, 'red-horse', ['red-foot-1'])).toBeUndefined();
  });

  test('are the targets of a place after the place itself', () => {
    expect(counters.targetsAt(MET, 'hill').map(({ id }) => id)).toEqual([
      ...['hill', 'red-chief', 'red-horse', 'red-foot-1', 'red-foot-2', 'blue-foot-1'],
    ]);
    const lying = counters.lying(() => MET);
    expect(lying.placeOf('red-horse')).toBe('hill');
    expect(lying.placeOf('nothing')).toBeUndefined();
    expect(lying.standIn('red-foot-2', ['nothing', 'red-foot-1'])).toBe('red-foot-1');
  });
});
