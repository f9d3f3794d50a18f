import { Keyed, keyOf, type Language, Pinned, type Point, type Target } from '@carillon/board';
import type { PieceName, PlaceName, View } from '@carillon/wilderness-war-rules';
import { createMemo, type JSX, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { isLeader, isPiece } from '../position/facts.ts';
import { type Group, type Stack, spreadOf, stackStrength, stacksAt, standIn } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { groupName, pieceAsItLies } from '../texts/pieces.ts';
import { type Legal, legalAt } from './legal.ts';

export interface TrayProps {
  readonly view: View;
  readonly language: Language;
  readonly place: PlaceName;
  /** Where its counters stand. */
  readonly at: Point;
  readonly stacks: readonly Stack[];
  readonly legal: Legal;
  readonly lit: readonly Target[];
  /** The pointer has entered or left the list. */
  readonly onHold: (inside: boolean) => void;
}

/** A stack spread out: every counter with its name, alike units once with their number. The choosable ones are buttons. */
export function Tray(props: TrayProps): JSX.Element {
  const stacks = createMemo(() => stacksAt(props.stacks, props.place));
  return (
    <Pinned at={props.at} clear={17} class="tray-pin">
      <div
        class="tray"
        data-tray={props.place}
        onPointerEnter={() => props.onHold(true)}
        onPointerLeave={() => props.onHold(false)}
      >
        <div class="tray-title">{placeName(props.place, props.language)}</div>
        <Keyed each={stacks()} by={({ key }) => key}>
          {(stack) => <Spread stack={stack()} {...props} />}
        </Keyed>
      </div>
    </Pinned>
  );
}

function Spread(props: TrayProps & { readonly stack: Stack }): JSX.Element {
  const groups = createMemo(() => spreadOf(props.view, [...props.stack.leaders, ...props.stack.units]));
  const sums = (): { side: string; units: number; strength: number; inside: string } => ({
    side: sideName(props.stack.side, props.language),
    units: props.stack.units.length,
    strength: stackStrength(props.view, props.stack),
    inside: props.stack.inside ? say(props.language, 'stackInside') : '',
  });
  return (
    <section class={`tray-side of-${props.stack.side}`} classList={{ 'tray-inside': props.stack.inside }}>
      <div class="tray-sums">{say(props.language, 'stackSums', sums())}</div>
      <div class="tray-pieces" classList={{ 'tray-many': groups().length > 6 }}>
        <Keyed each={groups()} by={({ first }) => first}>
          {(group) => <TrayPiece group={group()} {...props} />}
        </Keyed>
      </div>
    </section>
  );
}

/** What a screen reader says: name, kind, how it lies, how many. */
function fullName(view: View, group: Group, language: Language): string {
  if (group.pieces.length === 1) return pieceAsItLies(view, group.first, language);
  return `${groupName(group, language)} ×${group.pieces.length}`;
}

function TrayPiece(props: TrayProps & { readonly group: Group }): JSX.Element {
  const legal = (): PieceName | undefined => {
    const offered = legalAt(props.legal, props.view, props.place);
    return (
      props.group.pieces.find((piece) => offered.includes(piece)) ?? standIn(props.view, props.group.first, offered)
    );
  };
  const lit = (): boolean =>
    props.lit.some(({ kind, id }) => kind === 'piece' && isPiece(id) && props.group.pieces.includes(id));
  // That it has been activated is drawn on the counter.
  const name = (): string => groupName({ ...props.group, acted: false }, props.language);
  return (
    <button
      type="button"
      class="tray-piece"
      classList={{ legal: legal() !== undefined, lit: lit() }}
      data-target={keyOf({ kind: 'piece', id: legal() ?? props.group.first })}
      aria-label={fullName(props.view, props.group, props.language)}
      aria-disabled={legal() === undefined}
      tabindex={legal() === undefined ? -1 : 0}
    >
      <PieceFigure id={props.group.first} reduced={props.group.reduced} acted={props.group.acted} />
      <Show when={props.group.pieces.length > 1}>
        <span class="tray-times">×{props.group.pieces.length}</span>
      </Show>
      <span class="tray-name" classList={{ 'tray-leader': isLeader(props.group.first) }}>
        {name()}
      </span>
    </button>
  );
}
