import {
  enemyOf,
  exitsOf,
  flow,
  isArtillery,
  isBrigade,
  isCommander,
  isFleet,
  isLight,
  isRaidTarget,
  militiaFor,
  type Piece,
  type Side,
  type Space,
  type State,
  side,
  spaceOf,
} from '@carillon/bayonets-tomahawks-rules/search';
import { type Choice, verbOf } from '@carillon/flow';
import { at } from '@carillon/kit';
import { TraitNames, Traits } from '@carillon/opponent';
import { AT_SEA, type Field } from './field.ts';
import type { Prizes } from './prizes.ts';
import { RAID_REACH, type Raids } from './raids.ts';
import type { Stakes } from './stakes.ts';
import {
  ABOARD,
  ACT,
  ARMY,
  actorOf,
  ENLISTING,
  enlistsIn,
  FLEET_COMES,
  FORCED,
  LANDING,
  LIGHT,
  MUSTER,
  pieceIn,
  placeIn,
  RAID,
  SAIL,
  spaceIn,
  startOf,
  TAKE,
  UNIT_COMES,
} from './steps.ts';

// The traits of choices and of targets. `learned-policy.ts` has the factor of each.

export const NAMES: TraitNames = new TraitNames(side.all.map(side.nameOf));
const family = NAMES.family.bind(NAMES);
const graded = NAMES.graded.bind(NAMES);

/** The worth of units in Battle; a Brigade is worth 1. */
const STRENGTHS = [0, 1, 2, 4, 7, 11];
/** One's own strength, divided by the enemy's. */
const ODDS = [0.5, 0.9, 1.3, 1.8, 2.5, 4];
/** VP. */
const PRIZES = [0, 0.3, 1, 2, 3];
const AWAY = [1, 2, 3, 4, 6];
const COUNTS = [0, 1, 2];

const verbs = NAMES.verbs(flow);
const taken = family(
  ['Commander', 'Artillery', 'Brigade', 'Fleet', 'Light unit', 'other unit'].map((kind) => `takes a ${kind}`),
);
const KINDS = [isCommander, isArtillery, isBrigade, isFleet, isLight];
const OTHER = KINDS.length;

const stack = {
  strength: graded('stack of', STRENGTHS),
  lights: graded('stack, Light units', COUNTS),
  fleets: graded('stack, Fleets', COUNTS),
  odds: graded('stack, odds next to it', ODDS, 'stack far from enemies'),
  fights: family(['stack without enemies', 'stack in battle']),
  pull: graded('stack, prize ahead', PRIZES),
  leaves: graded('stack, prize to lose', PRIZES),
};
const light = {
  count: graded('Light units', COUNTS),
  fights: family(['Light units without enemies', 'Light units in battle']),
  leaves: graded('Light units, prize to lose', PRIZES),
  army: graded('Light units, army with them', STRENGTHS),
};
const sailing = { army: graded('sails with', STRENGTHS), fleets: graded('sails, Fleets', COUNTS) };
const raid = graded('raids for', [0, 0.5, 1, 2, 3]);
const arrives = {
  army: graded('arrives at an army of', STRENGTHS),
  fleets: graded('arrives at Fleets', COUNTS),
  pull: graded('arrives, prize ahead', PRIZES),
};

const target = (who: string) => ({
  away: graded(`${who}, away`, AWAY),
  prize: graded(`${who}, prize`, PRIZES),
  keeps: graded(`${who}, prize to keep`, PRIZES),
  odds: graded(`${who}, odds`, ODDS, `${who}, no enemies`),
  friends: graded(`${who} to friends of`, STRENGTHS),
});
const army = {
  ...target('army'),
  strength: graded('army of', STRENGTHS),
  bastions: graded('army, Bastions', COUNTS),
  guns: graded('army to Bastions, guns', [0, 0.8, 1.6]),
  fleets: graded('army to Fleets', COUNTS),
};
const lights = { ...target('lights'), raid: family(['lights to no raid', 'lights to a raid']) };
const landing = {
  prize: graded('landing, prize', PRIZES),
  odds: graded('landing, odds', ODDS, 'landing, no enemies'),
  friends: graded('landing at friends of', STRENGTHS),
  bastions: graded('landing, Bastions', COUNTS),
};

/** A force that marches or lands. */
export interface Force {
  readonly strength: number;
  /** The worth of its Artillery. */
  readonly guns: number;
  readonly isArmy: boolean;
}

/** The traits of a choice in a playout, or of a space as the target of a march. */
export class BayonetsTomahawksTraits extends Traits {
  private who: Side = side.of('french');

  constructor(
    private readonly field: Field,
    private readonly prizes: Prizes,
    private readonly raids: Raids,
    private readonly stakes: Stakes,
  ) {
    super();
  }

