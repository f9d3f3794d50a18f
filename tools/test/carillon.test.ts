import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bayonetsTomahawks, writeRecord as writeTomahawks } from '@carillon/bayonets-tomahawks-rules';
import { commitment, type DiceKey, diceFrom } from '@carillon/dice';
import { type Entry, entryFor, type GameRecord, Table } from '@carillon/flow';
import { at, seeded } from '@carillon/kit';
import { readGolden, recordsIn } from '@carillon/testkit';
import { wildernessWar, writePosition, writeRecord } from '@carillon/wilderness-war-rules';
import { describe, expect, test } from 'vitest';
import { run } from '../src/command/run.ts';
import type { Ran } from '../src/command/slips.ts';
import {
  GAME,
  HALF,
  journal,
  options,
  PATIENCE,
  piping,
  ROOT,
  result,
  scenario,
  TEXT,
  writtenGame,
} from './carillon-game.ts';

const { folder, file, record, position } = writtenGame();

/** Starts the real command, which takes some seconds, so only a few tests do it. The others call its function. */
function started(args: readonly string[], input = '', cwd = ROOT): Ran {
  const done = spawnSync(process.execPath, [join(ROOT, 'tools/carillon.mjs'), ...args], {
    cwd,
    input,
    encoding: 'utf8',
  });
  return { code: done.status ?? -1, out: done.stdout, err: done.stderr };
}

