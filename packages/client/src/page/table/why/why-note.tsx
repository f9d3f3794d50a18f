import type { Barred, Said } from '@carillon/board';
import { createResource, For, type JSX, Show } from 'solid-js';
import { RuleLink } from '../../help/rule-link.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import type { Play } from '../play/play.ts';
import type { WhyNot } from './why.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'words'>;

interface WhyProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly why: WhyNot<View, LogEntry>;
}

/** The note that says why something cannot be chosen; on request, with everything unavailable now. */
export function WhyNote<View, LogEntry>(props: WhyProps<View, LogEntry>): JSX.Element {
  return (
    <>
      <div class="why-room" role="status">
        <Show when={props.why.note()}>
          {(note) => (
            <p
              class="why-note"
              data-why={`${note().target.kind}:${note().target.id}`}
              onPointerEnter={() => props.why.hold(true)}
              onPointerLeave={() => props.why.hold(false)}
            >
              <strong>{props.play.words.say('whyOf', { name: props.play.words.nameOf(note().target) })}</strong>{' '}
              <For each={note().lines}>{(line) => <Reason play={props.play} said={line} />}</For>
            </p>
          )}
        </Show>
      </div>
      <Dialog
        open={props.why.list().length > 0}
        title={props.play.words.say('whyTitle')}
        close={props.play.words.say('close')}
        onClose={() => props.why.close()}
      >
        <BarredList play={props.play} barred={props.why.list()} />
      </Dialog>
    </>
  );
}

/** Beside the menu of a card: its unavailable uses, each with the reason. */
export function CardBarred<View, LogEntry>(props: WhyProps<View, LogEntry> & { readonly card: string }): JSX.Element {
  const [barred] = createResource(
    () => props.card,
    (id) => props.why.barred({ kind: 'card', id }),
  );
  return (
    <Show when={barred()?.length ? barred() : undefined}>
      {(lines) => (
        <section class="card-barred" aria-label={props.play.words.say('whyCard')}>
          <h3>{props.play.words.say('whyCard')}</h3>
          <BarredList play={props.play} barred={lines()} />
        </section>
      )}
    </Show>
  );
}

function BarredList<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  readonly barred: readonly Barred[];
}): JSX.Element {
  return (
    <ul class="why-list">
      <For each={props.barred}>
        {({ verb, label, why }) => (
          <li data-barred={verb}>
            <span class="why-verb">{label}</span> <Reason play={props.play} said={why} />
          </li>
        )}
      </For>
    </ul>
  );
}

/** A sentence with its rule number, which links to the rules. */
function Reason<View, LogEntry>(props: { readonly play: Needs<View, LogEntry>; readonly said: Said }): JSX.Element {
  return (
    <span class="why-reason">
      {props.said.text}{' '}
      <Show when={props.said.rule}>
        {(rule) => <RuleLink rule={rule()} title={props.play.words.say('ruleHelp', { rule: rule() })} />}
      </Show>
    </span>
  );
}
