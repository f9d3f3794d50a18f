import type { Option } from '@carillon/board';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { RuleLink } from '../../help/rule-link.tsx';
import type { TextKey } from '../../texts/index.ts';
import { ReplayStrip } from '../log/replay-strip.tsx';
import type { Play } from '../play/play.ts';

export interface PromptBarProps<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly onMenu: () => void;
}

/** One sentence: who must do what, by which rule; the buttons beside it; Undo always last. */
export function PromptBar<View, LogEntry>(props: PromptBarProps<View, LogEntry>): JSX.Element {
  const now = () => props.play.session.now();
  const said = () => props.play.prompt();
  return (
    <header
      class="prompt"
      data-seat={props.play.session.past() ? undefined : seatIndex(props.play)}
      data-past={props.play.session.past() !== undefined}
      data-analysis={now().analysis}
    >
      <button type="button" class="button quiet prompt-menu" onClick={() => props.onMenu()}>
        {props.play.say('menu')}
      </button>
      <div class="prompt-words">
        <p class="prompt-line" id="prompt">
          <Show when={props.play.session.past() ? null : now().asked.seat}>
            {(seat) => <strong class="prompt-seat">{props.play.seatName(seat())}</strong>}
          </Show>{' '}
          <span class="prompt-text">{props.play.promptWords()}</span>{' '}
          <Show when={said().rule}>
            {(rule) => (
              <span class="prompt-rule">
                <RuleLink
                  rule={rule()}
                  label={props.play.say('rule', { rule: rule() })}
                  title={props.play.say('ruleHelp', { rule: rule() })}
                />
              </span>
            )}
          </Show>
        </p>
        <p class="prompt-hint" classList={{ 'prompt-told': props.play.armed() !== undefined }}>
          {hintOf(props.play)}
        </p>
        <Show when={props.play.session.past()}>
          <ReplayStrip play={props.play} />
        </Show>
      </div>
      <div class="prompt-buttons">
        <Buttons play={props.play} />
        <LeaveAnalysis play={props.play} />
        <Redo play={props.play} />
        <Restart play={props.play} />
        <UndoButton play={props.play} />
      </div>
    </header>
  );
}

/** The place of the asked seat among the seats, for its colour; `undefined` when nobody is asked. */
export function seatIndex<View, LogEntry>(play: Play<View, LogEntry>): number | undefined {
  const { seat } = play.session.now().asked;
  return seat === null ? undefined : play.title.seats.indexOf(seat);
}

/** The second line: what went wrong, what waits for a confirmation, or what a click would do. */
export function hintOf<View, LogEntry>(play: Play<View, LogEntry>): string {
  const notice = play.session.notice();
  if (notice) return play.say(notice);
  if (play.session.past()) return momentOf(play);
  if (play.session.now().analysis && !play.armed() && !play.pointed()) return play.say('analysisText');
  const { viewing } = play.session.now();
  if (viewing && !play.pointed()) return play.say('viewingText', { told: viewing.told, of: viewing.of });
  const armed = play.armed();
  if (armed?.plan) return `${play.deedLabel(armed)}. ${play.deedWarning(armed)}`;
  if (armed) return `${play.say('clickAgain', { deed: play.deedLabel(armed) })}. ${play.deedWarning(armed)}`;
  const { moment, covered } = play.session.now();
  if (moment !== null && covered && !play.pointed()) return play.title.momentName(moment, play.language);
  const target = play.pointed() ?? play.focus();
  if (!target) return '';
  const name = play.nameOf(target);
  const [first, ...others] = play.deedsLookedAt();
  // What is seldom meant is not what a click here is for.
  if (!first || first.aside) return target === play.left() ? '' : name;
  if (others.length > 0)
    return play.say('choicesHere', { name, deed: play.deedLabel(first, target), count: others.length });
  const deed = play.deedLabel(first);
  // A deed that names its target says enough.
  return `${first.route || deed.includes(name) ? deed : play.say('clickTo', { name, deed })}. ${play.deedWarning(first)}`;
}

