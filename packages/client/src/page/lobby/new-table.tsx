import { MINUTE, SECOND } from '@carillon/kit';
import type { NewTable, Pace, Table } from '@carillon/protocol';
import { LEVELS } from '@carillon/seat';
import { For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { type Answer, call } from '../net/api.ts';
import { OneOf, Outcome, Submission, Tick } from '../net/form.tsx';
import { newId } from '../net/ids.ts';
import { go, type NetProps, text } from '../net/page.tsx';
import { gameAddress } from '../net/page-address.ts';
import { giveValue } from '../net/pledges.ts';
import { LEVEL_NAMES } from '../shell/levels.ts';
import { NewGame } from '../shell/new-game.tsx';
import { type Chosen, type PlayableTitle, TITLES } from '../titles.tsx';
import { paceWords } from './words.ts';

const live = (minutes: number, seconds: number): Pace => ({
  ...{ kind: 'live', initial: minutes * MINUTE },
  increment: seconds * SECOND,
});
const slow = (days: number): Pace => ({ kind: 'slow', days });

/** The available paces, the default first. */
const PACES: readonly Pace[] = [slow(3), slow(1), slow(7), live(60, 30), live(90, 60), live(150, 60), { kind: 'none' }];

type Terms = Pick<NewTable, 'access' | 'rated' | 'takebacks' | 'alwaysAsk' | 'holds'> & { readonly pace: Pace };

/** The settings of a new table, besides the game. */
interface Setting {
  readonly terms: Cell<Terms>;
  /** A seat, `random`, or `solo` for both. */
  readonly seat: Cell<string>;
  /** A level of the computer, or `person`. */
  readonly opponent: Cell<string>;
}

const PERSON = 'person';

const USUAL: Terms = {
  ...{ access: 'open', pace: slow(3), rated: false, takebacks: true, alwaysAsk: false, holds: false },
};

/** Opens a table: the form of a new game, and its terms. */
export function NewTableForm(props: NetProps): JSX.Element {
  const setting: Setting = { terms: cell(USUAL), seat: cell('random'), opponent: cell(PERSON) };
  const deed = new Submission();
  const alone = () => setting.seat() === 'solo' || setting.opponent() !== PERSON;
  const open = (title: PlayableTitle, game: Chosen): void => {
    const body = bodyOf(title, game, setting);
    void deed.run(
      () => opened(props, body),
      ({ id }) => go(gameAddress(id)),
    );
  };
  return (
    <For each={TITLES}>
      {(title) => (
        <NewGame
          title={title}
          language={props.preferences().language}
          button={text(props, 'openTable')}
          players={text(props, alone() ? 'openTableAlone' : 'openTableText')}
          onOpen={(game) => open(title, game)}
        >
          <TermsForm {...props} title={title} setting={setting} />
          <Outcome {...props} deed={deed} />
        </NewGame>
      )}
    </For>
  );
}

/** Opens the table; once its commitment is known, adds a new value to the dice. */
async function opened({ server }: NetProps, body: NewTable): Promise<Answer<Table>> {
  const reply = await call<Table>('POST', 'api/tables', body);
  if (!reply.ok) return reply;
  server.pledges.saw(reply.value.id, reply.value.commitment);
  // If somebody has joined already, the first value stays.
  if (!body.solo && body.computer === undefined) await giveValue(server.pledges, reply.value, newId());
  return reply;
}

function bodyOf(title: PlayableTitle, { scenario, options }: Chosen, { terms, seat, opponent }: Setting): NewTable {
  const against = seat() !== 'solo' && opponent() !== PERSON;
  const chosen = title.seats.includes(seat()) ? seat() : null;
  return {
    ...{ title: title.id, scenario, options, ...terms() },
    sides: seat() === 'random' ? 'random' : 'chosen',
    seat: chosen,
    solo: seat() === 'solo',
    value: newId(),
    ...(against && { computer: opponent(), rated: false }),
  };
}

function TermsForm(props: NetProps & { readonly title: PlayableTitle; readonly setting: Setting }): JSX.Element {
  const { terms, seat, opponent } = props.setting;
  const opponents = () => [
    { value: PERSON, words: text(props, 'opponentPerson') },
    ...LEVELS.map((value) => ({
      value,
      words: `${text(props, 'opponentComputer')}: ${text(props, LEVEL_NAMES[value])}`,
    })),
  ];
  const change = (some: Partial<Terms>): void => terms.set({ ...terms(), ...some });
  const language = () => props.preferences().language;
  const seats = () => [
    { value: 'random', words: text(props, 'seatRandom') },
    ...props.title.seats.map((value) => ({ value, words: props.title.seatName(value, language()) })),
    { value: 'solo', words: text(props, 'seatSolo') },
  ];
  const access = Object.assign(() => terms().access, { set: (value: Terms['access']) => change({ access: value }) });
  return (
    <div class="terms">
      <OneOf label={text(props, 'yourSide')} value={seat} values={seats()} />
      <Show when={seat() !== 'solo'}>
        <OneOf label={text(props, 'opponent')} value={opponent} values={opponents()} />
        <OneOf
          label={text(props, opponent() === PERSON ? 'whoMayJoin' : 'whoMayWatch')}
          value={access}
          values={[
            { value: 'open', words: text(props, 'accessOpen') },
            { value: 'link', words: text(props, 'accessLink') },
          ]}
        />
        <label class="field">
          <span>{text(props, 'pace')}</span>
          <select
            name="pace"
            onChange={(event) => change({ pace: PACES[event.currentTarget.selectedIndex] ?? USUAL.pace })}
          >
            <For each={PACES}>
              {(pace) => <option selected={pace === terms().pace}>{paceWords(pace, language())}</option>}
            </For>
          </select>
        </label>
        <div>
          <Show when={opponent() === PERSON}>
            <Show
              when={props.server.account?.kind === 'member'}
              fallback={<small>{text(props, 'ratedMembers')}</small>}
            >
              <Tick
                name="rated"
                label={text(props, 'ratedTick')}
                on={terms().rated}
                onChange={(rated) => change({ rated })}
              />
            </Show>
          </Show>
          <Tick
            name="takebacks"
            label={text(props, 'takebacksTick')}
            on={terms().takebacks}
            onChange={(takebacks) => change({ takebacks })}
          />
          <Show when={props.title.opening.asksForResponses}>
            <Silence {...props} terms={terms} onChange={change} />
          </Show>
        </div>
        <Show when={terms().rated && opponent() === PERSON}>
          <small class="field-hint">{text(props, 'ratedText')}</small>
        </Show>
      </Show>
    </div>
  );
}

/** The settings that keep a pause from revealing anything: asking even in idle windows, and held windows. */
function Silence(
  props: NetProps & { readonly terms: Cell<Terms>; readonly onChange: (some: Partial<Terms>) => void },
): JSX.Element {
  const { terms } = props;
  return (
    <>
      <Tick
        name="always-ask"
        label={text(props, 'alwaysAskTick')}
        on={terms().alwaysAsk}
        onChange={(alwaysAsk) => props.onChange({ alwaysAsk })}
      />
      <Show when={terms().pace.kind !== 'live'}>
        <small class="field-hint">{text(props, 'alwaysAskHint')}</small>
      </Show>
      <Show when={terms().pace.kind === 'slow'}>
        <Tick
          name="holds"
          label={text(props, 'holdsTick')}
          on={terms().holds === true}
          onChange={(holds) => props.onChange({ holds })}
        />
        <small class="field-hint">{text(props, 'holdsHint')}</small>
      </Show>
    </>
  );
}
