import { type Language, type SheetRule, whole } from '@carillon/board';
import type { LogEntry } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { Die } from '../dice/Die.tsx';
import { enemyOf } from '../position/facts.ts';
import { logLine } from '../texts/log/index.ts';
import { bySide, sideName } from '../texts/names.ts';
import { Modifiers } from './Forces.tsx';
import { decides, type Roll, rollOf } from './rolls.ts';
import { phrase } from './texts.ts';

export interface RolledProps {
  readonly entries: readonly LogEntry[];
  readonly language: Language;
  readonly Rule: SheetRule;
}

/** The results of the dice: each roll with its modifiers, then all its consequences, step by step. */
export function Rolled(props: RolledProps): JSX.Element {
  // The heading of the sheet already says who fights where.
  const logged = () =>
    props.entries.filter((each) => each.type !== 'battle' && each.type !== 'assault' && !decides(each));
  const won = () => props.entries.find(decides);
  return (
    <section class="sheet-rolled">
      <h4>{phrase(props.language, 'dice')}</h4>
      <Show when={won()}>{(entry) => <Won {...props} entry={entry()} />}</Show>
      <ol class="sheet-shown">
        <For each={logged()}>{(entry) => <LoggedRoll {...props} entry={entry} />}</For>
      </ol>
    </section>
  );
}

/** The winner, or whether an assault took the place, is shown above the dice, visible without scrolling. */
function Won(props: RolledProps & { readonly entry: LogEntry }): JSX.Element {
  const line = () => logLine(props.entry, props.language);
  return (
    <p class="sheet-won">
      {line().text} <Show when={line().rule}>{(rule) => <props.Rule rule={rule()} />}</Show>
    </p>
  );
}

function LoggedRoll(props: RolledProps & { readonly entry: LogEntry }): JSX.Element {
  const line = () => logLine(props.entry, props.language);
  return (
    <Switch>
      <Match when={rollOf(props.entry)}>{(roll) => <RollLine {...props} roll={roll()} />}</Match>
      <Match when={true}>
        <li>
          {line().text} <Show when={line().rule}>{(rule) => <props.Rule rule={rule()} />}</Show>
        </li>
      </Match>
    </Switch>
  );
}

function RollLine(props: RolledProps & { readonly entry: LogEntry; readonly roll: Roll }): JSX.Element {
  const losses = () => props.roll.losses;
  // Raiders lose steps to their own roll, all others to the enemy's.
  const victim = () => (props.entry.type === 'raid' ? props.roll.side : enemyOf(props.roll.side));
  const from = () => bySide(victim(), props.language);
  const total = () => props.roll.modifiers.reduce((sum, { by }) => sum + by, props.roll.die);
  return (
    <li class={`sheet-roll of-${props.roll.side}`}>
      <Die face={props.roll.die} />
      <span class="sheet-roll-words">
        <b>
          {phrase(props.language, 'dieShows', { side: sideName(props.roll.side, props.language), die: props.roll.die })}
        </b>{' '}
        <Show when={props.roll.modifiers.length > 0}>
          {phrase(props.language, 'dieTotal', { total: whole(total()) })}
        </Show>
        <Show when={props.roll.success !== undefined}>
          <span class="sheet-result">{phrase(props.language, props.roll.success ? 'succeeds' : 'fails')}</span>
        </Show>
        <Show when={props.roll.level !== undefined}>
          <span class="sheet-result">{phrase(props.language, 'siegeNow', { level: props.roll.level ?? 0 })}</span>
        </Show>
        <Show when={losses() !== undefined}>
          <span class="sheet-result">{phrase(props.language, 'result', { losses: losses() ?? 0, side: from() })}</span>
        </Show>
      </span>
      <Modifiers {...props} modifiers={props.roll.shifts ?? []} message="shift" />
      <Modifiers {...props} modifiers={props.roll.modifiers} message="modifier" />
    </li>
  );
}
