import type { Penalty } from '../log.ts';
import type { CardName, SideName, SpaceName } from '../names.ts';

// What the query `odds` answers: plain JSON, with names. All chances are between 0 and 1.

/** How a Battle may end. */
export interface BattleChances {
  /** The attacker wins; who has lost is Routed (13.8). */
  readonly wins: number;
  readonly attackerRouted: number;
  readonly defenderRouted: number;
  /** By how many positions the attacker's marker is ahead at the end, each with its chance, in ascending order. */
  readonly margins: readonly { readonly margin: number; readonly chance: number }[];
  /** The mean numbers of units that each side loses and sees Reduced from now on, before Rout and retreat. */
  readonly eliminated: { readonly [S in SideName]: number };
  readonly reduced: { readonly [S in SideName]: number };
}

/** A side of a Battle as it stands. */
export interface BattleSide {
  readonly units: number;
  readonly militia: number;
  /** The Battle Victory marker: where the penalties put it, and once the dice roll where it has come to. */
  readonly marker: number;
  /** 13.3.2 What holds the marker back, each with its rule. */
  readonly penalties: readonly Penalty[];
}

/** What a card would change. */
export interface BattleVariant {
  readonly card: CardName;
  readonly side: SideName;
  readonly chances: BattleChances;
}

/** The odds of a Battle: fought `runs` times by the rules; `error` is the largest standard error of a chance. */
export interface BattleOdds extends BattleChances {
  readonly kind: 'battle';
  readonly at: SpaceName;
  readonly attacker: SideName;
  readonly sides: { readonly [S in SideName]: BattleSide };
  readonly variants: readonly BattleVariant[];
  readonly runs: number;
  readonly error: number;
}

/** A space on the way of a raider where enemies may stop it. */
export interface RaidStop {
  readonly at: SpaceName;
  /** 9.2 Light units stop it on more faces than others. */
  readonly by: 'light' | 'other';
  readonly chance: number;
}

/** What a Raid on one target would bring, by the way with the best chance. */
export interface RaidChance {
  readonly at: SpaceName;
  /** Raid Points (9.3), with those that an event adds. */
  readonly points: number;
  readonly through: readonly SpaceName[];
  readonly stops: readonly RaidStop[];
  /** That the raider comes to the target, and that it succeeds there too. */
  readonly arrives: number;
  readonly succeeds: number;
}

/** The exact odds of a Raid that goes on: the best targets first. */
export interface RaidOdds {
  readonly kind: 'raid';
  readonly at: SpaceName;
  readonly targets: readonly RaidChance[];
  /** Pursuit of Elevated Status: one die of each kind may be rolled again, and is reckoned so. */
  readonly again: boolean;
}
