// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { de, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "legend.leader": (d) => "Initiative " + d.initiative + ", Kommando " + d.command + ", Taktik " + d.tactics + ". Eine Karte vom Wert " + d.initiative + " oder mehr aktiviert ihn; er führt " + plural(d.command, 0, de, { one: number("de", d.command, 0) + " Einheit", other: number("de", d.command, 0) + " Einheiten" }) + " [5.34] und zählt " + d.tactics + " zum Würfel [7.51].",
  "legend.drilled": (d) => "" + d.name + ": gedrillte Truppen, Stärke " + d.strength + ", Bewegung " + d.movement + ".",
  "legend.auxiliary": (d) => "" + d.name + ": Hilfstruppen, Stärke " + d.strength + ", Bewegung " + d.movement + ". Sie überfallen, schleichen sich durch und führen gedrillte Truppen durch die Wildnis.",
  "legend.militia": (d) => "" + d.name + ": Stärke " + d.strength + ". Sie verteidigt ihr Department [7.3].",
  "legend.full": (d) => "Volle Stärke; nach einem verlorenen Schritt " + d.reduced + ".",
  "legend.reduced": (d) => "Reduziert; bei voller Stärke " + d.full + ". Der nächste Schritt vernichtet die Einheit.",
  "legend.inside": () => "Drinnen, belagert.",
  "legend.cultivated": () => "Kulturland.",
  "legend.wilderness": () => "Wildnis: Gedrillte Truppen ohne Hilfstruppen halten nach dem Durchzug an [6.2].",
  "legend.mountain": () => "Gebirge: Jeder Marsch hält hier an, außer in einer eigenen Befestigung [6.2].",
  "legend.fortress": () => "Festung: Ihre Eroberung bringt 3 VP und braucht Belagerungsstufe 2 [9.22].",
  "legend.port": () => "Seehafen.",
  "legend.key": () => "Bringt 1 VP, wenn es den Besitzer wechselt [13.23].",
  "legend.settlement": () => "Indianersiedlung. Sie kann überfallen werden, solange ihr Stamm mit dem Feind verbündet ist [10.1].",
  "legend.value": (d) => "Wert " + d.value + ": aktiviert Anführer, deren Initiative nicht höher ist, oder " + plural(d.value, 0, de, { one: number("de", d.value, 0) + " Hilfstruppe oder " + number("de", d.value, 0) + " Anführer einzeln", other: number("de", d.value, 0) + " Hilfstruppen oder Anführer einzeln" }) + ", oder baut " + d.value + " Mal [5.26].",
  "legend.anchor": () => "Anker: Eine Truppe kann damit über See fahren [6.41].",
  "legend.response": () => "Antwortkarte: Ihr Ereignis wird in seinem Augenblick gespielt, auch in der Aktionsphase des Gegners [5.56].",
  "legend.remove": () => "Verlässt das Spiel nach ihrem Ereignis [5.23].",
  "legend.reshuffle": () => "Einmal gespielt, wird der Stapel am Ende der Jahreszeit gemischt [5.25]."
};
