import type { ChosenFrom, Option } from '@carillon/board';
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js';
import { buttonOptions, isApart, isYes, targetsOf } from '../play/deeds.ts';
import type { Play } from '../play/play.ts';
import type { SheetState } from '../sheet/sheet.ts';
import { declineIdle } from './decline-idle.ts';
import { digitOf, keysOf } from './option-keys.ts';

type Needs<View, LogEntry> = Pick<
  Play<View, LogEntry>,
  | 'board'
  | 'cancel'
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

export interface PromptButtonsProps<View, LogEntry> {
  readonly play: Needs<View, LogEntry>;
  readonly sheet: SheetState<View, LogEntry>;
}

/** The buttons of the question: for a choice, for an action waiting for confirmation, for the past. */
export function PromptButtons<View, LogEntry>(props: PromptButtonsProps<View, LogEntry>): JSX.Element {
  const now = () => props.play.session.now();
  return (
    <Switch fallback={<OptionButtons play={props.play} sheet={props.sheet} />}>
      <Match when={props.play.session.past()}>
        <PromptButton
          label={props.play.words.say('pastBack')}
          name="present"
          onPress={() => void props.play.history.replay.jump(props.play.history.replay.steps().length)}
        />
        <PromptButton
          label={props.play.words.say('analyse')}
          name="analyse"
          onPress={() => void props.play.session.analyse()}
        />
      </Match>
      <Match when={props.play.board.called()}>
        {(called) => (
          <PromptButton label={calledLabel(props.play, called().at)} name="fight" onPress={() => called().go()} />
        )}
      </Match>
      <Match when={props.play.confirm.armed()}>
        {(deed) => (
          <>
            <PromptButton
              label={props.play.words.sendWord(deed())}
              name="confirm"
              onPress={() => props.play.confirm.do(deed())}
            />
            <Show when={(deed().plan?.stops.length ?? 0) > 1}>
              <PromptButton
                label={props.play.words.say('marchStraight')}
                onPress={() => void props.play.confirm.planner.straighten()}
              />
            </Show>
            <PromptButton label={props.play.words.say('cancel')} quiet onPress={() => props.play.cancel()} />
            <For each={props.play.offer.namedThere(deed())}>
              {(named) => (
                <PromptButton
                  label={props.play.words.deedLabel(named)}
                  name={named.choices[0] ?? ''}
                  place={named.aside && 'apart'}
                  quiet
                  onPress={() => props.play.confirm.do(named)}
                />
              )}
            </For>
          </>
        )}
      </Match>
      <Match when={props.play.confirm.pressed()}>
        {(option) => (
          <>
            <PromptButton
              label={`${props.play.words.say('confirm')}: ${props.play.words.labelOf(option())}`}
              name="confirm"
              onPress={() => props.play.confirm.press(option())}
            />
            <PromptButton label={props.play.words.say('cancel')} quiet onPress={() => props.play.cancel()} />
          </>
        )}
      </Match>
      <Match when={now().covered}>
        <CoverButtons play={props.play} />
      </Match>
    </Switch>
  );
}

/** The buttons of a covered question: a window can be declined without looking at the cards; others need a look. */
function CoverButtons<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const asked = () => props.play.session.now().asked;
  const look = (): void => void props.play.session.look(asked().seat);
  return (
    <>
      <Show when={asked().pass}>
        {(pass) => (
          <>
            <PromptButton
              label={props.play.words.say('respondNo')}
              name={pass()}
              quiet
              onPress={() => void props.play.session.choose([pass()])}
            />
            <NotThisSeason play={props.play} />
          </>
        )}
      </Show>
      <PromptButton
        label={props.play.words.say('lookAtCards')}
        name="look"
        quiet={asked().pass !== null}
        onPress={look}
      />
    </>
  );
}

/** Declines the window, and until the season ends every other one of its kind in which no card could be played. */
function NotThisSeason<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  const { words, title, session } = props.play;
  // While a hand is covered, only the open window can be answered.
  const moments = (moment: string): readonly string[] =>
    session.now().covered ? [moment] : (title.momentsWith?.(moment) ?? [moment]);
  const named = (moment: string): string =>
    words.listed(moments(moment).map((each) => title.momentName(each, words.language)));
  return (
    <Show when={session.now().moment}>
      {(moment) => (
        <PromptButton
          label={words.say('notThisSeason')}
          name="stand"
          quiet
          hint={words.say('notThisSeasonHint', { moment: named(moment()) })}
          onPress={() => void declineIdle(session, moment(), moments(moment()))}
        />
      )}
    </Show>
  );
}

const calledLabel = <View, LogEntry>({ words }: Needs<View, LogEntry>, at: string | undefined): string =>
  at === undefined ? words.say('goOn') : words.say('fightNext', { space: words.nameOf({ kind: 'space', id: at }) });

