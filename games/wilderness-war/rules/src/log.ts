import type { RaidColumn } from './data/tables.ts';
import type { MarkerName, OptionName, SeasonName } from './ids.ts';
import type {
  AssembliesName,
  CardName,
  LeaderName,
  PieceName,
  PlaceName,
  ScenarioName,
  SideName,
  SpaceName,
} from './names.ts';

/** One named part of a die roll, with the rule it comes from. */
export interface Modifier {
  readonly why: ModifierName;
  readonly rule: string;
  readonly by: number;
  /** The leader whose tactics count, for `tactics`. */
  readonly leader?: LeaderName;
}

/** The causes of die modifiers. */
export type ModifierName =
  | 'tactics'
  | 'no-auxiliaries'
  | 'no-regulars'
  | 'stockade'
  | 'fieldworks'
  | 'amphibious-landing'
  | 'ambush'
  | 'assault'
  | 'coehorns'
  | 'louisbourg'
  | 'rangers'
  | 'militia';

/** The target of a raid (10.1): a stockade, an enemy-allied settlement, or a cultivated space without either. */
export type RaidTarget = 'stockade' | 'settlement' | 'cultivated';

/**
 * Why nobody chose which unit loses a step: Drilled Troops take their half (7.62), a unit at full strength comes first
 * (7.63), only one kind of unit can lose a step, all steps are lost, winter (11.2), a Raided marker (14.2).
 */
export type LossReason = 'drilled' | 'full' | 'only' | 'all' | 'winterReduced' | 'winterFull' | 'raided';

/**
 * Why a side is not asked. Whether it avoids battle: it has sought an interception into the space (6.85), there is no
 * refuge (6.81), or all have failed to intercept (6.84). Whether it intercepts: it has shunned a battle there (6.85).
 */
export type LeftOut = 'sought' | 'refuge' | 'failed' | 'shunned' | Exempt;

/** Why nobody may try to intercept: 6.721 to 6.724. */
export type Exempt = 'lone' | 'awaited' | 'leaders' | 'left';

