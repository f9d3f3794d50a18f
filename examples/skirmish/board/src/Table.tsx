import { Hit, keyOf, type Point, pointing, type TableProps, type Target } from '@carillon/board';
import type { LogEntry, View } from '@carillon/skirmish-rules';
import { createMemo, For, type JSX } from 'solid-js';
import { gestures, LINKS, piecesAt, pointOf, SPACES } from './position.ts';
import { nameOf } from './texts.ts';

const COLOURS: Readonly<Record<string, string>> = { blue: '#2f5d9a', red: '#a3392e' };

/** The map with its pieces. What can be pointed at is a `Hit`. */
export function Table(props: TableProps<View, LogEntry>): JSX.Element {
  const legal = createMemo(
    () =>
      new Set([...gestures(props.options).values()].map((each) => (each.on === 'target' ? keyOf(each.target) : ''))),
  );
  const listeners = pointing({
    pick: (target) => props.onTarget(target),
    miss: () => {},
    over: (target) => props.onPoint(target),
    look: (target) => props.onLook(target),
    near: () => undefined,
  });
  const stroke = (target: Target): string => {
    if (props.focus && keyOf(props.focus) === keyOf(target)) return '#000';
    return legal().has(keyOf(target)) ? '#e8b020' : '#6b5f4a';
  };
  return (
    <g {...listeners}>
      <rect width="600" height="400" fill="#e9dfc6" />
      <For each={LINKS}>{([a, b]) => <Link from={a} to={b} />}</For>
      <For each={SPACES}>{(space) => <Space view={props.view} space={space} stroke={stroke} />}</For>
    </g>
  );
}

function Link(props: { readonly from: string; readonly to: string }): JSX.Element {
  const [a, b] = [pointOf(props.from), pointOf(props.to)];
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke="#a8977a" stroke-width="4" />;
}

interface SpaceProps {
  readonly view: View;
  readonly space: string;
  readonly stroke: (target: Target) => string;
}

function Space(props: SpaceProps): JSX.Element {
  const at = pointOf(props.space);
  const target: Target = { kind: 'space', id: props.space };
  const pieces = createMemo(() => piecesAt(props.view, props.space));
  return (
    <>
      <circle cx={at.x} cy={at.y} r="20" fill="#d8c79c" stroke={props.stroke(target)} stroke-width="4" />
      <text x={at.x} y={at.y - 26} text-anchor="middle" font-size="16">
        {nameOf(props.space)}
      </text>
      <Hit target={target} at={at} r={20} />
      <For each={pieces()}>{(piece) => <Piece {...piece} stroke={props.stroke} />}</For>
    </>
  );
}

function Piece(props: { readonly id: string; readonly at: Point; readonly stroke: SpaceProps['stroke'] }): JSX.Element {
  const target: Target = { kind: 'piece', id: props.id };
  const [side = '', kind = ''] = props.id.split('-');
  return (
    <g transform={`translate(${props.at.x} ${props.at.y})`}>
      <path d="M-10-10h20v20h-20z" fill={COLOURS[side]} stroke={props.stroke(target)} stroke-width="2" />
      <text y="5" text-anchor="middle" font-size="13" fill="#fff">
        {nameOf(kind).charAt(0)}
      </text>
      <Hit target={target} at={{ x: 0, y: 0 }} r={10} />
    </g>
  );
}
