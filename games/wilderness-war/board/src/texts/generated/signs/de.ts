// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "signs.spaces": () => "Felder",
  "signs.cultivated": () => "Kulturland, ursprünglich französisch oder britisch [2.0].",
  "signs.wilderness": () => "Wildnis: Gedrillte Truppen ohne Hilfstruppen halten nach dem Durchzug an [6.2].",
  "signs.mountain": () => "Gebirge: Jeder Marsch endet hier, außer bei einer eigenen Befestigung [6.2].",
  "signs.fortress": () => "Festung: Kulturland in einem Stern. Sie wird weder gebaut noch zerstört; ihre Eroberung bringt 3 SP [9.22].",
  "signs.port": () => "Anker: ein Seehafen [6.4].",
  "signs.settlement": () => "Hütte: eine Indianersiedlung. Das Band hat die Farbe der Spielsteine ihres Stammes [2.0].",
  "signs.scores": () => "Strahlen: Niagara oder Ohio Forks. Das Feld bringt 1 SP, sooft es den Besitzer wechselt [13.23].",
  "signs.connections": () => "Verbindungen",
  "signs.land": () => "Nur zu Lande.",
  "signs.water": () => "Fluss oder Seeufer: mit Booten oder zu Lande [6.3].",
  "signs.arrow": () => "Pfeil: nur in einer Richtung. Die braunen führen aus den Pays d’en Haut, die roten sind für britische Landungen [2.0].",
  "signs.works": () => "Forts und Belagerungen",
  "signs.stockade": () => "Palisade, französisch oder britisch. Feindliche gedrillte Truppen erobern oder zerstören sie für 1 SP [5.45].",
  "signs.fort": () => "Fort: Nur eine Belagerung nimmt es. Seine Eroberung bringt 2 SP [9.22].",
  "signs.fortStarted": () => "Hacke: ein Fort im Bau. Es zählt nichts, bis es fertig ist [5.44].",
  "signs.captured": () => "Flagge auf einer Festung: Die Briten haben sie erobert [9.22].",
  "signs.siege": () => "Belagerung: Die Kugeln zeigen ihren Stand. Ein Fort kann ab Stand 1 gestürmt werden, eine Festung ab Stand 2 [8.24].",
  "signs.markers": () => "Marker",
  "signs.raided": () => "Von dieser Seite überfallen: ein halber SP am Jahresende [13.22].",
  "signs.allied": () => "Verbündete Siedlung: Die Indianer dieses Stammes kämpfen für diese Seite, und der Feind darf sie überfallen [10.1].",
  "signs.amphib": () => "Landungsmarker: Die Briten kommen und gehen hier über See wie in einem Hafen [6.432].",
  "signs.fieldworks": () => "Feldschanzen: Der Angreifer feuert eine Spalte weiter links [7.55]."
};
