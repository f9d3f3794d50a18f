import type { Language, SheetSubject, Sheets } from '@carillon/board';
import type { LogEntry, View } from '@carillon/wilderness-war-rules/reference';
import { logLine } from '../texts/log/index.ts';
import { placeName } from '../texts/names.ts';
import { brief, chance, foresee, isOdds, isOfIdleEvent, worth } from './foretold.ts';
import { rolled } from './rolls.ts';
import { Sheet } from './Sheet.tsx';
import { isKind, subjectOf } from './subject.ts';
import { phrase } from './texts.ts';

function heading({ kind, at, entries }: SheetSubject<LogEntry>, language: Language): string {
  const [first] = entries;
  if (at === null) return first ? logLine(first, language).text : '';
  const space = placeName(at, language);
  return isKind(kind) ? phrase(language, `title.${kind}`, { space }) : space;
}

/** The sheets of Wilderness War: battles, assaults, sieges, raids, interceptions, avoiding battle, and winter. */
export const sheets: Sheets<View, LogEntry> = {
  subjectOf,
  inquiry: { name: 'odds', args: {} },
  heading,
  brief(answer, language) {
    if (isOfIdleEvent(answer)) return phrase(language, 'brief.idle');
    return isOdds(answer) ? brief(answer, language) : '';
  },
  rolled: ({ entries }, language) => rolled(entries, language),
  foresee,
  chance: (answer, { option }) => (isOdds(answer) ? chance(answer, option) : undefined),
  worth: (answer, chosen, language) => (isOdds(answer) ? worth(answer, chosen, language) : ''),
  Sheet,
};
