import { fieldIn, listIn } from '@carillon/board';
import type { PlaceName, SpaceName } from '@carillon/wilderness-war-rules/reference';
import { placeOf, spaceOf } from './overlay.ts';

// Parsers for the rules' answers. Each throws a `TypeError` if an answer has the wrong shape.

/** Names of spaces. */
export const spacesIn = (answer: unknown): readonly SpaceName[] => listIn(answer).map(spaceOf);

/** The space or box in a field. */
export const placeIn = (answer: unknown, name: string): PlaceName => placeOf(fieldIn(answer, name));

/** A reachable space, from the rules' answer. */
export interface Reach {
  readonly to: PlaceName;
  /** The spaces entered, in order; the last is `to`. */
  readonly through: readonly unknown[];
  readonly cost: number;
  readonly by: readonly unknown[];
  readonly ends: boolean;
  readonly enemies: boolean;
  readonly intercepted: boolean;
  /** 6.6, 6.62 The spaces to infiltrate first, and the chance of the likeliest interception there. */
  readonly past: readonly { readonly at: SpaceName; readonly chance: number }[];
}

/** A space to infiltrate. */
export type Slip = Reach['past'][number];

/** Everything that a force could reach. */
export const reachIn = (answer: unknown): readonly Reach[] =>
  listIn(answer).map((each) => ({
    to: placeIn(each, 'to'),
    through: listIn(fieldIn(each, 'through')),
    cost: Number(fieldIn(each, 'cost')),
    by: listIn(fieldIn(each, 'by')),
    ends: fieldIn(each, 'ends') === true,
    enemies: fieldIn(each, 'enemies') === true,
    intercepted: fieldIn(each, 'intercepted') === true,
    past: listIn(fieldIn(each, 'past') ?? []).map((slip) => ({
      at: spaceOf(fieldIn(slip, 'at')),
      chance: Number(fieldIn(slip, 'chance')),
    })),
  }));
