import type { Language } from '@carillon/board';
import type { Fault } from '../../shared/messages.ts';
import { say, type TextKey } from '../texts/index.ts';

/** The reason why a file could not be imported: a fault in its record, or in the file itself. */
export type FileFault = Fault | { readonly code: 'unreadable'; readonly line: 0 };

const WORDS: Readonly<Record<FileFault['code'], TextKey>> = {
  too_long: 'faultLarge',
  too_many_lines: 'faultLarge',
  line_too_long: 'faultLarge',
  no_record: 'faultForeign',
  no_position: 'faultForeign',
  unknown_version: 'faultVersion',
  unknown_title: 'faultTitle',
  unknown_scenario: 'faultTitle',
  bad_option: 'faultTitle',
  bad_head: 'faultDamaged',
  bad_line: 'faultDamaged',
  wrong_number: 'faultDamaged',
  unknown_player: 'faultDamaged',
  bad_undo: 'faultDamaged',
  hidden: 'faultPartial',
  no_end: 'faultCut',
  after_end: 'faultDamaged',
  missing: 'faultDamaged',
  twice: 'faultDamaged',
  impossible: 'faultRules',
  illegal: 'faultRules',
  wrong_mark: 'faultRules',
  wrong_end: 'faultRules',
  too_slow: 'faultSlow',
  partial: 'faultPartial',
  unreadable: 'faultUnread',
};

/** A fault as a sentence that names its line. */
export function faultText({ code, line }: FileFault, language: Language): string {
  const what = say(language, WORDS[code]);
  return line > 0 ? say(language, 'faultLine', { line, what }) : what.charAt(0).toUpperCase() + what.slice(1);
}
