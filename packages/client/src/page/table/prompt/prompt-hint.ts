import type { Play } from '../play/play.ts';

/** The index of the asked seat, for its colour; `undefined` when nobody is asked. */
export function seatIndex<View, LogEntry>(play: Play<View, LogEntry>): number | undefined {
  const { seat } = play.session.now().asked;
  return seat === null ? undefined : play.title.seats.indexOf(seat);
}

/** The second line: an error, a pending confirmation, or the effect of a click. */
export function hintOf<View, LogEntry>(play: Play<View, LogEntry>): string {
  const notice = play.session.notice();
  if (notice) return play.words.say(notice);
  if (play.session.past()) return momentOf(play);
  if (play.session.now().analysis && !play.confirm.armed() && !play.focus.pointed())
    return play.words.say('analysisText');
  const { viewing } = play.session.now();
  if (viewing && !play.focus.pointed()) return play.words.say('viewingText', { told: viewing.told, of: viewing.of });
  const armed = play.confirm.armed();
  if (armed?.plan) return `${play.words.deedLabel(armed)}. ${play.words.deedWarning(armed)}`;
  if (armed)
    return `${play.words.say('clickAgain', { deed: play.words.deedLabel(armed) })}. ${play.words.deedWarning(armed)}`;
  const { moment, covered } = play.session.now();
  if (moment !== null && covered && !play.focus.pointed()) return play.title.momentName(moment, play.words.language);
  const target = play.focus.pointed() ?? play.focus.ring();
  if (!target) return '';
  const name = play.words.nameOf(target);
  const isPointedAt = play.focus.pointed() !== undefined;
  const [first, ...others] = play.focus.deedsLookedAt();
  // A click here never means a rarely used action; the legend names what a pointer rests on.
  if (!first || first.aside) return isPointedAt || target === play.focus.left() ? '' : name;
  if (others.length > 0)
    return play.words.say('choicesHere', { name, deed: play.words.deedLabel(first, target), count: others.length });
  const deed = play.words.deedLabel(first);
  // An action that names its target needs no hint.
  return `${first.route || deed.includes(name) ? deed : play.words.say('clickTo', { name, deed })}. ${play.words.deedWarning(first)}`;
}

/** The last event at that time. */
function momentOf<View, LogEntry>({ session, title, words }: Play<View, LogEntry>): string {
  const number = session.past()?.number ?? 0;
  const entries = session.log().filter((logged) => logged.number <= number);
  return (
    entries.map(({ entry }) => title.logLine(entry, words.language)).findLast((line) => line !== undefined)?.text ?? ''
  );
}
