import type { SideName } from '../../src/names.ts';
import { ask, type Course, roll } from './asking.ts';
import { enemyOf, isFleet, pieceFacts, SPACES, spaceFacts } from './board.ts';
import { bombards, type Fight, type Group, isBrigadeGroup } from './fight.ts';
import { isFort } from './table.ts';

// 13.3.3–13.5 The units of one type roll, reroll, and then take effect.

/** 13.5 Events that grant rerolls: the card, its faction, and the types. */
const REROLL_CARDS: readonly { card: string; side: SideName; groups: readonly Group[] }[] = [
  { card: 'perfect-volleys-14', side: 'british', groups: ['highland', 'metropolitan'] },
  { card: 'lucky-cannonball-8', side: 'british', groups: ['fleet', 'bastion-or-fort', 'artillery'] },
  { card: 'lucky-cannonball-27', side: 'french', groups: ['fleet', 'bastion-or-fort', 'artillery'] },
];
const EVENT_REROLLS = 3;

/** 1.3, 13.3.4 The faces that are Hits for a shape. */
const HITS: Readonly<Record<string, readonly string[]>> = {
  triangle: ['hit-tc'],
  square: ['hit-sc'],
  circle: ['hit-tc', 'hit-sc'],
};

export class Volley {
  private readonly faces = new Map<string, string>();
  private readonly rerolled: Readonly<Record<'highland' | 'commander' | 'event', Set<string>>> = {
    highland: new Set(),
    commander: new Set(),
    event: new Set(),
  };

  constructor(
    private readonly fight: Fight,
    private readonly side: SideName,
    private readonly group: Group,
    private readonly units: readonly string[],
  ) {}

  *play(): Course {
    for (const unit of this.units) this.faces.set(unit, yield* roll('volley.roll'));
    yield* this.rerolls();
    yield* this.hits();
    yield* this.bts();
    // Rough Seas: Flags of Fleets count for nothing.
    if (this.group === 'fleet' && this.fight.table.position.played.french === 'rough-seas-40') return;
    this.fight.marker[this.side] += this.showing((face) => face === 'flag').length;
  }

  private showing(wanted: (face: string, unit: string) => boolean): string[] {
    return this.units.filter((unit) => wanted(this.faces.get(unit) ?? '', unit));
  }

  private isHit(unit: string): boolean {
    return (HITS[pieceFacts(unit).shape ?? ''] ?? []).includes(this.faces.get(unit) ?? '');
  }

  /** 13.3.3; under Coup de Main a British Fort's B&T is a Miss. */
  private isBt(unit: string): boolean {
    const { coup, table } = this.fight;
    const silenced = coup && isFort(unit) && table.board.sideOf(unit) === 'british';
    return this.faces.get(unit) === 'bt' && !silenced;
  }

  /** 13.3.4 How many of these Hits score: Hits that are not applied use up no target. */
  private scoring(hits: number, capacity: number, marker: number): number {
    return capacity === 0 ? 0 : Math.min(hits, capacity + Math.max(0, -marker));
  }

  // ---- 13.5 Rerolls

  /** The dice that neither show a Flag nor score. */
  private failed(): string[] {
    const { fight, side, group } = this;
    const hits = this.showing((_, unit) => this.isHit(unit));
    const bts = bombards(group) ? this.showing((_, unit) => this.isBt(unit)) : [];
    const room = fight.capacity(side, group, false);
    const scored = this.scoring(hits.length, room, fight.marker[side]);
    const applied = Math.max(0, scored - Math.max(0, -fight.marker[side]));
    const brigades = fight.capacity(side, group, true) - (isBrigadeGroup(group) ? applied : 0);
    const scoredBts = this.scoring(bts.length, brigades, fight.marker[side] + scored);
    const good = new Set([...(scored === hits.length ? hits : []), ...(scoredBts === bts.length ? bts : [])]);
    return this.showing((face, unit) => face !== 'flag' && !good.has(unit));
  }

  private get eventCard(): string | undefined {
    const { side, group, fight } = this;
    const { played } = fight.table.position;
    const inPlay: readonly (string | null | undefined)[] = [played.french, played.british];
    return REROLL_CARDS.find((each) => each.side === side && each.groups.includes(group) && inPlay.includes(each.card))
      ?.card;
  }

  private mayUseEvent(): boolean {
    const { eventCard, fight, side } = this;
    if (eventCard === undefined) return false;
    return fight.eventRerolls[side] > 0 || !fight.table.now.used.includes(eventCard);
  }

