import { NONE } from '@carillon/flow';
import { eliminate, put, sideName } from '../change.ts';
import { enemyOf, placeOf, type Space } from '../ids.ts';
import { isArrow } from '../map.ts';
import { isOpenTo } from '../query/interception.ts';
import { hasFreePost } from '../query/presence.ts';
import { at, named } from '../say.ts';
import type { State } from '../state.ts';
import type { Marching } from './chapter-06-onward.ts';
import { beginSiege } from './chapter-08-sieges.ts';

// 6.63, 6.712 Movers forced back to where they came from

/** Whether the movers infiltrate their space, or have infiltrated the one before; a march does not begin with that. */
const isInfiltrator = (f: Marching): boolean => f.infiltrates || f.spent > 1;

/**
 * The rule that eliminates movers who are forced back: 7.92 nobody goes back along an arrow, 6.63 nor do infiltrators
 * to enemies.
 */
function whyNotBack(g: State, f: Marching, back: Space): string | undefined {
  if (isArrow(back, f.at)) return '7.92';
  return isInfiltrator(f) && !isOpenTo(g, f.side, back) ? '6.63' : undefined;
}

/** Puts the movers back where they came from. 6.52, 8.21 Besiegers that had left their siege resume it at level 0. */
export function expel(g: State, f: Marching, back: Space): void {
  const rule = whyNotBack(g, f, back);
  if (rule !== undefined) {
    f.say?.({ type: 'eliminated', side: sideName(f.side), pieces: named(f.force), at: at(f.at), rule });
    for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) eliminate(g, p);
    return;
  }
  f.say?.({ type: 'retreat', side: sideName(f.side), pieces: named(f.force), from: at(f.at), to: at(back) });
  for (let p = f.force.first(); p !== NONE; p = f.force.after(p)) put(g, p, placeOf(back));
  if (hasFreePost(g, enemyOf(f.side), back)) beginSiege(g, f.side, back, f.say);
}
