import { faultOf } from '@carillon/testkit';
import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../src/index.ts';
import { CARDS } from '../src/names.ts';
import { type Sparse, unchecked } from './position.ts';

// Pieces alone where nobody can be, and hands that nobody is dealt.

test.each<[what: string, sparse: Sparse, fault: string]>([
  [
    'a leader alone among enemies',
    { pieces: { albany: ['rigaud', 'northern-provincial-1'] } },
    'leader-stranded 6.53 ',
  ],
  ['a Regular in Pays d’en Haut', { pieces: { 'pays-den-haut': ['french-regular-1'] } }, 'out-of-reach 2.0 '],
  ['a Raided marker in Pays d’en Haut', { raided: { british: { 'pays-den-haut': 1 } } }, 'out-of-reach 2.0 '],
  ['a British fort in Pays d’en Haut', { works: { 'pays-den-haut': 'british-fort' } }, 'out-of-reach 2.0 '],
  ['a hand of sixteen', { hands: { french: CARDS.slice(20, 36), british: ['campaign-2'] } }, 'hand-too-large 5.21 '],
])('%s is refused', (_what, sparse, fault) => {
  const refused = faultOf(() => readPosition(writePosition(unchecked(sparse))));
  expect(refused?.startsWith(fault)).toBe(true);
});

test('Indians, a leader and Coureurs may be in Pays d’en Haut', () => {
  const there = unchecked({ pieces: { 'pays-den-haut': ['huron', 'dumas', 'coureurs-1'] } });
  expect(() => readPosition(writePosition(there))).not.toThrow();
});
