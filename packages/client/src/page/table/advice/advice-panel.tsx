import type { Advice, AdvisedPlan } from '@carillon/opponent';
import { createEffect, For, type JSX, on, Show } from 'solid-js';
import type { Column } from '../page/column.ts';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import type { Advised } from './advice.ts';
import { AdviceWords } from './advice-words.ts';
import '../../styles/lessons.css';
import '../../styles/advice.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'offer' | 'session' | 'title' | 'words'>;

interface AdviceProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly advised: Advised<View, LogEntry>;
  readonly column: Column<View, LogEntry>;
}

interface KnownProps<View, LogEntry> extends AdviceProps<View, LogEntry> {
  readonly advice: Advice;
  readonly texts: AdviceWords<View, LogEntry>;
}

/** The plans of a hint, or why the computer chose as it did: in the column, or on a phone above the map. */
export function AdvicePanel<View, LogEntry>(props: AdviceProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say;
  const texts = new AdviceWords(props.play, props.advised);
  followPlan(props);
  return (
    <Show when={props.advised.asked()}>
      {(asked) => (
        <section
          class="advice"
          id="panel-hint"
          aria-labelledby="advice-heading"
          data-advice={asked().about}
          data-known={asked().advice !== undefined}
        >
          <header class="advice-head">
            <h3 id="advice-heading">{say(asked().about === 'hint' ? 'hintTitle' : 'whyMove')}</h3>
            <button
              type="button"
              class="button quiet"
              data-option="advice-close"
              aria-label={say('close')}
              onClick={() => close(props)}
            >
              <span class="advice-close-word">{say('close')}</span>
              <span class="advice-close-sign" aria-hidden="true">
                ×
              </span>
            </button>
          </header>
          <section class="advice-body" tabindex="0" aria-labelledby="advice-heading">
            <Show when={asked().advice} fallback={<p role="status">{say('adviceWait')}</p>}>
              {(advice) => (
                <Show when={asked().about === 'hint'} fallback={<Why {...props} texts={texts} advice={advice()} />}>
                  <Plans {...props} texts={texts} advice={advice()} />
                </Show>
              )}
            </Show>
          </section>
        </section>
      )}
    </Show>
  );
}

/** Closes the panel. On a phone, where it has put the hand away, a card that must be chosen comes back. */
function close<View, LogEntry>({ play, page, advised, column }: AdviceProps<View, LogEntry>): void {
  advised.close();
  if (column.room() === 'narrow' && play.offer.legal().some(({ kind }) => kind === 'card')) page.drawer.set('hand');
}

/**
 * Brings the ends of the unfolded plan into view, and on a phone puts away the drawer that covers the map. The map
 * learns its new size in the first frame.
 */
function followPlan<View, LogEntry>(props: AdviceProps<View, LogEntry>): void {
  const { page, advised, column } = props;
  if (column.room() === 'narrow') page.drawer.set(undefined);
  const show = (): void => reveal(props);
  createEffect(on([advised.asked, advised.chosen], () => requestAnimationFrame(() => requestAnimationFrame(show))));
}

/** The distance from the edge of the map within which the ends of a plan are out of sight, in CSS pixels. */
const EDGE = 60;

/** Brings all ends of the plan that is shown into view, if need be from farther away; on a phone as near as they allow. */
function reveal<View, LogEntry>({ play, advised, column }: AdviceProps<View, LogEntry>): void {
  const points = advised.ends().flatMap((target) => play.board.placeOf(target) ?? []);
  const camera = play.focus.camera();
  const [first, ...others] = points;
  if (first === undefined || camera === undefined) return;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { width, height } = camera.room();
  const zoom = Math.min((width - 2 * EDGE) / (right - left), (height - 2 * EDGE) / (bottom - top));
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (column.room() === 'narrow') camera.focusOn(middle, Math.min(zoom, play.title.readable));
  else if (zoom >= camera.zoom()) camera.reveal(first, ...others);
  else if (!points.every((point) => camera.sees(point))) camera.focusOn(middle, zoom);
}

