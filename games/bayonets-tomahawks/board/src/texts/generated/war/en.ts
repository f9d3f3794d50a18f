// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { en, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "war.french.aim": () => "Hold New France and raid the frontier. Keep the Victory marker on your side of the track.",
  "war.british.aim": () => "Take the Victory Spaces of New France. Bring the Victory marker to your side of the track.",
  "war.wins": (d) => "You win at the end of " + d.year + " with the marker at " + d.score + " or better [18.2].",
  "war.bonus.controls-enemy-victory-spaces": (d) => "Bonus of " + d.year + ": " + d.vp + " VP if you control " + plural(d.least, 0, en, { one: "an enemy Victory Space", other: number("en", d.least, 0) + " enemy Victory Spaces" }) + " or more.",
  "war.bonus.controls-enemy-settled-spaces": (d) => "Bonus of " + d.year + ": " + d.vp + " VP if you control " + plural(d.least, 0, en, { one: "an enemy Settled Space", other: number("en", d.least, 0) + " enemy Settled Spaces" }) + " or more.",
  "war.bonus.controls-enemy-home-spaces": (d) => "Bonus of " + d.year + ": " + d.vp + " VP if you control " + plural(d.least, 0, en, { one: "an enemy Home Space", other: number("en", d.least, 0) + " enemy Home Spaces" }) + " or more.",
  "war.bonus.per-enemy-colony-with-controlled-spaces": (d) => "Bonus of " + d.year + ": " + d.vp + " VP for each of " + d.places + " in which you control " + d.least + " enemy spaces or more, at most " + d.most + " VP.",
  "war.bonus.per-listed-space-not-controlled-by-enemy": (d) => "Bonus of " + d.year + ": " + d.vp + " VP for each of " + d.places + " that the enemy does not control, at most " + d.most + " VP.",
  "war.points.track": (d) => "Both factions share one track: what one gains, the other loses. It begins at " + d.score + " [18.1].",
  "war.points.spaces": () => "Gain control of a Victory Space: its value in VP [18.1].",
  "war.points.raids": (d) => "Raid. Every " + d.points + " Raid Points are " + d.vp + " VP [9.3].",
  "war.points.bonus": () => "Each faction may score its bonus of the Year, as stated above [18.2].",
  "war.points.europe": (d) => "Eliminate a Metropolitan Brigade: you draw a War in Europe chit. At the end of the Year the higher chit scores the difference, at most " + d.vp + " VP [18.3].",
  "war.turn.year": (d) => "A Year has " + d.rounds + " Action Rounds. Between them come " + d.others + ": units arrive, then they go home for the winter [4.0].",
  "war.turn.round": () => "In each Action Round both factions choose one of two cards in secret. Its Action Points pay for Raids, movement and construction [7.1].",
  "war.turn.battles": () => "Enemies in one space fight at the end of the round [13.0].",
  "war.end.check": () => "The score is checked at the end of each Year [18.2].",
  "war.place.acadie": () => "Acadie",
  "war.place.canada": () => "Canada",
  "war.place.pays-d-en-haut": () => "Pays d’en Haut",
  "war.place.new-england": () => "New England",
  "war.place.new-york-new-jersey": () => "New York and New Jersey",
  "war.place.pennsylvania-delaware": () => "Pennsylvania and Delaware",
  "war.place.virginia-south": () => "Virginia and the South",
  "war.place.nova-scotia": () => "Nova Scotia"
};
