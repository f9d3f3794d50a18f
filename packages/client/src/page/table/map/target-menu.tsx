import { Menu, Pinned, type Point, sameTarget, type Target, targetOf } from '@carillon/board';
import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { useHelp } from '../../help/door.ts';
import { aboutDeed, entriesOf, type MenuEntry } from '../play/deeds.ts';
import type { OpenMenu } from '../play/focus.ts';
import type { Play } from '../play/play.ts';
import type { WhyNot } from '../why/why.ts';
import { CardBarred } from '../why/why-note.tsx';
import { choicesOf } from './sight.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'pick' | 'title' | 'words'>;

export interface TargetMenuProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
}

interface MapMenuProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry> & Pick<Play<View, LogEntry>, 'lit' | 'offer' | 'session'>;
}

/** The places of what is lit, and of what a lesson speaks of. */
function placesNamed<View, LogEntry>({ board, lit, session }: MapMenuProps<View, LogEntry>['play']): readonly Point[] {
  const taught = (session.now().lesson?.points ?? []).flatMap((point) => targetOf(point) ?? []);
  return [...lit(), ...taught].flatMap((one) => board.placeOf(one) ?? []);
}

/** The distance of a menu from the place of its target, in board units: it leaves the counters there in view. */
const CLEAR = 24;

/** The menu of a target on the map, attached to its place; it leaves other targets in view, as far as there is room. */
export function MapMenu<View, LogEntry>(props: MapMenuProps<View, LogEntry>): JSX.Element {
  // The position may change while the menu is open, for instance when the last move ends: the menu keeps its entries
  // and its focus, and only follows its place.
  const open = createMemo(
    () => {
      const menu = props.play.focus.menu();
      return menu?.target && { menu, target: menu.target };
    },
    undefined,
    { equals: (a, b) => a?.menu === b?.menu },
  );
  return (
    <Show when={open()} keyed>
      {({ menu, target }) => {
        const at = () => props.play.title.placeOf(props.play.board.view(), target);
        const uncovered = () => [...choicesOf(props.play), ...placesNamed(props.play)];
        return (
          <Show when={at()}>
            {(place) => (
              <Pinned at={place()} clear={CLEAR} open={uncovered()} under={menu.from} class="target-menu">
                <Deeds play={props.play} menu={menu} />
              </Pinned>
            )}
          </Show>
        );
      }}
    </Show>
  );
}

/** The menu of rarely used actions, anywhere on the map; it is in the corner below its button. */
export function AsideMenu<View, LogEntry>(props: TargetMenuProps<View, LogEntry>): JSX.Element {
  const open = () => {
    const menu = props.play.focus.menu();
    return menu && menu.target === undefined ? menu : undefined;
  };
  return (
    <Show when={open()} keyed>
      {(menu) => (
        <div class="aside-menu">
          <Deeds play={props.play} menu={menu} />
        </div>
      )}
    </Show>
  );
}

/** The card under the pointer, in full, above the hand; with its menu if that is open. */
export function CardMenu<View, LogEntry>(
  props: TargetMenuProps<View, LogEntry> & { readonly why: WhyNot<View, LogEntry> },
): JSX.Element {
  const open = () => {
    const menu = props.play.focus.menu();
    return menu?.target?.kind === 'card' ? menu : undefined;
  };
  const shown = createMemo(
    () => {
      const target = open()?.target ?? props.play.focus.pointed() ?? props.play.focus.ring();
      return target?.kind === 'card' ? target : undefined;
    },
    undefined,
    { equals: sameTarget },
  );
  return (
    <Show when={shown()} keyed>
      {(target) => (
        <div
          class="card-menu card-shown"
          classList={{ 'card-glance': open() === undefined }}
          data-side={placeOf(target).middle > document.documentElement.clientWidth / 2 ? 'left' : 'right'}
          style={{ '--card-middle': `${placeOf(target).middle}px`, '--card-top': `${placeOf(target).top}px` }}
          ref={(box) => createEffect(on(open, () => riseAbove(box, target)))}
        >
          <props.play.title.Figure
            view={props.play.board.view()}
            target={target}
            language={props.play.words.language}
          />
          <Show when={open()} keyed>
            {(menu) => (
              <>
                {/* On a phone it is above the entries, which keep their places when it appears. */}
                <CardBarred play={props.play} why={props.why} card={target.id} />
                <Deeds play={props.play} menu={menu} foot={<CardHelp play={props.play} card={target.id} />} />
              </>
            )}
          </Show>
        </div>
      )}
    </Show>
  );
}

