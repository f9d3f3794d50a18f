import type { FoundPeople, FoundPerson } from '@carillon/protocol';
import { For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { Field, Form, Submission } from '../net/form.tsx';
import { type NetProps, Panel, text } from '../net/page.tsx';
import { Somebody } from './words.tsx';

/** The state of an account, in words. */
export function personWords(props: NetProps, person: FoundPerson): string {
  const since = when(person.since, props.preferences().language);
  return [
    text(props, person.guest ? 'guestSince' : 'memberSince', { when: since }),
    ...(person.administrator ? [text(props, 'isAdministrator')] : person.moderator ? [text(props, 'isModerator')] : []),
    ...(person.closed ? [text(props, 'isClosed')] : []),
  ].join(' ');
}

/** Finds accounts by the beginning of the name, by the whole address, or by the id. */
export function SearchPanel(props: NetProps): JSX.Element {
  const wanted = cell('');
  const found: Cell<readonly FoundPerson[] | undefined> = cell<readonly FoundPerson[] | undefined>(undefined);
  const deed = new Submission();
  const send = (): void =>
    void deed.run(
      () => call<FoundPeople>('GET', `api/moderation/people?search=${encodeURIComponent(wanted().trim())}`),
      ({ people }) => found.set(people),
    );
  return (
    <Panel title={text(props, 'searchPeople')}>
      <Form {...props} deed={deed} button={text(props, 'search')} does="search" onSend={send}>
        <Field
          label={text(props, 'searchWhat')}
          hint={text(props, 'searchHint')}
          name="search"
          value={wanted}
          maxlength={254}
        />
      </Form>
      <Show when={found()}>
        {(people) => (
          <ul class="plain-list" aria-live="polite">
            <For each={people()} fallback={<li>{text(props, 'searchNone')}</li>}>
              {(person) => (
                <li>
                  <span>
                    <Somebody {...props} who={person} />
                    <small>{personWords(props, person)}</small>
                  </span>
                </li>
              )}
            </For>
          </ul>
        )}
      </Show>
    </Panel>
  );
}
