import type { PileGroup, Target } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'title' | 'words'>;

/** The cards of a face-up pile. */
export function PileDialog<View, LogEntry>(props: PlayProps<View, LogEntry> & { readonly page: Page }): JSX.Element {
  const pile = () =>
    props.play.title
      .piles(props.play.board.view(), props.play.words.language)
      .find(({ id }) => id === props.page.pile());
  return (
    <Show when={pile()}>
      {(open) => (
        <Dialog
          open={true}
          title={`${open().name} (${open().count})`}
          close={props.play.words.say('close')}
          onClose={() => props.page.pile.set(undefined)}
        >
          <Show when={open().groups} fallback={<Cards play={props.play} cards={open().cards ?? []} />}>
            {(groups) => <For each={groups()}>{(group) => <Group play={props.play} group={group} />}</For>}
          </Show>
        </Dialog>
      )}
    </Show>
  );
}

interface PlayProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
}

function Cards<View, LogEntry>(props: PlayProps<View, LogEntry> & { readonly cards: readonly Target[] }): JSX.Element {
  return (
    <ul class="deck-cards">
      <For each={props.cards} fallback={<li>{props.play.words.say('pileEmpty')}</li>}>
        {(target) => (
          <li>
            <props.play.title.Figure
              view={props.play.board.view()}
              target={target}
              language={props.play.words.language}
            />
          </li>
        )}
      </For>
    </ul>
  );
}

/** Items of one kind, each drawn once with its name and number. */
function Group<View, LogEntry>(props: PlayProps<View, LogEntry> & { readonly group: PileGroup }): JSX.Element {
  return (
    <section class="deck-group">
      <h3>{props.group.name}</h3>
      <ul class="deck-things">
        <For each={props.group.things}>
          {({ target, count }) => (
            <li>
              <props.play.title.Figure
                view={props.play.board.view()}
                target={target}
                language={props.play.words.language}
              />
              {props.play.words.nameOf(target)}
              {count > 1 ? ` ×${count}` : ''}
            </li>
          )}
        </For>
      </ul>
      <Show when={props.group.note}>{(note) => <p class="deck-note">{note()}</p>}</Show>
    </section>
  );
}
