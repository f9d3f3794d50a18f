// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { fr, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "legend.leader": (d) => "Initiative " + d.initiative + ", Commandement " + d.command + ", Tactique " + d.tactics + ". Une carte de valeur " + d.initiative + " ou plus l’active ; il mène " + plural(d.command, 0, fr, { one: number("fr", d.command, 0) + " unité", other: number("fr", d.command, 0) + " unités" }) + " [5.34] et ajoute " + d.tactics + " au dé [7.51].",
  "legend.drilled": (d) => "" + d.name + " : troupes réglées, force " + d.strength + ", mouvement " + d.movement + ".",
  "legend.auxiliary": (d) => "" + d.name + " : auxiliaire, force " + d.strength + ", mouvement " + d.movement + " : fait des raids, s’infiltre et guide les troupes réglées en forêt.",
  "legend.militia": (d) => "" + d.name + " : force " + d.strength + ". Elle défend son Département [7.3].",
  "legend.full": (d) => "À pleine force. Réduite, elle a une force de " + d.reduced + ".",
  "legend.reduced": (d) => "Réduite ; à pleine force, " + d.full + ". Le prochain pas perdu l’élimine.",
  "legend.inside": () => "À l’intérieur, assiégé.",
  "legend.cultivated": () => "Terres cultivées.",
  "legend.wilderness": () => "Forêt : les troupes réglées sans auxiliaires s’arrêtent après l’avoir traversée [6.2].",
  "legend.mountain": () => "Montagne : toute marche s’y arrête, sauf dans une fortification amie [6.2].",
  "legend.fortress": () => "Forteresse : sa prise vaut 3 PV, et demande le niveau de siège 2 [9.22].",
  "legend.fort": () => "Fort : sa prise vaut 2 PV, et demande le niveau de siège 1. Le vainqueur y a ensuite un fort en construction [9.22].",
  "legend.fortStarted": () => "Un fort en construction ne compte pour rien avant d’être achevé [5.44]. Il est retiré quand des troupes réglées ennemies sont seules dans la case [5.45].",
  "legend.port": () => "Port de mer.",
  "legend.key": () => "Vaut 1 PV quand elle change de mains [13.23].",
  "legend.settlement": () => "Village indien. Il peut être pillé tant que sa tribu est alliée à l’ennemi [10.1].",
  "legend.value": (d) => "Valeur " + d.value + " : active un chef dont l’Initiative n’est pas plus haute, ou " + plural(d.value, 0, fr, { one: number("fr", d.value, 0) + " auxiliaire ou chef isolé", other: number("fr", d.value, 0) + " auxiliaires ou chefs isolés" }) + ", ou bâtit " + d.value + " fois [5.26].",
  "legend.anchor": () => "Ancre : une force peut aller par mer avec elle [6.41].",
  "legend.response": () => "Réaction : son événement se joue à son moment, y compris dans la phase d’action ennemie [5.56].",
  "legend.remove": () => "Quitte la partie après son événement [5.23].",
  "legend.reshuffle": () => "Si elle a été jouée, le paquet est mélangé à la fin de la saison [5.25].",
  "legend.sign.points": () => "Les points de victoire se comptent depuis le milieu d’une piste : un seul camp en a [13.21].",
  "legend.sign.hand": (d) => plural(d.cards, 0, fr, { one: number("fr", d.cards, 0) + " carte", other: number("fr", d.cards, 0) + " cartes" }) + " en main. Les deux mains sont complétées au début de chaque saison [4.0].",
  "legend.sign.holds": () => "La dernière carte est gardée : elle peut se jouer en événement pendant la phase d’action ennemie, ou passer à la saison suivante [4.0].",
  "legend.sign.carried": () => "Une carte vient de la saison précédente : il faut jouer toutes ses cartes cette saison [4.0].",
  "legend.sign.militia": () => "Les milices attendent dans la boîte de leur Département, et peuvent prendre part à toute bataille dans ses terres cultivées [7.3].",
  "legend.sign.seasons": () => "Une année compte deux saisons, la première et la seconde, chacune avec une moitié de sa case. À chaque saison, les camps jouent à tour de rôle une carte de leur main [4.0].",
  "legend.sign.winter": () => "Après la seconde saison, les Indiens rentrent, les raids rapportent des points et l’hiver cause des pertes [4.0].",
  "legend.sign.vp": (d) => "" + d.score + ". Ce qu’un camp gagne, l’autre le perd : le bout britannique de la piste est à gauche, le français à droite [13.21].",
  "legend.sign.press": () => "Cliquez pour voir comment chaque camp gagne, et le score si l’année finissait maintenant.",
  "legend.sign.assemblies": (d) => "Les assemblées provinciales limitent les provinciaux en jeu : à présent " + d.northern + " unités du Nord et " + d.southern + " du Sud [5.54].",
  "legend.sign.event": (d) => "En vigueur, par l’événement " + d.event + " [5.51]."
};
