import { type Option, type Picking, type Said, sentences, type Target, type Title } from '@carillon/board';
import type { Accessor } from 'solid-js';
import type { Preferences } from '../../preferences.ts';
import { type Say, say } from '../../texts/index.ts';
import type { Replay } from '../log/replay.ts';
import { endWarning, type Undoing, wayLabel, wayWarning } from '../march/way-words.ts';
import { type ComputerTurns, computerIsAsked } from './computer-turns.ts';
import type { Deed } from './deeds.ts';
import { endingOf as resultIn } from './ending.ts';
import type { Session } from './session.ts';
import { endingOf } from './turn-ending.ts';

/** The inputs of the table's texts. */
export interface WordSources<View, LogEntry> {
  readonly session: Pick<Session<View, LogEntry>, 'now' | 'past' | 'isStale'>;
  readonly title: Title<View, LogEntry>;
  readonly preferences: Accessor<Preferences>;
  /** The position that is shown. */
  readonly view: Accessor<View>;
  readonly replay: Pick<Replay<View, LogEntry>, 'where'>;
  readonly computer: Pick<ComputerTurns<View, LogEntry>, 'line'>;
}

/** All texts of the table, in the user's language: names, labels, the prompt. */
export class Words<View, LogEntry> {
  constructor(private readonly from: WordSources<View, LogEntry>) {}

  get language(): Preferences['language'] {
    return this.from.preferences().language;
  }

  /** A message of the shell. */
  readonly say: Say = (key, ...args) => say(this.language, key, ...args);

  listed(names: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  nameOf(target: Target): string {
    return this.from.title.nameOf(target, this.language);
  }

  /** The kind of a piece, as the name of one of several identical pieces. */
  kindOf(target: Target): string {
    return this.from.title.kindOf?.(target, this.language) ?? this.nameOf(target);
  }

  seatName(seat: string | null): string {
    return seat === null ? '' : this.from.title.seatName(seat, this.language);
  }

  /** The label of rarely used actions, on their button and above their menu. */
  asideName(): string {
    return this.from.title.asideName?.(this.language) ?? '';
  }

  /** The label of a choice, on its button or in the menu of a target. */
  labelOf(option: Option, menuOf?: Target): string {
    const { view, asked } = this.from.session.now();
    return this.from.title.label(view, asked, option, this.language, menuOf);
  }

  /**
   * A label that also names what follows its choice at once, because nothing else is possible. What has only a button,
   * such as `No more`, ends something and is not named.
   */
  leading(label: string, choice: string): string {
    const { title, session } = this.from;
    const { view, lone } = session.now();
    const named = (lone[choice] ?? []).flatMap(({ changed, asked, option }) => {
      const after = { ...view, ...changed };
      const gesture = title.gestures(after, asked, [option]).get(option.text);
      return gesture?.on === 'target' ? [title.label(after, asked, option, this.language)] : [];
    });
    if (named.length === 0) return label;
    return this.say('withLone', { label, next: [...new Set(named)].join(', ') });
  }

  /** A label that also says if its choices, made by one press, end the turn. */
  ending(label: string, choices: readonly string[]): string {
    return endingOf(this.from.session.now(), choices) === undefined ? label : this.say('withEnd', { label });
  }

  /** The label of several choices made by one button. */
  planLabel(plan: readonly string[]): string {
    const { title, session } = this.from;
    return this.ending(title.planLabel?.(session.now().view, plan, this.language) ?? '', plan);
  }

  /** The label of an action, in the menu of a target if given. */
  deedLabel({ option, route, target }: Deed, menuOf?: Target): string {
    if (option) return this.leading(this.labelOf(option, menuOf), option.text);
    return route ? wayLabel(this, route) : this.say('march', { space: this.nameOf(target) });
  }

  /** The label of an entry in a menu. That a card ends the turn is no surprise; anything else that ends it says so. */
  entryLabel(deed: Deed, menuOf: Target | undefined): string {
    const label = this.deedLabel(deed, menuOf);
    return menuOf?.kind === 'card' ? label : this.ending(label, deed.choices);
  }

  /** A warning before an action. */
  deedWarning({ route, plan, choices }: Deed): string {
    if (route) return wayWarning(this, route, plan, this.undoing());
    const ending = endingOf(this.from.session.now(), choices);
    return ending === undefined ? '' : endWarning(this, ending, this.undoing());
  }

  /** What Undo does after dice. On a server, it ends there: a takeback must be asked for. */
  undoing(): Undoing {
    const { computer, online, lesson } = this.from.session.now();
    if (lesson !== undefined) return 'step';
    return computer !== null && online === null ? 'anew' : 'ends';
  }

  /** The label of the button that sends a planned action. */
  sendWord({ route, plan }: Deed): string {
    if (!plan) return this.say('confirm');
    if (route?.raids === false) return this.say('confirm');
    return this.say(route?.raids ? 'raidGo' : 'marchGo');
  }

  /** The label of the choice that ends a force, in the title's terms: `Take this force`, `The others fight outside`. */
  doneLabel({ done, doneWords }: Picking, taken: readonly string[]): string {
    if (doneWords) return doneWords(taken, this.language);
    const [verb = '', ...args] = done.split(' ');
    return this.labelOf({ text: done, verb, args });
  }

  /** The target of the ring in words: its name, its contents, and its actions. */
  ringed(target: Target, deeds: readonly Deed[]): string {
    const { title, view } = this.from;
    const reported = title.aloud?.(view(), target, this.language) ?? this.nameOf(target);
    return sentences([reported, ...deeds.map((deed) => this.deedLabel(deed, target))]);
  }

  /** The sentence of the prompt bar. */
  prompt(): Said {
    const { session, title, replay } = this.from;
    const { view, asked, options } = session.now();
    if (session.past()) return { text: `${this.say('pastPrompt')}: ${replay.where(this.language)}` };
    if (session.isStale) return { text: this.say('stalePrompt') };
    const { lesson } = session.now();
    if (lesson && !lesson.asks) return { text: this.say(lesson.name === null ? 'lessonOver' : 'lessonPrompt') };
    if (asked.seat === null) return { text: this.result() };
    if (computerIsAsked(session.now())) return { text: this.from.computer.line() ?? this.say('computerThinks') };
    return title.prompt(view, asked, options, this.language);
  }

  /** The prompt without the seat's name at its start, which is shown before it in colour. */
  promptWords(): string {
    const { text } = this.prompt();
    const seat = this.seatName(this.from.session.now().asked.seat);
    return seat !== '' && text.startsWith(seat) ? text.slice(seat.length).replace(/^\s*:\s*/, '') : text;
  }

  private result(): string {
    const { session, title, view } = this.from;
    return resultIn({
      result: session.now().result,
      say: this.say,
      seatName: (seat) => this.seatName(seat),
      outcome: () => title.outcome?.(view(), this.language) ?? '',
    });
  }
}
