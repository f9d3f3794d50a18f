// Made by `npm run texts` from games/wilderness-war/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "signs.spaces": () => "Cases",
  "signs.cultivated": () => "Terres cultivées, françaises ou britanniques à l’origine [2.0].",
  "signs.wilderness": () => "Forêt : après l’avoir traversée, les troupes réglées sans auxiliaires s’arrêtent [6.2].",
  "signs.mountain": () => "Montagne : toute marche s’y arrête, sauf dans une fortification amie [6.2].",
  "signs.fortress": () => "Forteresse : des terres cultivées dans une étoile. Elle ne se bâtit ni ne se détruit ; sa prise vaut 3 PV [9.22].",
  "signs.port": () => "Ancre : un port, pour aller par mer [6.4].",
  "signs.settlement": () => "Cabane : un village indien. La bande a la couleur des pions de sa tribu [2.0].",
  "signs.scores": () => "Rayons : Niagara ou Ohio Forks. La case vaut 1 PV chaque fois qu’elle change de mains [13.23].",
  "signs.connections": () => "Liaisons",
  "signs.land": () => "Par terre seulement.",
  "signs.water": () => "Rivière ou rive de lac : en bateau ou par terre [6.3].",
  "signs.arrow": () => "Flèche : dans un seul sens. Les brunes quittent les Pays d’en Haut, les rouges servent aux débarquements britanniques [2.0].",
  "signs.works": () => "Forts et sièges",
  "signs.stockade": () => "Palissade, française ou britannique. Des troupes réglées ennemies la prennent ou la détruisent, pour 1 PV [5.45].",
  "signs.fort": () => "Fort : seul un siège le prend. Sa prise vaut 2 PV [9.22].",
  "signs.fortStarted": () => "Pioche : un fort en construction. Il ne compte pour rien avant d’être achevé [5.44].",
  "signs.captured": () => "Drapeau sur une forteresse : les Britanniques l’ont prise [9.22].",
  "signs.siege": () => "Siège : les boulets montrent son niveau. L’assaut est possible au niveau 1 pour un fort, 2 pour une forteresse [8.24].",
  "signs.markers": () => "Marqueurs",
  "signs.raided": () => "Pillée par ce camp : un demi-PV à la fin de l’année [13.22].",
  "signs.allied": () => "Village allié : les Indiens de cette tribu combattent pour ce camp, et l’ennemi peut le piller [10.1].",
  "signs.amphib": () => "Marqueur de débarquement : les Britanniques vont et viennent ici par mer comme dans un port [6.432].",
  "signs.fieldworks": () => "Retranchements : l’attaquant tire une colonne plus à gauche [7.55]."
};
