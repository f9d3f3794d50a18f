import type { JSX } from 'solid-js';
import { ranged } from '../page/ranged.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'history' | 'session' | 'words'>;

/** First, previous, play, next, now; and a slider over the whole game. */
export function ReplayStrip<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  /** Called when another position is shown. */
  readonly onMoved?: () => void;
}): JSX.Element {
  const { replay } = props.play.history;
  const last = () => replay.steps().length;
  const say = props.play.words.say.bind(props.play.words);
  const go = async (moved: Promise<void>): Promise<void> => {
    await moved;
    props.onMoved?.();
  };
  return (
    <fieldset class="replay" data-past={props.play.session.past() !== undefined}>
      <legend class="unseen">{say('replay')}</legend>
      <Step name="first" label={say('replayFirst')} keys="<" sign={FIRST} onPress={() => void go(replay.jump(0))} />
      <Step
        name="previous"
        label={say('replayPrevious')}
        keys=","
        sign={PREVIOUS}
        onPress={() => void go(replay.move(-1))}
      />
      <Step
        name="play"
        label={say(replay.playing() ? 'replayPause' : 'replayPlay')}
        keys="Shift+P"
        sign={replay.playing() ? PAUSE : PLAY}
        onPress={() => void go(replay.toggle())}
      />
      <Step name="next" label={say('replayNext')} keys="." sign={NEXT} onPress={() => void go(replay.move(1))} />
      <Step name="live" label={say('replayLive')} keys=">" sign={LAST} onPress={() => void go(replay.jump(last()))} />
      <input
        type="range"
        class="replay-slider"
        aria-label={say('replaySlider')}
        aria-valuetext={replay.where(props.play.words.language)}
        min="0"
        ref={(slider) => ranged(slider, () => ({ at: replay.at(), last: last() }))}
        onInput={({ target }) => void go(replay.jump(target.valueAsNumber))}
      />
    </fieldset>
  );
}

const FIRST = 'M3 3V13M13 3L6 8L13 13Z';
const PREVIOUS = 'M11 3L5 8L11 13Z';
const PLAY = 'M4 2.5L13 8L4 13.5Z';
const PAUSE = 'M4.5 3V13M11.5 3V13';
const NEXT = 'M5 3L11 8L5 13Z';
const LAST = 'M13 3V13M3 3L10 8L3 13Z';

interface StepProps {
  readonly name: string;
  readonly label: string;
  readonly keys: string;
  /** The icons, in a square of 16 by 16. */
  readonly sign: string;
  readonly onPress: () => void;
}

function Step(props: StepProps): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet replay-step"
      data-replay={props.name}
      title={`${props.label} (${props.keys})`}
      aria-label={props.label}
      aria-keyshortcuts={props.keys}
      onClick={() => props.onPress()}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d={props.sign} fill="currentColor" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      </svg>
    </button>
  );
}
