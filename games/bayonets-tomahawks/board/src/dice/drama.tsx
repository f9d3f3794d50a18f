import { FACES, type FaceName, type LogEntry, type PieceName } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Drama, Moment, Target } from '@carillon/board';
import { type ByType, byType } from '@carillon/wargame-board';
import { pieceFacts } from '../position/facts.ts';
import { volleyWords } from '../texts/volley.ts';
import { DieFace } from './Face.tsx';

const die = (seat: string, face: FaceName): Pick<Moment, 'dice'> => ({ dice: [{ seat, face }] });

const pieceOf = (id: PieceName): Target => ({ kind: 'piece', id });

const MOMENTS: ByType<LogEntry, [], Moment> = {
  reveal: () => ({ sound: 'card' }),
  event: ({ card }) => ({ sound: 'card', card: { kind: 'card', id: card } }),
  battle: ({ at }) => ({ sound: 'drum', at, begins: true }),
  roll: ({ side, face }) => ({ sound: 'musket', volley: true, ...die(side, face) }),
  'raid-roll': ({ side, at, face }) => ({ sound: 'musket', at, ...die(side, face) }),
  interception: ({ side, at, face }) => ({ at, ...die(side, face) }),
  'commander-casualty': ({ commander, face }) => die(pieceFacts(commander).side ?? '', face),
  reduced: ({ piece }) => ({ lost: [pieceOf(piece)] }),
  eliminated: ({ piece }) => ({ lost: [pieceOf(piece)] }),
  'battle-won': () => ({ outcome: true }),
  // Said below the dice: a Hit among them did nothing.
  'left-out': ({ what }) => (what === 'hits' || what === 'bts' ? { outcome: true } : {}),
  rally: ({ side, at, face }) => ({ at, ...die(side, face) }),
  sail: () => ({ sound: 'oars' }),
  land: ({ at }) => ({ sound: 'oars', at }),
};

/** How the events of Bayonets & Tomahawks show at the table. */
export const drama: Drama<LogEntry> = {
  calls: true,
  momentOf: (entry) => byType(MOMENTS, entry),
  volley: volleyWords,
  Die: (props) => <DieFace face={FACES.find((each) => each === props.face) ?? 'miss'} />,
};
