import type { SpaceName } from '@carillon/bayonets-tomahawks-rules';
import { fieldIn, listIn } from '@carillon/board';
import { isSpace } from '../position/facts.ts';

// The answers of the rules, read once. Each throws a `TypeError` where an answer is not what the rules give.

function spaceOf(name: unknown): SpaceName {
  if (typeof name !== 'string' || !isSpace(name)) throw new TypeError(`${String(name)} is no space`);
  return name;
}

/** The spaces that a field lists. */
export const spacesIn = (answer: unknown, name: string): readonly SpaceName[] =>
  listIn(fieldIn(answer, name)).map(spaceOf);

/** A space that a force could reach, as the rules tell it. */
export interface Reach {
  readonly to: SpaceName;
  readonly steps: number;
  /** Units and Militia that are met there. */
  readonly enemies: number;
  readonly overwhelms: boolean;
  readonly ends: boolean;
}

/** Everything that a force could reach. */
export const reachIn = (answer: unknown): readonly Reach[] =>
  listIn(answer).map((each) => ({
    to: spaceOf(fieldIn(each, 'to')),
    steps: listIn(fieldIn(each, 'through')).length,
    enemies: Number(fieldIn(each, 'enemies')),
    overwhelms: fieldIn(each, 'overwhelms') === true,
    ends: fieldIn(each, 'ends') === true,
  }));
