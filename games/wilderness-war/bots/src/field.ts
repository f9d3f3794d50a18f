import {
  BRITISH,
  commandOf,
  FRENCH,
  fullStrength,
  isAuxiliary,
  isDrilled,
  isLeader,
  isMilitia,
  isRegular,
  type Piece,
  piece,
  reducedStrength,
  type Side,
  type Space,
  type State,
  sideOf,
  space,
  spaceOf,
  tacticsOf,
} from '@carillon/wilderness-war-rules/search';

/** The sides, the first seat's first. */
export const BOTH: readonly Side[] = [FRENCH, BRITISH];

const SIDES = 2;
const index = (of: Side, where: Space): number => where * SIDES + of;
const slots = (): Int16Array => new Int16Array(space.count * SIDES);

/**
 * What stands where, added up in one pass over the pieces: combat strength, Drilled units, Auxiliaries, and leaders of
 * each side in each space. Made once, filled anew for each position.
 */
export class Field {
  private readonly strengths = slots();
  private readonly drilledUnits = slots();
  private readonly auxiliaryUnits = slots();
  private readonly commands = slots();
  private readonly bestTactics = slots();
  /** The spaces of each side with anybody, in the order in which they were met. */
  private readonly held: readonly Int16Array[] = BOTH.map(() => new Int16Array(space.count));
  private readonly heldCounts = [0, 0];
  private readonly marks = new Uint8Array(space.count * SIDES);
  private readonly leaderCounts = [0, 0];
  private readonly regularCounts = [0, 0];

  /** Reads a position. */
  read(g: State): void {
    this.strengths.fill(0);
    this.drilledUnits.fill(0);
    this.auxiliaryUnits.fill(0);
    this.commands.fill(0);
    this.bestTactics.fill(0);
    this.marks.fill(0);
    this.heldCounts.fill(0);
    this.leaderCounts.fill(0);
    this.regularCounts.fill(0);
    for (let p = 0 as Piece; p < piece.count; p++) {
      const where = spaceOf(g.place.get(p));
      if (where >= 0 && !isMilitia(p)) this.add(g, p, where as Space);
    }
  }

  private add(g: State, p: Piece, where: Space): void {
    const of = sideOf(p);
    const at = index(of, where);
    if (this.marks[at] === 0) this.meet(of, where, at);
    if (isLeader(p)) {
      this.leaderCounts[of] = this.leaders(of) + 1;
      this.commands[at] = (this.commands[at] ?? 0) + commandOf(p);
      if (tacticsOf(p) > (this.bestTactics[at] ?? 0)) this.bestTactics[at] = tacticsOf(p);
      return;
    }
    if (isRegular(p)) this.regularCounts[of] = this.regulars(of) + 1;
    this.strengths[at] = (this.strengths[at] ?? 0) + (g.reduced.has(p) ? reducedStrength(p) : fullStrength(p));
    if (isDrilled(p)) this.drilledUnits[at] = (this.drilledUnits[at] ?? 0) + 1;
    else if (isAuxiliary(p)) this.auxiliaryUnits[at] = (this.auxiliaryUnits[at] ?? 0) + 1;
  }

  private meet(of: Side, where: Space, at: number): void {
    this.marks[at] = 1;
    const count = this.spaces(of);
    const held = this.held[of];
    if (held !== undefined) held[count] = where;
    this.heldCounts[of] = count + 1;
  }

  /** In how many spaces a side has anybody. */
  spaces(of: Side): number {
    return this.heldCounts[of] ?? 0;
  }

  /** One of them. */
  spaceAt(of: Side, i: number): Space {
    return (this.held[of]?.[i] ?? 0) as Space;
  }

  /** Whether anybody stands in a space. */
  isHeld(where: Space): boolean {
    return this.marks[index(FRENCH, where)] === 1 || this.marks[index(BRITISH, where)] === 1;
  }

  /** Combat strength of a side's units in a space. */
  strength(of: Side, where: Space): number {
    return this.strengths[index(of, where)] ?? 0;
  }

  drilled(of: Side, where: Space): number {
    return this.drilledUnits[index(of, where)] ?? 0;
  }

  auxiliaries(of: Side, where: Space): number {
    return this.auxiliaryUnits[index(of, where)] ?? 0;
  }

  /** The Command of all leaders of a side in a space; 0 if there is none. */
  command(of: Side, where: Space): number {
    return this.commands[index(of, where)] ?? 0;
  }

  /** Leaders of a side on the map. */
  leaders(of: Side): number {
    return this.leaderCounts[of] ?? 0;
  }

  /** Regular units of a side on the map. */
  regulars(of: Side): number {
    return this.regularCounts[of] ?? 0;
  }

  tactics(of: Side, where: Space): number {
    return this.bestTactics[index(of, where)] ?? 0;
  }
}
