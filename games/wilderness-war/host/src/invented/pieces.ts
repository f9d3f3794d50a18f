import { at } from '@carillon/kit';
import type { Drawing } from '@carillon/testkit';
import {
  MILITIA_BOX_FACTS,
  PIECE_FACTS,
  PIECES,
  type PieceFacts,
  type PieceName,
  SIDES,
  type SideName,
  SPACE_FACTS,
  type SpaceName,
} from '@carillon/wilderness-war-rules/reference';
import { type Ground, otherThan, PAYS_DEN_HAUT } from './ground.ts';

const FACTS: ReadonlyMap<PieceName, PieceFacts> = new Map(PIECES.map((name, i) => [name, at(PIECE_FACTS, i)]));

function factsOf(piece: PieceName): PieceFacts {
  const facts = FACTS.get(piece);
  if (facts === undefined) throw new Error(`no piece ${piece}`);
  return facts;
}

type Test = (facts: PieceFacts) => boolean;
const isLeader: Test = (facts) => facts.kind === 'leader';
const isUnit: Test = (facts) => facts.kind === 'unit' && facts.category !== 'militia';
const isDrilled: Test = (facts) => facts.kind === 'unit' && facts.category === 'drilled';
const isAuxiliary: Test = (facts) => facts.kind === 'unit' && facts.category === 'auxiliary';
/** 10.413 The pieces that may be in Pays d'en Haut. */
const livesUpThere: Test = (facts) =>
  facts.kind === 'leader' || facts.class === 'coureurs' || facts.homeSettlement === PAYS_DEN_HAUT;
const isUpThere: Test = (facts) => facts.kind === 'unit' && facts.homeSettlement === PAYS_DEN_HAUT;

/** The composition of a stack: for each test, the fewest and the most pieces. */
type Stack = readonly (readonly [test: Test, least: number, most: number])[];
const STACKS: readonly Stack[] = [
  [[isDrilled, 1, 1]],
  [[isAuxiliary, 1, 1]],
  [
    [isAuxiliary, 1, 1],
    [isLeader, 1, 1],
  ],
  [
    [isAuxiliary, 1, 3],
    [isLeader, 0, 2],
  ],
  [
    [isDrilled, 1, 4],
    [isLeader, 0, 1],
  ],
  [
    [isDrilled, 1, 3],
    [isAuxiliary, 1, 2],
    [isLeader, 0, 2],
  ],
  [
    [isDrilled, 3, 8],
    [isAuxiliary, 0, 3],
    [isLeader, 1, 3],
  ],
];
const ALONE: Stack = [[isLeader, 1, 1]];
const BESIEGERS: readonly Stack[] = [...STACKS, ...STACKS.slice(-3), ...STACKS.slice(-2)];
/** 8.11 At most four units inside a fort. */
const INSIDE: Stack = [
  [isUnit, 0, 4],
  [isLeader, 0, 1],
];

/** The percentages of pieces that are reduced, and that are off the map for good. */
const REDUCED = 35;
const GONE = 30;
/** 5.55 */
const MOST_SEVENS = 2;

/** The places of the pieces in an invented position. */
export class Pieces {
  private readonly bag: PieceName[];
  private readonly at = new Map<string, string[]>();
  private readonly present = new Map<SpaceName, Set<SideName>>();
  /** The settlements of Indians on the map (5.532). */
  readonly allied: Set<SpaceName> = new Set();

  constructor(
    private readonly drawing: Drawing,
    private readonly ground: Ground,
  ) {
    this.bag = drawing.shuffled(this.possible());
    this.besiege();
    this.garrison();
    const spaces = drawing.shuffled(SPACE_FACTS.map(({ id }) => id));
    for (const space of spaces.slice(0, drawing.between(12, 45))) this.settle(space);
    for (const space of spaces.slice(-drawing.between(0, 5))) this.settleLeader(space);
    this.putAway();
  }

  /** 5.533 One side's counter for each Iroquois tribe; 5.55 two leaders with Command 7. */
  private possible(): PieceName[] {
    const { drawing } = this;
    const barred = new Map<string, SideName>();
    const sevens = drawing.shuffled(PIECES.filter((piece) => isSeven(factsOf(piece)))).slice(MOST_SEVENS);
    return PIECES.filter((piece) => {
      const facts = factsOf(piece);
      if (facts.kind === 'leader') return !sevens.includes(piece);
      if (facts.category === 'militia') return false;
      if (facts.alliance !== 'iroquois') return true;
      const tribe = facts.tribe ?? '';
      if (!barred.has(tribe)) barred.set(tribe, drawing.one(SIDES));
      return barred.get(tribe) !== facts.side;
    });
  }