function Plans<View, LogEntry>(props: KnownProps<View, LogEntry>): JSX.Element {
  return (
    <>
      <p class="advice-said" role="status">
        {props.play.words.say('adviceSaid', { side: props.texts.side() })}
      </p>
      <For each={props.texts.notes(props.advice)}>
        {(note) => (
          <p class="advice-note" role="status">
            {note}
          </p>
        )}
      </For>
      <ol class="advice-plans">
        <For each={props.advice.plans}>
          {(plan, i) => (
            <Show when={props.advised.isOpen(plan)}>
              <Plan {...props} plan={plan} place={i()} />
            </Show>
          )}
        </For>
      </ol>
    </>
  );
}

interface PlanProps<View, LogEntry> extends KnownProps<View, LogEntry> {
  readonly plan: AdvisedPlan;
  /** Its place among the plans, counted from 0. */
  readonly place: number;
}

/** A plan: its chance, what it is and why, and unfolded all its deeds; pointed at, it is drawn on the map. */
function Plan<View, LogEntry>(props: PlanProps<View, LogEntry>): JSX.Element {
  const { advised, play } = props;
  const isChosen = (): boolean => advised.chosen() === props.place;
  const light = (): void => void advised.pointed.set(props.place);
  const dark = (): void => void advised.pointed.set(undefined);
  const look = (): void => {
    light();
    reveal(props);
  };
  const id = (part: string): string => `advice-${part}-${props.place}`;
  return (
    <li data-chosen={isChosen()} onPointerEnter={light} onPointerLeave={dark}>
      <button
        type="button"
        class="advice-plan"
        data-plan={props.place + 1}
        aria-expanded={isChosen()}
        aria-describedby={`${id('deeds')} ${id('reason')}`}
        onFocus={look}
        onBlur={dark}
        onClick={() => advised.chosen.set(props.place)}
      >
        <span class="advice-name">{play.words.say('advicePlan', { plan: props.place + 1 })}</span>{' '}
        <span class="advice-odds">{props.texts.odds(props.plan)[0]}</span>{' '}
        <span class="advice-error">± {props.texts.odds(props.plan)[1]}</span>
      </button>
      <div class="advice-text">
        <Show when={isChosen()} fallback={<p id={id('deeds')}>{props.texts.heading(props.advice, props.plan)}</p>}>
          <ul id={id('deeds')}>
            <For each={props.texts.sentences(props.advice, props.plan)}>{(text) => <li>{text}</li>}</For>
          </ul>
        </Show>
        <p class="advice-reason" id={id('reason')}>
          {props.texts.reason(props.advice, props.plan)}
        </p>
        <Show when={isChosen()}>
          <For each={props.plan.fights}>{(fight) => <p class="advice-fight">{props.texts.fight(fight)}</p>}</For>
          <small>{props.texts.outcome(props.plan)}</small>
        </Show>
      </div>
    </li>
  );
}

function Why<View, LogEntry>(props: KnownProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say;
  const own = (): AdvisedPlan | undefined => props.advice.plans[0];
  const other = (): AdvisedPlan | undefined => props.advice.plans[1];
  const reasons = (): readonly string[] => {
    const [plan, next] = [own(), other()];
    return plan === undefined || next === undefined ? [] : props.texts.reasons(props.advice, plan, next);
  };
  return (
    <div class="advice-why" role="status">
      <p>{props.texts.decision()}</p>
      <Show when={own()}>
        {(plan) => (
          <>
            <Show when={props.texts.aim(plan(), 'whyAim')}>{(aim) => <p class="advice-reason">{aim()}</p>}</Show>
            <p>{say('whyOwn', { chance: props.texts.chance(plan()) })}</p>
          </>
        )}
      </Show>
      <Show when={other()} fallback={<p>{say('whyOnly')}</p>}>
        {(plan) => <p>{say('whyOther', { chance: props.texts.chance(plan()) })}</p>}
      </Show>
      <Show when={props.texts.despite(props.advice)}>{(reason) => <p>{reason()}</p>}</Show>
      <Show when={reasons().length > 0} fallback={<p>{say('whyAlike')}</p>}>
        <p>{say('whyMost')}</p>
        <ul>
          <For each={reasons()}>{(reason) => <li>{reason}</li>}</For>
        </ul>
      </Show>
      <p class="advice-error">{say('whyHidden', { turns: props.advice.playouts })}</p>
    </div>
  );
}
