// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "legend.commander": (d) => "Commandant de valeur " + d.rating + " : autant de relances dans une bataille pour les " + d.units + " [13.5], et autant de dés de plus au ralliement [14.2].",
  "legend.rerolls.triangle": () => "unités légères",
  "legend.rerolls.square": () => "brigades",
  "legend.rerolls.both": () => "unités légères et brigades",
  "legend.light": (d) => "" + d.name + " : unité légère. Elle avance de trois liaisons de toute sorte et fait des raids [9.1].",
  "legend.indian": (d) => "" + d.name + " : unité indienne. Elle avance de trois liaisons de toute sorte et fait des raids. Un coup l’élimine [3.1].",
  "legend.brigade": (d) => "" + d.name + " : brigade. Elle avance de deux grandes routes ou routes, et bâtit forts et routes [12.0].",
  "legend.metropolitan": (d) => "" + d.name + " : brigade métropolitaine. Elle avance de deux grandes routes ou routes, et bâtit. Éliminée, elle donne à l’ennemi un jeton de la guerre en Europe [13.4.3].",
  "legend.highland": (d) => "" + d.name + " : brigade de Highlanders. Elle peut relancer son dé en bataille, et subit le premier coup porté aux brigades métropolitaines [3.2.1].",
  "legend.artillery": (d) => "" + d.name + " : artillerie. Elle avance de deux grandes routes ou routes. Elle seule touche les bastions, et réduit la pénalité d’un fort [3.3].",
  "legend.bastion": (d) => "" + d.name + " : bastion. Il ne bouge pas. Tant qu’il en reste un, le défenseur ne se retire pas [3.4].",
  "legend.fort": (d) => "" + d.name + " : fort. Il ne bouge pas, empêche la submersion et coûte à l’attaquant une pénalité, ou deux sans artillerie [3.5].",
  "legend.fleet": (d) => "" + d.name + " : flotte. Elle porte quatre unités par mer et sert de source de ravitaillement [3.6].",
  "legend.full": () => "Pleine : le premier coup la réduit.",
  "legend.reducedNow": () => "Réduite : le prochain coup l’élimine.",
  "legend.marks": (d) => "Marqueurs : " + d.marks + ".",
  "legend.space.settled": (d) => "Case peuplée, valeur " + d.value + ".",
  "legend.space.outpost": () => "Avant-poste : un raid y vaut 1 point de raid.",
  "legend.space.wilderness": () => "Case sauvage.",
  "legend.space.base": () => "Base britannique : les Français n’y entrent pas.",
  "legend.space.village": () => "Village indien.",
  "legend.space.fortress": (d) => "Forteresse, valeur " + d.value + " : ses deux bastions doivent tomber avant sa prise [2.1.10].",
  "legend.victory": (d) => "Case de victoire : elle vaut " + d.value + " PV quand elle change de mains [2.1.9].",
  "legend.militia": (d) => "Milice : " + d.count + ", du côté de " + d.side + " [13.2.1].",
  "legend.card": (d) => "Points d’action : " + d.points + " [7.3].",
  "legend.initiative": (d) => "Initiative " + d.initiative + " : la plus haute décide qui joue en premier [7.1].",
  "legend.arStart": () => "Son événement s’applique avant les phases d’action [7.4]."
};
