// Dice, as chance lists them.

/** Calls `offer` for each face of a die. */
export function eachDie(offer: (face: number) => void): void {
  for (let face = 1; face <= 6; face++) offer(face);
}

/** Calls `offer` for each roll of two dice, the first one's face before the second's. */
export function eachTwoDice(offer: (first: number, second: number) => void): void {
  for (let first = 1; first <= 6; first++) for (let second = 1; second <= 6; second++) offer(first, second);
}