function OptionButtons<View, LogEntry>(props: PromptButtonsProps<View, LogEntry>): JSX.Element {
  const isCalled = (option: Option): boolean => isYes(props.play.offer.offered(), option);
  const buttons = createMemo(() =>
    props.play.offer.picking() ? [] : buttonOptions(props.play.offer.offered(), (option) => chanceOf(props, option)),
  );
  /** Equal answers look alike: a button is the way on only if it is alone. */
  const isOne = (): boolean => buttons().length === 1 && plansOf(props.play).length === 0;
  const placeOf = (option: Option): PromptButtonProps['place'] => {
    if (isApart(props.play.offer.offered(), option)) return 'apart';
    return isOne() || option.text === props.play.session.now().asked.pass ? 'last' : undefined;
  };
  const keys = createMemo(() =>
    props.play.preferences().letters ? keysOf(buttons(), props.play.offer.letters()) : [],
  );
  return (
    <>
      <For each={buttons()}>
        {(option, i) => (
          <PromptButton
            label={labelOf(props, option)}
            name={option.text}
            digit={digitOf(option)}
            letter={keys()[i()]}
            quiet={!isOne() || (props.play.offer.calling().length > 0 && !isCalled(option))}
            place={placeOf(option)}
            onPress={() => props.play.press(option)}
            onLook={(looks) =>
              props.play.focus.mentioned.set(looks ? targetsOf(props.play.offer.offered(), option) : [])
            }
          />
        )}
      </For>
      <Plans play={props.play} isLone={buttons().length === 0 && plansOf(props.play).length === 1} />
      <OnlySet play={props.play} />
      <Show when={props.play.offer.aside().length > 0}>
        <PromptButton
          label={props.play.words.asideName()}
          name="aside"
          place="apart"
          quiet
          onPress={() => props.play.focus.openAside()}
        />
      </Show>
      <NotThisSeason play={props.play} />
    </>
  );
}

const chosenFrom = <View, LogEntry>(play: Needs<View, LogEntry>, option: Option): ChosenFrom => ({
  option,
  options: play.offer.offered().options,
  seat: play.session.now().asked.seat,
});

const chanceOf = <View, LogEntry>(
  { play, sheet }: PromptButtonsProps<View, LogEntry>,
  option: Option,
): number | undefined => play.title.sheets.chance?.(sheet.answer, chosenFrom(play, option));

/** The label of a choice, with its chance or worth in the fight once the rules have shown it. */
function labelOf<View, LogEntry>({ play, sheet }: PromptButtonsProps<View, LogEntry>, option: Option): string {
  const named = play.words.leading(play.words.labelOf(option), option.text);
  const gesture = play.offer.offered().gestures.get(option.text);
  const label = gesture?.on === 'button' && gesture.ends ? named : play.words.ending(named, [option.text]);
  const worth = play.title.sheets.worth?.(sheet.answer, chosenFrom(play, option), play.words.language) ?? '';
  return worth === '' ? label : play.words.say('withChance', { label, worth });
}

/** The choices that usually follow each other and have a button together. */
const plansOf = <View, LogEntry>({ offer, session }: Needs<View, LogEntry>): readonly (readonly string[])[] =>
  offer.offered().options.length === 0 ? [] : session.now().plans;

function Plans<View, LogEntry>(props: {
  readonly play: Needs<View, LogEntry>;
  /** Whether its button is the only one. */
  readonly isLone: boolean;
}): JSX.Element {
  return (
    <For each={plansOf(props.play)}>
      {(plan) => (
        <PromptButton
          label={props.play.words.planLabel(plan)}
          name={plan.join(', ')}
          quiet={!props.isLone || props.play.offer.calling().length > 0}
          onPress={() => void props.play.session.choose(plan)}
        />
      )}
    </For>
  );
}

/** A button that makes all choices of the only possible set, whose order makes no difference. */
function OnlySet<View, LogEntry>(props: { readonly play: Needs<View, LogEntry> }): JSX.Element {
  return (
    <Show when={props.play.session.now().onlySet.length > 0}>
      <PromptButton
        label={props.play.words.ending(
          props.play.words.say('onlySet', { count: props.play.session.now().onlySet.length }),
          props.play.session.now().onlySet,
        )}
        name="only-set"
        hint={props.play.words.say('onlySetHint')}
        onPress={() => void props.play.session.choose(props.play.session.now().onlySet)}
      />
    </Show>
  );
}

interface PromptButtonProps {
  readonly label: string;
  /** The choice that it sends, by which tests find it. */
  readonly name?: string;
  readonly letter?: string | undefined;
  /** The digit that presses it, whatever its place. */
  readonly digit?: string | undefined;
  /** Its further effect, shown on hover. */
  readonly hint?: string;
  /** Whether it is drawn lightly, because the requested choice is made elsewhere on the table. */
  readonly quiet?: boolean;
  /**
   * `last`: it finishes what is asked, and always stands in the same place, as a dark button does; `apart`: it destroys
   * something, and stands away from that place.
   */
  readonly place?: 'last' | 'apart' | undefined;
  readonly onPress: () => void;
  /** Called when the pointer enters or leaves it. */
  readonly onLook?: (looks: boolean) => void;
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
      data-digit={props.digit}
      data-place={props.place ?? (props.quiet === true ? undefined : 'last')}
      onClick={() => props.onPress()}
      onPointerEnter={() => props.onLook?.(true)}
      onPointerLeave={() => props.onLook?.(false)}
    >
      {props.label}
    </button>
  );
}
