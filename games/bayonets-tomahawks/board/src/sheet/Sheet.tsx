import {
  BATTLE,
  type GROUPS,
  type LogEntry,
  type PieceName,
  SIDES,
  type SideName,
  type View,
} from '@carillon/bayonets-tomahawks-rules/reference';
import { frameOf, type Language, type SheetProps, whole } from '@carillon/board';
import { createEffect, createMemo, For, type JSX, on, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { DieFace } from '../dice/Face.tsx';
import { Legend } from '../dice/Legend.tsx';
import { pieceFacts } from '../position/facts.ts';
import { faceWords } from '../texts/idle.ts';
import { say } from '../texts/index.ts';
import { logLine } from '../texts/log.ts';
import { penaltyName } from '../texts/log-battle.ts';
import { rollerName, sideName } from '../texts/names.ts';
import { Chances } from './Chances.tsx';
import { isOdds } from './foretold.ts';
import { Led } from './Led.tsx';
import { type Roll, type Step, stepsOf } from './steps.ts';

type Props = SheetProps<View, LogEntry>;

/**
 * A fight: its possible results, then its rolls one by one: the causes that moved the marker, each unit's roll, and the
 * effects.
 */
export function Sheet(props: Props): JSX.Element {
  const won = (): LogEntry | undefined => props.subject.entries.find(({ type }) => type === 'battle-won');
  return (
    <div class="bt-sheet">
      <Show when={props.subject.kind === 'battle'}>
        <Markers {...props} />
      </Show>
      <Show when={won()}>{(entry) => <p class="bt-won">{logLine(entry(), props.language).text}</p>}</Show>
      <Show when={props.subject.running && !won() && isOdds(props.answer) && props.answer}>
        {(odds) => <Chances odds={odds()} view={props.view} language={props.language} Rule={props.Rule} />}
      </Show>
      <Steps {...props} />
      <Legend kind={props.subject.kind} language={props.language} Rule={props.Rule} />
    </div>
  );
}

/** The results of the dice; the latest are in view. */
function Steps(props: Props): JSX.Element {
  let list: HTMLOListElement | undefined;
  const steps = createMemo(() => stepsOf(props.subject.entries));
  createEffect(
    on(steps, () => list?.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'nearest' }), { defer: true }),
  );
  return (
    <ol class="bt-steps" ref={list}>
      <For each={steps()}>{(step) => <StepLine {...props} step={step} />}</For>
    </ol>
  );
}

/** The Battle Victory markers of both sides on their track (13.3.1). */
function Markers(props: Props): JSX.Element {
  const marker = (side: SideName): number => {
    const battle = props.subject.running ? frameOf(props.view.stack, 'battle') : undefined;
    if (battle) return battle.locals.marker[side] ?? 0;
    const logged = props.subject.entries.findLast(
      (entry) => (entry.type === 'score' || entry.type === 'penalties') && entry.side === side,
    );
    return logged?.type === 'score' || logged?.type === 'penalties' ? logged.marker : 0;
  };
  const boxes = Array.from({ length: BATTLE.track.max - BATTLE.track.min + 1 }, (_, i) => BATTLE.track.min + i);
  return (
    <section class="battle-track" aria-label={say(props.language, 'battleTrack')}>
      <For each={SIDES}>
        {(side) => (
          <p class={`of-${side}`}>
            <span class="battle-side">{sideName(side, props.language)}</span>
            <span class="battle-boxes" role="img" aria-label={whole(marker(side))}>
              <For each={boxes}>{(value) => <i classList={{ now: value === marker(side) }}>{whole(value)}</i>}</For>
            </span>
          </p>
        )}
      </For>
      <For each={SIDES}>{(side) => <Led view={props.view} language={props.language} side={side} />}</For>
    </section>
  );
}

function StepLine(props: Props & { readonly step: Step }): JSX.Element {
  const { step } = props;
  switch (step.kind) {
    case 'rolls':
      return <Rolls {...props} rolls={step.rolls} side={step.side} group={step.group} />;
    case 'penalties':
      return (
        <li class={`bt-step of-${step.entry.side}`}>
          <b>{sideName(step.entry.side, props.language)}</b>
          <For each={step.entry.penalties} fallback={<span class="bt-note"> {say(props.language, 'noPenalty')}</span>}>
            {(penalty) => (
              <span class="bt-penalty">
                {penaltyName(penalty, props.language)} <props.Rule rule={penalty.rule} />
              </span>
            )}
          </For>
        </li>
      );
    default:
      return <Plain {...props} entry={step.entry} />;
  }
}

function Plain(props: Props & { readonly entry: LogEntry }): JSX.Element {
  const reported = () => logLine(props.entry, props.language);
  const side = (): string => ('side' in props.entry && props.entry.side !== null ? `of-${props.entry.side}` : '');
  return (
    <li class={`bt-step bt-of-${props.entry.type} ${side()}`}>
      <Show when={'face' in props.entry ? props.entry.face : undefined}>{(face) => <DieFace face={face()} />}</Show>
      {reported().text} <Show when={reported().rule}>{(rule) => <props.Rule rule={rule()} />}</Show>
    </li>
  );
}

interface RollsProps extends Props {
  readonly rolls: readonly Roll[];
  readonly side: SideName;
  readonly group: (typeof GROUPS)[number] | null;
}

/** A name with its text: `Rogers: Flag`. */
const lineOf = (name: string, what: string, language: Language): string => say(language, 'sheet.told', { name, what });

/** The dice of one type of units, each with the unit that rolled it and its rerolls. */
function Rolls(props: RollsProps): JSX.Element {
  const title = (): string =>
    props.group === null ? say(props.language, 'militia') : say(props.language, `group.${props.group}`);
  return (
    <li class={`bt-step bt-rolled of-${props.side}`}>
      <b>{lineOf(sideName(props.side, props.language), title(), props.language)}</b> <props.Rule rule="13.3.3" />
      <ul class="rolls">
        <For each={props.rolls}>{(roll) => <OneRoll roll={roll} side={props.side} language={props.language} />}</For>
      </ul>
    </li>
  );
}

function OneRoll(props: { readonly roll: Roll; readonly side: SideName; readonly language: Language }): JSX.Element {
  const name = (): string => rollerName(props.roll.piece, props.roll.eliminated, props.language);
  // Only the last die counts (13.5): the others have no effect anyway.
  const words = (): string => {
    const { faces, piece } = props.roll;
    return faces
      .map(({ face }, i) =>
        i < faces.length - 1 ? say(props.language, `face.${face}`) : faceWords(piece, face, props.language),
      )
      .join(' → ');
  };
  const why = (): string =>
    props.roll.faces
      .flatMap(({ reroll }) => (reroll === null ? [] : [say(props.language, `reroll.${reroll}`)]))
      .join(', ');
  return (
    <li class="roll">
      <Show when={props.roll.piece}>{(piece) => <RolledBy piece={piece()} side={props.side} />}</Show>
      <For each={props.roll.faces}>
        {({ face }, i) => <DieFace face={face} struck={i() < props.roll.faces.length - 1} />}
      </For>
      <span class="roll-words">
        {lineOf(name(), words(), props.language)}
        <Show when={why() !== ''}> ({why()})</Show>
      </span>
    </li>
  );
}

const RolledBy = (props: { readonly piece: PieceName; readonly side: SideName }): JSX.Element => (
  <PieceFigure id={props.piece} side={pieceFacts(props.piece).side ?? props.side} reduced={false} />
);
