import { expect, test } from 'vitest';
import { reluctantWagoneers } from '../../src/cards/reluctant-wagoneers.ts';
import { card, point } from '../../src/ids.ts';
import type { CardName } from '../../src/names.ts';
import { position } from '../position.ts';
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

test('[#30] and the log shows the points lost; for a card without points it shows nothing', () => {
  const reported = (name: CardName): unknown[] => {
    const entries: unknown[] = [];
    const g = position({ cards: ['reluctant-wagoneers-30', name] });
    reluctantWagoneers.happen?.(g, (entry) => entries.push(entry), card.of('reluctant-wagoneers-30'));
    return entries;
  };
  const lost = { type: 'points-lost', side: 'british', card: 'reluctant-wagoneers-30' };
  expect(reported('surprise-landing-9')).toEqual([{ ...lost, points: 2 }]);
  expect(reported('disease-in-french-camp-5')).toEqual([]);
});
