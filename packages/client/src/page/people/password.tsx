import type { JSX } from 'solid-js';
import type { Cell } from '../cell.ts';
import { Field } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';

interface PasswordProps extends NetProps {
  readonly value: Cell<string>;
  readonly label: 'password' | 'passwordNow' | 'newPassword';
}

/** Asks for the current password. */
export function PasswordField(props: PasswordProps & { readonly name: string }): JSX.Element {
  return (
    <Field
      label={text(props, props.label)}
      name={props.name}
      type="password"
      value={props.value}
      autocomplete="current-password"
    />
  );
}

/** Asks for a new password: the server accepts none shorter than eight characters. */
export function NewPasswordField(props: PasswordProps): JSX.Element {
  return (
    <Field
      label={text(props, props.label)}
      hint={text(props, 'passwordHint')}
      name="new-password"
      type="password"
      value={props.value}
      autocomplete="new-password"
      minlength={8}
    />
  );
}
