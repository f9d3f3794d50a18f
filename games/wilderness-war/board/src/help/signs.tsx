import { LIVERY, palette } from '@carillon/board';
import { helpSigns, lineSign, MIDDLE, type SignsIn, spaceSign } from '@carillon/wargame-board';
import { type AllianceName, type SideName, SPACE_FACTS } from '@carillon/wilderness-war-rules/reference';
import type { JSX } from 'solid-js';
import { connectionSigns, SpaceSign } from '../map/index.ts';
import { Amphib, Captured, Flame, Siege } from '../table/Markers.tsx';
import { StartedFort } from '../table/Started.tsx';
import { Allied, Fieldworks, Fort, Stockade } from '../table/Works.tsx';
import type { Args } from '../texts/generated/signs/args.ts';
import { say as saySigns } from '../texts/generated/signs/say.ts';

/** Flags and boats stand beside the point that they mark: these bring them to the middle. */
const [CAPTORS_FLAG, PENNANT, BOAT, BASKETS] = [
  { x: 16, y: -2 },
  { x: -12, y: -2 },
  { x: -12, y: -8 },
  { x: 0, y: -9 },
];

const space = spaceSign(SPACE_FACTS, SpaceSign);

const field = (side: SideName): (() => JSX.Element) =>
  space(({ originally, fortress, settlement }) => originally === side && !fortress && settlement === null);

const fortress = (side: SideName): (() => JSX.Element) =>
  space(({ originally, fortress: isFortress, port }) => originally === side && isFortress && !port);

const settlement = (of: AllianceName): (() => JSX.Element) => space((facts) => facts.settlement?.alliance === of);

const arrow =
  (ink: string): (() => JSX.Element) =>
  () => (
    <>
      <path d="M-14 5C-7-4 2-3 7-1" fill="none" stroke={ink} stroke-width="1.5" stroke-dasharray="6 3" />
      <path d="M14 1L6-4.5L7 4Z" fill={ink} />
    </>
  );

/** The signs of the map and its markers. */
export const signsIn: SignsIn = helpSigns<keyof Args>(saySigns, {
  spaces: [
    ['signs.cultivated', field('french'), field('british')],
    ['signs.wilderness', space(({ terrain, settlement: of }) => terrain === 'wilderness' && of === null)],
    ['signs.mountain', space(({ terrain }) => terrain === 'mountain')],
    ['signs.fortress', fortress('french'), fortress('british')],
    ['signs.port', space(({ port }) => port)],
    [
      'signs.settlement',
      settlement('northern'),
      settlement('western'),
      settlement('iroquois'),
      settlement('mohawk'),
      settlement('pays-den-haut'),
    ],
    ['signs.scores', space(({ vpLocation }) => vpLocation)],
  ],
  connections: [
    ['signs.land', lineSign(connectionSigns.land)],
    ['signs.water', lineSign(connectionSigns.river), lineSign(connectionSigns.lakeshore)],
    ['signs.arrow', arrow(palette.ROAD), arrow(palette.BRITISH)],
  ],
  works: [
    ['signs.stockade', () => <Stockade side="french" />, () => <Stockade side="british" />],
    ['signs.fort', () => <Fort side="french" />, () => <Fort side="british" />],
    ['signs.fortStarted', () => <StartedFort livery={LIVERY.french} />, () => <StartedFort livery={LIVERY.british} />],
    ['signs.captured', () => <Captured at={CAPTORS_FLAG} side="british" low={false} />],
    ['signs.siege', () => <Siege at={MIDDLE} level={1} />],
  ],
  markers: [
    ['signs.raided', () => <Flame at={MIDDLE} side="french" />, () => <Flame at={MIDDLE} side="british" />],
    ['signs.allied', () => <Allied at={PENNANT} side="french" />, () => <Allied at={PENNANT} side="british" />],
    ['signs.amphib', () => <Amphib at={BOAT} />],
    ['signs.fieldworks', () => <Fieldworks at={BASKETS} />],
  ],
});
