import type { SideName } from '../../src/names.ts';
import { aftermath } from './aftermath.ts';
import { ask, type Course, roll } from './asking.ts';
import { enemyOf, isCommander, isFleet, isLight, pieceFacts, spaceFacts } from './board.ts';
import { combine } from './combine.ts';
import { Fight, GROUPS, groupOf } from './fight.ts';
import { isFort, type Table } from './table.ts';
import { Volley } from './volley.ts';

// 13.0 Battle: from the marker on the space to the end of the retreat.

const LOWEST = -5;
const LARGE_STACK = 8;
const SIDES: readonly SideName[] = ['french', 'british'];

/** 13.0 All Battles of an Action Round. */
export function* battles(table: Table): Course {
  const fought: string[] = [];
  for (;;) {
    const waiting = table.now.battles.filter((space) => !fought.includes(space));
    if (waiting.length === 0) return;
    const at = yield* nextBattle(table, waiting);
    fought.push(at);
    yield* new Battle(table, at).play(fought);
  }
}

const rank = (space: string): number => spaceFacts(space).battleRank ?? Number.POSITIVE_INFINITY;

/** 13.0 From the top of the board; by a table option Battles with the fewest attackers first. */
function* nextBattle(table: Table, waiting: readonly string[]): Course<string> {
  const ordered = [...waiting].sort((a, b) => rank(a) - rank(b));
  if (!table.has('battleOrder')) return ordered[0] ?? '';
  // 13.9.3 Units that sit out a Battle do not attack.
  const attackers = (space: string): number =>
    table
      .units(space, enemyOf(defenderAt(table, space)))
      .filter((each) => !isCommander(each) && !table.is('sittingOut', each)).length;
  const fewest = Math.min(...ordered.map(attackers));
  const first = ordered.filter((space) => attackers(space) === fewest);
  if (first.length === 1) return first[0] ?? '';
  const [chosen = ''] = yield* ask(
    'battles.choose',
    table.position.first,
    first.map((space) => `fight ${space}`),
  );
  return chosen;
}

/** 13.1 */
function defenderAt({ position, board }: Table, at: string): SideName {
  const before = SIDES.filter((side) => {
    const there: readonly string[] = side === 'french' ? position.frenchBefore : position.britishBefore;
    return there.includes(at);
  });
  const [only] = before;
  if (before.length === 1 && only !== undefined) return only;
  const { militia } = spaceFacts(at);
  // 13.2.1 Under an enemy control marker there may be none left.
  const captured = militia !== null && board.control(at) === enemyOf(militia.side);
  if (militia !== null && militia.count > (captured ? 1 : 0)) return militia.side;
  return (position.firstIn as Readonly<Record<string, SideName>>)[at] ?? 'french';
}

class Battle {
  private readonly fight: Fight;
  /** 13.3.2 The markers that lie on the space when the Battle begins. */
  private readonly markers = new Map<SideName, number>();
  private readonly order: readonly SideName[];

  constructor(
    private readonly table: Table,
    private readonly at: string,
  ) {
    const defender = defenderAt(table, at);
    this.fight = new Fight(table, at, enemyOf(defender));
    this.order = [enemyOf(defender), defender];
  }

  *play(fought: readonly string[]): Course {
    const { fight, order } = this;
    for (const side of order) this.markers.set(side, this.landingAndMarshal(side));
    for (const side of order) yield* this.emergencyArtillery(side);
    for (const side of order) yield* combine(this.table, this.at, side, fight.present(side));
    fight.enlist();
    const fortified = fight.units[fight.defender].some(isFort);
    for (const side of order) fight.marker[side] = Math.max(LOWEST, -this.penalties(side));
    for (const side of order) yield* this.lead(side);
    yield* this.events();
    for (const side of order) yield* this.fire(side);
    for (const side of order)
      for (let left = fight.militia[side]; left > 0; left--)
        if ((yield* roll('battle.militiaRoll')) === 'flag') fight.marker[side]++;
    yield* aftermath(fight, fortified, fought);
  }

  // ---- 13.2 Preparation

