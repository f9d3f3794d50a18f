import type { LogTopic } from '@carillon/board';
import type { LogEntry, SideName } from '@carillon/wilderness-war-rules/reference';

/** The topic of each type of entry; `null` for headings of time, and for entries that belong to their sheet. */
export const TOPICS: Readonly<Record<LogEntry['type'], LogTopic | null>> = {
  begin: null,
  season: null,
  'year-end': null,
  'optional-rules': null,
  bids: 'points',
  'bids-even': 'points',
  'bid-roll': 'points',
  bid: 'points',
  sides: 'points',
  reshuffle: 'cards',
  dealt: 'cards',
  hold: 'cards',
  card: 'cards',
  response: 'cards',
  'event-roll': 'cards',
  marker: 'cards',
  assemblies: 'cards',
  'card-taken': 'cards',
  'card-lost': 'cards',
  'card-recovered': 'cards',
  activate: 'movement',
  march: 'movement',
  drop: 'movement',
  sail: 'movement',
  intercept: 'movement',
  avoid: 'movement',
  'slip-away': 'movement',
  'left-out': 'movement',
  avoided: 'movement',
  'amphib-placed': 'movement',
  'amphib-removed': 'movement',
  battle: 'battles',
  militia: null,
  fire: null,
  loss: null,
  'leader-check': null,
  won: null,
  'assault-failed': null,
  overrun: null,
  retreat: null,
  eliminated: null,
  inside: 'sieges',
  'siege-begins': 'sieges',
  'siege-lifted': 'sieges',
  'siege-roll': 'sieges',
  assault: 'sieges',
  captured: 'sieges',
  stockade: 'sieges',
  'fortress-reverts': 'sieges',
  'fort-started-lost': 'sieges',
  build: 'sieges',
  demolish: 'sieges',
  'bastions-repaired': 'sieges',
  raid: 'raids',
  raided: 'raids',
  'go-home': 'raids',
  'raids-counted': 'raids',
  restored: 'forces',
  placed: 'forces',
  alliance: 'forces',
  allied: 'forces',
  'not-received': 'forces',
  'event-without-effect': null,
  'leaders-available': 'forces',
  'leader-drawn': 'forces',
  'leader-returned': 'forces',
  'leader-dismissed': 'forces',
  'leaders-exchanged': 'forces',
  'small-pox': 'forces',
  attrition: 'forces',
  vp: 'points',
  result: 'points',
};

/** Entries on the way to a result, which a summary of the log leaves out. */
const STEPS: ReadonlySet<LogEntry['type']> = new Set<LogEntry['type']>([
  'militia',
  'fire',
  'loss',
  'left-out',
  'event-without-effect',
  'raided',
]);

/** Whether a summary of the log names an entry, if it is a detail: a deed, a result, a leader's death. */
export const isInSummary = (entry: LogEntry): boolean =>
  entry.type === 'leader-check' ? entry.killed : !STEPS.has(entry.type);

/** The side that answers in the other's turn with an entry. */
export const answerOf = (entry: LogEntry): SideName | undefined =>
  entry.type === 'response' || entry.type === 'intercept' || entry.type === 'avoid' || entry.type === 'slip-away'
    ? entry.side
    : undefined;
