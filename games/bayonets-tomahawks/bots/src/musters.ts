import {
  exitsOf,
  flow,
  isArtillery,
  isHighway,
  March,
  mayCross,
  mayCrossAlone,
  type Piece,
  roomOn,
  type State,
  unitsOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type FrameOf, NONE } from '@carillon/flow';

type Exit = ReturnType<typeof exitsOf>[number];

/**
 * Finds the units that can still join the force that a march musters. Reads a position once for each list of choices.
 */
export class Musters {
  /** The connections that the force can take with one more unit. */
  private readonly open: Exit[] = [];
  private way = { side: 0, spent: 0, double: false, extra: 0 } as Parameters<typeof mayCross>[1];
  private guns = 0;

  read(g: State): void {
    const march: FrameOf<typeof March> = flow.enclosing(g, March);
    const { side, spent, double, extra, force, from } = march;
    this.way = { side, spent, double, extra };
    this.open.length = 0;
    this.guns = 0;
    for (let p = force.first(); p !== NONE; p = force.after(p)) if (isArtillery(p)) this.guns++;
    const units = unitsOf(force);
    for (const exit of exitsOf(from))
      if (units < roomOn(g, side, exit.by) && mayCross(g, this.way, force, exit.by)) this.open.push(exit);
  }

  /** Whether the force could go on with this unit. */
  goesWith(g: State, p: Piece): boolean {
    for (const { by } of this.open) {
      // 10.1 A Road takes one gun.
      if (isArtillery(p) && this.guns > 0 && !isHighway(by)) continue;
      if (mayCrossAlone(g, this.way, p, by)) return true;
    }
    return false;
  }
}
