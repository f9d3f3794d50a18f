import { lessMotion, type Moment } from '@carillon/board';
import { createEffect, For, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import { paceOf } from '../../preferences.ts';
import type { Play } from '../play/play.ts';
import { type Scene, scenesOf, type Told } from './scene.ts';
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

/** A scene with what tells how its fights ended, and the number of log entries when it ends. */
interface Act {
  readonly scene: Scene;
  readonly words: readonly string[];
  readonly told: number;
}

/**
 * The latest dice, large, over the place of the fight, with the pieces that fall and how it ended, or the card just played, in the middle: until the next press or
 * for two seconds. Of several battles each waits for its turn. Only the button that calls the next takes presses, so
 * nobody has to wait. Without motion it stays away.
 */
export function Stage<View, LogEntry>(props: StageProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const acts: Cell<readonly Act[]> = cell<readonly Act[]>([]);
  const sounds = new Sounds();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = (left: readonly Act[]): void => {
    clearTimeout(timer);
    acts.set(left);
    const [act] = left;
    play.told.set(act?.scene.fought ? act.told : undefined);
    if (act === undefined) return;
    if (play.preferences().sounds) for (const sound of act.scene.sounds) sounds.play(sound);
    timer = setTimeout(next, SHOWN_MS * paceOf(play.preferences().motion));
  };
  const next = (): void => put(acts().slice(1));
  /** A press anywhere but on the button, which calls the next itself. */
  const pressed = ({ target }: Event): void => {
    const isButton = target instanceof Element && target.closest('.stage-next') !== null;
    if (acts().length > 0 && !isButton) next();
  };
  const show = (from: number): void => {
    const { drama } = play.title;
    const log = play.session.log();
    if (drama === undefined || lessMotion() || play.session.past() || log.length - from > AT_ONCE) return;
    const told = (a: number, b: number): Happened<LogEntry>[] =>
      log.slice(Math.max(0, a), b).flatMap(({ entry }, i) => {
        const moment = drama.momentOf(entry);
        return moment === undefined ? [] : [{ moment, entry, told: Math.max(0, a) + i + 1 }];
      });
    const news = told(from, log.length);
    const scenes = scenesOf(
      news.map(({ moment }) => moment),
      told(from - BEFORE, from).map(({ moment }) => moment),
    );
    if (scenes.length > 0) put(scenes.map((each) => actOf(play, each, news)));
  };
  createEffect(
    on(play.session.log, (log, before) => {
      if (before !== undefined && log.length > before.length) untrack(() => show(before.length));
    }),
  );
  onMount(() => show(props.from));
  document.addEventListener('pointerdown', pressed, true);
  document.addEventListener('keydown', pressed, true);
  onCleanup(() => {
    put([]);
    sounds.close();
    document.removeEventListener('pointerdown', pressed, true);
    document.removeEventListener('keydown', pressed, true);
  });
  return (
    <Show when={acts()[0]} keyed>
      {(act) => <Shown play={play} act={act} next={acts()[1]?.scene.at} onNext={next} />}
    </Show>
  );
}

/** An event that shows, and how many entries the log had with it. */
interface Happened<LogEntry> {
  readonly moment: Moment;
  readonly entry: LogEntry;
  readonly told: number;
}

function actOf<View, LogEntry>(
  { title, words }: Play<View, LogEntry>,
  { scene, end }: Told,
  news: readonly Happened<LogEntry>[],
): Act {
  const said = scene.outcomes.flatMap((i) => {
    const entry = news[i]?.entry;
    return (entry && title.logLine(entry, words.language)?.text) ?? [];
  });
  return { scene, words: said, told: news[end - 1]?.told ?? 0 };
}

interface ShownProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly act: Act;
  /** The place of the battle that comes next, if one does. */
  readonly next: string | undefined;
  readonly onNext: () => void;
}

function Shown<View, LogEntry>(props: ShownProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const { scene, words } = props.act;
  const place = (): JSX.CSSProperties => {
    const { at } = scene;
    const camera = play.focus.camera();
    const point = at === undefined ? undefined : play.board.placeOf({ kind: 'space', id: at });
    const room = camera?.overlay()?.getBoundingClientRect();
    if (!point || !camera || !room) return {};
    const { x, y, k } = camera.camera();
    return { '--at-x': shareOf(x + k * point.x, room.width), '--at-y': shareOf(y + k * point.y, room.height) };
  };
  return (
    <div class="stage" style={place()}>
      <div class="stage-shown" aria-hidden="true">
        <For each={scene.dice}>
          {({ seat, faces }) => (
            <p class="stage-dice" data-seat={play.title.seats.indexOf(seat)}>
              <For each={faces}>
                {(face) => <span class="stage-die">{play.title.drama && <play.title.drama.Die face={face} />}</span>}
              </For>
            </p>
          )}
        </For>
        <Show when={scene.lost.length > 0}>
          <p class="stage-lost">
            <For each={scene.lost}>
              {(piece) => <play.title.Figure view={play.board.view()} target={piece} language={play.words.language} />}
            </For>
          </p>
        </Show>
        <For each={words}>{(text) => <p class="stage-words">{text}</p>}</For>
        <Show when={scene.card}>
          {(card) => (
            <div class="stage-card">
              <play.title.Figure view={play.board.view()} target={card()} language={play.words.language} />
            </div>
          )}
        </Show>
      </div>
      <Show when={props.next}>
        {(space) => (
          <button type="button" class="button stage-next" onClick={() => props.onNext()}>
            {play.words.say('fightNext', { space: play.words.nameOf({ kind: 'space', id: space() }) })}
          </button>
        )}
      </Show>
    </div>
  );
}

/** Where it is in the window, as a share: the scene is laid so that the same share of it is before that place, and none outside. */
const shareOf = (at: number, room: number): string => `${Math.min(98, Math.max(2, (100 * at) / room))}%`;
