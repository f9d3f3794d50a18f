import { closed } from '@carillon/board';
import { For, type JSX, Show } from 'solid-js';
import { cell } from '../../cell.ts';
import { RuleLink } from '../../help/rule-link.tsx';
import { JudgeButton } from '../judging/judge-button.tsx';
import type { Page } from '../page/page.ts';
import { endFor, winnerOf } from '../play/ending.ts';
import type { Play } from '../play/play.ts';
import type { Account, TurningPoint } from './account.ts';
import type { EndOfGame } from './end-of-game.ts';
import { Losses, Luck } from './figures.tsx';
import { FiguresButton } from './figures-button.tsx';
import { NextGame, OtherSide, readerOf } from './next-game.tsx';
import { ScoreLine } from './score-line.tsx';
import '../../styles/ending.css';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'history' | 'session' | 'title' | 'words'>;

/** The additions of the page around the table at the end of a game: players' names and further actions. */
export interface Afterwards {
  /** The player of a seat; `undefined` if it has no name. */
  readonly playerOf?: (seat: string) => string | undefined;
  /** Begins a new game like this one, at one screen. */
  readonly onRematch?: () => void;
  /** The rematch of a network game. */
  readonly Rematch?: () => JSX.Element;
  /** Dice and link of a network game. */
  readonly Deeds?: () => JSX.Element;
}

export interface EndingProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly end: EndOfGame<View, LogEntry>;
  readonly afterwards: Afterwards | undefined;
}

/** The end of the game over the map: who won and how, the game in figures, and what to do next. */
export function EndingPanel<View, LogEntry>(props: EndingProps<View, LogEntry>): JSX.Element {
  return (
    <section class="ending" aria-labelledby="ending-title">
      <Banner {...props} />
      <Show when={props.end.account()}>{(account) => <AccountText {...props} account={account()} />}</Show>
      <Hands {...props} />
    </section>
  );
}

function Banner<View, LogEntry>(props: EndingProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const result = () => play.session.now().result;
  const ending = () => ({ say: play.words.say, seatName: (seat: string) => play.words.seatName(seat) });
  const won = () => winnerOf({ ...ending(), result: result() });
  const reader = () => readerOf({ ...play.session.now(), seats: play.title.seats });
  const why = (): string => {
    const ended = result();
    return (ended && play.title.because?.(play.board.view(), ended, play.words.language)) ?? '';
  };
  const nameOf = (seat: string): string => {
    const player = props.afterwards?.playerOf?.(seat);
    const name = play.words.seatName(seat);
    return player ? play.words.say('endingOf', { seat: name, player }) : name;
  };
  return (
    <header class="ending-banner" data-seat={play.title.seats.indexOf(result()?.winner ?? '')}>
      <p class="ending-sides">
        <For each={play.title.seats}>
          {(seat, i) => (
            <span class="ending-side" data-seat={i()} data-won={result()?.winner === seat}>
              {nameOf(seat)}
            </span>
          )}
        </For>
      </p>
      <h2 id="ending-title">{endFor(reader(), { ...ending(), result: result() })}</h2>
      <p class="ending-how">
        <Show when={reader() !== null && result()?.winner}>{closed(won().who)} </Show>
        <Show when={won().how}>{(how) => <>{closed(how())}</>}</Show>
        <Show when={won().rule}>
          {(rule) => (
            <>
              {why()}{' '}
              <RuleLink rule={rule()} label={`(${rule()})`} title={play.words.say('ruleHelp', { rule: rule() })} />
            </>
          )}
        </Show>
      </p>
      <Deeds {...props} />
    </header>
  );
}

