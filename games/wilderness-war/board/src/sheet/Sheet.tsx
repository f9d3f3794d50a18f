import type { SheetProps } from '@carillon/board';
import type { FightOdds, LogEntry, Odds, View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { Chances, Winners } from './Chances.tsx';
import { Forces } from './Forces.tsx';
import { isOdds } from './foretold.ts';
import { Rolled } from './Rolled.tsx';
import { isTry } from './subject.ts';
import { Tries } from './Tries.tsx';
import { phrase, type SheetKey } from './texts.ts';
import { Variants } from './Variants.tsx';
import { Winter } from './Winter.tsx';

/** Everything about one fight, or the end of a year. */
export function Sheet(props: SheetProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.subject.kind === 'winter'} fallback={<Fight {...props} />}>
      <Winter {...props} />
    </Show>
  );
}

/** Forces, modifiers and odds before the dice, and their results. */
function Fight(props: SheetProps<View, LogEntry>): JSX.Element {
  const odds = () => (isOdds(props.answer) ? props.answer : undefined);
  return (
    <div class="fight-sheet">
      <Show when={pending(props)}>{(fight) => <Ahead {...props} fight={fight()} />}</Show>
      <Show when={props.subject.entries.some((entry) => 'die' in entry)}>
        <Rolled entries={props.subject.entries} language={props.language} Rule={props.Rule} />
      </Show>
      <Show when={odds()} fallback={<Waiting {...props} />}>
        {(found) => <Before {...props} found={found()} />}
      </Show>
    </div>
  );
}

/** The outcomes still open to the dice, if no side has yet to intercept or avoid. */
function pending(props: SheetProps<View, LogEntry>): FightOdds | undefined {
  const odds = isOdds(props.answer) ? props.answer : undefined;
  const fight = props.subject.running && odds?.meetings.length === 0 ? odds.fight : null;
  return fight && oddsHeading(props, fight) !== 'oddsBefore' ? fight : undefined;
}

/** The possible results come above everything else, visible without scrolling: they matter most for the decision. */
function Ahead(props: SheetProps<View, LogEntry> & { readonly fight: FightOdds }): JSX.Element {
  return (
    <section class="sheet-ahead">
      <h4 class="sheet-odds">{phrase(props.language, oddsHeading(props, props.fight))}</h4>
      <Winners fight={props.fight} language={props.language} />
    </section>
  );
}

/** Whether any die of the fight itself has been rolled, and not only of the attempts before it. */
const isRolled = ({ kind, entries }: SheetProps<View, LogEntry>['subject']): boolean =>
  entries.some((entry) => 'die' in entry && (kind === entry.type || kind === 'interception' || !isTry(entry)));

/** Once the dice of a siege have fallen, the odds may be those of the resulting assault. */
function oddsHeading(
  { subject }: SheetProps<View, LogEntry>,
  { kind }: FightOdds,
): 'odds' | 'oddsBefore' | 'oddsAssault' {
  if (!isRolled(subject)) return 'odds';
  return subject.entries.some(({ type }) => type === 'siege-roll') && kind === 'assault' ? 'oddsAssault' : 'oddsBefore';
}

/** The heading of the odds; while pieces may still intercept or avoid battle, with the assumption that they do not. */
function headingOf(props: SheetProps<View, LogEntry>, { meetings }: Odds, fight: FightOdds): SheetKey {
  const heading = oddsHeading(props, fight);
  if (heading !== 'odds' || !props.subject.running) return heading;
  const open = meetings.filter(({ tries }) => tries.length > 0);
  if (open.some(({ kind }) => kind === 'interception')) return 'oddsUnmet';
  return open.length > 0 ? 'oddsFought' : heading;
}

function Waiting(props: SheetProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={!isRolled(props.subject) && props.answer === undefined}>
      <p class="sheet-note">{phrase(props.language, 'oddsSoon')}</p>
    </Show>
  );
}

function NoFight(props: SheetProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.subject.running}>
      <p class="sheet-note">{phrase(props.language, 'noFight')}</p>
    </Show>
  );
}

function Before(props: SheetProps<View, LogEntry> & { readonly found: Odds }): JSX.Element {
  return (
    <>
      <Show when={props.subject.running}>
        <For each={props.found.meetings}>
          {(meeting) => <Tries {...props} meeting={meeting} meetings={props.found.meetings} />}
        </For>
      </Show>
      <Show when={props.found.fight} fallback={<NoFight {...props} />}>
        {(fight) => (
          <>
            <Forces view={props.view} fight={fight()} language={props.language} Rule={props.Rule} />
            <Show when={pending(props) === undefined}>
              <h4 class="sheet-odds">{phrase(props.language, headingOf(props, props.found, fight()))}</h4>
              <Winners fight={fight()} language={props.language} />
            </Show>
            <Chances fight={fight()} language={props.language} />
            <Variants fight={fight()} language={props.language} />
            <p class="sheet-note">
              {phrase(props.language, 'assumed')}{' '}
              <Show when={props.found.mayShelter}>
                {phrase(props.language, 'mayShelter')} <props.Rule rule="8.1" />
              </Show>
            </p>
          </>
        )}
      </Show>
    </>
  );
}
