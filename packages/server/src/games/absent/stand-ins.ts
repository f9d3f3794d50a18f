import { MINUTE } from '@carillon/kit';
import type { StandIn, StandInTerms } from '@carillon/protocol';
import { isPerson } from '../../computers/accounts.ts';
import type { KeptGame } from '../../store/games.ts';
import type { Game, KeptStandIn } from '../../store/records.ts';
import type { Loaded } from '../keep/loaded.ts';
import { isAway, type Rest } from './rest.ts';

// A computer player stands in for a player who is away, as both sides agreed. The agreement is part of the game's row;
// the computer's plans are in `computer`, like those of any other.

/** The agreement in force for a place. */
export function standInAt({ game, seats }: Pick<KeptGame, 'game' | 'seats'>, place: number): KeptStandIn | undefined {
  const holds = (each: KeptStandIn): boolean => !each.ended && each.account === seats[place]?.account;
  return game.standIns.find((each) => each.place === place && holds(each));
}

/** All agreements of a game, with the one for this place replaced. */
const withStandIn = (game: Game, changed: KeptStandIn): readonly KeptStandIn[] =>
  [...game.standIns.filter(({ place }) => place !== changed.place), changed].sort((a, b) => a.place - b.place);

/** Whether a seat may have a stand-in: only if people play both. */
export function maySubstitute({ game, seats, module }: Loaded, { seat }: StandInTerms): boolean {
  return !game.solo && module.rules.seats.includes(seat) && seats.every(({ account }) => isPerson(account));
}

/** Both have agreed: from now on the computer may take over. Earlier spans of play are kept. */
export function agreedOn(loaded: Loaded, { seat, level, after }: StandInTerms, now: number): readonly KeptStandIn[] {
  const { game, seats, module, seating } = loaded;
  const place = seating.indexOf(module.rules.seats.indexOf(seat));
  const before = game.standIns.find((each) => each.place === place);
  return withStandIn(game, {
    ...{ place, account: seats[place]?.account ?? '', level, after, since: now },
    ...{ ended: false, playing: false, spans: before === undefined ? [] : closed(before.spans, game.seq) },
  });
}

/** The computer takes over at a place, or gives the seat back; `undefined` if nothing changes. */
export function switched(
  loaded: Loaded,
  place: number,
  playing: boolean,
  now: number,
): readonly KeptStandIn[] | undefined {
  const known = standInAt(loaded, place);
  if (known === undefined || known.playing === playing) return undefined;
  const { seq } = loaded.game;
  const spans = playing ? [...known.spans, [seq, null] as const] : closed(known.spans, seq);
  return withStandIn(loaded.game, { ...known, playing, since: now, spans });
}

/** The agreement for a place ends; `undefined` if there is none. */
export function endedAt(loaded: Loaded, place: number): readonly KeptStandIn[] | undefined {
  const known = standInAt(loaded, place);
  if (known === undefined) return undefined;
  const spans = closed(known.spans, loaded.game.seq);
  return withStandIn(loaded.game, { ...known, ended: true, playing: false, spans });
}

/** Closes the last span if it is open; drops it if nothing happened in it. */
function closed(spans: StandIn['spans'], seq: number): StandIn['spans'] {
  return spans.map(([from, to]) => [from, to ?? seq] as const).filter(([from, to]) => to > from);
}

/** The stand-ins of a game, in the shape sent to pages. */
export function standInsToSend(loaded: Loaded): readonly StandIn[] {
  const { game, module, seating } = loaded;
  return game.standIns.map(({ place, level, after, playing, spans }) => {
    const agreed = game.status === 'running' && standInAt(loaded, place) !== undefined;
    const seat = module.rules.seats[seating[place] ?? 0] ?? '';
    return { seat, level, after, agreed, playing: agreed && playing, spans };
  });
}

/** On a day away the computer waits at most this long for a player who may still be at the page. */
const GONE = 10 * MINUTE;
/** It takes over this long before an absent player's time is up, whatever was agreed. */
const BEFORE_END = { live: 30_000, slow: 5 * MINUTE } as const;

/** The facts about a player's absence. */
export interface Absence {
  readonly now: number;
  /** When the player last used the page of the game; 0 if that was long ago. */
  readonly used: number;
  readonly rest: Rest;
}

/**
 * Whether the computer takes over for a player who is asked: on a day away, after the agreed absence, or just before
 * the player's time is up. Hours of sleep, unlike days away, count towards the absence.
 */
export function takesOver(
  { since: agreed, after }: KeptStandIn,
  { since: asked, due, pace }: Pick<Game, 'since' | 'due' | 'pace'>,
  { now, used, rest }: Absence,
): boolean {
  const gone = now - Math.max(used, agreed);
  const waited = Math.min(gone, now - (asked ?? now));
  const live = pace.kind === 'live';
  if (!live && isAway(rest, now) && gone >= GONE) return true;
  if (waited >= after) return true;
  const end = due === null ? Number.POSITIVE_INFINITY : due - (live ? BEFORE_END.live : BEFORE_END.slow);
  return now >= end && gone >= MINUTE;
}
