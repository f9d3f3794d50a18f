import { keyOf, TARGET_ATTRIBUTE, targetOf } from '@carillon/board';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { LAID_ATTRIBUTE } from '../legend/legend.ts';
import type { By } from '../play/focus.ts';
import type { Play } from '../play/play.ts';
import { seatIndex } from '../prompt/prompt-hint.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  'act' | 'board' | 'confirm' | 'focus' | 'offer' | 'session' | 'title' | 'words'
>;

export interface HandPanelProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly by: () => By;
}

/** The asked seat's hand, along the bottom: open, face down, or behind a cover that asks who is looking. */
export function HandPanel<View, LogEntry>(props: HandPanelProps<View, LogEntry>): JSX.Element {
  const now = () => props.play.session.now();
  const point = (target: EventTarget | null): void => {
    const holder = target instanceof Element ? target.closest(`[${TARGET_ATTRIBUTE}]`) : null;
    props.play.focus.pointed.set(targetOf(holder?.getAttribute(TARGET_ATTRIBUTE) ?? ''));
  };
  // By touch, a card is inspected through its menu.
  const onPointerOver = ({ pointerType, target }: PointerEvent): void => {
    if (pointerType === 'mouse') point(target);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) point(target);
  };
  const needsLook = () => now().covered && now().asked.pass === null;
  return (
    <section
      class="table-hand"
      aria-label={props.play.words.say('hand')}
      data-seat={seatIndex(props.play)}
      data-opens={!props.play.session.isOnline}
      onPointerOver={onPointerOver}
      onPointerLeave={() => props.play.focus.pointed.set(undefined)}
      onFocusIn={onFocusIn}
      onFocusOut={() => props.play.focus.pointed.set(undefined)}
    >
      <Switch fallback={<FaceDown {...props} />}>
        <Match when={needsLook()}>
          <Cover play={props.play} />
        </Match>
        <Match when={now().looking !== null}>
          <props.play.title.Hand
            view={props.play.board.view()}
            language={props.play.words.language}
            options={props.play.offer.offered().options}
            open={true}
            onTarget={(target) => props.play.act(target, props.by())}
          />
        </Match>
      </Switch>
      <InForce play={props.play} />
    </section>
  );
}

/** The cover over the hand, shown only if a side must see its hand and the other side looked last. */
function Cover<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const seat = () => props.play.session.now().asked.seat;
  return (
    <button type="button" class="cover" onClick={() => void props.play.session.look(seat())}>
      <strong>{props.play.words.say('coverTitle', { seat: props.play.words.seatName(seat()) })}</strong>
      <span>{props.play.words.say('coverText')}</span>
    </button>
  );
}

/** The backs of the cards, and a button to look at the own hand. */
function FaceDown<View, LogEntry>(props: HandPanelProps<View, LogEntry>): JSX.Element {
  // A window's own buttons have the same label.
  const seat = () => (props.play.session.now().covered ? null : props.play.session.now().asked.seat);
  return (
    <div class="face-down">
      <props.play.title.Hand
        view={props.play.board.view()}
        language={props.play.words.language}
        options={[]}
        open={false}
        onTarget={() => undefined}
      />
      <Show when={props.play.session.isOnline ? null : seat()}>
        {(asked) => (
          <button type="button" class="button quiet" onClick={() => void props.play.session.look(asked())}>
            {props.play.words.say('lookAtCards')}
          </button>
        )}
      </Show>
    </div>
  );
}

/** The cards that govern the game now; styles show them only beside a tall map. */
function InForce<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const { play } = props;
  const pile = () =>
    play.title.piles(play.board.view(), play.words.language).find(({ inForce, count }) => inForce && count > 0);
  return (
    <Show when={pile()}>
      {(shown) => (
        <section class="in-force" aria-label={shown().name}>
          <h2>{shown().name}</h2>
          <ul>
            <For each={shown().cards}>
              {(target) => (
                <li {...{ [LAID_ATTRIBUTE]: keyOf(target) }}>
                  <play.title.Figure view={play.board.view()} target={target} language={play.words.language} />
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </Show>
  );
}
