import {
  NATIONS,
  type NationName,
  type PieceFacts,
  type PieceName,
  type SideName,
  SPACE_FACTS,
  type SpaceFacts,
  type SpaceName,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Drawing } from '@carillon/testkit';
import type { Belongings } from './counters.ts';
import { isCoastal, maySet, nationOf } from './ground.ts';

// The counters in each place.

const SIDES: readonly SideName[] = ['french', 'british'];
/** Chances in percent. */
const OFTEN = 60;
const SELDOM = 25;
const RARE = 12;
const SIZES = [1, 1, 1, 2, 2, 3, 4, 6, 9];
const MOST_STACKS = 18;
/** The maximum number of spaces where both sides stand. */
const MOST_MEETINGS = 7;
const FORTS = 8;

const isWork = ({ type }: PieceFacts): boolean => type === 'fort' || type === 'bastion';

/** The counters in their places, from the spaces to the boxes. */
export class Stacks {
  readonly places: Map<PieceName, string> = new Map();
  /** 8.0 */
  readonly joined: Map<NationName, SideName> = new Map();
  private readonly left: PieceFacts[];

  constructor(
    private readonly drawing: Drawing,
    private readonly belongings: Belongings,
  ) {
    for (const nation of drawing.some(NATIONS, OFTEN)) this.joined.set(nation, drawing.one(SIDES));
    this.left = drawing.shuffled(belongings.counters.filter((each) => this.isAbout(each)));
    this.setBastions();
    this.setStacks();
    this.setForts();
    this.sail();
    this.putAway();
  }

  /** 3.1.2 */
  sideOf({ side, nation }: PieceFacts): SideName | undefined {
    return side ?? (nation === null ? undefined : this.joined.get(nation));
  }

  /** The side's counters in a place. */
  in(place: string, side: SideName): PieceFacts[] {
    return this.belongings.counters.filter((each) => this.places.get(each.id) === place && this.sideOf(each) === side);
  }

  /** Units in a place, Commanders not counted. */
  units(place: string, side: SideName): PieceFacts[] {
    return this.in(place, side).filter(({ type }) => type !== 'commander');
  }

  private isAbout(piece: PieceFacts): boolean {
    return piece.nation === null || this.joined.has(piece.nation);
  }

  private put(piece: PieceFacts, place: string): void {
    this.places.set(piece.id, place);
    this.left.splice(this.left.indexOf(piece), 1);
  }

  /** 2.1.10 */
  private setBastions(): void {
    const fortresses = SPACE_FACTS.filter(({ kind }) => kind === 'fortress');
    const bastions = this.left.filter(({ type }) => type === 'bastion').sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const [nth, bastion] of bastions.entries()) {
      const home = fortresses[Math.floor(nth / 2)];
      this.put(bastion, home !== undefined && this.drawing.percent(OFTEN) ? home.id : 'removed');
    }
  }

  private setStacks(): void {
    const { drawing } = this;
    const open = SPACE_FACTS.filter((each) => {
      const nation = nationOf(each);
      return nation === null || this.joined.has(nation);
    });
    for (let i = drawing.between(3, MOST_MEETINGS); i > 0; i--) {
      const space = this.somewhere(open.filter((each) => each.kind !== 'base'));
      for (const side of SIDES) this.setStack(space, side);
    }
    for (let i = drawing.between(MOST_STACKS / 2, MOST_STACKS); i > 0; i--) {
      const side = drawing.one(SIDES);
      this.setStack(this.somewhere(open.filter((each) => maySet(each, side))), side);
    }
  }

  /** A random space, in some cases a Fortress. */
  private somewhere(all: readonly SpaceFacts[]): SpaceFacts {
    const fortresses = all.filter(({ kind }) => kind === 'fortress');
    return this.drawing.one(fortresses.length > 0 && this.drawing.percent(RARE) ? fortresses : all);
  }

  private setStack(space: SpaceFacts, side: SideName): void {
    const { drawing } = this;
    const fits = ({ type }: PieceFacts): boolean => type !== 'fleet' || isCoastal(space);
    const own = this.left.filter((each) => this.sideOf(each) === side && fits(each) && !isWork(each));
    const units = own.filter(({ type }) => type !== 'commander').slice(0, drawing.one(SIZES));
    for (const each of units) this.put(each, space.id);
    const leader = own.find(({ type }) => type === 'commander');
    if (leader !== undefined && units.length > 0 && drawing.percent(SELDOM)) this.put(leader, space.id);
  }

  /** 3.5 At most one Fort in a space, alone or with other counters, and none beside a Bastion. */
  private setForts(): void {
    const { drawing } = this;
    for (let i = drawing.between(0, FORTS); i > 0; i--) {
      const fort = this.left.find(({ type }) => type === 'fort');
      if (fort === undefined || fort.side === null) return;
      const { side } = fort;
      const held = SPACE_FACTS.filter(({ id }) => this.units(id, side).length > 0);
      const may = (drawing.percent(OFTEN) ? held : SPACE_FACTS).filter((each) => this.takesFort(each, side));
      if (may.length > 0) this.put(fort, drawing.one(may).id);
    }
  }

  private takesFort(space: SpaceFacts, side: SideName): boolean {
    const works = SIDES.some((each) => this.units(space.id, each).some(isWork));
    const nation = nationOf(space);
    return maySet(space, side) && !works && (nation === null || this.joined.get(nation) === side);
  }

  /** 10.6 */
  private sail(): void {
    for (const side of this.drawing.some(SIDES, RARE)) {
      const own = this.left.filter((each) => this.sideOf(each) === side);
      const fleet = own.find(({ type }) => type === 'fleet');
      if (fleet === undefined) continue;
      const aboard = own.filter((each) => !isWork(each) && each.type !== 'fleet' && each.type !== 'commander');
      for (const each of [fleet, ...aboard.slice(0, this.drawing.between(0, 4))]) this.put(each, 'sail-box');
    }
  }

  /** One or two Commanders are alone in a friendly space; the others are in the boxes. */
  strand(side: SideName, spaces: readonly SpaceName[]): void {
    for (const each of this.belongings.counters) {
      if (each.type !== 'commander' || each.side !== side || this.places.get(each.id) !== 'removed') continue;
      if (spaces.length > 0 && this.drawing.percent(SELDOM)) this.places.set(each.id, this.drawing.one(spaces));
    }
  }

  private putAway(): void {
    const inPool = new Map<string, number>();
    for (const piece of this.belongings.counters) {
      if (this.places.has(piece.id)) continue;
      const lying = inPool.get(piece.kind) ?? 0;
      const place = this.boxOf(piece, lying < (this.belongings.pooled.get(piece.kind) ?? 0));
      if (place === 'pool') inPool.set(piece.kind, lying + 1);
      this.places.set(piece.id, place);
    }
  }

  private boxOf(piece: PieceFacts, pooled: boolean): string {
    const { type, nation } = piece;
    if (type === 'fleet' || (nation !== null && !this.joined.has(nation))) return 'pool';
    if (pooled && nation === null && this.drawing.percent(OFTEN)) return 'pool';
    return isWork(piece) || type === 'commander' ? 'removed' : 'losses';
  }
}
