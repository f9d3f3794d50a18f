import {
  format,
  type HelpBook,
  type HelpChapter,
  type HelpParagraph,
  type Language,
  spacedFrench,
} from '@carillon/board';
import { FIGURES } from '../cards/figures.ts';
import { cardsHelp } from './cards.ts';
import type { ChapterText } from './chapter.ts';
import { tablesOf } from './tables.ts';
import type { HelpTexts } from './texts.ts';

const KINDS: Readonly<Record<string, HelpParagraph['kind']>> = { '- ': 'item', '~ ': 'reading' };

/** A paragraph as shown: with its figures inserted, and French text typeset. */
function paragraph(text: string, language: Language): HelpParagraph {
  const kind = KINDS[text.slice(0, 2)];
  const plain = format(kind === undefined ? text : text.slice(2), FIGURES, language);
  return { kind: kind ?? 'text', text: language === 'fr' ? spacedFrench(plain) : plain };
}

/** The book of a language from its texts. */
export function bookOf(texts: HelpTexts, language: Language): HelpBook {
  const tables = tablesOf({ language, words: texts.words });
  const chapterOf = ({ title, sections }: ChapterText): HelpChapter => {
    const entries = Object.entries(sections);
    return {
      number: entries[0]?.[0].split('.')[0] ?? '',
      title,
      sections: entries.map(([rule, [head, ...paragraphs]]) => ({
        rule,
        title: head,
        paragraphs: paragraphs.map((text) => paragraph(text, language)),
        tables: tables.get(rule) ?? [],
        also: texts.phrases[rule],
      })),
    };
  };
  return { chapters: texts.chapters.map(chapterOf), cards: cardsHelp(texts, language) };
}
