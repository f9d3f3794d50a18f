import { enlargedSize, type Language, Legible, MOST_ENLARGED, type PanelFrame, palette } from '@carillon/board';
import { SPACE_FACTS } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { mapName } from '../texts/names.ts';
import { FRAMES } from './generated/placed.ts';
import { SpaceSign } from './spaces.tsx';

const { BRITISH, FRENCH, INK, SERIF } = palette;

/** The framed boxes of the board: the three holding boxes, then the three militia boxes; edges in map units. */
export const frames: readonly PanelFrame[] = FRAMES;

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.id as string, facts]));

/** The side whose colour the frame of a box repeats. */
const FRENCH_BOXES: ReadonlySet<string> = new Set(['louisbourg', 'pays-den-haut', 'st-lawrence-canadian-militias']);

/** Halifax, Louisbourg, Pays d'en Haut and the militia boxes as framed panels, named along their upper edge. */
export function BoxPanels(props: { language: Language }): JSX.Element {
  return (
    <g class="layer-boxes" font-family={SERIF}>
      <For each={FRAMES}>{(frame) => <BoxPanel frame={frame} language={props.language} />}</For>
    </g>
  );
}

const TITLE_SIZE = 10.5;
/** The height of a letter with an accent, in sizes of the font: by this much an enlarged title begins lower. */
const RISE = 0.86;

function BoxPanel(props: { frame: PanelFrame; language: Language }): JSX.Element {
  const [id, , left, top, right, bottom] = props.frame;
  const name = () => mapName(id, props.language);
  const size = enlargedSize(TITLE_SIZE);
  return (
    <g data-box={id}>
      <Borders frame={props.frame} />
      <Legible size={TITLE_SIZE * MOST_ENLARGED}>
        <For each={titleLines(name(), ((right - left) * TITLE_SIZE) / size())}>
          {(line, index) => (
            <text
              x={(left + right) / 2}
              y={top + 14 + RISE * (size() - TITLE_SIZE) + index() * size() * 1.05}
              font-size={`${size()}`}
              text-anchor="middle"
              fill={INK}
            >
              {line}
            </text>
          )}
        </For>
      </Legible>
      <Show when={FACTS.get(id)}>
        {(facts) => (
          <g transform={`translate(${left + 17} ${bottom - 18})`}>
            <SpaceSign facts={facts()} />
          </g>
        )}
      </Show>
    </g>
  );
}

/** A hatched shadow, the sheet, a band in the colour of the box's side, a thin line. */
function Borders(props: { frame: PanelFrame }): JSX.Element {
  const [id, , left, top, right, bottom] = props.frame;
  const inset = (by: number) => ({
    x: left + by,
    y: top + by,
    width: right - left - 2 * by,
    height: bottom - top - 2 * by,
  });
  return (
    <>
      <rect {...inset(0)} fill="url(#map-hatch)" transform="translate(2.2 2.2)" />
      <rect {...inset(0)} fill="url(#map-panel)" stroke={INK} stroke-width=".8" />
      <rect {...inset(2)} fill="none" stroke={FRENCH_BOXES.has(id) ? FRENCH : BRITISH} stroke-width="1.4" />
      <rect {...inset(3.6)} fill="none" stroke={INK} stroke-width=".35" />
    </>
  );
}

/** The approximate width of a letter in a title. */
const LETTER = TITLE_SIZE * 0.45;

/** Words that must not end a line: `du`, `de`, `la`. */
const SHORT = 3;

/** Lines this much longer than the shortest possible still do, in letters. */
const NEARLY = 2;

/** Names too long for their box break into two lines nearly as short as possible, the upper one the longest of these. */
export function titleLines(name: string, room: number): string[] {
  if (name.length * LETTER <= room - 10) return [name];
  const words = name.split(' ');
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1), words.slice(i + 1)] as const);
  const whole = breaks.filter(([upper]) => (upper.at(-1)?.length ?? 0) > SHORT);
  const lines = whole.map(([upper, lower]) => [upper.join(' '), lower.join(' ')]);
  const width = (each: readonly string[]): number => Math.max(...each.map(({ length }) => length));
  const most = Math.min(...lines.map(width)) + NEARLY;
  const able = lines.filter((each) => width(each) <= most);
  return able.toSorted((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))[0] ?? [name];
}
