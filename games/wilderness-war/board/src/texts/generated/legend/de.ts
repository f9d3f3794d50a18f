// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { de, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "legend.leader": (d) => "Initiative " + d.initiative + ", Führung " + d.command + ", Taktik " + d.tactics + ". Eine Karte vom Wert " + d.initiative + " oder mehr aktiviert ihn; er führt " + plural(d.command, 0, de, { one: number("de", d.command, 0) + " Einheit", other: number("de", d.command, 0) + " Einheiten" }) + " [5.34] und zählt " + d.tactics + " zum Würfel [7.51].",
  "legend.drilled": (d) => "" + d.name + ": gedrillte Truppen, Stärke " + d.strength + ", Bewegung " + d.movement + ".",
  "legend.auxiliary": (d) => "" + d.name + ": Hilfstruppen, Stärke " + d.strength + ", Bewegung " + d.movement + ". Sie überfallen, schleichen sich durch und führen gedrillte Truppen durch die Wildnis.",
  "legend.militia": (d) => "" + d.name + ": Stärke " + d.strength + ". Sie verteidigt ihr Departement [7.3].",
  "legend.full": (d) => "Volle Stärke. Reduziert hat sie Stärke " + d.reduced + ".",
  "legend.reduced": (d) => "Reduziert; bei voller Stärke " + d.full + ". Verliert sie noch eine Stufe, wird sie eliminiert.",
  "legend.inside": () => "Drinnen, belagert.",
  "legend.cultivated": () => "Kulturland.",
  "legend.wilderness": () => "Wildnis: Gedrillte Truppen ohne Hilfstruppen halten nach dem Durchzug an [6.2].",
  "legend.mountain": () => "Gebirge: Jeder Marsch endet hier, außer bei einer eigenen Befestigung [6.2].",
  "legend.fortress": () => "Festung: Ihre Eroberung bringt 3 SP und braucht Belagerungsstand 2 [9.22].",
  "legend.fort": () => "Fort: Seine Eroberung bringt 2 SP und braucht Belagerungsstand 1. Der Eroberer hat hier dann ein Fort im Bau [9.22].",
  "legend.fortStarted": () => "Ein Fort im Bau zählt nichts, bis es fertig ist [5.44]. Es wird entfernt, wenn nur feindliche gedrillte Truppen im Feld stehen [5.45].",
  "legend.port": () => "Seehafen.",
  "legend.key": () => "Bringt 1 SP, wenn es den Besitzer wechselt [13.23].",
  "legend.settlement": () => "Indianersiedlung. Sie kann überfallen werden, solange ihr Stamm mit dem Feind verbündet ist [10.1].",
  "legend.value": (d) => "Wert " + d.value + ": aktiviert Anführer, deren Initiative nicht höher ist, oder " + plural(d.value, 0, de, { one: number("de", d.value, 0) + " Hilfstruppe oder " + number("de", d.value, 0) + " Anführer einzeln", other: number("de", d.value, 0) + " Hilfstruppen oder Anführer einzeln" }) + ", oder baut " + d.value + " Mal [5.26].",
  "legend.anchor": () => "Anker: Eine Truppe kann damit über See fahren [6.41].",
  "legend.response": () => "Reaktion: Ihr Ereignis wird zu seiner Zeit gespielt, auch in der Aktionsphase des Feindes [5.56].",
  "legend.remove": () => "Verlässt das Spiel nach ihrem Ereignis [5.23].",
  "legend.reshuffle": () => "Ist sie gespielt, wird der Stapel am Ende der Jahreszeit gemischt [5.25].",
  "legend.sign.points": () => "Siegpunkte zählen von der Mitte einer Leiste: Nur eine Seite hat welche [13.21].",
  "legend.sign.hand": (d) => plural(d.cards, 0, de, { one: number("de", d.cards, 0) + " Karte", other: number("de", d.cards, 0) + " Karten" }) + " auf der Hand. Beide Hände werden zu Beginn jeder Jahreszeit aufgefüllt [4.0].",
  "legend.sign.holds": () => "Die letzte Karte ist zurückgehalten: Sie kann in der Aktionsphase des Feindes als Ereignis gespielt oder in die nächste Jahreszeit mitgenommen werden [4.0].",
  "legend.sign.carried": () => "Eine Karte stammt aus der letzten Jahreszeit, also müssen in dieser alle Karten gespielt werden [4.0].",
  "legend.sign.militia": () => "Milizen warten im Kasten ihres Departements und dürfen an jeder Schlacht auf dessen Kulturland teilnehmen [7.3].",
  "legend.sign.seasons": () => "Ein Jahr hat zwei Jahreszeiten, eine frühe und eine späte, jede mit einer Hälfte seines Kastens. In jeder spielen die Seiten abwechselnd je eine Karte ihrer Hand [4.0].",
  "legend.sign.winter": () => "Nach der späten Jahreszeit kehren Indianer heim, Überfälle zählen, und der Winter bringt Verluste [4.0].",
  "legend.sign.vp": (d) => "" + d.score + ". Was eine Seite gewinnt, verliert die andere: Das britische Ende der Leiste ist links, das französische rechts [13.21].",
  "legend.sign.press": () => "Ein Klick zeigt, wie jede Seite gewinnt, und den Punktestand, wenn das Jahr jetzt endete.",
  "legend.sign.assemblies": (d) => "Die Versammlungen begrenzen die Provinzialen im Spiel: zurzeit " + d.northern + " nördliche und " + d.southern + " südliche Einheiten [5.54].",
  "legend.sign.event": (d) => "In Kraft, durch das Ereignis " + d.event + " [5.51]."
};
