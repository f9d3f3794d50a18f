import type { Query } from '@carillon/flow';
import { REASONS } from '../explain.ts';
import type { State } from '../state.ts';
import { control } from './control.ts';
import { interceptors } from './interceptors.ts';
import { nearest } from './nearest.ts';
import { odds } from './odds.ts';
import { raids } from './raids.ts';
import { reach, steps } from './reach.ts';
import { supply } from './supply.ts';
import { uses } from './uses.ts';
import { windows } from './windows.ts';
import { winter } from './winter.ts';

/** What may be asked of a position. Each calls the very functions that the rules call. */
export const QUERIES: Readonly<Record<string, Query<State>>> = {
  ...REASONS,
  control,
  interceptors,
  nearest,
  odds,
  raids,
  reach,
  steps,
  supply,
  uses,
  windows,
  winter,
};
