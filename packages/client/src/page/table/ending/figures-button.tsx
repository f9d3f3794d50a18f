import type { JSX } from 'solid-js';
import { csvOf } from '../../shell/csv.ts';
import { download } from '../../shell/files.ts';
import type { Play } from '../play/play.ts';
import type { Account } from './account.ts';
import { figureRows } from './figure-rows.ts';

/** Saves the figures of the game as a table. */
export function FiguresButton<View, LogEntry>(props: {
  readonly play: Pick<Play<View, LogEntry>, 'words' | 'session' | 'title'>;
  readonly account: Account;
}): JSX.Element {
  const { title, session, words } = props.play;
  const save = (): void => {
    const { scenario } = session.now();
    download({ name: `${title.id}-${scenario}.csv`, text: csvOf(figureRows(props.account, title.seats)) });
  };
  return (
    <button type="button" class="button quiet" data-does="figures" onClick={save}>
      {words.say('endingTable')}
    </button>
  );
}
