/** The weight of each Action in an Action Phase, however many choices it has. */
export const SHARES: Readonly<Record<string, number>> = {
  raid: 3,
  indian: 3,
  light: 3,
  army: 8,
  forced: 2,
  sail: 1.5,
  marshal: 1.5,
  construct: 0.6,
  done: 0.15,
};

/** The weight of a verb in playouts, relative to the other verbs of its step; 1 if not listed. */
export const LEANING: Readonly<Record<string, number>> = {
  'action-phase.spend hold': 0.4,
  'action-phase.spend none': 3,
  'march.muster take': 12,
  'march.muster done': 1,
  'march.onward drop': 0.04,
  'march.onward pick': 0.3,
  'march.stuck drop': 0.04,
  'sail.muster take': 12,
  'sail.ashore land': 2,
  'marshal.call call': 12,
  'raid.onward raid': 3,
  'battle.events play': 1,
  'volley.reroll done': 0.1,
};
