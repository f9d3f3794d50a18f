// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "signs.spaces": () => "Cases",
  "signs.settled": () => "Case peuplée, française ou britannique. Le nombre est sa valeur pour les raids et les quartiers d’hiver [2.1.5].",
  "signs.outpost": () => "Avant-poste, français ou britannique. Un raid y vaut 1 point de raid [2.1.4].",
  "signs.fortress": () => "Forteresse : une case peuplée française dans une étoile. Ses deux bastions doivent tomber avant sa prise [2.1.10].",
  "signs.base": () => "Base britannique, sur la côte. Les unités françaises n’y entrent pas [2.1.7].",
  "signs.wilderness": () => "Case sauvage. Aucun camp ne la contrôle [2.1.3].",
  "signs.village": () => "Village d’une nation indienne : les Iroquois ou les Cherokees [8.0].",
  "signs.victory": () => "Rayons : une case de victoire. Elle vaut sa valeur en PV chaque fois qu’elle change de mains [2.1.9].",
  "signs.militia": () => "Silhouettes : milice. Dans une bataille ici, elle combat pour le camp de sa couleur [13.2.1].",
  "signs.connections": () => "Liaisons",
  "signs.highway": () => "Grande route : jusqu’à 16 unités d’un camp l’empruntent par tour d’action [10.1].",
  "signs.road": () => "Route, bâtie le long d’un sentier : jusqu’à 8 unités d’un camp par tour d’action, dont une seule d’artillerie [10.1].",
  "signs.roadBegun": () => "Route en construction : encore un sentier [12.0].",
  "signs.path": () => "Sentier : unités légères seulement, jusqu’à 4 d’un camp par tour d’action [10.1].",
  "signs.nationPath": () => "Sentier vers un village des Iroquois ou des Cherokees [8.0].",
  "signs.coastal": () => "Vagues sous une grande route ou un sentier : les flottes peuvent aussi la longer [2.2.4].",
  "signs.room": () => "Nombre d’unités de ce camp qui peuvent encore emprunter la liaison pendant ce tour d’action [10.1].",
  "signs.counters": () => "Pions",
  "signs.triangle": () => "Triangle : unité légère. Les Indiens ont une bande à la couleur de leur peuple [3.1].",
  "signs.square": () => "Carré : brigade [3.2].",
  "signs.circle": () => "Cercle : artillerie, flotte, fort ou bastion [3.0].",
  "signs.commander": () => "Commandant : sa valeur, et les formes qui peuvent relancer leurs dés avec lui [3.7].",
  "signs.reduced": () => "Barre blanche : l’unité est réduite. La prochaine touche l’élimine [3.0.2].",
  "signs.markers": () => "Marqueurs",
  "signs.control": () => "Marqueur de contrôle : ce camp tient une case hors de son pays [2.1.2].",
  "signs.raided": () => "Raid réussi de ce camp : plus personne ne peut mener de raid ici cette année [9.0].",
  "signs.fortBegun": () => "Fort en construction [12.0].",
  "signs.battle": () => "Une bataille aura lieu ici pendant ce tour d’action [10.7].",
  "signs.spent": () => "Épuisée : l’unité a agi pendant ce tour d’action et ne peut plus agir [7.3].",
  "signs.landed": () => "Débarquée pendant ce tour d’action : une pénalité en bataille [10.6.1].",
  "signs.marshaled": () => "Rassemblée pendant ce tour d’action : une pénalité en bataille [11.0].",
  "signs.routed": () => "En déroute : la pile ne peut que se déplacer, sans attaquer, jusqu’à son ralliement [13.8].",
  "signs.outOfSupply": () => "Hors ravitaillement : la pile ne bâtit pas, et subit une pénalité en bataille [14.1.1]."
};
