import type { StandingAnswer } from '@carillon/flow';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import type { TextKey } from '../../texts/index.ts';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';
import {
  ASKS,
  type Asks,
  asksAt,
  asksChange,
  playableChange,
  presetChange,
  type StandingChange,
  stands,
  type WindowKind,
  windowKinds,
} from './standing-answers.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'session' | 'title' | 'words'>;

interface StandingDialogProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
}

/** The viewing seat's standing answers: listed, set and removed; nobody else ever sees them. */
export function StandingDialog<View, LogEntry>(props: StandingDialogProps<View, LogEntry>): JSX.Element {
  const looking = () => (props.page.window() === 'standing' ? props.play.session.now().looking : null);
  return (
    <Show when={looking()} keyed>
      {(seat) => <Open {...props} seat={seat} />}
    </Show>
  );
}

function Open<View, LogEntry>(props: StandingDialogProps<View, LogEntry> & { readonly seat: string }): JSX.Element {
  const { play } = props;
  const { session } = play;
  const [kinds] = createResource(async () => windowKinds(await session.query('windows', { side: props.seat })));
  const standing = () => session.now().standing;
  const change = ({ add, drop }: StandingChange): void => void session.stand(add, drop);
  return (
    <Dialog
      open={true}
      title={play.words.say('standing')}
      close={play.words.say('close')}
      onClose={() => props.page.window.set(undefined)}
    >
      <Show when={session.now().asksLast !== null}>
        <label class="radio">
          <input
            type="checkbox"
            data-asks-last=""
            checked={session.now().asksLast === true}
            onChange={({ target }) => void session.askLast(target.checked)}
          />
          <span>{play.words.say('askLast')}</span>
        </label>
        <p>{play.words.say('askLastText')}</p>
      </Show>
      <p>{play.words.say('standingText')}</p>
      <div class="standing-presets">
        <button
          type="button"
          class="button quiet"
          data-preset="playable"
          onClick={() => change(playableChange(kinds() ?? [], standing()))}
        >
          {play.words.say('standingPlayable')}
        </button>
        <For each={play.title.presets(play.words.language)}>
          {({ id, name, asks }) => (
            <button
              type="button"
              class="button quiet"
              data-preset={id}
              onClick={() => change(presetChange(kinds() ?? [], standing(), asks))}
            >
              {name}
            </button>
          )}
        </For>
        <button
          type="button"
          class="button quiet"
          data-preset="none"
          aria-disabled={standing().length === 0}
          onClick={() => void session.stand([], standing())}
        >
          {play.words.say('standingNone')}
        </button>
      </div>
      <ul class="standing-list">
        <For each={kinds()}>{(kind) => <Kind play={play} kind={kind} standing={standing()} />}</For>
      </ul>
    </Dialog>
  );
}

interface KindProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly kind: WindowKind;
  readonly standing: readonly StandingAnswer[];
}

const ASKS_TEXTS: Readonly<Record<Asks, TextKey>> = {
  always: 'standingAlways',
  playable: 'standingIfPlayable',
  never: 'standingNever',
};

/** One kind of window: when the seat is asked, and for which of its cards. */
function Kind<View, LogEntry>(props: KindProps<View, LogEntry>): JSX.Element {
  const { play, kind } = props;
  const asks = () => asksAt(props.standing, kind.moment);
  const choose = (word: string): void => {
    const chosen = ASKS.find((each) => each === word) ?? 'always';
    const { add, drop } = asksChange(kind.moment, chosen);
    void play.session.stand(add, drop);
  };
  return (
    <li class="standing-kind">
      <label class="standing-moment">
        <span>{play.title.momentName(kind.moment, play.words.language)}</span>
        <select data-standing={kind.moment} onChange={({ target }) => choose(target.value)}>
          <For each={ASKS}>
            {(each) => (
              <option value={each} selected={asks() === each}>
                {play.words.say(ASKS_TEXTS[each])}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={asks() !== 'never'}>
        <For each={kind.held}>{(card) => <ForCard {...props} card={card} />}</For>
      </Show>
    </li>
  );
}

/** Whether the seat is asked if this card is the only one that it could play. */
function ForCard<View, LogEntry>(props: KindProps<View, LogEntry> & { readonly card: string }): JSX.Element {
  const { play, kind, card } = props;
  const answer: StandingAnswer = { moment: kind.moment, card };
  const set = (on: boolean): void => void play.session.stand(on ? [] : [answer], on ? [answer] : []);
  return (
    <label class="radio standing-card">
      <input
        type="checkbox"
        data-standing={`${kind.moment} ${card}`}
        checked={!stands(props.standing, kind.moment, card)}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{play.words.say('standingForCard', { card: play.words.nameOf({ kind: 'card', id: card }) })}</span>
    </label>
  );
}
