import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { RuleLink } from '../../help/rule-link.tsx';
import type { Advised } from '../advice/advice.ts';
import { AdviceButtons } from '../advice/advice-buttons.tsx';
import type { EndOfGame } from '../ending/end-of-game.ts';
import { JudgeButton } from '../judging/judge-button.tsx';
import { ReplayStrip } from '../log/replay-strip.tsx';
import type { Column } from '../page/column.ts';
import type { Online } from '../page/online.ts';
import type { Page } from '../page/page.ts';
import type { Play } from '../play/play.ts';
import type { SheetState } from '../sheet/sheet.ts';
import { followCrowd, followWords } from './crowd.ts';
import { PromptButtons } from './prompt-buttons.tsx';
import { hintOf, seatIndex } from './prompt-hint.ts';
import { LeaveAnalysis, Redo, Restart, UndoButton } from './undo-buttons.tsx';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  | 'board'
  | 'cancel'
  | 'computer'
  | 'confirm'
  | 'focus'
  | 'history'
  | 'offer'
  | 'preferences'
  | 'press'
  | 'session'
  | 'title'
  | 'words'
>;

export interface PromptBarProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly page: Page;
  readonly end: EndOfGame<View, LogEntry>;
  readonly online?: Pick<Online, 'Next' | 'waiting'> | undefined;
  readonly advised: Advised<View, LogEntry>;
  readonly column: Column<View, LogEntry>;
  readonly sheet: SheetState<View, LogEntry>;
  readonly onMenu: () => void;
}

/** The words while a show waits: before a battle, or beside a result. */
function stagedWords<View, LogEntry>({ board, words }: PromptBarProps<View, LogEntry>['play']): string {
  const called = board.called();
  if (called?.at !== undefined) return words.say('fightPrompt');
  return words.say(called?.rolled ? 'resultPrompt' : 'eventPrompt');
}

/** The prompt: a sentence with seat, question and rule, then the buttons, with Undo always last. */
export function PromptBar<View, LogEntry>(props: PromptBarProps<View, LogEntry>): JSX.Element {
  const now = () => props.play.session.now();
  const said = () => props.play.words.prompt();
  const isStaged = () => props.play.board.staged() !== undefined;
  const waiting = () => (props.play.session.past() || now().analysis ? '' : (props.online?.waiting() ?? ''));
  const text = () => (isStaged() ? stagedWords(props.play) : waiting() || props.play.words.promptWords());
  const hint = () => (isStaged() ? '' : hintOf(props.play) || (waiting() && said().text) || props.advised.thinking());
  return (
    <header
      class="prompt"
      data-seat={props.play.session.past() ? undefined : seatIndex(props.play)}
      data-past={props.play.session.past() !== undefined}
      data-analysis={now().analysis}
    >
      <button type="button" class="button quiet prompt-menu" onClick={() => props.onMenu()}>
        {props.play.words.say('menu')}
      </button>
      <div class="prompt-words" ref={followWords}>
        <p class="prompt-line" id="prompt">
          <Show when={props.play.session.past() || isStaged() ? null : now().asked.seat}>
            {(seat) => <strong class="prompt-seat">{props.play.words.seatName(seat())}</strong>}
          </Show>{' '}
          <span class="prompt-text">{text()}</span>{' '}
          <Show when={isStaged() ? undefined : said().rule}>
            {(rule) => (
              <span class="prompt-rule">
                <RuleLink
                  rule={rule()}
                  label={props.play.words.say('rule', { rule: rule() })}
                  title={props.play.words.say('ruleHelp', { rule: rule() })}
                />
              </span>
            )}
          </Show>
        </p>
        <p
          class="prompt-hint"
          classList={{ 'prompt-shown': props.play.confirm.armed() !== undefined }}
          title={hint() || undefined}
        >
          {hint()}
        </p>
      </div>
      <div class="prompt-buttons" ref={followCrowd}>
        <Show when={props.online}>{(online) => <Dynamic component={online().Next} />}</Show>
        <PromptButtons play={props.play} sheet={props.sheet} />
        <LookBack play={props.play} end={props.end} />
        <AdviceButtons play={props.play} advised={props.advised} column={props.column} />
        <JudgeButton play={props.play} page={props.page} />
        <LeaveAnalysis play={props.play} />
        <Redo play={props.play} />
        <Restart play={props.play} />
        <UndoButton play={props.play} />
      </div>
      <Show when={props.play.session.past() !== undefined || props.page.drawer() === 'log'}>
        <ReplayStrip
          play={props.play}
          onMoved={() => props.page.drawer() === 'log' && props.page.drawer.set(undefined)}
        />
      </Show>
    </header>
  );
}

/** Opens the account of the finished game again. */
function LookBack<View, LogEntry>(props: Pick<PromptBarProps<View, LogEntry>, 'play' | 'end'>): JSX.Element {
  return (
    <Show when={props.end.isOver() && !props.end.open() && props.play.session.past() === undefined}>
      <button type="button" class="button" data-option="ending" onClick={() => props.end.open.set(true)}>
        {props.play.words.say('endingShow')}
      </button>
    </Show>
  );
}
