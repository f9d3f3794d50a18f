import type {
  ApType,
  CardName,
  ConnectionName,
  FaceName,
  NationName,
  PenaltyName,
  PieceName,
  PlaceName,
  PoolName,
  RoundName,
  ScenarioName,
  SideName,
  SpaceName,
  TokenName,
} from './names.ts';
import type { OptionName } from './options.ts';

// The events of the game, as data. The board supplies the words.

/** Why VP were gained or lost (18.1). */
export type VpReason = 'victory-space' | 'raid-track' | 'bonus' | 'war-in-europe';

/** Reasons to move a Battle Victory marker before the rolls: penalties (13.3.2) and events. */
export interface Penalty {
  readonly why: PenaltyName | 'event';
  readonly rule: string;
  readonly by: number;
  readonly card?: CardName;
}

interface Acting {
  readonly side: SideName;
  readonly at: SpaceName;
}
interface Moving extends Acting {
  readonly pieces: readonly PieceName[];
}

/**
 * Why nobody chose the unit that a Hit falls on: Highlanders take the first on Metropolitan Brigades (13.4.2), a Reduced
 * unit comes first (13.4), or only one kind of unit is of the type that the Hit falls on (13.3.4).
 */
export type HitReason = 'highland' | 'reducedFirst' | 'only';

/**
 * 13.6 Why a side has won a Battle: its marker is higher; it defends, and the markers are equal; the other side has no
 * units left; it defends, and neither side has units left. Entries of earlier rules have no reason.
 */
export type WonReason = 'higher' | 'tie' | 'gone' | 'bothGone';

/**
 * What is left out because nothing is possible: Actions with the points left (7.3), the Landing of Routed units (13.8),
 * Hits (13.3.4) and B&Ts (13.3.3) without a target, B&Ts of Brigades without Militia to remove and of Fleets without a
 * harbour (13.3.3), draws from an empty pool (15.2, 16.2), what a token lets its faction pick, with or without another
 * draw instead, or takes away (15.2.1, 16.2.1), the Commander of a Brigade (15.2.2), the return of units from the
 * Losses box (17.2), the way home of a stack by land (17.3); an Indian unit whose Villages the British hold returns to
 * none (7.4).
 */
export type LeftOut =
  | 'actions'
  | 'landing'
  | 'hits'
  | 'bts'
  | 'militia'
  | 'harbour'
  | 'draws'
  | 'pick'
  | 'pick-again'
  | 'navy'
  | 'commander'
  | 'losses'
  | 'way-home'
  | 'village';

