import type { Coaching } from '../coaching.ts';

/** Chapters 8 to 11: sieges, raids, going home, winter. */
export const SIEGES_AND_RAIDS: Coaching = {
  'siege.storm': {
    asks: 'The siege has reached the level for an assault. Do you storm the place now [8.24]?',
    does: {
      assault:
        'Both sides fire at once; you fire one column lower. You win only if your result on the table is higher than his [9.2].',
      wait: 'The siege goes on at this level. You may assault later without another siege roll [9.11].',
    },
    weigh: [
      'A fort captured is worth 2 VP, a fortress 3; the garrison is eliminated [9.22].',
      'Even an empty place fires, on column 0 [9.2].',
      'Wait if the odds are poor and no relief is near: bring more units, or keep a card with Coehorns for the assault.',
    ],
  },
  'relocation.to': {
    asks: 'The place has fallen by Surrender!. Where does its garrison go?',
    does: { to: 'All of the garrison go there, to one of the nearest fortifications.' },
    weigh: [
      'Choose the fortification that the enemy will threaten next, or one in which more than four units will not starve in winter [11.1].',
    ],
  },
  'raid.militia': {
    asks: 'The enemy raids a stockade in your cultivated country. Do you send one Militia unit against him [10.2]?',
    does: {
      deploy: 'This unit fights the raiders in the stockade. If they win, they raid; if they lose, they retreat.',
      decline: 'Nobody comes. The raid is rolled.',
    },
    weigh: [
      'The raiders attack the stockade at −1 [7.54], and ties go to you. A single weak raider is often beaten.',
      'If you lose, the Militia unit has only lost steps: the raid would have come anyway.',
      'Two Militia units in the box give all raids in the Department −1 [10.3]; one that fights goes back there if it survives.',
    ],
  },
  'raid.lose': {
    asks: 'The raid has cost you steps. Which raider takes the next one?',
    does: { lose: 'A full unit is reduced; a reduced one is eliminated.' },
    weigh: [
      'Coureurs that are eliminated never come back; Indians and Rangers can, by a card [7.61].',
      'If the last unit of a tribe falls, its settlement is no longer allied and cannot be raided [5.532].',
    ],
  },
  'go-home.go': {
    asks: 'This piece must leave for home: where to?',
    does: {
      go: 'Indians go to their settlement; others to the closest friendly fortification that is not besieged [10.42]. Indians may follow a leader, leaders and Coureurs may follow Indians.',
      stay: 'The piece stays where it is.',
      lose: 'The piece is eliminated: there is nowhere to go, or the Cherokee leave the map.',
    },
    weigh: [
      'From a settlement near the frontier Indians can raid again next season; in a fortification they need not go home at the end of the year [10.4].',
      'Cherokee that have raided are lost unless they follow a British leader to a fortification [10.422].',
      'Send leaders where the next force is gathering.',
    ],
  },
  'attrition.eliminate': {
    asks: 'Winter: half of the reduced Drilled units here are eliminated. Which one [11.2]?',
    does: { lose: 'This reduced unit is eliminated.' },
    weigh: [
      'Keep Regulars if you can: they never come back, while Provincials and Light Infantry can return by a card [7.61].',
      'Next year avoid this: winter Drilled Troops in your own cultivated spaces, in fortresses, or at most four units to a fort or stockade [11.1].',
    ],
  },
  'militia-flees.lose': {
    asks: 'A raid frightens the Militia of this Department: which unit loses a step [14.2]?',
    does: { lose: 'A full unit is reduced; a reduced one is eliminated.' },
    weigh: ['Keep two units in the box as long as you can: they give raids in the Department −1 [10.3].'],
  },
};
