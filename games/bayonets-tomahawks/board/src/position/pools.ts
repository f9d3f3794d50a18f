import {
  PIECES,
  type PieceFacts,
  type PieceName,
  TOKEN_FACTS,
  type TokenName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { pieceFacts } from './facts.ts';

// 5.2 The contents of the pools: everybody may look at them.

const isMetropolitan = ({ type }: PieceFacts): boolean => type === 'metropolitan-brigade' || type === 'highland';

type Drawn =
  | 'british-metropolitan'
  | 'french-metropolitan'
  | 'fleets'
  | 'colonial-brigades'
  | 'light-units'
  | 'artillery'
  | 'commanders'
  | 'forts'
  | 'nations';
export type PoolId = Drawn | 'bonus';

/** The pools in rulebook order, and their counters. */
const MEMBERS: readonly (readonly [id: Drawn, holds: (facts: PieceFacts) => boolean])[] = [
  ['british-metropolitan', (facts) => isMetropolitan(facts) && facts.side === 'british'],
  ['french-metropolitan', (facts) => isMetropolitan(facts) && facts.side === 'french'],
  ['fleets', ({ type }) => type === 'fleet'],
  ['colonial-brigades', ({ type }) => type === 'colonial-brigade'],
  ['light-units', ({ type }) => type === 'light'],
  ['artillery', ({ type }) => type === 'artillery'],
  ['commanders', ({ type }) => type === 'commander'],
  ['forts', ({ type }) => type === 'fort'],
  ['nations', ({ type }) => type === 'indian-nation'],
];

/** A pool that is not empty. */
export interface PoolContents {
  readonly id: PoolId;
  readonly pieces: readonly PieceName[];
  /** Vagaries of War tokens that may be drawn with them (15.2.1, 16.2.1). */
  readonly tokens: readonly TokenName[];
}

const lying = (view: View, place: string): readonly PieceName[] =>
  PIECES.filter((piece) => view.place[piece] === place);

/** The non-empty pools. */
export function poolsOf(view: View): readonly PoolContents[] {
  const pooled = lying(view, 'pool');
  const pools = MEMBERS.map(([id, holds]) => ({
    id,
    pieces: pooled.filter((piece) => holds(pieceFacts(piece))),
    tokens: TOKEN_FACTS.filter((token) => token.pool === id && view.tokens[token.id] === 'pool').map(
      (token) => token.id,
    ),
  }));
  const bonus: PoolContents = { id: 'bonus', pieces: lying(view, 'bonus-pool'), tokens: [] };
  return [...pools, bonus].filter(({ pieces, tokens }) => pieces.length + tokens.length > 0);
}
