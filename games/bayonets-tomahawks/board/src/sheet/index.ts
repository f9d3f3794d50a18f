import type { LogEntry, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, SheetSubject, Sheets } from '@carillon/board';
import { say } from '../texts/index.ts';
import { placeName } from '../texts/names.ts';
import { Answers } from './Answers.tsx';
import { brief, chance, foresee, worth } from './foretold.ts';
import { rolled } from './rolled.ts';
import { Sheet } from './Sheet.tsx';
import { subjectOf } from './subject.ts';

const heading = ({ kind, at }: SheetSubject<LogEntry>, language: Language): string =>
  say(language, kind === 'battle' ? 'sheet.battle' : 'sheet.raid', { space: placeName(at ?? '', language) });

/** The sheets of Bayonets & Tomahawks: Battles and Raids. */
export const sheets: Sheets<View, LogEntry> = {
  subjectOf,
  inquiry: { name: 'odds', args: {} },
  heading,
  brief,
  rolled: ({ entries }, language) => rolled(entries, language),
  foresee,
  chance,
  worth,
  Sheet,
  Answers,
};