export type LogEntry =
  | { readonly type: 'begin'; readonly scenario: ScenarioName }
  // Open readings that differ from the default at this table.
  | { readonly type: 'agreed'; readonly options: readonly OptionName[] }
  | { readonly type: 'year'; readonly year: number }
  | { readonly type: 'round'; readonly round: RoundName; readonly year: number }
  // 7 Cards. A card that only its owner knows is `null` to others.
  | { readonly type: 'draw-card'; readonly side: SideName; readonly card: CardName | null; readonly indian: boolean }
  | { readonly type: 'keep-reserve'; readonly side: SideName; readonly card: CardName | null }
  | { readonly type: 'reveal'; readonly french: CardName; readonly british: CardName; readonly indian: CardName }
  | { readonly type: 'initiative'; readonly side: SideName; readonly french: number; readonly british: number }
  | { readonly type: 'first-player'; readonly side: SideName; readonly by: SideName }
  | { readonly type: 'phase'; readonly side: SideName; readonly reaction: boolean }
  /** 7.3.6 The First Player holds a point of the faction's card for Reaction. */
  | {
      readonly type: 'hold';
      readonly side: SideName;
      readonly card: CardName;
      readonly point: ApType;
      readonly double: boolean;
    }
  | {
      readonly type: 'event';
      readonly card: CardName;
      readonly side: SideName;
      /** The Battle Victory marker that an event of a Battle moves, and its position then. */
      readonly moved?: { readonly side: SideName; readonly marker: number } | undefined;
    }
  /** A faction declines the event of its card, which the log has just reported. */
  | { readonly type: 'declined'; readonly card: CardName; readonly side: SideName }
  /** What an event does to a stack or a connection for the Action Round. */
  | ({ readonly type: 'spent'; readonly rule: string } & Acting)
  | { readonly type: 'closed'; readonly side: SideName; readonly road: ConnectionName; readonly rule: string }
  | { readonly type: 'event-without-effect'; readonly card: CardName }
  | { readonly type: 'points-lost'; readonly side: SideName; readonly card: CardName; readonly points: number }
  // Positions
  | { readonly type: 'control'; readonly at: SpaceName; readonly side: SideName | null; readonly rule: string }
  | {
      readonly type: 'vp';
      readonly side: SideName;
      readonly points: number;
      readonly why: VpReason;
      readonly rule: string;
    }
  | { readonly type: 'raid-points'; readonly side: SideName; readonly points: number; readonly total: number }
  | { readonly type: 'open-seas' }
  | { readonly type: 'nation-joins'; readonly nation: NationName; readonly side: SideName; readonly rule: string }
  | { readonly type: 'placed'; readonly piece: PieceName; readonly at: PlaceName; readonly rule: string }
  | {
      readonly type: 'eliminated';
      readonly piece: PieceName;
      readonly to: PlaceName;
      readonly rule: string;
      readonly why?: HitReason | undefined;
    }
  | {
      readonly type: 'reduced';
      readonly piece: PieceName;
      readonly rule: string;
      readonly why?: HitReason | undefined;
    }
  | { readonly type: 'restored'; readonly piece: PieceName; readonly rule: string }
  | { readonly type: 'chit'; readonly side: SideName; readonly chit: string | null; readonly kept: boolean | null }
  | { readonly type: 'chit-revealed'; readonly side: SideName; readonly chit: string }
  | {
      readonly type: 'marker';
      readonly marker: 'rout' | 'out-of-supply';
      readonly side: SideName;
      readonly at: PlaceName;
      readonly placed: boolean;
      readonly rule: string;
    }
  // 9–12 Actions
  | ({ readonly type: 'move'; readonly to: SpaceName } & Moving)
  /** 7.2.1 Units that were activated, and have not moved. */
  | ({ readonly type: 'stay' } & Moving)
  | ({ readonly type: 'retreat'; readonly to: PlaceName } & Moving)
  | ({ readonly type: 'sail' } & Moving)
  | ({ readonly type: 'land' } & Moving)
  | ({ readonly type: 'marshal'; readonly by: PieceName } & Moving)
  | ({ readonly type: 'overwhelm'; readonly units: number; readonly enemies: number } & Acting)
  | ({ readonly type: 'battle-marker' } & Acting)
  | { readonly type: 'raid'; readonly side: SideName; readonly raider: PieceName; readonly from: SpaceName }
  | ({ readonly type: 'interception'; readonly face: FaceName; readonly stopped: boolean } & Acting)
  | ({ readonly type: 'raid-roll'; readonly face: FaceName; readonly success: boolean } & Acting)
  | ({ readonly type: 'fort-begun' | 'fort-built' | 'fort-repaired' | 'fort-removed' } & Acting)
  | { readonly type: 'road-begun' | 'road-built'; readonly side: SideName; readonly road: ConnectionName }
  // 13 Battle
  | ({ readonly type: 'battle'; readonly attacker: SideName; readonly militia: number } & Acting)
  | {
      readonly type: 'penalties';
      readonly side: SideName;
      readonly penalties: readonly Penalty[];
      readonly marker: number;
    }
  | {
      readonly type: 'roll';
      readonly side: SideName;
      readonly piece: PieceName | null;
      readonly face: FaceName;
      readonly reroll: 'commander' | 'highland' | 'event' | null;
      /** 13.3.3 The unit has been eliminated in this Battle, and still rolls. */
      readonly eliminated?: true;
    }
  | { readonly type: 'score'; readonly side: SideName; readonly why: 'hit' | 'bt' | 'flag'; readonly marker: number }
  | { readonly type: 'militia-gone'; readonly side: SideName; readonly left: number }
  | {
      readonly type: 'commander-casualty';
      readonly commander: PieceName;
      readonly face: FaceName;
      readonly lost: boolean;
    }
  | ({
      readonly type: 'battle-won';
      readonly attacker: number;
      readonly defender: number;
      readonly rout: boolean;
      readonly why?: WonReason | undefined;
      /** 13.9 A Bastion cancels the attackers' victory. */
      readonly heldOut?: boolean | undefined;
    } & Acting)
  /** `at`: the stack's space. `card`: the card with the points. `piece`: the unit. `count`: the points, dice, draws or units. */
  | {
      readonly type: 'left-out';
      /** `null` for draws of Fleets, which both factions share. */
      readonly side: SideName | null;
      readonly what: LeftOut;
      readonly rule: string;
      readonly at?: SpaceName | undefined;
      readonly card?: CardName | undefined;
      readonly piece?: PieceName | undefined;
      readonly pool?: PoolName | undefined;
      readonly count?: number | undefined;
    }
  // 14–18
  | {
      readonly type: 'rally';
      readonly side: SideName;
      readonly at: PlaceName;
      readonly face: FaceName;
      readonly success: boolean;
    }
  | { readonly type: 'drawn'; readonly side: SideName | null; readonly piece: PieceName | TokenName }
  | { readonly type: 'result'; readonly winner: SideName; readonly rule: string };
