// Made from the facts by `npm run facts`; do not edit.

import type { EventName, ScenarioName } from '../names.ts';

/** A scenario on the start page; VP are positive for the French. */
export interface ScenarioOpening {
  readonly id: ScenarioName;
  readonly startYear: number;
  readonly endYear: number;
  /** The number of seasons played, from the Early Season of the first year. */
  readonly seasons: number;
  /** The size of the French hand at the start. */
  readonly frenchHand: number;
  readonly startVp: number;
  /** The events in the deck that optional rules concern (14.0). */
  readonly optionalEvents: readonly EventName[];
}

/** In the order of `SCENARIOS`. */
export const OPENINGS: readonly ScenarioOpening[] = [
  {
    id: 'annus-mirabilis',
    startYear: 1757,
    endYear: 1759,
    seasons: 6,
    frenchHand: 9,
    startVp: 4,
    optionalEvents: ['surrender', 'french-regulars', 'british-regulars'],
  },
  {
    id: 'early-war',
    startYear: 1755,
    endYear: 1759,
    seasons: 10,
    frenchHand: 8,
    startVp: 0,
    optionalEvents: [
      'surrender',
      'french-regulars',
      'british-regulars',
      'acadians-expelled',
      'william-pitt',
      'diplomatic-revolution',
    ],
  },
  {
    id: 'late-war',
    startYear: 1757,
    endYear: 1762,
    seasons: 12,
    frenchHand: 9,
    startVp: 4,
    optionalEvents: ['surrender', 'french-regulars', 'british-regulars'],
  },
  {
    id: 'full-campaign',
    startYear: 1755,
    endYear: 1762,
    seasons: 16,
    frenchHand: 8,
    startVp: 0,
    optionalEvents: [
      'surrender',
      'french-regulars',
      'british-regulars',
      'acadians-expelled',
      'william-pitt',
      'diplomatic-revolution',
    ],
  },
];
