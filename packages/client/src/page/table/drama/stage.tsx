import { lessMotion } from '@carillon/board';
import { batch, createEffect, For, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { type Cell, cell } from '../../cell.ts';
import { useHelp } from '../../help/door.ts';
import { type Preferences, paceOf } from '../../preferences.ts';
import { bringIntoSight } from '../map/sight.ts';
import type { Play } from '../play/play.ts';
import type { Called } from '../play/shown-board.ts';
import { type Act, actsFrom, resultsOf, withMore, wordsOver } from './acts.ts';
import { keepBeside } from './beside.ts';
import { followNews } from './follow-news.ts';
import { holdNews } from './hold-news.ts';
import { hasRoom, SoundOffer } from './sound-offer.tsx';
import { Sounds } from './sounds.ts';
import '../../styles/stage.css';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'board' | 'confirm' | 'focus' | 'offer' | 'preferences' | 'session' | 'title' | 'lastResult' | 'lastShown' | 'words'
>;

/** How long a card lies on the map at normal pace, in milliseconds, unless the user goes on. */
const SHOWN_MS = 2000;
/** The same where there is something to read. */
const READ_MS = 4000;
/** Calls `act` once the next frame is drawn, because opening the browser's sound would delay the drawing. */
const afterFrame = (act: () => void): number => requestAnimationFrame(() => setTimeout(act));
/** Keys that do nothing by themselves. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);
/** Keys that press a button. */
const PRESSING: ReadonlySet<string> = new Set(['Enter', ' ']);
/** Elements that have their own use for these keys. */
const CONTROLS = 'button, a, input, select, textarea';

export interface StageProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  /** The first of the events that it shows, counted from 0. */
  readonly from: number;
  /** Whether the Fight tab beside the map is up. */
  readonly isReported: boolean;
}

/**
 * The latest dice, large, beside the place of the fight, with the pieces that fall and how it ended, or the card just
 * played, in the middle: until the next press on map, hand or prompt bar, or for two seconds, or four if there are
 * words. Battles that begin by themselves wait for their button or Enter, with the table as it was, and their results
 * stay in the same way; Escape ends them all. Without motion the show stays away.
 * While the help covers the table, its events wait, and a card waits until the result before it is left. The user's own
 * card is not laid on the map. The last results can be called back, and then stay until the next press.
 */
