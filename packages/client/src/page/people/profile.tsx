import type { Profile, Rating, RatingCurve } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { titleName, when } from '../lobby/words.ts';
import { call, part } from '../net/api.ts';
import { Field, Form, Outcome, Submission } from '../net/form.tsx';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { refusalText } from '../refusals.ts';
import { HeadToHead, PersonGamesPanel, RecordTable } from './person-games.tsx';
import { RatingLine } from './rating-line.tsx';

export interface ProfileProps extends NetProps {
  readonly name: string;
}

/** A user's games and rating. */
export function ProfilePage(props: ProfileProps): JSX.Element {
  const other = () => {
    const own = props.server.account?.name;
    return own !== undefined && own !== props.name ? own : undefined;
  };
  return (
    <Page {...props} title={props.name}>
      <KnownProfile {...props} against={other()}>
        <Show when={other()}>
          <About {...props} />
        </Show>
      </KnownProfile>
    </Page>
  );
}

interface KnownProps extends ProfileProps {
  /** The reader, if somebody else. */
  readonly against?: string | undefined;
  /** The rest of the page, shown if the user exists. */
  readonly children?: JSX.Element;
}

/** The public facts about a user; on a separate page, and in the user's own account. */
export function KnownProfile(props: KnownProps): JSX.Element {
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
    <>
      <Show when={fault()}>{(why) => <p role="alert">{text(props, why())}</p>}</Show>
      <Show when={profile()}>
        {(known) => (
          <>
            <p>
              {text(props, known().guest ? 'guestSince' : 'memberSince', {
                when: when(known().since, props.preferences().language),
              })}
            </p>
            <Ratings {...props} ratings={known().ratings} curves={known().curves} />
            <Panel title={text(props, 'record')}>
              <Show when={known().record.length > 0} fallback={<p>{text(props, 'recordNone')}</p>}>
                <RecordTable {...props} record={known().record} />
              </Show>
            </Panel>
            <Show when={known().record.length > 0}>
              <Show when={props.against}>{(own) => <HeadToHead {...props} own={own()} />}</Show>
              <PersonGamesPanel {...props} own={props.server.account?.name === props.name} />
            </Show>
            {props.children}
          </>
        )}
      </Show>
    </>
  );
}

interface RatingsProps extends ProfileProps {
  readonly ratings: readonly Rating[];
  readonly curves: readonly RatingCurve[];
}

/** Each rating, with its curve once it has two games. */
function Ratings(props: RatingsProps): JSX.Element {
  const curveOf = (title: string): RatingCurve['points'] =>
    props.curves.find((each) => each.title === title)?.points ?? [];
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
                  <Show when={curveOf(title).length > 1}>
                    <RatingLine {...props} title={titleName(title)} points={curveOf(title)} />
                  </Show>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Panel>
    </Show>
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
