/**
 * Players as they were, by title and by what their version was called then, with the commit that they are built from:
 * opponents by which later ones are measured. Players of Bayonets & Tomahawks called `hand-5` also played with the policy
 * that came later; what is built here under this name is the first.
 */
export const PAST_PLAYERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'bayonets-tomahawks': { 'hand-5': '9664ff0e', 'hand-6': 'a1ca49f5' },
  'wilderness-war': { 'hand-4': '9664ff0e', 'hand-5': 'ba65f451' },
};
