import type { Lesson, NamedPosition } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, phaseOf, whereIs } from './begun.ts';

const hasNotCome =
  (piece: string, to: string) =>
  (position: NamedPosition): string | undefined =>
    whereIs(position, piece) === to ? undefined : 'short';

/** Spaces, Paths and Highways, the shapes of units, Colonies and Vagaries of War. */
export const map: Lesson = {
  id: 'map',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
round ar3
cards reserve british-3 french-22
cards buried round-up-men-and-equipment-4 british-15 forced-march-24 french-23
cards discard indian-43 indian-44 french-25
cards played british-2 french-26 indian-48
played british british-2
played french french-26
played indian indian-48
${phaseOf(FRENCH_1755, BRITISH_1755)}`,
  steps: [
    { name: 'spaces', points: ['space:albany', 'space:lake-george', 'space:new-york'] },
    { name: 'shapes', points: ['piece:rogers', 'piece:35th-new-york-companies', 'piece:fort-ontario'] },
    {
      name: 'path',
      points: ['piece:rogers', 'space:number-four'],
      exercise: {
        solutions: [
          ['light british-1 rumford', 'move zawakwtegok', 'move number-four', 'stop'],
          ['light british-1 rumford', 'move northfield', 'move number-four', 'stop'],
        ],
        wrong: [
          ['army * rumford', 'army'],
          ['light *', 'elsewhere'],
          ['raid *', 'raid'],
          ['army|marshal|construct *', 'later'],
          ['move *', 'astray'],
          ['stop', 'short'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['short'], check: hasNotCome('rogers', 'number-four') },
      },
    },
    {
      name: 'highway',
      points: ['piece:35th-new-york-companies', 'space:albany'],
      exercise: {
        solutions: [['army british-2 new-york', 'move kingston', 'move albany', 'stop']],
        wrong: [
          ['army *', 'elsewhere'],
          ['marshal|construct *', 'later'],
          ['move *', 'astray'],
          ['pick *', 'mohawk'],
          ['stop', 'short'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: { answers: ['short'], check: hasNotCome('35th-new-york-companies', 'albany') },
      },
    },
    {
      name: 'end-phase',
      points: ['button:done'],
      exercise: {
        solutions: [['done']],
        wrong: [
          ['construct *', 'construct'],
          ['*', 'other'],
        ],
      },
      after: ['chance unit new-england-brigade-1', 'chance token vow-one-colonial-light'],
    },
    {
      name: 'vagary',
      points: ['button:pick armstrong'],
      exercise: {
        solutions: [['pick armstrong']],
        wrong: [
          ['pick putnam', 'putnam'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance token vow-fewer-troops-colonial',
        'chance token vow-fewer-troops-return-colonial',
        'chance unit new-york-new-jersey-brigade-1',
        'chance unit virginia-south-brigade-1',
        'chance unit new-york-new-jersey-brigade-2',
        'chance unit virginia-south-brigade-2',
      ],
    },
    {
      name: 'light',
      points: ['space:rays-town', 'space:carlisle'],
      exercise: {
        solutions: [['place armstrong carlisle'], ['place armstrong wills-creek']],
        wrong: [
          ['place armstrong newfoundland|halifax|annapolis-royal|cape-sable', 'sea'],
          ['place armstrong *', 'far'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'new-england',
      points: ['space:northfield'],
      exercise: {
        solutions: [['place new-england-brigade-1 northfield']],
        wrong: [
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'new-york',
      points: ['space:albany'],
      exercise: {
        solutions: [['place new-york-new-jersey-brigade-1 albany']],
        wrong: [
          ['place new-york-new-jersey-brigade-1 new-york', 'base'],
          ['place *', 'far'],
          ['*', 'other'],
        ],
      },
    },
    { name: 'end' },
  ],
};
