import type { Table } from '@carillon/protocol';
import { type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { OneOf, type Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';
import { levelWords, useLevels } from './levels-offered.ts';

/** For the host of a table that nobody has joined: gives the free seat to a computer player. */
export function ComputerInstead(
  props: NetProps & { readonly table: Table; readonly deed: Submission; readonly onSeated: () => void },
): JSX.Element {
  const levels = useLevels(() => props.table.title);
  const chosen: Cell<string> = cell('lieutenant');
  const seat = (): void =>
    void props.deed.run(
      () => call<Table>('POST', `api/tables/${props.table.id}/computer`, { level: chosen() }),
      () => props.onSeated(),
    );
  return (
    <Show when={levels()?.length ? levels() : undefined} keyed>
      {(offered) => (
        <div class="computer-instead">
          <p>{text(props, 'computerInstead')}</p>
          <OneOf
            label={text(props, 'computerLevel')}
            value={chosen}
            values={offered.map((value) => ({ value, words: levelWords(props, value) }))}
          />
          <p class="button-row">
            <button type="button" class="button" data-does="seat-computer" onClick={seat}>
              {text(props, 'playComputer')}
            </button>
          </p>
        </div>
      )}
    </Show>
  );
}
