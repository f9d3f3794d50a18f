import type { Language } from '@carillon/board';
import { BRAINS } from '@carillon/titles/brains';
import { For, type JSX, Show } from 'solid-js';
import { useHelp } from '../help/door.ts';
import type { TablesNow } from '../lobby/tables-now.ts';
import { LEARN } from '../net/page-address.ts';
import type { Presence } from '../net/server.ts';
import { type AnyKey, type Needs, say } from '../texts/index.ts';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';

export interface DoorsProps {
  readonly language: Language;
  readonly presence: Presence;
  /** The tables of the server. */
  readonly tables: TablesNow;
  readonly onOpen: (title: PlayableTitle, game: Chosen) => void;
}

/** The ways in: to learn, to play here with one press, to play online. */
export function Doors(props: DoorsProps): JSX.Element {
  const help = useHelp();
  const text = <Key extends AnyKey>(key: Key, ...args: Needs<Key>): string => say(props.language, key, ...args);
  return (
    <div class="doors">
      <section class="door">
        <h2>{text('doorLearn')}</h2>
        <p>{text('doorLearnText')}</p>
        <a class="button" data-door="learn" href={LEARN}>
          {text('doorLessons')}
        </a>
        <button type="button" class="button quiet" data-door="war" onClick={() => help.open({ page: 'war' })}>
          {text('doorWar')}
        </button>
        <button type="button" class="button quiet" data-door="first" onClick={() => help.open({ page: 'first' })}>
          {text('doorSteps')}
        </button>
      </section>
      <section class="door">
        <h2>{text('doorHere')}</h2>
        <p>{text('doorHereText')}</p>
        <For each={TITLES}>{(title) => <Beginnings {...props} title={title} />}</For>
      </section>
      <section class="door">
        <h2>{text('doorOnline')}</h2>
        <Show when={props.presence === 'here'} fallback={<p>{text('doorNoServer')}</p>}>
          <p>{text('doorOnlineText')}</p>
          <p class="door-counts">
            {text('waitingNow', { count: props.tables.waiting().length })}{' '}
            {text('watchNow', { count: props.tables.running().length })}
          </p>
          <a class="button" data-door="lobby" href="#/lobby">
            {text('doorLobby')}
          </a>
        </Show>
      </section>
    </div>
  );
}

/** The scenario that a single press begins: the first of its title. */
const usualScenario = ({ opening }: PlayableTitle): string => opening.scenarios[0] ?? '';

/** The two quick beginnings of a title: the user plays its first side against the computer, or both. */
function Beginnings(props: DoorsProps & { readonly title: PlayableTitle }): JSX.Element {
  const game = (): Chosen => ({ scenario: usualScenario(props.title), options: {} });
  const computer = () => (BRAINS.has(props.title.id) ? props.title.seats[1] : undefined);
  return (
    <>
      <Show when={computer()}>
        {(seat) => (
          <button
            type="button"
            class="button"
            data-door={`computer-${props.title.id}`}
            onClick={() => props.onOpen(props.title, { ...game(), computer: { seat: seat(), level: 'recruit' } })}
          >
            {say(props.language, 'doorComputer', { title: props.title.name })}
          </button>
        )}
      </Show>
      <button
        type="button"
        class="button quiet"
        data-door={`two-${props.title.id}`}
        onClick={() => props.onOpen(props.title, game())}
      >
        {say(props.language, 'doorTwo', { title: props.title.name })}
      </button>
    </>
  );
}
