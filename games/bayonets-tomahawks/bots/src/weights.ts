/** The features that the evaluation always reads: each is the French figure minus the British one. */
const BASIC = [
  /** The Victory marker (18.1), one for each VP towards the French end. */
  'victory',
  /** The bonus of the Year as it stands (18.2.1). */
  'bonus',
  /** The share of the Raid track that is behind a faction's marker (9.3). */
  'raids',
  /** Raid Points within reach of Light units. */
  'raiders',
  /** Victory Spaces within reach of the two most threatening stacks. */
  'threats',
  /** The best prizes within one march, each by its chance. */
  'reach',
  /** The prizes of the sieges of Fortresses under way, by their chances (13.9). */
  'sieges',
  /** The best prize of a Landing by a force with Fleets, by its chance (10.6). */
  'landing',
  /** The worth in Battle of the units on the map. */
  'strength',
  /** Metropolitan Brigades: each loss is a chit for the enemy (18.3.1). */
  'metropolitans',
  /** Ratings of Commanders on the map (3.7). */
  'commanders',
  /** War in Europe chits held: their difference counts at the end of the Year (18.3.2). */
  'chits',
  'routed',
  'outOfSupply',
] as const;

/** The features of `war.ts`, read only for weights that count them: the hand-made weights do not. */
export const WAR = [
  /** Victory Spaces held with a unit, by their prize, and spaces of value that a lone enemy unit could enter (2.1.2). */
  'garrisons',
  'openPosts',
  /** The strongest stack and the next. */
  'bestArmy',
  'secondArmy',
  /** Brigades and guns in each theatre: Champlain, Ohio and Ontario, Acadia and the St Lawrence. */
  'north',
  'west',
  'coast',
  'guns',
  /** Ratings of Commanders with an army. */
  'commanded',
  /** Brigades and guns within a march of a stronger enemy. */
  'threatened',
  'brigades',
  'reduced',
  'lights',
  'indians',
  /** Light units, away from their Villages, with nothing to take within reach. */
  'idleLights',
  /** 3.3 Bastions that stand, and Fortresses without an army. */
  'bastions',
  'emptyFortresses',
  'fortsBegun',
  /** 10.6 Fleets in ports and at sea, and the Brigades and guns with them that they can carry. */
  'fleets',
  'atSea',
  'cargo',
  'cargoGuns',
] as const;
export const FEATURES: readonly [...typeof BASIC, ...typeof WAR] = [...BASIC, ...WAR];
export type Feature = (typeof FEATURES)[number];

/** The worth of each feature, in victory points. */
export const WEIGHTS: { readonly [F in Feature]: number } = {
  ...(Object.fromEntries(WAR.map((name) => [name, 0])) as { readonly [F in (typeof WAR)[number]]: 0 }),
  victory: 1,
  bonus: 0.9,
  raids: 0.9,
  raiders: 0.04,
  threats: 0.35,
  reach: 0.5,
  sieges: 0.8,
  landing: 0.5,
  strength: 0.08,
  metropolitans: 0.15,
  commanders: 0.12,
  chits: 0.9,
  routed: -0.1,
  outOfSupply: -0.05,
};

/** These keep their worth to the end; all others fade as the game goes on. */
export const LASTING: ReadonlySet<Feature> = new Set(['victory', 'bonus', 'reach', 'sieges', 'chits']);

/** How strongly a VP predicts the result, at the start of a game and at its end. */
export const STEEPNESS = { atStart: 0.35, atEnd: 1.6 } as const;
