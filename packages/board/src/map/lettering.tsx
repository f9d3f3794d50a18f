import { For, type JSX } from 'solid-js';
import { Legible } from '../Legible.tsx';
import { DEEP_WATER, FAINT_INK, SERIF, TITLE } from './palette.ts';
import type { CurvedName } from './types.ts';

/**
 * The sparse lettering of seas, lakes (in italics) and countries (in spaced capitals). It is under everything in play;
 * names avoid it.
 */
export function MapLettering(props: {
  readonly lines: readonly CurvedName[];
  readonly words: (text: string) => string;
}): JSX.Element {
  return (
    <g class="layer-lettering">
      <For each={props.lines}>
        {(line, index) => <Curved line={line} id={`map-lettering-${index()}`} words={props.words} />}
      </For>
    </g>
  );
}

function Curved(props: { line: CurvedName; id: string; words: (text: string) => string }): JSX.Element {
  const [kind, text, size, spacing, along] = props.line;
  const water = kind === 'water';
  const words = (): string => props.words(text);
  return (
    <g
      font-family={water ? SERIF : TITLE}
      fill={water ? DEEP_WATER : FAINT_INK}
      fill-opacity={water ? '.7' : '.6'}
      font-style={water ? 'italic' : 'normal'}
      font-size={`${size}`}
      letter-spacing={`${spacingOf(words(), text, size, spacing)}`}
    >
      <path id={props.id} d={along} fill="none" />
      <Legible size={size}>
        <text>
          <textPath href={`#${props.id}`}>{words()}</textPath>
        </text>
      </Legible>
    </g>
  );
}

/** The usual width of a letter, as a part of the font size. */
const LETTER = 0.62;

/** The letter spacing that makes a text as long as the printed one, in board units. */
function spacingOf(text: string, printed: string, size: number, spacing: number): number {
  if (text === printed) return spacing;
  return ((size * LETTER + spacing) * printed.length) / text.length - size * LETTER;
}
