import type { FaceName, HitReason, LogEntry, PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, LogLine } from '@carillon/board';
import { ofType } from '@carillon/wargame-board';
import { isLight, pieceFacts } from '../position/facts.ts';
import { shownOn } from './idle.ts';
import { type Plain, say } from './index.ts';
import { cards, type Lines, pieces, spaces, write } from './line.ts';
import { BATTLE_LINES, type BattleEntry } from './log-battle.ts';
import { EVENT_LINES, type EventEntry } from './log-events.ts';
import { LEFT_OUT_LINES } from './log-left-out.ts';
import { drawnLine, moveLine, placedLine, together } from './log-together.ts';
import {
  agreedWords,
  apName,
  cardName,
  pieceName,
  pieceNames,
  placeName,
  roadName,
  sideName,
  theSide,
} from './names.ts';

type OtherEntry = Exclude<LogEntry['type'], BattleEntry | EventEntry | 'left-out'>;

/** Every type of entry has a line, or this does not compile. */
const LINES: Lines<OtherEntry> = {
  begin: ({ scenario }, to) => write.heading(to, { key: 'log.begin', params: { scenario: say(to, scenario) } }),
  agreed: ({ options }, to) => write.line(to, { key: 'log.agreed', params: { readings: agreedWords(options, to) } }),
  year: ({ year }, to) => write.heading(to, { key: 'log.year', params: { year } }),
  round: ({ round, year }, to) =>
    write.heading(to, { key: 'log.round', params: { round: say(to, `round.${round}`), year } }),
  'draw-card': ({ side, card, indian }, to) =>
    write.line(to, {
      key: indian ? 'log.draw-card.indian' : 'log.draw-card',
      params: { side: sideName(side, to), card: card === null ? say(to, 'log.hiddenCard') : cardName(card, to) },
      about: card === null ? [] : cards(card),
      rule: '7.1',
      topic: 'cards',
    }),
  'keep-reserve': ({ side, card }, to) =>
    write.line(to, {
      key: 'log.keep-reserve',
      params: { side: sideName(side, to), card: card === null ? say(to, 'log.hiddenCard') : cardName(card, to) },
      about: card === null ? [] : cards(card),
      rule: '7.1',
      topic: 'cards',
    }),
  reveal: ({ french, british, indian }, to) =>
    write.line(to, {
      key: 'log.reveal',
      params: { french: cardName(french, to), british: cardName(british, to), indian: cardName(indian, to) },
      about: cards(french, british, indian),
      rule: '7.1',
      topic: 'cards',
      played: { by: null },
    }),
  initiative: ({ side, french, british }, to) =>
    write.line(to, {
      key: french === british ? 'log.initiative.tie' : 'log.initiative',
      params: { side: sideName(side, to), french, british, value: french },
      rule: '7.1',
      topic: 'cards',
    }),
  'first-player': ({ side }, to) =>
    write.line(to, { key: 'log.first-player', params: { side: sideName(side, to) }, rule: '7.1', topic: 'cards' }),
  phase: ({ side, reaction }, to) =>
    write.heading(to, {
      key: reaction ? 'log.phase.reaction' : 'log.phase',
      params: { side: sideName(side, to) },
      seat: side,
    }),
  hold: ({ side, card, point, double }, to) =>
    write.line(to, {
      key: 'log.hold',
      params: { side: sideName(side, to), card: cardName(card, to), ap: apName({ type: point, double }, to) },
      about: cards(card),
      rule: '7.3.6',
      topic: 'cards',
    }),
  'points-lost': ({ side, card, points }, to) =>
    write.line(to, {
      key: 'log.points-lost',
      params: { side: sideName(side, to), card: cardName(card, to), points },
      about: cards(card),
      topic: 'cards',
    }),
  control: ({ at, side, rule }, to) =>
    write.line(to, {
      key: 'log.control',
      params: { space: placeName(at, to), side: theSide(side, to) },
      about: spaces(at),
      rule,
      topic: 'points',
    }),
  vp: ({ side, points, why, rule }, to) =>
    write.line(to, {
      key: 'log.vp',
      params: { side: sideName(side, to), points, why: say(to, `vp.${why}`) },
      rule,
      topic: 'points',
    }),
  'raid-points': ({ side, points, total }, to) =>
    write.line(to, {
      key: points < 0 ? 'log.raid-points.lost' : total < points ? 'log.raid-points.end' : 'log.raid-points',
      params: { side: sideName(side, to), points: Math.abs(points), total },
      rule: '9.3',
      topic: 'points',
    }),
  'open-seas': (_entry, to) => write.line(to, { key: 'log.open-seas', rule: '10.6.2', topic: 'movement' }),
  'nation-joins': ({ nation, side, rule }, to) =>
    write.line(to, {
      key: 'log.nation-joins',
      params: { nation: say(to, `nation.${nation}`), side: theSide(side, to) },
      rule,
      topic: 'forces',
    }),
  placed: (entry, to) => placedLine([entry], to),
  eliminated: goneLine,
  reduced: ({ piece, rule, why }, to) =>
    write.line(to, {
      key: why === undefined ? 'log.reduced' : 'log.reduced.why',
      params: { piece: pieceName(piece, to), why: why === undefined ? '' : say(to, whyHit(piece, why)) },
      about: pieces([piece]),
      rule: hitRule(rule, why),
      topic: 'forces',
    }),
  restored: ({ piece, rule }, to) =>
    write.line(to, {
      key: 'log.restored',
      params: { piece: pieceName(piece, to) },
      about: pieces([piece]),
      rule,
      topic: 'forces',
    }),
  chit: ({ side, chit }, to) =>
    write.line(to, {
      key: chit === null ? 'log.chit' : 'log.chit.known',
      params: { side: sideName(side, to), value: chitValue(chit ?? '') },
      rule: '18.3.1',
      topic: 'points',
    }),
  'chit-revealed': ({ side, chit }, to) =>
    write.line(to, {
      key: 'log.chit-revealed',
      params: { side: sideName(side, to), value: chitValue(chit) },
      rule: '18.3.2',
      topic: 'points',
    }),
  marker: ({ marker, side, at, placed, rule }, to) =>
    write.line(to, {
      key: placed ? `log.marker.${marker}` : `log.marker.${marker}.gone`,
      params: { side: sideName(side, to), space: placeName(at, to) },
      about: spaces(at),
      rule,
      topic: 'forces',
    }),
  move: (entry, to) => moveLine([entry], to),
  stay: ({ pieces: activated, at }, to) =>
    write.line(to, {
      key: 'log.stay',
      params: { pieces: pieceNames(activated, to), space: placeName(at, to) },
      about: [...pieces(activated), ...spaces(at)],
      rule: '7.2.1',
      topic: 'movement',
    }),
  sail: ({ pieces: moved, at }, to) =>
    write.line(to, {
      key: 'log.sail',
      params: { pieces: pieceNames(moved, to), space: placeName(at, to) },
      about: spaces(at, 'sail-box'),
      rule: '10.6',
      topic: 'movement',
    }),
  land: ({ pieces: moved, at }, to) =>
    write.line(to, {
      key: 'log.land',
      params: { pieces: pieceNames(moved, to), space: placeName(at, to) },
      about: spaces('sail-box', at),
      rule: '10.6.1',
      topic: 'movement',
    }),
  marshal: ({ pieces: moved, at, by }, to) =>
    write.line(to, {
      key: 'log.marshal',
      params: { pieces: pieceNames(moved, to), space: placeName(at, to), by: pieceName(by, to) },
      about: spaces(at),
      rule: '11.0',
      topic: 'movement',
    }),
  raid: ({ raider, from }, to) =>
    write.line(to, {
      key: 'log.raid',
      params: { piece: pieceName(raider, to), space: placeName(from, to) },
      about: spaces(from),
      rule: '9.0',
      topic: 'raids',
    }),
  'fort-begun': ({ side, at }, to) => fortLine('begun', side, at, to),
  'fort-built': ({ side, at }, to) => fortLine('built', side, at, to),
  'fort-repaired': ({ side, at }, to) => fortLine('repaired', side, at, to),
  'fort-removed': ({ side, at }, to) => fortLine('removed', side, at, to),
  'road-begun': ({ side, road }, to) =>
    write.line(to, {
      key: 'log.road-begun',
      params: { side: sideName(side, to), road: roadName(road, to) },
      rule: '12.0',
    }),
  'road-built': ({ side, road }, to) =>
    write.line(to, {
      key: 'log.road-built',
      params: { side: sideName(side, to), road: roadName(road, to) },
      rule: '12.0',
    }),
  rally: ({ side, at, face, success }, to) =>
    write.line(to, {
      key: 'log.rally',
      params: {
        side: sideName(side, to),
        space: placeName(at, to),
        face: shownOn(face, to),
        outcome: say(to, rallied(face, success)),
      },
      about: spaces(at),
      rule: '14.2',
      topic: 'forces',
    }),
  drawn: (entry, to) => drawnLine([entry], to),
  result: ({ winner, rule }, to) =>
    write.heading(to, { key: 'log.result', params: { side: sideName(winner, to) }, rule }),
};

