import { entryFor, NotationError, readRecord, replayRecord, titleOfRecord, writeRecord } from '@carillon/flow';
import { canonical, range } from '@carillon/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skirmish } from '../skirmish/index.ts';
import { complaintOf, played, thrown, withLine } from './games.ts';

const RECORD = `carillon-record 1
title skirmish
rules 3f2a91c0
scenario long-day
option supply 3

1 chance draw guides-1 / only blue
2 chance draw ambush-1 / only red
3 blue bid 1 / only blue / reveals
4 red bid 0 / only red / reveals
5 blue march camp
6 blue take blue-guard
7 blue undo 6
8 blue take blue-guard
unfinished
`;
const LINE_OF_ENTRY_1 = 7;
const UNDO_LINE = 13;
const LAST_LINE = 15;

describe('a recorded game', () => {
  test('is written line by line, and reads as it was played', () => {
    const read = readRecord(skirmish, RECORD);
    expect(read).toMatchObject({ title: 'skirmish', rules: '3f2a91c0', scenario: 'long-day', options: { supply: 3 } });
    expect(read.journal.slice(2, 7)).toEqual([
      { who: 'blue', choice: 'bid 1', only: 'blue', reveals: true },
      { who: 'red', choice: 'bid 0', only: 'red', reveals: true },
      { who: 'blue', choice: 'march camp' },
      { who: 'blue', choice: 'take blue-guard' },
      { who: 'blue', undo: 5 },
    ]);
    // Nobody's view is nothing: the record shows all.
    expect('seenBy' in read).toBe(false);
    expect(writeRecord(skirmish, read)).toBe(RECORD);
    expect(replayRecord(skirmish, read).replayed).toBe(8);
    expect(titleOfRecord(RECORD)).toBe('skirmish');
  });

  test('may take back everything, the first choice too', () => {
    const anew = RECORD.replace(/^7 .*\n8 .*$/m, '7 blue undo 1\n8 chance draw guides-1 / only blue');
    const read = readRecord(skirmish, anew);
    expect(replayRecord(skirmish, read).replayed).toBe(8);
  });

  test('survives a round trip to the byte, whichever side won, with its undone choices', () => {
    for (const seed of range(300)) {
      const { record, state } = played(seed);
      const text = writeRecord(skirmish, record);
      const read = readRecord(skirmish, text);
      expect(writeRecord(skirmish, read)).toBe(text);
      expect(canonical(skirmish.toJson(replayRecord(skirmish, read).state))).toBe(canonical(skirmish.toJson(state)));
    }
  });

  test('contains the dice of a server', () => {
    const dice = { game: '01JDR3Y2V8Q4T6W9Z0X1C2B3N4', commitment: 'ab'.repeat(32), secret: '01'.repeat(32) };
    const record = { ...played(3).record, dice: { ...dice, values: ['fort-duquesne', ''] } };
    const text = writeRecord(skirmish, record);
    expect(text).toContain(`\ndice ${dice.game} ${dice.commitment} ${dice.secret} fort-duquesne -\n`);
    expect(readRecord(skirmish, text).dice).toEqual(record.dice);
    for (const lot of [[], ['red'], ['blue', 'red']]) {
      const drawn = { ...record, dice: { ...record.dice, lot } };
      expect(readRecord(skirmish, writeRecord(skirmish, drawn)).dice).toEqual(drawn.dice);
    }
    const twice = text.replace(' fort-duquesne -\n', ' fort-duquesne -\nlot red red\n');
    expect(() => readRecord(skirmish, twice)).toThrow('a lot gives out seats, in order');
    for (const [from, to] of [
      [' fort-duquesne -', ' fort-duquesne'],
      [' fort-duquesne -', ' fort-duquesne - more'],
      [' fort-duquesne -', ' fort.duquesne -'],
      [' fort-duquesne -', ` ${'x'.repeat(65)} -`],
      [dice.commitment, 'ab'.repeat(31)],
      [dice.secret, 'AB'.repeat(32)],
      [dice.game, 'a-game'],
    ] as const)
      expect(complaintOf(text.replace(from, to)), to).toBe('bad_line 6');
    for (const lot of ['lot blue red', 'lot green'])
      expect(complaintOf(text.replace(' fort-duquesne -\n', ` fort-duquesne -\n${lot}\n`)), lot).toBe(
        lot === 'lot green' ? 'bad_line 7' : complaintOf(text),
      );
    expect(complaintOf(text.replace(' fort-duquesne -\n', ' fort-duquesne -\nlot red blue\n'))).toBe('bad_line 7');
    expect(complaintOf(text.replace(' fort-duquesne -', ` ${'x'.repeat(64)} -`))).toBe(complaintOf(text));
  });

  test('P2: says by whose consent something was taken back', () => {
    const journal = [
      { who: 'blue', choice: 'bid 1', only: 'blue' } as const,
      { who: 'blue', undo: 0, agreed: 'red' } as const,
    ];
    const text = writeRecord(skirmish, { ...played(3).record, journal, end: null });
    expect(text).toContain('\n2 blue undo 1 / agreed red\n');
    expect(readRecord(skirmish, text).journal).toEqual(journal);
    for (const wrong of ['agreed blue', 'agreed green', 'agreed', 'auto'])
      expect(complaintOf(text.replace('agreed red', wrong))).toMatch(/^bad_undo/);
  });

  test.each(['resigned', 'agreed', 'time', 'abandoned'])('may end although the rules would go on: %s', (rule) => {
    const read = readRecord(skirmish, RECORD.replace('unfinished', `result blue ${rule}`));
    expect(replayRecord(skirmish, read).replayed).toBe(8);
  });

  test('gives options only if they differ from the defaults', () => {
    const { record } = played(1);
    expect(writeRecord(skirmish, { ...record, options: { supply: 2 } })).toBe(writeRecord(skirmish, record));
    expect(writeRecord(skirmish, { ...record, options: null })).toBe(writeRecord(skirmish, record));
  });

  test('may contain comments, empty lines, spaces and the line ends of any system', () => {
    const annotated = `\uFEFF# A game at dusk\n${RECORD.replace('\n5 ', '\n\n   # turn 1\n  5   ')}`;
    for (const text of [annotated, annotated.replaceAll('\n', '\r\n'), RECORD.replaceAll('\n', '  \r')]) {
      expect(writeRecord(skirmish, readRecord(skirmish, text))).toBe(RECORD);
    }
  });

  test('of a running game shows what its owner sees, and can be replayed up to there', () => {
    const { record } = played(7, 40);
    const own = { ...record, seenBy: 'blue', journal: record.journal.map((entry) => entryFor(entry, 'blue')) };
    const text = writeRecord(skirmish, own);
    expect(text).toContain('seen-by blue');
    expect(text).toContain('chance draw ? / only red');
    const read = readRecord(skirmish, text);
    expect(writeRecord(skirmish, read)).toBe(text);
    const hidden = own.journal.findIndex((entry) => 'choice' in entry && entry.choice.includes('?'));
    expect(replayRecord(skirmish, read).replayed).toBe(hidden);
  });

  test('with hidden entries that claims to show everything is refused, even without a text', () => {
    const { record } = played(7, 40);
    const own = { ...record, journal: record.journal.map((entry) => entryFor(entry, 'blue')) };
    const hidden = own.journal.findIndex((entry) => 'choice' in entry && entry.choice.includes('?'));
    expect(thrown(() => void replayRecord(skirmish, own))).toBe('hidden 0');
    expect(() => replayRecord(skirmish, own)).toThrow(
      `entry ${hidden + 1}: the record says that it tells everything, and does not`,
    );
  });

  test('passes on the log during replay', () => {
    const shown: string[] = [];
    replayRecord(skirmish, readRecord(skirmish, RECORD), {
      say: ({ type }, number) => shown.push(`${number} ${type}`),
    });
    expect(shown).toEqual(['-1 turn', '0 draw', '1 draw', '3 bids']);
  });
});

