import { type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { EndOfGame } from './end-of-game.ts';
import { Losses } from './figures.tsx';
import { ScoreLine } from './score-line.tsx';
import '../../styles/ending.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

export interface YearOverProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly end: EndOfGame<View, LogEntry>;
}

/**
 * The last year in figures, in a corner of the map, until the next choice. It has no room to explain turning points, so
 * the line does not number them.
 */
export function YearOverNote<View, LogEntry>(props: YearOverProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.play.session.past() === undefined && !props.end.isOver() ? props.end.year() : undefined}>
      {(over) => (
        <section class="year-over" aria-label={props.play.words.say('yearOver', { year: over().year })}>
          <header>
            <h2>{props.play.words.say('yearOver', { year: over().year })}</h2>
            <button type="button" class="button quiet" onClick={() => props.end.year.set(undefined)}>
              {props.play.words.say('close')}
            </button>
          </header>
          <ScoreLine play={props.play} account={{ ...over().account, turningPoints: [] }} />
          <Losses play={props.play} account={over().account} />
        </section>
      )}
    </Show>
  );
}
