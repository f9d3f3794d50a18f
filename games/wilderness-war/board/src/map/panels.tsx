import { type Language, type PanelFrame, palette } from '@carillon/board';
import { panelsOf } from '@carillon/wargame-board';
import { SPACE_FACTS } from '@carillon/wilderness-war-rules/reference';
import { type JSX, Show } from 'solid-js';
import { mapName } from '../texts/names.ts';
import { FRAMES } from './generated/placed.ts';
import { SpaceSign } from './spaces.tsx';

/** The framed boxes of the board: the three holding boxes, then the three militia boxes; edges in map units. */
export const frames: readonly PanelFrame[] = FRAMES;

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** The side whose colour the frame of a box repeats. */
const FRENCH_BOXES: ReadonlySet<string> = new Set(['louisbourg', 'pays-den-haut', 'st-lawrence-canadian-militias']);

const TITLE_SIZE = 10.5;

/** Halifax, Louisbourg, Pays d'en Haut and the militia boxes as framed panels. */
export const BoxPanels: (props: { readonly language: Language }) => JSX.Element = panelsOf({
  ...{ frames, titleSize: TITLE_SIZE, titleAt: 14, nameOf: mapName, linesOf: titleLines },
  // By the height of a letter with an accent, in sizes of the font.
  rise: 0.86,
  colourOf: (id) => (FRENCH_BOXES.has(id) ? palette.FRENCH : palette.BRITISH),
  Inside: ({ frame: [id, , left, , , bottom] }) => (
    <Show when={FACTS.get(id)}>
      {(facts) => (
        <g transform={`translate(${left + 17} ${bottom - 18})`}>
          <SpaceSign facts={facts()} />
        </g>
      )}
    </Show>
  ),
});

/** The approximate width of a letter in a title, in sizes of its font. */
const LETTER = 0.45;

/** Words that must not end a line: `du`, `de`, `la`. */
const SHORT = 3;

/** Lines this much longer than the shortest possible still do, in letters. */
const NEARLY = 2;

/** Names too long for their box break into two lines nearly as short as possible, the upper one the longest of these. */
export function titleLines(name: string, room: number): string[] {
  if (name.length * LETTER * TITLE_SIZE <= room - 10) return [name];
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const);
  const whole = breaks.filter(([upper]) => (upper.at(-1)?.length ?? 0) > SHORT);
  const lines = whole.map(([upper, lower]) => [upper.join(' '), lower.join(' ')]);
  const width = (each: readonly string[]): number => Math.max(...each.map(({ length }) => length));
  const most = Math.min(...lines.map(width)) + NEARLY;
  const able = lines.filter((each) => width(each) <= most);
  return able.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [name];
}
