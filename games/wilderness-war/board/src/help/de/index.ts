import type { HelpTexts } from '../texts.ts';
import { CARDS } from './cards.ts';
import { CHAPTER_5 } from './chapter-05.ts';
import { CHAPTER_6 } from './chapter-06.ts';
import { CHAPTER_2, CHAPTER_3, CHAPTER_4 } from './chapters-02-04.ts';
import { CHAPTER_7, CHAPTER_8, CHAPTER_9 } from './chapters-07-09.ts';
import { CHAPTER_10, CHAPTER_11, CHAPTER_12 } from './chapters-10-12.ts';
import { CHAPTER_13, CHAPTER_14 } from './chapters-13-14.ts';
import { PHRASES } from './phrases.ts';
import { READINGS } from './readings.ts';
import { WORDS } from './words.ts';

export const TEXTS: HelpTexts = {
  chapters: [
    CHAPTER_2,
    CHAPTER_3,
    CHAPTER_4,
    CHAPTER_5,
    CHAPTER_6,
    CHAPTER_7,
    CHAPTER_8,
    CHAPTER_9,
    CHAPTER_10,
    CHAPTER_11,
    CHAPTER_12,
    CHAPTER_13,
    CHAPTER_14,
  ],
  cards: CARDS,
  readings: READINGS,
  words: WORDS,
  phrases: PHRASES,
};