/** Why counters leave the map without anybody's choice, by the rule. */
const GONE: Readonly<Record<string, Plain>> = {
  '3.7': 'gone.alone',
  '9.3': 'gone.raider',
  '13.2.3': 'gone.combined',
  '13.4.2': 'gone.alone',
  '13.7.1': 'gone.desertion',
  '13.8': 'gone.rout',
  '13.9.1': 'gone.nowhere',
  '13.9.4': 'gone.overwhelm',
  '17.3': 'gone.alone',
};

const CIRCLES: ReadonlySet<string> = new Set(['artillery', 'bastion', 'fleet', 'fort']);

/** 13.3.4 Why a Hit falls on a unit: where no other kind of unit may take it, by its shape. */
function whyHit(piece: PieceName, why: HitReason): Plain {
  if (why !== 'only') return `hit.${why}`;
  if (isLight(piece)) return 'hit.only.triangle';
  return CIRCLES.has(pieceFacts(piece).type) ? 'hit.only.circle' : 'hit.only.square';
}

/** The order of types has its own rule. */
/** 14.2 The result of a die to rally. A stack rallies by one die; those after it change nothing. */
function rallied(face: FaceName, success: boolean): Plain {
  const mayDo = face === 'flag' || face === 'bt';
  return success ? (mayDo ? 'rally.success' : 'rally.already') : 'rally.failure';
}

