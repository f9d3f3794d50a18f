import type { Again } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import type { Answer } from '../net/api.ts';
import { Tick } from '../net/form.tsx';
import { text } from '../net/page.tsx';
import type { OwnProps } from './own.ts';
import { askPasskey, canPasskey } from './passkey.ts';
import { PasswordField } from './password.tsx';

/** The proof by which users confirm who they are: password or passkey. A guest without passkeys needs none. */
export class Proof {
  readonly password: Cell<string> = cell('');
  private readonly chosen: Cell<boolean> = cell(false);

  constructor(private readonly props: OwnProps) {}

  get hasPassword(): boolean {
    return this.props.account.kind === 'member';
  }

  get canUsePasskey(): boolean {
    return this.props.account.passkeys && canPasskey();
  }

  get byPasskey(): boolean {
    return this.canUsePasskey && (this.chosen() || !this.hasPassword);
  }

  choosePasskey(chosen: boolean): void {
    this.chosen.set(chosen);
  }

  /** Sends a request with the proof; for a passkey, the device asks its user first. */
  async with<T>(send: (again: Again) => Promise<Answer<T>>): Promise<Answer<T>> {
    if (!this.byPasskey) return send(this.hasPassword ? { password: this.password() } : {});
    const used = await askPasskey();
    return used.ok ? send({ passkey: used.value }) : used;
  }

  clear(): void {
    this.password.set('');
  }
}

/** Asks for the password, or lets the user choose a passkey instead. */
export function AgainFields(props: OwnProps & { readonly proof: Proof; readonly name: string }): JSX.Element {
  return (
    <>
      <Show when={props.proof.hasPassword && !props.proof.byPasskey}>
        <PasswordField {...props} label="passwordNow" name={props.name} value={props.proof.password} />
      </Show>
      <Show when={props.proof.hasPassword && props.proof.canUsePasskey}>
        <Tick
          label={text(props, 'passkeyInstead')}
          name={`${props.name}-passkey`}
          on={props.proof.byPasskey}
          onChange={(on) => props.proof.choosePasskey(on)}
        />
      </Show>
    </>
  );
}