/** The last thing that had happened then. */
function momentOf<View, LogEntry>({ session, title, language }: Play<View, LogEntry>): string {
  const number = session.past()?.number ?? 0;
  const entries = session.log().filter((logged) => logged.number <= number);
  return entries.map(({ entry }) => title.logLine(entry, language)).findLast((line) => line !== undefined)?.text ?? '';
}

function Buttons<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const now = () => props.play.session.now();
  return (
    <Switch fallback={<OptionButtons play={props.play} />}>
      <Match when={props.play.session.past()}>
        <PromptButton
          label={props.play.say('pastBack')}
          name="present"
          onPress={() => void props.play.replay.jump(props.play.replay.steps().length)}
        />
        <PromptButton
          label={props.play.say('analyse')}
          name="analyse"
          onPress={() => void props.play.session.analyse()}
        />
      </Match>
      <Match when={props.play.armed()}>
        {(deed) => (
          <>
            <PromptButton label={props.play.sendWord(deed())} name="confirm" onPress={() => props.play.do(deed())} />
            <Show when={(deed().plan?.stops.length ?? 0) > 1}>
              <PromptButton
                label={props.play.say('marchStraight')}
                onPress={() => void props.play.planner.straighten()}
              />
            </Show>
            <PromptButton label={props.play.say('cancel')} quiet onPress={() => props.play.letGo()} />
            <For each={props.play.namedThere(deed())}>
              {(named) => (
                <PromptButton
                  label={props.play.deedLabel(named)}
                  name={named.choices[0] ?? ''}
                  quiet
                  onPress={() => props.play.do(named)}
                />
              )}
            </For>
          </>
        )}
      </Match>
      <Match when={now().covered}>
        <CoverButtons play={props.play} />
      </Match>
    </Switch>
  );
}

/** A window is declined without a look at the cards; anything else that is covered needs one. */
function CoverButtons<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const asked = () => props.play.session.now().asked;
  const look = (): void => void props.play.session.look(asked().seat);
  return (
    <>
      <Show when={asked().pass}>
        {(pass) => (
          <>
            <PromptButton
              label={props.play.say('respondNo')}
              name={pass()}
              onPress={() => void props.play.session.choose([pass()])}
            />
            <NotThisSeason play={props.play} />
          </>
        )}
      </Show>
      <PromptButton label={props.play.say('lookAtCards')} name="look" onPress={look} />
    </>
  );
}

/** Declines the window, and every other of its kind until the season ends. */
function NotThisSeason<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().moment}>
      {(moment) => (
        <PromptButton
          label={props.play.say('notThisSeason')}
          name="stand"
          quiet
          hint={props.play.say('notThisSeasonHint', {
            moment: props.play.title.momentName(moment(), props.play.language),
          })}
          onPress={() => void props.play.session.stand([{ moment: moment() }])}
        />
      )}
    </Show>
  );
}

/** Figures that press buttons. */
const FIGURES = 9;

function OptionButtons<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  // A button whose verb has others beside it is pressed by its figure.
  const letterOf = (option: Option, place: number): string | undefined =>
    props.play.letters().find(({ verb, options }) => verb === option.verb && options.length === 1)?.letter ??
    (place < FIGURES ? String(place + 1) : undefined);
  return (
    <>
      <For each={props.play.buttons()}>
        {(option, i) => (
          <PromptButton
            label={props.play.labelOf(option)}
            name={option.text}
            letter={props.play.preferences().letters ? letterOf(option, i()) : undefined}
            quiet={props.play.calling().length > 0}
            onPress={() => props.play.press(option)}
          />
        )}
      </For>
      <OnlySet play={props.play} />
      <Show when={props.play.aside().length > 0}>
        <PromptButton label={props.play.asideName()} name="aside" quiet onPress={() => props.play.openAside()} />
      </Show>
      <NotThisSeason play={props.play} />
    </>
  );
}

