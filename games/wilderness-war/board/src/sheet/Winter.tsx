import { frameOf, type SheetProps } from '@carillon/board';
import type { LogEntry, SideName, View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { logLine } from '../texts/log/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { pieceName } from '../texts/pieces.ts';
import { phrase } from './texts.ts';
import { type Returned, stepsOf, type Wintered, type YearsEnd, yearsEndOf } from './years-end.ts';

type WinterProps = Pick<SheetProps<View, LogEntry>, 'language' | 'Rule'>;
type WinterLog = WinterProps & { readonly end: YearsEnd };

const SIDES: readonly SideName[] = ['french', 'british'];

/** The end of a year on one sheet: its points, each stack's winter losses, and pieces gone home. */
export function Winter(props: SheetProps<View, LogEntry>): JSX.Element {
  const end = () => yearsEndOf(props.subject.entries, frameOf(props.view.stack, 'year-end') !== undefined);
  return (
    <div class="fight-sheet">
      <Points {...props} end={end()} />
      <Attrition {...props} end={end()} />
      <Home {...props} end={end()} />
    </div>
  );
}

function Points(props: WinterLog): JSX.Element {
  const scored = () => props.end.logged.some(({ type }) => type === 'raids-counted');
  return (
    <ul class="sheet-shown">
      <Show when={!scored()}>
        <li>{phrase(props.language, props.end.counted ? 'noPoints' : 'pointsToCome')}</li>
      </Show>
      <For each={props.end.logged}>
        {(entry) => {
          const line = () => logLine(entry, props.language);
          return (
            <li>
              {line().text} <Show when={line().rule}>{(rule) => <props.Rule rule={rule()} />}</Show>
            </li>
          );
        }}
      </For>
    </ul>
  );
}

function Attrition(props: WinterLog): JSX.Element {
  const cost = (side: SideName): string =>
    phrase(props.language, 'winterCost', {
      side: sideName(side, props.language),
      steps: stepsOf(props.end.winter, side),
    });
  return (
    <section class="odds-row">
      <h4>
        {phrase(props.language, props.end.over ? 'winter' : 'winterSoFar')} <props.Rule rule="11.2" />
      </h4>
      <Show
        when={props.end.over || props.end.winter.length > 0}
        fallback={<p>{phrase(props.language, 'winterToCome')}</p>}
      >
        <p>{SIDES.map(cost).join(' · ')}</p>
      </Show>
      <ul class="odds-items">
        <For each={props.end.winter}>{(stack) => <Stack {...props} stack={stack} />}</For>
      </ul>
    </section>
  );
}

function Stack(props: WinterProps & { readonly stack: Wintered }): JSX.Element {
  const gone = () => props.stack.eliminated.map((piece) => pieceName(piece, props.language));
  return (
    <li class={`odds-try of-${props.stack.side}`}>
      <span class="odds-words">{placeName(props.stack.at, props.language)}</span>
      <b class="odds-chance">{phrase(props.language, 'stepsEach', { steps: props.stack.steps })}</b>
      <Show when={gone().length > 0}>
        <small class="odds-then">
          {phrase(props.language, 'winterGone', { pieces: new Intl.ListFormat(props.language).format(gone()) })}
        </small>
      </Show>
    </li>
  );
}

function Home(props: WinterLog): JSX.Element {
  const word = ({ piece, to }: Returned): string =>
    phrase(props.language, 'wentTo', { piece: pieceName(piece, props.language), space: placeName(to, props.language) });
  return (
    <Show when={props.end.home.length > 0}>
      <section class="odds-row">
        <h4>
          {phrase(props.language, 'wentHome')} <props.Rule rule="10.4" />
        </h4>
        <ul class="sheet-shown">
          <For each={props.end.home}>{(each) => <li class={`of-${each.side}`}>{word(each)}</li>}</For>
        </ul>
      </section>
    </Show>
  );
}
