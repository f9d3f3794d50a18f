// Made by `npm run texts` from packages/client/src/page/texts; change it there.
import type { Messages } from '@carillon/board';
import { en, number, plural } from '@carillon/board/words';
import type { Args } from './args.ts';

export const enMessages: Messages<Args> = {
  judging: () => "Judgement",
  judgingWait: () => "Looking at the game …",
  judgingDone: (d) => "" + d.done + " of " + d.all + " judged",
  judgingNote: () => "Each side is judged on what it could see.",
  judgingCurve: () => "Chance of winning, from turn to turn",
  judgingAt: (d) => "" + d.seat + ", turn " + d.place + " of " + d.all,
  judgingChances: (d) => "Chance of winning: " + d.best + " with the best plan found, " + d.chosen + " with the plan chosen, " + d.after + " after luck.",
  judgingAim: (d) => "The best plan found was to " + d.aim + ".",
  judgingSplit: (d) => "Decision " + d.decision + " ± " + d.error + " points, luck " + d.luck,
  judgingInaccuracy: () => "Inaccuracy",
  judgingMistake: () => "Mistake",
  judgingBlunder: () => "Blunder",
  judgingSums: (d) => "Decisions " + d.decisions + " points, luck " + d.luck,
  judgingCounts: (d) => plural(d.inaccuracies, 0, en, { one: number("en", d.inaccuracies, 0) + " inaccuracy", other: number("en", d.inaccuracies, 0) + " inaccuracies" }) + ", " + plural(d.mistakes, 0, en, { one: number("en", d.mistakes, 0) + " mistake", other: number("en", d.mistakes, 0) + " mistakes" }) + ", " + plural(d.blunders, 0, en, { one: number("en", d.blunders, 0) + " blunder", other: number("en", d.blunders, 0) + " blunders" }),
  judgingNone: () => "No inaccuracy, mistake or blunder.",
  judgingLoss: (d) => "" + d.grade + ": " + d.decision + " ± " + d.error,
  judgingClose: () => "Close"
};