/** The events of the game for its players; the client turns entries into sentences. */
export type LogEntry =
  | { readonly type: 'begin'; readonly scenario: ScenarioName }
  | { readonly type: 'optional-rules'; readonly rules: readonly OptionName[] }
  | {
      readonly type: 'bids';
      readonly french: number;
      readonly british: number;
      readonly favoured: SideName;
      readonly rule: '13.3';
    }
  | { readonly type: 'bids-even'; readonly die: number; readonly winner: SideName; readonly rule: '13.3' }
  | { readonly type: 'bid-roll'; readonly french: number; readonly british: number; readonly rule: '14.7' }
  | {
      readonly type: 'bid';
      /** The seat that bids. */
      readonly by: SideName;
      readonly bid: number;
      /** The side that is bid for. */
      readonly side: SideName;
      readonly rule: '14.7';
    }
  | {
      readonly type: 'sides';
      /** The side that the bidder plays. */
      readonly side: SideName;
      readonly bid: number;
      /** Whether the players exchange seats. */
      readonly exchanged: boolean;
      readonly total: number;
      readonly rule: string;
    }
  | { readonly type: 'season'; readonly year: number; readonly season: SeasonName }
  | { readonly type: 'reshuffle'; readonly rule: '5.25' }
  | { readonly type: 'dealt'; readonly side: SideName; readonly count: number }
  | { readonly type: 'hold'; readonly side: SideName }
  | {
      readonly type: 'card';
      readonly side: SideName;
      readonly card: CardName;
      readonly use: 'activate' | 'pass' | 'event' | 'stockades' | 'forts';
    }
  | {
      readonly type: 'event-without-effect';
      readonly side: SideName;
      readonly card: CardName;
      readonly rule: '5.51';
    }
  | {
      readonly type: 'activate';
      readonly side: SideName;
      readonly commander: LeaderName | null;
      readonly pieces: readonly PieceName[];
      readonly at: SpaceName;
    }
  | {
      readonly type: 'march';
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly infiltrates: boolean;
    }
  | { readonly type: 'drop'; readonly pieces: readonly PieceName[]; readonly at: SpaceName }
  | {
      readonly type: 'intercept' | 'avoid';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly success: boolean;
    }
  | {
      readonly type: 'slip-away';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly rule: '6.8';
    }
  /** A side is not asked whether it avoids battle or intercepts in a space. */
  | {
      readonly type: 'left-out';
      readonly side: SideName;
      readonly at: SpaceName;
      readonly what: LeftOut;
      readonly rule: '6.721' | '6.722' | '6.723' | '6.724' | '6.81' | '6.84' | '6.85';
    }
  | {
      readonly type: 'avoided';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly to: SpaceName;
    }
  | {
      readonly type: 'battle';
      readonly at: SpaceName;
      readonly attacker: SideName;
      readonly attackers: readonly PieceName[];
      readonly defenders: readonly PieceName[];
    }
  | { readonly type: 'militia'; readonly side: SideName; readonly pieces: readonly PieceName[]; readonly at: SpaceName }
  | { readonly type: 'response'; readonly side: SideName; readonly card: CardName }
  | {
      readonly type: 'fire';
      readonly side: SideName;
      readonly role: 'attacker' | 'defender';
      readonly strength: number;
      /** Lowest strength of the column used, after shifts. */
      readonly column: number;
      readonly shifts: readonly Modifier[];
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly losses: number;
    }
  | {
      readonly type: 'loss';
      readonly side: SideName;
      readonly piece: PieceName;
      readonly eliminated: boolean;
      /** Why the step falls on this unit; `null` if its owner chose between several. */
      readonly why: LossReason | null;
      readonly rule: string;
    }
  | {
      readonly type: 'leader-check';
      readonly side: SideName;
      readonly leader: LeaderName;
      readonly die: number;
      readonly killed: boolean;
    }
  | {
      readonly type: 'won';
      readonly side: SideName;
      readonly at: SpaceName;
      /** The winner alone has units left, inflicted more losses, or defended in a tie. */
      readonly why: 'alone' | 'more' | 'tie';
      /** The losses that the winner called for, and those that the loser did. */
      readonly inflicted: number;
      readonly suffered: number;
      readonly rule: '7.8';
    }
  | {
      readonly type: 'vp';
      readonly side: SideName;
      readonly points: number;
      readonly why: VpReason;
      readonly rule: string;
      readonly total: number;
    }
  | { readonly type: 'overrun'; readonly side: SideName; readonly at: SpaceName; readonly rule: '7.82' }
  | {
      readonly type: 'retreat';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly to: SpaceName;
    }
  | {
      readonly type: 'eliminated';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly at: PlaceName;
      readonly rule: string;
    }
  | {
      readonly type: 'stockade';
      /** `raided`: destroyed in a raid, without victory points (10.31). */
      readonly what: 'captured' | 'destroyed' | 'raided';
      readonly side: SideName;
      readonly at: SpaceName;
    }
  | { readonly type: 'fort-started-lost'; readonly side: SideName; readonly at: SpaceName; readonly rule: '5.45' }
  | { readonly type: 'siege-begins' | 'siege-lifted'; readonly at: SpaceName; readonly rule: string }
  | { readonly type: 'fortress-reverts'; readonly side: SideName; readonly at: SpaceName; readonly rule: string }
  | { readonly type: 'amphib-placed' | 'amphib-removed'; readonly at: SpaceName; readonly rule: string }
  | { readonly type: 'inside'; readonly side: SideName; readonly pieces: readonly PieceName[]; readonly at: SpaceName }
  | {
      readonly type: 'siege-roll';
      readonly side: SideName;
      readonly at: SpaceName;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly level: number;
    }
  | {
      readonly type: 'assault';
      readonly at: SpaceName;
      readonly attacker: SideName;
      readonly attackers: readonly PieceName[];
      readonly defenders: readonly PieceName[];
    }
  | { readonly type: 'assault-failed'; readonly at: SpaceName; readonly rule: '9.2' }
  | {
      readonly type: 'captured';
      readonly side: SideName;
      readonly at: SpaceName;
      readonly what: 'fort' | 'fortress';
      readonly rule: string;
    }
  | {
      readonly type: 'sail';
      readonly pieces: readonly PieceName[];
      readonly from: SpaceName;
      readonly to: SpaceName;
      readonly landing: boolean;
    }
  | {
      readonly type: 'build';
      readonly side: SideName;
      readonly at: SpaceName;
      readonly what: 'stockade' | 'fort-started' | 'fort';
    }
  | {
      readonly type: 'demolish';
      readonly side: SideName;
      readonly at: SpaceName;
      readonly what: 'stockade' | 'fort' | 'fort-started';
    }
  | { readonly type: 'restored'; readonly side: SideName; readonly pieces: readonly PieceName[] }
  | { readonly type: 'placed'; readonly side: SideName; readonly pieces: readonly PieceName[]; readonly at: PlaceName }
  | { readonly type: 'event-roll'; readonly side: SideName; readonly card: CardName; readonly die: number }
  | {
      readonly type: 'alliance';
      readonly side: SideName;
      readonly halfPoints: number;
      /** Whether the card counted only half of its roll. */
      readonly halved: boolean;
      readonly rule: '5.53';
    }
  | { readonly type: 'allied'; readonly side: SideName; readonly at: SpaceName; readonly rule: '5.532' }
  | { readonly type: 'not-received'; readonly side: SideName; readonly rule: '5.522' }
  | {
      readonly type: 'leader-drawn' | 'leader-returned' | 'leader-dismissed';
      readonly leader: LeaderName;
      readonly rule: '5.55' | '5.51';
    }
  | { readonly type: 'leaders-available'; readonly leaders: readonly LeaderName[]; readonly rule: '5.55' }
  | { readonly type: 'leaders-exchanged'; readonly leaders: readonly [LeaderName, LeaderName] }
  | { readonly type: 'assemblies'; readonly to: AssembliesName; readonly rule: '5.54' }
  | { readonly type: 'marker'; readonly marker: MarkerName; readonly placed: boolean }
  | { readonly type: 'bastions-repaired'; readonly side: SideName; readonly at: SpaceName }
  | { readonly type: 'small-pox'; readonly side: SideName; readonly at: SpaceName; readonly steps: number }
  | { readonly type: 'card-taken'; readonly side: SideName; readonly card: CardName }
  | { readonly type: 'card-recovered'; readonly side: SideName; readonly card: CardName; readonly rule: string }
  | { readonly type: 'card-lost'; readonly side: SideName; readonly card: CardName | null }
  | {
      readonly type: 'raid';
      readonly side: SideName;
      readonly pieces: readonly PieceName[];
      readonly at: SpaceName;
      readonly target: RaidTarget;
      readonly column: RaidColumn;
      readonly die: number;
      readonly modifiers: readonly Modifier[];
      readonly success: boolean;
      /** The number of steps that the raiders must lose. */
      readonly losses: number;
    }
  | { readonly type: 'raided'; readonly side: SideName; readonly at: SpaceName; readonly rule: '10.31' }
  | {
      readonly type: 'go-home';
      readonly side: SideName;
      readonly piece: PieceName;
      readonly from: SpaceName;
      readonly to: SpaceName;
    }
  | { readonly type: 'year-end'; readonly year: number }
  | { readonly type: 'raids-counted'; readonly side: SideName; readonly markers: number; readonly rule: '13.22' }
  | {
      readonly type: 'attrition';
      readonly side: SideName;
      readonly at: SpaceName;
      /** Drilled Troops there, full and reduced, before they suffer. */
      readonly full: number;
      readonly reduced: number;
      readonly rule: '11.2';
    }
  | { readonly type: 'result'; readonly winner: SideName | null; readonly rule: string };

/** Why victory points were awarded (13.2). */
export type VpReason =
  | 'battle'
  | 'stockade'
  | 'fort'
  | 'fortress'
  | 'key-space'
  | 'raids'
  | 'demolition'
  | 'massacre'
  | 'early-regulars';
