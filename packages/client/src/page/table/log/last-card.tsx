import type { Target } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import type { Shown } from './log-lines.ts';
import { stretchesOf } from './log-names.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'session' | 'title' | 'words'>;

interface LastCardProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly lines: readonly Shown[];
}

/** Above the log: the last card played, and the piles; face-up piles can be opened. */
export function LastCard<View, LogEntry>(props: LastCardProps<View, LogEntry>): JSX.Element {
  const last = () => lastPlayed(props);
  return (
    <div class="last-card">
      <p class="last-card-line">
        <span class="last-card-word">{props.play.words.say('lastCard')}</span>{' '}
        <Show when={last()} fallback={props.play.words.say('lastCardNone')}>
          {(played) => <Played play={props.play} played={played()} />}
        </Show>
      </p>
      <Piles play={props.play} page={props.page} />
    </div>
  );
}

/** The line about the last card, up to the position shown. */
function lastPlayed<View, LogEntry>({ play, lines }: LastCardProps<View, LogEntry>): Shown | undefined {
  const until = play.session.past()?.number ?? Number.POSITIVE_INFINITY;
  return lines.findLast(({ number, line }) => number <= until && line.played !== undefined);
}

const cardsOf = ({ about }: Shown['line']): readonly Target[] => about.filter(({ kind }) => kind === 'card');

interface PlayedProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly played: Shown;
}

/** What was played: a button for its card, or a line with a button for each of its cards. */
function Played<View, LogEntry>(props: PlayedProps<View, LogEntry>): JSX.Element {
  const text = () => props.played.line.text;
  const seat = () => props.play.title.seats.indexOf(props.played.line.played?.by ?? '');
  const stretches = () => stretchesOf(text(), cardsOf(props.played.line), (card) => props.play.words.nameOf(card));
  return (
    <Show
      when={cardsOf(props.played.line).length > 1}
      fallback={<Card play={props.play} card={cardsOf(props.played.line)[0]} text={text()} seat={seat()} />}
    >
      <span class="last-card-name" data-seat={seat()}>
        <For each={stretches()}>
          {({ text: part, target, tail }) => (
            <Show when={target} fallback={part}>
              <Card play={props.play} card={target} text={part} />
              {tail}
            </Show>
          )}
        </For>
      </span>
    </Show>
  );
}

interface CardProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly card: Target | undefined;
  readonly text: string;
  /** The index of the seat that played it, if the button is the whole line. */
  readonly seat?: number;
}

function Card<View, LogEntry>(props: CardProps<View, LogEntry>): JSX.Element {
  const look = (): void => props.play.focus.pointed.set(props.card);
  const away = (): void => props.play.focus.pointed.set(undefined);
  return (
    <button
      type="button"
      class={props.seat === undefined ? 'last-card-link' : 'last-card-name'}
      data-seat={props.seat}
      onPointerEnter={look}
      onPointerLeave={away}
      onFocus={look}
      onBlur={away}
      onClick={() => props.play.focus.ring.set(props.card)}
    >
      {props.text}
    </button>
  );
}

function Piles<View, LogEntry>(props: Pick<LastCardProps<View, LogEntry>, 'play' | 'page'>): JSX.Element {
  const piles = () => props.play.title.piles(props.play.board.view(), props.play.words.language);
  return (
    <ul class="deck">
      <For each={piles()}>
        {(pile) => (
          <li>
            <Show
              when={pile.cards ?? pile.groups}
              fallback={
                <span class="deck-pile">
                  {pile.name} <b>{pile.count}</b>
                </span>
              }
            >
              <button type="button" class="deck-pile" data-pile={pile.id} onClick={() => props.page.pile.set(pile.id)}>
                {pile.name} <b>{pile.count}</b>
              </button>
            </Show>
            <Show when={pile.note}>{(note) => <span class="deck-note">{note()}</span>}</Show>
          </li>
        )}
      </For>
    </ul>
  );
}
