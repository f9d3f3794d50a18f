import { expect, it } from 'vitest';
import {
  endWarning,
  LOCK_WORDS,
  type Speaker,
  type Undoing,
  wayWarning,
} from '../../../../src/page/table/march/way-words.ts';
import { say } from '../../../../src/page/texts/index.ts';

const speaker: Speaker = {
  listed: (names) => names.join(', '),
  nameOf: ({ id }) => id,
  say: (key, ...args) => say('en', key, ...args),
};
const march = { to: 'Carlisle', through: ['Rays Town', 'Carlisle'], choices: [], ends: true, risks: [] };
/** The warning of a raid whose die falls at its target, and of a march that may be stopped at its last step. */
const warned = (undoing: Undoing): string[] => [
  wayWarning(speaker, { ...march, raids: true }, { halt: 2 }, undoing),
  wayWarning(speaker, march, { halt: 1 }, undoing),
];

it('says that a march must end at its last space, or goes on if it overruns the enemy', () => {
  const ends = (overruns: boolean): string => wayWarning(speaker, { ...march, overruns }, undefined, 'ends');
  expect(ends(false)).toContain('The march must end there.');
  expect(ends(true)).toContain('The march must end there, unless it overruns the enemy.');
});

it('says that only part of a force can go on, where some may be left behind, and not where nobody may', () => {
  const ends = (parts: boolean): string => wayWarning(speaker, { ...march, parts }, undefined, 'ends');
  expect(ends(true)).toContain('Only part of the force can go on from there.');
  expect(ends(true)).not.toContain('must end');
  expect(ends(false)).not.toContain('part of the force');
});

it('against a person, says from where on a raid or a march cannot be undone', () => {
  for (const words of warned('ends')) expect(words).toContain('cannot be undone');
});

it('against a computer, which grants takebacks, says instead that undoing brings new dice', () => {
  for (const words of warned('anew')) {
    expect(words).toMatch(/Undo after that|Undoing the raid|[Uu]ndoing it/);
    expect(words).not.toContain('cannot be undone');
  }
});

it('says that the turn passes with a march, and what undo is worth then', () => {
  const ends = (undoing: Undoing): string => wayWarning(speaker, march, { halt: null, passes: true }, undoing);
  expect(ends('ends')).toMatch(/ends your turn, and the other side plays.*Until it has chosen/);
  expect(ends('anew')).toMatch(/ends your turn, and the computer plays at once.*new dice and new answers/);
  expect(wayWarning(speaker, march, { halt: null, passes: false }, 'anew')).toContain('All of it can be undone');
});

it('says of a march into dice that it also ends the turn', () => {
  const warning = wayWarning(speaker, march, { halt: 1, passes: true }, 'ends');
  expect(warning).toMatch(/It ends your turn\. At step 2, Carlisle, dice/);
  expect(wayWarning(speaker, march, { halt: 1, passes: false }, 'ends')).not.toContain('ends your turn');
});

it('says of any choice that it ends the turn, and what undo is worth then', () => {
  expect(endWarning(speaker, 'free', 'ends')).toMatch(/ends your turn.*Until it has chosen/);
  expect(endWarning(speaker, 'locked', 'ends')).toMatch(/ends your turn.*cannot be undone/);
  expect(endWarning(speaker, 'locked', 'anew')).toMatch(/ends your turn.*new dice/);
});

it('in a lesson, says how its step begins again, and neither that dice are final nor that they come anew', () => {
  const step = /Undo, or Back from the next step, begins this step of the lesson again/;
  const words = [
    ...warned('step'),
    wayWarning(speaker, march, { halt: null, passes: false }, 'step'),
    wayWarning(speaker, march, { halt: null, passes: true }, 'step'),
    endWarning(speaker, 'free', 'step'),
    endWarning(speaker, 'locked', 'step'),
  ];
  for (const each of words) {
    expect(each).toMatch(step);
    expect(each).not.toMatch(/cannot be undone|new dice|Until it has chosen/);
  }
});

it('the padlock in the key says the same as the words before the march', () => {
  const both = (undoing: Undoing): string[] => [speaker.say(LOCK_WORDS[undoing]), ...warned(undoing).slice(1)];
  for (const each of both('ends')) expect(each).toMatch(/no undo|cannot be undone/);
  for (const each of both('anew')) expect(each).toMatch(/Undo (after that )?rolls new dice/);
  const [inKey, ...before] = both('step');
  expect(inKey).toMatch(/dice or a response may follow/);
  for (const each of before) expect(each).toMatch(/dice may be rolled, or the other side may respond/);
});
