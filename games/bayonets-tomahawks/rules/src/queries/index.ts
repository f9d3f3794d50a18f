import { type Taking, taking } from '@carillon/flow';
import { REASONS } from '../explain.ts';
import type { State } from '../state.ts';
import { control } from './control.ts';
import { event } from './event.ts';
import { limits } from './limits.ts';
import { odds } from './odds.ts';
import { raids } from './raids.ts';
import { reach } from './reach.ts';
import { supply } from './supply.ts';
import { yearsEnd } from './years-end.ts';

/** The questions about a position. Each calls the functions that the rules call. */
export const QUERIES: Readonly<Record<string, Taking<State>>> = {
  ...REASONS,
  control: taking(control, 'side'),
  event: taking(event, 'card'),
  limits: taking(limits, 'side'),
  odds: taking(odds, 'at', 'force', 'runs'),
  raids: taking(raids, 'piece', 'double'),
  reach: taking(reach, 'force', 'double', 'forced'),
  supply: taking(supply, 'side'),
  yearsEnd: taking(yearsEnd),
};
