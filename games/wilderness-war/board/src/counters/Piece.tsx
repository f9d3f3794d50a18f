import { CREAM, LIVERY, symbols } from '@carillon/board';
import { figureOfPiece, Portrait, UnitPicture } from '@carillon/wargame-board';
import type { AllianceName, PieceFacts, PieceName, UnitPieceFacts } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Show } from 'solid-js';
import { ALLIANCE_BAND } from '../map/index.ts';
import { pieceFacts } from '../position/facts.ts';
import { UNIT_SIGNS } from './symbols.ts';

const { BRITISH_ROUND, BRITISH_SQUARE, FRENCH_ROUND, FRENCH_SQUARE } = symbols;

/** The band of an Indian unit, as at its settlement; the Cherokee have none on the map. */
const bandOf = (alliance: AllianceName): string => ALLIANCE_BAND[alliance] ?? '#4d7a35';

/** A leader's medallion or a unit's counter, around 0, 0, in board units. */
export function Piece(props: PieceProps): JSX.Element {
  const facts = pieceFacts(props.id);
  return (
    <>
      {facts.kind === 'leader' ? <Medallion facts={facts} /> : <Counter facts={facts} reduced={props.reduced} />}
      <Show when={props.acted}>
        <Acted facts={facts} />
      </Show>
    </>
  );
}

export interface PieceProps {
  readonly id: PieceName;
  readonly reduced: boolean;
  /** It has been activated in this Action Phase (5.31). */
  readonly acted: boolean;
}

/** An hourglass run out, at a corner clear of the numbers: not to be activated again. */
function Acted(props: { readonly facts: PieceFacts }): JSX.Element {
  const livery = LIVERY[props.facts.side];
  const corner = props.facts.kind === 'leader' ? 'translate(7.6 -8.6)' : 'translate(8.9 8.9)';
  return (
    <g class="counter-acted" transform={corner}>
      <circle r="4.2" fill={CREAM} stroke={livery.deep} stroke-width="1" />
      <path d={symbols.HOURGLASS} stroke={livery.deep} fill="none" />
      <path d={symbols.RUN_OUT} fill={livery.deep} />
    </g>
  );
}

/** A frame by side and kind: square or round, with cut-in or straight corners. */
function frameOf(facts: UnitPieceFacts): string {
  const round = facts.category === 'auxiliary';
  if (facts.side === 'french') return round ? FRENCH_ROUND : FRENCH_SQUARE;
  return round ? BRITISH_ROUND : BRITISH_SQUARE;
}

function Counter(props: { readonly facts: UnitPieceFacts; readonly reduced: boolean }): JSX.Element {
  const livery = LIVERY[props.facts.side];
  const militia = props.facts.category === 'militia';
  const indian = props.facts.alliance;
  const paper = militia || indian !== null;
  const ink = paper ? livery.deep : CREAM;
  return (
    <g class="counter-face">
      <path
        d={frameOf(props.facts)}
        fill={paper ? livery.wash : livery.field}
        stroke={livery.deep}
        stroke-width="1.6"
      />
      <path
        d={frameOf(props.facts)}
        transform="scale(.86)"
        fill="none"
        stroke={ink}
        stroke-width=".7"
        stroke-opacity=".75"
      />
      <Show when={indian}>{(alliance) => <path d="M-10.6-1.1H10.6V1.5H-10.6Z" fill={bandOf(alliance())} />}</Show>
      <g class="counter-sign" fill={ink} stroke={ink}>
        <UnitPicture of={UNIT_SIGNS[props.facts.class]} />
      </g>
      <Figures facts={props.facts} reduced={props.reduced} ink={ink} />
      <NamePlate facts={props.facts} ink={ink} />
    </g>
  );
}

interface InkedProps {
  readonly facts: UnitPieceFacts;
  readonly ink: string;
}

/** Strength, which matters most, and movement, as printed; on the reduced side in a white bar. */
function Figures(props: InkedProps & { readonly reduced: boolean }): JSX.Element {
  const { deep } = LIVERY[props.facts.side];
  const bar = { x: -9.8, y: 0.5, width: 19.6, height: 10.6, rx: 1, fill: '#fffdf4', stroke: deep, 'stroke-width': 0.9 };
  return (
    <>
      <Show when={props.reduced}>
        <rect class="counter-bar" {...bar} />
      </Show>
      <text class="counter-figures" y="9.8" fill={props.reduced ? deep : props.ink} text-anchor="middle">
        <tspan class="counter-strength">{props.reduced ? props.facts.reduced : props.facts.full}</tspan>
        <tspan class="counter-movement">{`-${props.facts.movement}`}</tspan>
      </text>
    </>
  );
}

function NamePlate(props: InkedProps): JSX.Element {
  return (
    <Show when={nameOn(props.facts)}>
      {(name) => (
        <text class="counter-name" y="-8.2" fill={props.ink} text-anchor="middle" {...squeezed(name())}>
          {name()}
        </text>
      )}
    </Show>
  );
}

/** The name of a regiment, short enough for its counter; kinds without names have none. */
function nameOn(facts: UnitPieceFacts): string | undefined {
  if (facts.category !== 'drilled' || facts.class === 'marine-detachment') return undefined;
  return facts.name.length > 16 ? facts.name.split(' ').slice(0, 2).join(' ') : facts.name;
}

/** Long names are narrower, to stay inside the frame. */
const squeezed = (name: string) =>
  name.length > 10 ? ({ textLength: 20, lengthAdjust: 'spacingAndGlyphs' } as const) : {};

type LeaderPieceFacts = Extract<PieceFacts, { kind: 'leader' }>;

function Medallion(props: { readonly facts: LeaderPieceFacts }): JSX.Element {
  const livery = LIVERY[props.facts.side];
  return (
    <g class="counter-face counter-leader">
      <Portrait livery={livery} side={props.facts.side} />
      <path d="M-9.2 5H9.2V12H-9.2Z" class="counter-ribbon" fill={CREAM} stroke={livery.deep} stroke-width=".8" />
      <text class="counter-ratings" y="10.7" fill={livery.deep} text-anchor="middle">
        {`${props.facts.initiative}-${props.facts.command}-${props.facts.tactics}`}
      </text>
      <text class="counter-leader-name" y="-12.8" text-anchor="middle">
        {props.facts.name}
      </text>
    </g>
  );
}

/** A piece by itself. */
export const PieceFigure: (props: PieceProps) => JSX.Element = figureOfPiece(Piece);
