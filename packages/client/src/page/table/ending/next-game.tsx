import { isLevel, type LevelName } from '@carillon/seat';
import { type JSX, Show } from 'solid-js';
import type { Now } from '../../../shared/messages.ts';
import { playAddress } from '../../net/page-address.ts';
import { LEVEL_NAMES } from '../../shell/levels.ts';
import { levelAfter } from '../../shell/past-games.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;
/** The facts on which the next game depends. */
type Played = {
  readonly session: { now(): Pick<Now<unknown, unknown>, 'computer' | 'level' | 'online' | 'result'> };
  readonly title: { readonly seats: readonly string[] };
};

/** The seat of the reader; `null` for two at one screen, and for a spectator. */
export function readerOf({ online, computer, seats }: SeatedNow): string | null {
  if (online !== null) return online.seat;
  return computer === null ? null : (seats.find((seat) => seat !== computer) ?? null);
}

/** The facts about a game that determine its reader's seat. */
type SeatedNow = Pick<Now<unknown, unknown>, 'online' | 'computer'> & { readonly seats: readonly string[] };

/** The level of the computer, if it played. */
function levelOf({ session }: Played): LevelName | undefined {
  const { level } = session.now();
  return isLevel(level) ? level : undefined;
}

/** The level that follows from a win against the computer, if there is one. */
function nextLevel({ session, title }: Played, level: LevelName): LevelName | undefined {
  const won = session.now().result?.winner === readerOf({ ...session.now(), seats: title.seats });
  const after = levelAfter({ level, outcome: won ? 'won' : 'lost' });
  return after === level ? undefined : after;
}

interface NextProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
}

/** After a game against the computer: the next level after a win, otherwise the same level from the other side. */
export function NextGame<View, LogEntry>(props: NextProps<View, LogEntry>): JSX.Element {
  const { words, session, title } = props.play;
  return (
    <Show when={levelOf(props.play)}>
      {(now) => (
        <Show when={nextLevel(props.play, now())} fallback={<SideLink play={props.play} level={now()} />}>
          {(after) => (
            <a
              class="button"
              data-does="next-level"
              href={playAddress(
                title.id,
                readerOf({ ...session.now(), seats: title.seats }) ?? '',
                after(),
                session.now().scenario,
              )}
            >
              {words.say('endingNextLevel', { level: words.say(LEVEL_NAMES[after()]) })}
            </a>
          )}
        </Show>
      )}
    </Show>
  );
}

/** The same level from the other side, shown if `NextGame` offers the next level. */
export function OtherSide<View, LogEntry>(props: NextProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={levelOf(props.play)}>
      {(now) => (
        <Show when={nextLevel(props.play, now())}>
          <SideLink play={props.play} level={now()} />
        </Show>
      )}
    </Show>
  );
}

function SideLink<View, LogEntry>(props: NextProps<View, LogEntry> & { readonly level: LevelName }): JSX.Element {
  const { words, session, title } = props.play;
  const { computer, scenario } = session.now();
  return (
    <a class="button quiet" data-does="other-side" href={playAddress(title.id, computer ?? '', props.level, scenario)}>
      {words.say('endingOtherSide', { seat: words.seatName(computer) })}
    </a>
  );
}
