import type { BattleOdds, Overwhelming, RaidOdds, View } from '@carillon/bayonets-tomahawks-rules/reference';
import { type ChosenFrom, type Inquiry, innermost, type Language } from '@carillon/board';
import { say } from '../texts/index.ts';
import { sideName } from '../texts/names.ts';
import { type Worth, worthOf } from './answers.ts';
import { causesInLine, sidesOf } from './causes.ts';
import { percent } from './percent.ts';

// A march under consideration: the query about it, and the answer in one line.

/** Choices by which a force enters a space. */
const ENTERS = /^move (\S+)$/;

/** A step of a raider. */
const GOES_TO = /^to \S+$/;

/** A choice that plays a card. */
const PLAYS = /^play (\S+)$/;

/** The query about a card, a Raid or the end of a march under consideration; `undefined` if the choices are none of these. */
export function foresee(view: View, choices: readonly string[]): Inquiry | undefined {
  const card = PLAYS.exec(choices[0] ?? '')?.[1];
  return card === undefined ? foreseeDice(view, choices) : { name: 'event', args: { card } };
}

function foreseeDice(view: View, choices: readonly string[]): Inquiry | undefined {
  const marching = innermost(view.stack);
  if (marching?.procedure === 'raid' && GOES_TO.test(choices[0] ?? '')) return { name: 'odds', args: {} };
  if (marching?.procedure !== 'march' || choices.some((choice) => !ENTERS.test(choice))) return undefined;
  const at = ENTERS.exec(choices.at(-1) ?? '')?.[1];
  return at === undefined ? undefined : { name: 'odds', args: { at, force: marching.locals.force } };
}

const hasKind = (answer: unknown): answer is BattleOdds | RaidOdds | Overwhelming =>
  typeof answer === 'object' && answer !== null && 'kind' in answer;

/** Whether the rules' answer contains odds; it is `null` if there are none. */
export const isOdds = (answer: unknown): answer is BattleOdds | RaidOdds =>
  hasKind(answer) && answer.kind !== 'overwhelm';

/** Whether the rules' answer says that an event would change nothing. */
const isOfIdleEvent = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'idle' in answer && answer.idle === true;

/**
 * The odds of a Battle in one line, that enemies would be Overwhelmed, or that an event would change nothing; empty if
 * the answer says nothing, and for a Raid, whose targets are many.
 */
export function brief(answer: unknown, language: Language): string {
  if (isOfIdleEvent(answer)) return say(language, 'event.idle');
  if (hasKind(answer) && answer.kind === 'overwhelm') return say(language, 'odds.overwhelm', answer);
  return isOdds(answer) && answer.kind === 'battle' ? reported(answer, language) : '';
}

function reported(odds: BattleOdds, language: Language): string {
  const [attacker, defender] = sidesOf(odds);
  return say(language, 'odds.brief', {
    attacker: sideName(attacker, language),
    defender: sideName(defender, language),
    win: percent(odds.wins, language),
    rout: percent(odds.defenderRouted, language),
    routed: percent(odds.attackerRouted, language),
    why: causesInLine(odds, language),
  });
}

/** The worth of a reroll to the side that rolls; `undefined` if the answer does not include it. */
const rerollIn = (answer: unknown, { option, options, seat }: ChosenFrom): Worth | undefined =>
  isOdds(answer) && answer.kind === 'battle' && option.verb !== 'done'
    ? worthOf(answer, option, options, seat)
    : undefined;

/**
 * The chance to win with a reroll, for the side that rolls, from 0 to 1; `undefined` if the answer does not include it.
 */
export const chance = (answer: unknown, chosen: ChosenFrom): number | undefined => rerollIn(answer, chosen)?.chance;

/** The effect of a reroll: `win 58 % → 62 %` for the side that rolls; empty if the answer does not include it. */
export function worth(answer: unknown, chosen: ChosenFrom, language: Language): string {
  const found = rerollIn(answer, chosen);
  if (!found) return '';
  return say(language, found.differs ? 'odds.becomes' : 'odds.same', {
    before: percent(found.kept, language),
    after: percent(found.chance, language),
  });
}
