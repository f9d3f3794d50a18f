// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "war.french.points": (d) => "Score. You win after " + d.year + " with " + d.vp + " VP or more, unless the British hold the places that win for them [13.12].",
  "war.french.deny": (d) => "Hold Canada. Keep the British out of " + d.count + " of these: " + d.spaces + ". Or take one of their " + d.fortresses + " fortresses.",
  "war.french.last": (d) => "Score. You win after " + d.year + " with " + d.vp + " VP or more [13.13].",
  "war.french.year": (d) => "You win early with " + d.vp + " VP at the end of " + d.year + " [13.11].",
  "war.british.take": (d) => "Take Canada. You win after " + d.year + ", whatever the score, if you control your own " + d.fortresses + " fortresses and are alone in " + d.least + " of these: " + d.spaces + " [13.12].",
  "war.british.points": (d) => "Or score. You also win with " + d.vp + " VP or more on your side [13.12].",
  "war.british.last": (d) => "Take Canada and score. You win after " + d.year + " with " + d.vp + " VP or more on your side [13.13].",
  "war.points.track": (d) => "Both sides share one track: what one gains, the other loses. It begins at: " + d.score + " [13.2].",
  "war.points.battle": (d) => "Win a battle against a Regular or more than " + d.units + " units: " + d.vp + " VP [7.81].",
  "war.points.places": (d) => "Take a fortress: " + d.fortress + " VP; a fort: " + d.fort + " VP; a stockade: " + d.stockade + " VP [13.2].",
  "war.points.keys": (d) => "Be the only side at Niagara or Ohio Forks, if the enemy held it last: " + d.vp + " VP [13.23].",
  "war.points.raids": (d) => "Raid. Each Raided marker scores " + d.vp + " VP at the end of the year; each side rounds its total up [13.22].",
  "war.points.demolish": (d) => "Demolish a fort of your own: you lose " + d.vp + " VP [5.46].",
  "war.turn.season": (d) => "A year has two seasons. In each season both hands are filled to " + d.cards + " cards, then the sides take turns, the French first, one card at a time [4.0 A].",
  "war.turn.card": () => "A card does one thing: it makes pieces march and fight, it builds, or its event happens [5.26].",
  "war.turn.winter": () => "After the second season Indians go home, raids score, and winter brings losses [4.0 B].",
  "war.end.early": (d) => "At the end of every year a side with " + d.vp + " VP or more wins. The British also win if they control all " + d.fortresses + " fortresses and are alone in " + d.spaces + " [13.11].",
  "war.end.last": (d) => "Otherwise the game ends after " + d.year + ", when " + d.seasons + " seasons have been played. If neither side has then won, it is a draw [13.14]."
};
