import { type JSX, Match, Show, Switch } from 'solid-js';
import type { WorkerLine } from '../line.ts';
import { GamesPage } from '../lobby/games-page.tsx';
import { LobbyPage } from '../lobby/lobby-page.tsx';
import { FilePage } from '../moderation/file-page.tsx';
import { ModerationLogPage } from '../moderation/log-page.tsx';
import { ModerationPage } from '../moderation/queue-page.tsx';
import { GamePage } from '../online/game-page.tsx';
import { AccountPage } from '../people/account.tsx';
import { AdminPage } from '../people/admin.tsx';
import { EnterPage } from '../people/enter.tsx';
import { KeepPage, ResetPage, SecretPage } from '../people/links.tsx';
import { ProfilePage } from '../people/profile.tsx';
import { OperatorTextPage } from './operator-text.tsx';
import { type NetProps, Page, text } from './page.tsx';
import type { PageAddress } from './page-address.ts';

export interface NetPagesProps extends NetProps {
  readonly route: PageAddress;
  readonly worker: WorkerLine;
}

/** The pages that need a server. Until it is known whether there is one, nothing is shown. */
export function NetPages(props: NetPagesProps): JSX.Element {
  return (
    <Switch>
      <Match when={props.server.presence() === 'here'}>
        <Pages {...props} />
      </Match>
      <Match when={props.server.presence() === 'absent'}>
        <Page {...props} title={text(props, 'noServer')}>
          <p>{text(props, 'noServerText')}</p>
        </Page>
      </Match>
    </Switch>
  );
}

function Pages(props: NetPagesProps): JSX.Element {
  const at = <P extends PageAddress['page']>(page: P): Extract<PageAddress, { page: P }> | undefined =>
    props.route.page === page ? (props.route as Extract<PageAddress, { page: P }>) : undefined;
  return (
    <Switch>
      <Match when={at('lobby')}>
        <LobbyPage {...props} />
      </Match>
      <Match when={at('games')}>
        <OwnOnly {...props}>
          <GamesPage {...props} />
        </OwnOnly>
      </Match>
      <Match when={at('account')}>
        {(route) => (
          <OwnOnly {...props}>
            <Show when={props.server.here()?.account}>
              {(account) => <AccountPage {...props} account={account()} room={route().room} />}
            </Show>
          </OwnOnly>
        )}
      </Match>
      <Match when={at('admin')}>
        <AdminPage {...props} />
      </Match>
      <Match when={at('moderation')}>
        <ModerationPage {...props} />
      </Match>
      <Match when={at('moderation log')}>
        <ModerationLogPage {...props} />
      </Match>
      <Match when={at('file')}>{(route) => <FilePage {...props} id={route().id} />}</Match>
      <Match when={at('enter')}>
        <EnterPage {...props} />
      </Match>
      <Match when={at('imprint') ?? at('privacy')} keyed>
        {(route) => <OperatorTextPage {...props} name={route.page} />}
      </Match>
      <Match when={at('invitation')}>{(route) => <EnterPage {...props} invitation={route().secret} />}</Match>
      <Match when={at('reset')}>{(route) => <ResetPage {...props} secret={route().secret} />}</Match>
      <Match when={at('keep')}>{(route) => <KeepPage {...props} secret={route().secret} />}</Match>
      <Match when={at('verify')} keyed>
        {(route) => <SecretPage {...props} page="verify" secret={route.secret} />}
      </Match>
      <Match when={at('return')} keyed>
        {(route) => <SecretPage {...props} page="return" secret={route.secret} />}
      </Match>
      <Match when={at('person')}>{(route) => <ProfilePage {...props} name={route().name} />}</Match>
      <Match when={at('game')} keyed>
        {(route) => <GamePage {...props} id={route.id} link={route.link} at={route.at} />}
      </Match>
    </Switch>
  );
}

/** Only for signed-in users. */
function OwnOnly(props: NetPagesProps & { readonly children: JSX.Element }): JSX.Element {
  return (
    <Show when={props.server.here()?.account} fallback={<EnterPage {...props} />}>
      {props.children}
    </Show>
  );
}
