import { type JSX, Show } from 'solid-js';
import { cell } from '../cell.ts';
import { Outcome, Submission } from '../net/form.tsx';
import { text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { Rematch } from './deeds-dialog.tsx';
import { DiceCheck } from './dice-check.tsx';
import type { OnlineProps } from './props.ts';

/** The rematch of a network game, for its players. */
export function EndRematch(props: OnlineProps): JSX.Element {
  const deed = new Submission();
  const plays = () => (props.game.feed.now?.online?.seat ?? null) !== null;
  return (
    <Show when={plays() && !props.game.table()?.solo}>
      <Rematch {...props} deed={deed} />
      <Outcome {...props} deed={deed} />
    </Show>
  );
}

/** After a network game: a link to the game, and the check of its dice. */
export function EndDeeds(props: OnlineProps): JSX.Element {
  return (
    <>
      <ShareLink {...props} />
      <DiceCheck {...props} />
    </>
  );
}

/** Copies the link to the game; if the browser does not allow that, shows the link to be copied by hand. */
function ShareLink(props: OnlineProps): JSX.Element {
  const link = (): string => new URL(gameAddress(props.game.id), location.href).href;
  const said = cell('');
  const refused = cell(false);
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link());
      said.set(text(props, 'endingShared'));
    } catch {
      refused.set(true);
    }
  };
  return (
    <>
      <button type="button" class="button quiet" data-does="share" onClick={() => void share()}>
        {text(props, 'endingShare')}
      </button>
      <span role="status">{said()}</span>
      <Show when={refused()}>
        <label class="field">
          <span>{text(props, 'endingLink')}</span>
          <input type="text" readonly value={link()} />
        </label>
      </Show>
    </>
  );
}
