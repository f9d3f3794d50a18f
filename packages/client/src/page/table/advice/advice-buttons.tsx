import { type JSX, Show } from 'solid-js';
import type { Column } from '../page/column.ts';
import { computerIsAsked } from '../play/computer-turns.ts';
import type { Play } from '../play/play.ts';
import type { Advised } from './advice.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'computer' | 'history' | 'session' | 'words'>;

/**
 * The buttons for the coach and a hint, for the computer's pace while it chooses, and for the reasons of its choice.
 */
export function AdviceButtons<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly advised: Advised<View, LogEntry>;
  readonly column: Column<View, LogEntry>;
}): JSX.Element {
  const { play, advised, column } = props;
  const Quiet = (button: {
    readonly name: string;
    readonly label: string;
    readonly pressed?: boolean;
    readonly onPress: () => void;
  }): JSX.Element => (
    <button
      type="button"
      class="button quiet"
      data-option={button.name}
      aria-pressed={button.pressed}
      onClick={() => button.onPress()}
    >
      {button.label}
    </button>
  );
  return (
    <>
      <Show when={computerIsAsked(play.session.now()) && !play.session.past()}>
        <Quiet
          name="pause"
          label={play.words.say(play.computer.paused() ? 'computerGoOn' : 'computerPause')}
          onPress={() => play.computer.toggle()}
        />
        <Quiet
          name="watch"
          label={play.words.say(play.computer.watched() ? 'thinkingHide' : 'thinkingShow')}
          onPress={() => play.computer.watched.set(!play.computer.watched())}
        />
        <Quiet
          name="step-back"
          label={play.words.say('computerBack')}
          onPress={() => void play.history.replay.move(-1)}
        />
      </Show>
      {/* In a window with a column, the coach has a tab there instead. */}
      <Show when={column.room() === 'narrow' && column.mayCoach()}>
        <Quiet
          name="coach"
          label={play.words.say('coach')}
          pressed={column.isUp('coach')}
          onPress={() => column.toggle('coach')}
        />
      </Show>
      <Show when={advised.mayHint()}>
        <Quiet name="hint" label={play.words.say('hint')} onPress={() => void advised.ask('hint')} />
      </Show>
      <Show when={advised.mayAskWhy()}>
        <Quiet name="why-move" label={play.words.say('whyMove')} onPress={() => void advised.ask('why')} />
      </Show>
    </>
  );
}
