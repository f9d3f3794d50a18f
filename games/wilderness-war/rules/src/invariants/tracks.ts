import { inLine, NONE } from '@carillon/flow';
import { at } from '@carillon/kit';
import { SCENARIO_FACTS } from '../data/scenarios.ts';
import { option, side } from '../ids.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';

const SEALED = option.of('sealedBids');
const OPEN = option.of('openBids');

/** More than a game can reach: the track ends at 10 and its marker has another side; no year comes close to this. */
const MOST_VP = 200;

/** Checks the tracks, the options and the sides. */
export function checkTracks(g: State): void {
  const { startYear, endYear, id } = at(SCENARIO_FACTS, g.scenario);
  if (g.year < startYear || g.year > endYear) {
    throw impossible('year-out-of-scenario', `${id} is played from ${startYear} to ${endYear}`, inLine('year'));
  }
  if (Math.abs(g.vp) > MOST_VP) throw impossible('vp-out-of-reach', `no side can have ${g.vp} VP`, inLine('vp'));
  const bids = [SEALED, OPEN].filter((each) => g.options.has(each)).length;
  if (bids > 1) throw impossible('bids-twice', 'bids are either sealed or open', inLine('options'));
  if (g.exchanged && bids === 0)
    throw impossible('exchanged-unbid', 'sides were exchanged without bids', inLine('exchanged'));
  checkHeld(g);
}

/** 4.0 A side may hold its last card, but not one that it carried into this season. */
function checkHeld(g: State): void {
  for (let of = g.holding.first(); of !== NONE; of = g.holding.after(of)) {
    const name = side.nameOf(of);
    if (g.held.get(of) > 1) throw impossible('holds-several', `${name} holds more than one card`, inLine('holding'));
    if (g.carried.has(of))
      throw impossible('holds-again', `${name} must play the card that it carried`, inLine('holding'));
  }
}
