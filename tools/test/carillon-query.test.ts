import { wildernessWar } from '@carillon/wilderness-war-rules';
import { describe, expect, test } from 'vitest';
import { run } from '../src/command/run.ts';
import type { Ran } from '../src/command/slips.ts';
import { HALF, PATIENCE, piping, writtenGame } from './carillon-game.ts';

const { record, position } = writtenGame();

describe('carillon query', () => {
  const answer = async (...args: string[]): Promise<unknown> => JSON.parse((await run(['query', ...args])).out);

  test('prints the rules’ answer as JSON', { timeout: PATIENCE }, async () => {
    const expected = wildernessWar.query(HALF, 'supply', { side: 'british' });
    expect(await answer(position, 'supply', 'side=british')).toEqual(expected);
    expect(await answer(position, 'supply', '{"side":"british"}')).toEqual(expected);
    expect(await answer(record, 'supply', 'side=british', '--at', '300', '--seat', 'french')).toEqual(expected);
  });

  test('accepts lists, numbers and nothing as the notation writes them', { timeout: PATIENCE }, async () => {
    const force = ['montcalm'];
    expect(await answer(position, 'steps', 'force=[montcalm]', 'value=1')).toEqual(
      wildernessWar.query(HALF, 'steps', { force, value: 1 }),
    );
    expect(await answer(position, 'interceptors', 'force=[montcalm]', 'at=albany', 'from=-')).toEqual(
      wildernessWar.query(HALF, 'interceptors', { force, at: 'albany', from: null }),
    );
  });

  test('has a separate command for odds', { timeout: PATIENCE }, async () => {
    expect(JSON.parse((await run(['odds', record, '--at', '300'])).out)).toEqual(wildernessWar.query(HALF, 'odds', {}));
  });
});

describe('carillon query --batch', () => {
  const lines = (text: string): unknown[] =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('answers many questions in one process, one per line', async () => {
    const questions = [
      { query: 'supply', args: { side: 'british' }, id: 7 },
      { query: 'control', args: { side: 'french' } },
      { query: 'supply', args: { side: 'british' }, file: record },
    ];
    const input = questions.map((each) => JSON.stringify(each)).join('\n');
    const { out, err, code } = await piping(input, ['query', '--batch', position, '--at', '300']);
    const supply = wildernessWar.query(HALF, 'supply', { side: 'british' });
    expect(lines(out)).toEqual([
      { line: 1, id: 7, answer: supply },
      { line: 2, answer: wildernessWar.query(HALF, 'control', { side: 'french' }) },
      { line: 3, answer: supply },
    ]);
    expect({ err, code }).toEqual({ err: '', code: 0 });
  });

  test('gives a bad line an error, and answers the others', async () => {
    const input = [
      'supply',
      '[]',
      '{"query":"supply","arguments":{}}',
      '{"args":{}}',
      '',
      '{"query":"weather","id":"w"}',
      '{"query":"supply","args":{"side":"dutch"}}',
      '{"query":"supply","args":{"side":"french"},"file":"nowhere.txt"}',
      '{"query":"supply","args":{"side":"french"}}',
    ];
    const { out, code } = await piping(input.join('\n'), ['query', '--batch', position]);
    const answers = lines(out);
    expect(answers.map((each) => (each as { error?: { code: string } }).error?.code)).toEqual([
      'bad_json',
      'bad_line',
      'bad_line',
      'bad_line',
      'unknown_query',
      'bad_arguments',
      'bad_file',
      undefined,
    ]);
    expect(answers.map((each) => (each as { line: number }).line)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(answers[4]).toMatchObject({
      id: 'w',
      error: { message: expect.stringContaining('weather is not a question') },
    });
    expect(answers[5]).toMatchObject({ error: { message: 'side: dutch is no side; allowed: french, british' } });
    expect(answers[7]).toEqual({ line: 9, answer: wildernessWar.query(HALF, 'supply', { side: 'french' }) });
    expect(code).toBe(1);
  });

  test('accepts no question on the command line, and no file from standard input', async () => {
    isSlipped(await run(['query', '--batch', position, 'supply']), 'supply is too much');
    isSlipped(await run(['query', '--batch', '-']), 'the questions are piped in');
  });

  const isSlipped = ({ err, code }: Ran, sentence: string): void => {
    expect(err).toContain(sentence);
    expect(code).toBe(2);
  };
});
