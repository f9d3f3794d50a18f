import {
  CONNECTION_FACTS,
  type PieceFacts,
  type PieceName,
  type SideName,
  SPACE_FACTS,
  type SpaceFacts,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Drawing } from '@carillon/testkit';
import { enemyOf, isBase, isCoastal, isSettled, nationOf, waysTo } from './ground.ts';
import type { Stacks } from './stacks.ts';

// The markers on spaces and counters.

const SIDES: readonly SideName[] = ['french', 'british'];
/** Chances in percent. */
const OFTEN = 60;
const SELDOM = 30;
const RARE = 12;
/** 10.1 */
const MOST_ON_PATH = 4;

type Entered = Record<SideName, string[]>;
const none = (): Entered => ({ french: [], british: [] });

/** The markers of a position, as the lines of the notation need them. */
export class Marks {
  readonly control: Entered = none();
  readonly raids: Entered = none();
  readonly before: Entered = none();
  readonly entered: Entered = none();
  readonly moved: Record<SideName, Map<string, number>> = { french: new Map(), british: new Map() };
  readonly firstIn: Entered = none();
  readonly battles: string[] = [];
  readonly reduced: PieceName[] = [];
  readonly spent: Set<PieceName> = new Set();
  readonly routed: PieceName[] = [];
  readonly unsupplied: PieceName[] = [];
  readonly landed: PieceName[] = [];
  readonly marshaled: PieceName[] = [];
  readonly sittingOut: PieceName[] = [];
  readonly roads: string[] = [];
  readonly roadsBegun: string[] = [];
  readonly fortsBegun: string[] = [];

  constructor(
    private readonly drawing: Drawing,
    private readonly stacks: Stacks,
  ) {
    for (const space of SPACE_FACTS) {
      this.settle(space);
      for (const side of SIDES) this.markStack(space.id, side);
      if (this.battles.includes(space.id)) this.arrivals(space);
      else for (const side of SIDES) if (this.in(space.id, side).length > 0) this.before[side].push(space.id);
      this.raid(space);
    }
    for (const side of SIDES) this.markStack('sail-box', side);
    this.build();
  }

  private in(place: string, side: SideName): PieceFacts[] {
    return this.stacks.in(place, side);
  }

  private isHolding(space: SpaceFacts, side: SideName): boolean {
    return this.stacks.units(space.id, side).length > 0;
  }

  // ---- Spaces

  /** 2.1.2, 10.7 The faction that controls a space, and whether there is a Battle. */
  private settle(space: SpaceFacts): void {
    const [french, british] = [this.isHolding(space, 'french'), this.isHolding(space, 'british')];
    const only = french ? 'french' : 'british';
    if (french && british) this.battles.push(space.id);
    if (space.kind === 'wilderness') return;
    const native = this.nativeOf(space);
    const holder =
      french && british ? this.besieged(space, native) : french || british ? only : this.empty(space, native);
    const fights = holder !== native && french !== british && this.isDefended(space, native);
    if (fights) this.battles.push(space.id);
    const now = fights ? native : holder;
    // 8.1 A Village of a friendly Nation has no marker.
    if (now !== undefined && (space.home !== null || now !== native)) this.control[now].push(space.id);
  }

  private nativeOf(space: SpaceFacts): SideName | undefined {
    const nation = nationOf(space);
    return nation === null ? (space.home ?? undefined) : this.stacks.joined.get(nation);
  }

  /**
   * The faction that controls a space with units of both: its native faction, or the enemy that has captured it. A
   * space with a Bastion is never captured.
   */
  private besieged(space: SpaceFacts, native: SideName | undefined): SideName | undefined {
    const bastion = SIDES.some((side) => this.in(space.id, side).some(({ type }) => type === 'bastion'));
    return native === undefined || bastion || isBase(space) || this.drawing.percent(OFTEN) ? native : enemyOf(native);
  }

  /** An Outpost or Village stays captured when it is empty. */
  private empty(space: SpaceFacts, native: SideName | undefined): SideName | undefined {
    if (native === undefined || isBase(space) || isSettled(space) || !this.drawing.percent(RARE)) return native;
    return enemyOf(native);
  }

