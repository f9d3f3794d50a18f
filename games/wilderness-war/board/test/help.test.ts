import { type HelpBook, type HelpParagraph, LANGUAGES, sectionOf } from '@carillon/board';
import { CARD_FACTS, CARDS, COMBAT_ROWS } from '@carillon/wilderness-war-rules/reference';
import { beforeAll, describe, expect, it } from 'vitest';
import { OPEN_READINGS } from '../src/cards/generated/readings.ts';
import { wildernessWarTitle as title } from '../src/index.ts';
import { cardEffect } from '../src/texts/effects.ts';

const books = new Map<string, HelpBook>();
beforeAll(async () => {
  for (const language of LANGUAGES) books.set(language, await title.help(language));
});

const bookIn = (language: string): HelpBook => books.get(language) ?? { chapters: [], cards: [] };
const sections = (language: string) => bookIn(language).chapters.flatMap((chapter) => chapter.sections);
const card = (language: string, id: string) => bookIn(language).cards.find((each) => each.cards.includes(id));

function expectReadable(text: string, what: string): void {
  expect(text, what).toMatch(/^\S.*\S$/u);
  expect(text, what).not.toMatch(/[{}|]| {2}|undefined|NaN|^[~-] /);
}

describe.each(LANGUAGES)('the rules in "%s"', (language) => {
  it('go from chapter 2 to 14, each section in its chapter and once', () => {
    const { chapters } = bookIn(language);
    expect(chapters.map(({ number }) => number)).toEqual([
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
    ]);
    for (const chapter of chapters)
      for (const { rule } of chapter.sections) expect(rule.split('.')[0]).toBe(chapter.number);
    const numbers = sections(language).map(({ rule }) => rule);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(150);
  });

  it('are readable, with figures filled in', () => {
    for (const { rule, title: head, paragraphs } of sections(language)) {
      expectReadable(head, rule);
      expect(paragraphs.length, rule).toBeGreaterThan(0);
      for (const { text } of paragraphs) expectReadable(text, rule);
    }
  });

  it('refer only to existing sections', () => {
    const texts: HelpParagraph[] = [
      ...sections(language).flatMap(({ paragraphs }) => paragraphs),
      ...bookIn(language).cards.flatMap(({ when, does, open }) => [when, does, ...open]),
    ];
    const named = texts.flatMap(({ text }) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, rule = '']) => rule));
    expect(named.length).toBeGreaterThan(80);
    const numbers = new Set(sections(language).map(({ rule }) => rule));
    expect(named.filter((rule) => !numbers.has(rule))).toEqual([]);
  });
});

describe('the tables of the help', () => {
  it('show the tables that the rules use for rolls', () => {
    const [combat] = sectionOf(bookIn('en'), '7.6')?.tables ?? [];
    expect(combat?.head.slice(0, 6)).toEqual(['Die', '0', '1', '2', '3', '4–5']);
    expect(combat?.head.at(-1)).toBe('28+');
    expect(combat?.rows.map(([, ...cells]) => cells.map(Number))).toEqual(COMBAT_ROWS);
    expect(combat?.rows.map(([die]) => die)).toEqual(['≤ 0', '1', '2', '3', '4', '5', '6', '7+']);
    const [siege] = sectionOf(bookIn('en'), '8.231')?.tables ?? [];
    expect(siege?.rows).toEqual([
      ['≤ 2', '+0'],
      ['3–5', '+1'],
      ['6+', '+2'],
    ]);
    const [raid] = sectionOf(bookIn('en'), '10.3')?.tables ?? [];
    expect(raid?.rows[5]).toEqual(['5', 'success, 1 lost', 'success, 1 lost']);
  });
});

describe('a rule number', () => {
  it('leads to its section, or to the nearest above it', () => {
    const ruleOf = (number: string) => sectionOf(bookIn('en'), number)?.rule;
    expect(['6.22', '8.231c', '5.345', '4.0 B.3', '4.0 B.9'].map(ruleOf)).toEqual([
      '6.22',
      '8.231',
      '5.34',
      '4.0 B.3',
      '4.0 B',
    ]);
    expect(ruleOf('6.0')).toBe('6.1');
    expect(ruleOf('15.1')).toBeUndefined();
    expect(ruleOf('massacre')).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the cards in "%s"', (language) => {
  it('are all explained: when, what, and how certain', () => {
    expect(CARDS).toHaveLength(70);
    for (const [i, id] of CARDS.entries()) {
      const help = card(language, id);
      const facts = CARD_FACTS[i];
      expectReadable(help?.when.text ?? '', id);
      expectReadable(help?.does.text ?? '', id);
      expect(help?.doubt === undefined, id).toBe(facts?.confidence === 'high');
      expect(help?.open.length, id).toBe(OPEN_READINGS[facts?.eventKey ?? 'campaign']?.length ?? 0);
      for (const { text } of help?.open ?? []) expectReadable(text, id);
      expect(help?.numbers.some((text) => text.includes(String(facts?.number)))).toBe(true);
      expect(help?.rules).toEqual(expect.arrayContaining([...(facts?.rules ?? [])]));
      expectReadable(cardEffect(id, language), id);
    }
  });
});

describe('the help of a card', () => {
  it('shows numbers as the rules have them', () => {
    expect(card('en', 'courier-intercepted-35')?.does.text).toContain('on 3 to 6');
    expect(card('en', 'courier-intercepted-35')?.open[0]?.text).toBe(
      'On which rolls is the courier caught? Here: 3 to 6.',
    );
    expect(cardEffect('courier-intercepted-35', 'en')).toContain('Roll a die: on 3–6');
    expect(card('fr', 'small-pox-34')?.when.text).toContain('plus de 4 unités ennemies');
  });

  it('names sides and cards in the user’s language', () => {
    expect(card('fr', 'stingy-provincial-assembly-39')?.does.text).toContain('nommé par les Français');
    expect(card('en', 'diplomatic-revolution-69')?.open[0]?.text).toContain('French Regulars and Troop Transports');
  });

  it('distinguishes yes from no', () => {
    const answers = bookIn('fr').cards.flatMap(({ open }) => open.map(({ text }) => text));
    expect(answers.filter((text) => text.endsWith(': oui.')).length).toBeGreaterThan(5);
    expect(card('fr', 'provincial-regiments-dispersed-38')?.open[0]?.text).toMatch(/non\.$/);
  });
});
