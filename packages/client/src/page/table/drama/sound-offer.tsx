import { type JSX, Show } from 'solid-js';
import type { Cell } from '../../cell.ts';
import type { Preferences } from '../../preferences.ts';
import { say } from '../../texts/index.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'confirm' | 'focus' | 'offer'>;

/**
 * Whether the offer has its room: no dice, result or card is shown or waits, and no menu, force or choice to confirm is
 * open on the map.
 */
export const hasRoom = <View, LogEntry>(
  { confirm, focus, offer }: Needs<View, LogEntry>,
  shown: readonly unknown[],
): boolean =>
  shown.length === 0 && focus.menu() === undefined && offer.picking() === undefined && confirm.armed() === undefined;

interface SoundOfferProps {
  readonly preferences: Cell<Preferences>;
  /** Whether dice have been seen to fall, and nothing else needs the room. */
  readonly when: boolean;
}

/** Asks once, after the first dice, whether the player wants sounds; later, the preferences can change that. */
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