  /** 13.2.1 Militia fight alone. */
  private isDefended({ militia }: SpaceFacts, native: SideName | undefined): boolean {
    return militia !== null && militia.side === native && this.drawing.percent(OFTEN);
  }

  /** 9.3 */
  private raid(space: SpaceFacts): void {
    if (space.home === null || isBase(space) || !this.drawing.percent(RARE)) return;
    this.raids[enemyOf(space.home)].push(space.id);
  }

  // ---- 10.7 How the units in a Battle have arrived

  private arrivals(space: SpaceFacts): void {
    const { drawing } = this;
    const here = SIDES.filter((side) => this.in(space.id, side).length > 0);
    const siege = this.in(space.id, 'french').some(({ type }) => type === 'bastion') && drawing.percent(OFTEN);
    const came = siege ? [] : drawing.percent(RARE) ? here : [drawing.one(here)];
    const [first] = drawing.shuffled(came);
    if (first !== undefined && !isBase(space)) this.firstIn[first].push(space.id);
    for (const side of here) {
      if (came.includes(side)) this.come(space, side);
      else this.before[side].push(space.id);
    }
  }

  private come(space: SpaceFacts, side: SideName): void {
    const { drawing } = this;
    const units = this.in(space.id, side).filter(({ type }) => type !== 'fort' && type !== 'bastion');
    for (const each of units) this.spent.add(each.id);
    if (isCoastal(space) && drawing.percent(SELDOM)) this.landed.push(...units.map(({ id }) => id));
    const ways = drawing.shuffled(waysTo(space.id, side)).slice(0, drawing.between(1, 2));
    for (const { by, from } of ways) {
      this.entered[side].push(`${from}>${space.id}`);
      this.moved[side].set(by.id, drawing.between(1, MOST_ON_PATH));
    }
  }

  // ---- Stacks

  private markStack(place: string, side: SideName): void {
    const { drawing } = this;
    const stack = this.in(place, side);
    if (stack.length === 0) return;
    const names = stack.map(({ id }) => id);
    const full = stack.filter(({ reducedFace }) => reducedFace);
    this.reduced.push(...drawing.some(full, drawing.one([0, RARE, OFTEN])).map(({ id }) => id));
    for (const each of drawing.some(names, RARE)) this.spent.add(each);
    // 13.8 A Rout costs the stack its Fort.
    if (!stack.some(({ type }) => type === 'fort') && drawing.percent(RARE)) this.routed.push(...names);
    if (drawing.percent(RARE)) this.unsupplied.push(...names);
    if (place === 'sail-box') for (const each of names) this.spent.add(each);
    else this.gather(place, stack);
  }

  /** 11.0, 13.9.3 */
  private gather(space: string, stack: readonly PieceFacts[]): void {
    const { drawing } = this;
    if (drawing.percent(RARE)) {
      const called = stack.slice(0, drawing.between(1, stack.length)).map(({ id }) => id);
      this.marshaled.push(...called);
      for (const each of called) this.spent.add(each);
    }
    const mobile = stack.filter(({ type }) => !['fort', 'bastion', 'commander'].includes(type));
    if (!this.battles.includes(space) || mobile.length < 2 || !drawing.percent(SELDOM)) return;
    this.sittingOut.push(...mobile.slice(0, drawing.between(1, mobile.length - 1)).map(({ id }) => id));
  }

  // ---- 12.0

  private build(): void {
    const { drawing } = this;
    for (const { id, kind, nation } of CONNECTION_FACTS) {
      // 12.0 Finishing a Road to a neutral Village means entering the Village.
      const isNeutral = nation !== null && !this.stacks.joined.has(nation);
      if (kind !== 'path' || isNeutral || !drawing.percent(RARE)) continue;
      (drawing.percent(OFTEN) ? this.roads : this.roadsBegun).push(id);
    }
    for (const space of drawing.some(SPACE_FACTS, RARE / 2)) {
      const works = SIDES.some((side) =>
        this.in(space.id, side).some(({ type }) => type === 'fort' || type === 'bastion'),
      );
      if (!works && !isBase(space)) this.fortsBegun.push(space.id);
    }
  }
}
