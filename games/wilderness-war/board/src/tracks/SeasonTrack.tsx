import { signed } from '@carillon/board';
import type { TracksProps } from '@carillon/wargame-board';
import { SCENARIO_FACTS, type View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX } from 'solid-js';
import { say } from '../texts/index.ts';

/** A long war has abbreviated years, or they would not fit. */
const MOST_IN_FULL = 3;

const HALVES = ['early', 'late'] as const;

/** The years of the scenario, two seasons each; the present one is marked and named. */
export function SeasonTrack(props: TracksProps<View>): JSX.Element {
  const years = (): number[] => {
    const scenario = SCENARIO_FACTS.find((facts) => facts.id === props.view.scenario);
    const [first, last] = [scenario?.startYear ?? props.view.year, scenario?.endYear ?? props.view.year];
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  };
  const label = (year: number): string => (years().length > MOST_IN_FULL ? `’${year % 100}` : `${year}`);
  const isNow = (year: number, half: string): boolean => props.view.year === year && props.view.season === half;
  const now = (): string => `${props.view.year}, ${say(props.language, props.view.season)}`;
  return (
    <section class="season-track" {...signed('seasons', say(props.language, 'seasonsTrack'))}>
      <p class="track-now">{now()}</p>
      <div class="season-years" aria-hidden="true">
        <For each={years()}>
          {(year) => (
            <span class="season-year">
              <For each={HALVES}>{(half) => <i classList={{ now: isNow(year, half) }} />}</For>
              <span>{label(year)}</span>
            </span>
          )}
        </For>
      </div>
    </section>
  );
}