/** The next actions. On a phone the three main ones are shown, the others after a press. */
function Deeds<View, LogEntry>(props: EndingProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const more = cell(false);
  return (
    <div class="button-row ending-deeds">
      <Show when={props.afterwards?.onRematch}>
        {(again) => (
          <button type="button" class="button" data-does="rematch" onClick={() => again()()}>
            {play.words.say('endingRematch')}
          </button>
        )}
      </Show>
      <Show when={props.afterwards?.Rematch}>{(Rematch) => Rematch()()}</Show>
      <NextGame play={play} />
      <button type="button" class="button quiet" data-does="map" onClick={() => props.end.open.set(false)}>
        {play.words.say('endingMap')}
      </button>
      <button
        type="button"
        class="button quiet ending-more"
        data-does="more"
        aria-expanded={more()}
        onClick={() => more.set(!more())}
      >
        {play.words.say('endingMore')}
      </button>
      <div class="ending-rest" data-open={more()}>
        <OtherSide play={play} />
        <Lookback {...props} />
      </div>
    </div>
  );
}

/** Actions on the finished game: replay, judgement, files. */
function Lookback<View, LogEntry>(props: EndingProps<View, LogEntry>): JSX.Element {
  const { play } = props;
  const replay = (): void => {
    void play.history.replay.jump(0).then(() => play.history.replay.toggle());
  };
  return (
    <>
      <button type="button" class="button quiet" data-does="replay" onClick={replay}>
        {play.words.say('endingReplay')}
      </button>
      <JudgeButton play={play} page={props.page} />
      <Show
        when={props.afterwards?.Deeds}
        fallback={
          <button type="button" class="button quiet" data-does="share" onClick={() => props.page.window.set('export')}>
            {play.words.say('endingShare')}
          </button>
        }
      >
        {(Further) => Further()()}
      </Show>
      <Show when={props.end.account()}>{(account) => <FiguresButton play={play} account={account()} />}</Show>
    </>
  );
}

function AccountText<View, LogEntry>(props: EndingProps<View, LogEntry> & { readonly account: Account }): JSX.Element {
  return (
    <>
      <section class="ending-part" data-part="score">
        <h3>{props.play.words.say('endingScore')}</h3>
        <ScoreLine play={props.play} account={props.account} />
      </section>
      <TurningPoints {...props} />
      <Luck {...props} />
      <Losses {...props} />
    </>
  );
}

function TurningPoints<View, LogEntry>(
  props: EndingProps<View, LogEntry> & { readonly account: Account },
): JSX.Element {
  const { play } = props;
  const lineOf = ({ quoted }: TurningPoint): string => {
    const logged = play.session.log()[quoted];
    return (logged && play.title.logLine(logged.entry, play.words.language)?.text) ?? '';
  };
  const pointsOf = ({ points }: TurningPoint): string =>
    points === 0
      ? ''
      : play.words.say('endingTurnPoints', {
          seat: play.words.seatName(play.title.seats[points > 0 ? 0 : 1] ?? ''),
          points: `+${Math.abs(points)}`,
        });
  return (
    <Show when={props.account.turningPoints.length > 0}>
      <section class="ending-part" data-part="turns">
        <h3>{play.words.say('endingTurns')}</h3>
        <ol class="ending-turns">
          <For each={props.account.turningPoints}>
            {(turn) => (
              <li>
                <button type="button" class="ending-turn" onClick={() => void play.session.showPast(turn.number)}>
                  <span>{lineOf(turn)}</span> <small>{pointsOf(turn)}</small>
                </button>
              </li>
            )}
          </For>
        </ol>
      </section>
    </Show>
  );
}

/** What both sides still held. */
function Hands<View, LogEntry>(props: EndingProps<View, LogEntry>): JSX.Element {
  return (
    <Show when={props.end.views().length > 0}>
      <section class="ending-part" data-part="hands">
        <h3>{props.play.words.say('endingHands')}</h3>
        <For each={props.end.views()}>
          {(view, i) => (
            <div class="ending-hand">
              <h4>{props.play.words.seatName(props.play.title.seats[i()] ?? '')}</h4>
              <props.play.title.Hand
                view={view}
                language={props.play.words.language}
                options={[]}
                open={true}
                onTarget={() => undefined}
              />
            </div>
          )}
        </For>
      </section>
    </Show>
  );
}
