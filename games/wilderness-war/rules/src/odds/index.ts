import { CHANCE, copyInto } from '@carillon/flow';
import { sideName } from '../change.ts';
import { isLeader } from '../counters.ts';
import { card, enemyOf, type Piece, piece, type Side, type Space, space } from '../ids.ts';
import type { StepName } from '../position.ts';
import { beginSiege } from '../procedures/chapter-08-sieges.ts';
import { flow } from '../procedures/contents.ts';
import type { Force } from '../query/command.ts';
import { hasFort, hasFortress } from '../query/presence.ts';
import { besieges } from '../query/siege.ts';
import { supplied } from '../query/supply.ts';
import { type State, shape } from '../state.ts';
import { askedAt, type Will } from './answers.ts';
import { attackOf, presentOf, takeOne, toFight } from './approach.ts';
import { meetingOf } from './attempts.ts';
import { type Fight, fightOf, isDecided, isOfPresent } from './fights.ts';
import { outcomeOf } from './outcome.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import type { Tally } from './tally.ts';
import type { FightOdds, Odds, OddsMeeting, OddsOutcome, OddsVariant } from './types.ts';
import { unfold } from './unfold.ts';
import { prepared, type Trial, trialsOf } from './variants.ts';

// The exact odds of an event that dice are about to decide, from the known position: an observer's state works like the
// true one.

/** A force and its route from its present space; with only one space, its action there. */
export interface March {
  readonly side: Side;
  readonly force: Force;
  readonly way: readonly Space[];
  /** 6.6 Whether it infiltrates the last space, and would then go on. */
  readonly infiltrates: boolean;
}

/** The odds at the present question; `undefined` if it leads to no dice, or if the dice of a fight have fallen. */
export function oddsNow(g: State): Odds | undefined {
  const now = presentOf(g);
  if (now === undefined) return undefined;
  const odds = oddsFrom(now, 'march.onward', (fight) => isOfPresent(g, fight));
  return odds.fight === null && odds.meetings.length === 0 ? undefined : odds;
}

/** The odds if a force took that route and fought at its end; `undefined` if it cannot. */
export function oddsOf(g: State, { side, force, way, infiltrates }: March): Odds | undefined {
  const [first, ...others] = way;
  const last = others.pop() ?? first;
  if (first === undefined || last === undefined) return undefined;
  const meetings: OddsMeeting[] = [];
  let from = first;
  for (const to of others) {
    const passing = attackOf(g, { side, force, from, to });
    if (passing === undefined) return undefined;
    meetings.push(...interceptionsIn(passing));
    from = to;
  }
  const there = attackOf(g, { side, force, from, to: last, infiltrates });
  if (there === undefined) return undefined;
  if (infiltrates) return oddsFrom(there, 'march.onward');
  const odds = oddsFrom(there);
  // 8.21 After a battle the defenders may be besieged in their fort or fortress.
  if (odds.fight?.kind === 'battle' && isDefensible(there, side, last)) beginSiege(there, side, last, undefined);
  const cutOff = besieges(there, side, last) && !supplied(there, side, last);
  return { ...odds, cutOff, meetings: [...meetings, ...odds.meetings] };
}

/** 8.1 Whether the enemies of a side have a fort or fortress in a space. */
const isDefensible = (g: State, side: Side, where: Space): boolean =>
  hasFort(g, enemyOf(side), where) || hasFortress(g, enemyOf(side), where);

/** The pieces that may intercept a force that only passes through a space. */
function interceptionsIn(g: State): readonly OddsMeeting[] {
  const found: OddsMeeting[] = [];
  const look = (now: State): void => {
    const meeting = askedAt(now) === 'interception.ask' ? meetingOf(now, () => null) : undefined;
    if (meeting !== undefined) found.push(meeting);
  };
  toFight(g, look, 'march.onward');
  return found;
}

/** The events before the next fight, and its odds. This plays on `g`. */
function oddsFrom(g: State, until?: StepName, counts: (fight: Fight) => boolean = () => true): Odds {
  const meetings: OddsMeeting[] = [];
  let mayShelter = false;
  const fight = toFight(
    g,
    (now) => {
      if (flow.who(now) === CHANCE) return;
      const meeting = meetingOf(now, (by) => battleAfter(now, by));
      if (meeting !== undefined && !meetings.some(({ kind }) => kind === meeting.kind)) meetings.push(meeting);
      mayShelter ||= askedAt(now) === 'shelter.pick';
    },
    until,
  );
  return {
    meetings,
    mayShelter,
    cutOff: false,
    fight: fight === undefined || !counts(fight) ? null : oddsOfFight(g, fight),
  };
}

/** The odds of the battle that follows if a piece, or a leader with all he may take, intercepts. */
function battleAfter(asked: State, by: Piece): OddsOutcome | null {
  const g = shape.blank();
  copyInto(g, asked);
  const name = piece.nameOf(by);
  takeOne(g, [`${isLeader(by) ? 'lead' : 'send'} ${name}`]);
  toFight(g, () => undefined, 'interception.roll');
  const succeeds = takeOne(g, ['roll 6']);
  const fight = succeeds ? toFight(g, () => undefined, 'march.onward') : undefined;
  return fight === undefined ? null : play(g, fight, {}).outcome;
}

/** A fight played out. */
interface Played {
  readonly tally: Tally;
  readonly outcome: OddsOutcome;
  /** Both sides before the dice; `undefined` if there are none. */
  readonly sheet: Sheet | undefined;
}

function play(g: State, fight: Fight, will: Will, early = false): Played {
  let sheet: Sheet | undefined;
  const tally = unfold(g, {
    will,
    early,
    isOver: (now) => isDecided(now, fight),
    atRoll(now) {
      if (sheet === undefined && fightOf(now)?.kind === fight.kind) sheet = sheetOf(now, fight.kind);
    },
  });
  return { tally, outcome: outcomeOf(g, tally, fight, will.takes?.includes('assault')), sheet };
}

/** The odds of a fight with dice still to roll, and the things that would change them. */
export function oddsOfFight(g: State, fight: Fight): FightOdds {
  const { outcome, sheet = sheetOf(g, fight.kind) } = play(g, fight, {});
  const variants = trialsOf(g, fight).flatMap((trial) => variantOf(g, fight, sheet, trial) ?? []);
  return { kind: fight.kind, at: space.nameOf(fight.at), ...sheet, outcome, variants };
}

/** The effect of a trial; `undefined` if the rules do not allow it. */
function variantOf(g: State, fight: Fight, usual: Sheet, trial: Trial): OddsVariant | undefined {
  const { tally, outcome, sheet = usual } = play(prepared(g, trial), fight, trial.will, trial.early);
  if (!tally.differs) return undefined;
  const { what, side, cards, held } = trial;
  const { attacker, defender } = sheet;
  return { what, side: sideName(side), cards: cards.map(card.nameOf), held, outcome, attacker, defender };
}
