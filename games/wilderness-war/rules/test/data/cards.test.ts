import { expect, test } from 'vitest';
import cardsJson from '../../../facts/data/cards.json' with { type: 'json' };
import { CARD_FACTS } from '../../src/data/cards.ts';
import { CARDS, EVENTS } from '../../src/names.ts';

const { cards } = cardsJson;

test('70 cards, named by event and number, in number order', () => {
  expect(cards.map((card) => card.number)).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
  expect(CARDS).toEqual(cards.map((card) => `${card.eventKey}-${card.number}`));
  expect(CARDS[10]).toBe('ambush-11');
});

test('every card agrees with the facts in every field', () => {
  const listed = cards.map((card) => ({
    number: card.number,
    name: card.name,
    eventKey: card.eventKey,
    value: card.activationValue,
    side: card.eventSide,
    response: card.response,
    removeAfterEvent: card.removeAfterEvent,
    conditionalRemove: card.conditionalRemove,
    reshuffle: card.reshuffle,
    navalAnchor: card.navalAnchor,
    confidence: card.confidence,
    openReadings: card.openReadings,
    scenarios: card.scenarios,
    markers: card.markers,
    rules: card.rules,
  }));
  expect(CARD_FACTS).toEqual(listed);
});

test('a card’s fate and the moment of its play follow from its marks', () => {
  for (const [index, card] of cards.entries()) {
    const { removeAfterEvent, conditionalRemove, response } = CARD_FACTS[index] ?? {};
    expect(card.afterPlay).toBe(removeAfterEvent ? 'remove' : conditionalRemove ? 'by-die' : 'discard');
    expect(card.timing).toBe(response ? 'response' : 'action-phase');
  }
});

test('23 cards of value 1, 19 of value 2, 28 of value 3', () => {
  const number = (value: number) => CARD_FACTS.filter((card) => card.value === value).length;
  expect([number(1), number(2), number(3)]).toEqual([23, 19, 28]);
  expect(cardsJson.valueCounts).toEqual({ 1: 23, 2: 19, 3: 28 });
  expect(CARD_FACTS).toHaveLength(70);
});

test('the anchor is on every card of value 3 and on no other', () => {
  for (const card of CARD_FACTS) expect(card.navalAnchor).toBe(card.value === 3);
});

test('only Surrender! brings a reshuffle', () => {
  expect(CARD_FACTS.filter((card) => card.reshuffle).map((card) => card.name)).toEqual(['Surrender!']);
});

test('cards 63 to 70 belong to the scenarios that begin in 1755', () => {
  for (const card of CARD_FACTS) expect(card.scenarios.length).toBe(card.number >= 63 ? 2 : 4);
});

test('events are named once each, and cards of one event differ only in number, value and scenarios', () => {
  expect(new Set(EVENTS).size).toBe(EVENTS.length);
  for (const event of EVENTS) {
    const alike = CARD_FACTS.filter((card) => card.eventKey === event);
    const common = alike.map(({ number, value, navalAnchor, scenarios, ...rest }) => rest);
    expect(alike.length).toBeGreaterThan(0);
    expect(new Set(common.map((rest) => JSON.stringify(rest))).size).toBe(1);
  }
});
