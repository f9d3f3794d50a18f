import type { Shown } from '@carillon/protocol';
import type { JSX } from 'solid-js';
import { cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { Panel, text } from '../net/page.tsx';
import { wholeAddress } from '../net/page-address.ts';
import type { OwnProps } from './own.ts';
import { Secret } from './secret.tsx';

/** A guest has no password: a link lets them return. */
export function GuestPanel(props: OwnProps): JSX.Element {
  const deed = new Submission();
  const link = cell('');
  const show = ({ secret }: Shown): void => link.set(wholeAddress(`#/account/return/${secret}`));
  return (
    <Panel title={text(props, 'guestReturn')}>
      <p>{text(props, 'guestReturnText')}</p>
      <p>
        <button
          type="button"
          class="button"
          data-does="guest-link"
          onClick={() => void deed.run(() => call<Shown>('POST', 'api/account/link'), show)}
        >
          {text(props, 'guestLink')}
        </button>
      </p>
      <Secret {...props} secret={link()} />
      <Outcome {...props} deed={deed} />
    </Panel>
  );
}
