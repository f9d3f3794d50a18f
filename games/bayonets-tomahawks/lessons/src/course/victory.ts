import type { Lesson } from '@carillon/lessons';
import { BRITISH_1755, FRENCH_1755, roundOf, whereIs } from './begun.ts';

const RAID = 'raid british-1 rogers';

/** The last round of 1755: where each victory point comes from, and a plan for each side. */
export const victory: Lesson = {
  id: 'victory',
  seat: 'british',
  scenario: 'vaudreuils-petite-guerre',
  position: `
round ar9
victory 2
raid-points british 7
at chignectou 40th-45th-47th
at removed fort-beausejour
at louisbourg langis
at ticonderoga beaujeu
at lake-george rogers
at oswego 50th-51st
at albany new-york-new-jersey-brigade-1
control british chignectou
control-before british chignectou
holds-chit british
chits held british-1-1
cards reserve british-16 wilderness-ambush-32
cards drawn lucky-cannonball-8 iroquois-diplomacy-french-38 indian-43
cards buried british-2 british-15 forced-march-10 french-22 french-23 french-35
cards discard british-3 disease-in-french-camp-5 round-up-men-and-equipment-4 french-25 french-26 forced-march-24
cards discard french-42 coup-de-main-37 frontiers-ablaze-36 disease-in-british-camp-34 reluctant-wagoneers-30
cards discard construction-frenzy-7 surprise-landing-9 perfect-volleys-14 cherokee-diplomacy-british-13
cards discard armed-battoemen-21 indian-44 indian-47 indian-48 indian-52 smallpox-epidemic-45
${roundOf(FRENCH_1755.replace('chignectou ', ''), `chignectou lake-george ${BRITISH_1755}`)}`,
  steps: [
    { name: 'aim' },
    { name: 'british', points: ['space:louisbourg', 'space:ticonderoga', 'space:forks-of-the-ohio'] },
    { name: 'french', points: ['space:carlisle', 'space:northfield', 'space:oswego'] },
    {
      name: 'card',
      points: ['card:lucky-cannonball-8'],
      exercise: {
        solutions: [['play lucky-cannonball-8']],
        wrong: [
          ['play british-16', 'fewer'],
          ['*', 'other'],
        ],
      },
      after: ['french play iroquois-diplomacy-french-38'],
    },
    {
      name: 'last-word',
      points: ['button:first french'],
      exercise: {
        solutions: [['first french']],
        wrong: [
          ['first british', 'first'],
          ['*', 'other'],
        ],
      },
      after: ['french done', 'french none', 'french done'],
    },
    {
      name: 'raid',
      points: ['piece:rogers', 'space:la-presentation'],
      exercise: {
        solutions: [
          [RAID, 'to sachendaga', 'to nihanawate', 'to la-presentation', 'raid'],
          [RAID, 'to oneida-lake', 'to kahuahgo', 'to la-presentation', 'raid'],
        ],
        wrong: [
          ['raid *', 'raider'],
          ['to ticonderoga', 'guarded'],
          ['to *', 'astray'],
          ['light *', 'light'],
          ['army|marshal|construct *', 'later'],
          ['done', 'done'],
          ['*', 'other'],
        ],
      },
      after: ['chance roll bt'],
    },
    {
      name: 'capture',
      points: ['space:oswego', 'space:baye-de-cataracouy'],
      exercise: {
        solutions: [['army british-2 oswego', 'move baye-de-cataracouy', 'stop']],
        wrong: [
          ['army british-4 *', 'anchor'],
          ['army * chignectou', 'miramichy'],
          ['army *', 'elsewhere'],
          ['marshal|construct *', 'later'],
          ['move toronto|la-presentation', 'plain'],
          ['move *', 'astray'],
          ['stop', 'short'],
          ['done', 'done'],
          ['*', 'other'],
        ],
        fails: {
          answers: ['short'],
          check: (position) => (whereIs(position, '50th-51st') === 'baye-de-cataracouy' ? undefined : 'short'),
        },
      },
    },
    {
      name: 'finish',
      points: ['button:done'],
      exercise: {
        solutions: [['done']],
        wrong: [
          ['construct *', 'construct'],
          ['*', 'other'],
        ],
      },
      after: ['british reveal'],
    },
    { name: 'count' },
  ],
};
