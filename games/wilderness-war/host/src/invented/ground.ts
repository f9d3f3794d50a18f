import type { Drawing } from '@carillon/testkit';
import {
  SIDES,
  type SideName,
  SPACE_FACTS,
  type SpaceFacts,
  type SpaceName,
} from '@carillon/wilderness-war-rules/reference';

/** The fortification of a space, or a fort that is begun there. */
export interface Works {
  readonly side: SideName;
  readonly kind: 'fortress' | 'fort' | 'stockade' | 'fort-started' | 'stockade-fort-started';
}

/** The percentages of spaces with works, and of captured fortresses. */
const BUILT = 24;
const CAPTURED = 14;
/** The maximum number of sieges of a position. */
const MOST_SIEGES = 5;
const LEVELS = ['besieged', 'besieged siege-1', 'besieged siege-2'];

/** 2.0 Only its tribes and their companions ever come here. */
export const PAYS_DEN_HAUT = 'pays-den-haut';
/** 6.431 The spaces where the British can land. */
const LANDINGS: readonly string[] = ['louisbourg', 'baie-st-paul', 'ile-dorleans', 'riviere-ouelle'];
/** 13.23 */
const KEY_SPACES: readonly string[] = ['niagara', 'ohio-forks'];

export const otherThan = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');

/** Fortifications, sieges and markers of an invented position. */
export class Ground {
  readonly works: ReadonlyMap<SpaceName, Works>;
  /** The besieged posts, with their level. */
  readonly sieges: ReadonlyMap<SpaceName, string>;
  private readonly amphib: ReadonlySet<SpaceName>;

  constructor(private readonly drawing: Drawing) {
    const works = new Map<SpaceName, Works>();
    for (const space of SPACE_FACTS) {
      const drawn = this.worksOf(space);
      if (drawn !== undefined) works.set(space.id, drawn);
    }
    this.works = works;
    const posts = [...works].flatMap(([space, { kind }]) => (kind === 'fortress' || kind === 'fort' ? [space] : []));
    const besieged = drawing.shuffled(posts).slice(0, drawing.between(0, MOST_SIEGES));
    this.sieges = new Map(besieged.map((space) => [space, drawing.one(LEVELS)]));
    this.amphib = new Set(SPACE_FACTS.flatMap(({ id }) => (this.mayHaveAmphib(id) ? drawing.some([id], 40) : [])));
  }

  private worksOf({ id, fortress, originally }: SpaceFacts): Works | undefined {
    const { drawing } = this;
    if (fortress && originally !== null)
      return { side: drawing.percent(CAPTURED) ? otherThan(originally) : originally, kind: 'fortress' };
    if (id === PAYS_DEN_HAUT || !drawing.percent(BUILT)) return undefined;
    const side = originally !== null && drawing.percent(80) ? originally : drawing.one(SIDES);
    return {
      side,
      kind: drawing.one(['stockade', 'stockade', 'fort', 'fort', 'fort-started', 'stockade-fort-started']),
    };
  }

  /**
   * 6.431 The marker goes where the French alone have Drilled Troops, as they may around a British fort that is besieged, or
   * an unbesieged fortification.
   */
  private mayHaveAmphib(space: SpaceName): boolean {
    const works = this.works.get(space);
    if (!LANDINGS.includes(space)) return false;
    return works === undefined || (works.side === 'british') !== this.sieges.has(space);
  }

  hasAmphib(space: SpaceName): boolean {
    return this.amphib.has(space);
  }

  /** The sides that may have units or leaders outside in a space. */
  openTo(space: SpaceName): readonly SideName[] {
    const works = this.works.get(space);
    if (space === PAYS_DEN_HAUT) return ['french'];
    // 6.431, 6.51, 5.45
    if (works === undefined) return this.amphib.has(space) ? ['british'] : SIDES;
    return this.sieges.has(space) ? [otherThan(works.side)] : [works.side];
  }

  /** 9.22 A fortress held by the side that it did not originally belong to. */
  isCaptured({ id, fortress, originally }: SpaceFacts): boolean {
    return fortress && this.works.get(id)?.side !== originally;
  }

  /** The words of a space; `present`: the sides that have units there, inside or outside. */
  words(space: SpaceFacts, present: readonly SideName[], allied: boolean): string[] {
    const { drawing } = this;
    const { id } = space;
    const works = this.works.get(id);
    const words = works === undefined || works.kind === 'fortress' ? [] : [`${works.side}-${works.kind}`];
    if (allied) words.push('allied');
    if (present.length > 0 && drawing.percent(10)) words.push('fieldworks');
    if (this.isCaptured(space)) words.push('captured');
    const siege = this.sieges.get(id);
    if (siege !== undefined) words.push(siege);
    if (this.amphib.has(id)) words.push('amphib');
    if (KEY_SPACES.includes(id) && this.isBritish(id, present)) words.push('british-hold');
    return [...words, ...this.raids(space, allied)];
  }

  /** 13.23 The last holder of Niagara or Ohio Forks: the only side there, or otherwise a random one. */
  private isBritish(space: SpaceName, present: readonly SideName[]): boolean {
    const works = this.works.get(space);
    const finished = works !== undefined && works.kind !== 'fort-started' ? [works.side] : [];
    const there = [...new Set([...present, ...finished])];
    return there.length === 1 ? there[0] === 'british' : this.drawing.percent(50);
  }

  /** 10.1 Raided markers lie in enemy land, where enemy stockades were, and at settlements. */
  private raids({ id, fortress, originally, settlement }: SpaceFacts, allied: boolean): string[] {
    if (fortress || id === PAYS_DEN_HAUT) return [];
    const likely = originally !== null ? 10 : settlement !== null && allied ? 15 : 2;
    const by = originally === null ? this.drawing.one(SIDES) : otherThan(originally);
    return this.drawing.percent(likely) ? [`${by}-raids=${this.drawing.between(1, 2)}`] : [];
  }
}
