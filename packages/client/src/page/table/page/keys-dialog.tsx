import { For, type JSX, Show } from 'solid-js';
import { Dialog } from '../../shell/dialog.tsx';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'offer' | 'preferences' | 'session' | 'title' | 'words'>;

export interface KeysDialogProps<View, LogEntry> {
  readonly open: boolean;
  readonly play: Needs<View, LogEntry>;
  readonly onClose: () => void;
}

/** All keys, and the letters that currently choose. */
export function KeysDialog<View, LogEntry>(props: KeysDialogProps<View, LogEntry>): JSX.Element {
  const say = props.play.words.say.bind(props.play.words);
  /** The keys of the overlays, by letter: both sides' overlays of one subject share one. */
  const overlays = (): readonly (readonly [string, string])[] => {
    const names = new Map<string, string[]>();
    for (const { key, name } of props.play.title.overlays)
      names.set(key, [...(names.get(key) ?? []), name(props.play.words.language)]);
    return [...names].map(([key, its]) => [`Shift ${key}`, say('keysOverlay', { names: its.join(', ') })]);
  };
  const keys = (): readonly (readonly [string, string])[] => [
    [say('keysArrows'), say('keysWalk')],
    [say('keysPage'), say('keysNext')],
    [say('keysEnter'), say('keysPick')],
    ['V, ⌫', say('keysBend')],
    [say('keysEscape'), say('keysBack')],
    ['1 – 9', say('keysDigits')],
    ['Ctrl Z', say('keysUndo')],
    ['Ctrl Y', say('keysRedo')],
    ['Shift R', say('keysRestart')],
    ['+  −  0', say('keysZoom')],
    ...overlays(),
    ['Shift N, G, M', say('keysBare')],
    [',  .  <  >', say('keysReplay')],
    ['Shift P', say('keysPlay')],
    ['Shift L, H, T', say('keysPanels')],
    ['Shift D', say('keysSheet')],
    ['Shift W', say('keysWhy')],
    ['/', say('keysSearch')],
    ['F1', say('keysRules')],
    ['?', say('keysHelp')],
  ];
  const nameOf = (verb: string): string => {
    const { session, title, words } = props.play;
    const { view, asked } = session.now();
    return title.reasons.nameOf(view, asked, verb, words.language);
  };
  const letters = (): readonly (readonly [string, string])[] =>
    props.play.offer.letters().map(({ letter, verb, options }) => {
      const [first] = options;
      return [letter.toUpperCase(), options.length === 1 && first ? props.play.words.labelOf(first) : nameOf(verb)];
    });
  return (
    <Dialog open={props.open} title={say('keys')} close={say('close')} onClose={props.onClose}>
      <Show when={letters().length > 0 && props.play.preferences().letters}>
        <h3>{say('keysVerbs')}</h3>
        <KeyList keys={letters()} />
      </Show>
      <h3>{say('keysHere')}</h3>
      <KeyList keys={keys()} />
    </Dialog>
  );
}

function KeyList(props: { readonly keys: readonly (readonly [string, string])[] }): JSX.Element {
  return (
    <dl class="key-list">
      <For each={props.keys}>
        {([key, does]) => (
          <>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </>
        )}
      </For>
    </dl>
  );
}
