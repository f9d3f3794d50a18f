import type { Language, LogLine } from '@carillon/board';
import type { SideName, SpaceName } from '@carillon/wilderness-war-rules/reference';
import { bySide, placeName, theSide } from '../names.ts';
import { forceListed, piecesPhrase } from '../pieces.ts';
import { rollParts } from '../rolls.ts';
import { type EntryOf, type Lines, pieces, spaces, write } from './line.ts';

/** 9.22 A fort that is taken is damaged, except by Surrender! (5.56). */
function captureOf({
  what,
  rule,
}: EntryOf<'captured'>): 'log.captured.fort' | 'log.captured.wholeFort' | 'log.captured.fortress' {
  if (what === 'fortress') return 'log.captured.fortress';
  return rule === '9.22' ? 'log.captured.fort' : 'log.captured.wholeFort';
}

const BUILDING_RULES = { stockade: '5.41', 'fort-started': '5.42', fort: '5.42' } as const;

const where = (at: SpaceName, language: Language) => ({
  params: { space: placeName(at, language) },
  about: spaces(at),
});
const sideWhere = ({ side, at }: { readonly side: SideName; readonly at: SpaceName }, language: Language) => ({
  params: { side: theSide(side, language), space: placeName(at, language) },
  about: spaces(at),
});

/** 5.4 Construction, 5.52 reinforcements, 8.0 sieges, 9.0 assaults. */
export const SIEGE_LINES: Lines<
  | 'siege-begins'
  | 'siege-lifted'
  | 'fortress-reverts'
  | 'amphib-placed'
  | 'amphib-removed'
  | 'inside'
  | 'siege-roll'
  | 'assault'
  | 'captured'
  | 'build'
  | 'demolish'
  | 'restored'
  | 'placed'
> = {
  'siege-begins': ({ at, rule }, language) =>
    write.line(language, { key: 'log.siege-begins', ...where(at, language), rule }),
  'siege-lifted': ({ at, rule }, language) =>
    write.line(language, { key: 'log.siege-lifted', ...where(at, language), rule }),
  'fortress-reverts': ({ side, at, rule }, language) =>
    write.line(language, {
      key: 'log.fortress-reverts',
      params: { side: bySide(side, language), space: placeName(at, language) },
      about: spaces(at),
      rule,
    }),
  'amphib-placed': ({ at, rule }, language) =>
    write.line(language, { key: 'log.amphib-placed', ...where(at, language), rule }),
  'amphib-removed': ({ at, rule }, language) =>
    write.line(language, { key: 'log.amphib-removed', ...where(at, language), rule }),
  inside: (entry, language) => piecesWhere('log.inside', '8.1')(entry, language),
  'siege-roll': sieged,
  assault: (entry, language) =>
    write.line(language, {
      key: 'log.assault',
      params: {
        space: placeName(entry.at, language),
        attacker: theSide(entry.attacker, language),
        attackers: forceListed(entry.attackers, language),
        defenders: forceListed(entry.defenders, language),
      },
      about: [...spaces(entry.at), ...pieces([...entry.attackers, ...entry.defenders])],
      rule: '9.1',
    }),
  captured: (entry, language) =>
    write.line(language, { key: captureOf(entry), ...sideWhere(entry, language), rule: entry.rule }),
  build: (entry, language) =>
    write.line(language, {
      key: `log.build.${entry.what}`,
      ...sideWhere(entry, language),
      rule: BUILDING_RULES[entry.what],
    }),
  demolish: (entry, language) =>
    write.line(language, { key: `log.demolish.${entry.what}`, ...sideWhere(entry, language), rule: '5.46' }),
  restored: (entry, language) =>
    write.detail(language, {
      key: 'log.restored',
      params: { side: theSide(entry.side, language), pieces: piecesPhrase(entry.pieces, language) },
      about: pieces(entry.pieces),
      rule: '5.523',
    }),
  placed: (entry, language) => piecesWhere('log.placed', '5.52')(entry, language),
};

/** The work of a siege, every modifier named. */
function sieged(entry: EntryOf<'siege-roll'>, language: Language): LogLine {
  const { params, roll } = rollParts(entry, language);
  return write.line(language, {
    key: 'log.siege-roll',
    params: { ...sideWhere(entry, language).params, ...params, level: entry.level },
    about: spaces(entry.at),
    rule: '8.231',
    roll,
  });
}

/** A line about pieces of a side in a place. */
function piecesWhere(key: 'log.inside' | 'log.placed', rule: string) {
  return (entry: EntryOf<'placed'> | EntryOf<'inside'>, language: Language) =>
    write.detail(language, {
      key,
      params: {
        side: theSide(entry.side, language),
        pieces: piecesPhrase(entry.pieces, language),
        space: placeName(entry.at, language),
      },
      about: [...pieces(entry.pieces), ...spaces(entry.at)],
      rule,
    });
}
