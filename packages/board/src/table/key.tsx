import type { JSX } from 'solid-js';
import { CREAM } from '../livery.ts';
import { INK } from '../map/palette.ts';
import { Halo } from '../marks.tsx';
import { LockMark, RiskMark, StopMark } from '../route.tsx';
import { HOURGLASS, RUN_OUT } from '../symbols.ts';

// The marks of a march on the map, for a legend.

const MIDDLE = { x: 0, y: 0 };
/** Badges stand beside the point that they mark: these bring them to the middle. */
const [AT_STOP, AT_RISK, AT_LOCK] = [
  { x: -12, y: 11 },
  { x: 12, y: 12 },
  { x: 0, y: -16 },
];

const KINDS = ['acting', 'taken', 'acted', 'legal', 'reach', 'cost', 'stop', 'risk', 'lock', 'room'] as const;
/** A kind of mark on the map. */
export type MarkKind = (typeof KINDS)[number];

/** How a mark is found in the map, and how it looks. */
interface Mark {
  readonly found: string;
  readonly draw: () => JSX.Element;
}

const MARKS: Readonly<Record<MarkKind, Mark>> = {
  acting: { found: '.halo-lit', draw: () => <Halo at={MIDDLE} r={9} kind="lit" /> },
  // The list of a stack has it, and folds the key.
  taken: {
    found: '.halo-lit',
    draw: () => (
      <g class="key-tick">
        <circle r="9" />
        <path d="M-4.5 .5L-1.5 3.5L4.5-3.5" />
      </g>
    ),
  },
  acted: {
    found: '.counter-acted',
    draw: () => (
      <g class="key-acted" transform="scale(2.2)">
        <circle r="4.2" />
        <path d={HOURGLASS} />
        <path class="key-sand" d={RUN_OUT} />
      </g>
    ),
  },
  legal: { found: '.halo-legal', draw: () => <Halo at={MIDDLE} r={9} kind="legal" /> },
  reach: { found: '.halo-reach', draw: () => <Halo at={MIDDLE} r={9} kind="reach" /> },
  cost: {
    found: '.reach-cost',
    draw: () => (
      <text class="reach-cost" y=".36em" text-anchor="middle" font-size="17">
        3
      </text>
    ),
  },
  stop: { found: '.route-stop', draw: () => <StopMark at={AT_STOP} /> },
  risk: { found: '.route-warning', draw: () => <RiskMark at={AT_RISK} /> },
  lock: { found: '.route-lock', draw: () => <LockMark at={AT_LOCK} /> },
  room: {
    found: ':not(.too-small) > .room-left',
    draw: () => (
      <g class="room-left">
        <rect x="-9" y="-8" width="18" height="16" rx="2" fill={CREAM} stroke={INK} />
        <text y=".36em" text-anchor="middle" font-size="13" font-weight="700" fill={INK}>
          12
        </text>
      </g>
    ),
  },
};

/** The kinds of marks that a map shows. */
export const marksOn = (map: ParentNode): readonly MarkKind[] =>
  KINDS.filter((kind) => map.querySelector(MARKS[kind].found) !== null);

/** A mark alone, for a legend. */
export function MarkSign(props: { readonly kind: MarkKind }): JSX.Element {
  return (
    <svg viewBox="-13 -13 26 26" width="22" height="22" aria-hidden="true">
      {MARKS[props.kind].draw()}
    </svg>
  );
}
