import type { Json } from '@carillon/kit';
import type { CardPlaceName } from './ids.ts';
import type {
  CardName,
  ConnectionName,
  NationName,
  PieceName,
  PlaceName,
  RoundName,
  ScenarioName,
  SideName,
  SpaceName,
  TokenName,
} from './names.ts';
import type { OptionName } from './options.ts';

type BySide<T> = { readonly [S in SideName]?: T };

/** A position as named JSON. Blank entries are omitted: counters not in the game, neutral spaces, zeros. */
export interface Position {
  readonly scenario: ScenarioName;
  readonly year: number;
  readonly options: readonly OptionName[];
  readonly round: RoundName;
  /** 1 is French 1, 0 is British 1 (18.1). */
  readonly victory: number;
  readonly raidPoints: BySide<number>;
  readonly openSeas: boolean;
  readonly place: { readonly [P in PieceName]?: PlaceName };
  readonly reduced: readonly PieceName[];
  readonly spent: readonly PieceName[];
  readonly routed: readonly PieceName[];
  readonly outOfSupply: readonly PieceName[];
  readonly landed: readonly PieceName[];
  readonly marshaled: readonly PieceName[];
  readonly sittingOut: readonly PieceName[];
  readonly control: { readonly [S in SpaceName]?: SideName };
  readonly joined: { readonly [N in NationName]?: SideName };
  readonly frenchRaids: readonly SpaceName[];
  readonly britishRaids: readonly SpaceName[];
  readonly roads: readonly ConnectionName[];
  readonly roadsBegun: readonly ConnectionName[];
  readonly fortsBegun: readonly SpaceName[];
  readonly roadsNew: readonly ConnectionName[];
  readonly fortsNew: readonly SpaceName[];
  readonly britishRoadsBegun: readonly ConnectionName[];
  readonly britishFortsBegun: readonly SpaceName[];
  readonly battles: readonly SpaceName[];
  readonly frenchBefore: readonly SpaceName[];
  readonly britishBefore: readonly SpaceName[];
  readonly controlBefore: { readonly [S in SpaceName]?: SideName };
  readonly firstIn: { readonly [S in SpaceName]?: SideName };
  readonly frenchMoved: { readonly [C in ConnectionName]?: number };
  readonly britishMoved: { readonly [C in ConnectionName]?: number };
  readonly frenchGuns: readonly ConnectionName[];
  readonly britishGuns: readonly ConnectionName[];
  /** Directions: `albany>kingston`. */
  readonly frenchEntered: readonly string[];
  readonly britishEntered: readonly string[];
  readonly closed: ConnectionName | null;
  readonly cards: { readonly [C in CardName]?: CardPlaceName };
  readonly played: { readonly [deck: string]: CardName };
  readonly used: readonly CardName[];
  /** Points: `french-1` is the first on the French card in play. */
  readonly pointsGone: readonly string[];
  readonly reaction: string | null;
  readonly extraLight: boolean;
  readonly first: SideName;
  readonly chits: { readonly [chit: string]: 'pool' | 'drawn' | 'held' | 'unknown' };
  readonly holdsChit: readonly SideName[];
  readonly chitsDue: BySide<number>;
  readonly tokens: { readonly [T in TokenName]?: 'pool' | 'drawn' | 'removed' };
  readonly broughtBy: { readonly [commander: string]: PieceName };
  readonly earlyFleet: boolean;
  readonly stack: readonly SavedFrame[];
}

/** One running procedure, outermost first. */
export interface SavedFrame {
  readonly procedure: string;
  readonly step: string;
  readonly slot: string | null;
  readonly locals: { readonly [name: string]: Json };
  readonly answers?: readonly (string | null)[];
}
