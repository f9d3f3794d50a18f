import type { Advice, AdvisedPlan } from '@carillon/opponent';
import { For, type JSX, Show, untrack } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Advised } from './advice.ts';
import '../../styles/advice.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'focus' | 'title' | 'words'>;

interface AdviceProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly advised: Advised<View, LogEntry>;
}

/**
 * The plans of a hint, or why the computer chose as it did: on the side of the map, or on a phone in the half, where
 * the space of the question is not.
 */
export function AdvicePanel<View, LogEntry>(props: AdviceProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say;
  const place = untrack(() => subjectPlace(props.play));
  return (
    <Show when={props.advised.asked()}>
      {(asked) => (
        <section
          class="advice"
          aria-labelledby="advice-heading"
          data-advice={asked().about}
          data-known={asked().advice !== undefined}
          data-across={place.across > 0.5 ? 'left' : 'right'}
          data-down={place.down > 0.5 ? 'above' : 'below'}
        >
          <header class="advice-head">
            <h3 id="advice-heading">{say(asked().about === 'hint' ? 'hintTitle' : 'whyMove')}</h3>
            <button type="button" class="button quiet" data-option="advice-close" onClick={() => props.advised.close()}>
              {say('close')}
            </button>
          </header>
          <div class="advice-body" role="status" tabindex="0">
            <Show when={asked().advice} fallback={<p>{say('adviceWait')}</p>}>
              {(advice) => (
                <Show when={asked().about === 'hint'} fallback={<Why {...props} advice={advice()} />}>
                  <Plans {...props} advice={advice()} />
                </Show>
              )}
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
}

/** Where the question's subject is in the map's window, as shares of its width and height; the upper left if nowhere. */
function subjectPlace<View, LogEntry>({
  board,
  focus,
  title,
}: Needs<View, LogEntry>): {
  readonly across: number;
  readonly down: number;
} {
  const subject = title.subject?.(board.view());
  const point = subject && board.placeOf(subject);
  const camera = focus.camera();
  if (!point || !camera) return { across: 0, down: 0 };
  const { x, y, k } = camera.camera();
  const { width, height } = camera.room();
  return { across: (x + k * point.x) / width, down: (y + k * point.y) / height };
}

function Plans<View, LogEntry>(props: AdviceProps<View, LogEntry> & { readonly advice: Advice }): JSX.Element {
  return (
    <ol class="advice-plans">
      <For each={props.advice.plans}>
        {(plan) => (
          <li>
            <strong>{props.advised.chance(plan)}</strong>
            <Show when={props.advised.aim(plan, 'adviceAim')}>{(aim) => <p class="advice-aim">{aim()}</p>}</Show>
            <ul>
              <For each={props.advised.sentences(props.advice, plan)}>{(text) => <li>{text}</li>}</For>
            </ul>
            <Show when={plan.fights.length > 0}>
              <ul class="advice-odds">
                <For each={plan.fights}>{(fight) => <li>{props.advised.fight(fight)}</li>}</For>
              </ul>
            </Show>
            <small>{props.advised.outcome(plan)}</small>
          </li>
        )}
      </For>
    </ol>
  );
}

function Why<View, LogEntry>(props: AdviceProps<View, LogEntry> & { readonly advice: Advice }): JSX.Element {
  const say = props.play.words.say;
  const own = (): AdvisedPlan | undefined => props.advice.plans[0];
  const other = (): AdvisedPlan | undefined => props.advice.plans[1];
  const reasons = (): readonly string[] => {
    const [plan, next] = [own(), other()];
    return plan === undefined || next === undefined ? [] : props.advised.reasons(props.advice, plan, next);
  };
  return (
    <>
      <Show when={own()}>
        {(plan) => (
          <>
            <Show when={props.advised.aim(plan(), 'whyAim')}>{(aim) => <p class="advice-aim">{aim()}</p>}</Show>
            <p>{say('whyOwn', { chance: props.advised.chance(plan()) })}</p>
          </>
        )}
      </Show>
      <Show when={other()} fallback={<p>{say('whyOnly')}</p>}>
        {(plan) => <p>{say('whyOther', { chance: props.advised.chance(plan()) })}</p>}
      </Show>
      <Show when={reasons().length > 0} fallback={<p>{say('whyAlike')}</p>}>
        <p>{say('whyMost')}</p>
        <ul>
          <For each={reasons()}>{(reason) => <li>{reason}</li>}</For>
        </ul>
      </Show>
    </>
  );
}
