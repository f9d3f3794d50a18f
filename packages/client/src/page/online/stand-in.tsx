import { HOUR, MINUTE } from '@carillon/kit';
import type { Pace, Proposal, StandIn } from '@carillon/protocol';
import { levelNamed } from '@carillon/seat';
import { For, type JSX, Show } from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { seatName } from '../lobby/words.ts';
import { Form, OneOf, Submission } from '../net/form.tsx';
import { text } from '../net/page.tsx';
import type { TableInfo } from '../net/server-line.ts';
import type { Shown } from '../table/log/log-lines.ts';
import { levelWords, useLevels } from './levels-offered.ts';
import type { OnlineProps } from './props.ts';

/** The absences to choose from, the usual one in the middle. */
const ABSENCES = { live: [2 * MINUTE, 5 * MINUTE, 10 * MINUTE], days: [12 * HOUR, 24 * HOUR, 48 * HOUR] } as const;

const absencesOf = (pace: Pace) => (pace.kind === 'live' ? ABSENCES.live : ABSENCES.days);

const ownSeat = ({ game }: OnlineProps): string | null => game.feed.now?.online?.seat ?? null;

const standInsOf = ({ game }: OnlineProps): readonly StandIn[] => game.table()?.standIns ?? [];

/** The computer player that now plays for a seat. */
const playingFor = (props: OnlineProps, seat: string): StandIn | undefined =>
  standInsOf(props).find((each) => each.seat === seat && each.playing);

const nameIn = (props: OnlineProps, seat: string): string => {
  const info = props.game.table();
  return info ? seatName(info, seat, props.preferences().language) : seat;
};

function timeWords(props: OnlineProps, ms: number): string {
  const isHours = ms % HOUR === 0;
  return text(props, isHours ? 'standInHours' : 'standInMinutes', { count: ms / (isHours ? HOUR : MINUTE) });
}

/** Whether the players may agree on a computer that stands in: both must be people. */
export function mayAgree({ game }: OnlineProps): boolean {
  const info = game.table();
  const players = Object.values(info?.players ?? {});
  return info?.solo === false && players.every((player) => player !== null && levelNamed(player.name) === undefined);
}

/** Proposes that a computer player chooses for a side while its player is away. */
export function StandInForm(
  props: OnlineProps & { readonly table: TableInfo; readonly onDone: () => void },
): JSX.Element {
  const deed = new Submission();
  const levels = useLevels(() => props.table.title);
  const absences = absencesOf(props.table.pace);
  const level = cell('lieutenant');
  const whose: Cell<'me' | 'other'> = cell<'me' | 'other'>('me');
  const after = cell(String(absences[1]));
  const propose = (): void => {
    const own = ownSeat(props);
    const seat = Object.keys(props.table.players).find((each) => (each === own) === (whose() === 'me'));
    if (seat === undefined) return;
    const standIn = { seat, level: level(), after: Number(after()) };
    const seen = props.game.feed.now?.length ?? 0;
    void deed.run(
      () => props.game.send({ type: 'propose', kind: 'standin', seen, standIn }),
      () => props.onDone(),
    );
  };
  return (
    <div class="stand-in">
      <p>
        {text(props, 'standInText')} <Show when={props.table.rated}>{text(props, 'standInUnrated')}</Show>
      </p>
      <Show when={levels()?.length === 0}>
        <p role="alert">{text(props, 'standInNone')}</p>
      </Show>
      <Show when={levels()?.length ? levels() : undefined} keyed>
        {(offered) => (
          <Form {...props} deed={deed} button={text(props, 'standInAsk')} does="stand-in-ask" onSend={propose}>
            <OneOf
              label={text(props, 'standInFor')}
              value={whose}
              values={[
                { value: 'me', words: text(props, 'standInMe') },
                { value: 'other', words: text(props, 'standInOther') },
              ]}
            />
            <OneOf
              label={text(props, 'computerLevel')}
              value={level}
              values={offered.map((value) => ({ value, words: levelWords(props, value) }))}
            />
            <OneOf
              label={text(props, 'standInAfter')}
              value={after}
              values={absences.map((ms) => ({ value: String(ms), words: timeWords(props, ms) }))}
            />
            <Show when={props.table.pace.kind !== 'none'}>
              <p class="field-hint">{text(props, props.table.pace.kind === 'slow' ? 'standInDays' : 'standInLive')}</p>
            </Show>
          </Form>
        )}
      </Show>
    </div>
  );
}

/** Ends agreements, in the table's menu. */
export function StandInEnds(
  props: OnlineProps & { readonly deed: Submission; readonly onDone: () => void },
): JSX.Element {
  const end = (seat: string): void =>
    void props.deed.run(
      () => props.game.send({ type: 'standin', seat, how: 'end' }),
      () => props.onDone(),
    );
  return (
    <For each={standInsOf(props).filter(({ agreed }) => agreed)}>
      {({ seat }) => (
        <button type="button" class="button quiet" data-does="stand-in-end" onClick={() => end(seat)}>
          {text(props, 'standInEnd', { seat: nameIn(props, seat) })}
        </button>
      )}
    </For>
  );
}

/** A mark beside a player's name while the computer plays for them. */
export function StandInMark(props: OnlineProps & { readonly seat: string }): JSX.Element {
  return (
    <Show when={playingFor(props, props.seat)}>
      {(playing) => (
        <span class="seat-stand-in">{text(props, 'standInPlays', { level: levelWords(props, playing().level) })}</span>
      )}
    </Show>
  );
}

/** A button by which a returning player takes their seat back from the computer. */
export function StandInBack(props: OnlineProps): JSX.Element {
  const deed = new Submission();
  return (
    <Show when={playingFor(props, ownSeat(props) ?? '')}>
      {(playing) => (
        <p class="proposal" role="alert" data-proposal="stand-in-back">
          <span>{text(props, 'standInYours', { level: levelWords(props, playing().level) })}</span>
          <button
            type="button"
            class="button"
            data-does="stand-in-back"
            onClick={() => void deed.run(() => props.game.send({ type: 'standin', seat: playing().seat, how: 'back' }))}
          >
            {text(props, 'standInBack')}
          </button>
        </p>
      )}
    </Show>
  );
}

/** The proposed stand-in, in a sentence. */
export function standInWords(props: OnlineProps, { by, standIn }: Proposal): string {
  if (standIn === undefined) return '';
  const { seat, level, after } = standIn;
  const info = props.game.table();
  return text(props, 'proposesStandIn', {
    seat: nameIn(props, by),
    level: levelWords(props, level),
    absent: nameIn(props, seat),
    time: timeWords(props, after),
    days: info?.pace.kind === 'slow' ? 'yes' : 'no',
    rated: info?.rated ? 'yes' : 'no',
  });
}

/** Lines of the log: where a computer took over, and where its player came back. */
export const standInLines = (props: OnlineProps): readonly Shown[] =>
  standInsOf(props).flatMap(({ seat, level, spans }) =>
    spans.flatMap(([from, to]) => {
      const name = nameIn(props, seat);
      const began = text(props, 'logStandIn', { seat: name, level: levelWords(props, level) });
      return [lineAt(from, began), ...(to === null ? [] : [lineAt(to, text(props, 'logStandInBack', { seat: name }))])];
    }),
  );

const lineAt = (number: number, words: string): Shown => ({
  number,
  from: number,
  line: { level: 'line', text: words, about: [] },
});
