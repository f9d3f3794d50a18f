import type { Table, TitleList } from '@carillon/protocol';
import { type JSX, onMount, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { call } from '../net/api.ts';
import { OneOf, type Submission } from '../net/form.tsx';
import { type NetProps, text } from '../net/page.tsx';
import { LEVEL_NAMES } from '../shell/levels.ts';

/** For the host of a table where nobody has come: a computer player takes the free seat. */
export function ComputerInstead(
  props: NetProps & { readonly table: Table; readonly deed: Submission; readonly onSeated: () => void },
): JSX.Element {
  const levels: Cell<readonly string[]> = cell<readonly string[]>([]);
  const chosen: Cell<string> = cell('lieutenant');
  onMount(async () => {
    const reply = await call<TitleList>('GET', 'api/titles');
    const title = reply.ok ? reply.value.titles.find((each) => each.title === props.table.title) : undefined;
    levels.set(title?.levels ?? []);
  });
  const seat = (): void =>
    void props.deed.run(
      () => call<Table>('POST', `api/tables/${props.table.id}/computer`, { level: chosen() }),
      () => props.onSeated(),
    );
  const nameOf = (level: string): string => {
    const key = Object.entries(LEVEL_NAMES).find(([each]) => each === level)?.[1];
    return key === undefined ? level : text(props, key);
  };
  return (
    <Show when={levels().length > 0}>
      <div class="computer-instead">
        <p>{text(props, 'computerInstead')}</p>
        <OneOf
          label={text(props, 'computerLevel')}
          value={chosen}
          values={levels().map((value) => ({ value, words: nameOf(value) }))}
        />
        <p class="button-row">
          <button type="button" class="button" data-does="seat-computer" onClick={seat}>
            {text(props, 'playComputer')}
          </button>
        </p>
      </div>
    </Show>
  );
}
