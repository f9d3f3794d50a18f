// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { de, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "war.french.aim": () => "Haltet Neufrankreich und überfallt die Grenze. Behaltet den Siegmarker auf eurer Seite der Leiste.",
  "war.british.aim": () => "Nehmt die Siegfelder Neufrankreichs. Bringt den Siegmarker auf eure Seite der Leiste.",
  "war.wins": (d) => "Ihr gewinnt am Ende von " + d.year + ", wenn der Marker bei " + d.score + " oder besser steht [18.2].",
  "war.bonus.controls-enemy-victory-spaces": (d) => "Bonus " + d.year + ": " + d.vp + " SP, wenn ihr mindestens " + plural(d.least, 0, de, { one: "ein feindliches Siegfeld", other: number("de", d.least, 0) + " feindliche Siegfelder" }) + " kontrolliert.",
  "war.bonus.controls-enemy-settled-spaces": (d) => "Bonus " + d.year + ": " + d.vp + " SP, wenn ihr mindestens " + plural(d.least, 0, de, { one: "ein feindliches besiedeltes Feld", other: number("de", d.least, 0) + " feindliche besiedelte Felder" }) + " kontrolliert.",
  "war.bonus.controls-enemy-home-spaces": (d) => "Bonus " + d.year + ": " + d.vp + " SP, wenn ihr mindestens " + plural(d.least, 0, de, { one: "ein feindliches Heimatfeld", other: number("de", d.least, 0) + " feindliche Heimatfelder" }) + " kontrolliert.",
  "war.bonus.per-enemy-colony-with-controlled-spaces": (d) => "Bonus " + d.year + ": " + d.vp + " SP für jede dieser Kolonien, in der ihr mindestens " + d.least + " feindliche Felder kontrolliert: " + d.places + ". Höchstens " + d.most + " SP.",
  "war.bonus.per-listed-space-not-controlled-by-enemy": (d) => "Bonus " + d.year + ": " + d.vp + " SP für jedes dieser Felder, das der Feind nicht kontrolliert: " + d.places + ". Höchstens " + d.most + " SP.",
  "war.points.track": (d) => "Beide Seiten teilen sich eine Leiste: Was die eine gewinnt, verliert die andere. Zu Beginn: " + d.score + " [18.1].",
  "war.points.spaces": () => "Die Kontrolle über ein Siegfeld gewinnen: sein Wert in SP [18.1].",
  "war.points.raids": (d) => "Überfallen. Je " + d.points + " Überfallpunkte sind " + d.vp + " SP [9.3].",
  "war.points.bonus": () => "Jede Seite kann ihren oben genannten Bonus des Jahres erhalten [18.2].",
  "war.points.europe": (d) => "Eine feindliche Brigade aus dem Mutterland eliminieren: Ihr zieht einen Marker Krieg in Europa. Am Ende des Jahres bringt der höhere Marker die Differenz, höchstens " + d.vp + " SP [18.3].",
  "war.turn.year": (d) => "Ein Jahr hat " + d.rounds + " Aktionsrunden. Dazwischen liegen " + d.others + ": Einheiten treffen ein, am Ende gehen sie für den Winter heim [4.0].",
  "war.turn.round": () => "In jeder Aktionsrunde wählen beide Seiten geheim eine von zwei Karten. Ihre Aktionspunkte bezahlen Überfälle, Bewegung und Bau [7.1].",
  "war.turn.battles": () => "Feinde auf einem Feld kämpfen am Ende der Runde [13.0].",
  "war.end.check": () => "Am Ende jedes Jahres wird der Punktestand geprüft [18.2].",
  "war.place.acadie": () => "Akadien",
  "war.place.canada": () => "Kanada",
  "war.place.pays-d-en-haut": () => "die Pays d’en Haut",
  "war.place.new-england": () => "Neuengland",
  "war.place.new-york-new-jersey": () => "New York und New Jersey",
  "war.place.pennsylvania-delaware": () => "Pennsylvania und Delaware",
  "war.place.virginia-south": () => "Virginia und der Süden",
  "war.place.nova-scotia": () => "Neuschottland"
};
