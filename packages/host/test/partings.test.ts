import type { Choices, Rules, StateBase } from '@carillon/flow';
import { describe, expect, it } from 'vitest';
import { listOn, partings } from '../src/index.ts';

// A retreat of three pieces, each of which may go to some spaces, or all together: `one guard albany`, `all albany`.

const TEXTS = [
  'one guard albany',
  'one guard oswego',
  'one rangers oswego',
  'one rangers niagara',
  'one militia oswego',
  'one militia niagara',
  'all albany',
  'stand',
];
const PIECES = ['guard', 'rangers', 'militia'];

/** A position in which these pieces have already gone, and one seat must choose. */
function retreat(gone: readonly string[] = [], texts = TEXTS, asked = 1) {
  const fresh = (): StateBase =>
    ({ cells: Int16Array.from(PIECES, (piece) => Number(gone.includes(piece))) }) as StateBase;
  const left = (state: StateBase, text: string): boolean => {
    const place = PIECES.indexOf(text.split(' ')[1] ?? '');
    return place < 0 || state.cells[place] === 0;
  };
  const flow = {
    mayChoose: (_state: StateBase, seat: number) => seat === asked,
    list(state: StateBase, _seat: number, into: Choices) {
      into.reset();
      texts.forEach((text, i) => {
        if (left(state, text)) into.push(i);
      });
    },
    text: (_state: StateBase, choice: number) => texts[choice] ?? '',
    parse: (_state: StateBase, text: string) => (texts.includes(text) ? texts.indexOf(text) : undefined),
    take(state: StateBase, _seat: number, choice: number) {
      state.cells[PIECES.indexOf((texts[choice] ?? '').split(' ')[1] ?? '')] = 1;
    },
  };
  const rules = { flow } as unknown as Rules<StateBase, unknown, unknown>;
  return { rules, fresh };
}

const WORDS = { one: 'one', all: 'all' };

describe('a group that parts', () => {
  it('may send to a space all the pieces that may go there, one after another', () => {
    const { rules, fresh } = retreat();
    expect(partings(rules, fresh, 1, WORDS)).toEqual([
      {
        to: 'oswego',
        through: ['oswego'],
        choices: ['one guard oswego', 'one rangers oswego', 'one militia oswego'],
        ends: true,
        risks: [],
        splits: 3,
      },
      {
        to: 'niagara',
        through: ['niagara'],
        choices: ['one rangers niagara', 'one militia niagara'],
        ends: true,
        risks: [],
        splits: 2,
      },
    ]);
  });

  it('needs no such thing if all may go by one choice', () => {
    const { rules, fresh } = retreat();
    expect(partings(rules, fresh, 1, WORDS).map(({ to }) => to)).not.toContain('albany');
    const apart = retreat(
      [],
      TEXTS.filter((text) => !text.startsWith('all ')),
    );
    expect(partings(apart.rules, apart.fresh, 1, WORDS).map(({ to }) => to)).toContain('albany');
  });

  it('leaves out the pieces that have gone', () => {
    const { rules, fresh } = retreat(['rangers', 'guard']);
    expect(partings(rules, fresh, 1, WORDS).map(({ choices }) => choices)).toEqual([
      ['one militia oswego'],
      ['one militia niagara'],
    ]);
  });

  it('does not mistake another verb or another space for its own', () => {
    const { rules, fresh } = retreat([], ['oneself guard oswego', 'one guard new-oswego', 'one rangers oswego']);
    expect(partings(rules, fresh, 1, WORDS).map(({ to, choices }) => [to, choices])).toEqual([
      ['new-oswego', ['one guard new-oswego']],
      ['oswego', ['one rangers oswego']],
    ]);
  });

  it('has nowhere to go while its seat is not asked', () => {
    const { rules, fresh } = retreat();
    expect(partings(rules, fresh, 0, WORDS)).toEqual([]);
  });

  it('has nowhere to go by a choice that cannot be read', () => {
    const { rules, fresh } = retreat();
    const deaf = { flow: { ...rules.flow, parse: () => undefined } } as unknown as typeof rules;
    expect(partings(deaf, fresh, 1, WORDS)).toEqual([]);
  });
});

describe('what a seat may choose', () => {
  it('is listed as text, in the order of the rules; nothing while it is not asked', () => {
    const { rules, fresh } = retreat(['guard']);
    expect(listOn(rules.flow, fresh(), 1)).toEqual(TEXTS.filter((text) => !text.includes('guard')));
    expect(listOn(rules.flow, fresh(), 0)).toEqual([]);
  });
});