/** The room that a note in the menu may take later, in CSS pixels. */
const SPARE = 60;

/** Sets `--hand-height`, by which a phone lifts the menu above the other cards, if there is room for it. */
function riseAbove(box: HTMLElement, target: Target): void {
  const hand = cardIn(target)?.closest('.table-hand')?.getBoundingClientRect();
  const top = box.parentElement?.getBoundingClientRect().top ?? 0;
  const fits = hand !== undefined && box.offsetHeight + SPARE <= hand.top - top;
  box.style.setProperty('--hand-height', fits ? `${hand.height}px` : '0px');
}

const cardIn = ({ id }: Target): Element | null =>
  document.querySelector(`.table-hand [data-target="card:${CSS.escape(id)}"]`);

/**
 * The place of a card in the hand, in CSS pixels: its middle from the left of the page, its top from the top of the
 * hand.
 */
function placeOf(target: Target): { readonly middle: number; readonly top: number } {
  const card = cardIn(target);
  const box = card?.getBoundingClientRect();
  if (box === undefined) return { middle: document.documentElement.clientWidth / 2, top: 0 };
  const hand = card?.closest('.table-hand')?.getBoundingClientRect();
  return { middle: box.left + box.width / 2, top: box.top - (hand?.top ?? 0) };
}

/** A link from a card's menu to its help. */
function CardHelp<View, LogEntry>(props: TargetMenuProps<View, LogEntry> & { readonly card: string }): JSX.Element {
  const help = useHelp();
  return (
    <button type="button" class="button quiet card-help" onClick={() => help.open({ page: 'cards', card: props.card })}>
      {props.play.words.say('cardHelp')}
    </button>
  );
}

/** The label of an entry; one that leads to others ends in dots. */
function labelOf<View, LogEntry>(
  play: Needs<View, LogEntry>,
  { verb, deeds }: MenuEntry,
  target: Target | undefined,
): string {
  const name = verb === undefined ? undefined : play.title.verbName?.(verb, play.words.language);
  return name === undefined ? play.words.entryLabel(deeds[0], target) : `${name}…`;
}

interface DeedsProps<View, LogEntry> extends TargetMenuProps<View, LogEntry> {
  readonly menu: OpenMenu;
  readonly foot?: JSX.Element;
}

function Deeds<View, LogEntry>(props: DeedsProps<View, LogEntry>): JSX.Element {
  const spaces = new Set(props.play.title.spaces);
  const { play } = props;
  const nameOf = (verb: string) => play.title.verbName?.(verb, play.words.language);
  const entries = () => entriesOf(props.menu.deeds, (verb) => nameOf(verb) !== undefined);
  const items = () => entries().map((entry) => ({ id: entry.id, label: labelOf(play, entry, props.menu.target) }));
  const entryOf = (id: string | null | undefined) => entries().find((entry) => entry.id === id);
  const light = (event: Event): void => {
    const item =
      event.target instanceof Element ? event.target.closest('[data-item]')?.getAttribute('data-item') : null;
    const entry = entryOf(item);
    const deed = entry?.verb === undefined ? entry?.deeds[0] : undefined;
    play.focus.considered.set(deed);
    play.focus.mentioned.set(deed ? aboutDeed(deed, (id) => spaces.has(id)) : []);
  };
  const pick = (id: string): void => {
    const entry = entryOf(id);
    if (entry?.verb !== undefined) play.focus.menu.set({ target: props.menu.target, deeds: entry.deeds });
    else if (entry) play.pick(entry.deeds[0]);
  };
  return (
    <div onPointerOver={light} onFocusIn={light}>
      <Menu
        title={props.menu.target ? props.play.words.nameOf(props.menu.target) : props.play.words.asideName()}
        items={items()}
        close={props.play.words.say('close')}
        foot={props.foot}
        onPick={pick}
        onClose={() => {
          props.play.focus.closeMenu();
        }}
      />
    </div>
  );
}