describe('a damaged record gives its line and its error:', () => {
  const damaged = (line: number, change: (old: string) => string): string | undefined =>
    complaintOf(withLine(RECORD, line, change));

  test('the whole one has none', () => {
    expect(complaintOf(RECORD)).toBeUndefined();
  });

  test.each([
    ['no record at all', 1, 'Dear diary', 'no_record 1'],
    ['a later version', 1, 'carillon-record 2', 'unknown_version 1'],
    ['another title', 2, 'title chess', 'unknown_title 2'],
    ['no title', 2, '', 'bad_head 3'],
    ['two titles', 2, 'title a b', 'bad_head 2'],
    ['an unknown scenario', 4, 'scenario noon', 'unknown_scenario 4'],
    ['an unknown option', 5, 'option weather 3', 'bad_option 5'],
    ['a value that the option may not have', 5, 'option supply 9', 'bad_option 5'],
    ['a value that is none', 5, 'option supply [', 'bad_option 5'],
    ['an option twice', 6, 'option supply 3', 'bad_option 6'],
    ['the eyes of nobody', 6, 'seen-by green', 'unknown_player 6'],
    ['an entry left out', 8, '', 'wrong_number 9'],
    ['a number too high', 8, '20 chance draw ambush-1 / only red', 'wrong_number 8'],
    ['a stranger', 11, '5 green march camp', 'unknown_player 11'],
    ['a player who does nothing', 11, '5 blue', 'bad_line 11'],
    ['what cannot be chosen', 11, '5 blue march moon', 'illegal 11'],
    ['what is not a choice at all', 11, '5 blue surrenders', 'illegal 11'],
    ['a choice out of turn', 11, '5 red march camp', 'illegal 11'],
    ['a card that is drawn already', 8, '2 chance draw guides-1 / only red', 'illegal 8'],
    ['an unknown mark', 11, '5 blue march camp / gladly', 'bad_line 11'],
    ['a mark twice', 11, '5 blue march camp / auto / auto', 'bad_line 11'],
    ['a mark that is not due', 11, '5 blue march camp / only blue', 'wrong_mark 11'],
    ['a mark left out', 7, '1 chance draw guides-1', 'wrong_mark 7'],
    ['chance that does what it must', 7, '1 chance draw guides-1 / auto / only blue', 'wrong_mark 7'],
    ['hidden things in a record that tells all', 8, '2 chance draw ? / only red', 'hidden 8'],
    ['an undo of what was not done', UNDO_LINE, '7 blue undo 9', 'bad_undo 13'],
    ['an undo of nothing', UNDO_LINE, '7 blue undo', 'bad_undo 13'],
    ['an undo of chance', UNDO_LINE, '7 chance undo 6', 'bad_undo 13'],
    ['no last line', LAST_LINE, '', 'no_end 14'],
    ['a last line that is none', LAST_LINE, 'the end', 'bad_line 15'],
    ['a result that is not so', LAST_LINE, 'result blue 5.1', 'wrong_end 15'],
    ['a result of nobody', LAST_LINE, 'result green 5.1', 'bad_line 15'],
    ['an option with two values', 5, 'option supply 3 4', 'bad_option 5'],
    ['an option without a value', 5, 'option supply', 'bad_option 5'],
    ['an undo with two numbers', UNDO_LINE, '7 blue undo 6 6', 'bad_undo 13'],
    ['an undo of entry 0', UNDO_LINE, '7 blue undo 0', 'bad_undo 13'],
    ['an undo of entry 06', UNDO_LINE, '7 blue undo 06', 'bad_undo 13'],
    ['an undo of itself', UNDO_LINE, '7 blue undo 7', 'bad_undo 13'],
    ['an entry number with a zero before it', 8, '02 chance draw ambush-1 / only red', 'wrong_number 8'],
    ['a mark instead of a choice', 11, '5 blue / auto', 'bad_line 11'],
    ['a last line with more words', LAST_LINE, 'unfinished yet', 'bad_line 15'],
    ['a result without its rule', LAST_LINE, 'result blue', 'bad_line 15'],
    ['a result with more words', LAST_LINE, 'result blue resigned gladly', 'bad_line 15'],
    ['something after the last line', LAST_LINE, 'unfinished\n9 blue stop', 'after_end 16'],
  ])('%s', (_what, line, text, expected) => {
    expect(damaged(line, () => text)).toBe(expected);
  });

  test('the second undo of one choice', () => {
    expect(damaged(14, () => '8 blue undo 6')).toBe('bad_undo 14');
  });

  test('an undone choice must have been legal, too', () => {
    expect(damaged(12, () => '6 blue take red-guard')).toBe('illegal 12');
  });

  test('an entry after the end of the game', () => {
    const { record } = played(2);
    const text = writeRecord(skirmish, record);
    const more = `${record.journal.length + 1} blue stop\nresult`;
    expect(complaintOf(text.replace('result', more))).toMatch(/^illegal/);
  });

  test('a finished game that claims to go on', () => {
    const text = writeRecord(skirmish, { ...played(2).record, end: null });
    expect(complaintOf(text)).toBe(`wrong_end ${text.split('\n').length - 1}`);
  });

  test('the error has a message, too', () => {
    const text = withLine(RECORD, 11, () => '5 blue march moon');
    expect(() => replayRecord(skirmish, readRecord(skirmish, text))).toThrow(
      'line 11: entry 5: blue cannot choose: march moon',
    );
  });
});

