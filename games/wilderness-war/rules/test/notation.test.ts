import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Choices, chanceFrom, endOf, OVER, replayRecord, Table } from '@carillon/flow';
import { at, canonical, range, seeded } from '@carillon/kit';
import { complaintOf, exchangeWords, faultOf, readGolden, recordsIn } from '@carillon/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPosition, readRecord, type State, writePosition, writeRecord, wildernessWar as ww } from '../src/index.ts';
import { SCENARIOS } from '../src/reference.ts';
import { position } from './position.ts';

const GOLDEN = fileURLToPath(new URL('../../../../fixtures/golden/wilderness-war', import.meta.url));

const PAGE = fileURLToPath(new URL('../../../../docs/notation.md', import.meta.url));

/** The choices of the asked seat. */
function listedFor(g: State): string[] {
  const choices = new Choices();
  ww.flow.list(g, ww.flow.who(g), choices);
  return choices.toArray().map((choice) => ww.flow.text(g, choice));
}

/** A table at which a game was played at random, with choices taken back here and there. */
function played(seed: number, most = Number.POSITIVE_INFINITY) {
  const random = seeded(seed);
  const scenario = at(SCENARIOS, seed % SCENARIOS.length);
  const options = at([{}, { startVp: -2, tournament: true }, { bidding: 'sealed' }], seed % 3);
  const chance = chanceFrom(random);
  const table = Table.open(ww, { scenario, options, chance, passIdleWindows: seed % 2 === 0, keepsLog: false });
  while (table.who !== OVER && table.journal.length < most) {
    const seat = table.who < 0 ? random.below(2) : table.who;
    const texts = table.choicesOf(seat);
    if (texts.length > 0) table.submit(seat, at(texts, random.below(texts.length)), table.journal.length);
    if (random.below(20) === 0) table.undo(seat, table.journal.length);
  }
  const { journal, state } = table;
  return { record: { title: ww.title, rules: null, scenario, options, journal, end: endOf(ww, state) }, state };
}

const lineOf = (text: string, start: string): string | undefined =>
  text.split('\n').find((line) => line.startsWith(start));

const SET_UP = writePosition(ww.start('annus-mirabilis', { startVp: 3 }));

