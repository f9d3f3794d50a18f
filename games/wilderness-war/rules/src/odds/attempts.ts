import { NONE, type None } from '@carillon/flow';
import { sideName } from '../change.ts';
import { isLeader } from '../counters.ts';
import { enemyOf, known, type Piece, piece, type Space, space, spaceOf } from '../ids.ts';
import { Avoid, flow, Interception } from '../procedures/contents.ts';
import { type Force, followers, scratchForce } from '../query/command.ts';
import { eachDie } from '../query/dice.ts';
import {
  attemptSucceeds,
  eachAvoider,
  eachInterceptor,
  isLoneAuxiliary,
  type Meeting,
  slipsAway,
} from '../query/interception.ts';
import { tacticsModifier } from '../say.ts';
import type { State } from '../state.ts';
import type { OddsMeeting, OddsOutcome, OddsTry } from './types.ts';

// 6.7 Attempts to intercept, and 6.8 to avoid battle: the pieces that may make one, and its chance to succeed.

/** The odds of the battle after a piece's interception; `null` if there is none. */
export type Battles = (by: Piece) => OddsOutcome | null;

/** The attempts possible where a side is asked for one, or assembles its party; `undefined` elsewhere. */
export function meetingOf(g: State, battles: Battles): OddsMeeting | undefined {
  const { procedure, step } = flow.question(g);
  if (step !== 'ask' && procedure !== 'muster') return undefined;
  if (flow.within(g, Interception) !== undefined) return interceptionOf(g, battles);
  return flow.within(g, Avoid) === undefined ? undefined : avoidanceOf(g);
}

function interceptionOf(g: State, battles: Battles): OddsMeeting {
  const f = flow.enclosing(g, Interception);
  const { side, at } = f;
  const tries: OddsTry[] = [];
  const offer = (by: Piece): void => {
    tries.push(rolledTry(g, by));
  };
  if (f.commander === NONE && f.force.isEmpty) eachInterceptor(g, f, offer, offer);
  else offer(known(f.commander === NONE ? f.force.first() : f.commander));
  const onlyUnits = isOnlyForAuxiliaries(f) ? tries.filter(({ by }) => !isLeader(piece.of(by))) : [];
  const result = tries.map((each) => ({ ...each, ...onlyOf(each, onlyUnits), outcome: battles(piece.of(each.by)) }));
  return { kind: 'interception', side: sideName(side), at: space.nameOf(at), tries: result };
}

/** 6.721 Whether only a lone Auxiliary may try; 6.62 others, too, in a space that is infiltrated. */
const isOnlyForAuxiliaries = ({ side, movers, at, infiltrates }: Meeting): boolean =>
  !infiltrates && isLoneAuxiliary(enemyOf(side), movers, at);

/** The unit that a leader would take along, of those that may try. */
function onlyOf({ by, from }: OddsTry, units: readonly OddsTry[]): Pick<OddsTry, 'only'> {
  const unit = isLeader(piece.of(by)) ? units.find((each) => each.from === from) : undefined;
  return unit === undefined ? {} : { only: unit.by };
}

function avoidanceOf(g: State): OddsMeeting {
  const f = flow.enclosing(g, Avoid);
  const { side, at } = f;
  const tries: OddsTry[] = [];
  const offer = (by: Piece): void => {
    gather(g, by, at, f.barred);
    tries.push(slipsAway(side, party, at, f.attackers) ? automatic(g, by) : rolledTry(g, by));
  };
  if (f.commander === NONE && f.force.isEmpty) eachAvoider(g, side, at, f.barred, offer, offer);
  else offer(known(f.commander === NONE ? f.force.first() : f.commander));
  return { kind: 'avoid', side: sideName(side), at: space.nameOf(at), tries };
}

const party = scratchForce();

/** A piece; if it is a leader, together with all pieces that may go with him. */
function gather(g: State, by: Piece, where: Space, barred: Force): void {
  party.clear();
  if (isLeader(by)) followers(g, by, where, party);
  for (let p = party.first(); p !== NONE; p = party.after(p)) if (barred.has(p)) party.delete(p);
  party.add(by);
}

const commanderOf = (by: Piece): Piece | None => (isLeader(by) ? by : NONE);
const whereIs = (g: State, by: Piece) => space.nameOf(known(spaceOf(g.place.get(by))));

/** An attempt by a roll of the die. */
const rolledTry = (g: State, by: Piece): OddsTry => ({
  by: piece.nameOf(by),
  from: whereIs(g, by),
  chance: chanceOf(commanderOf(by)),
  automatic: false,
  modifiers: tacticsModifier(commanderOf(by)),
  outcome: null,
});

/** 6.8 Auxiliaries that slip away without a roll. */
const automatic = (g: State, by: Piece): OddsTry => ({
  ...rolledTry(g, by),
  chance: 1,
  automatic: true,
  modifiers: [],
});

/** 6.71 The chance that an attempt succeeds with one die, under a leader or without one. */
export function chanceOf(commander: Piece | None): number {
  let [all, good] = [0, 0];
  eachDie((rolled) => {
    all++;
    if (attemptSucceeds(commander, rolled)) good++;
  });
  return good / all;
}
