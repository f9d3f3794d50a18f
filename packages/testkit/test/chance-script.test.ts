import { scriptedTable } from '@carillon/testkit';
import { describe, expect, test } from 'vitest';
import { sound } from './games.ts';

const OPTIONS = { scenario: 'dusk', options: null, passIdleWindows: true } as const;
const DRAWS = ['draw guides-1', 'draw ambush-1'];

/** A table with the scripted texts still to come, and both bids made. */
function afterBids(
  texts: readonly string[],
): ReturnType<typeof scriptedTable<ReturnType<typeof sound.blank>, unknown, unknown>> {
  const made = scriptedTable(sound, OPTIONS, texts);
  made.table.submit(0, 'bid 1', made.table.journal.length);
  made.table.submit(1, 'bid 0', made.table.journal.length);
  return made;
}

describe('a script of rolls and draws', () => {
  test('is used as written', () => {
    const { table, script } = scriptedTable(sound, OPTIONS, DRAWS);
    expect(table.journal).toMatchObject([{ who: 'chance', choice: 'draw guides-1' }, { choice: 'draw ambush-1' }]);
    script.done();
  });

  test('must be used up', () => {
    const { script } = scriptedTable(sound, OPTIONS, [...DRAWS, 'roll 2 6', 'roll 7']);
    expect(() => script.done()).toThrow('the script was not used up; left over: roll 2 6, roll 7');
    expect(script.left).toEqual(['roll 2 6', 'roll 7']);
  });

  test('must not end while something is still rolled or drawn', () => {
    expect(() => scriptedTable(sound, OPTIONS, ['draw guides-1'])).toThrow(
      'the script has ended, but game.redCard > draw.card asks for one of: draw ambush-1, draw earthworks, draw reserves, draw guides-2',
    );
  });

  test('must fit the question, and says what is asked', () => {
    expect(() => scriptedTable(sound, OPTIONS, ['draw guides-1', 'draw guides-1'])).toThrow(
      'the script says "draw guides-1", but game.redCard > draw.card asks for one of: draw ambush-1, draw earthworks, draw reserves, draw guides-2',
    );
  });

  test('follows the table', () => {
    const { table, script } = afterBids([...DRAWS, 'roll 4']);
    for (const text of ['march mill', 'take blue-guard', 'done', 'move hill']) {
      expect(table.submit(0, text, table.journal.length)).toMatchObject({ ok: true });
    }
    expect(table.submit(1, 'intercept farm', table.journal.length)).toMatchObject({ ok: true });
    script.done();
  });

  test('lists a dozen outcomes and the number of the others', () => {
    const { table } = afterBids([...DRAWS, 'roll 13']);
    for (const text of ['march mill', 'take blue-guard', 'done', 'move farm'])
      table.submit(0, text, table.journal.length);
    expect(() => table.submit(1, 'pass', table.journal.length)).toThrow(
      /asks for one of: roll 1 1, .*roll 2 6 and 24 more/,
    );
  });
});
