import { type Choice, type IdSet, NONE, verbOf } from '@carillon/flow';
import { at } from '@carillon/kit';
import { TraitNames, Traits } from '@carillon/opponent';
import {
  adjacentTo,
  type Card,
  card,
  enemyOf,
  flow,
  hasFort,
  hasFortification,
  hasFortress,
  initiativeOf,
  isAuxiliary,
  isBesieged,
  isCultivated,
  type Piece,
  raidTarget,
  type Side,
  type Space,
  type State,
  season,
  side,
  siegeLevel,
  space,
  spaceOf,
} from '@carillon/wilderness-war-rules/search';
import { distance, FAR } from './distance.ts';
import type { Field } from './field.ts';
import { isRaided, prizeOf } from './prizes.ts';
import { ACTIVATE, ACTIVATING, ALONE, CARD, EVENT, idOf, LEAD } from './steps.ts';

// The traits of choices and of targets. `learned-policy.ts` has the factor of each.

export const NAMES: TraitNames = new TraitNames(side.all.map(side.nameOf));
const family = NAMES.family.bind(NAMES);
const graded = NAMES.graded.bind(NAMES);

const STRENGTHS = [0, 2, 5, 9, 14];
/** One's own strength, divided by the enemy's. */
const ODDS = [0.5, 0.9, 1.3, 1.8, 2.5, 4];
/** Connections. */
const AWAY = [0, 1, 2, 3, 4, 6, 8];
const POSTS = ['in the open', 'in a stockade', 'in a fort', 'in a fortress'];
const BESIEGER = POSTS.length;

const verbs = NAMES.verbs(flow);
const events = family(card.names.map((name) => `event ${name}`));
const activations = family(card.names.map((name) => `activation ${name}`));

const leader = {
  strength: graded('leader with', STRENGTHS),
  initiative: graded('leader, initiative', [3, 4, 5]),
  odds: graded('leader, odds', ODDS, 'leader far from enemies'),
  place: family([...POSTS, 'besieging at 0', 'besieging at 1', 'besieging at 2', 'besieged'].map((w) => `leader ${w}`)),
};
const BESIEGED = BESIEGER + 3;
const unit = {
  kind: family(['unit, Auxiliary', 'unit, not Auxiliary', 'unit, last of a post']),
  raid: graded('unit, raid away', AWAY),
};
const [ALLY, OTHER, LAST] = [0, 1, 2];

const army = {
  away: graded('army, away', AWAY),
  prize: family(['no prize', 'a stockade', 'a fort', 'a fortress'].map((prize) => `army to ${prize}`)),
  odds: graded('army, odds', ODDS, 'army, no enemies'),
  quiet: graded('army to no enemies, strength', STRENGTHS),
  hostile: graded('army to enemies, strength', STRENGTHS),
  friends: family(['army to no friends', 'army to fewer friends', 'army to more friends']),
  post: family(POSTS.map((post) => `army, own side ${post}`)),
  late: family(['army, late in the wilderness', 'army, late on cultivated land', 'army, late in a post']),
  siege: family(['army, no siege there', 'army to its siege', 'army to the besieged']),
  supply: family(['army, far from supply', 'army in supply', 'army next to supply']),
};
const raiders = {
  away: graded('raiders, away', AWAY),
  target: family(
    ['neither', 'a raid', 'a second raid', 'a defended raid', 'friends', 'enemies'].map((to) => `raiders to ${to}`),
  ),
};
const lone = { away: graded('lone leaders, away', AWAY), friends: graded('lone leaders to', STRENGTHS) };

/** A force that marches; strength counts full units. */
export interface Force {
  readonly drilled: number;
  readonly auxiliaries: number;
  readonly strength: number;
}

/** The traits of a choice in a playout, or of a space as the target of a march. */
export class WildernessWarTraits extends Traits {
  private who: Side = side.of('french');
  /** The spaces that the side may still raid, if a unit may be activated. */
  private readonly raids = new Int16Array(space.count);
  private raidCount = 0;

  constructor(private readonly field: Field) {
    super();
  }

  /** Prepares for the choices of a step. The field has been read if it activates. */
  begin(g: State, who: Side, step: number): void {
    this.who = who;
    this.raidCount = 0;
    if (!ACTIVATING.has(step)) return;
    for (const s of space.all)
      if (raidTarget(g, who, s) !== undefined && !isRaided(g, s)) this.raids[this.raidCount++] = s;
  }

