import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules';
import { Keyed, keyOf, type Language, type Legal, legalAt, Pinned, type Point, type Target } from '@carillon/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { isPiece, sideOf } from '../position/facts.ts';
import type { Laid } from '../position/layout.ts';
import { type Group, groupsOf, MARKS, type Stack, standIn } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { pieceName, placeName, sideName } from '../texts/names.ts';
import { lyingOf } from './lying.ts';
import { MarkSign } from './marks.tsx';

export interface TrayProps {
  readonly view: View;
  readonly language: Language;
  readonly place: string;
  /** Where its counters stand. */
  readonly at: Point;
  readonly stacks: readonly Laid[];
  readonly legal: Legal;
  readonly lit: readonly Target[];
  /** The pointer has entered or left the list. */
  readonly onHold: (inside: boolean) => void;
}

/** A stack spread out: every counter with its name, alike units once with their number. The choosable ones are buttons. */
export function Tray(props: TrayProps): JSX.Element {
  const stacks = createMemo(() => props.stacks.filter(({ place }) => place === props.place).map(({ stack }) => stack));
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
  const groups = createMemo(() => groupsOf(props.view, [...props.stack.commanders, ...props.stack.units]));
  const side = (): string =>
    props.stack.side === null ? say(props.language, 'neutral') : sideName(props.stack.side, props.language);
  return (
    <section class={`tray-side of-${props.stack.side ?? 'nobody'}`}>
      <div class="tray-sums">{say(props.language, 'stackSums', { side: side(), units: props.stack.units.length })}</div>
      <div class="tray-pieces" classList={{ 'tray-many': groups().length > 6 }}>
        <Keyed each={groups()} by={({ first }) => first}>
          {(group) => <TrayPiece group={group()} {...props} />}
        </Keyed>
      </div>
    </section>
  );
}

function TrayPiece(props: TrayProps & { readonly group: Group }): JSX.Element {
  const legal = (): PieceName | undefined => {
    const offered = legalAt(
      props.legal,
      lyingOf(() => props.view),
      props.place,
    ).filter(isPiece);
    return (
      props.group.pieces.find((piece) => offered.includes(piece)) ?? standIn(props.view, props.group.first, offered)
    );
  };
  const lit = (): boolean =>
    props.lit.some(({ kind, id }) => kind === 'piece' && isPiece(id) && props.group.pieces.includes(id));
  const times = (): string => (props.group.pieces.length > 1 ? ` ×${props.group.pieces.length}` : '');
  const marks = () => MARKS.filter((mark) => props.group[mark]);
  const name = (): string => pieceName(props.group.first, props.language);
  const state = (): string =>
    [...(props.group.reduced ? ['reduced' as const] : []), ...marks()]
      .map((word) => say(props.language, `state.${word}`))
      .join(', ');
  return (
    <button
      type="button"
      class="tray-piece"
      classList={{ legal: legal() !== undefined, lit: lit() }}
      data-target={keyOf({ kind: 'piece', id: legal() ?? props.group.first })}
      aria-label={[`${name()}${times()}`, state()].filter(Boolean).join(', ')}
      aria-disabled={legal() === undefined}
      tabindex={legal() === undefined ? -1 : 0}
      title={state()}
    >
      <PieceFigure
        id={props.group.first}
        side={sideOf(props.view, props.group.first)}
        reduced={props.group.reduced}
        spent={props.group.spent}
      />
      <Show when={props.group.pieces.length > 1}>
        <span class="tray-times">×{props.group.pieces.length}</span>
      </Show>
      <Show when={marks().length > 0}>
        <svg class="tray-marks" viewBox={`-6 -6 ${marks().length * 12} 12`} aria-hidden="true">
          <For each={marks()}>
            {(mark, i) => (
              <g transform={`translate(${i() * 12} 0)`}>
                <MarkSign mark={mark} />
              </g>
            )}
          </For>
        </svg>
      </Show>
      <span class="tray-name">{name()}</span>
    </button>
  );
}
