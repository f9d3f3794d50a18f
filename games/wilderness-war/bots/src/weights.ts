/**
 * The features that the evaluation always reads: each is the French figure minus the British one, unless it says
 * otherwise.
 */
const BASIC = [
  /** Victory points on the track. */
  'points',
  /** Half a point for each Raided marker, as the end of the year will score them (13.22); an odd one is rounded up. */
  'raids',
  /** The prizes of sieges under way, each by its chance. */
  'sieges',
  /** The prizes within reach of the two best led stacks. */
  'threats',
  /** Combat strength on the map. */
  'strength',
  /** Regular units: these never come back. */
  'regulars',
  /** Strength in the wilderness without shelter, late in the year (11.1). */
  'exposed',
  'forts',
  'fortsStarted',
  'stockades',
  /** Niagara and Ohio Forks. */
  'keySpaces',
  'cards',
  'leaders',
  /** Auxiliaries near something to raid. */
  'raiders',
  /** 13.12 How near the British are to winning by strongholds, as a negative number. */
  'condition',
  /** 13.11 The chance that the game ends with this year. */
  'suddenEnd',
] as const;

/** The features of `war.ts`, read only for weights that count them: the hand-made weights do not. */
export const WAR = [
  /** 8.231 The prizes of sieges out of supply, where nobody may roll, each by its chance. */
  'siegesDry',
  /** Strength of stacks with Drilled Troops out of supply (12.0). */
  'unsupplied',
  /** 7.92 Strength of such stacks with nowhere to retreat. */
  'noWayBack',
  /**
   * The strength that leaders lead, up to their Command; that of the strongest stack and of the next; and the strength
   * without leaders.
   */
  'led',
  'bestStack',
  'secondStack',
  'unled',
  /** The led strength in each theatre: Hudson and Champlain, Ohio and Ontario, coast and St Lawrence. */
  'north',
  'west',
  'sea',
  /** The led strength at sieges of enemy posts. */
  'besiegers',
  /** Drilled units without shelter in the wilderness; they count more towards the end of the year (11.1). */
  'roofless',
  'reduced',
  'auxiliaries',
  /** Posts without a garrison. */
  'emptyFortresses',
  'emptyForts',
  /** Stockades without units that Drilled enemies next to them could take. */
  'loose',
  /** Forts next to an enemy fort or fortress. */
  'roadForts',
  /** Cards of value 3, with which any leader acts and a force sails. */
  'bigCards',
  /**
   * 6.43 The prize of a landing by the best British army in a port, by its chance; and the same if the British hold the
   * card for it.
   */
  'landing',
  'landingCard',
] as const;
export const FEATURES: readonly [...typeof BASIC, ...typeof WAR] = [...BASIC, ...WAR];
export type Feature = (typeof FEATURES)[number];

/** The worth of each feature, in victory points. */
export const WEIGHTS: { readonly [F in Feature]: number } = {
  ...(Object.fromEntries(WAR.map((name) => [name, 0])) as { readonly [F in (typeof WAR)[number]]: 0 }),
  points: 1,
  raids: 0.9,
  sieges: 1,
  threats: 0.55,
  strength: 0.09,
  regulars: 0.05,
  exposed: -0.045,
  forts: 0.12,
  fortsStarted: 0.06,
  stockades: 0.03,
  keySpaces: 0.25,
  cards: 0.12,
  leaders: 0.02,
  raiders: 0.06,
  condition: 8,
  suddenEnd: 6,
};

/** These keep their worth to the end; all others fade as the game goes on. */
export const LASTING: ReadonlySet<Feature> = new Set(['points', 'raids', 'sieges', 'condition', 'suddenEnd']);

/** How strongly a point predicts the result, at the start of a game and at its end. */
export const STEEPNESS = { atStart: 0.3, atEnd: 0.75 } as const;
