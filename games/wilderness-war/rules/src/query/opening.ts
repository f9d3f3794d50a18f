import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { season } from '../ids.ts';
import type { State } from '../state.ts';

const EARLY = season.of('early');

/** 4.0 Whether the first Early Season is over. */
export const isPastOpening = (g: State): boolean =>
  g.season !== EARLY || g.year > at(SCENARIO_FACTS, g.scenario).startYear;
