import { type JSX, Show } from 'solid-js';
import type { TextKey } from '../../texts/index.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

export function LeaveAnalysis<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().analysis}>
      <button
        type="button"
        class="button quiet"
        data-option="leave-analysis"
        onClick={() => void props.play.session.leaveAnalysis()}
      >
        {props.play.words.say('analysisLeave')}
      </button>
    </Show>
  );
}

/** The parts of the table that the undo buttons read. */
interface UndoParts<View, LogEntry> {
  readonly session: Pick<Play<View, LogEntry>['session'], 'now' | 'past'>;
}

const SHORT_BARS: Readonly<Record<string, TextKey>> = {
  nothing_to_undo: 'undoNothing',
  undo_past_chance: 'undoChance',
  undo_past_reveal: 'undoReveal',
  undo_past_other_side: 'undoOther',
};

/** Why nothing can be undone now, in short; `undefined` if something can. */
export function barNow<View, LogEntry>({ session }: UndoParts<View, LogEntry>): TextKey | undefined {
  const { undo, lesson } = session.now();
  if (session.past()) return 'undoPast';
  // Each step of a lesson has its own undo: nothing before the step can be undone.
  if ('bar' in undo && lesson != null && lesson.step > 0) return 'undoStep';
  return 'bar' in undo ? SHORT_BARS[undo.bar] : undefined;
}

/**
 * The seat whose choice would be undone, if it is not the asked seat: both sides play here, and the other has just
 * chosen. Against others and the computer, players undo only their own choices, and may do so while the other is asked.
 */
export function otherUndone<View, LogEntry>({ session }: UndoParts<View, LogEntry>): string | undefined {
  const { undo, asked, online, computer } = session.now();
  if (!('seat' in undo) || computer !== null || session.past()) return undefined;
  const own = online === null ? asked.seat : online.seat;
  return undo.seat === own ? undefined : undo.seat;
}

/** Whether undo also takes back the computer's answers since the choice. */
function isAnew<View, LogEntry>({ session }: Needs<View, LogEntry>): boolean {
  const { undo } = session.now();
  return 'seat' in undo && undo.anew === true && !session.past();
}

/** Whether an action has begun, with several choices that can be undone at once. */
export function mayRestart<View, LogEntry>(play: UndoParts<View, LogEntry>): boolean {
  const { undo } = play.session.now();
  return 'action' in undo && !play.session.past() && otherUndone(play) === undefined;
}

/** Undoes all free choices of the action at once; shown if there are several. */
export function Restart<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Show when={mayRestart(props.play)}>
      <button
        type="button"
        class="button quiet"
        data-option="restart"
        aria-keyshortcuts="Shift+R"
        title={props.play.words.say('restartHint')}
        onClick={() => void props.play.session.restart()}
      >
        {props.play.words.say('restart')}
      </button>
    </Show>
  );
}

/** Whether the reader is a player and not a spectator. */
export const playsHere = <View, LogEntry>({ session }: UndoParts<View, LogEntry>): boolean =>
  session.now().online?.seat !== null;

/** The Undo button, always shown to players. If nothing can be undone it says why, and a press explains it in full. */
export function UndoButton<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Show when={playsHere(props.play)}>
      <OneUndo play={props.play} />
    </Show>
  );
}

function OneUndo<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const bar = () => barNow(props.play);
  return (
    <button
      type="button"
      class="button quiet prompt-undo"
      data-option="undo"
      aria-disabled={bar() !== undefined}
      aria-keyshortcuts="Control+Z"
      onClick={() => void props.play.session.undo()}
    >
      <span>{props.play.words.say('undo')}</span>
      <Show when={bar()}>{(why) => <small>{props.play.words.say(why())}</small>}</Show>
      <Show when={isAnew(props.play)}>
        <small>{props.play.words.say('undoAnew')}</small>
      </Show>
      <Show when={otherUndone(props.play)}>
        <small>{props.play.words.say('undoOf')}</small>
      </Show>
    </button>
  );
}

export function Redo<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().redo !== null && !props.play.session.past()}>
      <button
        type="button"
        class="button quiet"
        data-option="redo"
        aria-keyshortcuts="Control+Y"
        onClick={() => void props.play.session.redo()}
      >
        {props.play.words.say('redo')}
      </button>
    </Show>
  );
}
