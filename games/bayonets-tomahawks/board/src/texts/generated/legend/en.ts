// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "legend.commander": (d) => "Commander: rating " + d.rating + ", so many rerolls in a Battle for " + d.units + " [13.5], and so many more dice to Rally [14.2].",
  "legend.rerolls.triangle": () => "Light units",
  "legend.rerolls.square": () => "Brigades",
  "legend.rerolls.both": () => "Light units and Brigades",
  "legend.light": (d) => "" + d.name + ": Light unit. Moves up to three connections of any kind, and raids [9.1].",
  "legend.indian": (d) => "" + d.name + ": Indian unit. Moves up to three connections of any kind, and raids. One Hit eliminates it [3.1].",
  "legend.brigade": (d) => "" + d.name + ": Brigade. Moves up to two highways or roads, and builds Forts and Roads [12.0].",
  "legend.metropolitan": (d) => "" + d.name + ": Metropolitan Brigade. Moves up to two highways or roads, and builds. If it is eliminated, the enemy draws a War in Europe chit [13.4.3].",
  "legend.highland": (d) => "" + d.name + ": Highland Brigade. It may reroll its die in Battle, and takes the first Hit on Metropolitan Brigades [3.2.1].",
  "legend.artillery": (d) => "" + d.name + ": Artillery. Moves up to two highways or roads. It alone hits Bastions, and halves the Penalty of a Fort [3.3].",
  "legend.bastion": (d) => "" + d.name + ": Bastion. It does not move. While one stands, its defenders do not retreat [3.4].",
  "legend.fort": (d) => "" + d.name + ": Fort. It does not move, prevents an Overwhelm, and costs attackers a Penalty, or two without Artillery [3.5].",
  "legend.fleet": (d) => "" + d.name + ": Fleet. It carries up to four units by sea, and is a source of supply [3.6].",
  "legend.full": () => "Full: the first Hit reduces it.",
  "legend.reducedNow": () => "Reduced: the next Hit eliminates it.",
  "legend.marks": (d) => "Marked: " + d.marks + ".",
  "legend.space.settled": (d) => "Settled Space, value " + d.value + ".",
  "legend.space.outpost": () => "Outpost: a raid on it is worth 1 Raid Point.",
  "legend.space.wilderness": () => "Wilderness Space.",
  "legend.space.base": () => "British Base: French units may not enter it.",
  "legend.space.village": () => "Indian Village.",
  "legend.space.fortress": (d) => "Fortress, value " + d.value + ": its two Bastions must fall before it can be taken [2.1.10].",
  "legend.victory": (d) => "Victory Space: worth " + d.value + " VP when it changes hands [2.1.9].",
  "legend.militia": (d) => "Militia: " + d.count + " on the side of " + d.side + " [13.2.1].",
  "legend.card": (d) => "Action Points: " + d.points + " [7.3].",
  "legend.initiative": (d) => "Initiative " + d.initiative + ": the higher one decides which side plays first [7.1].",
  "legend.arStart": () => "Its event is resolved before the Action Phases [7.4]."
};
