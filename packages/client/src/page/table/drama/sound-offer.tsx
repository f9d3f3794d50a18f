import { type JSX, Show } from 'solid-js';
import type { Cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { say } from '../../texts/index.ts';

interface SoundOfferProps {
  readonly preferences: Cell<Preferences>;
  /** Whether dice have been seen to fall, and nothing else needs the room. */
  readonly when: boolean;
}

/** Asks once, at the first dice, whether the player wants sounds; later, the preferences can change that. */
export function SoundOffer(props: SoundOfferProps): JSX.Element {
  const now = () => props.preferences();
  const answer = (sounds: boolean): void => props.preferences.set({ ...now(), sounds, soundsOffered: true });
  return (
    <Show when={props.when && !now().soundsOffered}>
      <section class="sound-offer" aria-label={say(now().language, 'soundsOffer')}>
        <p>{say(now().language, 'soundsOffer')}</p>
        <button type="button" class="button quiet" data-does="sounds-on" onClick={() => answer(true)}>
          {say(now().language, 'soundsOn')}
        </button>
        <button type="button" class="button quiet" data-does="sounds-off" onClick={() => answer(false)}>
          {say(now().language, 'soundsOff')}
        </button>
      </section>
    </Show>
  );
}
