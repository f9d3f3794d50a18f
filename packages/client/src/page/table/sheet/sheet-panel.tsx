import type { SheetProps, SheetSubject } from '@carillon/board';
import { type JSX, Show } from 'solid-js';
import { RuleLink } from '../../help/rule-link.tsx';
import type { Column } from '../page/column.ts';
import type { Play } from '../play/play.ts';
import type { SheetState } from './sheet.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'offer' | 'press' | 'session' | 'title' | 'words'>;

export interface SheetPanelProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly sheet: SheetState<View, LogEntry>;
  readonly column: Column<View, LogEntry>;
}

/**
 * The sheet of a battle, siege or raid. It comes up by itself and does not cover prompt and map. While another panel is
 * up, it shows only the odds, in one line, and the answers.
 */
export function SheetPanel<View, LogEntry>(props: SheetPanelProps<View, LogEntry>): JSX.Element {
  const { play, sheet, column } = props;
  const Rule = (rule: { readonly rule: string }): JSX.Element => (
    <RuleLink rule={rule.rule} title={play.words.say('ruleHelp', { rule: rule.rule })} />
  );
  /** The choices that the sheet may offer. It reads the subject itself: the sheet asks even while the fight goes away. */
  const answers = (): SheetProps<View, LogEntry>['answers'] =>
    sheet.subject()?.running === true && !play.offer.picking()
      ? { options: play.offer.offered().options, onChoose: (option) => play.press(option) }
      : undefined;
  return (
    <Show when={column.has('fight') ? sheet.subject() : undefined}>
      {(subject) => (
        <section
          class="sheet-panel"
          id="panel-fight"
          aria-labelledby="sheet-heading"
          data-sheet={subject().kind}
          data-open={column.isUp('fight')}
          data-running={subject().running}
        >
          <header class="sheet-panel-head">
            <h3 id="sheet-heading">{play.title.sheets.heading(subject(), play.words.language)}</h3>
            <Toggle play={play} column={column} />
          </header>
          <Answers {...props} subject={subject()} />
          <Show when={column.isUp('fight')} fallback={<Brief {...props} subject={subject()} />}>
            <section class="sheet-panel-body" id="sheet-body" tabindex="0" aria-labelledby="sheet-heading">
              <play.title.sheets.Sheet
                view={play.board.view()}
                language={play.words.language}
                subject={subject()}
                answer={sheet.answer}
                Rule={Rule}
                answers={answers()}
              />
            </section>
          </Show>
        </section>
      )}
    </Show>
  );
}

/** The answers to a question of the current fight; shown even if the sheet is closed. */
function Answers<View, LogEntry>(
  props: SheetPanelProps<View, LogEntry> & { readonly subject: SheetSubject<LogEntry> },
): JSX.Element {
  const { play } = props;
  const now = play.session.now;
  const drawn = () => (props.subject.running && !play.offer.picking() ? play.title.sheets.Answers : undefined);
  return (
    <Show when={drawn()} keyed>
      {(Title) => (
        <Title
          view={play.board.view()}
          language={play.words.language}
          asked={now().asked}
          options={play.offer.offered().options}
          odds={props.sheet.answer}
          entries={props.subject.entries}
          onChoose={(option) => play.press(option)}
        />
      )}
    </Show>
  );
}

function Toggle<View, LogEntry>(props: Pick<SheetPanelProps<View, LogEntry>, 'play' | 'column'>): JSX.Element {
  const isUp = (): boolean => props.column.isUp('fight');
  return (
    <button
      type="button"
      class="button quiet sheet-panel-toggle"
      data-option="sheet"
      aria-expanded={isUp()}
      aria-controls="sheet-body"
      aria-keyshortcuts="Shift+D"
      onClick={() => props.column.toggle('fight')}
    >
      {props.play.words.say(isUp() ? 'sheetClose' : 'sheetOpen')}
    </button>
  );
}

/** A closed sheet, in one line: the odds, and after the dice their result, unless the log shows it below. */
function Brief<View, LogEntry>(
  props: SheetPanelProps<View, LogEntry> & { readonly subject: SheetSubject<LogEntry> },
): JSX.Element {
  const { words, title } = props.play;
  const rolled = () => title.sheets.rolled?.(props.subject, words.language) ?? '';
  const odds = () => title.sheets.brief(props.sheet.answer, words.language);
  const dice = () => (props.column.isUp('log') ? '' : rolled());
  const brief = () => (rolled() === '' ? odds() : dice());
  return (
    <Show when={brief()}>
      <p class="sheet-panel-brief">{brief()}</p>
    </Show>
  );
}