const hitRule = (rule: string, why: HitReason | undefined): string => (why === 'only' ? '13.3.4' : rule);

/** 9.3 A raider goes to its box; a Fort that a raid takes leaves the game, as the line of its card says. */
function whyGone({ piece, to: place, rule, why }: Extract<LogEntry, { type: 'eliminated' }>): Plain | undefined {
  if (why !== undefined) return whyHit(piece, why);
  if (rule === '13.8' && pieceFacts(piece).type === 'artillery') return 'gone.rout.artillery';
  return rule === '9.3' && place === 'removed' ? undefined : GONE[rule];
}

function goneLine(entry: Extract<LogEntry, { type: 'eliminated' }>, to: Language): LogLine {
  const { piece, to: place, rule, why: hit } = entry;
  const why = whyGone(entry);
  const key = place === 'removed' ? 'log.removed' : 'log.eliminated';
  return write.line(to, {
    key: why === undefined ? key : `${key}.why`,
    params: { piece: pieceName(piece, to), place: placeName(place, to), why: why === undefined ? '' : say(to, why) },
    about: pieces([piece]),
    rule: hitRule(rule, hit),
    topic: 'forces',
  });
}

/** A chit by its value: `french-2-1` is the first of value 2. */
const chitValue = (chit: string): number => Number(chit.split('-')[1] ?? 0);

function fortLine(
  what: 'begun' | 'built' | 'repaired' | 'removed',
  side: Parameters<typeof sideName>[0],
  at: string,
  to: Language,
): LogLine {
  const params = { side: sideName(side, to), space: placeName(at, to) };
  return write.line(to, { key: `log.fort-${what}`, params, about: spaces(at), rule: '12.0' });
}

const ALL: Lines<LogEntry['type']> = { ...LINES, ...BATTLE_LINES, ...EVENT_LINES, ...LEFT_OUT_LINES };

/** A log entry as a line in the user's language, with the entries before it that it continues. */
export function logLine(entry: LogEntry, language: Language, before: readonly LogEntry[] = []): LogLine {
  const reported = together([...before, entry], language);
  return reported ?? ofType<LogEntry, [Language], LogLine>(ALL, entry, language);
}
