import { type FrameOf, type IdSet, NONE } from '@carillon/flow';
import type { Below } from '@carillon/kit';
import { drawn } from '@carillon/opponent';
import {
  BRITISH,
  enemyOf,
  FRENCH,
  fullStrength,
  hasFortification,
  isAuxiliary,
  isDrilled,
  isLeader,
  type March,
  originallyOf,
  type Piece,
  raidTarget,
  type Side,
  type Space,
  type State,
  season,
  space,
  supplyOf,
} from '@carillon/wilderness-war-rules/search';
import { byDistance, distanceFromStart, FAR } from './distance.ts';
import { BOTH, type Field } from './field.ts';
import { isRaided, prizeOf, SCORING } from './prizes.ts';
import type { Force, WildernessWarTraits } from './traits.ts';

const LATE = season.of('late');
/** Nearer spaces are likelier. */
const nearness = byDistance((away) => 1 / (1 + 0.35 * away * away));
const originals = [FRENCH, BRITISH].map((of) => space.all.filter((s) => originallyOf(s) === of));

type Marching = FrameOf<typeof March>;

/** Draws the target of a march: spaces that are nearer, or worth more to such a force, are likelier. */
export class Aims implements Force {
  /** The spaces considered, each once, and their worths. */
  private readonly spaces = new Int16Array(space.count);
  private readonly worths = new Float64Array(space.count);
  private count = 0;
  private readonly marks = new Int32Array(space.count);
  private mark = 0;
  // The force under way.
  drilled = 0;
  auxiliaries = 0;
  strength = 0;
  /** The supply of its side, if it has Drilled Troops. */
  private supply: IdSet<Space> | undefined;

  constructor(
    private readonly field: Field,
    private readonly traits: WildernessWarTraits,
    /** The factors of traits, by number. */
    private readonly factors: Float64Array,
  ) {}

  /** The target, or `NONE` if no space is worth a march. The field has been read. */
  draw(g: State, march: Marching, below: Below): Space | -1 {
    this.list(g, march);
    return this.count === 0 ? NONE : this.drawnSpace(below);
  }

  /** Calls `visit` with each space that a march considers, its weight, and its traits. */
  visit(g: State, march: Marching, visit: (s: Space, weight: number, traits: number[]) => void): void {
    this.list(g, march);
    for (let i = 0; i < this.count; i++) {
      const s = (this.spaces[i] ?? 0) as Space;
      this.traits.ofTarget(g, march.side, march.at, this, s, this.supply);
      visit(s, this.worths[i] ?? 0, this.traits.toArray());
    }
  }

  private list(g: State, { force, side, at }: Marching): void {
    this.begin(g, force, side);
    for (const of of BOTH)
      for (let i = 0; i < this.field.spaces(of); i++) this.look(g, side, at, this.field.spaceAt(of, i));
    for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) this.look(g, side, at, s);
    for (const s of SCORING) this.look(g, side, at, s);
    if (this.drilled === 0) this.lookForRaids(g, side, at);
    else if (g.season === LATE) for (const s of originals[side] ?? []) this.look(g, side, at, s);
  }

  /** One of these spaces; if none is worth a march, the first of them. */
  drawOf(g: State, { force, side, at }: Marching, among: readonly Space[], below: Below): Space | -1 {
    this.begin(g, force, side);
    for (const s of among) if (distanceFromStart(at, s) < FAR) this.look(g, side, at, s);
    return this.count === 0 ? (among[0] ?? NONE) : this.drawnSpace(below);
  }

  /** Reads the force, and forgets the spaces of the last. */
  private begin(g: State, force: Marching['force'], side: Side): void {
    this.muster(force);
    this.supply = this.drilled > 0 ? supplyOf(g, side) : undefined;
    this.mark++;
    this.count = 0;
  }

  private drawnSpace(below: Below): Space {
    return (this.spaces[drawn(this.worths, this.count, below)] ?? 0) as Space;
  }

  private lookForRaids(g: State, side: Side, at: Space): void {
    for (let s = g.allied.first(); s !== NONE; s = g.allied.after(s)) this.look(g, side, at, s);
    for (const s of originals[enemyOf(side)] ?? []) this.look(g, side, at, s);
  }

  private look(g: State, side: Side, at: Space, s: Space): void {
    if (this.marks[s] === this.mark) return;
    this.marks[s] = this.mark;
    const worth = this.worthOf(g, side, s);
    if (worth === 0) return;
    this.traits.ofTarget(g, side, at, this, s, this.supply);
    this.spaces[this.count] = s;
    this.worths[this.count++] = worth * nearness(at, s) * this.traits.product(this.factors);
  }

  private muster(force: Marching['force']): void {
    this.drilled = 0;
    this.auxiliaries = 0;
    this.strength = 0;
    for (let p = force.first(); p !== NONE; p = force.after(p)) this.add(p);
  }

  private add(p: Piece): void {
    if (isLeader(p)) return;
    if (isDrilled(p)) this.drilled++;
    else if (isAuxiliary(p)) this.auxiliaries++;
    this.strength += fullStrength(p);
  }

  private worthOf(g: State, side: Side, s: Space): number {
    if (this.drilled > 0) return this.worthToTroops(g, side, s);
    if (this.auxiliaries > 0) return this.worthToRaiders(g, side, s);
    const there = this.field.strength(side, s);
    return there > 0 ? 0.2 + 0.1 * there : 0;
  }

  /**
   * The worth of a space to troops: works to take, enemies to beat, sieges to join, friends to meet, shelter for the
   * winter.
   */
  private worthToTroops(g: State, side: Side, s: Space): number {
    const enemy = enemyOf(side);
    const defenders = this.field.strength(enemy, s);
    const odds = this.strength / (this.strength + 1.3 * defenders + 2);
    let worth = 3 * prizeOf(g, enemy, s) * odds;
    if (defenders > 0) worth += 1.5 * odds;
    if (g.besieged.has(s) && this.field.strength(side, s) > 0) worth += 1.5;
    if (this.field.drilled(side, s) > 0) worth += 0.25;
    if (g.season === LATE && (originallyOf(s) === side || hasFortification(g, side, s))) worth += 0.3;
    return worth;
  }

  private worthToRaiders(g: State, side: Side, s: Space): number {
    const defenders = this.field.strength(enemyOf(side), s);
    if (raidTarget(g, side, s) !== undefined) return (isRaided(g, s) ? 0.1 : 2) * (defenders > 0 ? 0.3 : 1);
    if (this.field.drilled(side, s) > 0) return 0.15;
    return defenders > 0 && defenders <= this.strength ? 0.2 : 0;
  }
}
