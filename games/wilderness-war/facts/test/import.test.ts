import { expect, test } from 'vitest';
import { importCards } from '../src/import-cards.ts';
import { importExamples } from '../src/import-examples.ts';
import { importPieces } from '../src/import-map.ts';

test('the marks and the number of open readings of a card are kept, its words are dropped', () => {
  const event = {
    eventKey: 'squadrons',
    timing: 'action-phase',
    effects: ['some words'],
    markers: [{ marker: 'Squadrons', duration: 'some words' }, { marker: 'none' }],
    afterPlay: 'remove on a roll of 1-3, otherwise discard',
    rules: ['5.51', '6.22 play note', 'Victory Point Table'],
    confidence: 'high',
    uncertain: ['some words', 'more words'],
  };
  const { cards } = importCards({ meta: { valueCounts: {} }, cards: [{ number: 21, note: 'some words', event }] });
  expect(cards).toEqual([
    {
      number: 21,
      eventKey: 'squadrons',
      timing: 'action-phase',
      afterPlay: 'by-die',
      markers: ['Squadrons'],
      rules: ['5.51', '6.22'],
      confidence: 'high',
      openReadings: 2,
    },
  ]);
});

test.each([
  ['starts on map (albany)', 'map:albany'],
  ['set aside until something happens', 'set-aside'],
  ['pool', 'pool'],
  ['not used', 'not-used'],
])('a leader given as "%s" is marked %s', (words, mark) => {
  const leader = { id: 'shirley', availability: { 1755: words } };
  const { leaders } = importPieces({ meta: { limits: {} }, leaders: [leader], units: [] });
  expect(leaders).toEqual([{ id: 'shirley', commanderInChief: false, availability: { 1755: mark } }]);
});

test.each([
  ['French take the fort of Oswego', { side: 'french', award: 'fort' }],
  ['Massacre! played on the French', { side: 'french', award: 'massacre' }],
  ['British take the fort of Niagara and thereby the space', { side: 'british', award: 'fort', vpSpace: 'niagara' }],
  ['British take the fortress of Québec', { side: 'british', award: 'fortress' }],
])('the ledger step "%s" is kept as what it scores', (words, step) => {
  const example = { id: 'ledger', initial: { note: 'some words' }, action: { steps: [words] }, expected: {} };
  const { examples } = importExamples({ examples: [example] });
  expect(examples).toEqual([{ id: 'ledger', initial: {}, action: { steps: [step] }, expected: {} }]);
});
