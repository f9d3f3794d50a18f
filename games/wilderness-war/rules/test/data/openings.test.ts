import { expect, test } from 'vitest';
import { CARD_FACTS } from '../../src/data/cards.ts';
import { OPENINGS } from '../../src/data/openings.ts';
import { SCENARIO_FACTS } from '../../src/data/scenarios.ts';
import { SCENARIOS } from '../../src/names.ts';
import { optionMatters, TABLE_OPTIONS } from '../../src/table-options.ts';

test('the start page has every scenario, with its figures', () => {
  expect(OPENINGS.map(({ id }) => id)).toEqual(SCENARIOS);
  expect(OPENINGS.map(({ optionalEvents, ...figures }) => figures)).toEqual(
    SCENARIO_FACTS.map(({ id, startYear, endYear, seasons, handSize, startVp }) => {
      return { id, startYear, endYear, seasons, frenchHand: handSize.french, startVp };
    }),
  );
});

test('an event of an optional rule is in the decks that have a card of it', () => {
  const events = new Set(OPENINGS.flatMap(({ optionalEvents }) => optionalEvents));
  expect([...events]).toEqual(
    expect.arrayContaining(['acadians-expelled', 'william-pitt', 'diplomatic-revolution', 'surrender']),
  );
  for (const event of events) {
    const cards = CARD_FACTS.filter(({ eventKey }) => eventKey === event);
    const having = OPENINGS.filter(({ optionalEvents }) => optionalEvents.includes(event)).map(({ id }) => id);
    expect(having, event).toEqual(SCENARIOS.filter((id) => cards.some(({ scenarios }) => scenarios.includes(id))));
  }
});

test('every option makes a difference in a scenario, and none in an unknown one', () => {
  const agreed = { bidding: 'sealed' };
  const idle = TABLE_OPTIONS.filter(({ name }) => !SCENARIOS.some((id) => optionMatters(name, id, agreed)));
  expect(idle).toEqual([]);
  expect(TABLE_OPTIONS.filter(({ name }) => optionMatters(name, 'chess', agreed))).toEqual([]);
});
