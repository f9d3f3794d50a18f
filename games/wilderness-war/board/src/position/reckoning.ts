import type { EntryOf, Language, Lost, Reckoned, Reckoning, Rolled } from '@carillon/board';
import { type ByType, byType, forFirst as gain } from '@carillon/wargame-board';
import {
  COMBAT_COLUMNS,
  COMBAT_ROWS,
  INTERCEPTION,
  type LogEntry,
  type Modifier,
  type PieceName,
  RAID_TABLE,
  SIEGE_TABLE,
  type SideName,
  type View,
} from '@carillon/wilderness-war-rules/reference';
import { say } from '../texts/index.ts';
import { kindWord } from '../texts/kinds.ts';
import { score } from '../texts/opening.ts';
import { pieceFacts } from './facts.ts';

const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** The average result of a die roll. */
const average = (of: (die: number) => number): number => PIPS.reduce((sum, die) => sum + of(die), 0) / PIPS.length;
const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { by }) => sum + by, 0);
/** The row of a table for rolls held within 0 to 7. */
const held = <Row>(rows: readonly Row[], roll: number): Row | undefined =>
  rows[Math.min(Math.max(roll, 0), rows.length - 1)];

// The worth of events besides their points, on the same scale.
const STEP = 0.25;
const UNIT = 0.4;
const LEADER = 0.5;
const WORKS = { fortress: 1.5, fort: 0.5 } as const;

/** 7.5 The steps that fire costs the enemy. */
function fired({ side, column, modifiers, losses }: EntryOf<LogEntry, 'fire'>): Omit<Rolled, 'kind'> {
  const place = COMBAT_COLUMNS.indexOf(column);
  return { seat: side, got: losses, due: average((die) => held(COMBAT_ROWS, die + total(modifiers))?.[place] ?? 0) };
}

/** 8.231 Siege levels. */
const levelsFor = (modified: number): number =>
  SIEGE_TABLE.findLast(({ min }) => min === null || modified >= min)?.levels ?? 0;

function lost(side: SideName, piece: PieceName, language: Language): Lost {
  const facts = pieceFacts(piece);
  const kind = facts.kind === 'leader' ? facts.name : kindWord(facts.unitKind, 2, language);
  return { seat: side, kind, count: 1 };
}

const worthOf = (piece: PieceName): number => (pieceFacts(piece).kind === 'leader' ? LEADER : UNIT);

const tried = (
  { side, modifiers, success }: EntryOf<LogEntry, 'intercept' | 'avoid'>,
  language: Language,
): Reckoned => ({
  rolls: [
    {
      seat: side,
      kind: say(language, 'account.interceptions'),
      got: success ? 1 : 0,
      due: average((die) => (die + total(modifiers) >= INTERCEPTION.successAt ? 1 : 0)),
    },
  ],
});

const RECKONED: ByType<LogEntry, [language: Language], Reckoned> = {
  season: ({ year, season }, language) => ({
    part: say(language, 'account.season', { year, season: say(language, season) }),
    year,
    matter: true,
    telling: 0,
  }),
  card: () => ({ matter: true, telling: 1 }),
  battle: () => ({ matter: true, telling: 1 }),
  assault: () => ({ matter: true, telling: 1 }),
  'raids-counted': () => ({ matter: true, telling: 2 }),
  won: () => ({ telling: 3 }),
  overrun: () => ({ telling: 2 }),
  demolish: () => ({ telling: 2 }),
  'small-pox': ({ side, steps }) => ({ telling: 2, weight: -gain(side, steps * STEP) }),
  stockade: () => ({ telling: 2 }),
  captured: ({ side, what }) => ({ telling: 4, weight: gain(side, WORKS[what]) }),
  vp: ({ side, points }) => ({ points: gain(side, points) }),
  fire: (entry, language) => ({ rolls: [{ ...fired(entry), kind: say(language, 'account.fire') }] }),
  'siege-roll': ({ side, die, modifiers }, language) => ({
    matter: true,
    telling: 1,
    rolls: [
      {
        seat: side,
        kind: say(language, 'account.siege'),
        got: levelsFor(die + total(modifiers)),
        due: average((each) => levelsFor(each + total(modifiers))),
      },
    ],
  }),
  raid: ({ side, column, modifiers, success }, language) => ({
    matter: true,
    telling: 2,
    rolls: [
      {
        seat: side,
        kind: say(language, 'account.raids'),
        got: success ? 1 : 0,
        due: average((die) => (held(RAID_TABLE[column], die + total(modifiers))?.success ? 1 : 0)),
      },
    ],
  }),
  intercept: tried,
  avoid: tried,
  loss: ({ side, piece, eliminated }, language) => ({
    weight: -gain(side, STEP),
    losses: eliminated ? [lost(side, piece, language)] : [],
  }),
  eliminated: ({ side, pieces }, language) => ({
    telling: 1,
    weight: -gain(
      side,
      pieces.reduce((sum, piece) => sum + worthOf(piece), 0),
    ),
    losses: pieces.map((piece) => lost(side, piece, language)),
  }),
  'leader-check': ({ side, leader, killed }, language) =>
    killed ? { telling: 2, weight: -gain(side, LEADER), losses: [lost(side, leader, language)] } : {},
  result: () => ({ matter: true }),
};

/** The figures of Wilderness War: points, rolls against their averages, counters lost. */
export const reckoning: Reckoning<View, LogEntry> = {
  score: ({ vp }) => vp,
  scoreName: score,
  of: (_view, entry, language) => byType(RECKONED, entry, language),
};
