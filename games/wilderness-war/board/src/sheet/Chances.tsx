import type { Language } from '@carillon/board';
import type { FightOdds, OddsLosses, SideName } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { pieceFacts } from '../position/facts.ts';
import { sideName } from '../texts/names.ts';
import { percent } from './percent.ts';
import { average, phrase } from './texts.ts';

export interface ChancesProps {
  readonly fight: FightOdds;
  readonly language: Language;
}

/** The cost and the gain of winning a fight. */
export function Chances(props: ChancesProps): JSX.Element {
  return (
    <div class="odds-rows">
      <Levels {...props} />
      <Steps {...props} />
      <Points {...props} />
      <Leaders {...props} />
      <Asides {...props} />
    </div>
  );
}

function Row(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <section class="odds-row">
      <h4>{props.title}</h4>
      {props.children}
    </section>
  );
}

/** The possible results of a fight: one bar, shared by the possible winners, with their chances below. */
export function Winners(props: ChancesProps): JSX.Element {
  const win = () => props.fight.outcome.win;
  const attacker = () => props.fight.attacker.side;
  const defender = () => props.fight.defender.side;
  const name = (side: SideName) => ({ side: sideName(side, props.language) });
  return (
    <div class="odds-winners">
      <div class="odds-bar" aria-hidden="true">
        <span class={`odds-share of-${attacker()}`} style={{ 'flex-grow': win() }} />
        <span class={`odds-share of-${defender()}`} style={{ 'flex-grow': 1 - win() }} />
      </div>
      <p class="odds-ends">
        <span>
          <b>{percent(win(), props.language)}</b> {phrase(props.language, `win.${props.fight.kind}`, name(attacker()))}
        </span>
        <span>
          {phrase(props.language, `lose.${props.fight.kind}`, name(defender()))}{' '}
          <b>{percent(1 - win(), props.language)}</b>
        </span>
      </p>
    </div>
  );
}

function Levels(props: ChancesProps): JSX.Element {
  return (
    <Show when={props.fight.outcome.levels.length > 0}>
      <Row title={phrase(props.language, 'levels')}>
        <Columns
          chances={props.fight.outcome.levels}
          language={props.language}
          word={(level) => phrase(props.language, 'level', { level })}
        />
      </Row>
    </Show>
  );
}

/**
 * The steps that both sides may lose, side by side: a column per number, and the average. A raid costs only the
 * raiders.
 */
function Steps(props: ChancesProps): JSX.Element {
  const attacker = () => props.fight.outcome.attacker;
  const defender = () => props.fight.outcome.defender;
  return (
    <Show when={attacker().meanSteps + defender().meanSteps > 0}>
      <Row title={phrase(props.language, 'steps')}>
        <div class="odds-steps">
          <SideSteps {...props} side={props.fight.attacker.side} losses={attacker()} />
          <Show when={props.fight.kind !== 'raid'}>
            <SideSteps {...props} side={props.fight.defender.side} losses={defender()} />
          </Show>
        </div>
      </Row>
    </Show>
  );
}

function SideSteps(props: ChancesProps & { readonly side: SideName; readonly losses: OddsLosses }): JSX.Element {
  const mean = () => average(props.losses.meanSteps, props.language);
  return (
    <div class={`of-${props.side}`}>
      <p>{phrase(props.language, 'stepsMean', { side: sideName(props.side, props.language), mean: mean() })}</p>
      <Columns
        chances={props.losses.steps}
        language={props.language}
        word={(steps) => phrase(props.language, 'stepsEach', { steps })}
      />
    </div>
  );
}

interface ColumnsProps {
  readonly chances: readonly number[];
  readonly language: Language;
  /** The meaning of a column, for screen readers. */
  readonly word: (number: number) => string;
}

/** Chances by number, one column each; impossible ones are omitted. */
function Columns(props: ColumnsProps): JSX.Element {
  const most = () => Math.max(...props.chances);
  const columns = () => props.chances.flatMap((chance, number) => (chance > 0 ? [{ chance, number }] : []));
  return (
    <ol class="odds-columns">
      <For each={columns()}>
        {({ chance, number }) => (
          <li>
            <span class="unseen">{props.word(number)}: </span>
            <span class="odds-chance">{percent(chance, props.language)}</span>
            <span class="odds-column" style={{ height: `${(chance / most()) * 1.6}rem` }} aria-hidden="true" />
            <span class="odds-number" aria-hidden="true">
              {number}
            </span>
          </li>
        )}
      </For>
    </ol>
  );
}

/** Victory points by side; nothing if none can be won. */
function Points(props: ChancesProps): JSX.Element {
  const some = () => props.fight.outcome.vp.some(({ points }) => points !== 0);
  const word = (points: number): string => {
    if (points === 0) return phrase(props.language, 'pointsNone');
    const side = points > 0 ? props.fight.attacker.side : props.fight.defender.side;
    return phrase(props.language, 'pointsFor', { side: sideName(side, props.language), points: Math.abs(points) });
  };
  return (
    <Show when={some()}>
      <Row title={phrase(props.language, 'points')}>
        <ul class="odds-items">
          <For each={props.fight.outcome.vp}>
            {({ points, chance }) => <Item words={word(points)} chance={chance} language={props.language} />}
          </For>
        </ul>
      </Row>
    </Show>
  );
}

interface ItemProps {
  readonly words: string;
  readonly chance: number;
  readonly language: Language;
}

/** One possible event, with a bar as long as its chance. */
function Item(props: ItemProps): JSX.Element {
  return (
    <li class="odds-item">
      <span class="odds-words">{props.words}</span>
      <span class="odds-track" aria-hidden="true">
        <span style={{ width: `${props.chance * 100}%` }} />
      </span>
      <b class="odds-chance">{percent(props.chance, props.language)}</b>
    </li>
  );
}

/** The leaders in danger. */
function Leaders(props: ChancesProps): JSX.Element {
  const leaders = () => [...props.fight.outcome.attacker.leaders, ...props.fight.outcome.defender.leaders];
  const items = () =>
    leaders().flatMap(({ leader, killed, lost }) => {
      const name = { leader: pieceFacts(leader).name };
      return [
        ...(killed > 0 ? [{ words: phrase(props.language, 'leaderKilled', name), chance: killed }] : []),
        ...(lost > 0 ? [{ words: phrase(props.language, 'leaderLost', name), chance: lost }] : []),
      ];
    });
  return (
    <Show when={items().length > 0}>
      <Row title={phrase(props.language, 'leadersAtStake')}>
        <ul class="odds-items">
          <For each={items()}>{(item) => <Item {...item} language={props.language} />}</For>
        </ul>
      </Row>
    </Show>
  );
}

/** Other possible consequences. */
function Asides(props: ChancesProps): JSX.Element {
  const items = () => {
    const { attacker, defender, outcome } = props.fight;
    const trapped = (side: SideName) => phrase(props.language, 'trapped', { side: sideName(side, props.language) });
    return [
      { words: phrase(props.language, 'overrun'), chance: outcome.overrun },
      { words: trapped(attacker.side), chance: outcome.attacker.trapped },
      { words: trapped(defender.side), chance: outcome.defender.trapped },
      { words: phrase(props.language, 'marker'), chance: outcome.marker },
    ].filter(({ chance }) => chance > 0);
  };
  return (
    <Show when={items().length > 0}>
      <ul class="odds-items">
        <For each={items()}>{(item) => <Item {...item} language={props.language} />}</For>
      </ul>
    </Show>
  );
}
