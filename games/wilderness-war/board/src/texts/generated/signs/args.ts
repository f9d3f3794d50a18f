// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
/** What each message needs. */
export interface Args {
  "signs.spaces": object;
  "signs.cultivated": object;
  "signs.wilderness": object;
  "signs.mountain": object;
  "signs.fortress": object;
  "signs.port": object;
  "signs.settlement": object;
  "signs.scores": object;
  "signs.connections": object;
  "signs.land": object;
  "signs.water": object;
  "signs.arrow": object;
  "signs.works": object;
  "signs.stockade": object;
  "signs.fort": object;
  "signs.fortStarted": object;
  "signs.captured": object;
  "signs.siege": object;
  "signs.markers": object;
  "signs.raided": object;
  "signs.allied": object;
  "signs.amphib": object;
  "signs.fieldworks": object;
}
