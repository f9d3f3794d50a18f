import { fileURLToPath } from 'node:url';
import { replayRecord } from '@carillon/flow';
import { at, canonical } from '@carillon/kit';
import { complaintOf, exchangeWords, faultOf, readGolden, recordsIn } from '@carillon/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bayonetsTomahawks as bt,
  readPosition,
  readRecord,
  type State,
  writePosition,
  writeRecord,
} from '../src/index.ts';

const GOLDEN = fileURLToPath(new URL('../../../../fixtures/golden/bayonets-tomahawks', import.meta.url));

/** The games of the collection, as records. */
const GAMES = recordsIn(GOLDEN).map((path) => {
  const { title, scenario, options, journal, result } = readGolden(bt, path);
  return { title, rules: null, scenario, options, journal, end: result };
});

/** The position of a recorded game after this many of its entries. */
function stateOf(game: (typeof GAMES)[number], entries: number): State {
  return replayRecord(bt, { ...game, journal: game.journal.slice(0, entries) }, { part: true }).state;
}

const lineOf = (text: string, start: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(start));

const SET_UP = writePosition(bt.start('french-and-indian-war', {}));

describe('a position', () => {
  test('is written in the words of the facts: the set-up of 1755', () => {
    expect(SET_UP.split('\n').slice(0, 8)).toEqual([
      'carillon-position 1',
      'title bayonets-tomahawks',
      '',
      'scenario french-and-indian-war',
      'year 1755',
      'round ar1',
      'victory 1',
      'at louisbourg bastion-1 bastion-2',
    ]);
    expect(lineOf(SET_UP, 'at halifax')).toBe('at halifax goreham 40th-45th-47th royal-artillery-1');
    expect(lineOf(SET_UP, 'control french')).toContain(' quebec ');
    const running = SET_UP.split('\n').filter((line) => line.startsWith('running'));
    expect(running).toEqual([
      'running game.reserves',
      'running year-start.french',
      'running draw.card side=french cards=2',
    ]);
  });

  test('survives a round trip to the byte, for every viewer', () => {
    for (const [i, game] of GAMES.entries()) {
      const state = stateOf(game, 60 + 55 * i);
      for (const g of [state, ...[0, 1, undefined].map((seat) => bt.fromView(bt.view(state, seat)))]) {
        const text = writePosition(g);
        const read = readPosition(text);
        expect(writePosition(read)).toBe(text);
        expect(canonical(bt.toJson(read))).toBe(canonical(bt.toJson(g)));
      }
    }
  });

  test.each([
    ['a space that is not on the map', 'at halifax', 'at atlantis goreham'],
    ['a piece that is none', 'at halifax', 'at halifax napoleon'],
    ['a piece in two places', 'at halifax', 'at halifax goreham bastion-1'],
    ['a piece in a state that is none', 'at halifax', 'at halifax goreham/asleep'],
    ['a side that is none', 'control british', 'control dutch halifax'],
    ['a card nowhere', 'cards deck', 'cards bin british-2'],
    ['a year in words', 'year', 'year mdcclv'],
    ['a round that is none', 'round', 'round ar10'],
    ['a side that is not first', 'first', 'first indian'],
  ])('names the line of %s', (_what, start, line) => {
    const lines = SET_UP.split('\n');
    const place = lines.findIndex((each) => each.startsWith(start));
    expect(place).toBeGreaterThan(0);
    expect(complaintOf(() => readPosition(lines.with(place, line).join('\n')))).toBe(`bad_line ${place + 1}`);
  });

  test('is refused with the line and the rule if it is impossible', () => {
    const two = SET_UP.replace(' fort-carillon', '').replace('at annapolis-royal', 'at annapolis-royal fort-carillon');
    const line = two.split('\n').findIndex((each) => each.startsWith('at annapolis-royal')) + 1;
    expect(faultOf(() => readPosition(two))).toBe(`two-forts 3.5 ${line}`);
    expect(() => readPosition(two)).toThrow(`line ${line}: more than one Fort stands at annapolis-royal [3.5]`);
  });

  test('with words exchanged gives a position or the declared error, and nothing else', () => {
    const texts = GAMES.map((game, i) => writePosition(stateOf(game, 40 + 60 * i)));
    const change = fc.record({ from: fc.nat(), to: fc.nat() });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 4 }), (text, changes) => {
        complaintOf(() => readPosition(exchangeWords(text, changes)));
      }),
      { numRuns: 600 },
    );
  });
});

describe('a record', () => {
  test('of each game in the collection is the same game to the byte', () => {
    expect(GAMES.length).toBeGreaterThan(5);
    for (const game of GAMES) {
      const text = writeRecord(game);
      const read = readRecord(text);
      expect(read.journal).toEqual(game.journal);
      expect(writeRecord(read)).toBe(text);
    }
  });

  test('names the line of an entry that the rules do not allow', () => {
    const game = at(GAMES, 0);
    const lines = writeRecord({ ...game, journal: game.journal.slice(0, 200), end: null }).split('\n');
    const place = lines.findLastIndex((line) => / (french|british) /.test(line));
    const doctored = lines.with(place, `${lines[place]?.split(' ')[0]} french event perfect-volleys-14`);
    expect(complaintOf(() => replayRecord(bt, readRecord(doctored.join('\n'))))).toBe(`illegal ${place + 1}`);
  });

  test('with lines and words changed gives a game or the declared error, and nothing else', () => {
    const texts = GAMES.slice(0, 4).map((game) =>
      writeRecord({ ...game, journal: game.journal.slice(0, 150), end: null }),
    );
    const change = fc.record({ from: fc.nat(), to: fc.nat() });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        complaintOf(() => replayRecord(bt, readRecord(exchangeWords(text, changes))));
      }),
      { numRuns: 200 },
    );
  });
});
