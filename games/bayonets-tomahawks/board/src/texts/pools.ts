import type { Language } from '@carillon/board';
import type { PoolContents, PoolId } from '../position/pools.ts';
import { say } from './index.ts';
import { counted, drawnName, pieceNames } from './names.ts';

// The pools in words.

export const poolName = (id: PoolId, language: Language): string => say(language, `pool.${id}`);

/** The Vagaries of War tokens in a pool; empty if there are none. */
export function tokensIn({ tokens }: PoolContents, language: Language): string {
  if (tokens.length === 0) return '';
  const names = tokens.map((token) => drawnName(token, language));
  return say(language, 'pool.tokens', { tokens: counted(names).join(', ') });
}

/** The contents of a pool, as a line of the text view. */
export function poolLine(pool: PoolContents, language: Language): string {
  const pieces = pool.pieces.length === 0 ? say(language, 'pool.none') : pieceNames(pool.pieces, language);
  return say(language, 'text.pool', {
    pool: poolName(pool.id, language),
    pieces,
    tokens: pool.tokens.length === 0 ? '' : ` ${tokensIn(pool, language)}`,
  });
}
