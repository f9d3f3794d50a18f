/**
 * Earlier computer players, by title and by the name of their version, with the commit that each is built from: later
 * players are measured against them. In Wilderness War, all levels of `hand-6` judge by hand, in Bayonets &
 * Tomahawks those of `hand-7`. There, players called `hand-5` also played with a later policy; the player built here
 * under this name is the first one. In Wilderness War, players called `learned-1` are the last that judged by these
 * weights and `hand-6`, and those called `hand-7` the last with a policy set by hand.
 */
export const PAST_PLAYERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bayonets-tomahawks': { 'hand-5': '9664ff0e', 'hand-6': 'a1ca49f5', 'hand-7': '8a7dbb20' },
  'wilderness-war': {
    'hand-4': '9664ff0e',
    'hand-5': 'ba65f451',
    'hand-6': '6637198a',
    'learned-1': '2664ec1c',
    'hand-7': '218e877a',
  },
};