describe('a position', () => {
  test('is written in the words of the facts: the set-up of 1757', () => {
    expect(SET_UP.split('\n').slice(0, 10)).toEqual([
      'carillon-position 1',
      'title wilderness-war',
      '',
      'scenario annus-mirabilis',
      'year 1757',
      'season early',
      'vp 3',
      'assemblies supportive',
      'in-effect william-pitt diplomatic-revolution',
      'space charlestown british-stockade',
    ]);
    expect(lineOf(SET_UP, 'at halifax')).toBe(
      'at halifax monckton british-regular-8 british-regular-11 british-regular-13',
    );
    expect(lineOf(SET_UP, 'undealt')).toBe('undealt 62');
    const running = SET_UP.split('\n').filter((line) => line.startsWith('running'));
    expect(running).toEqual(['running game.season', 'running season.draw side=french']);
  });

  test('survives a round trip to the byte, for every viewer', () => {
    for (const seed of range(8)) {
      const { state } = played(seed, 50 + 70 * seed);
      for (const g of [state, ...[0, 1, undefined].map((seat) => ww.fromView(ww.view(state, seat)))]) {
        const text = writePosition(g);
        const read = readPosition(text);
        expect(writePosition(read)).toBe(text);
        expect(canonical(ww.toJson(read))).toBe(canonical(ww.toJson(g)));
      }
    }
  });

  test.each([
    ['a space that is not on the map', 'at halifax', 'at atlantis monckton'],
    ['a piece that is none', 'at halifax', 'at halifax napoleon'],
    ['a piece in two places', 'at halifax', 'at halifax monckton montcalm'],
    ['a piece in a state that is none', 'at halifax', 'at halifax monckton/asleep'],
    ['a unit reduced twice', 'at halifax', 'at halifax british-regular-8/reduced/reduced'],
    ['works that are none', 'space', 'space hudson-carry-south castle'],
    ['a marker twice', 'space', 'space hudson-carry-south fieldworks fieldworks'],
    ['nothing in a space', 'space', 'space hudson-carry-south'],
    ['less than one raid', 'space', 'space hudson-carry-south french-raids=0'],
    ['a card nowhere', 'cards', 'cards bin campaign-1'],
    ['a year in words', 'year', 'year mdcclvii'],
    ['an event that is none', 'in-effect', 'in-effect peace'],
  ])('names the line of %s', (_what, start, line) => {
    const lines = SET_UP.split('\n');
    const place = lines.findIndex((each) => each.startsWith(start));
    expect(complaintOf(() => readPosition(lines.with(place, line).join('\n')))).toBe(`bad_line ${place + 1}`);
  });

  test('is refused if it is impossible', () => {
    const impossible = SET_UP.replace('undealt 62', 'undealt 61');
    const line = impossible.split('\n').indexOf('undealt 61') + 1;
    expect(faultOf(() => readPosition(impossible))).toBe(`pile-miscounted 5.24 ${line}`);
  });

  test('is refused with the line and the rule', () => {
    const two = SET_UP.replace('space charlestown', 'space louisbourg besieged siege-1 siege-2\nspace charlestown');
    expect(faultOf(() => readPosition(two))).toBe('siege-at-two-levels 8.23 10');
    expect(() => readPosition(two)).toThrow('line 10: louisbourg is besieged at level 1 and at level 2 [8.23]');
  });

  test('set up by hand as the page on the notation shows it has a side play a card now', () => {
    const page = readFileSync(PAGE, 'utf8');
    const text =
      [...page.matchAll(/```\n(carillon-position 1\ntitle wilderness-war\n.*?)```/gs)].map(([, each]) => each).at(-1) ??
      '';
    const g = readPosition(text);
    expect(ww.flow.breadcrumb(g)).toBe('game.season > season.phase > phase.card');
    expect(listedFor(g)).toContain('activate campaign-1');
    const { running } = /(?<running>(?:running .*\n)+)/.exec(text)?.groups ?? {};
    expect(page.split(running ?? '?').length).toBeGreaterThan(2);
  });

  test('does not require empty parts', () => {
    const g = position({ hands: { french: ['campaign-1'] } });
    expect(writePosition(g)).not.toContain('hand british');
    expect(writePosition(g)).toMatch(/\nrunning phase\.card side=french\n$/);
    const [pile = ''] = /cards draw-pile .*/.exec(writePosition(g)) ?? [];
    const dealt = writePosition(g)
      .replace(pile, pile.replace('draw-pile', 'removed'))
      .replace(/undealt .*\n/, '');
    const written = writePosition(readPosition(dealt));
    expect(written).not.toContain('undealt');
    expect(writePosition(readPosition(written.replace('hand french 1', 'hand french 1\nundealt 0')))).toBe(written);
  });

  test('with words exchanged gives a position or the declared error, and nothing else', () => {
    const texts = range(10).map((seed) => writePosition(played(seed, 30 + 40 * seed).state));
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
    const paths = recordsIn(GOLDEN);
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      const { title, scenario, options, journal, result } = readGolden(ww, path);
      const text = writeRecord({ title, rules: null, scenario, options, journal, end: result });
      const read = readRecord(text);
      expect(read.journal).toEqual(journal);
      expect(writeRecord(read)).toBe(text);
    }
  });

  test('of random games comes back to the byte, too', () => {
    for (const seed of range(6)) {
      const { record, state } = played(seed);
      const read = readRecord(writeRecord(record));
      expect(writeRecord(read)).toBe(writeRecord(record));
      expect(canonical(ww.toJson(replayRecord(ww, read).state))).toBe(canonical(ww.toJson(state)));
    }
  });

  test('names the line of an entry that the rules do not allow', () => {
    const lines = writeRecord(played(3, 200).record).split('\n');
    const place = lines.findIndex((line) => / french (event|activate|stockades|discard) /.test(line));
    const doctored = lines.with(place, `${lines[place]?.split(' ')[0]} french event quiberon-bay-62`);
    expect(complaintOf(() => replayRecord(ww, readRecord(doctored.join('\n'))))).toBe(`illegal ${place + 1}`);
  });

  test('with lines and words changed gives a game or the declared error, and nothing else', () => {
    const texts = range(4).map((seed) => writeRecord(played(seed, 150).record));
    const change = fc.record({ from: fc.nat(), to: fc.nat() });
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 3 }), (text, changes) => {
        complaintOf(() => replayRecord(ww, readRecord(exchangeWords(text, changes))));
      }),
      { numRuns: 200 },
    );
  });
});
