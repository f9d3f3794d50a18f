import type { Language } from '@carillon/board';
import type { FightOdds, OddsVariant } from '@carillon/wilderness-war-rules/reference';
import { For, type JSX, Show } from 'solid-js';
import { cardTitle, sideName } from '../texts/names.ts';
import { percent } from './percent.ts';
import { average, phrase } from './texts.ts';

export interface VariantsProps {
  readonly fight: FightOdds;
  readonly language: Language;
}

/** The odds with cards and reinforcements. */
export function Variants(props: VariantsProps): JSX.Element {
  return (
    <Show when={props.fight.variants.length > 0}>
      <section class="odds-row">
        <h4>{phrase(props.language, 'changes')}</h4>
        <ul class="odds-variants">
          <For each={props.fight.variants}>{(each) => <Variant {...props} of={each} />}</For>
        </ul>
      </section>
    </Show>
  );
}

function Variant(props: VariantsProps & { readonly of: OddsVariant }): JSX.Element {
  const before = () => props.fight.outcome.win;
  const after = () => props.of.outcome.win;
  const side = () => sideName(props.of.side, props.language);
  return (
    <li class={`odds-variant of-${props.of.side}`}>
      <span class="odds-words">
        {nameOf(props.of, props.language)}
        <Show when={props.of.what === 'card'}>
          <small>{phrase(props.language, props.of.held ? 'held' : 'mayHold', { side: side() })}</small>
        </Show>
      </span>
      <span class="odds-becomes">
        <span class="odds-turn" aria-hidden="true">
          {after() > before() ? '▲' : after() < before() ? '▼' : '='}
        </span>
        {turn(before(), after(), props.language)}
        <small>
          {phrase(props.language, 'stepsBecome', {
            attacker: average(props.of.outcome.attacker.meanSteps, props.language),
            defender: average(props.of.outcome.defender.meanSteps, props.language),
          })}
        </small>
      </span>
    </li>
  );
}

/** A chance before and after; once if they look alike. */
function turn(before: number, after: number, language: Language): string {
  const [chance, changed] = [percent(before, language), percent(after, language)];
  if (chance === changed) return phrase(language, 'stays', { chance });
  return phrase(language, 'becomes', { before: chance, after: changed });
}

function nameOf({ what, cards }: OddsVariant, language: Language): string {
  const [card] = cards;
  if (what !== 'card') return phrase(language, `what.${what}`);
  return card === undefined ? '' : cardTitle(card, language);
}
