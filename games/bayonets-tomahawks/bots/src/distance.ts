import { exitsOf, type Space, space } from '@carillon/bayonets-tomahawks-rules/search';

/** Connections between each two spaces along the shortest way, whatever stands there. */
const distances: readonly Int8Array[] = space.all.map((from) => {
  const found = new Int8Array(space.count).fill(-1);
  found[from] = 0;
  const queue: Space[] = [from];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const { to } of exitsOf(next)) {
      if ((found[to] ?? 0) >= 0) continue;
      found[to] = (found[next] ?? 0) + 1;
      queue.push(to);
    }
  }
  return found;
});

/** More than any march. */
const FAR = 40;

/** How many connections lie between two spaces; 40 where no way leads by land. */
export function distance(from: Space, to: Space): number {
  const found = distances[from]?.[to] ?? -1;
  return found < 0 ? FAR : found;
}
