import { frameOf, hullOf, type Point } from '@carillon/board';
import type { View } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Show } from 'solid-js';
import type { LaidStack } from '../position/layout.ts';
import { places } from '../position/places.ts';
import { Swords } from './Recent.tsx';

export interface FightingProps {
  readonly view: View;
  readonly stacks: readonly LaidStack[];
}

/** Crossed swords above the fighters. */
export function Fighting(props: FightingProps): JSX.Element {
  const above = (): Point | undefined => {
    const space = frameOf(props.view.stack, 'battle')?.locals.at;
    if (space === undefined) return undefined;
    const boxes = props.stacks.filter(({ place }) => place === space).flatMap((laid) => laid.boxes);
    if (boxes.length === 0) return places.standAt(space);
    const { left, top, right } = hullOf(boxes);
    return { x: (left + right) / 2, y: top + 3 };
  };
  return <Show when={above()}>{(at) => <Swords x={at().x} y={at().y} />}</Show>;
}
