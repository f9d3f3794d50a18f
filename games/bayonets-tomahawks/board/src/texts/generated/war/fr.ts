// Made by `npm run texts` from games/bayonets-tomahawks/board/src/texts; change it there.
import type { Messages } from '@carillon/board';
import { fr, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  "war.french.aim": () => "Tenez la Nouvelle-France et faites des raids sur la frontière. Gardez le marqueur Victoire de votre côté de la piste.",
  "war.british.aim": () => "Prenez les cases de victoire de la Nouvelle-France. Amenez le marqueur Victoire de votre côté de la piste.",
  "war.wins": (d) => "Vous gagnez à la fin de " + d.year + " si le marqueur est à " + d.score + " ou mieux [18.2].",
  "war.bonus.controls-enemy-victory-spaces": (d) => "Bonus de " + d.year + " : " + d.vp + " PV si vous contrôlez au moins " + plural(d.least, 0, fr, { one: "une case de victoire ennemie", other: number("fr", d.least, 0) + " cases de victoire ennemies" }) + ".",
  "war.bonus.controls-enemy-settled-spaces": (d) => "Bonus de " + d.year + " : " + d.vp + " PV si vous contrôlez au moins " + plural(d.least, 0, fr, { one: "une case peuplée ennemie", other: number("fr", d.least, 0) + " cases peuplées ennemies" }) + ".",
  "war.bonus.controls-enemy-home-spaces": (d) => "Bonus de " + d.year + " : " + d.vp + " PV si vous contrôlez au moins " + plural(d.least, 0, fr, { one: "une case d’origine ennemie", other: number("fr", d.least, 0) + " cases d’origine ennemies" }) + ".",
  "war.bonus.per-enemy-colony-with-controlled-spaces": (d) => "Bonus de " + d.year + " : " + d.vp + " PV pour chacune de ces colonies où vous contrôlez au moins " + d.least + " cases ennemies : " + d.places + ". Au plus " + d.most + " PV.",
  "war.bonus.per-listed-space-not-controlled-by-enemy": (d) => "Bonus de " + d.year + " : " + d.vp + " PV pour chacun de ces lieux que l’ennemi ne contrôle pas : " + d.places + ". Au plus " + d.most + " PV.",
  "war.points.track": (d) => "Les deux camps partagent une piste : ce que l’un gagne, l’autre le perd. Au départ : " + d.score + " [18.1].",
  "war.points.spaces": () => "Prendre le contrôle d’une case de victoire : sa valeur en PV [18.1].",
  "war.points.raids": (d) => "Faire des raids. " + d.points + " points de raid font " + d.vp + " PV [9.3].",
  "war.points.bonus": () => "Chaque camp peut marquer son bonus de l’année, indiqué plus haut [18.2].",
  "war.points.europe": (d) => "Éliminer une brigade métropolitaine : vous tirez un pion de la guerre en Europe. À la fin de l’année, le pion le plus fort marque la différence, au plus " + d.vp + " PV [18.3].",
  "war.turn.year": (d) => "Une année compte " + d.rounds + " tours d’action. Entre eux viennent " + d.others + " : des unités arrivent, puis elles rentrent pour l’hiver [4.0].",
  "war.turn.round": () => "À chaque tour d’action, les deux camps choisissent en secret une de deux cartes. Ses points d’action paient raids, mouvements et constructions [7.1].",
  "war.turn.battles": () => "Les ennemis dans une même case se battent à la fin du tour [13.0].",
  "war.end.check": () => "Le score est vérifié à la fin de chaque année [18.2].",
  "war.place.acadie": () => "l’Acadie",
  "war.place.canada": () => "le Canada",
  "war.place.pays-d-en-haut": () => "les Pays d’en Haut",
  "war.place.new-england": () => "la Nouvelle-Angleterre",
  "war.place.new-york-new-jersey": () => "New York et le New Jersey",
  "war.place.pennsylvania-delaware": () => "la Pennsylvanie et le Delaware",
  "war.place.virginia-south": () => "la Virginie et le Sud",
  "war.place.nova-scotia": () => "la Nouvelle-Écosse"
};
