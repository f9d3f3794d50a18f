import type { LockedUntil } from '@carillon/protocol';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { refusalText } from '../refusals.ts';
import type { TextKey } from '../texts/index.ts';
import type { Answer } from './api.ts';
import { type NetProps, text } from './page.tsx';

/** A request to the server, one at a time, with its result. */
export class Submission {
  readonly busy: Cell<boolean> = cell(false);
  readonly fault: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);
  /** The moderators' lock that caused the refusal. */
  readonly lock: Cell<LockedUntil | undefined> = cell<LockedUntil | undefined>(undefined);
  readonly done: Cell<TextKey | undefined> = cell<TextKey | undefined>(undefined);

  /** Sends the request; on success, reports it or goes on. */
  async run<T>(ask: () => Promise<Answer<T>>, done?: TextKey | ((value: T) => unknown)): Promise<void> {
    if (this.busy()) return;
    this.busy.set(true);
    this.fault.set(undefined);
    this.lock.set(undefined);
    this.done.set(undefined);
    const reply = await ask();
    this.busy.set(false);
    if (!reply.ok) {
      this.fault.set(refusalText(reply.code));
      this.lock.set(reply.lock);
    } else if (typeof done === 'function') await done(reply.value);
    else this.done.set(done);
  }
}

/** The result of an action: shown where it was requested, and to screen readers. */
export function Outcome(props: NetProps & { readonly deed: Submission }): JSX.Element {
  return (
    <>
      <p class="form-fault" role="alert">
        <Show when={props.deed.fault()}>{(fault) => text(props, fault())}</Show>
        <Show when={props.deed.lock()}>
          {(lock) =>
            ` ${text(props, 'lockedUntil', { when: when(lock().until, props.preferences().language), reason: lock().reason })}`
          }
        </Show>
      </p>
      <p class="form-done" role="status">
        <Show when={props.deed.done()}>{(done) => text(props, done())}</Show>
      </p>
    </>
  );
}

export interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: Cell<string>;
  readonly type?: 'text' | 'password' | 'email' | 'url' | 'date' | 'time';
  readonly name: string;
  readonly autocomplete?: JSX.HTMLAutocomplete;
  readonly minlength?: number;
  readonly maxlength?: number;
  readonly optional?: boolean;
}

/** A text field. */
export function Field(props: FieldProps): JSX.Element {
  const hint = createUniqueId();
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type={props.type ?? 'text'}
        name={props.name}
        value={props.value()}
        autocomplete={props.autocomplete ?? 'off'}
        minlength={props.minlength}
        maxlength={props.maxlength ?? 200}
        required={props.optional !== true}
        aria-describedby={props.hint === undefined ? undefined : hint}
        onInput={(event) => props.value.set(event.currentTarget.value)}
      />
      <Show when={props.hint}>
        {(words) => (
          <small id={hint} class="field-hint">
            {words()}
          </small>
        )}
      </Show>
    </label>
  );
}

/** A text of several lines. */
export function LongField(props: Omit<FieldProps, 'type' | 'autocomplete'>): JSX.Element {
  const hint = createUniqueId();
  return (
    <label class="field">
      <span>{props.label}</span>
      <textarea
        name={props.name}
        rows={3}
        maxlength={props.maxlength ?? 1000}
        required={props.optional !== true}
        aria-describedby={props.hint === undefined ? undefined : hint}
        value={props.value()}
        onInput={(event) => props.value.set(event.currentTarget.value)}
      />
      <Show when={props.hint}>
        {(words) => (
          <small id={hint} class="field-hint">
            {words()}
          </small>
        )}
      </Show>
    </label>
  );
}

export interface FormProps extends NetProps {
  readonly deed: Submission;
  readonly button: string;
  readonly does: string;
  readonly onSend: () => void;
  readonly children?: JSX.Element;
}

/** Fields, and the button that submits them. The script sends them, not the browser. */
export function Form(props: FormProps): JSX.Element {
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    props.onSend();
  };
  return (
    <form class="form" onSubmit={send} aria-busy={props.deed.busy()}>
      {props.children}
      <p>
        <button type="submit" class="button" data-does={props.does} aria-disabled={props.deed.busy()}>
          {props.button}
        </button>
      </p>
      <Outcome {...props} />
    </form>
  );
}

/** One of several options, side by side. */
export function OneOf<T extends string>(props: {
  readonly label: string;
  readonly value: Cell<T>;
  readonly values: readonly { readonly value: T; readonly words: string }[];
}): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="one-of">
      <legend>{props.label}</legend>
      <div class="one-of-values">
        {props.values.map(({ value, words }) => (
          <label class="radio">
            <input
              type="radio"
              name={name}
              value={value}
              checked={props.value() === value}
              onChange={() => props.value.set(value)}
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A checkbox. */
export function Tick(props: {
  readonly label: string;
  readonly name: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}): JSX.Element {
  return (
    <label class="radio">
      <input
        type="checkbox"
        name={props.name}
        checked={props.on}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