export function Stage<View, LogEntry>(props: StageProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const help = useHelp();
  const acts: Cell<readonly Act[]> = cell<readonly Act[]>([]);
  const sounds = new Sounds();
  /** Whether dice have fallen. */
  const rolled = cell(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = play.session.now().view;
  const hold = (left: readonly Act[]): void => {
    acts.set(left);
    play.board.called.set(callOf(left, goOn(left)));
  };
  const put = (left: readonly Act[]): void => {
    clearTimeout(timer);
    const [[act], wasStaged] = [left, play.board.staged() !== undefined];
    batch(() => {
      hold(left);
      play.lastShown.set(act?.scene.fought && !act.again ? act.lastShown : undefined);
      void setScene(play, act, latest, () => acts()[0] === act);
    });
    if (act === undefined) {
      if (wasStaged) bringIntoSight(play, play.title.subject?.(play.board.view()));
      return;
    }
    if (act.scene.dice.length > 0) rolled.set(true);
    if (act.again) return;
    if (play.preferences().sounds) afterFrame(() => sound(act));
    if (!waitsForUser(left)) timer = setTimeout(next, timeFor(act) * paceOf(play.preferences().motion));
  };
  const sound = (act: Act): void => {
    if (acts()[0] === act) for (const each of act.scene.sounds) sounds.play(each);
  };
  const next = (): void => put(acts().slice(1));
  // A result that stays is not shown anew, and its time goes on.
  const add = (left: readonly Act[]): void => (staysIn(acts(), left) ? hold(left) : put(left));
  /** The button calls the next battle: after a result, without the moment before it. */
  const fight = (): void => put(acts().slice(acts()[0]?.waits ? 1 : 2));
  const goOn = (left: readonly Act[]): (() => void) => (calledBy(left) === undefined ? next : fight);
  const pressed = (event: Event): void => {
    const wanted = wantedBy(event, acts(), play.board.staged() !== undefined);
    if (wanted === 'on') {
      event.preventDefault();
      event.stopPropagation();
      goOn(acts())();
    } else if (wanted === 'next') next();
    else if (wanted === 'end') put([]);
  };
  const results = keepResults(play, (last) => put(acts()[0]?.again ? [] : last));
  const news = holdNews(help.isOpen, (from) => {
    const all = withNews(play, acts(), from);
    if (all === undefined) return;
    results.keep(all);
    if (!lessMotion()) add(all);
  });
  followNews(play.session, news.show, () => {
    news.drop();
    if (acts().length > 0) put([]);
    results.forget();
  });
  createEffect(on(play.session.latest, ({ view }) => (latest = view)));
  hearTurn(play, sounds);
  onMount(() => news.show(props.from));
  onPress(pressed);
  onCleanup(() => {
    put([]);
    sounds.close();
  });
  return (
    <>
      <Show when={acts()[0]} keyed>
        {(act) => <Shown play={play} act={act} isReported={props.isReported} onNext={fight} />}
      </Show>
      <SoundOffer preferences={props.preferences} when={rolled() && hasRoom(play, acts())} />
    </>
  );
}

/** The show with the acts of the log from an entry on; `undefined` if there are none, or the past is shown. */
function withNews<View, LogEntry>(
  play: Needs<View, LogEntry>,
  shown: readonly Act[],
  from: number,
): readonly Act[] | undefined {
  if (play.session.past()) return undefined;
  const since = (first: number) => actsFrom(play, first).map((act) => withoutOwnCard(play, act));
  const more = since(from);
  return more.length > 0 ? withMore(shown, more, since) : undefined;
}

/** How long an act is shown: longer if it has words. */
const timeFor = ({ words, captions }: Act): number => (words.length + captions.length > 0 ? READ_MS : SHOWN_MS);

/** Whether the act shown stays, and does not change what waits for the user. */
const staysIn = (shown: readonly Act[], left: readonly Act[]): boolean =>
  shown[0] !== undefined && left[0] === shown[0] && !shown[0].waits;

/** Keeps the last results of dice until others come, or until they are taken back; `recall` shows them or puts them away. */
function keepResults<View, LogEntry>(
  { session, lastResult }: Pick<Needs<View, LogEntry>, 'session' | 'lastResult'>,
  recall: (results: readonly Act[]) => void,
): { readonly keep: (acts: readonly Act[]) => void; readonly forget: () => void } {
  let length = 0;
  onCleanup(() => lastResult.set(undefined));
  return {
    keep: (acts) => {
      const results = resultsOf(acts);
      if (results.length === 0) return;
      length = Math.max(...results.map(({ lastShown }) => lastShown));
      lastResult.set(() => recall(results));
    },
    forget: () => {
      if (length > session.log().length) lastResult.set(undefined);
    },
  };
}

/** Whether an event is a key, or a press on the map, the hand or the prompt bar, but not on the button of a battle. */
function isPress(event: Event): boolean {
  const { target } = event;
  const isWithin = (places: string): boolean => target instanceof Element && target.closest(places) !== null;
  if (event instanceof KeyboardEvent)
    return !MODIFIERS.has(event.key) && !(PRESSING.has(event.key) && isWithin(CONTROLS));
  return isWithin('.map-stage, .table-hand, .prompt') && !isWithin('.stage-next, [data-option="fight"]');
}

/**
 * An act without the card that the user has just played: the next question may need the map below it. The log names it.
 */
const withoutOwnCard = <View, LogEntry>({ session }: Needs<View, LogEntry>, act: Act): Act =>
  act.by !== undefined && act.by === session.own ? { ...act, scene: { ...act.scene, card: undefined } } : act;

/**
 * The effect of a press: to go on with the show, to end an act or the whole show, or nothing. While a battle waits, only
 * its button, Enter and Escape have one.
 */
function wantedBy(event: Event, acts: readonly Act[], isStaged: boolean): 'on' | 'next' | 'end' | undefined {
  if (acts.length === 0 || !isPress(event)) return undefined;
  const key = event instanceof KeyboardEvent ? event.key : undefined;
  if (isStaged && key === 'Enter') return 'on';
  if (acts.some(({ waits }) => waits)) return key === 'Escape' ? 'end' : undefined;
  return isStaged ? 'end' : 'next';
}

/** Whether a battle waits, or the result of the last one is shown before the next question. */
const waitsForUser = (acts: readonly Act[]): boolean =>
  calledBy(acts) !== undefined || (acts[0]?.scene.fought === true && acts[0].number !== undefined);

/** The battle that waits for its button: the one shown, or the next one after a result. */
const calledBy = (acts: readonly Act[]): Act | undefined => acts.slice(0, 2).find(({ waits }) => waits);

/** What the prompt bar says of the act that waits, and its button. */
const callOf = (left: readonly Act[], go: () => void): Called | undefined =>
  waitsForUser(left) ? { at: calledBy(left)?.scene.at, rolled: (left[0]?.scene.dice.length ?? 0) > 0, go } : undefined;

/** Listens for presses anywhere, before all other listeners. */
function onPress(pressed: (event: Event) => void): void {
  const kinds = ['pointerdown', 'keydown'] as const;
  for (const kind of kinds) document.addEventListener(kind, pressed, true);
  onCleanup(() => {
    for (const kind of kinds) document.removeEventListener(kind, pressed, true);
  });
}

/** A knock when it becomes the user's turn. */
function hearTurn<View, LogEntry>(play: Needs<View, LogEntry>, sounds: Sounds): void {
  createEffect(
    on(
      () => isOwnTurn(play),
      (own, before) => {
        if (own && before === false && play.preferences().sounds && !lessMotion()) sounds.play('knock');
      },
    ),
  );
}

/** Whether the user is to choose, at a table with others. */
function isOwnTurn<View, LogEntry>({ session }: Needs<View, LogEntry>): boolean {
  const { asked, online, computer, analysis } = session.now();
  return (online !== null || computer !== null) && !analysis && asked.seat !== null && asked.seat === session.own;
}

/** Shows the position of an act; until it is known, the previous position stays. */
async function setScene<View, LogEntry>(
  { session, board, focus }: Needs<View, LogEntry>,
  act: Act | undefined,
  latest: View,
  isStill: () => boolean,
): Promise<void> {
  if (act?.number === undefined) {
    board.staged.set(undefined);
    return;
  }
  board.staged.set(board.staged() ?? latest);
  const { at } = act.scene;
  const place = at === undefined ? undefined : board.placeOf({ kind: 'space', id: at });
  if (place) focus.camera()?.reveal(place);
  const reply = await session.ask('past', { number: act.number });
  if (reply.ok && isStill()) board.staged.set(reply.value.view);
}

interface ShownProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly act: Act;
  readonly isReported: boolean;
  readonly onNext: () => void;
}

