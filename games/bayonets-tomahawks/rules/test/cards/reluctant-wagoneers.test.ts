import { expect, test } from 'vitest';
import { point } from '../../src/ids.ts';
import type { CardName } from '../../src/names.ts';
import { french } from './events.ts';

test('[#30] Reluctant Wagoneers cost the British two plain Army points', () => {
  const gone = (name: CardName): string[] =>
    french({ cards: ['reluctant-wagoneers-30', name] })
      .state.pointsGone.toArray()
      .map((each) => point.nameOf(each));
  expect(gone('surprise-landing-9')).toEqual(['british-2', 'british-3']);
  expect(gone('smallpox-infected-blankets-11')).toEqual(['british-1']);
  expect(gone('construction-frenzy-7')).toEqual(['british-2', 'british-3']);
});
