import { type IdSet, NONE } from '@carillon/flow';
import { BRITISH, FRENCH, type Side, type Space, space } from '../ids.ts';
import { adjacentTo, isCultivated, isFortress, isPort, listOf, originallyOf } from '../map.ts';
import type { State } from '../state.ts';
import { controls } from './control.ts';
import { isOpenTo } from './interception.ts';
import { hasFortification } from './presence.ts';
import { Frontier, scratchSpaces } from './walk.ts';

// 12.0 Supply. The line is traced from its sources outwards.

const FORTRESSES = space.all.filter(isFortress);
const frenchReach = scratchSpaces();
const britishReach = scratchSpaces();
const links = new Frontier();

const connected = (overWater: boolean): readonly (readonly Space[])[] =>
  space.all.map((from) => adjacentTo(from).flatMap(({ to, water }) => (water === overWater ? [to] : [])));
const overWater = connected(true);
const overLand = connected(false);

/** 12.1 Whether supply comes from a fortress: an originally friendly one, or for the British a captured port. */
const isSource = (g: State, of: Side, where: Space): boolean =>
  (originallyOf(where) === of || (of === BRITISH && isPort(where))) && controls(g, of, where);

/** 12.21 Whether a supply line may pass over land connections here; Amphib markers are only on cultivated spaces. */
const carriesByLand = (g: State, of: Side, where: Space): boolean =>
  isCultivated(where) || hasFortification(g, of, where);

/**
 * Supply has reached a space; 12.2 unbesieged enemy units and fortifications keep it out, leaders and forts under
 * construction do not. The space may be a link in turn if the line came `byWater` or may go on by land.
 */
function reach(g: State, of: Side, where: Space, spaces: IdSet<Space>, byWater: boolean): void {
  if (links.has(where)) return;
  // Most spaces are reached by several lines: the first has checked whether the space is open.
  const known = spaces.has(where);
  if (!known && !isOpenTo(g, of, where)) return;
  if (!known) spaces.add(where);
  if (byWater || carriesByLand(g, of, where)) links.add(where);
}

/** 12.1 The sources. An Amphib space is one even while its fortress is besieged, or nobody could besiege Louisbourg. */
function begin(g: State, of: Side, spaces: IdSet<Space>): void {
  for (const each of FORTRESSES) if (isSource(g, of, each)) reach(g, of, each, spaces, true);
  if (of !== BRITISH) return;
  for (let s = g.amphib.first(); s !== NONE; s = g.amphib.after(s)) reach(g, of, s, spaces, true);
}

/**
 * 12.1–12.21 The spaces where Drilled Troops of a side are in supply. A read-only set, valid until the next call for
 * that side. A link is water-connected to both neighbours in the line, or cultivated, fortified by its side, or an
 * Amphib space.
 */
export function supplyOf(g: State, of: Side): IdSet<Space> {
  const spaces = of === FRENCH ? frenchReach : britishReach;
  spaces.clear();
  links.clear();
  begin(g, of, spaces);
  for (let from = links.next(); from !== NONE; from = links.next()) {
    for (const to of listOf(overWater, from)) reach(g, of, to, spaces, true);
    if (!carriesByLand(g, of, from)) continue;
    for (const to of listOf(overLand, from)) reach(g, of, to, spaces, false);
  }
  return spaces;
}

/** 12.1 Whether Drilled Troops of a side are in supply at a space; never where unbesieged enemies are (12.2). */
export const supplied = (g: State, of: Side, where: Space): boolean => supplyOf(g, of).has(where);