  /** The lines of the pieces. */
  get lines(): string[] {
    return [...this.at].map(([place, words]) => `at ${place} ${words.join(' ')}`);
  }

  presentAt(space: SpaceName): SideName[] {
    return [...(this.present.get(space) ?? [])];
  }

  private put(place: string, piece: PieceName, marks = ''): void {
    this.at.set(place, [...(this.at.get(place) ?? []), `${piece}${marks}`]);
  }

  private draw(side: SideName, test: Test): PieceName | undefined {
    const index = this.bag.findIndex((piece) => factsOf(piece).side === side && test(factsOf(piece)));
    return index < 0 ? undefined : this.bag.splice(index, 1)[0];
  }

  private place(side: SideName, space: SpaceName, stack: Stack, inside = ''): void {
    for (const [test, least, most] of stack) {
      for (let left = this.drawing.between(least, most); left > 0; left--) {
        const piece = this.draw(side, test);
        if (piece !== undefined) this.stand(space, piece, inside);
      }
    }
  }

  private stand(space: SpaceName, piece: PieceName, inside: string): void {
    const facts = factsOf(piece);
    const reduced = facts.kind === 'unit' && this.drawing.percent(REDUCED) ? '/reduced' : '';
    this.put(space, piece, `${reduced}${inside}`);
    if (facts.kind === 'leader') return;
    this.present.set(space, (this.present.get(space) ?? new Set()).add(facts.side));
    if (facts.homeSettlement !== null) this.allied.add(facts.homeSettlement);
  }

  /** 8.2 Besiegers outside, and perhaps a garrison inside: a captured fortress has one (8.24). */
  private besiege(): void {
    for (const space of this.ground.sieges.keys()) {
      const owner = this.ground.works.get(space)?.side ?? 'french';
      this.place(otherThan(owner), space, this.drawing.one(BESIEGERS));
      // The units of the stack may all be used up.
      if (!this.presentAt(space).includes(otherThan(owner))) this.place(otherThan(owner), space, [[isUnit, 1, 1]]);
      this.place(owner, space, INSIDE, '/inside');
    }
  }

  /** 8.24 A captured fortress has a unit of its captor. */
  private garrison(): void {
    for (const space of SPACE_FACTS) {
      const captor = this.ground.works.get(space.id)?.side;
      if (captor === undefined || !this.ground.isCaptured(space) || this.presentAt(space.id).includes(captor)) continue;
      const inside = this.ground.sieges.has(space.id) ? '/inside' : '';
      this.place(captor, space.id, [[isUnit, 1, 1]], inside);
    }
  }

  private settle(space: SpaceName): void {
    if (this.ground.sieges.has(space)) return;
    const side = this.drawing.one(this.ground.openTo(space));
    if (space !== PAYS_DEN_HAUT) this.place(side, space, this.drawing.one(STACKS));
    else
      this.place(side, space, [
        [isUpThere, 1, 3],
        [livesUpThere, 0, 2],
      ]);
  }

  /** 6.53 A leader alone, in a space without enemies. */
  private settleLeader(space: SpaceName): void {
    if (this.ground.sieges.has(space)) return;
    const sides = this.presentAt(space);
    const open = this.ground.openTo(space).filter((side) => sides.length === 0 || sides.includes(side));
    if (open.length > 0) this.place(this.drawing.one(open), space, ALONE);
  }

  /** All others: in the pool, the reserve or out of the game; Militia in their boxes. */
  private putAway(): void {
    const placed = new Set([...this.at.values()].flat().map((word) => word.split('/')[0]));
    for (const piece of PIECES) if (!placed.has(piece)) this.putOne(piece, factsOf(piece));
  }

  private putOne(piece: PieceName, facts: PieceFacts): void {
    const { drawing } = this;
    const gone = drawing.percent(GONE);
    if (facts.kind === 'leader') {
      const waits = facts.side === 'british' && drawing.percent(80) ? 'leader-pool' : 'set-aside';
      this.put(gone ? 'removed' : waits, piece);
    } else if (facts.category === 'militia') {
      const box = drawing.one(MILITIA_BOX_FACTS.filter(({ side }) => side === facts.side));
      if (!gone) this.put(box.id, piece, drawing.percent(REDUCED) ? '/reduced' : '');
    } else if (gone && facts.whenEliminated === 'removed-from-game') this.put('removed', piece);
  }
}

const isSeven = (facts: PieceFacts): boolean => facts.kind === 'leader' && facts.command === 7;
