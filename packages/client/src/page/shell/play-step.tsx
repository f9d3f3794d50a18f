import type { Language } from '@carillon/board';
import { at } from '@carillon/kit';
import { hasStyles, LEVELS, type LevelName, STYLE_CHOICES, type StyleChoice } from '@carillon/seat';
import { BRAINS } from '@carillon/titles/brains';
import { For, type JSX, onMount, Show } from 'solid-js';
import type { SavedGameSummary } from '../../shared/messages.ts';
import { type Cell, cell } from '../cell.ts';
import { say } from '../texts/index.ts';
import type { Chosen, PlayableTitle } from '../titles.tsx';
import { gameFrom } from './game-at.ts';
import { LEVEL_NAMES, STYLE_NAMES } from './levels.ts';
import { type Handicap, handicapAfter, type Setting } from './past-games.ts';

export interface PlayStepProps {
  readonly title: PlayableTitle;
  readonly language: Language;
  /** The preselected setting. */
  readonly setting: Setting;
  /** The games in this browser, the most recently played first. */
  readonly games: readonly SavedGameSummary[];
  readonly onOpen: (game: Chosen) => void;
}

/** Side, level and scenario of a new game in one step; those of the last game are preselected. */
export function PlayStep(props: PlayStepProps): JSX.Element {
  const { title } = props;
  const hasComputer = BRAINS.has(title.id);
  const seat: Cell<string | null> = cell(hasComputer ? props.setting.seat : null);
  const level: Cell<LevelName> = cell(props.setting.level);
  const style: Cell<StyleChoice> = cell(props.setting.style ?? 'balanced');
  const scenario = cell(props.setting.scenario);
  let begin: HTMLButtonElement | undefined;
  onMount(() => begin?.focus({ preventScroll: true }));
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const styled = hasStyles(level()) && style() !== 'balanced' ? { style: style() } : {};
    const setting = { scenario: scenario(), seat: seat(), level: level(), ...styled };
    props.onOpen(gameFrom(title, setting, takes() ? unevenIn(title, setting, handicap()) : {}));
  };
  const takes = cell(false);
  const handicap = () =>
    title.opening.handicap ? handicapAfter(title, props.games, { seat: seat(), level: level() }) : undefined;
  const seats = (): readonly (string | null)[] => (hasComputer ? [...title.seats, null] : [null]);
  return (
    <form class="play-step" onSubmit={send}>
      <label class="field">
        <span>{say(props.language, 'ownSide')}</span>
        <select name="side" onChange={({ target }) => seat.set(at(seats(), target.selectedIndex))}>
          <For each={seats()}>
            {(each) => (
              <option selected={each === seat()}>
                {each === null ? say(props.language, 'bothSides') : title.seatName(each, props.language)}
              </option>
            )}
          </For>
        </select>
      </label>
      <Show when={seat() !== null}>
        <label class="field">
          <span>{say(props.language, 'against')}</span>
          <select name="level" onChange={({ target }) => level.set(at(LEVELS, target.selectedIndex))}>
            <For each={LEVELS}>
              {(each) => <option selected={each === level()}>{say(props.language, LEVEL_NAMES[each])}</option>}
            </For>
          </select>
        </label>
      </Show>
      <Show when={seat() !== null && hasStyles(level())}>
        <label class="field">
          <span>{say(props.language, 'computerStyle')}</span>
          <select name="style" onChange={({ target }) => style.set(at(STYLE_CHOICES, target.selectedIndex))}>
            <For each={STYLE_CHOICES}>
              {(each) => <option selected={each === style()}>{say(props.language, STYLE_NAMES[each])}</option>}
            </For>
          </select>
        </label>
      </Show>
      <label class="field play-scenario">
        <span>{say(props.language, 'scenarioChoice')}</span>
        <select
          name="scenario"
          onChange={({ target }) => scenario.set(at(title.opening.scenarios, target.selectedIndex))}
        >
          <For each={title.opening.scenarios}>
            {(id) => {
              const shown = () => title.opening.scenario(id, props.language);
              return (
                <option selected={id === scenario()}>{[shown().name, shown().years].filter(Boolean).join(', ')}</option>
              );
            }}
          </For>
        </select>
      </label>
      <Show when={handicap()}>
        {(proposed) => (
          <label class="play-handicap">
            <input
              type="checkbox"
              name="handicap"
              checked={takes()}
              onChange={({ target }) => takes.set(target.checked)}
            />
            {handicapWords(proposed(), props.language)}
          </label>
        )}
      </Show>
      <button ref={begin} type="submit" class="button" data-does="begin">
        {say(props.language, 'beginGame')}
      </button>
    </form>
  );
}

/** The options that implement a handicap. */
const unevenIn = (
  { opening }: PlayableTitle,
  { scenario, seat }: Setting,
  handicap: Handicap | undefined,
): Chosen['options'] =>
  handicap === undefined || seat === null ? {} : (opening.handicap?.(scenario, seat, handicap.points) ?? {});

const handicapWords = ({ points, games }: Handicap, language: Language): string =>
  points > 0
    ? say(language, 'handicapOwn', { points, count: games })
    : say(language, 'handicapOther', { points: -points, count: games });
