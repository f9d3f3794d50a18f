import type { SpaceName } from '@carillon/bayonets-tomahawks-rules/reference';
import { fieldIn, listIn } from '@carillon/board';
import { spaceOf } from './overlay.ts';

// Parsers for the rules' answers. Each throws a `TypeError` if an answer has the wrong shape.

/** The spaces that a field lists. */
export const spacesIn = (answer: unknown, name: string): readonly SpaceName[] =>
  listIn(fieldIn(answer, name)).map(spaceOf);

/** A reachable space, from the rules' answer. */
export interface Reach {
  readonly to: SpaceName;
  readonly steps: number;
  /** Units and Militia there. */
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

/** A space that a unit could raid, and its Raid Points. */
export interface Raidable {
  readonly at: SpaceName;
  readonly points: number;
}

/** Everything that a unit could raid. */
export const raidableIn = (answer: unknown): readonly Raidable[] =>
  listIn(answer).map((each) => ({ at: spaceOf(fieldIn(each, 'at')), points: Number(fieldIn(each, 'points')) }));
