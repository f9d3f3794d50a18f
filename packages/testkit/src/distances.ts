/** The distance of each place from the nearest of `goals`, in connections. */
export function distancesTo(
  goals: readonly string[],
  connections: readonly { readonly a: string; readonly b: string }[],
): ReadonlyMap<string, number> {
  const far = new Map(goals.map((goal) => [goal, 0]));
  for (const [at, steps] of far) {
    for (const { a, b } of connections) {
      const to = a === at ? b : b === at ? a : undefined;
      if (to !== undefined && !far.has(to)) far.set(to, steps + 1);
    }
  }
  return far;
}

/** Weights that draw a player towards the goals: each step nearer multiplies the weight by `pull`. */
export function drawnTo(
  verbs: readonly string[],
  goals: readonly string[],
  connections: readonly { readonly a: string; readonly b: string }[],
  pull: number,
): Readonly<Record<string, number>> {
  const far = [...distancesTo(goals, connections)];
  const weights = far.map(([place, steps]) => [place, pull ** (NEAR - Math.min(steps, FAR))] as const);
  return Object.fromEntries(verbs.flatMap((verb) => weights.map(([place, weight]) => [`${verb} ${place}`, weight])));
}

/** At this distance a place has the default weight. */
const NEAR = 4;
const FAR = 8;
