import {
  type ApType,
  type NationName,
  type PieceName,
  type SideName,
  SPACE_FACTS,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { helpSigns, lineSign, MIDDLE, type SignsIn, spaceSign } from '@carillon/wargame-board';
import type { JSX } from 'solid-js';
import { ApPicture } from '../cards/ApSign.tsx';
import { Piece } from '../counters/Piece.tsx';
import { connectionSigns, SpaceSign } from '../map/index.ts';
import type { Mark } from '../position/stacks.ts';
import { RoomLeft } from '../table/Capacity.tsx';
import { Flag, FortBegun, Raided, Road, RoadBegun, Swords } from '../table/Markers.tsx';
import { MarkSign } from '../table/marks.tsx';
import type { Args } from '../texts/generated/signs/args.ts';
import { say as saySigns } from '../texts/generated/signs/say.ts';

/** Flags and flames stand beside the point that they mark: these bring them to the middle. */
const [FLAG, FLAMES] = [
  { x: -12, y: 2 },
  { x: 11, y: -7 },
];

const firstSpace = spaceSign(SPACE_FACTS, SpaceSign);

const outpost = (side: SideName): (() => JSX.Element) =>
  firstSpace(({ kind, home, victorySpace }) => kind === 'outpost' && home === side && !victorySpace);

const settled = (side: SideName): (() => JSX.Element) =>
  firstSpace(({ kind, home }) => kind === 'settled' && home === side);

const village = (nation: NationName): (() => JSX.Element) => firstSpace(({ indianNation }) => indianNation === nation);

const withMilitia = (side: SideName): (() => JSX.Element) => firstSpace(({ militia }) => militia?.side === side);

const piece =
  (id: PieceName, side: SideName, reduced = false): (() => JSX.Element) =>
  () => (
    <g class="piece-figure">
      <Piece id={id} side={side} reduced={reduced} alone={true} />
    </g>
  );

const point =
  (type: ApType, double = false): (() => JSX.Element) =>
  () => (
    <g class="ap-sign" transform="scale(1.25)">
      <ApPicture facts={{ type, double }} />
    </g>
  );

const mark =
  (name: Mark): (() => JSX.Element) =>
  () => (
    <g transform="scale(2)">
      <MarkSign mark={name} />
    </g>
  );

/** The signs of the map, its counters and its markers. */
export const signsIn: SignsIn = helpSigns<keyof Args>(saySigns, {
  spaces: [
    ['signs.settled', settled('french'), settled('british')],
    ['signs.outpost', outpost('french'), outpost('british')],
    ['signs.fortress', firstSpace(({ kind }) => kind === 'fortress')],
    ['signs.base', firstSpace(({ kind }) => kind === 'base')],
    ['signs.wilderness', firstSpace(({ kind }) => kind === 'wilderness')],
    ['signs.village', village('iroquois'), village('cherokee')],
    ['signs.victory', firstSpace(({ kind, victorySpace }) => kind === 'outpost' && victorySpace)],
    ['signs.militia', withMilitia('french'), withMilitia('british')],
  ],
  connections: [
    ['signs.highway', lineSign(connectionSigns.highway)],
    ['signs.road', lineSign(Road)],
    ['signs.roadBegun', lineSign((props) => <RoadBegun {...props} middle={MIDDLE} />)],
    ['signs.path', lineSign(connectionSigns.path)],
    ['signs.nationPath', lineSign(connectionSigns.iroquois), lineSign(connectionSigns.cherokee)],
    ['signs.coastal', lineSign(connectionSigns.coastal)],
    ['signs.room', () => <RoomLeft side="french" left={3} />, () => <RoomLeft side="british" left={12} />],
  ],
  counters: [
    ['signs.triangle', piece('aubry', 'french'), piece('abenaki', 'french'), piece('cherokee-1', 'british')],
    ['signs.square', piece('canadiens-1', 'french'), piece('15th-58th', 'british')],
    ['signs.circle', piece('bastion-1', 'french'), piece('royal-artillery-1', 'british')],
    ['signs.commander', piece('commander-levis', 'french'), piece('commander-bradstreet', 'british')],
    ['signs.reduced', piece('15th-58th', 'british', true)],
  ],
  points: [
    ['signs.light', point('light')],
    ['signs.army', point('army')],
    ['signs.sailArmy', point('sail-army')],
    ['signs.lightArmy', point('french-light-army')],
    ['signs.indian', point('indian')],
    ['signs.double', point('light', true)],
  ],
  markers: [
    ['signs.control', () => <Flag at={FLAG} side="french" />, () => <Flag at={FLAG} side="british" />],
    ['signs.raided', () => <Raided at={FLAMES} side="french" />, () => <Raided at={FLAMES} side="british" />],
    ['signs.fortBegun', () => <FortBegun at={MIDDLE} />],
    ['signs.battle', () => <Swords at={MIDDLE} />],
    ['signs.spent', mark('spent')],
    ['signs.landed', mark('landed')],
    ['signs.marshaled', mark('marshaled')],
    ['signs.routed', mark('routed')],
    ['signs.outOfSupply', mark('outOfSupply')],
  ],
});
