import {
  BATTLE,
  DIE,
  type FaceName,
  type LogEntry,
  type PieceName,
  RAID,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, Lost, Reckoned, Reckoning, Rolled } from '@carillon/board';
import { type ByType, byType, forFirst as gain } from '@carillon/wargame-board';
import { say } from '../texts/index.ts';
import { pieceName } from '../texts/names.ts';
import { isCommander, pieceFacts, sideOf } from './facts.ts';
import { scoreName } from './victory.ts';

const DIE_SIDES = DIE.reduce((sum, { count }) => sum + count, 0);

/** One die that counts on some faces: its result and its chance. */
const counts = (faces: readonly string[], face: FaceName): Pick<Rolled, 'got' | 'due'> => ({
  got: faces.includes(face) ? 1 : 0,
  due: DIE.reduce((sum, { id, count }) => sum + (faces.includes(id) ? count : 0), 0) / DIE_SIDES,
});

// The worth of events besides their points, on the same scale.
const UNIT = 0.2;
const BRIGADE = 0.35;
const COMMANDER = 0.5;
const BATTLE_WON = 0.3;
const NATION = 0.4;

const worthOf = (piece: PieceName): number => {
  if (isCommander(piece)) return COMMANDER;
  return pieceFacts(piece).shape === 'square' ? BRIGADE : UNIT;
};

function kindOf(piece: PieceName, language: Language): string {
  const { type } = pieceFacts(piece);
  const group = BATTLE.groups.find(({ types }) => types.some((each) => each === type));
  return group ? say(language, `group.${group.id}`) : pieceName(piece, language);
}

/** Rules by which counters only go home, are exchanged or are taken off again: nothing is lost. */
const HOMEWARD = ['12.0', '15.2.1', '17.3'];

const RECKONED: ByType<LogEntry, [language: Language, view: View], Reckoned> = {
  year: ({ year }) => ({ part: String(year), year, matter: true }),
  round: ({ round, year }, language) => ({
    part: say(language, 'account.round', { round: say(language, `round.${round}`), year }),
    year,
    matter: true,
  }),
  phase: () => ({ matter: true }),
  event: () => ({ telling: 1 }),
  'nation-joins': ({ side }) => ({ matter: true, telling: 3, weight: gain(side, NATION) }),
  'chit-revealed': () => ({ matter: true, telling: 1 }),
  control: () => ({ telling: 2 }),
  vp: ({ side, points }) => ({ points: gain(side, points), telling: 1 }),
  overwhelm: () => ({ matter: true, telling: 2 }),
  raid: () => ({ matter: true, telling: 1 }),
  'raid-roll': ({ side, face }, language) => ({
    telling: 2,
    rolls: [{ seat: side, kind: say(language, 'account.raids'), ...counts(RAID.successFaces, face) }],
  }),
  battle: () => ({ matter: true, telling: 1 }),
  'battle-won': ({ side }) => ({ telling: 3, weight: gain(side, BATTLE_WON) }),
  roll: ({ side, piece, face }, language) => {
    const flags = { seat: side, kind: say(language, 'account.flags'), ...counts(['flag'], face) };
    const shape = piece === null ? null : pieceFacts(piece).shape;
    if (shape === null) return { rolls: [flags] };
    return {
      rolls: [{ seat: side, kind: say(language, 'account.hits'), ...counts(BATTLE.hitFaces[shape], face) }, flags],
    };
  },
  eliminated: ({ piece, rule }, language, view) => {
    const side = sideOf(view, piece);
    if (side === null || HOMEWARD.includes(rule)) return {};
    const lost: Lost = { seat: side, kind: kindOf(piece, language), count: 1 };
    return { telling: 1, weight: -gain(side, worthOf(piece)), losses: [lost] };
  },
  'commander-casualty': ({ lost }) => (lost ? { telling: 2 } : {}),
  result: () => ({ matter: true }),
};

/** The figures of Bayonets & Tomahawks: points, rolls against their averages, counters lost. */
export const reckoning: Reckoning<View, LogEntry> = {
  score: ({ victory }) => victory,
  scoreName,
  of: (view, entry, language) => byType(RECKONED, entry, language, view),
};
