import { lessMotion, type Moment } from '@carillon/board';
import { createEffect, For, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import { paceOf } from '../../preferences.ts';
import type { Play } from '../play/play.ts';
import { type Scene, sceneOf } from './scene.ts';
import { Sounds } from './sounds.ts';
import '../../styles/stage.css';

/** How long dice and cards lie on the map at normal pace, in milliseconds, unless the user goes on. */
const SHOWN_MS = 2000;
/** More events than these at once are not seen happening: the page has caught up with a game. */
const AT_ONCE = 60;
/** The events before that may tell where a fight goes on. */
const BEFORE = 40;

export interface StageProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  /** The first of the events that it shows, counted from 0. */
  readonly from: number;
}

/**
 * The latest dice, large, over the place of the fight, with the pieces that fall and how it ended, or the card just played, in the middle: until the next press or
 * for two seconds. It takes no presses, so nobody has to wait for it. Without motion it stays away.
 */
export function Stage<View, LogEntry>(props: StageProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const scene: Cell<Scene | undefined> = cell<Scene | undefined>(undefined);
  /** How the fights ended. */
  const words: Cell<readonly string[]> = cell<readonly string[]>([]);
  const sounds = new Sounds();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = (): void => {
    clearTimeout(timer);
    scene.set(undefined);
  };
  const show = (from: number): void => {
    const { drama } = play.title;
    const log = play.session.log();
    if (drama === undefined || lessMotion() || play.session.past() || log.length - from > AT_ONCE) return;
    const told = (a: number, b: number): { readonly moment: Moment; readonly entry: LogEntry }[] =>
      log.slice(Math.max(0, a), b).flatMap(({ entry }) => {
        const moment = drama.momentOf(entry);
        return moment === undefined ? [] : [{ moment, entry }];
      });
    const news = told(from, log.length);
    const next = sceneOf(
      news.map(({ moment }) => moment),
      told(from - BEFORE, from).map(({ moment }) => moment),
    );
    if (next === undefined) return;
    words.set(
      next.outcomes.flatMap((i) => {
        const entry = news[i]?.entry;
        return (entry && play.title.logLine(entry, play.words.language)?.text) ?? [];
      }),
    );
    if (play.preferences().sounds) for (const sound of next.sounds) sounds.play(sound);
    clear();
    scene.set(next);
    timer = setTimeout(clear, SHOWN_MS * paceOf(play.preferences().motion));
  };
  createEffect(
    on(play.session.log, (log, before) => {
      if (before !== undefined && log.length > before.length) untrack(() => show(before.length));
    }),
  );
  onMount(() => show(props.from));
  document.addEventListener('pointerdown', clear, true);
  document.addEventListener('keydown', clear, true);
  onCleanup(() => {
    clear();
    sounds.close();
    document.removeEventListener('pointerdown', clear, true);
    document.removeEventListener('keydown', clear, true);
  });
  return <Show when={scene()}>{(shown) => <Shown play={play} scene={shown()} words={words()} />}</Show>;
}

interface ShownProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly scene: Scene;
  readonly words: readonly string[];
}

function Shown<View, LogEntry>(props: ShownProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const place = (): JSX.CSSProperties => {
    const { at } = props.scene;
    const camera = play.focus.camera()?.camera();
    const point = at === undefined ? undefined : play.board.placeOf({ kind: 'space', id: at });
    if (!point || !camera) return {};
    return { '--at-x': `${camera.x + camera.k * point.x}px`, '--at-y': `${camera.y + camera.k * point.y}px` };
  };
  return (
    <div class="stage" style={place()} aria-hidden="true">
      <For each={props.scene.dice}>
        {({ seat, faces }) => (
          <p class="stage-dice" data-seat={play.title.seats.indexOf(seat)}>
            <For each={faces}>
              {(face) => <span class="stage-die">{play.title.drama && <play.title.drama.Die face={face} />}</span>}
            </For>
          </p>
        )}
      </For>
      <Show when={props.scene.lost.length > 0}>
        <p class="stage-lost">
          <For each={props.scene.lost}>
            {(piece) => <play.title.Figure view={play.board.view()} target={piece} language={play.words.language} />}
          </For>
        </p>
      </Show>
      <For each={props.words}>{(text) => <p class="stage-words">{text}</p>}</For>
      <Show when={props.scene.card}>
        {(card) => (
          <div class="stage-card">
            <play.title.Figure view={play.board.view()} target={card()} language={play.words.language} />
          </div>
        )}
      </Show>
    </div>
  );
}
