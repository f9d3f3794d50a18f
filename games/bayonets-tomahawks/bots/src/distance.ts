import { exitsOf, isHighway, type Space, type State, space } from '@carillon/bayonets-tomahawks-rules/search';
import { NONE } from '@carillon/flow';
import { distancesBetween } from '@carillon/opponent';

/** The number of connections between two spaces; 40 if there is no way by land. */
export const distance: (from: Space, to: Space) => number = distancesBetween(space.all, exitsOf);

/** Farther than any march. */
export const FAR = 40;

type Distances = (from: Space, to: Space) => number;

/**
 * Distances for Brigades and Artillery, which keep to Highways and Roads (10.2). They change when a Road is finished,
 * so they are cached by the Roads of the position.
 */
export class ArmyWays {
  private readonly known = new Map<string, Distances>();
  private current: Distances = () => FAR;

  /** Reads the Roads of a position. */
  read(g: State): void {
    let key = '';
    for (let by = g.roads.first(); by !== NONE; by = g.roads.after(by)) key += `${by} `;
    const found = this.known.get(key);
    this.current = found ?? this.measured(g);
    if (found === undefined) this.known.set(key, this.current);
  }

  /** The number of Highways and Roads between two spaces; 40 if none lead there. */
  between(from: Space, to: Space): number {
    return this.current(from, to);
  }

  private measured(g: State): Distances {
    return distancesBetween(space.all, (from) => exitsOf(from).filter(({ by }) => isHighway(by) || g.roads.has(by)));
  }
}