function Shown<View, LogEntry>(props: ShownProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const { scene } = props.act;
  const place = (): Place | undefined => {
    const { at } = scene;
    const camera = play.focus.camera();
    const point = at === undefined ? undefined : play.board.placeOf({ kind: 'space', id: at });
    if (!point || !camera) return undefined;
    const { x, y, k } = camera.camera();
    const { width, height } = camera.room();
    return { across: (x + k * point.x) / width, down: (y + k * point.y) / height };
  };
  let stage: HTMLDivElement | undefined;
  onMount(() => {
    if (stage && scene.at !== undefined && !props.act.waits) keepBeside(play, stage, scene.at);
  });
  return (
    <div
      class="stage"
      data-waits={props.act.waits}
      data-side={(place()?.down ?? 0) > LOW ? 'above' : 'below'}
      style={styleAt(place())}
      ref={stage}
    >
      <Results play={play} act={props.act} isReported={props.isReported} />
      <Show when={props.act.waits && scene.at}>
        {(space) => (
          <button type="button" class="button stage-next" onClick={() => props.onNext()}>
            {play.words.say('fightNext', { space: play.words.nameOf({ kind: 'space', id: space() }) })}
          </button>
        )}
      </Show>
    </div>
  );
}

/** The dice with their purposes, the pieces that fall, the results in words, and the card with what it is played for. */
function Results<View, LogEntry>(props: Pick<ShownProps<View, LogEntry>, 'play' | 'act' | 'isReported'>): JSX.Element {
  const { play } = props;
  const { scene, captions } = props.act;
  return (
    <div class="stage-shown" aria-hidden="true">
      <For each={scene.dice}>
        {({ seat, faces }, i) => (
          <div class="stage-dice" data-seat={play.title.seats.indexOf(seat)}>
            <For each={faces}>
              {(face) => <span class="stage-die">{play.title.drama && <play.title.drama.Die face={face} />}</span>}
            </For>
            <Show when={captions[i()]}>{(text) => <p class="stage-caption">{text()}</p>}</Show>
          </div>
        )}
      </For>
      <Show when={scene.lost.length > 0}>
        <p class="stage-lost">
          <For each={scene.lost}>
            {(piece) => <play.title.Figure view={play.board.view()} target={piece} language={play.words.language} />}
          </For>
        </p>
      </Show>
      <For each={wordsOver(props.act, props.isReported)}>{(text) => <p class="stage-words">{text}</p>}</For>
      <Show when={scene.card}>
        {(card) => (
          <>
            <Show when={props.act.played}>{(text) => <p class="stage-words">{text()}</p>}</Show>
            <div class="stage-card">
              <play.title.Figure view={play.board.view()} target={card()} language={play.words.language} />
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

/** A place in the map's window, as shares of its width and height. */
interface Place {
  readonly across: number;
  readonly down: number;
}

/** The share of the window's height from which the button is above its space. */
const LOW = 0.8;

const styleAt = (place: Place | undefined): JSX.CSSProperties =>
  place ? { '--at-x': percentOf(place.across), '--at-y': percentOf(place.down) } : {};

/**
 * A place in the window in percent, for both the scene's position and its anchor, so that it stays inside the window.
 */
const percentOf = (share: number): string => `${Math.min(98, Math.max(2, 100 * share))}%`;
