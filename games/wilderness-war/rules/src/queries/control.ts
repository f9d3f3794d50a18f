import type { Json } from '@carillon/kit';
import { space } from '../ids.ts';
import { controls, controlsPort } from '../query/control.ts';
import type { State } from '../state.ts';
import { sideIn } from './args.ts';

/** `{ side }`: the fortresses that a side controls (2.0), and which of them are ports (6.4). */
export function control(g: State, args: Json): Json {
  const of = sideIn(args);
  const held = space.all.filter((each) => controls(g, of, each));
  return {
    fortresses: held.map(space.nameOf),
    ports: held.filter((each) => controlsPort(g, of, each)).map(space.nameOf),
  };
}
