import type { ExampleBook } from '@carillon/lessons';

/** The worked examples by name, and what each shows. */
export const EXAMPLES: ExampleBook = {
  'overwhelm-threshold': {
    title: 'Seven against two',
    about: 'More than three to one Overwhelms: the defenders retreat at once.',
  },
  'overwhelm-threshold-six': { title: 'Six against two', about: 'Three to one is not enough: there will be a Battle.' },
  'militia-counts-as-units-six': { title: 'Six against Militia', about: 'Two Militia count as units: a Battle.' },
  'militia-counts-as-units-seven': {
    title: 'Seven against Militia',
    about: 'Seven take the space without a Battle; the space they left falls back.',
  },
  'raid-success-indian': {
    title: 'A Raid that succeeds',
    about: 'An Indian raider succeeds, scores a Raid Point and goes home.',
  },
  'raid-interception-faces-light': { title: 'A raider stopped', about: 'A Light unit stops the raider on a B&T.' },
  'raid-interception-faces-fort-only': {
    title: 'A raider passes a Fort',
    about: 'A Fort alone does not stop the raider on a B&T; the Raid then fails.',
  },
  'raid-track-wraps': {
    title: 'The eighth Raid Point',
    about: 'The eighth point is a VP, and the ninth starts a new count.',
  },
  'raid-track-wraps-roll': {
    title: 'The die of a Raid',
    about: 'At its target the raider rolls one die: a Flag is a success for Indians.',
  },
  'rally-dice': {
    title: 'A stack rallies',
    about: 'One die, and three for the best Commander: one Flag among four is enough.',
  },
  'enter-neutral-village-three': {
    title: 'Three enter a neutral village',
    about: 'The Iroquois join the other side, and there will be a Battle.',
  },
  'enter-neutral-village-four': {
    title: 'Four enter a neutral village',
    about: 'Four Overwhelm the unit that has come, but go no further.',
  },
  'losses-box-return': {
    title: 'Back from the Losses Box',
    about: 'One in three comes back, and one Highland Brigade at most.',
  },
  'scenario3-end': {
    title: 'The last year of a scenario',
    about: 'Bonuses and War in Europe are added, and somebody has won.',
  },
};
