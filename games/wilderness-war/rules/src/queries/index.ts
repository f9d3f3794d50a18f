import { type Taking, taking } from '@carillon/flow';
import { REASONS } from '../explain.ts';
import type { State } from '../state.ts';
import { command } from './command.ts';
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
import { yearsEnd } from './years-end.ts';

/** The arguments that give a force: see `movingIn`. */
const FORCE = ['force', 'value'];

/** The questions about a position. Each calls the functions that the rules call. */
export const QUERIES: Readonly<Record<string, Taking<State>>> = {
  ...REASONS,
  command: taking(command, 'force'),
  control: taking(control, 'side'),
  interceptors: taking(interceptors, 'at', 'from', 'infiltrates', ...FORCE),
  nearest: taking(nearest, 'side', 'from'),
  odds: taking(odds, 'force', 'way', 'infiltrates'),
  raids: taking(raids, 'side'),
  reach: taking(reach, ...FORCE),
  steps: taking(steps, ...FORCE),
  supply: taking(supply, 'side'),
  uses: taking(uses, 'side', 'card'),
  windows: taking(windows, 'side'),
  winter: taking(winter, 'side'),
  yearsEnd: taking(yearsEnd),
};
