import { sentences } from '@carillon/board';
import { runsOf } from '../log/log-runs.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'confirm' | 'focus' | 'session' | 'title' | 'words'>;

/** The index of the asked seat, for its colour; `undefined` when nobody is asked. */
export function seatIndex<View, LogEntry>(play: Needs<View, LogEntry>): number | undefined {
  const { seat } = play.session.now().asked;
  return seat === null ? undefined : play.title.seats.indexOf(seat);
}

/** The second line: an error, a pending confirmation, what was undone, or the effect of a click. */
export function hintOf<View, LogEntry>(play: Needs<View, LogEntry>): string {
  const notice = play.session.notice();
  if (notice) return play.words.say(notice);
  if (play.session.past()) return momentOf(play);
  return stateHint(play) ?? armedHint(play) ?? undoneHint(play) ?? windowHint(play) ?? targetHint(play);
}

/** The hint that this is an analysis, or a game that can only be viewed. */
function stateHint<View, LogEntry>({ session, confirm, focus, words }: Needs<View, LogEntry>): string | undefined {
  if (focus.pointed()) return undefined;
  const { analysis, viewing } = session.now();
  if (analysis && !confirm.armed()) return words.say('analysisText');
  return viewing ? words.say('viewingText', { told: viewing.told, of: viewing.of }) : undefined;
}

/** The hint about the action that waits for a second click. */
function armedHint<View, LogEntry>({ confirm, words }: Needs<View, LogEntry>): string | undefined {
  const armed = confirm.armed();
  if (!armed) return undefined;
  const deed = words.deedLabel(armed);
  return sentences([armed.plan ? deed : words.say('clickAgain', { deed }), words.deedWarning(armed)]);
}

/** What the last undo has taken back, by the first of its lines in the log: a march in its whole length. */
function undoneHint<View, LogEntry>({ session, title, focus, words }: Needs<View, LogEntry>): string | undefined {
  const undone = session.undone();
  if (undone === undefined || focus.pointed()) return undefined;
  const log = undone.log.map((entry, number) => ({ number, entry }));
  const runs = runsOf(log, title.continues ?? (() => false), []);
  const lines = runs.flatMap(({ last, before }) => title.logLine(last.entry, words.language, before) ?? []);
  const what = lines[0]?.text ?? words.say('undoneChoice');
  return words.say(undone.anew ? 'undoneAnew' : 'undone', { what });
}

/** The event that a window responds to, while the hand is covered; why the game waits for the other side's answer. */
function windowHint<View, LogEntry>({ session, title, focus, words }: Needs<View, LogEntry>): string | undefined {
  const { moment, covered, online, asked } = session.now();
  if (moment === null || focus.pointed()) return undefined;
  if (covered) return sentences([title.momentName(moment, words.language), words.say('windowAsks')]);
  if (online === null || online.seat === asked.seat) return undefined;
  return sentences([words.prompt().text, words.say('windowWaits')]);
}

/** The effect of a click at the pointer's target, or at the ring's. */
function targetHint<View, LogEntry>({ focus, words }: Needs<View, LogEntry>): string {
  const target = focus.pointed() ?? focus.ring();
  if (!target) return '';
  const name = words.nameOf(target);
  const isPointedAt = focus.pointed() !== undefined;
  const [first, ...rest] = focus.deedsLookedAt();
  // Counted as the legend of the target counts them.
  const others = rest.filter(({ aside }) => !aside);
  // A click here never means a rarely used action; the legend names what a pointer rests on.
  if (!first || first.aside) return isPointedAt || target === focus.left() ? '' : name;
  if (others.length > 0)
    return words.say('choicesHere', { name, deed: words.deedLabel(first, target), count: others.length });
  const deed = words.deedLabel(first);
  // What a card is played for would read as if it had been played.
  if (target.kind === 'card') return words.say('possible', { deed });
  // An action that names its target needs no hint.
  return sentences([
    first.route || deed.includes(name) ? deed : words.say('clickTo', { name, deed }),
    words.deedWarning(first),
  ]);
}

/** The last event at that time. */
function momentOf<View, LogEntry>({ session, title, words }: Needs<View, LogEntry>): string {
  const number = session.past()?.number ?? 0;
  const entries = session.log().filter((logged) => logged.number <= number);
  return (
    entries.map(({ entry }) => title.logLine(entry, words.language)).findLast((line) => line !== undefined)?.text ?? ''
  );
}
