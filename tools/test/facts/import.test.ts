import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../src/facts/convert.ts';
import { importCards } from '../../src/facts/import-cards.ts';
import { importExamples } from '../../src/facts/import-examples.ts';
import { importPieces } from '../../src/facts/import-map.ts';
import { figure } from '../../src/facts/pick.ts';
import { printFacts } from '../../src/facts/print.ts';

const FOLDER = join(ROOT, 'facts');
const COMMON = ['cards', 'connections', 'examples', 'scenarios', 'spaces', 'tables'];
const FILES = [
  ...[...COMMON, 'units'].map((name) => `bayonets-tomahawks/${name}.json`),
  ...[...COMMON, 'pieces'].map((name) => `wilderness-war/${name}.json`),
];

/** Every text in a value, with the name of the field that holds it. */
function texts(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, Array.isArray(value) ? field : key));
}

test.each(['bayonets-tomahawks', 'wilderness-war'])('the folder of %s holds its seven fact files', (title) => {
  const found = readdirSync(join(FOLDER, title)).filter((file) => file !== 'biome.json');
  expect(found.map((file) => `${title}/${file}`).sort()).toEqual(FILES.filter((file) => file.startsWith(title)).sort());
});

test.each(FILES)('%s is laid out with one row per line', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  expect(printFacts(JSON.parse(text))).toBe(text);
});

test.each(FILES)('%s holds names and short labels, no sentences', (file) => {
  const found = texts(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const long = found.filter(
    ([field, text]) => !['name', 'source', 'title'].includes(field) && text.split(' ').length > 8,
  );
  expect(long).toEqual([]);
  expect(
    found.filter(([field]) => /^(note|lonlatNote|effects|limits|edgeCases|preconditions|uncertain)$/.test(field)),
  ).toEqual([]);
});

test('rows of a list stay on one line, however long', () => {
  const long = 'x'.repeat(200);
  const line = `    { "id": "${long}" }`;
  expect(printFacts({ rows: [{ id: long }, { id: long }] })).toBe(`{
  "rows": [
${line},
${line}
  ]
}
`);
});

test('a figure that the outside text no longer tells is an error, not a gap', () => {
  expect(figure('at 11 or more VP', /at (\d+) or more/)).toBe(11);
  expect(() => figure('at eleven or more VP', /at (\d+) or more/)).toThrow('no at');
});

test('of a card the marks and the number of open readings are kept, its words are dropped', () => {
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
])('a leader told as "%s" is marked %s', (words, mark) => {
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
