// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "signs.spaces": () => "Felder",
  "signs.settled": () => "Besiedeltes Feld, französisch oder britisch. Die Zahl ist sein Wert für Überfälle und Winterquartiere [2.1.5].",
  "signs.outpost": () => "Außenposten, französisch oder britisch. Ein Überfall bringt 1 Überfallpunkt [2.1.4].",
  "signs.fortress": () => "Festung: ein besiedeltes französisches Feld in einem Stern. Ihre zwei Bastionen müssen fallen, bevor sie genommen wird [2.1.10].",
  "signs.base": () => "Britischer Stützpunkt an der Küste. Französische Einheiten dürfen nicht hinein [2.1.7].",
  "signs.wilderness": () => "Wildnisfeld. Keine Seite kontrolliert es [2.1.3].",
  "signs.village": () => "Dorf einer Indianernation: Irokesen oder Cherokee [8.0].",
  "signs.victory": () => "Strahlen: ein Siegfeld. Es bringt seinen Wert an SP, sooft es den Besitzer wechselt [2.1.9].",
  "signs.militia": () => "Figuren: Miliz. In einer Schlacht hier kämpft sie für die Seite ihrer Farbe [13.2.1].",
  "signs.connections": () => "Verbindungen",
  "signs.highway": () => "Hauptstraße: Bis zu 16 Einheiten einer Seite dürfen sie in einer Aktionsrunde benutzen [10.1].",
  "signs.road": () => "Straße, an einem Pfad gebaut: bis zu 8 Einheiten einer Seite in einer Aktionsrunde, höchstens eine davon Artillerie [10.1].",
  "signs.roadBegun": () => "Straße im Bau: noch ein Pfad [12.0].",
  "signs.path": () => "Pfad: nur leichte Einheiten, bis zu 4 einer Seite in einer Aktionsrunde [10.1].",
  "signs.nationPath": () => "Pfad zu einem Dorf der Irokesen oder der Cherokee [8.0].",
  "signs.coastal": () => "Wellen unter einer Hauptstraße oder einem Pfad: Auch Flotten dürfen dort entlangziehen [2.2.4].",
  "signs.room": () => "So viele Einheiten dieser Seite dürfen die Verbindung in dieser Aktionsrunde noch benutzen [10.1].",
  "signs.counters": () => "Spielsteine",
  "signs.triangle": () => "Dreieck: leichte Einheit. Indianer haben ein Band in der Farbe ihres Volkes [3.1].",
  "signs.square": () => "Quadrat: Brigade [3.2].",
  "signs.circle": () => "Kreis: Artillerie, Flotte, Fort oder Bastion [3.0].",
  "signs.commander": () => "Kommandeur: sein Wert und die Formen, die mit ihm ihre Würfel wiederholen dürfen [3.7].",
  "signs.reduced": () => "Weißer Balken: Die Einheit ist reduziert. Der nächste Treffer eliminiert sie [3.0.2].",
  "signs.markers": () => "Marker",
  "signs.control": () => "Kontrollmarker: Diese Seite hält ein Feld, das nicht ihr Heimatfeld ist [2.1.2].",
  "signs.raided": () => "Von dieser Seite überfallen: In diesem Jahr kann niemand mehr das Feld überfallen [9.0].",
  "signs.fortBegun": () => "Fort im Bau [12.0].",
  "signs.battle": () => "Hier wird in dieser Aktionsrunde eine Schlacht geschlagen [10.7].",
  "signs.spent": () => "Verbraucht: Die Einheiten haben in dieser Aktionsrunde gehandelt und dürfen es nicht noch einmal [7.3].",
  "signs.landed": () => "In dieser Aktionsrunde gelandet: ein Abzug in der Schlacht [10.6.1].",
  "signs.marshaled": () => "In dieser Aktionsrunde gesammelt: ein Abzug in der Schlacht [11.0].",
  "signs.routed": () => "In Flucht: Der Stapel darf nur ziehen und nicht angreifen, bis er sich sammelt [13.8].",
  "signs.outOfSupply": () => "Ohne Versorgung: Der Stapel darf nicht bauen und hat in der Schlacht einen Abzug [14.1.1]."
};
