// Made by `npm run texts` from packages/client/src/page/texts; change it there.
import type { Messages } from '@carillon/board';
import { de, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const deMessages: Messages<Args> = {
  judging: () => "Beurteilung",
  judgingWait: () => "Die Partie wird durchgesehen …",
  judgingDone: (d) => "" + d.done + " von " + d.all + " beurteilt",
  judgingNote: () => "Jede Seite wird nach dem beurteilt, was sie sehen konnte.",
  judgingCurve: () => "Siegchance von Zug zu Zug",
  judgingAt: (d) => "" + d.seat + ", Zug " + d.place + " von " + d.all,
  judgingChances: (d) => "Siegchance: " + d.best + " mit dem besten gefundenen Plan, " + d.chosen + " mit dem gewählten, " + d.after + " nach Glück oder Pech.",
  judgingAim: (d) => "Der beste gefundene Plan: " + d.aim + ".",
  judgingSplit: (d) => "Entscheidung " + d.decision + " ± " + d.error + " Punkte, Glück " + d.luck,
  judgingInaccuracy: () => "Ungenauigkeit",
  judgingMistake: () => "Fehler",
  judgingBlunder: () => "Patzer",
  judgingSums: (d) => "Entscheidungen " + d.decisions + " Punkte, Glück " + d.luck,
  judgingCounts: (d) => plural(d.inaccuracies, 0, de, { one: number("de", d.inaccuracies, 0) + " Ungenauigkeit", other: number("de", d.inaccuracies, 0) + " Ungenauigkeiten" }) + ", " + plural(d.mistakes, 0, de, { one: number("de", d.mistakes, 0) + " Fehler", other: number("de", d.mistakes, 0) + " Fehler" }) + ", " + plural(d.blunders, 0, de, { one: number("de", d.blunders, 0) + " Patzer", other: number("de", d.blunders, 0) + " Patzer" }),
  judgingNone: () => "Keine Ungenauigkeit, kein Fehler, kein Patzer.",
  judgingLoss: (d) => "" + d.grade + ": " + d.decision + " ± " + d.error,
  judgingClose: () => "Schließen"
};
