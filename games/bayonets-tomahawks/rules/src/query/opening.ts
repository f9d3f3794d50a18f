import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { round } from '../ids.ts';
import type { State } from '../state.ts';

const FLEETS_ARRIVE = round.of('fleets-arrive');

/** 4.3 Whether the first Logistics Round, Fleets Arrive, is over. */
export const isPastOpening = (g: State): boolean =>
  g.round > FLEETS_ARRIVE || g.year > at(at(SCENARIO_FACTS, g.scenario).years, 0).year;
