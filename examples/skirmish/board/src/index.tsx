import type { Said, Target, Title } from '@carillon/board';
import type { LogEntry, View } from '@carillon/skirmish-rules';
import { skirmishDoor } from './door.ts';
import { gestures, neighbours, piecesAt, placeOf, SIZE, SPACES } from './position.ts';
import { Table } from './Table.tsx';
import { nameOf, PROMPTS, tellEntry } from './texts.ts';

const asText = (view: View): readonly string[] =>
  SPACES.map((space) => {
    const pieces = piecesAt(view, space).map(({ id }) => nameOf(id));
    return `${nameOf(space)}: ${pieces.length === 0 ? 'nobody' : pieces.join(', ')}`;
  });

/** The interface of Skirmish to the client. What a title need not have is empty here: overlays, sheets, reasons. */
export const skirmishTitle: Title<View, LogEntry> = {
  ...skirmishDoor,
  size: SIZE,
  readable: 0.8,
  Table,
  Hand: () => null,
  Tracks: ({ view: { turn, lastTurn, supply } }) => (
    <p>{`Turn ${turn} of ${lastTurn}; supply: Blue ${supply.blue}, Red ${supply.red}`}</p>
  ),
  piles: () => [],
  Figure: (props) => <span>{nameOf(props.target.id)}</span>,
  spaces: SPACES,
  at: (view, space) => [
    { kind: 'space', id: space },
    ...piecesAt(view, space).map(({ id }): Target => ({ kind: 'piece', id })),
  ],
  placeOf,
  neighbours,
  nameOf: ({ id }) => nameOf(id),
  gestures: (_view, _asked, options) => gestures(options),
  prompt: (_view, { procedure, step, rule }): Said => ({
    text: PROMPTS[`${procedure}.${step}`] ?? 'The game is over.',
    rule,
  }),
  momentName: () => 'A battle',
  presets: () => [],
  label: (_view, _asked, { verb, args }, _language, menuOf) =>
    [verb, ...args.filter((id) => id !== menuOf?.id)].map(nameOf).join(' '),
  picking: () => undefined,
  overlays: [],
  forceOverlay: '',
  reasons: {
    ask: () => undefined,
    tell: () => undefined,
    askBarred: () => undefined,
    tellBarred: () => [],
    nameOf: (_view, _asked, verb) => verb,
  },
  Sign: () => null,
  logLine: (entry) => ({ text: tellEntry(entry), level: entry.type === 'turn' ? 'heading' : 'line', about: [] }),
  scenarioOf: () => 'meeting',
  describe: asText,
  sheets: {
    subjectOf: () => undefined,
    inquiry: { name: '', args: {} },
    heading: () => '',
    brief: () => '',
    foresee: () => undefined,
    Sheet: () => null,
  },
};
