// Made by `npm run texts` from packages/client/src/page/texts; change it there.
import type { Messages } from '@carillon/board';
import { fr, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const frMessages: Messages<Args> = {
  judging: () => "Jugement",
  judgingWait: () => "Examen de la partie…",
  judgingDone: (d) => "" + d.done + " sur " + d.all + " jugés",
  judgingNote: () => "Chaque camp est jugé sur ce qu’il pouvait voir.",
  judgingCurve: () => "Chances de gagner, tour après tour",
  judgingAt: (d) => "" + d.seat + ", tour " + d.place + " sur " + d.all,
  judgingChances: (d) => "Chances de gagner : " + d.best + " avec le meilleur plan trouvé, " + d.chosen + " avec le plan choisi, " + d.after + " après la part du hasard.",
  judgingAim: (d) => "Le meilleur plan trouvé : " + d.aim + ".",
  judgingSplit: (d) => "Décision " + d.decision + " ± " + d.error + " points, chance " + d.luck,
  judgingInaccuracy: () => "Imprécision",
  judgingMistake: () => "Erreur",
  judgingBlunder: () => "Gaffe",
  judgingSums: (d) => "Décisions " + d.decisions + " points, chance " + d.luck,
  judgingCounts: (d) => plural(d.inaccuracies, 0, fr, { one: number("fr", d.inaccuracies, 0) + " imprécision", other: number("fr", d.inaccuracies, 0) + " imprécisions" }) + ", " + plural(d.mistakes, 0, fr, { one: number("fr", d.mistakes, 0) + " erreur", other: number("fr", d.mistakes, 0) + " erreurs" }) + ", " + plural(d.blunders, 0, fr, { one: number("fr", d.blunders, 0) + " gaffe", other: number("fr", d.blunders, 0) + " gaffes" }),
  judgingNone: () => "Ni imprécision, ni erreur, ni gaffe.",
  judgingLoss: (d) => "" + d.grade + " : " + d.decision + " ± " + d.error,
  judgingClose: () => "Fermer"
};
