import { LEVELS, levelNamed } from '@carillon/seat';
import { expect, test } from 'vitest';
import { computerOf } from '../../../server/src/computers/accounts.ts';
import { playerWords } from '../../src/page/shell/levels.ts';

test('a computer at a server is called by its level in the language of the reader', () => {
  const shown = (level: string) => {
    const name = computerOf(level)?.name ?? '';
    return [playerWords(name, 'en'), playerWords(name, 'fr'), playerWords(name, 'de')];
  };
  expect(shown('recruit')).toEqual(['Computer (Recruit)', 'Ordinateur (Recrue)', 'Computergegner (Rekrut)']);
  for (const level of LEVELS) expect(levelNamed(computerOf(level)?.name ?? '')).toBe(level);
});

test('a person is called by name, whatever it is', () => {
  for (const name of ['Anna', 'Captain', 'Computer Captain']) {
    expect(levelNamed(name)).toBeUndefined();
    expect(playerWords(name, 'fr')).toBe(name);
  }
});
