import type { StandingAnswer } from '@carillon/flow';
import { createResource, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import type { Play } from '../play/play.ts';
import type { Page } from './page.ts';
import { presetChange, stands, type WindowKind, windowKinds } from './standing-answers.ts';

interface StandingDialogProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
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
  const preset = (asks: readonly string[]): void => {
    const { add, drop } = presetChange(kinds() ?? [], standing(), asks);
    void session.stand(add, drop);
  };
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
        <For each={play.title.presets(play.words.language)}>
          {({ id, name, asks }) => (
            <button type="button" class="button quiet" data-preset={id} onClick={() => preset(asks)}>
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
  readonly play: Play<View, LogEntry>;
  readonly kind: WindowKind;
  readonly standing: readonly StandingAnswer[];
}

/** One kind of window: always passed, or passed if nothing but certain cards could be played. */
function Kind<View, LogEntry>(props: KindProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const passed = () => stands(props.standing, props.kind.moment);
  const nameOf = (card: string) => play.words.nameOf({ kind: 'card', id: card });
  return (
    <li class="standing-kind">
      <Tick {...props} label={play.title.momentName(props.kind.moment, play.words.language)} />
      <Show when={!passed()}>
        <For each={props.kind.held}>
          {(card) => <Tick {...props} card={card} label={play.words.say('standingNotCard', { card: nameOf(card) })} />}
        </For>
      </Show>
    </li>
  );
}

function Tick<View, LogEntry>(
  props: KindProps<View, LogEntry> & { readonly card?: string; readonly label: string },
): JSX.Element {
  const answer = (): StandingAnswer => {
    const { moment } = props.kind;
    return props.card === undefined ? { moment } : { moment, card: props.card };
  };
  const set = (on: boolean): void => void props.play.session.stand(on ? [answer()] : [], on ? [] : [answer()]);
  return (
    <label class="radio" classList={{ 'standing-card': props.card !== undefined }}>
      <input
        type="checkbox"
        data-standing={props.card === undefined ? props.kind.moment : `${props.kind.moment} ${props.card}`}
        checked={stands(props.standing, props.kind.moment, props.card)}
        onChange={({ target }) => set(target.checked)}
      />
      <span>{props.label}</span>
    </label>
  );
}