  private choices(): string[] {
    const { fight, side, group, rerolled } = this;
    const failed = this.failed();
    const leader = fight.commander[side];
    const led = leader !== undefined && fight.rerolls[side] > 0 ? pieceFacts(leader).rerolls : [];
    const shaped = (unit: string): boolean => led.some((shape) => shape === pieceFacts(unit).shape);
    return [
      ...failed
        .filter((unit) => group === 'highland' && !rerolled.highland.has(unit))
        .map((unit) => `highland ${unit}`),
      ...failed.filter((unit) => shaped(unit) && !rerolled.commander.has(unit)).map((unit) => `commander ${unit}`),
      ...failed.filter((unit) => this.mayUseEvent() && !rerolled.event.has(unit)).map((unit) => `event ${unit}`),
    ];
  }

  private *rerolls(): Course {
    for (;;) {
      const choices = this.choices();
      if (choices.length === 0) return;
      const answer = yield { step: 'volley.reroll', who: this.side, texts: [...choices, 'done'] };
      const [why = '', unit = ''] = answer.split(' ');
      if (why === 'done') return;
      yield* this.reroll(why as keyof Volley['rerolled'], unit);
    }
  }

  private *reroll(why: 'highland' | 'commander' | 'event', unit: string): Course {
    const { fight, side } = this;
    this.rerolled[why].add(unit);
    if (why === 'commander') fight.rerolls[side]--;
    if (why === 'event') this.useEvent();
    const face = yield* roll('volley.roll');
    this.faces.set(unit, face);
    if (why === 'commander' && face === 'miss') yield* this.casualty();
  }

  private useEvent(): void {
    const { fight, side, eventCard } = this;
    if (fight.eventRerolls[side] === 0) {
      fight.eventRerolls[side] = EVENT_REROLLS;
      if (eventCard !== undefined) fight.table.now.used.push(eventCard);
    }
    fight.eventRerolls[side]--;
  }

  /** 13.5.1 */
  private *casualty(): Course {
    const { fight, side } = this;
    const face = yield* roll('volley.casualty');
    const leader = fight.commander[side];
    if (face !== 'miss' || leader === undefined) return;
    const left = fight.rerolls[side];
    fight.table.eliminate(leader);
    fight.forgetCommander();
    const others = fight.commanders(side);
    if (others.length === 0) return;
    const [next] = yield* ask('volley.replace', side, [...others.map((each) => `lead ${each}`), 'none']);
    if (next === undefined) return;
    fight.commander[side] = next;
    fight.rerolls[side] = Math.min(left, pieceFacts(next).rating);
  }

  // ---- 13.3.3, 13.4 Effects

  private *hits(): Course {
    const { fight, side, group } = this;
    for (let left = this.showing((_, unit) => this.isHit(unit)).length; left > 0; left--) {
      if (fight.capacity(side, group, false) === 0) return;
      fight.marker[side]++;
      const first = fight.wouldHitMetropolitan(side, group);
      const applied = fight.marker[side] > 0;
      if (applied) yield* this.apply(false);
      if (first && (applied || fight.table.has('highlandHit'))) fight.firstHit[side] = true;
    }
  }

  private *apply(bt: boolean): Course {
    const { fight, side, group } = this;
    const choices = fight.mayBeHit(side, group, bt).map((each) => `hit ${each}`);
    const [hit = ''] = yield* ask('hit.apply', enemyOf(side), choices);
    fight.takeHit(hit);
  }

  private *bts(): Course {
    const { fight, side, group } = this;
    const enemy = enemyOf(side);
    // A Fleet that stays at one B&T stays at every one: nothing changes in between.
    let escaping = group === 'fleet';
    for (let left = this.showing((_, unit) => this.isBt(unit)).length; left > 0; left--) {
      if (isBrigadeGroup(group)) fight.militia[enemy] = Math.max(0, fight.militia[enemy] - 1);
      escaping = escaping && (yield* this.escape());
      if (!bombards(group) || fight.capacity(side, group, true) === 0) continue;
      fight.marker[side]++;
      if (fight.marker[side] > 0) yield* this.apply(true);
    }
  }

  /** 13.3.3, 13.9.2 A Fleet that is not eliminated may go home. */
  private *escape(): Course<boolean> {
    const { fight, side } = this;
    const { board } = fight.table;
    const coasts = SPACES.filter(
      (space) =>
        spaceFacts(space).seaZones.length > 0 &&
        space !== fight.at &&
        board.isFriendlyHome(space, side) &&
        !board.hasEnemies(space, side) &&
        !board.hasBattle(space),
    );
    const fleets = fight.alive(side).filter(isFleet);
    if (coasts.length === 0 || fleets.length === 0) return false;
    const choices = fleets.flatMap((fleet) => coasts.map((space) => `escape ${fleet} ${space}`));
    const [fleet, to] = yield* ask('volley.escape', side, [...choices, 'stay']);
    if (fleet === undefined || to === undefined) return false;
    fight.table.arrive([fleet], to, side);
    fight.table.unmark('landed', [fleet]);
    fight.table.unmark('marshaled', [fleet]);
    return true;
  }
}
