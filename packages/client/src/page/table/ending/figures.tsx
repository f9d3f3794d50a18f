import { For, type JSX, Show } from 'solid-js';
import type { Play } from '../play/play.ts';
import type { Account } from './account.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'title' | 'words'>;

export interface FiguresProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly account: Account;
}

/** The results of each side's dice, compared with the average of the same rolls. */
export function Luck<View, LogEntry>(props: FiguresProps<View, LogEntry>): JSX.Element {
  const kinds = () => [...new Set(props.account.rolls.map(({ kind }) => kind))];
  const figure = (value: number, digits: number): string =>
    value.toLocaleString(props.play.words.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const cell = (seat: string, kind: string): string => {
    const found = props.account.rolls.find((each) => each.seat === seat && each.kind === kind);
    return found ? props.play.words.say('endingGot', { got: figure(found.got, 0), due: figure(found.due, 1) }) : '–';
  };
  return (
    <Show when={kinds().length > 0}>
      <section class="ending-part" data-part="luck">
        <h3>{props.play.words.say('endingRolls')}</h3>
        <p class="ending-note">{props.play.words.say('endingRollsNote')}</p>
        <table class="ending-table">
          <thead>
            <tr>
              <td />
              <For each={props.play.title.seats}>
                {(seat) => <th scope="col">{props.play.words.seatName(seat)}</th>}
              </For>
            </tr>
          </thead>
          <tbody>
            <For each={kinds()}>
              {(kind) => (
                <tr>
                  <th scope="row">{kind}</th>
                  <For each={props.play.title.seats}>{(seat) => <td>{cell(seat, kind)}</td>}</For>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </section>
    </Show>
  );
}

/** The counters that each side lost, by kind. */
export function Losses<View, LogEntry>(props: FiguresProps<View, LogEntry>): JSX.Element {
  const lost = (seat: string) => props.account.losses.filter((each) => each.seat === seat);
  return (
    <section class="ending-part" data-part="losses">
      <h3>{props.play.words.say('endingLosses')}</h3>
      <div class="ending-columns">
        <For each={props.play.title.seats}>
          {(seat) => (
            <div>
              <h4>{props.play.words.seatName(seat)}</h4>
              <ul>
                <For each={lost(seat)} fallback={<li>{props.play.words.say('endingLossNone')}</li>}>
                  {({ kind, count }) => <li>{props.play.words.say('endingLoss', { kind, count })}</li>}
                </For>
              </ul>
            </div>
          )}
        </For>
      </div>
    </section>
  );
}