  /** Reads a choice of this step. */
  ofChoice(g: State, step: number, choice: Choice): void {
    this.start(this.who);
    const verb = verbOf(choice);
    this.in(at(verbs, step), verb);
    if (step === CARD) {
      if (verb === EVENT) this.in(events, idOf(choice) as Card);
      else if (verb === ACTIVATE) this.in(activations, idOf(choice) as Card);
    } else if (ACTIVATING.has(step)) {
      if (verb === LEAD) this.ofLeader(g, idOf(choice) as Piece);
      else if (verb === ALONE) this.ofUnit(g, idOf(choice) as Piece);
    }
  }

  /** Reads a space as the target of a march. The field has been read. `supply`: that of the side, for Drilled Troops. */
  ofTarget(g: State, who: Side, from: Space, force: Force, to: Space, supply: IdSet<Space> | undefined): void {
    this.start(who);
    this.who = who;
    const away = distance(from, to);
    if (supply !== undefined) this.ofArmyTo(g, from, force, to, supply);
    else if (force.auxiliaries > 0) {
      this.graded(raiders.away, away);
      this.in(raiders.target, this.raidersTarget(g, to));
    } else {
      this.graded(lone.away, away);
      this.graded(lone.friends, this.field.strength(who, to));
    }
  }

  private ofLeader(g: State, p: Piece): void {
    const where = spaceOf(g.place.get(p));
    if (where === NONE) return;
    const { field, who } = this;
    const strength = field.strength(who, where);
    let enemies = 0;
    for (const { to } of adjacentTo(where)) enemies = Math.max(enemies, field.strength(enemyOf(who), to));
    this.graded(leader.strength, strength);
    this.graded(leader.initiative, initiativeOf(p));
    this.odds(leader.odds, strength, enemies);
    const besieger = isBesieged(g, where) && !g.inside.has(p);
    if (besieger) this.in(leader.place, BESIEGER + siegeLevel(g, where));
    else this.in(leader.place, isBesieged(g, where) ? BESIEGED : postOf(g, who, where));
  }

  private ofUnit(g: State, p: Piece): void {
    const where = spaceOf(g.place.get(p));
    if (where === NONE) return;
    const isLast = hasFortification(g, this.who, where) && this.field.strength(this.who, where) <= 2;
    this.in(unit.kind, isLast ? LAST : isAuxiliary(p) ? ALLY : OTHER);
    let away = FAR;
    for (let i = 0; i < this.raidCount; i++) away = Math.min(away, distance(where, (this.raids[i] ?? 0) as Space));
    this.graded(unit.raid, away);
  }

  private ofArmyTo(g: State, from: Space, { strength }: Force, to: Space, supply: IdSet<Space>): void {
    const { field, who } = this;
    const enemies = field.strength(enemyOf(who), to);
    const friends = to === from ? 0 : field.strength(who, to);
    const fortified = hasFortification(g, who, to);
    this.graded(army.away, distance(from, to));
    this.in(army.prize, prizeOf(g, enemyOf(who), to));
    this.odds(army.odds, strength, enemies);
    this.graded(enemies > 0 ? army.hostile : army.quiet, strength);
    this.in(army.friends, friends === 0 ? 0 : 1 + Number(friends >= strength));
    this.in(army.post, postOf(g, who, to));
    if (g.season === LATE) this.in(army.late, fortified ? 2 : Number(isCultivated(to)));
    this.in(army.siege, isBesieged(g, to) ? 1 + Number(fortified) : 0);
    this.in(army.supply, supply.has(to) ? 1 : isNextTo(to, supply) ? 2 : 0);
  }

  private raidersTarget(g: State, to: Space): number {
    const { field, who } = this;
    const enemies = field.strength(enemyOf(who), to) > 0;
    if (raidTarget(g, who, to) !== undefined) return isRaided(g, to) ? 2 : enemies ? 3 : 1;
    return enemies ? 5 : field.strength(who, to) > 0 ? 4 : 0;
  }
}

const LATE = season.of('late');

function isNextTo(s: Space, supply: IdSet<Space>): boolean {
  for (const { to } of adjacentTo(s)) if (supply.has(to)) return true;
  return false;
}

/** The best fortification of a side there, as an index in `POSTS`. */
const postOf = (g: State, of: Side, s: Space): number =>
  hasFortress(g, of, s) ? 3 : hasFort(g, of, s) ? 2 : hasFortification(g, of, s) ? 1 : 0;
