import { at } from '@carillon/kit';
import { DIE, RAID, RALLY } from '../data/tables.ts';
import { type Face, face } from '../ids.ts';

// 1.3 The die: two Flags, and one each of the other faces.

const weights: readonly number[] = DIE.map(({ count }) => count);

/** Offers the faces of a die with their weights. */
export function offerFaces(offer: { times(weight: number): void; roll(rolled: Face): void }): void {
  for (const each of face.all) {
    offer.times(at(weights, each));
    offer.roll(each);
  }
}

const sides: number = weights.reduce((sum, each) => sum + each, 0);
/** The chance that a die shows a face that passes `test`. */
export const chanceOf = (test: (rolled: Face) => boolean): number =>
  face.all.reduce((sum, each) => sum + (test(each) ? at(weights, each) : 0), 0) / sides;

const among = (names: readonly string[]): readonly boolean[] => face.names.map((name) => names.includes(name));
const raids = among(RAID.successFaces);
const byLights = among(RAID.interception[0].faces);
const byOthers = among(RAID.interception[1].faces);

/** 9.3 */
export const succeeds = (rolled: Face): boolean => at(raids, rolled);
/** 9.2 Light units intercept on more faces than others. */
export const intercepts = (rolled: Face, lights: boolean): boolean => at(lights ? byLights : byOthers, rolled);

const lightsRally = among(RALLY[0].success);
const othersRally = among(RALLY[1].success);
/** 14.2 */
export const rallies = (rolled: Face, lights: boolean): boolean => at(lights ? lightsRally : othersRally, rolled);
