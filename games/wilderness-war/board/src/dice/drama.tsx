import type { Drama, Moment, Target } from '@carillon/board';
import { type ByType, byType } from '@carillon/wargame-board';
import type { CardName, LogEntry, PieceName } from '@carillon/wilderness-war-rules/reference';
import { Die } from './Die.tsx';

const die = (seat: string, rolled: number): Pick<Moment, 'dice'> => ({ dice: [{ seat, face: String(rolled) }] });
const pieceOf = (id: PieceName): Target => ({ kind: 'piece', id });
const cardOf = (id: CardName): Target => ({ kind: 'card', id });

const MOMENTS: ByType<LogEntry, [], Moment> = {
  'bids-even': (entry) => die(entry.winner, entry.die),
  'bid-roll': ({ french, british }) => ({
    dice: [
      { seat: 'french', face: String(french) },
      { seat: 'british', face: String(british) },
    ],
  }),
  card: ({ card }) => ({ sound: 'card', card: cardOf(card) }),
  response: ({ card }) => ({ sound: 'card', card: cardOf(card) }),
  battle: ({ at }) => ({ sound: 'drum', at, begins: true }),
  assault: ({ at }) => ({ sound: 'drum', at, begins: true }),
  fire: (entry) => ({ sound: 'musket', ...die(entry.side, entry.die) }),
  'siege-roll': (entry) => ({ sound: 'drum', at: entry.at, ...die(entry.side, entry.die) }),
  raid: (entry) => ({ sound: 'musket', at: entry.at, ...die(entry.side, entry.die) }),
  intercept: (entry) => ({ at: entry.to, ...die(entry.side, entry.die) }),
  avoid: (entry) => ({ at: entry.from, ...die(entry.side, entry.die) }),
  loss: ({ piece }) => ({ lost: [pieceOf(piece)] }),
  eliminated: ({ pieces, at }) => ({ at, lost: pieces.map(pieceOf) }),
  won: ({ at }) => ({ at, outcome: true }),
  overrun: ({ at }) => ({ at, outcome: true }),
  captured: ({ at }) => ({ at, outcome: true }),
  'assault-failed': ({ at }) => ({ at, outcome: true }),
  raided: ({ at }) => ({ at, outcome: true }),
  'leader-check': (entry) => die(entry.side, entry.die),
  'event-roll': (entry) => die(entry.side, entry.die),
  alliance: () => ({ outcome: true }),
  'small-pox': ({ at }) => ({ at, outcome: true }),
  sail: ({ to }) => ({ sound: 'oars', at: to }),
};

/** How the events of Wilderness War show at the table. */
export const drama: Drama<LogEntry> = {
  momentOf: (entry) => byType(MOMENTS, entry),
  Die: (props) => <Die face={Number(props.face)} />,
};
