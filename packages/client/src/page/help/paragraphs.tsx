import '../styles/help.css';
import type { HelpParagraph, HelpTable, Language } from '@carillon/board';
import { createMemo, For, type JSX, Match, Switch } from 'solid-js';
import { sayHelp } from '../texts/help.ts';
import type { HelpPlace } from './door.ts';

const REFERENCE = /\[([^\]]+)\]/;

interface LinkedProps {
  readonly text: string;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** A text in which every `[6.1]` is a link to that rule. */
export function Linked(props: LinkedProps): JSX.Element {
  // Splitting at a pattern with a group puts the group's matches at the odd indices.
  return (
    <For each={props.text.split(REFERENCE)}>
      {(part, i) => (i() % 2 === 0 ? part : <Reference rule={part} language={props.language} go={props.go} />)}
    </For>
  );
}

export interface ReferenceProps {
  readonly rule: string;
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** A number in running text that links to its rule. */
export function Reference(props: ReferenceProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    props.go({ page: 'rules', rule: props.rule });
  };
  return (
    <a
      class="help-reference"
      href={`#rule-${props.rule}`}
      aria-label={sayHelp(props.language, 'rule', { rule: props.rule })}
      onClick={follow}
    >
      {props.rule}
    </a>
  );
}

interface ParagraphsProps {
  readonly paragraphs: readonly HelpParagraph[];
  readonly language: Language;
  readonly go: (place: HelpPlace) => void;
}

/** Neighbouring items make one list. */
function grouped(paragraphs: readonly HelpParagraph[]): readonly (readonly HelpParagraph[])[] {
  const groups: HelpParagraph[][] = [];
  for (const each of paragraphs) {
    const last = groups.at(-1);
    if (each.kind === 'item' && last?.[0]?.kind === 'item') last.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** Paragraphs, lists, and our readings, marked as such. */
export function Paragraphs(props: ParagraphsProps): JSX.Element {
  const groups = createMemo(() => grouped(props.paragraphs));
  const Text = (text: { readonly text: string }): JSX.Element => (
    <Linked text={text.text} language={props.language} go={props.go} />
  );
  return (
    <For each={groups()}>
      {(group) => (
        <Switch fallback={<p>{<Text text={group[0]?.text ?? ''} />}</p>}>
          <Match when={group[0]?.kind === 'item'}>
            <ul class="help-list">
              <For each={group}>
                {({ text }) => (
                  <li>
                    <Text text={text} />
                  </li>
                )}
              </For>
            </ul>
          </Match>
          <Match when={group[0]?.kind === 'reading'}>
            <p class="help-reading">
              <strong>{sayHelp(props.language, 'reading')}</strong> <Text text={group[0]?.text ?? ''} />
            </p>
          </Match>
        </Switch>
      )}
    </For>
  );
}

/** A table of the rules. */
export function Table(props: { readonly table: HelpTable }): JSX.Element {
  return (
    // A wide table scrolls inside its frame, which can be focused so that keys scroll it.
    <section class="help-table" tabindex="0" aria-label={props.table.caption}>
      <table>
        <caption>{props.table.caption}</caption>
        <thead>
          <tr>
            <For each={props.table.head}>{(cell) => <th scope="col">{cell}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={props.table.rows}>
            {([head, ...cells]) => (
              <tr>
                <th scope="row">{head}</th>
                <For each={cells}>{(cell) => <td>{cell}</td>}</For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