/** All that would be chosen one by one though it comes to the same in whatever order. */
function OnlySet<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().onlySet.length > 0}>
      <PromptButton
        label={props.play.say('onlySet', { count: props.play.session.now().onlySet.length })}
        name="only-set"
        hint={props.play.say('onlySetHint')}
        onPress={() => void props.play.session.choose(props.play.session.now().onlySet)}
      />
    </Show>
  );
}

interface PromptButtonProps {
  readonly label: string;
  /** The choice that it sends, for whoever looks for it in the page. */
  readonly name?: string;
  readonly letter?: string | undefined;
  /** What it does besides, for who points at it. */
  readonly hint?: string;
  /** Drawn lightly: what is asked for is met elsewhere on the table. */
  readonly quiet?: boolean;
  readonly onPress: () => void;
}

function PromptButton(props: PromptButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="button prompt-button"
      classList={{ quiet: props.quiet === true }}
      data-option={props.name}
      title={props.hint}
      aria-keyshortcuts={props.letter}
      data-letter={props.letter?.toUpperCase()}
      onClick={() => props.onPress()}
    >
      {props.label}
    </button>
  );
}

function LeaveAnalysis<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().analysis}>
      <button
        type="button"
        class="button quiet"
        data-option="leave-analysis"
        onClick={() => void props.play.session.leaveAnalysis()}
      >
        {props.play.say('analysisLeave')}
      </button>
    </Show>
  );
}

const SHORT_BARS: Readonly<Record<string, TextKey>> = {
  nothing_to_undo: 'undoNothing',
  undo_past_chance: 'undoChance',
  undo_past_reveal: 'undoReveal',
  undo_past_other_side: 'undoOther',
};

/** Why nothing can be taken back now, in short; `undefined` where something can. */
function barNow<View, LogEntry>({ session }: Play<View, LogEntry>): TextKey | undefined {
  const { undo } = session.now();
  if (session.past()) return 'undoPast';
  return 'bar' in undo ? SHORT_BARS[undo.bar] : undefined;
}

/** Whose choice would be taken back, where it is not the asked seat's own: the other has just chosen. */
function otherUndone<View, LogEntry>({ session }: Play<View, LogEntry>): string | undefined {
  const { undo, asked } = session.now();
  return 'seat' in undo && undo.seat !== asked.seat && !session.past() ? undo.seat : undefined;
}

/** All choices of the action that can be taken back freely, at once; shown where there are several. */
function Restart<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const several = () => {
    const { undo } = props.play.session.now();
    return 'choices' in undo && undo.choices > 1 && otherUndone(props.play) === undefined;
  };
  return (
    <Show when={several() && !props.play.session.past()}>
      <button
        type="button"
        class="button quiet"
        data-option="restart"
        aria-keyshortcuts="Shift+R"
        title={props.play.say('restartHint')}
        onClick={() => void props.play.session.restart()}
      >
        {props.play.say('restart')}
      </button>
    </Show>
  );
}

/** Always there; when nothing can be taken back it says why, and a press says it in full. */
function UndoButton<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  const bar = () => barNow(props.play);
  return (
    <button
      type="button"
      class="button quiet prompt-undo"
      data-option="undo"
      aria-disabled={bar() !== undefined}
      aria-keyshortcuts="Control+Z"
      onClick={() => void props.play.session.undo()}
    >
      <span>{props.play.say('undo')}</span>
      <Show when={bar()}>{(why) => <small>{props.play.say(why())}</small>}</Show>
      <Show when={otherUndone(props.play)}>
        <small>{props.play.say('undoOf')}</small>
      </Show>
    </button>
  );
}

function Redo<View, LogEntry>(props: { readonly play: Play<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().redo !== null && !props.play.session.past()}>
      <button
        type="button"
        class="button quiet"
        data-option="redo"
        aria-keyshortcuts="Control+Y"
        onClick={() => void props.play.session.redo()}
      >
        {props.play.say('redo')}
      </button>
    </Show>
  );
}