describe('a record from outside is limited', () => {
  const limits = { characters: 2_000, lines: 30, line: 100 };
  const reading = (text: string): string | undefined => thrown(() => void readRecord(skirmish, text, limits));

  test('in characters, in lines, in one line', () => {
    expect(reading(RECORD)).toBeUndefined();
    expect(reading(`${RECORD}${'# more\n'.repeat(15)}`)).toBeUndefined();
    expect(reading(`${RECORD}${'# more\n'.repeat(16)}`)).toBe('too_many_lines 0');
    expect(reading(`${RECORD}# ${'x'.repeat(99)}`)).toBe('line_too_long 16');
    expect(reading(`${RECORD}${' '.repeat(2_000)}`)).toBe('too_long 0');
  });

  test('in the time for its replay', () => {
    let time = 0;
    const now = (): number => time++ * 1_000;
    const replaying = (within: number) =>
      thrown(() => void replayRecord(skirmish, readRecord(skirmish, RECORD), { within, now }));
    expect(replaying(8_000)).toBeUndefined();
    expect(replaying(4_000)).toBe(`too_slow ${LINE_OF_ENTRY_1 + 4}`);
  });
});

describe('whatever is read, only the declared error is thrown:', () => {
  const harmless = (text: string): void => {
    try {
      replayRecord(skirmish, readRecord(skirmish, text));
    } catch (error) {
      expect(error).toBeInstanceOf(NotationError);
    }
  };

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), harmless), { numRuns: 500 });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => harmless(`carillon-record 1\ntitle skirmish\n${text}`)),
      { numRuns: 500 },
    );
  });

  test('a record with lines exchanged, dropped or doubled, and words changed', () => {
    const texts = range(12).map((seed) => writeRecord(skirmish, played(seed).record));
    const words = ['blue', 'red', 'chance', 'undo', '/', '?', 'only', 'auto', 'mill', 'result', '1', '-1', '__proto__'];
    const change = fc.record({
      line: fc.nat(40),
      other: fc.nat(40),
      word: fc.nat(5),
      how: fc.constantFrom('exchange', 'drop', 'double', 'word', 'letter'),
      by: fc.constantFrom(...words),
    });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        const lines = text.split('\n');
        for (const { line, other, word, how, by } of changes) {
          const old = lines[line] ?? '';
          const rest = old.split(' ');
          if (how === 'exchange') lines.splice(line, 1, lines[other] ?? '');
          else if (how === 'drop') lines.splice(line, 1);
          else if (how === 'double') lines.splice(line, 0, old);
          else if (how === 'word') lines.splice(line, 1, rest.with(Math.min(word, rest.length - 1), by).join(' '));
          else lines.splice(line, 1, old.slice(0, other) + by[0] + old.slice(other + 1));
        }
        harmless(lines.join('\n'));
      }),
      { numRuns: 1_500 },
    );
  });
});