describe('carillon', () => {
  test.each(['wilderness-war', 'bayonets-tomahawks'])(
    'verifies the recorded games of %s',
    { timeout: PATIENCE },
    async (title) => {
      const [first = ''] = recordsIn(join(ROOT, 'fixtures/golden', title));
      expect((await run(['verify', first])).out).toMatch(/entries, all legal; \w+ wins by/);
    },
  );

  test('can also be run as npx carillon', { timeout: PATIENCE }, () => {
    const run = spawnSync('npx', ['--no-install', 'carillon', 'help'], { cwd: ROOT, encoding: 'utf8', shell: true });
    expect(run.stdout).toContain('carillon verify FILE');
    expect(run.status).toBe(0);
  });

  test('works from any folder, on an existing file and on piped text', { timeout: PATIENCE }, () => {
    const question = '{"query":"control","args":{"side":"french"}}';
    const answer = wildernessWar.query(HALF, 'control', { side: 'french' });
    expect(started(['query', '--batch', 'game.txt', '--at', '300'], question, folder)).toEqual({
      ...{ code: 0, err: '' },
      out: `${JSON.stringify({ line: 1, answer })}\n`,
    });
  });

  test('reads a record that is piped in', async () => {
    expect((await piping(TEXT, ['verify', '-'])).out).toContain('all legal');
  });

  test.each([
    ['walk', 'walk.ts'],
    ['bench', 'bench.ts'],
  ])('%s is a separate script with its own exit code', async (name, script) => {
    const scripts: unknown[] = [];
    const start = (...call: unknown[]): number => {
      scripts.push(call);
      return 7;
    };
    const ran = await run([name, '--title', 'chess'], { piped: () => '', start });
    expect(ran).toEqual({ out: '', err: '', code: 7 });
    expect(scripts).toEqual([[script, ['--title', 'chess']]]);
  });

  const SLIPS: readonly (readonly [readonly string[], string])[] = [
    [[], 'usage: carillon walk'],
    [['dance'], 'there is no command dance'],
    [['verify', '--fast', 'a'], "Unknown option '--fast'"],
    [['query', position, 'supply', 'side=dutch'], 'side: dutch is no side; allowed: french, british'],
    [['query', position, 'supply', 'side=french', 'valu=1'], 'valu is no argument of supply; allowed: side'],
    [['verify'], 'no file is named'],
    [['verify', 'a', 'b'], 'b is too much'],
    [['show', 'a', '--as', 'film'], '--as is one of words, svg, notation'],
    [['show', 'a', '--at', 'noon'], '--at is a whole number'],
    [['replay', 'a', '--language', 'la'], '--language is one of en, fr, de'],
    [['query', position], 'a file and a question are wanted'],
    [['query', position, 'weather'], 'a question is one of barred, command, control, '],
    [['query', position, 'supply'], 'side: is missing; allowed: french, british'],
    [['query', position, 'supply', 'french'], 'french is not an argument'],
    [['query', position, 'supply', 'side=['], '[ is no value'],
    [['query', position, 'supply', '{"side"'], 'is not JSON'],
    [['query', position, 'supply', 'side=french', '--seat', 'dutch'], '--seat is one of french, british'],
    [['odds'], 'no file is named'],
  ];

  const isSlip = ({ out, err, code }: Ran, sentence: string): void => {
    expect(`${out}${err}`).toContain(sentence);
    expect(`${out}${err}`).toContain('usage: ');
    expect(`${out}${err}`).not.toContain('    at ');
    expect(code).toBe(2);
  };

  test('reports an invalid command line of a script, too', { timeout: PATIENCE }, () => {
    isSlip(started(['bench', '--title', 'chess']), 'there is no title called chess');
  });

  test.each(SLIPS)('reports an invalid command line in a sentence, with the usage: %j', async (args, sentence) => {
    isSlip(await run(args), sentence);
  });

  test('says what is wrong with a file, and where', async () => {
    const line = TEXT.split('\n').findIndex((each) => / french event /.test(each));
    const [number] = TEXT.split('\n')[line]?.split(' ') ?? [];
    const doctored = TEXT.split('\n').with(line, `${number} french event william-pitt-67`);
    const damaged = file('damaged.txt', doctored.join('\n'));
    expect(await run(['verify', damaged])).toEqual({
      out: '',
      err: `carillon: illegal: line ${line + 1}: entry ${number}: french cannot choose: event william-pitt-67\n`,
      code: 1,
    });
    expect(await run(['verify', join(folder, 'nowhere.txt')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('cannot be read'),
    });
    expect((await run(['show', file('diary.txt', 'Dear diary')])).err).toContain('no_position: line 1');
  });

  test('does not read a file larger than any record', async () => {
    const large = file('large.txt', 'x'.repeat(8_000_001));
    expect(await run(['verify', large])).toMatchObject({ code: 1, err: expect.stringContaining('is too large') });
  });
});

describe('carillon verify', () => {
  test('replays a record from the set-up to its result', { timeout: PATIENCE }, async () => {
    const { out, code } = await run(['verify', record]);
    const won = `${result?.winner} wins by ${result?.rule}`;
    expect(out).toBe(`wilderness-war, ${scenario}: ${journal.length} entries, all legal; ${won}\n`);
    expect(code).toBe(0);
  });

  test('says how far a record with hidden entries can be checked', { timeout: PATIENCE }, async () => {
    const seen = journal.slice(0, 100).map((entry) => entryFor(entry, 'french'));
    const part = writeRecord({ ...GAME, seenBy: 'french', journal: seen, end: null });
    expect(await run(['verify', file('part.txt', part)])).toMatchObject({
      code: 1,
      err: 'carillon: the record is what french saw: 1 of 100 entries can be checked, then something hidden comes\n',
    });
  });
});

describe('carillon verify, for a server game,', () => {
  const dice = { secret: '0f'.repeat(32), game: '01JDR3Y2V8Q4T6W9Z0X1C2B3N4', values: ['duquesne', ''] };
  const key: DiceKey = { ...dice, version: 1 };
  const shown = { ...dice, commitment: commitment(dice.secret, 1) };
  const rolled: GameRecord = { ...GAME, dice: shown, journal: begun(key), end: { winner: 'french', rule: 'resigned' } };

  test('checks every roll and draw', { timeout: PATIENCE }, async () => {
    const { out } = await run(['verify', file('rolled.txt', writeRecord(rolled))]);
    expect(out).toContain('french wins by resigned\n');
    expect(out).toMatch(/\ndice: \d+ rolls and draws, all as committed to before the game\n$/);
  });

  test('S9: holds the dice against a player’s own notes', { timeout: PATIENCE }, async () => {
    const path = file('noted.txt', writeRecord(rolled));
    const noted = ['--commitment', shown.commitment, '--value', 'duquesne'];
    expect(await run(['verify', path, ...noted])).toMatchObject({ code: 0 });
    expect(await run(['verify', path, '--commitment', 'ab'.repeat(32)])).toMatchObject({
      code: 1,
      err: 'carillon: the commitment of the dice is not the one that you noted\n',
    });
    expect(await run(['verify', path, '--value', 'albany'])).toMatchObject({
      code: 1,
      err: 'carillon: the value that you noted is not among those of the dice\n',
    });
    expect(await run(['verify', record, ...noted])).toMatchObject({
      code: 1,
      err: 'carillon: the record has no dice of a server\n',
    });
  });

  test.each([
    ['another value of a player', { values: ['albany', ''] }, /entry \d+ is not what the dice gave/],
    ['another secret', { secret: 'f0'.repeat(32) }, /the secret of the dice is not the one committed to/],
  ])('fails with %s', { timeout: PATIENCE }, async (_what, changes, says) => {
    const other = writeRecord({ ...rolled, dice: { ...shown, ...changes } });
    expect(await run(['verify', file('other.txt', other)])).toMatchObject({
      code: 1,
      err: expect.stringMatching(says),
    });
  });
});

/** The first entries of a game with these dice. */
function begun(dice: DiceKey): readonly Entry[] {
  const chance = diceFrom(dice);
  const table = Table.open(wildernessWar, { scenario, options, chance, passIdleWindows: true });
  const random = seeded(4);
  while (table.journal.length < 100) {
    const choices = table.choicesOf(table.who);
    table.submit(table.who, at(choices, random.below(choices.length)), table.journal.length);
  }
  return table.journal;
}

describe('carillon show', () => {
  test('shows a position in words and in the notation', { timeout: PATIENCE }, async () => {
    expect((await run(['show', position])).out).toMatch(/Montr[eé]al/);
    expect((await run(['show', position, '--as', 'notation'])).out).toBe(writePosition(HALF));
  });

  test('shows a record after any of its entries, and what a seat sees of it', { timeout: PATIENCE }, async () => {
    expect((await run(['show', record, '--at', '300', '--as', 'notation'])).out).toBe(writePosition(HALF));
    const seen = (await run(['show', record, '--at', '300', '--seat', 'french', '--as', 'notation'])).out;
    expect(seen).toContain('cards unknown');
    expect(seen).not.toContain('cards draw-pile');
    expect((await run(['show', record, '--at', '99999'])).err).toContain(`the record has ${journal.length} entries`);
  });

  test('draws it as a standalone picture', { timeout: PATIENCE }, async () => {
    const { out } = await run(['show', position, '--as', 'svg']);
    expect(out).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"><style>/);
    expect(out).toContain('data-piece="montcalm"');
    expect(out).not.toContain('@font-face');
    expect(out.trimEnd().endsWith('</svg>')).toBe(true);
  });
});

describe('carillon show and replay, of Bayonets & Tomahawks,', () => {
  const [path = ''] = recordsIn(join(ROOT, 'fixtures/golden/bayonets-tomahawks'));
  const { result: end, ...played } = readGolden(bayonetsTomahawks, path);
  const game = file('tomahawks.txt', writeTomahawks({ rules: null, ...played, end }));

  test('show a position and the log in words, and draw the board', { timeout: PATIENCE }, async () => {
    expect((await run(['show', game, '--at', '200'])).out).toContain('Québec');
    expect((await run(['show', game, '--at', '200', '--as', 'svg'])).out).toMatch(/data-target="space:sail-box"/);
    expect((await run(['replay', game])).out).toContain('French have won. [18.2.1]');
  });
});

describe('carillon replay', () => {
  test('prints the log of a game in words', { timeout: PATIENCE }, async () => {
    const { out } = await run(['replay', record, '--language', 'fr']);
    expect(out).toContain('Annus Mirabilis');
    expect(out).toContain('1757, première saison [4.0]');
  });
});
