import type { Band } from '@carillon/opponent';
import { BRITISH } from '@carillon/wilderness-war-rules/search';

/** The bounds of sensible play, on average over games. */
export const BANDS: readonly Band[] = [
  {
    ...{ of: 'sieges left out of supply', in: 'sieges begun', most: 0.1 },
    means: 'A siege out of supply is left or supplied within two own turns.',
  },
  {
    ...{ of: 'siege turns out of supply', in: 'siege turns', most: 0.3 },
    means: 'Besiegers are mostly in supply, because only then they roll (8.231).',
  },
  {
    ...{ of: 'sieges rolled for', in: 'sieges begun', least: 0.6 },
    means: 'A siege that was begun is rolled for.',
  },
  {
    ...{ of: 'raids', in: 'raiding parties', least: 0.4 },
    means: 'Of five raiding parties that set out, two raid.',
  },
  {
    ...{ of: 'attacks at less than even odds', in: 'attacks', most: 0.2 },
    means: 'Few attacks are made at less than even odds.',
  },
  {
    ...{ of: 'lone attacks on an army', most: 0.1 },
    means: 'Auxiliaries alone do not attack an army.',
  },
  {
    ...{ of: 'Drilled units lost without a way back', most: 2 },
    means: 'An army keeps a space behind it to which it can retreat (7.92).',
  },
  {
    ...{ of: 'Drilled units lost in winter', most: 2 },
    means: 'Drilled Troops have a roof in winter (11.1).',
  },
  {
    ...{ of: 'landings', least: 0.5, seat: BRITISH },
    means: 'The British land in one game of two.',
  },
  {
    ...{ of: 'posts lost empty', most: 0.2 },
    means: 'Forts and fortresses have a garrison.',
  },
  {
    ...{ of: 'fortresses given back', most: 0.05 },
    means: 'The last unit does not leave a captured fortress (8.24).',
  },
  {
    ...{ of: 'stockades lost', in: 'stockades built', most: 0.5 },
    means: 'A stockade is built where it stands.',
  },
  {
    ...{ of: 'moves to and fro', most: 0.05 },
    means: 'No march returns to where it was.',
  },
  {
    ...{ of: 'cards discarded', most: 0.2 },
    means: 'No card is discarded that could be used.',
  },
];
