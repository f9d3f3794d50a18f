import { readFileSync } from 'node:fs';
import { CARD_FACTS, TABLE_OPTIONS } from '@carillon/bayonets-tomahawks-rules/reference';

import { LANGUAGES, type Language } from '@carillon/board';
import { describe, expect, it } from 'vitest';
import { help } from '../src/help/index.ts';
import { opening } from '../src/opening.ts';
import { say } from '../src/texts/index.ts';
import { apName } from '../src/texts/names.ts';

const BOOKS = await Promise.all(LANGUAGES.map(async (language) => [language, await help(language)] as const));

const DOCUMENT = new URL('../../docs/cards-open.md', import.meta.url);

/** The numbers of the cards with open readings in the document. */
const openOnRecord = (): number[] => {
  const entries = readFileSync(DOCUMENT, 'utf8').split('\n### ').slice(1);
  const open = entries.filter((entry) => /^- /m.test(entry));
  return open.flatMap((entry) => (/^[\d, ]+/.exec(entry)?.[0] ?? '').split(',').map(Number));
};

describe.each(BOOKS)('the help of the rules, in "%s"', (language, { chapters }) => {
  const sections = chapters.flatMap((chapter) => chapter.sections);

  it('explains each option of a table in the section of its rule, with both values', () => {
    for (const { name, rule } of TABLE_OPTIONS) {
      const section = sections.find((each) => `${rule}.`.startsWith(`${each.rule}.`));
      const { about } = opening.agreement(name, language);
      expect(section?.paragraphs.map(({ text }) => text).join(' '), name).toContain(about);
    }
  });
});

const DOUBTFUL: Partial<Record<Language, RegExp>> = { en: /^Reconst/, fr: /^Reconst/, de: /^Rekonst/ };

describe.each(BOOKS)('the help of the cards, in "%s"', (language, { cards }) => {
  it('says of every event that its text is reconstructed', () => {
    for (const { doubt, title } of cards.filter(({ id }) => id !== 'no-event'))
      expect(doubt, title).toMatch(DOUBTFUL[language] ?? /^\S+/);
  });

  it('explains each card, also those without an event', () => {
    for (const { id } of CARD_FACTS) expect(cards.filter((help) => help.cards.includes(id)).length, id).toBe(1);
    const plain = cards.find(({ id }) => id === 'no-event');
    expect(plain?.does.text.length).toBeGreaterThan(100);
  });

  it('lists open readings of a card exactly as the document does', () => {
    const shown = cards.filter(({ open }) => open.length > 0).flatMap((help) => help.cards);
    const numbers = CARD_FACTS.filter(({ id }) => shown.includes(id)).map(({ number }) => number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(openOnRecord().toSorted((a, b) => a - b));
  });

  it('gives the side and the Action Points of each card, also if several have the event', () => {
    for (const { id, deck, number, actionPoints } of CARD_FACTS) {
      const help = cards.find((each) => each.cards.includes(id));
      const points = actionPoints.map((point) => apName(point, language)).join(', ');
      const lines = (help?.numbers ?? []).map((line) =>
        [line, ...(help?.id === 'no-event' ? [] : (help?.notes ?? []))].join(' · '),
      );
      const own = lines.filter((line) => new RegExp(`\\b${number}\\b`).test(line.split(' · ')[0] ?? ''));
      expect(own, id).toEqual([expect.stringContaining(`${say(language, `card.${deck}`)} · ${points}`)]);
    }
  });

  it('has no two events with the same title', () => {
    const titles = cards.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it('mentions only one side on cards of that side', () => {
    for (const help of cards) {
      const decks = new Set(CARD_FACTS.filter(({ id }) => help.cards.includes(id)).map(({ deck }) => deck));
      if (decks.size > 1)
        expect(help.does.text, help.title).not.toMatch(
          /British|French|britanni|français|britisch|Briten|Franzos|französisch/i,
        );
    }
  });
});
