/** What the evaluation looks at, each for the French less for the British, unless it says otherwise. */
export const FEATURES = [
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
  /** 13.12 Less how near the British are to winning by strongholds. */
  'condition',
  /** 13.11 How likely points end the game with this year. */
  'suddenEnd',
] as const;
export type Feature = (typeof FEATURES)[number];

/** What each is worth, in victory points. */
export const WEIGHTS: { readonly [F in Feature]: number } = {
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

/** How much a point tells of the result, at the start of a game and at its end. */
export const STEEPNESS = { atStart: 0.3, atEnd: 0.75 } as const;
