import { NotationError, readPosition, replayRecord, writePosition } from '@carillon/flow';
import { canonical, range } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type State, skirmish } from '../skirmish/index.ts';
import { played, thrown, withLine } from './games.ts';

const reading = (text: string): string | undefined => thrown(() => void readPosition(skirmish, text));

const POSITION = `carillon-position 1
title skirmish

turn 1
last-turn 2
first blue
at mill blue-guard blue-rangers blue-militia-1 blue-militia-2
at farm red-guard red-rangers red-militia-1 red-militia-2
supply blue 1
supply red 2
deck ambush-2 earthworks reserves guides-2
blue-hand guides-1
red-hand ambush-1
cards blue 1
cards red 1

running game.first
running activation.order side=blue
running march.muster side=blue at=mill force=[blue-rangers]
`;

describe('a position', () => {
  test('is written with a line for each place, pile and running procedure', () => {
    const g = readPosition(skirmish, POSITION);
    expect(writePosition(skirmish, g)).toBe(POSITION);
    expect(skirmish.flow.breadcrumb(g)).toBe('game.first > activation.order > march.muster');
  });

  test('survives a round trip to the byte, anywhere in a game', () => {
    for (const seed of range(300)) {
      const { state } = played(seed, seed % 60);
      for (const g of [state, ...seatsOf(state)]) {
        const text = writePosition(skirmish, g);
        const read = readPosition(skirmish, text);
        expect(writePosition(skirmish, read)).toBe(text);
        expect(canonical(skirmish.toJson(read))).toBe(canonical(skirmish.toJson(g)));
      }
    }
  });

  test('can be read without its empty parts, in any order', () => {
    const lines = POSITION.split('\n');
    const turned = [...lines.slice(0, 3), ...lines.slice(3, 15).reverse(), ...lines.slice(15)];
    expect(writePosition(skirmish, readPosition(skirmish, turned.join('\n')))).toBe(POSITION);
  });

  test('of a finished game has nothing running', () => {
    const { record, state } = played(2);
    expect(record.end).not.toBeNull();
    const read = readPosition(skirmish, writePosition(skirmish, state));
    expect(skirmish.result(read)).toEqual(skirmish.result(replayRecord(skirmish, record).state));
  });
});

/** The knowledge of each seat, and of a spectator, about a position. */
const seatsOf = (g: State): State[] => [0, 1, undefined].map((seat) => skirmish.fromView(skirmish.view(g, seat)));

describe('a damaged position gives its line and its error:', () => {
  test.each([
    ['no position', 1, 'carillon-record 1', 'no_position 1'],
    ['a later version', 1, 'carillon-position 7', 'unknown_version 1'],
    ['another title', 2, 'title chess', 'unknown_title 2'],
    ['no turn', 4, '', 'missing 0'],
    ['a turn that cannot be', 4, 'turn 11', 'bad_line 4'],
    ['two turns', 4, 'turn 1 2', 'bad_line 4'],
    ['the turn twice', 5, 'turn 1', 'twice 5'],
    ['an unknown part', 6, 'weather fair', 'bad_line 6'],
    ['nobody to move first', 6, 'first green', 'bad_line 6'],
    ['an unknown space', 7, 'at moon blue-guard', 'bad_line 7'],
    ['an unknown piece', 7, 'at mill blue-dragon', 'bad_line 7'],
    ['a piece in two places', 8, 'at farm blue-guard', 'bad_line 8'],
    ['nobody at a place', 8, 'at farm', 'bad_line 8'],
    ['a card twice', 11, 'deck ambush-2 ambush-2', 'bad_line 11'],
    ['an unknown procedure', 17, 'running parade.march', 'bad_line 17'],
    ['an unknown step', 17, 'running game.parade', 'bad_line 17'],
    ['no step', 17, 'running', 'bad_line 17'],
    ['a local that is not there', 19, 'running march.muster side=blue at=mill force=[] luck=3', 'bad_line 19'],
    ['a local twice', 19, 'running march.muster side=blue side=blue at=mill', 'bad_line 19'],
    ['a local without a value', 19, 'running march.muster side at=mill', 'bad_line 19'],
    ['a local that must be told', 19, 'running march.muster side=blue', 'bad_line 19'],
    ['a value of another kind', 19, 'running march.muster side=mill at=blue', 'bad_line 19'],
    ['a value that is none', 19, 'running march.muster side=[ at=mill', 'bad_line 19'],
    ['a result that nobody waits for', 19, 'running march.muster into luck side=blue at=mill', 'bad_line 19'],
    ['a step that asks nobody', 19, 'running march.interception side=blue at=mill', 'bad_line 19'],
    ['a part among the procedures', 18, 'turn 1', 'bad_line 18'],
    ['a hand that is miscounted', 14, 'cards blue 2', 'impossible 0'],
  ])('%s', (_what, line, text, expected) => {
    expect(reading(withLine(POSITION, line, () => text))).toBe(expected);
  });
});

describe('whatever is read, only the declared error is thrown:', () => {
  const harmless = (text: string): void => {
    try {
      readPosition(skirmish, text);
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
    }
  };

  test('any text', () => {
    const start = 'carillon-position 1\ntitle skirmish\n';
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => harmless(start + text)),
      { numRuns: 500 },
    );
  });

  test('a position with some of its words exchanged', () => {
    const texts = range(20).map((seed) => writePosition(skirmish, played(seed, seed * 4).state));
    const change = fc.record({ from: fc.nat(200), to: fc.nat(200) });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }), (text, changes) => {
        const words = text.split(/(\s+|[=,[\]])/);
        for (const { from, to } of changes) words[from % words.length] = words[to % words.length] ?? '';
        harmless(words.join(''));
      }),
      { numRuns: 1_500 },
    );
  });
});
