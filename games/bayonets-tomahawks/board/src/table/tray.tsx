import type { PieceName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import type { Language, TrayGroup, TrayPart } from '@carillon/board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { actingIn } from '../position/acting.ts';
import { pieceFacts, sideOf } from '../position/facts.ts';
import { counters, type Group, MARKS, type Mark, type Stack } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { pieceName, sideName } from '../texts/names.ts';
import { MarkSign } from './marks.tsx';

// The list of a place: the pieces of each faction, and of a neutral Nation.

type Shown = Group & TrayGroup & { readonly side: Stack['side']; readonly marks: readonly Mark[] };

/** A stack as the list of its place shows it. */
export function partOf(view: View, { key, side, leaders, units }: Stack, language: Language): TrayPart<Shown> {
  const named = side === null ? say(language, 'neutral') : sideName(side, language);
  const groups = counters.looking(view, [...leaders, ...units]).map((group) => shownAs(view, group, language));
  const bastions = units.filter((unit) => pieceFacts(unit).type === 'bastion').length;
  const sums = say(language, 'stackSums', { side: named, units: units.length, bastions });
  return { key, of: side ?? 'nobody', sums, groups };
}

function shownAs(view: View, group: Group, language: Language): Shown {
  const { first, pieces, reduced } = group;
  const name = pieceName(first, language);
  const marks = MARKS.filter((mark) => group[mark]);
  const acting = isActing(view, pieces);
  const words = [...(reduced ? ['reduced' as const] : []), ...marks, ...(acting ? ['acting' as const] : [])];
  const state = words.map((word) => say(language, `state.${word}`)).join(', ');
  const times = pieces.length > 1 ? ` ×${pieces.length}` : '';
  const spoken = [`${name}${times}`, state].filter(Boolean).join(', ');
  return { ...group, name, spoken, state, acting, side: sideOf(view, first), marks };
}

/** Whether all of these belong to the marching force. */
function isActing(view: View, pieces: readonly PieceName[]): boolean {
  const force = actingIn(view)?.pieces ?? [];
  return pieces.every((piece) => force.includes(piece));
}

/** The counter of a group, and the signs of its markers. */
export function TrayFigure(props: { readonly group: Shown }): JSX.Element {
  const marks = createMemo(() => props.group.marks);
  return (
    <>
      <PieceFigure
        id={props.group.first}
        side={props.group.side}
        reduced={props.group.reduced}
        spent={props.group.spent}
      />
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
    </>
  );
}
