import { createResource, For, type JSX, onMount, Show, untrack } from 'solid-js';
import { RuleLink } from '../../help/rule-link.tsx';
import type { Play } from '../play/play.ts';
import type { Force } from './force.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'session' | 'title' | 'words'>;

export interface ForcePanelProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly force: Force;
}

/**
 * The panel in which a force is put together: it begins with a selection; the player adds, drops, and confirms once.
 */
export function ForcePanel<View, LogEntry>(props: ForcePanelProps<View, LogEntry>): JSX.Element {
  let confirm: HTMLButtonElement | undefined;
  let box: HTMLElement | undefined;
  onMount(() => confirm?.focus({ preventScroll: true }));
  const send = async (): Promise<void> => props.play.session.choose(await props.force.checkedPlan());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && !event.repeat) void send();
    else if (!walk(event.key, box)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      class="force"
      ref={box}
      data-at={isLow(props) ? 'top' : 'bottom'}
      aria-label={props.play.words.say('force')}
      onKeyDown={onKeyDown}
    >
      <For each={props.force.picking.groups}>
        {(group) => (
          <span class="force-group">
            <For each={group}>{(piece) => <Chip {...props} piece={piece} alone={group.length === 1} />}</For>
          </span>
        )}
      </For>
      <p class="force-said" role="status">
        {said(props)}
        <Limit {...props} />
      </p>
      <span class="force-buttons">
        <button type="button" class="button quiet" onClick={() => props.force.fill()}>
          {props.play.words.say('forceAll')}
        </button>
        <button type="button" class="button quiet" onClick={() => props.force.clear()}>
          {props.play.words.say('forceNone')}
        </button>
        <button
          type="button"
          class="button"
          ref={confirm}
          data-option="force"
          aria-disabled={props.force.plan().length === 0}
          onClick={() => void send()}
        >
          {doneLabel(props)}
        </button>
      </span>
    </section>
  );
}

/** The label of the button that takes the force; it says if the turn ends with it. */
function doneLabel<View, LogEntry>({ play, force }: ForcePanelProps<View, LogEntry>): string {
  const label = play.words.doneLabel(force.picking, force.taken());
  return force.passes() ? play.words.say('withEnd', { label }) : label;
}

/** Whether the pieces are in the lower half of the map's window: then the panel is above them. */
function isLow<View, LogEntry>({ play, force }: ForcePanelProps<View, LogEntry>): boolean {
  const [first] = untrack(() => force.targets());
  const place = first && play.board.placeOf(first);
  const camera = play.focus.camera();
  if (!place || !camera) return false;
  const { y, k } = untrack(() => camera.camera());
  return y + k * place.y > camera.room().height / 2;
}

function said<View, LogEntry>({ play, force }: ForcePanelProps<View, LogEntry>): string {
  const refused = force.refused();
  if (refused !== undefined)
    return play.words.say('forceFull', { name: play.words.nameOf({ kind: 'piece', id: refused }) });
  const lost = force.lost().map((id) => play.words.nameOf({ kind: 'piece', id }));
  if (lost.length > 0) return play.words.say('forceLost', { names: play.words.listed(lost) });
  if (force.plan().length === 0) return play.words.say('forceIncomplete');
  return play.words.say('forceCount', { count: force.taken().length });
}

/** How much of the Command limit the force uses, with its rule. */
function Limit<View, LogEntry>({ play, force }: ForcePanelProps<View, LogEntry>): JSX.Element {
  const asked = () => force.picking.limit?.ask(force.taken());
  const [answer] = createResource(asked, ({ name, args }) => play.session.query(name, args));
  // The last answer stays until the next one arrives.
  const limit = () =>
    answer.latest === undefined ? undefined : force.picking.limit?.describe(answer.latest, play.words.language);
  return (
    <Show when={limit()}>
      {(reported) => (
        <span class="force-limit">
          {' · '}
          {reported().text}{' '}
          <Show when={reported().rule}>
            {(rule) => <RuleLink rule={rule()} title={play.words.say('ruleHelp', { rule: rule() })} />}
          </Show>
        </span>
      )}
    </Show>
  );
}

interface ChipProps<View, LogEntry> extends ForcePanelProps<View, LogEntry> {
  readonly piece: string;
  /** Whether no other piece is identical to it. */
  readonly alone: boolean;
}

function Chip<View, LogEntry>(props: ChipProps<View, LogEntry>): JSX.Element {
  const target = () => ({ kind: 'piece', id: props.piece }) as const;
  const goes = () => props.force.shows(props.piece);
  // The rules choose among identical pieces, so only their kind is named.
  const name = () => (props.alone ? props.play.words.nameOf(target()) : props.play.words.kindOf(target()));
  return (
    <button
      type="button"
      class="force-piece"
      data-piece={props.piece}
      aria-pressed={goes()}
      onClick={() => props.force.toggle(target())}
    >
      <span class="force-figure" aria-hidden="true">
        <props.play.title.Figure
          view={props.play.board.view()}
          target={target()}
          language={props.play.words.language}
        />
      </span>
      <span class="force-name">{name()}</span>
      <Show when={goes()}>
        <span class="force-mark" aria-hidden="true">
          ✓
        </span>
      </Show>
    </button>
  );
}

/** Arrow keys move through the panel's buttons; returns whether it was one. */
function walk(key: string, box: HTMLElement | undefined): boolean {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined || !box) return false;
  const buttons: (Element | null)[] = [...box.querySelectorAll('button')];
  const here = buttons.indexOf(document.activeElement);
  const next = buttons[(here + step + buttons.length) % buttons.length];
  if (next instanceof HTMLElement) next.focus();
  return true;
}
