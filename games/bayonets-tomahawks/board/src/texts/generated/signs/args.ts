// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
/** What each message needs. */
export interface Args {
  "signs.spaces": object;
  "signs.settled": object;
  "signs.outpost": object;
  "signs.fortress": object;
  "signs.base": object;
  "signs.wilderness": object;
  "signs.village": object;
  "signs.victory": object;
  "signs.militia": object;
  "signs.connections": object;
  "signs.highway": object;
  "signs.road": object;
  "signs.roadBegun": object;
  "signs.path": object;
  "signs.nationPath": object;
  "signs.coastal": object;
  "signs.room": object;
  "signs.counters": object;
  "signs.triangle": object;
  "signs.square": object;
  "signs.circle": object;
  "signs.commander": object;
  "signs.reduced": object;
  "signs.points": object;
  "signs.light": object;
  "signs.army": object;
  "signs.sailArmy": object;
  "signs.lightArmy": object;
  "signs.indian": object;
  "signs.double": object;
  "signs.markers": object;
  "signs.control": object;
  "signs.raided": object;
  "signs.fortBegun": object;
  "signs.battle": object;
  "signs.spent": object;
  "signs.landed": object;
  "signs.marshaled": object;
  "signs.routed": object;
  "signs.outOfSupply": object;
}
