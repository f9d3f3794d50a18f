/** The distance if there is no way; more than any march. */
const FAR = 40;

/**
 * Returns the number of connections between two spaces along the shortest way, whatever pieces are on it; 40 if there
 * is no way. `next` gives the neighbours of a space.
 */
export function distancesBetween<Space extends number>(
  spaces: readonly Space[],
  next: (from: Space) => readonly { readonly to: Space }[],
): (from: Space, to: Space) => number {
  const distances = spaces.map((start) => {
    const found = new Int8Array(spaces.length).fill(FAR);
    found[start] = 0;
    const queue: Space[] = [start];
    for (let from = queue.shift(); from !== undefined; from = queue.shift()) {
      for (const { to } of next(from)) {
        if ((found[to] ?? 0) < FAR) continue;
        found[to] = (found[from] ?? 0) + 1;
        queue.push(to);
      }
    }
    return found;
  });
  return (from, to) => distances[from]?.[to] ?? FAR;
}
