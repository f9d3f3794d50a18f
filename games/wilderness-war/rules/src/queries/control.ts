import type { Json } from '@carillon/kit';
import { BRITISH, space } from '../ids.ts';
import { controls, controlsPort } from '../query/control.ts';
import { KEY_SPACES, solelyHolds } from '../settle.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/**
 * `{ side }`: the fortresses that a side controls (2.0), which of them are ports (6.4), and which of Niagara and Ohio Forks it
 * alone occupies (`occupied`: 13.11, 13.12) and was the last to hold (`held`: 13.23).
 */
export function control(g: State, args: Json): Json {
  const of = sideIn(args);
  const held = space.all.filter((each) => controls(g, of, each));
  return {
    fortresses: held.map(space.nameOf),
    ports: held.filter((each) => controlsPort(g, of, each)).map(space.nameOf),
    keySpaces: {
      occupied: KEY_SPACES.filter((each) => solelyHolds(g, of, each)).map(space.nameOf),
      held: KEY_SPACES.filter((each) => g.britishHolds.has(each) === (of === BRITISH)).map(space.nameOf),
    },
  };
}