  /** Reads a choice of this step. Stakes and raids have been read where it acts, stakes where a unit comes. */
  ofChoice(g: State, who: Side, step: number, choice: Choice): void {
    this.start(who);
    this.who = who;
    const verb = verbOf(choice);
    this.in(at(verbs, step), verb);
    if (step === ACT) this.ofAction(g, verb, choice);
    else if ((step === MUSTER || step === ABOARD) && verb === TAKE) this.in(taken, kindOf(pieceIn(choice)));
    else if (step === FLEET_COMES || step === UNIT_COMES) this.ofArrival(spaceOf(placeIn(choice)));
    else if (step === ENLISTING) this.ofArrival(enlistsIn(choice));
    else if (step === LANDING) this.ofLanding(g, spaceIn(choice));
  }

  /** Reads a space as the target of a march, `away` connections away. Field and prizes have been read. */
  ofTarget(g: State, who: Side, force: Force, s: Space, away: number): void {
    this.start(who);
    this.who = who;
    const { field } = this;
    const of = force.isArmy ? army : lights;
    const enemies = this.defenders(g, s);
    this.graded(of.away, away);
    this.graded(of.prize, this.prizes.of(who, s));
    this.graded(of.keeps, this.prizes.of(enemyOf(who), s));
    this.odds(of.odds, force.strength, enemies);
    this.graded(of.friends, field.army(who, s));
    if (force.isArmy) this.ofArmyTo(force, s);
    else this.in(lights.raid, Number(isRaidTarget(g, who, s)));
  }

  private ofArmyTo({ strength, guns }: Force, s: Space): void {
    const bastions = this.field.bastions(enemyOf(this.who), s);
    this.graded(army.strength, strength);
    this.graded(army.bastions, bastions);
    if (bastions > 0) this.graded(army.guns, guns);
    this.graded(army.fleets, this.field.fleet(this.who, s));
  }

  private ofAction(g: State, verb: number, choice: Choice): void {
    if (verb === RAID) this.ofRaid(g, actorOf(choice));
    else if (verb === LIGHT) this.ofLights(startOf(choice));
    else if (verb === ARMY || verb === FORCED) this.ofStack(g, startOf(choice));
    else if (verb === SAIL) this.ofSailing(startOf(choice));
  }

  private ofRaid(g: State, raider: Piece): void {
    const from = spaceOf(g.place.get(raider));
    if (from >= 0) this.graded(raid, this.raids.best(from as Space, RAID_REACH));
  }

  private ofLights(from: Space): void {
    const { field, who } = this;
    this.graded(light.count, field.light(who, from));
    this.in(light.fights, Number(field.strength(enemyOf(who), from) > 0));
    this.graded(light.leaves, this.prizes.of(enemyOf(who), from));
    this.graded(light.army, field.army(who, from));
  }

  private ofStack(g: State, from: Space): void {
    const { field, who } = this;
    let enemies = 0;
    for (const { to } of exitsOf(from)) enemies = Math.max(enemies, this.defenders(g, to));
    this.graded(stack.strength, field.army(who, from));
    this.graded(stack.lights, field.light(who, from));
    this.graded(stack.fleets, field.fleet(who, from));
    this.odds(stack.odds, field.strength(who, from), enemies);
    this.in(stack.fights, Number(field.strength(enemyOf(who), from) > 0));
    this.graded(stack.pull, this.stakes.pull(from));
    this.graded(stack.leaves, this.prizes.of(enemyOf(who), from));
  }

  private ofSailing(from: Space): void {
    this.graded(sailing.army, this.field.army(this.who, from));
    this.graded(sailing.fleets, this.field.fleet(this.who, from));
  }

  private ofArrival(where: Space | -1): void {
    if (where < 0) return;
    this.graded(arrives.army, this.field.army(this.who, where as Space));
    this.graded(arrives.fleets, this.field.fleet(this.who, where as Space));
    this.graded(arrives.pull, this.stakes.pull(where as Space));
  }

  private ofLanding(g: State, to: Space): void {
    const { field, who } = this;
    this.graded(landing.prize, this.prizes.of(who, to));
    this.odds(landing.odds, field.strength(who, AT_SEA), this.defenders(g, to));
    this.graded(landing.friends, field.army(who, to));
    this.graded(landing.bastions, field.bastions(enemyOf(who), to));
  }

  /** The strength that defends a space against the side that chooses. */
  private defenders(g: State, s: Space): number {
    const enemy = enemyOf(this.who);
    return this.field.strength(enemy, s) + 0.5 * militiaFor(g, enemy, s);
  }
}

function kindOf(p: Piece): number {
  const kind = KINDS.findIndex((is) => is(p));
  return kind < 0 ? OTHER : kind;
}
