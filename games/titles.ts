import type { TitleFacts } from '@carillon/workshop';
import * as bayonetsTomahawks from './bayonets-tomahawks/title.ts';
import * as wildernessWar from './wilderness-war/title.ts';

// The one list of titles. Each part of them has a list of its own, so that a program is built with those parts alone that it uses.

/** A part of a title that is loaded when it is asked for. */
export interface Part<Loaded> {
  readonly id: string;
  readonly load: () => Promise<Loaded>;
}

export const FACTS: readonly Part<TitleFacts>[] = [
  { id: wildernessWar.id, load: wildernessWar.facts },
  { id: bayonetsTomahawks.id, load: bayonetsTomahawks.facts },
];
