// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "legend.commander": (d) => "Kommandeur mit Wert " + d.rating + ": so viele Wiederholungswürfe in einer Schlacht für " + d.units + " [13.5], und so viele Würfel mehr beim Sammeln [14.2].",
  "legend.rerolls.triangle": () => "leichte Einheiten",
  "legend.rerolls.square": () => "Brigaden",
  "legend.rerolls.both": () => "leichte Einheiten und Brigaden",
  "legend.light": (d) => "" + d.name + ": leichte Einheit. Sie zieht bis zu drei Verbindungen jeder Art und überfällt [9.1].",
  "legend.indian": (d) => "" + d.name + ": Indianereinheit. Sie zieht bis zu drei Verbindungen jeder Art und überfällt. Ein Treffer vernichtet sie [3.1].",
  "legend.brigade": (d) => "" + d.name + ": Brigade. Sie zieht bis zu zwei Hauptstraßen oder Straßen und baut Forts und Straßen [12.0].",
  "legend.metropolitan": (d) => "" + d.name + ": Brigade aus dem Mutterland. Sie zieht bis zu zwei Hauptstraßen oder Straßen und baut. Wird sie vernichtet, zieht der Feind einen Marker des Krieges in Europa [13.4.3].",
  "legend.highland": (d) => "" + d.name + ": Highland-Brigade. Sie darf ihren Würfel in der Schlacht wiederholen und nimmt den ersten Treffer auf Brigaden aus dem Mutterland [3.2.1].",
  "legend.artillery": (d) => "" + d.name + ": Artillerie. Sie zieht bis zu zwei Hauptstraßen oder Straßen. Nur sie trifft Bastionen, und sie mindert den Nachteil vor einem Fort [3.3].",
  "legend.bastion": (d) => "" + d.name + ": Bastion. Sie zieht nicht. Solange eine steht, weichen ihre Verteidiger nicht [3.4].",
  "legend.fort": (d) => "" + d.name + ": Fort. Es zieht nicht, verhindert das Überwältigen und kostet Angreifer einen Nachteil, ohne Artillerie zwei [3.5].",
  "legend.fleet": (d) => "" + d.name + ": Flotte. Sie trägt bis zu vier Einheiten über See und ist eine Quelle des Nachschubs [3.6].",
  "legend.full": () => "Voll: Der erste Treffer reduziert sie.",
  "legend.reducedNow": () => "Reduziert: Der nächste Treffer vernichtet sie.",
  "legend.marks": (d) => "Marker: " + d.marks + ".",
  "legend.space.settled": (d) => "Besiedeltes Feld, Wert " + d.value + ".",
  "legend.space.outpost": () => "Außenposten: Ein Überfall bringt 1 Überfallpunkt.",
  "legend.space.wilderness": () => "Wildnisfeld.",
  "legend.space.base": () => "Britischer Stützpunkt: Französische Einheiten dürfen nicht hinein.",
  "legend.space.village": () => "Indianerdorf.",
  "legend.space.fortress": (d) => "Festung, Wert " + d.value + ": Ihre zwei Bastionen müssen fallen, bevor sie genommen wird [2.1.10].",
  "legend.victory": (d) => "Siegfeld: bringt " + d.value + " VP, wenn es den Besitzer wechselt [2.1.9].",
  "legend.militia": (d) => "Miliz: " + d.count + " auf der Seite von " + d.side + " [13.2.1].",
  "legend.card": (d) => "Aktionspunkte: " + d.points + " [7.3].",
  "legend.initiative": (d) => "Initiative " + d.initiative + ": Die höhere bestimmt, welche Seite zuerst spielt [7.1].",
  "legend.arStart": () => "Ihr Ereignis gilt vor den Aktionsphasen [7.4]."
};
