/**
 * Earlier computer players, by title and by the name of their version, with the commit that each is built from: later
 * players are measured against them. In Wilderness War, Captain and General of `hand-6` still judge by hand. In
 * Bayonets & Tomahawks, players called `hand-5` also played with a later policy; the player built here under this name
 * is the first one.
 */
export const PAST_PLAYERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bayonets-tomahawks': { 'hand-5': '9664ff0e', 'hand-6': 'a1ca49f5' },
  'wilderness-war': { 'hand-4': '9664ff0e', 'hand-5': 'ba65f451', 'hand-6': '6637198a' },
};
