import { inLine, NONE } from '@carillon/flow';
import { AMPHIBIOUS_ARROWS } from '../data/connections.ts';
import { BRITISH, enemyOf, FRENCH, NO_WORK, type Side, type Space, side, space } from '../ids.ts';
import { isFortress, originallyOf } from '../map.ts';
import { flow, March } from '../procedures/contents.ts';
import { fortStartedBy, hasDrilled, hasFort, hasFreeFortification, hasUnits } from '../query/presence.ts';
import { besiegedSide, hasAnyUnit, KEY_SPACES, losesAmphib, solelyHolds } from '../settle.ts';
import type { State } from '../state.ts';
import { impossible } from './faults.ts';
import { isDecided, isQuiet } from './quiet.ts';

/** Checks each space. */
export function checkSpaces(g: State): void {
  for (const each of space.all) {
    checkMarkers(g, each);
    if (g.works.get(each) !== NO_WORK) checkWorks(g, each);
    if (g.besieged.has(each)) checkSiege(g, each);
    if (g.captured.has(each)) checkCaptured(g, each);
    if (g.amphib.has(each)) checkAmphib(g, each);
    checkUnits(g, each);
  }
  for (const each of KEY_SPACES) checkKeySpace(g, each);
}

const nameOf = (where: Space): string => space.nameOf(where);
const lineOf = (where: Space) => inLine('space', nameOf(where));

function checkMarkers(g: State, where: Space): void {
  const [one, two] = [g.siegeOne.has(where), g.siegeTwo.has(where)];
  if (one && two)
    throw impossible('siege-at-two-levels', `${nameOf(where)} is besieged at level 1 and at level 2`, lineOf(where));
  if ((one || two) && !g.besieged.has(where)) {
    throw impossible('level-without-siege', `${nameOf(where)} has a siege level and is not besieged`, lineOf(where));
  }
  const raided = g.frenchRaids.get(where) + g.britishRaids.get(where) > 0;
  if (raided && isFortress(where))
    throw impossible('fortress-raided', `${nameOf(where)} is a fortress and raided`, lineOf(where));
  if (g.britishHolds.has(where) && !KEY_SPACES.includes(where)) {
    throw impossible('no-key-space', `${nameOf(where)} scores for nobody who holds it`, lineOf(where));
  }
}

/**
 * 5.43 Nothing is built in a fortress; 5.45 a fort under construction is removed when enemy Drilled Troops hold its
 * space.
 */
function checkWorks(g: State, where: Space): void {
  if (isFortress(where))
    throw impossible('built-in-fortress', `something is built in the fortress ${nameOf(where)}`, lineOf(where));
  const owner = fortStartedBy(g, where);
  if (owner === NONE || hasUnits(g, owner, where) || !hasDrilled(g, enemyOf(owner), where) || !isDecided(g, where))
    return;
  throw impossible('fort-started-lost', `enemies alone are at the fort begun at ${nameOf(where)}`, lineOf(where));
}

/** 8.21 A fort or fortress is besieged, by enemies outside. */
function checkSiege(g: State, where: Space): void {
  const post = isFortress(where) || side.all.some((of) => hasFort(g, of, where));
  if (!post) throw impossible('siege-of-nothing', `no fort or fortress is at ${nameOf(where)}`, lineOf(where));
  if (hasUnits(g, enemyOf(besiegedSide(g, where)), where) || !isQuiet(g, where)) return;
  throw impossible('siege-without-besiegers', `nobody besieges ${nameOf(where)}`, lineOf(where));
}

/** 8.24 Only a fortress can be captured, and its captor has a unit or an Amphib marker there. */
function checkCaptured(g: State, where: Space): void {
  if (!isFortress(where)) throw impossible('captured-no-fortress', `${nameOf(where)} is no fortress`, lineOf(where));
  const captor = enemyOf(ownerOf(where));
  if (hasAnyUnit(g, captor, where) || (captor === BRITISH && g.amphib.has(where)) || !isQuiet(g, where)) return;
  throw impossible('captured-unheld', `nobody holds the captured fortress ${nameOf(where)}`, lineOf(where));
}

/** The side that a fortress belongs to originally. */
const ownerOf = (fortress: Space): Side => (originallyOf(fortress) === FRENCH ? FRENCH : BRITISH);

const LANDINGS: readonly Space[] = AMPHIBIOUS_ARROWS.map(({ to }) => space.of(to));

function checkAmphib(g: State, where: Space): void {
  if (!LANDINGS.includes(where))
    throw impossible('amphib-inland', `nobody can land at ${nameOf(where)}`, lineOf(where));
  if (!losesAmphib(g, where) || !isDecided(g, where)) return;
  throw impossible('amphib-lost', `the French alone have ${nameOf(where)}, where an Amphib marker lies`, lineOf(where));
}

/**
 * 6.51 Enemies are together only where a march has brought them; no other pieces share a space with an unbesieged enemy
 * fortification.
 */
function checkUnits(g: State, where: Space): void {
  for (const of of side.all) {
    if (!hasUnits(g, of, where) || flow.within(g, March)?.at === where) continue;
    const enemy = enemyOf(of);
    if (hasUnits(g, enemy, where))
      throw impossible('enemies-together', `both sides are at ${nameOf(where)}`, inLine('at', nameOf(where)));
    if (!hasFreeFortification(g, enemy, where)) continue;
    throw impossible(
      'beside-free-post',
      `units are beside an enemy fortification at ${nameOf(where)} that is not besieged`,
      lineOf(where),
      inLine('at', nameOf(where)),
    );
  }
}

/** 13.23 A side alone at Niagara or Ohio Forks has scored for it. */
function checkKeySpace(g: State, where: Space): void {
  const holder = g.britishHolds.has(where) ? BRITISH : FRENCH;
  if (!solelyHolds(g, enemyOf(holder), where) || !isDecided(g, where)) return;
  const name = nameOf(where);
  const who = holder === FRENCH ? 'the British' : 'the French';
  throw impossible(
    'key-space-taken',
    `${who} alone have ${name}, and it is not theirs`,
    lineOf(where),
    inLine('at', name),
  );
}
