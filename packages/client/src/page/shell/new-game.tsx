import type { Agreed, AgreedValue, Agreement, Language } from '@carillon/board';
import { at } from '@carillon/kit';
import { BRAINS } from '@carillon/titles/brains';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { RuleLink } from '../help/rule-link.tsx';
import { say } from '../texts/index.ts';
import type { Chosen, PlayableTitle } from '../titles.tsx';
import { AgainstComputer } from './against-computer.tsx';

export interface NewGameProps {
  readonly title: PlayableTitle;
  readonly language: Language;
  readonly onOpen: (game: Chosen) => void;
  /** The label of the button, and the players; if absent, two people on one screen. */
  readonly button?: string;
  readonly players?: string;
  /** Further settings. */
  readonly children?: JSX.Element;
}

/** A title: its scenarios and options, and the button that begins a game. */
export function NewGame(props: NewGameProps): JSX.Element {
  const scenario = cell(at(props.title.opening.scenarios, 0));
  const agreed: Cell<Agreed> = cell<Agreed>({});
  const inForce = (): Agreed => matteringIn(props.title, scenario(), agreed());
  return (
    <section class="start-title" data-title={props.title.id}>
      <h2>{props.title.name}</h2>
      <Scenarios {...props} scenario={scenario} />
      <Options {...props} scenario={scenario()} agreed={agreed} inForce={inForce()} />
      {props.children}
      <p class="start-begin">
        <button
          type="button"
          class="button"
          data-open={scenario()}
          onClick={() => props.onOpen({ scenario: scenario(), options: inForce() })}
        >
          {props.button ?? say(props.language, 'newGame')}
        </button>
        <small>{props.players ?? say(props.language, 'players')}</small>
      </p>
      <Show when={props.button === undefined && BRAINS.has(props.title.id)}>
        <AgainstComputer
          title={props.title}
          language={props.language}
          onOpen={(computer) => props.onOpen({ scenario: scenario(), options: inForce(), computer })}
        />
      </Show>
    </section>
  );
}

/** The options that make a difference in this scenario. */
function matteringIn(title: PlayableTitle, scenario: string, agreed: Agreed): Agreed {
  const matters = ([name]: readonly [string, AgreedValue]): boolean => title.opening.matters(name, scenario, agreed);
  return Object.fromEntries(Object.entries(agreed).filter(matters));
}

function Scenarios(props: NewGameProps & { readonly scenario: Cell<string> }): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="scenarios">
      <legend class="unseen">{say(props.language, 'scenarioChoice')}</legend>
      <For each={props.title.opening.scenarios}>
        {(id) => {
          const shown = () => props.title.opening.scenario(id, props.language);
          return (
            <label class="scenario" data-scenario={id}>
              <input
                type="radio"
                name={name}
                checked={props.scenario() === id}
                onChange={() => props.scenario.set(id)}
              />
              <span class="scenario-words">
                <strong>{shown().name}</strong> <span class="scenario-years">{shown().years}</span>
                <small>{shown().facts}</small>
                <span class="scenario-about">{shown().about}</span>
              </span>
            </label>
          );
        }}
      </For>
    </fieldset>
  );
}

interface OptionsProps extends NewGameProps {
  readonly scenario: string;
  readonly agreed: Cell<Agreed>;
  readonly inForce: Agreed;
}

/** The options, folded away: most games use the defaults. */
function Options(props: OptionsProps): JSX.Element {
  const count = (): number => Object.keys(props.inForce).length;
  const summary = (): string =>
    count() === 0 ? say(props.language, 'optionsUsual') : say(props.language, 'optionsChanged', { count: count() });
  const offered = () =>
    props.title.opening.agreements.filter(({ name }) =>
      props.title.opening.matters(name, props.scenario, props.agreed()),
    );
  return (
    <details class="options">
      <summary>
        {say(props.language, 'tableOptions')} <span class="options-count">{summary()}</span>
      </summary>
      <div class="options-list">
        <For each={offered()}>{(agreement) => <Option {...props} agreement={agreement} />}</For>
      </div>
      <Show when={count() > 0}>
        <button type="button" class="button quiet" onClick={() => props.agreed.set({})}>
          {say(props.language, 'optionsReset')}
        </button>
      </Show>
    </details>
  );
}

interface OptionProps extends OptionsProps {
  readonly agreement: Agreement;
}

/** Sets the value of an option; a default is not stored. */
function agree({ agreed, agreement }: OptionProps, value: AgreedValue): void {
  const { [agreement.name]: _before, ...others } = agreed();
  agreed.set(value === agreement.values[0] ? others : { ...others, [agreement.name]: value });
}

const isSwitch = ({ values }: Agreement): boolean => values.every((value) => typeof value === 'boolean');

/** One option: a checkbox or a list. */
function Option(props: OptionProps): JSX.Element {
  const shown = () => props.title.opening.agreement(props.agreement.name, props.language);
  return (
    <div class="option-line">
      <label
        class="option"
        classList={{ 'option-switch': isSwitch(props.agreement) }}
        data-agreement={props.agreement.name}
      >
        <Show when={isSwitch(props.agreement)}>
          <input
            type="checkbox"
            checked={props.agreed()[props.agreement.name] === true}
            onChange={(event) => agree(props, event.target.checked)}
          />
        </Show>
        <span class="option-words">
          <span>
            <strong>{shown().name}</strong>
          </span>
          <small>{shown().about}</small>
        </span>
        <Show when={!isSwitch(props.agreement)}>
          <Values {...props} />
        </Show>
      </label>
      <Show when={shown().rule} fallback={<small>{say(props.language, 'houseRule')}</small>}>
        {(rule) => <RuleLink rule={rule()} title={say(props.language, 'ruleHelp', { rule: rule() })} />}
      </Show>
    </div>
  );
}

function Values(props: OptionProps): JSX.Element {
  const { values, name } = props.agreement;
  const now = (): AgreedValue => props.agreed()[name] ?? at(values, 0);
  return (
    <select onChange={(event) => agree(props, at(values, event.target.selectedIndex))}>
      <For each={values}>
        {(value) => (
          <option selected={value === now()}>
            {props.title.opening.value(name, value, props.scenario, props.language)}
          </option>
        )}
      </For>
    </select>
  );
}
