import { asList, asRow, pick, type Row, rowsOf, textOf } from '@carillon/workshop';

const CARD_FIELDS = [
  'number',
  'name',
  'activationValue',
  'eventSide',
  'response',
  'removeAfterEvent',
  'conditionalRemove',
  'reshuffle',
  'navalAnchor',
  'scenarios',
];

/** `discard`, `remove` or, for the card that leaves the game by a die roll, `by-die`. */
function afterPlay(event: Row): string {
  const text = textOf(event, 'afterPlay');
  if (text === 'discard' || text === 'remove') return text;
  if (text.includes('on a roll')) return 'by-die';
  throw new Error(`afterPlay: ${text}`);
}

/** The printed markers that the event puts on the map or the tracks, by name. */
function markers(event: Row): string[] {
  const names = rowsOf(event, 'markers').map((row) => textOf(row, 'marker'));
  return names.filter((name) => name !== 'none');
}

/** Rule numbers only: words after a number (`play note`) and references that are not numbers are left out. */
function ruleNumbers(event: Row): string[] {
  const rules = asList(event.rules, 'rules').map(String);
  return rules.flatMap((rule) => /^\d+\.\d+/.exec(rule)?.[0] ?? []);
}

function importCard(card: Row): Row {
  const event = asRow(card.event, 'event');
  return {
    ...pick(card, CARD_FIELDS),
    ...pick(event, ['eventKey', 'timing']),
    afterPlay: afterPlay(event),
    markers: markers(event),
    rules: ruleNumbers(event),
    ...pick(event, ['confidence']),
    openReadings: asList(event.uncertain, 'uncertain').length,
  };
}

/**
 * Cards with their values, owners and structured marks. Effects are written as code, one file per card, and are not
 * data; so only the number of uncertain readings is kept.
 */
export function importCards(from: Row): Row {
  return {
    valueCounts: asRow(asRow(from.meta, 'meta').valueCounts, 'valueCounts'),
    cards: rowsOf(from, 'cards').map(importCard),
  };
}
