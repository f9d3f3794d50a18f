// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "war.french.points": (d) => "Marquez des points. Vous gagnez après " + d.year + " avec " + d.vp + " PV ou plus, sauf si les Britanniques tiennent les lieux qui leur donnent la victoire [13.12].",
  "war.french.deny": (d) => "Tenez le Canada. Empêchez les Britanniques d’occuper " + d.count + " de ces lieux : " + d.spaces + ". Ou prenez une de leurs " + d.fortresses + " forteresses.",
  "war.french.last": (d) => "Marquez des points. Vous gagnez après " + d.year + " avec " + d.vp + " PV ou plus [13.13].",
  "war.french.year": (d) => "Vous gagnez plus tôt avec " + d.vp + " PV à la fin de " + d.year + " [13.11].",
  "war.british.take": (d) => "Prenez le Canada. Vous gagnez après " + d.year + ", quel que soit le score, si vous contrôlez vos " + d.fortresses + " forteresses et êtes seuls dans " + d.least + " de ces lieux : " + d.spaces + " [13.12].",
  "war.british.points": (d) => "Ou marquez des points. Vous gagnez aussi avec " + d.vp + " PV ou plus de votre côté [13.12].",
  "war.british.last": (d) => "Prenez le Canada et marquez des points. Vous gagnez après " + d.year + " avec " + d.vp + " PV ou plus de votre côté [13.13].",
  "war.points.track": (d) => "Les deux camps partagent une piste : ce que l’un gagne, l’autre le perd. Au départ : " + d.score + " [13.2].",
  "war.points.battle": (d) => "Gagner une bataille contre un régulier ou contre plus de " + d.units + " unités : " + d.vp + " PV [7.81].",
  "war.points.places": (d) => "Prendre une forteresse : " + d.fortress + " PV ; un fort : " + d.fort + " PV ; une palissade : " + d.stockade + " PV [13.2].",
  "war.points.keys": (d) => "Être le seul camp à Niagara ou aux Fourches de l’Ohio, que l’ennemi tenait en dernier : " + d.vp + " PV [13.23].",
  "war.points.raids": (d) => "Faire des raids. Chaque marqueur Raid vaut " + d.vp + " PV à la fin de l’année ; chaque camp arrondit son total vers le haut [13.22].",
  "war.points.demolish": (d) => "Démolir un de vos forts : vous perdez " + d.vp + " PV [5.46].",
  "war.turn.season": (d) => "Une année compte deux saisons. À chaque saison, les deux mains sont complétées à " + d.cards + " cartes, puis les camps jouent à tour de rôle, les Français d’abord, une carte à la fois [4.0 A].",
  "war.turn.card": () => "Une carte ne sert qu’à une chose : faire marcher et combattre des pions, construire, ou jouer son événement [5.26].",
  "war.turn.winter": () => "Après la seconde saison, les Indiens rentrent, les raids rapportent des points et l’hiver cause des pertes [4.0 B].",
  "war.end.early": (d) => "À la fin de chaque année, un camp qui a " + d.vp + " PV ou plus gagne. Les Britanniques gagnent aussi s’ils contrôlent les " + d.fortresses + " forteresses et sont seuls dans ces lieux : " + d.spaces + " [13.11].",
  "war.end.last": (d) => "Sinon la partie finit après " + d.year + ", au bout de " + d.seasons + " saisons. Si aucun camp n’a alors gagné, la partie est nulle [13.14]."
};
