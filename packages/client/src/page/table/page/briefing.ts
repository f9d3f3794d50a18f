import type { Cell } from '../../cell.ts';
import type { HelpDoor, HelpedGame } from '../../help/door.ts';
import type { Preferences } from '../../preferences.ts';
import type { Coached } from '../coach/coach.ts';
import type { Play } from '../play/play.ts';

type Needs<View, LogEntry> = Pick<Play<View, LogEntry>, 'board' | 'session' | 'title' | 'words'>;

/** The game at the table for the help: its scenario, and what the year's end would bring now. */
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
    standing: async () => {
      const { standing } = play.title;
      if (standing === undefined) return [];
      const answer = await play.session.query(standing.question.name, {});
      return answer === undefined ? [] : standing.tell(answer, play.words.language);
    },
  };
}

/** Before a first card of a title, the war in a minute opens by itself: once. */
export function tellOnce(help: HelpDoor, title: string, preferences: Cell<Preferences>): void {
  const { told } = preferences();
  if (told.includes(title)) return;
  preferences.set({ ...preferences(), told: [...told, title] });
  help.open({ page: 'war' });
}