  /** 13.2.2 */
  private *emergencyArtillery(side: SideName): Course {
    const { table, fight, at } = this;
    const fleets = fight.present(side).filter(isFleet);
    const guns = Object.keys(table.now.place).filter((each) => {
      const { type, side: owner } = pieceFacts(each);
      return type === 'artillery' && owner === side;
    });
    const inPool = guns.filter((each) => table.now.place[each] === 'pool');
    const [gun] = inPool.length > 0 ? inPool : guns.filter((each) => table.now.place[each] === 'losses');
    if (fleets.length < 2 || gun === undefined) return;
    const answer = yield {
      step: 'emergency-artillery.trade',
      who: side,
      texts: [...fleets.map((each) => `trade ${each}`), 'keep'],
    };
    const [, fleet] = answer.split(' ');
    if (fleet === undefined) return;
    for (const mark of ['routed', 'outOfSupply', 'landed', 'marshaled', 'spent'] as const)
      if (table.is(mark, fleet)) table.mark(mark, [gun]);
    table.takeAway(fleet, 'pool');
    table.put(gun, at);
  }

  private landingAndMarshal(side: SideName): number {
    const { table } = this;
    const stack = this.fight.present(side);
    return (['landed', 'marshaled'] as const).filter((mark) => stack.some((each) => table.is(mark, each))).length;
  }

  /** 13.3.2 */
  private penalties(side: SideName): number {
    const { table, fight } = this;
    const stack = fight.units[side];
    const routed = stack.some((each) => table.is('routed', each)) ? 1 : 0;
    const large = stack.length >= LARGE_STACK ? 2 : 1;
    const unsupplied = stack.some((each) => table.is('outOfSupply', each)) ? large : 0;
    return (this.markers.get(side) ?? 0) + routed + unsupplied + this.fortPenalty(side);
  }

  private fortPenalty(side: SideName): number {
    const { fight } = this;
    if (side !== fight.attacker || !fight.units[fight.defender].some(isFort)) return 0;
    return fight.units[side].some((each) => groupOf(each) === 'artillery') ? 1 : 2;
  }

  /** 13.3.1 */
  private *lead(side: SideName): Course {
    const { fight } = this;
    const commanders = fight.commanders(side);
    if (commanders.length === 0) return;
    const step = side === fight.attacker ? 'battle.attackerCommander' : 'battle.defenderCommander';
    const [leader = ''] = yield* ask(
      step,
      side,
      commanders.map((each) => `lead ${each}`),
    );
    fight.commander[side] = leader;
    fight.rerolls[side] = pieceFacts(leader).rating;
  }

  // ---- Events at the start of a Battle

  private *events(): Course {
    const { fight, table } = this;
    const card = table.position.played.french;
    if (card === undefined || card === null || table.now.used.includes(card)) return;
    const effect = this.effectOf(card);
    if (effect === undefined) return;
    const answer = yield { step: 'battle.events', who: 'french', texts: [`play ${card}`, 'pass'] };
    if (answer === 'pass') return;
    table.now.used.push(card);
    effect();
    fight.marker.british = Math.max(LOWEST, fight.marker.british);
  }

  private effectOf(card: string): (() => void) | undefined {
    const { fight } = this;
    const lights = fight.units.french.filter(isLight).length;
    const wild = ['outpost', 'wilderness'].includes(spaceFacts(this.at).kind);
    if (card === 'wilderness-ambush-32' && wild && lights > 0)
      return () => {
        fight.marker.french += lights >= 3 ? 2 : 1;
      };
    if (card === 'coup-de-main-37' && fight.units.british.some(isFort))
      return () => {
        fight.marker.french++;
        fight.coup = true;
      };
    if (card === 'indomitable-abbatis-41' && fight.defender === 'french')
      return () => {
        fight.marker.british -= 2;
      };
    return undefined;
  }

  // ---- 13.3.3

  private *fire(side: SideName): Course {
    const { fight } = this;
    for (const group of GROUPS) {
      const all = fight.units[side].filter((each) => groupOf(each) === group);
      // Only defenders can be eliminated before they roll.
      if (all.length > 0) yield* new Volley(fight, side, group, all).play();
    }
  }
}
