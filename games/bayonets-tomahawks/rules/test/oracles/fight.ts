import type { SideName } from '../../src/names.ts';
import { enemyOf, isCommander, pieceFacts, spaceFacts } from './board.ts';
import { isBastion, isFort, type Table } from './table.ts';

/** 13.3.3 The unit types in the order in which they roll. */
export const GROUPS = [
  'non-indian-light',
  'indian',
  'highland',
  'metropolitan',
  'non-metropolitan',
  'fleet',
  'bastion-or-fort',
  'artillery',
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  light: 'non-indian-light',
  indian: 'indian',
  'indian-nation': 'indian',
  highland: 'highland',
  'metropolitan-brigade': 'metropolitan',
  'colonial-brigade': 'non-metropolitan',
  canadiens: 'non-metropolitan',
  fleet: 'fleet',
  bastion: 'bastion-or-fort',
  fort: 'bastion-or-fort',
  artillery: 'artillery',
};

const METROPOLITAN: readonly Group[] = ['highland', 'metropolitan'];
/** 13.3.4 The types that a Hit of each type falls on, in order of priority. */
const TARGETS: Readonly<Record<Group, readonly (readonly Group[])[]>> = {
  'non-indian-light': [['non-indian-light'], ['indian']],
  indian: [['indian'], ['non-indian-light']],
  highland: [METROPOLITAN, ['non-metropolitan']],
  metropolitan: [METROPOLITAN, ['non-metropolitan']],
  'non-metropolitan': [['non-metropolitan'], METROPOLITAN],
  fleet: [['fleet'], ['artillery'], ['bastion-or-fort']],
  'bastion-or-fort': [['artillery'], ['fleet']],
  artillery: [['artillery'], ['bastion-or-fort'], ['fleet']],
};
/** 13.3.3 A B&T prioritizes Metropolitan Brigades. */
const BRIGADES: readonly (readonly Group[])[] = [METROPOLITAN, ['non-metropolitan']];

export const groupOf = (piece: string): Group | undefined => GROUP_OF[pieceFacts(piece).type];
export const isBrigadeGroup = (group: Group): boolean => [...METROPOLITAN, 'non-metropolitan'].includes(group);
/** 13.3.3 The unit types whose B&Ts may hit a Brigade. */
export const bombards = (group: Group): boolean => [...METROPOLITAN, 'artillery', 'bastion-or-fort'].includes(group);

type Both<T> = Record<SideName, T>;

/** A Battle that is being fought. */
export class Fight {
  /** 13.2 The units that fight, without Commanders. */
  readonly units: Both<readonly string[]> = { french: [], british: [] };
  readonly marker: Both<number> = { french: 0, british: 0 };
  readonly militia: Both<number> = { french: 0, british: 0 };
  readonly commander: Both<string | undefined> = { french: undefined, british: undefined };
  readonly rerolls: Both<number> = { french: 0, british: 0 };
  readonly eventRerolls: Both<number> = { french: 0, british: 0 };
  /** 13.4.2 The first Hit of a side on a Metropolitan Brigade has been scored. */
  readonly firstHit: Both<boolean> = { french: false, british: false };
  coup: boolean = false;
  bastionLost: boolean = false;

  constructor(
    readonly table: Table,
    readonly at: string,
    readonly attacker: SideName,
  ) {
    const { militia } = spaceFacts(at);
    // 13.2.1 One less if there is an enemy control marker.
    if (militia !== null) {
      const captured = table.board.control(at) === enemyOf(militia.side);
      this.militia[militia.side] = Math.max(0, militia.count - (captured ? 1 : 0));
    }
  }

  get defender(): SideName {
    return enemyOf(this.attacker);
  }

  /** The units in the space that do not sit out the Battle (13.9.3). */
  present(side: SideName): string[] {
    return this.table.units(this.at, side).filter((each) => !this.table.is('sittingOut', each));
  }

  commanders(side: SideName): string[] {
    return this.present(side).filter(isCommander);
  }

  enlist(): void {
    for (const side of ['french', 'british'] as const)
      this.units[side] = this.present(side).filter((each) => !isCommander(each));
  }

  /** The fighting units that are neither eliminated nor gone. */
  alive(side: SideName): string[] {
    return this.units[side].filter((each) => this.table.now.place[each] === this.at);
  }

  bastions(): string[] {
    return this.table.units(this.at, 'french').filter(isBastion);
  }

  /** 13.3.4, 13.4.2 The enemies that a Hit of a type may fall on, by priority. */
  private targets(side: SideName, group: Group, bt: boolean): string[][] {
    const alive = this.alive(enemyOf(side));
    const reach = bt ? BRIGADES : TARGETS[group];
    return reach.map((groups) =>
      alive.filter((each) => {
        const type = groupOf(each);
        return type !== undefined && groups.includes(type) && !(isBastion(each) && group !== 'artillery');
      }),
    );
  }

  /** 13.3.4 The number of Hits that the enemy can still receive from a type. */
  capacity(side: SideName, group: Group, bt: boolean): number {
    const steps = (each: string): number => (pieceFacts(each).reducedFace && !this.table.isReduced(each) ? 2 : 1);
    return this.targets(side, group, bt)
      .flat()
      .reduce((sum, each) => sum + steps(each), 0);
  }

  /** 13.4, 13.4.2 The units that the owner may choose for a Hit. */
  mayBeHit(side: SideName, group: Group, bt: boolean): string[] {
    const [first = []] = this.targets(side, group, bt).filter(({ length }) => length > 0);
    const highland = first.filter((each) => groupOf(each) === 'highland');
    const chosen = !bt && !this.firstHit[side] && highland.length > 0 ? highland : first;
    const reduced = chosen.filter((each) => this.table.isReduced(each));
    return reduced.length > 0 ? reduced : chosen;
  }

  /** 13.4.2 Whether a Hit of this type would be on a Metropolitan Brigade. */
  wouldHitMetropolitan(side: SideName, group: Group): boolean {
    return this.mayBeHit(side, group, false).some((each) => METROPOLITAN.includes(groupOf(each) ?? 'indian'));
  }

  /** 13.4 */
  takeHit(piece: string): void {
    const { table } = this;
    if (pieceFacts(piece).reducedFace && !table.isReduced(piece)) {
      table.flip(piece, true);
      return;
    }
    table.eliminate(piece);
    if (isBastion(piece) && this.bastions().length === 0) this.bastionLost = true;
    this.forgetCommander();
  }

  /** A Commander who is gone no longer leads. */
  forgetCommander(): void {
    for (const side of ['french', 'british'] as const) {
      const leader = this.commander[side];
      if (leader === undefined || this.table.now.place[leader] === this.at) continue;
      this.commander[side] = undefined;
      this.rerolls[side] = 0;
    }
  }

  /** 13.6 A side that fought with units and has none left. */
  isSpent(side: SideName): boolean {
    return this.units[side].length > 0 && this.alive(side).length === 0;
  }

  fort(side: SideName): string | undefined {
    return this.table.units(this.at, side).find(isFort);
  }
}
