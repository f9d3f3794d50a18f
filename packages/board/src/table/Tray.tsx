import { createMemo, type JSX, Show } from 'solid-js';
import type { Point } from '../camera.ts';
import { Keyed } from '../Keyed.tsx';
import { Pinned } from '../Pinned.tsx';
import type { Target } from '../target.ts';
import { keyOf } from '../target.ts';
import type { Places, StoodStack } from './ground.ts';
import { type Lying, legalAt } from './legal.ts';
import type { TableState } from './state.ts';

/** Identical pieces, shown once. */
export interface TrayGroup {
  readonly first: string;
  readonly pieces: readonly string[];
  readonly name: string;
  /** The text for screen readers: name, state, number. */
  readonly spoken: string;
  /** Its state, if only its markers show it. */
  readonly state?: string;
  /** Whether it is in the acting force. */
  readonly acting?: boolean;
  /** Whether its name is emphasised. */
  readonly leads?: boolean;
}

/** The pieces of one side in a place. */
export interface TrayPart<Group extends TrayGroup> {
  readonly key: string;
  /** The side, as its CSS class. */
  readonly of: string;
  readonly sums: string;
  readonly groups: readonly Group[];
}

export interface TrayProps<Group extends TrayGroup> {
  readonly places: Places;
  readonly stacks: readonly StoodStack[];
  readonly lying: Lying;
  readonly state: TableState;
  readonly lit: readonly Target[];
  readonly nameOf: (place: string) => string;
  /** The name of its close button. */
  readonly close: string;
  readonly partsAt: (place: string) => readonly TrayPart<Group>[];
  /** The counter of a group, with its markers. */
  readonly figure: (props: { readonly group: Group }) => JSX.Element;
}

/** The inspected stack, expanded: every counter with its name, identical units once with their number. */
export function Tray<Group extends TrayGroup>(props: TrayProps<Group>): JSX.Element {
  return <Show when={props.state.look.open()}>{(place) => <OpenTray {...props} place={place()} />}</Show>;
}

type OpenProps<Group extends TrayGroup> = TrayProps<Group> & { readonly place: string };

function OpenTray<Group extends TrayGroup>(props: OpenProps<Group>): JSX.Element {
  const at = (): Point =>
    props.stacks.find(({ place }) => place === props.place)?.at ?? props.places.standAt(props.place);
  const choosable = ({ groups }: TrayPart<Group>): boolean =>
    groups.some(({ pieces }) => pieces.some((piece) => props.state.legal().pieces.includes(piece)));
  // The pieces that can be chosen come first: in a battle the other side may have a dozen.
  const parts = createMemo(() =>
    props.partsAt(props.place).toSorted((a, b) => Number(choosable(b)) - Number(choosable(a))),
  );
  /** The other places that can be chosen. */
  const open = (): readonly Point[] =>
    [...props.state.legal().spaces, ...props.state.legal().reach.keys()].flatMap((place) =>
      place === props.place ? [] : (props.places.pointOf(place) ?? []),
    );
  return (
    <Pinned at={at()} clear={17} open={open()} class="tray-pin">
      <div
        class="tray"
        data-tray={props.place}
        onPointerEnter={() => props.state.look.hold(true)}
        onPointerLeave={() => props.state.look.hold(false)}
      >
        <div class="tray-head">
          <span class="tray-title">{props.nameOf(props.place)}</span>
          <button
            type="button"
            class="tray-close"
            tabindex={-1}
            aria-label={props.close}
            title={props.close}
            onClick={() => props.state.look.close()}
          >
            ×
          </button>
        </div>
        <Keyed each={parts()} by={({ key }) => key}>
          {(part) => <Spread {...props} part={part()} />}
        </Keyed>
      </div>
    </Pinned>
  );
}

function Spread<Group extends TrayGroup>(props: OpenProps<Group> & { readonly part: TrayPart<Group> }): JSX.Element {
  return (
    <section class={`tray-side of-${props.part.of}`}>
      <div class="tray-sums">{props.part.sums}</div>
      <div class="tray-pieces" classList={{ 'tray-many': props.part.groups.length > 6 }}>
        <Keyed each={props.part.groups} by={({ first }) => first}>
          {(group) => <TrayPiece {...props} group={group()} />}
        </Keyed>
      </div>
    </section>
  );
}

/** A button if the piece can be chosen. */
function TrayPiece<Group extends TrayGroup>(props: OpenProps<Group> & { readonly group: Group }): JSX.Element {
  const legal = (): string | undefined => {
    const { first, pieces } = props.group;
    const offered = legalAt(props.state.legal(), props.lying, props.place);
    return pieces.find((piece) => offered.includes(piece)) ?? props.lying.standIn(first, offered);
  };
  const lit = (): boolean => props.lit.some(({ kind, id }) => kind === 'piece' && props.group.pieces.includes(id));
  return (
    <button
      type="button"
      class="tray-piece"
      classList={{ legal: legal() !== undefined, lit: lit(), acting: props.group.acting === true }}
      data-target={keyOf({ kind: 'piece', id: legal() ?? props.group.first })}
      aria-label={props.group.spoken}
      aria-disabled={legal() === undefined}
      tabindex={legal() === undefined ? -1 : 0}
      title={props.group.state}
    >
      <props.figure group={props.group} />
      <Show when={props.group.pieces.length > 1}>
        <span class="tray-times">×{props.group.pieces.length}</span>
      </Show>
      <span class="tray-name" classList={{ 'tray-leader': props.group.leads === true }}>
        {props.group.name}
      </span>
    </button>
  );
}
