// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  "war.french.points": (d) => "Sammelt Punkte. Ihr gewinnt nach " + d.year + " mit " + d.vp + " SP oder mehr, außer wenn die Briten die Orte halten, die ihnen den Sieg bringen [13.12].",
  "war.french.deny": (d) => "Haltet Kanada. Lasst die Briten nicht in " + d.count + " dieser Felder: " + d.spaces + ". Oder nehmt eine ihrer " + d.fortresses + " Festungen.",
  "war.french.last": (d) => "Sammelt Punkte. Ihr gewinnt nach " + d.year + " mit " + d.vp + " SP oder mehr [13.13].",
  "war.french.year": (d) => "Ihr gewinnt früher mit " + d.vp + " SP am Ende von " + d.year + " [13.11].",
  "war.british.take": (d) => "Nehmt Kanada. Ihr gewinnt nach " + d.year + " bei jedem Punktestand, wenn ihr eure " + d.fortresses + " Festungen kontrolliert und allein auf " + d.least + " dieser Felder steht: " + d.spaces + " [13.12].",
  "war.british.points": (d) => "Oder sammelt Punkte. Ihr gewinnt auch mit " + d.vp + " SP oder mehr auf eurer Seite [13.12].",
  "war.british.last": (d) => "Nehmt Kanada und sammelt Punkte. Ihr gewinnt nach " + d.year + " mit " + d.vp + " SP oder mehr auf eurer Seite [13.13].",
  "war.points.track": (d) => "Beide Seiten teilen sich eine Leiste: Was die eine gewinnt, verliert die andere. Zu Beginn: " + d.score + " [13.2].",
  "war.points.battle": (d) => "Eine Schlacht gegen einen Regulären oder mehr als " + d.units + " Einheiten gewinnen: " + d.vp + " SP [7.81].",
  "war.points.places": (d) => "Eine Festung nehmen: " + d.fortress + " SP; ein Fort: " + d.fort + " SP; eine Palisade: " + d.stockade + " SP [13.2].",
  "war.points.keys": (d) => "Als einzige Seite in Niagara oder Ohio Forks stehen, wo zuletzt der Feind war: " + d.vp + " SP [13.23].",
  "war.points.raids": (d) => "Überfallen. Jeder Überfallmarker zählt am Ende des Jahres " + d.vp + " SP; jede Seite rundet ihre Summe auf [13.22].",
  "war.points.demolish": (d) => "Ein eigenes Fort schleifen: Ihr verliert " + d.vp + " SP [5.46].",
  "war.turn.season": (d) => "Ein Jahr hat zwei Jahreszeiten. In jeder werden beide Hände auf " + d.cards + " Karten aufgefüllt, dann spielen die Seiten abwechselnd je eine Karte, die Franzosen zuerst [4.0 A].",
  "war.turn.card": () => "Eine Karte dient nur einem Zweck: Sie lässt Spielsteine marschieren und kämpfen, sie baut, oder ihr Ereignis tritt ein [5.26].",
  "war.turn.winter": () => "Nach der zweiten Jahreszeit kehren die Indianer heim, die Überfälle zählen, und der Winter bringt Verluste [4.0 B].",
  "war.end.early": (d) => "Am Ende jedes Jahres gewinnt eine Seite mit " + d.vp + " SP oder mehr. Die Briten gewinnen auch, wenn sie alle " + d.fortresses + " Festungen kontrollieren und allein in " + d.spaces + " stehen [13.11].",
  "war.end.last": (d) => "Sonst endet die Partie nach " + d.year + ", wenn " + d.seasons + " Jahreszeiten gespielt sind. Hat dann keine Seite gewonnen, ist es unentschieden [13.14]."
};
