import type { PersonFile } from '@carillon/protocol';
import { createResource, For, type JSX, Show } from 'solid-js';
import { titleOf, when } from '../lobby/words.ts';
import { call } from '../net/api.ts';
import { type NetProps, Page, Panel, text } from '../net/page.tsx';
import { gameAddress, personAddress } from '../net/page-address.ts';
import { refusalText } from '../refusals.ts';
import { ActForm } from './act-form.tsx';
import { ActList } from './act-list.tsx';
import { SignsPanel } from './log-page.tsx';
import { personWords } from './search.tsx';
import { Somebody } from './words.tsx';

type FileProps = NetProps & { readonly file: PersonFile; readonly onDone: () => void };

/** An account as moderators see it. */
export function FilePage(props: NetProps & { readonly id: string }): JSX.Element {
  const [reply, { refetch }] = createResource(
    () => props.id,
    (id) => call<PersonFile>('GET', `api/moderation/people/${encodeURIComponent(id)}`),
  );
  const file = () => {
    const now = reply.latest;
    return now?.ok ? now.value : undefined;
  };
  const fault = () => {
    const now = reply.latest;
    return now === undefined || now.ok ? undefined : refusalText(now.code);
  };
  return (
    <Page {...props} title={file()?.person.name ?? text(props, 'placeModeration')}>
      <Show when={fault()}>{(why) => <p role="alert">{text(props, why())}</p>}</Show>
      <Show when={file()}>
        {(known) => (
          <>
            <About {...props} file={known()} onDone={() => void refetch()} />
            <Show when={known().mayAct}>
              <Panel title={text(props, 'actAnswer')}>
                <ActForm {...props} about={known().person.id} onDone={() => void refetch()} />
              </Panel>
            </Show>
            <Panel title={text(props, 'acts')}>
              <ActList {...props} acts={known().acts} named={false} onDone={() => void refetch()} />
            </Panel>
            <ReportsAbout {...props} file={known()} onDone={() => void refetch()} />
            <SignsPanel {...props} signs={known().signs} />
          </>
        )}
      </Show>
    </Page>
  );
}

function About(props: FileProps): JSX.Element {
  return (
    <Panel title={text(props, 'profile')}>
      <p>{personWords(props, props.file.person)}</p>
      <p>{text(props, 'fileGames', { ...props.file.games })}</p>
      <For each={props.file.ratings}>
        {({ title, rating, deviation, games }) => (
          <p>
            {titleOf({ title })?.name ?? title}:{' '}
            {text(props, 'ratingWords', {
              rating: Math.round(rating),
              deviation: Math.round(2 * deviation),
              count: games,
            })}
          </p>
        )}
      </For>
      <p>
        <a href={personAddress(props.file.person.name)}>{text(props, 'publicPage')}</a>
      </p>
      <p>
        <small>{props.file.person.id}</small>
      </p>
    </Panel>
  );
}

function ReportsAbout(props: FileProps): JSX.Element {
  return (
    <Panel title={text(props, 'reports')}>
      <ul class="plain-list">
        <For each={props.file.reports} fallback={<li>{text(props, 'reportsNone')}</li>}>
          {(report) => (
            <li>
              <span>
                <Somebody {...props} who={report.by} />
                <span class="as-written">{report.text}</span>
                <small>
                  {when(report.created, props.preferences().language)} ·{' '}
                  {text(props, report.open ? 'reportOpen' : 'reportSettled')}
                  <Show when={report.game}>
                    {(game) => (
                      <>
                        {' · '}
                        <a href={gameAddress(game())}>{text(props, 'toTheTable')}</a>
                      </>
                    )}
                  </Show>
                </small>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Panel>
  );
}
