import { expect, it } from 'vitest';
import { endWarning, type Speaker, wayWarning } from '../../../../src/page/table/march/way-words.ts';
import { say } from '../../../../src/page/texts/index.ts';

const speaker: Speaker = {
  listed: (names) => names.join(', '),
  nameOf: ({ id }) => id,
  say: (key, ...args) => say('en', key, ...args),
};
const march = { to: 'Carlisle', through: ['Rays Town', 'Carlisle'], choices: [], ends: true, risks: [] };
/** The warning of a raid whose die falls at its target, and of a march that may be stopped at its last step. */
const warned = (takebacks: boolean): string[] => [
  wayWarning(speaker, { ...march, raids: true }, { halt: 2 }, takebacks),
  wayWarning(speaker, march, { halt: 1 }, takebacks),
];

it('says that a march must end at its last space, or goes on if it overruns the enemy', () => {
  const ends = (overruns: boolean): string => wayWarning(speaker, { ...march, overruns }, undefined, false);
  expect(ends(false)).toContain('The march must end there.');
  expect(ends(true)).toContain('The march must end there, unless it overruns the enemy.');
});

it('says that only part of a force can go on, where some may be left behind, and not where nobody may', () => {
  const ends = (parts: boolean): string => wayWarning(speaker, { ...march, parts }, undefined, false);
  expect(ends(true)).toContain('Only part of the force can go on from there.');
  expect(ends(true)).not.toContain('must end');
  expect(ends(false)).not.toContain('part of the force');
});

it('against a person, says from where on a raid or a march cannot be undone', () => {
  for (const words of warned(false)) expect(words).toContain('cannot be undone');
});

it('against a computer, which grants takebacks, says instead that undoing brings new dice', () => {
  for (const words of warned(true)) {
    expect(words).toMatch(/Undo after that|Undoing the raid|[Uu]ndoing it/);
    expect(words).not.toContain('cannot be undone');
  }
});

it('says that the turn passes with a march, and what undo is worth then', () => {
  const ends = (takebacks: boolean): string => wayWarning(speaker, march, { halt: null, passes: true }, takebacks);
  expect(ends(false)).toMatch(/ends your turn, and the other side plays.*Until it has chosen/);
  expect(ends(true)).toMatch(/ends your turn, and the computer plays at once.*new dice and new answers/);
  expect(wayWarning(speaker, march, { halt: null, passes: false }, true)).toContain('All of it can be undone');
});

it('says of a march into dice that it also ends the turn', () => {
  const warning = wayWarning(speaker, march, { halt: 1, passes: true }, false);
  expect(warning).toMatch(/It ends your turn\. At step 2, Carlisle, dice/);
  expect(wayWarning(speaker, march, { halt: 1, passes: false }, false)).not.toContain('ends your turn');
});

it('says of any choice that it ends the turn, and what undo is worth then', () => {
  expect(endWarning(speaker, 'free', false)).toMatch(/ends your turn.*Until it has chosen/);
  expect(endWarning(speaker, 'locked', false)).toMatch(/ends your turn.*cannot be undone/);
  expect(endWarning(speaker, 'locked', true)).toMatch(/ends your turn.*new dice/);
});
