import {
  CARD_FACTS,
  POINTS,
  RAID,
  ROUNDS,
  SCENARIO_FACTS,
  SIDES,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { signed } from '@carillon/board';
import { type SideProps, type TracksProps, tracksOf } from '@carillon/wargame-board';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { ApSign } from '../cards/ApSign.tsx';
import { type Deck, isLeft, pointFacts } from '../position/points.ts';
import { type RoundStep, roundStep } from '../position/round.ts';
import { vpOf } from '../position/victory.ts';
import { catalogue, type Plain, say } from '../texts/index.ts';
import { cardName, sideName } from '../texts/names.ts';
import { VictoryTrack } from './VictoryTrack.tsx';

/** The rounds of the Year as boxes: the present one is filled and named. */
function RoundTrack(props: TracksProps<View>): JSX.Element {
  const now = (): string =>
    say(props.language, 'roundOf', { round: say(props.language, `round.${props.view.round}`), year: props.view.year });
  return (
    <div>
      <p class="track-now">{now()}</p>
      <YearTrack {...props} />
      <p class="round-boxes" {...signed('rounds', now())} role="img">
        <For each={ROUNDS}>
          {(round) => (
            <i
              classList={{ now: round === props.view.round, 'round-logistics': !round.startsWith('ar') }}
              title={say(props.language, `round.${round}`)}
            >
              {SHORT[round] ?? round.slice(2)}
            </i>
          )}
        </For>
      </p>
    </div>
  );
}

/** The Years of a scenario with several. */
function YearTrack(props: TracksProps<View>): JSX.Element {
  const years = (): readonly number[] =>
    SCENARIO_FACTS.find(({ id }) => id === props.view.scenario)?.years.map(({ year }) => year) ?? [];
  return (
    <Show when={years().length > 1}>
      <p class="round-boxes year-boxes" aria-hidden="true">
        <For each={years()}>{(year) => <i classList={{ now: year === props.view.year }}>{year}</i>}</For>
      </p>
    </Show>
  );
}

/** Logistics Rounds have their own sign. */
const SHORT: Readonly<Record<string, string>> = {
  'fleets-arrive': '⚓',
  'colonials-enlist': '⚒',
  'winter-quarters': '❄',
};

const STEPS: readonly (readonly [key: Plain, steps: readonly RoundStep[]])[] = [
  ['step.cards', ['begin', 'french', 'indian', 'british', 'choose', 'reveal', 'initiative']],
  ['step.events', ['firstEvents', 'secondEvents']],
  ['step.first', ['firstPhase']],
  ['step.second', ['secondPhase']],
  ['step.reaction', ['reaction']],
  ['step.battles', ['battles']],
  ['step.end', ['close', 'done']],
];

/** The stage of the Action Round (7.1). A running procedure has the step that comes next. */
function StepTrack(props: TracksProps<View>): JSX.Element {
  const step = createMemo(() => stepOf(props.view));
  return (
    <Show when={step() >= 0}>
      <div {...signed('steps', say(props.language, 'stepNow'))}>
        <ol class="step-boxes">
          <For each={STEPS}>
            {([key], i) => (
              <li
                classList={{ now: i() === step(), past: i() < step() }}
                aria-current={i() === step() ? 'step' : undefined}
              >
                {say(props.language, key)}
              </li>
            )}
          </For>
        </ol>
      </div>
    </Show>
  );
}

/** The present step of the Action Round; -1 between Action Rounds. */
export function stepOf(view: View): number {
  const step = roundStep(view);
  return step === undefined ? -1 : STEPS.findIndex(([, steps]) => steps.includes(step));
}

/** The VP of a faction, and whether it holds a chit. */
function Heading(props: SideProps<View, SideName>): JSX.Element {
  const words = (key: Plain): string => say(props.language, key);
  return (
    <>
      <span class="fact side-vp" {...signed('points', sideName(props.side, props.language))}>
        <b>{vpOf(props.view, props.side)}</b> {words('vpShort')}
      </span>
      <Show when={props.view.holdsChit.includes(props.side)}>
        <span class="side-note" {...signed('chit', words('chitHeld'))}>
          {words('chitHeld')}
        </span>
      </Show>
    </>
  );
}

/** The Raid track of a faction, and its cards in play with their remaining points. */
function Holdings(props: SideProps<View, SideName>): JSX.Element {
  const decks = (): readonly Deck[] => (props.side === 'french' ? ['indian', 'french'] : ['british']);
  return (
    <>
      <RaidTrack {...props} />
      <For each={decks()}>{(deck) => <InPlay {...props} deck={deck} />}</For>
      <Show when={props.side === 'british' && props.view.openSeas}>
        <p class="side-note">{say(props.language, 'openSeas')}</p>
      </Show>
    </>
  );
}

/** 9.3 The eight spaces of the Raid track. */
function RaidTrack(props: SideProps<View, SideName>): JSX.Element {
  const points = (): number => props.view.raidPoints[props.side] ?? 0;
  const name = (): string => say(props.language, 'raidPointsNow', { points: points(), spaces: RAID.spaces });
  return (
    <p class="raid-boxes" {...signed(`raids:${props.side}`, name())} role="img">
      <span>{say(props.language, 'raidTrack')}</span>
      <For each={Array.from({ length: RAID.spaces }, (_, i) => i + 1)}>
        {(i) => <i classList={{ now: i <= points() }}>{i}</i>}
      </For>
    </p>
  );
}

/** A deck's card in play, with its points: used, left, held for Reaction. */
function InPlay(props: TracksProps<View> & { readonly deck: Deck }): JSX.Element {
  const card = () => CARD_FACTS.find(({ id }) => props.view.played[props.deck] === id);
  const points = createMemo(() =>
    POINTS.filter((point) => point.startsWith(`${props.deck}-`)).flatMap((point) => {
      const facts = pointFacts(props.view, point);
      return facts ? [{ facts, gone: !isLeft(props.view, point), held: props.view.reaction === point }] : [];
    }),
  );
  const left = (): string =>
    `${points().filter(({ gone }) => !gone).length}/${points().length} ${say(props.language, 'pointsLeft')}`;
  return (
    <Show when={card()}>
      {(played) => (
        <p class="in-play" {...signed(`card:${played().id}`, cardName(played().id, props.language))}>
          <span class="in-play-name">{cardName(played().id, props.language)}</span>
          <span class="in-play-points" role="img" aria-label={left()} title={left()}>
            <For each={points()}>{(point) => <ApSign {...point} />}</For>
          </span>
        </p>
      )}
    </Show>
  );
}

/** Victory, rounds, the stage of the round. */
const Middle = (props: TracksProps<View>): JSX.Element => (
  <section class="bt-rounds">
    <VictoryTrack view={props.view} language={props.language} />
    <RoundTrack {...props} />
    <StepTrack {...props} />
  </section>
);

/** The strip of player boxes and tracks. */
export const Tracks: (props: TracksProps<View>) => JSX.Element = tracksOf({
  ...{ catalogue, sides: SIDES, sideName, Heading, Side: Holdings, Middle },
});
