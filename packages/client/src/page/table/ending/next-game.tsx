import { isLevel, type LevelName } from '@carillon/seat';
import { type JSX, Show } from 'solid-js';
import type { Now } from '../../../shared/messages.ts';
import { playAddress } from '../../net/page-address.ts';
import { LEVEL_NAMES } from '../../shell/levels.ts';
import { levelAfter } from '../../shell/past-games.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

/** The seat of the reader; `null` of two at one screen, and of a spectator. */
export function readerOf({ online, computer, seats }: SeatedNow): string | null {
  if (online !== null) return online.seat;
  return computer === null ? null : (seats.find((seat) => seat !== computer) ?? null);
}

/** What is needed of a game to know its reader. */
type SeatedNow = Pick<Now<unknown, unknown>, 'online' | 'computer'> & { readonly seats: readonly string[] };

/** After a game against the computer: the next level if it was won, and the same level from the other side. */
export function NextGame<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const { words, session, title } = props.play;
  const level = (): LevelName | undefined => {
    const { level: name } = session.now();
    return isLevel(name) ? name : undefined;
  };
  const own = () => readerOf({ ...session.now(), seats: title.seats });
  const next = (): LevelName | undefined => {
    const now = level();
    const won = session.now().result?.winner === own();
    const after = now && levelAfter({ level: now, outcome: won ? 'won' : 'lost' });
    return after === now ? undefined : after;
  };
  const address = (seat: string | null, at: LevelName): string =>
    playAddress(title.id, seat ?? '', at, session.now().scenario);
  return (
    <Show when={level()}>
      {(now) => (
        <>
          <Show when={next()}>
            {(after) => (
              <a class="button" data-does="next-level" href={address(own(), after())}>
                {words.say('endingNextLevel', { level: words.say(LEVEL_NAMES[after()]) })}
              </a>
            )}
          </Show>
          <a class="button quiet" data-does="other-side" href={address(session.now().computer, now())}>
            {words.say('endingOtherSide', { seat: words.seatName(session.now().computer) })}
          </a>
        </>
      )}
    </Show>
  );
}
