import type { Cell } from '../../cell.ts';
import type { HelpDoor, HelpedGame } from '../../help/door.ts';
import type { ReportedGame } from '../../help/wrong.ts';
import type { Preferences } from '../../preferences.ts';
import type { Coached } from '../coach/coach.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'history' | 'session' | 'title' | 'words'>;

/** The parts of a table that a report uses. */
export interface Reportable<View, LogEntry> {
  readonly history: Pick<Play<View, LogEntry>['history'], 'lines'>;
  readonly session: Pick<Play<View, LogEntry>['session'], 'now' | 'record'> & {
    past(): { readonly number: number } | undefined;
  };
}

/** The game at the table for the help: its scenario, and how it would stand if the year ended now. */
export function helpedGame<View, LogEntry>(
  play: Needs<View, LogEntry>,
  coach: Coached<View, LogEntry>,
  preferences: Cell<Preferences>,
): HelpedGame {
  return {
    get withCoach() {
      if (coach.question() === undefined || preferences().coach) return undefined;
      return () => preferences.set({ ...preferences(), coach: true });
    },
    scenario: play.title.scenarioOf(play.board.view()),
    reported: () => reportedGame(play),
    standing: async () => {
      const { standing } = play.title;
      if (standing === undefined) return [];
      const answer = await play.session.query(standing.question.name, {});
      return answer === undefined ? [] : standing.describe(answer, play.words.language);
    },
  };
}

/** The game for a report: the record and the line of the log as the viewing seat may read them. */
export async function reportedGame<View, LogEntry>({
  history,
  session,
}: Reportable<View, LogEntry>): Promise<ReportedGame> {
  const { analysis, length, looking, rules, scenario } = session.now();
  const past = session.past()?.number;
  const shown =
    past === undefined ? undefined : history.lines().find(({ from, number }) => from <= past && past <= number);
  const { text, rule } = shown?.line ?? {};
  return {
    ...{ scenario, rules, seat: looking },
    entry: analysis ? null : (past ?? length - 1) + 1,
    line: text === undefined ? undefined : { said: text, ...(rule !== undefined && { rule }) },
    record: (await session.record(false))?.text,
  };
}

/** Opens the war in a minute by itself before the first game of a title, once. */
export function showOnce(help: HelpDoor, title: string, preferences: Cell<Preferences>): void {
  const { told } = preferences();
  if (told.includes(title)) return;
  preferences.set({ ...preferences(), told: [...told, title] });
  help.open({ page: 'war' });
}
