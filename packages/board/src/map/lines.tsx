import { For, type JSX } from 'solid-js';

/** The style of lines. */
export interface LinesProps {
  readonly along: readonly string[];
  readonly stroke: string;
  readonly 'stroke-width': string;
  readonly 'stroke-opacity'?: string;
  readonly 'stroke-dasharray'?: string;
}

/** Lines along several paths. */
export function Lines(props: LinesProps): JSX.Element {
  return (
    <For each={props.along}>
      {(path) => (
        <path
          d={path}
          stroke={props.stroke}
          stroke-width={props['stroke-width']}
          stroke-opacity={props['stroke-opacity']}
          stroke-dasharray={props['stroke-dasharray']}
        />
      )}
    </For>
  );
}
