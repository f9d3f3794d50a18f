// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  "signs.spaces": () => "Spaces",
  "signs.settled": () => "Settled Space, French or British. The number is its value for raids and Winter Quarters [2.1.5].",
  "signs.outpost": () => "Outpost, French or British. A raid on it is worth 1 Raid Point [2.1.4].",
  "signs.fortress": () => "Fortress: a French Settled Space in a star. Its two Bastions must fall before it can be taken [2.1.10].",
  "signs.base": () => "British Base, on the coast. French units may not enter it [2.1.7].",
  "signs.wilderness": () => "Wilderness Space. No side controls it [2.1.3].",
  "signs.village": () => "Village of an Indian Nation: Iroquois or Cherokee [8.0].",
  "signs.victory": () => "Rays: a Victory Space. It is worth its value in VP each time it changes hands [2.1.9].",
  "signs.militia": () => "Figures: Militia. In a Battle here they fight for the side of their colour [13.2.1].",
  "signs.connections": () => "Connections",
  "signs.highway": () => "Highway: up to 16 units of a side may use it in an Action Round [10.1].",
  "signs.road": () => "Road, built along a Path: up to 8 units of a side in an Action Round, at most one of them Artillery [10.1].",
  "signs.roadBegun": () => "Road under construction: still a Path [12.0].",
  "signs.path": () => "Path: only Light units, up to 4 of a side in an Action Round [10.1].",
  "signs.nationPath": () => "Path to a Village of the Iroquois or the Cherokee [8.0].",
  "signs.coastal": () => "Waves under a Highway or a Path: Fleets may move along it too [2.2.4].",
  "signs.room": () => "So many more units of this side may use the connection in this Action Round [10.1].",
  "signs.counters": () => "Counters",
  "signs.triangle": () => "Triangle: Light unit. Indians have a band in their people’s colour [3.1].",
  "signs.square": () => "Square: Brigade [3.2].",
  "signs.circle": () => "Circle: Artillery, Fleet, Fort or Bastion [3.0].",
  "signs.commander": () => "Commander: his rating, and the shapes that may reroll their dice with him [3.7].",
  "signs.reduced": () => "White bar: the unit is Reduced. The next Hit eliminates it [3.0.2].",
  "signs.markers": () => "Markers",
  "signs.control": () => "Control marker: this side holds a space that is not its own Home Space [2.1.2].",
  "signs.raided": () => "Raided by this side: nobody can raid the space again this Year [9.0].",
  "signs.fortBegun": () => "Fort under construction [12.0].",
  "signs.battle": () => "A Battle will be fought here in this Action Round [10.7].",
  "signs.spent": () => "Spent: the units have acted in this Action Round, and cannot act again [7.3].",
  "signs.landed": () => "Landed in this Action Round: a Penalty in Battle [10.6.1].",
  "signs.marshaled": () => "Marshaled in this Action Round: a Penalty in Battle [11.0].",
  "signs.routed": () => "Routed: the stack may only move, and may not attack, until it rallies [13.8].",
  "signs.outOfSupply": () => "Out of Supply: the stack may not build, and has a Penalty in Battle [14.1.1]."
};
