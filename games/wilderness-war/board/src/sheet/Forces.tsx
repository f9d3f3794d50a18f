import { added, type Language, type SheetRule } from '@carillon/board';
import type { FightOdds, Modifier, OddsSide, PieceName, View } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { PieceFigure } from '../counters/Piece.tsx';
import { places } from '../position/places.ts';
import { counters } from '../position/stacks.ts';
import { eventTitle, sideName } from '../texts/names.ts';
import { groupName } from '../texts/pieces.ts';
import { columnSpan, whyOf } from '../texts/rolls.ts';
import { phrase, type SheetKey } from './texts.ts';

export interface ForcesProps {
  readonly view: View;
  readonly fight: FightOdds;
  readonly language: Language;
  readonly Rule: SheetRule;
}

const ROLES: { readonly [K in FightOdds['kind']]: readonly [SheetKey, SheetKey] } = {
  battle: ['attacks', 'defends'],
  assault: ['attacks', 'defends'],
  siege: ['besieges', 'isBesieged'],
  raid: ['raids', 'isRaided'],
};

/** Both sides beside each other: pieces, strength and dice modifiers. */
export function Forces(props: ForcesProps): JSX.Element {
  return (
    <>
      <div class="sheet-forces">
        <Force {...props} of={props.fight.attacker} role={ROLES[props.fight.kind][0]} />
        <Force {...props} of={props.fight.defender} role={ROLES[props.fight.kind][1]} />
      </div>
      <Show when={props.fight.target}>
        {(target) => (
          <p class="sheet-target">
            {phrase(props.language, `target.${target()}`)}
            <Show when={target() === 'cultivated' && props.fight.raidColumn === 'stockadeSettlement'}>
              {', '}
              {phrase(props.language, 'blockhouses')}
            </Show>
          </p>
        )}
      </Show>
    </>
  );
}

interface ForceProps extends ForcesProps {
  readonly of: OddsSide;
  readonly role: SheetKey;
}

function Force(props: ForceProps): JSX.Element {
  return (
    <section class={`sheet-force of-${props.of.side}`}>
      <h4>
        {sideName(props.of.side, props.language)} <small>{phrase(props.language, props.role)}</small>
      </h4>
      <Pieces {...props} />
      <Strength {...props} />
      <Dice {...props} />
    </section>
  );
}

function Pieces(props: ForceProps): JSX.Element {
  // All fighters have been activated; that need not be shown.
  const isGone = (piece: PieceName): boolean => places.pointOf(props.view.place[piece] ?? '') === undefined;
  const groups = () => counters.alike(props.view, props.of.pieces).map((group) => ({ ...group, acted: false }));
  return (
    <ul class="sheet-pieces">
      <For each={groups()} fallback={<li>{phrase(props.language, 'nobody')}</li>}>
        {(group) => (
          <li title={groupName(group, props.language)} classList={{ 'sheet-gone': isGone(group.first) }}>
            <PieceFigure id={group.first} reduced={group.reduced} acted={false} />
            <Show when={group.pieces.length > 1}>
              <span class="sheet-count">×{group.pieces.length}</span>
            </Show>
            <span class="unseen">{groupName(group, props.language)}</span>
            <Show when={isGone(group.first)}>
              <span class="unseen">{phrase(props.language, 'gone')}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

function Strength(props: ForceProps): JSX.Element {
  return (
    <Show when={props.of.strength !== null && props.of.column !== null}>
      <p class="sheet-strength">
        {phrase(props.language, 'strength', { strength: props.of.strength ?? 0 })}
        <Show when={props.of.ambush}>
          {' '}
          {phrase(props.language, 'doubled', { card: eventTitle('ambush', props.language) })} <props.Rule rule="7.56" />
        </Show>
        , {phrase(props.language, 'column', { column: columnSpan(props.of.column ?? 0) })}
      </p>
      <Modifiers {...props} modifiers={props.of.shifts} message="shift" />
    </Show>
  );
}

function Dice(props: ForceProps): JSX.Element {
  const total = () => props.of.modifiers.reduce((sum, { by }) => sum + by, 0);
  return (
    <Show when={props.of.rolls}>
      <p class="sheet-die">
        {total() === 0
          ? phrase(props.language, 'dieUnmodified')
          : phrase(props.language, 'dieModifier', { by: added(total()) })}
      </p>
      <Modifiers {...props} modifiers={props.of.modifiers} message="modifier" />
    </Show>
  );
}

interface ModifiersProps {
  readonly modifiers: readonly Modifier[];
  readonly message: 'shift' | 'modifier';
  readonly language: Language;
  readonly Rule: SheetRule;
}

/** Each modifier by name, with its rule. */
export function Modifiers(props: ModifiersProps): JSX.Element {
  return (
    <Show when={props.modifiers.length > 0}>
      <ul class="sheet-modifiers">
        <For each={props.modifiers}>
          {(each) => (
            <li>
              {phrase(props.language, props.message, { by: added(each.by), why: whyOf(each, props.language) })}{' '}
              <props.Rule rule={each.rule} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
