import { type IdSet, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import {
  adjacentTo,
  BRITISH,
  type Card,
  card,
  cardValue,
  controls,
  enemyOf,
  FRENCH,
  handOf,
  hasFort,
  hasFortification,
  hasFortress,
  hasStockade,
  hasUnits,
  isCultivated,
  isFortress,
  isOpenTo,
  isPort,
  landingCard,
  type Side,
  type Space,
  type State,
  space,
} from '@carillon/wilderness-war-rules/search';
import { distance } from './distance.ts';
import { yearPast } from './ending.ts';
import type { Field } from './field.ts';
import { HIGHEST } from './plays.ts';
import { PRIZE } from './prizes.ts';
import { FEATURES, type Feature } from './weights.ts';

// The needs of a war besides strength: supply, a way back, leaders with their armies, shelter, garrisons, ships.

const NUMBER = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as { readonly [F in Feature]: number };
const named = (...names: readonly string[]): readonly Space[] => names.map((name) => space.of(name));

/** A theatre of war, and the spaces at its heart. */
const THEATRES: readonly { readonly feature: number; readonly hearts: readonly Space[] }[] = [
  { feature: NUMBER.north, hearts: named('ticonderoga', 'hudson-carry-south', 'montreal') },
  { feature: NUMBER.west, hearts: named('ohio-forks', 'niagara', 'oswego') },
  { feature: NUMBER.sea, hearts: named('halifax', 'louisbourg', 'quebec', 'new-york', 'boston') },
];
/** The feature of the theatre of each space: the one with the nearest heart. */
const theatreOf = Uint8Array.from(space.all, (s) => {
  const away = THEATRES.map(({ hearts }) => Math.min(...hearts.map((heart) => distance(s, heart))));
  return at(THEATRES, away.indexOf(Math.min(...away))).feature;
});

const [HALIFAX, LOUISBOURG, QUEBEC] = named('halifax', 'louisbourg', 'quebec') as [Space, Space, Space];
const FORTRESSES = space.all.filter(isFortress);
const BRITISH_PORTS = FORTRESSES.filter((s) => isPort(s) && s !== QUEBEC);
/** The factor for a threat by sea if the army must first sail to the port from which it lands. */
const SAILS_FIRST = 0.4;
/** The minimum strength of an army that lands. */
const LANDING_ARMY = 8;
/** 6.41 The cards with which a force sails. */
const bigCards: readonly Card[] = card.all.filter((each) => cardValue(each) === HIGHEST);

const neighbours: readonly (readonly Space[])[] = space.all.map((from) => adjacentTo(from).map(({ to }) => to));

/** Reads the features for these needs. One instance for one search: it reuses its buffers. */
export class War {
  /** The two strongest led stacks of the side read last. */
  private best = 0;
  private second = 0;

  constructor(
    private readonly field: Field,
    private readonly values: Float64Array,
  ) {}

  /** Reads a side's features; `supply` is the set of spaces where its Drilled Troops are in supply. */
  read(g: State, of: Side, supply: IdSet<Space>): void {
    this.best = 0;
    this.second = 0;
    for (let i = 0; i < this.field.spaces(of); i++) {
      const s = this.field.spaceAt(of, i);
      if (this.field.drilled(of, s) > 0) this.readArmy(g, of, s, supply.has(s));
      this.add(NUMBER.auxiliaries, of, this.field.auxiliaries(of, s));
    }
    this.add(NUMBER.bestStack, of, this.best);
    this.add(NUMBER.secondStack, of, this.second);
    this.add(NUMBER.reduced, of, this.field.reduced(of));
    this.readPosts(g, of);
    this.readCards(g, of);
    if (of === BRITISH) this.readLanding(g);
  }

  private add(feature: number, of: Side, value: number): void {
    this.values[feature] = (this.values[feature] ?? 0) + (of === FRENCH ? value : -value);
  }

  private readArmy(g: State, of: Side, s: Space, supplied: boolean): void {
    const { field } = this;
    const strength = field.strength(of, s);
    const led = this.ledAt(of, s);
    if (led > this.best) [this.best, this.second] = [led, this.best];
    else if (led > this.second) this.second = led;
    this.add(NUMBER.led, of, led);
    this.add(NUMBER.unled, of, strength - led);
    this.add(theatreOf[s] ?? 0, of, led);
    const inside = g.besieged.has(s) && hasFortification(g, of, s);
    if (!supplied && !inside) this.add(NUMBER.unsupplied, of, strength);
    if (!hasWayBack(g, of, s)) this.add(NUMBER.noWayBack, of, strength);
    if (g.besieged.has(s) && !inside) this.add(NUMBER.besiegers, of, led);
    if (!isCultivated(s) && !hasFortification(g, of, s))
      this.add(NUMBER.roofless, of, field.drilled(of, s) * yearPast(g));
  }

  /** The strength that leaders there can lead: that of as many units as their Command allows. */
  private ledAt(of: Side, s: Space): number {
    const units = this.field.drilled(of, s) + this.field.auxiliaries(of, s);
    return this.field.strength(of, s) * Math.min(1, this.field.command(of, s) / Math.max(1, units));
  }

  private readPosts(g: State, of: Side): void {
    for (const s of FORTRESSES)
      if (hasFortress(g, of, s) && !g.besieged.has(s) && this.field.drilled(of, s) === 0)
        this.add(NUMBER.emptyFortresses, of, 1);
    for (let s = g.builtOn.first(); s !== NONE; s = g.builtOn.after(s)) {
      if (hasFort(g, of, s)) this.readFort(g, of, s);
      else if (hasStockade(g, of, s) && !hasUnits(g, of, s) && this.hasEnemyNear(of, s)) this.add(NUMBER.loose, of, 1);
    }
  }

  private readFort(g: State, of: Side, s: Space): void {
    if (!g.besieged.has(s) && !hasUnits(g, of, s)) this.add(NUMBER.emptyForts, of, 1);
    const enemy = enemyOf(of);
    for (const near of neighbours[s] ?? [])
      if (hasFort(g, enemy, near) || hasFortress(g, enemy, near)) {
        this.add(NUMBER.roadForts, of, 1);
        return;
      }
  }

  /** Whether Drilled enemies are in an adjacent space. */
  private hasEnemyNear(of: Side, s: Space): boolean {
    for (const near of neighbours[s] ?? []) if (this.field.drilled(enemyOf(of), near) > 0) return true;
    return false;
  }

  private readCards(g: State, of: Side): void {
    const hand = handOf(of);
    for (const each of bigCards) if (g.cards.get(each) === hand) this.add(NUMBER.bigCards, of, 1);
  }

  /** 6.43 The prize of a landing by the best army in a port, by its chance, and whether the card for it is in hand. */
  private readLanding(g: State): void {
    const target = hasFortress(g, FRENCH, LOUISBOURG) ? LOUISBOURG : hasFortress(g, FRENCH, QUEBEC) ? QUEBEC : NONE;
    if (target === NONE) return;
    const from = target === LOUISBOURG ? HALIFAX : LOUISBOURG;
    const against = 1.3 * this.field.strength(FRENCH, target) + 4;
    let [best, army] = [0, 0];
    for (const s of BRITISH_PORTS) {
      if (!controls(g, BRITISH, s)) continue;
      const led = this.ledAt(BRITISH, s);
      army = Math.max(army, led);
      best = Math.max(best, ((PRIZE.fortress * led) / (led + against)) * (s === from ? 1 : SAILS_FIRST));
    }
    this.add(NUMBER.landing, BRITISH, best);
    if (army >= LANDING_ARMY && landingCard(g) !== NONE) this.add(NUMBER.landingCard, BRITISH, best);
  }
}

/** 7.92 Whether Drilled Troops there could retreat: into a post, or to cultivated or fortified land that is open. */
function hasWayBack(g: State, of: Side, s: Space): boolean {
  if (hasFort(g, of, s) || hasFortress(g, of, s) || (of === BRITISH && g.amphib.has(s))) return true;
  for (const to of neighbours[s] ?? [])
    if ((isCultivated(to) || hasFortification(g, of, to)) && isOpenTo(g, of, to)) return true;
  return false;
}
