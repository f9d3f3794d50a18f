import { keyOf, type Sign, type Target } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { useHelp } from '../../help/door.ts';
import { Linked } from '../../help/paragraphs.tsx';
import { sayHelp } from '../../texts/help.ts';
import type { Play } from '../play/play.ts';
import type { Legend } from './legend.ts';
import './legend.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'words'>;

interface LegendProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
}

/**
 * The side of the map for the note: right if it would otherwise hide its subject at the lower left, or a large card.
 */
function sideFor(target: Target | Sign | undefined): 'left' | 'right' {
  if (target?.kind === 'sign') return 'right';
  const map = document.querySelector('.map-stage')?.getBoundingClientRect();
  const box = target && document.querySelector(`[data-target="${keyOf(target)}"]`)?.getBoundingClientRect();
  if (!map || !box) return 'left';
  const [across, down] = [box.left + box.width / 2 - map.left, box.top + box.height / 2 - map.top];
  const isLow = target?.kind === 'card' || down > map.height / 2;
  return across < map.width / 2 && isLow ? 'right' : 'left';
}

/** A note on the meaning of a target's signs and its current actions; it is also read out. */
export function LegendNote<View, LogEntry>(props: LegendProps<View, LogEntry>): JSX.Element {
  const help = useHelp();
  const language = () => props.play.words.language;
  return (
    <div class="legend-room" role="status" data-side={sideFor(props.legend.shown()?.target)}>
      <Show when={props.legend.shown()}>
        {(shown) => (
          <div
            class="legend-note"
            data-legend={`${shown().target.kind}:${shown().target.id}`}
            onPointerEnter={() => props.legend.hold(true)}
            onPointerLeave={() => props.legend.hold(false)}
          >
            <strong>{shown().name}</strong>
            <For each={shown().lines}>
              {(line) => (
                <p>
                  <Linked text={line} language={language()} go={(place) => help.open(place)} />
                </p>
              )}
            </For>
            <Show when={shown().deeds.length > 0}>
              <p class="legend-now">
                {sayHelp(language(), 'legendNow', { deeds: props.play.words.listed(shown().deeds) })}
              </p>
            </Show>
          </div>
        )}
      </Show>
    </div>
  );
}
