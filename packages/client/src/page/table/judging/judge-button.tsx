import { type JSX, Show } from 'solid-js';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'words'>;

/** A button that opens the judgement beside the log; absent if the game may not be judged. */
export function JudgeButton<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}): JSX.Element {
  const open = (): void => {
    props.page.judging.set(true);
    props.page.drawer.set('log');
  };
  return (
    <Show when={props.play.session.now().mayJudge && !props.page.judging()}>
      <button type="button" class="button quiet" data-option="judge" onClick={open}>
        {props.play.words.say('judgeGame')}
      </button>
    </Show>
  );
}
