import type { Language } from '@carillon/board';
import { at } from '@carillon/kit';
import { LEVELS, type LevelName } from '@carillon/seat';
import { For, type JSX } from 'solid-js';
import type { ComputerSeat } from '../../shared/messages.ts';
import { cell } from '../cell.ts';
import { say } from '../texts/index.ts';
import type { PlayableTitle } from '../titles.tsx';
import { LEVEL_NAMES } from './levels.ts';

export interface AgainstComputerProps {
  readonly title: PlayableTitle;
  readonly language: Language;
  readonly onOpen: (computer: Pick<ComputerSeat, 'seat' | 'level'>) => void;
}

/** Starts a game against the computer with one press; side and level can be chosen first. */
export function AgainstComputer(props: AgainstComputerProps): JSX.Element {
  const own = cell(at(props.title.seats, 0));
  const level = cell<LevelName>('lieutenant');
  const begin = (): void => {
    const seat = props.title.seats.find((each) => each !== own());
    if (seat !== undefined) props.onOpen({ seat, level: level() });
  };
  return (
    <p class="start-begin">
      <button type="button" class="button" data-does="play-computer" onClick={begin}>
        {say(props.language, 'playComputer')}
      </button>
      <label class="start-setting">
        <small>{say(props.language, 'ownSide')}</small>
        <select onChange={(event) => own.set(at(props.title.seats, event.target.selectedIndex))}>
          <For each={props.title.seats}>
            {(seat) => <option selected={seat === own()}>{props.title.seatName(seat, props.language)}</option>}
          </For>
        </select>
      </label>
      <label class="start-setting">
        <small>{say(props.language, 'computerLevel')}</small>
        <select onChange={(event) => level.set(at(LEVELS, event.target.selectedIndex))}>
          <For each={LEVELS}>
            {(each) => <option selected={each === level()}>{say(props.language, LEVEL_NAMES[each])}</option>}
          </For>
        </select>
      </label>
    </p>
  );
}
