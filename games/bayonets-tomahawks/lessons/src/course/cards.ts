import type { Lesson } from '@carillon/lessons';

/** Reserve, Initiative, an event, a point held for Reaction. */
export const cards: Lesson = {
  id: 'cards',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
at lake-george 50th-51st
at albany 35th-new-york-companies
reduced 50th-51st
cards drawn british-2 british-15 french-22 french-23
running game.reserves
running year-start.keep`,
  steps: [
    { name: 'aim', points: ['card:british-2', 'card:british-15'] },
    {
      name: 'reserve',
      points: ['card:british-15'],
      exercise: {
        solutions: [['keep british-15']],
        wrong: [
          ['keep british-2', 'anchor'],
          ['*', 'other'],
        ],
      },
      after: [
        'french keep french-22',
        'chance draw french-25',
        'chance draw indian-44',
        'chance draw round-up-men-and-equipment-4',
      ],
    },
    {
      name: 'play',
      points: ['card:round-up-men-and-equipment-4'],
      exercise: {
        solutions: [['play round-up-men-and-equipment-4']],
        wrong: [
          ['play british-15', 'reserve'],
          ['*', 'other'],
        ],
      },
      after: ['french play french-22'],
    },
    {
      name: 'initiative',
      points: ['button:first british'],
      exercise: {
        solutions: [['first british']],
        wrong: [
          ['first french', 'second'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'event',
      points: ['piece:50th-51st'],
      exercise: {
        solutions: [['flip 50th-51st']],
        wrong: [
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'hold',
      points: ['button:hold british-2'],
      exercise: {
        solutions: [['hold british-2']],
        wrong: [
          ['hold british-1', 'light'],
          ['none', 'none'],
          ['*', 'other'],
        ],
      },
    },
    {
      name: 'light',
      points: ['piece:mohawk', 'space:lake-george'],
      exercise: {
        solutions: [['light british-1 albany', 'move lake-george', 'stop']],
        wrong: [
          ['raid *', 'raid'],
          ['light *', 'elsewhere'],
          ['move *', 'astray'],
          ['stop', 'stop'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'french done',
        'french light french-1 montreal',
        'french take beaujeu',
        'french take lacorne',
        'french done',
        'french move isle-aux-noix',
        'french move ticonderoga',
        'french move lake-george',
        'french done',
      ],
    },
    {
      name: 'reaction',
      points: ['piece:35th-new-york-companies', 'space:lake-george'],
      exercise: {
        solutions: [['army british-2 albany', 'move lake-george']],
        wrong: [
          ['marshal british-2 50th-51st', 'marshal'],
          ['army *', 'elsewhere'],
          ['marshal|construct *', 'later'],
          ['move *', 'astray'],
          ['stop', 'stop'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: [
        'chance roll miss',
        'chance roll miss',
        'chance roll miss',
        'chance roll flag',
        'chance roll flag',
        'chance draw french-26',
        'chance draw indian-43',
        'chance draw british-3',
      ],
    },
    { name: 'end' },
  ],
};
