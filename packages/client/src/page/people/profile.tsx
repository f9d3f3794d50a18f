import type { Profile, Rating, SideRecord } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { seatName, titleOf, when } from '../lobby/words.ts';
import { call, part } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { refusalText } from '../refusals.ts';

export interface ProfileProps extends NetProps {
  readonly name: string;
}

/** A user's games and rating. */
export function ProfilePage(props: ProfileProps): JSX.Element {
  const [reply] = createResource(
    () => props.name,
    (name) => call<Profile>('GET', `api/people/${part(name)}`),
  );
  const profile = () => {
    const now = reply();
    return now?.ok ? now.value : undefined;
  };
  const fault = () => {
    const now = reply();
    return now === undefined || now.ok ? undefined : refusalText(now.code);
  };
  return (
    <Page {...props} title={props.name}>
      <Show when={fault()}>{(why) => <p role="alert">{text(props, why())}</p>}</Show>
      <Show when={profile()}>
        {(known) => (
          <>
            <p>
              {text(props, known().guest ? 'guestSince' : 'memberSince', {
                when: when(known().since, props.preferences().language),
              })}
            </p>
            <Ratings {...props} ratings={known().ratings} />
            <Record {...props} record={known().record} />
            <Show when={props.server.account && props.server.account.name !== known().name}>
              <About {...props} name={known().name} />
            </Show>
          </>
        )}
      </Show>
    </Page>
  );
}

const titleName = (title: string): string => titleOf({ title })?.name ?? title;

function Ratings(props: ProfileProps & { readonly ratings: readonly Rating[] }): JSX.Element {
  return (
    <Show when={props.ratings.length > 0}>
      <Panel title={text(props, 'ratings')}>
        <ul class="plain-list">
          <For each={props.ratings}>
            {({ title, rating, deviation, games }) => (
              <li>
                <span>
                  <strong>{titleName(title)}</strong>
                  <small>
                    {text(props, 'ratingWords', {
                      rating: Math.round(rating),
                      deviation: Math.round(2 * deviation),
                      count: games,
                    })}
                  </small>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Panel>
    </Show>
  );
}

function Record(props: ProfileProps & { readonly record: readonly SideRecord[] }): JSX.Element {
  return (
    <Panel title={text(props, 'record')}>
      <Show when={props.record.length > 0} fallback={<p>{text(props, 'recordNone')}</p>}>
        <table class="figures">
          <thead>
            <tr>
              <th scope="col">{text(props, 'recordSide')}</th>
              <th scope="col">{text(props, 'recordWon')}</th>
              <th scope="col">{text(props, 'recordLost')}</th>
              <th scope="col">{text(props, 'recordDrawn')}</th>
            </tr>
          </thead>
          <tbody>
            <For each={props.record}>
              {({ title, side, won, lost, drawn }) => (
                <tr>
                  <th scope="row">
                    {titleName(title)}: {seatName({ title }, side, props.preferences().language)}
                  </th>
                  <td>{won}</td>
                  <td>{lost}</td>
                  <td>{drawn}</td>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </Panel>
  );
}

/** Actions on another user: block or report. */
function About(props: ProfileProps): JSX.Element {
  const deed = new Submission();
  const words = cell('');
  const reporting = new Submission();
  const report = (): void =>
    void reporting.run(() => call('POST', 'api/reports', { about: props.name, text: words() }), 'reported');
  return (
    <details class="options">
      <summary>{text(props, 'blockOrReport')}</summary>
      <div class="form-stack">
        <p>{text(props, 'blockText')}</p>
        <p>
          <button
            type="button"
            class="button quiet"
            data-does="block"
            onClick={() => void deed.run(() => call('PUT', `api/account/blocks/${part(props.name)}`), 'blocked')}
          >
            {text(props, 'block')}
          </button>
        </p>
        <Outcome {...props} deed={deed} />
        <Form {...props} deed={reporting} button={text(props, 'report')} does="report" onSend={report}>
          <Field label={text(props, 'reportText')} name="report" value={words} maxlength={2000} />
        </Form>
      </div>
    </details>
  );
}
