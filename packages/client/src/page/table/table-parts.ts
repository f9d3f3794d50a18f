import type { Title } from '@carillon/board';
import { createEffect, on, onCleanup, untrack } from 'solid-js';
import type { Now } from '../../shared/messages.ts';
import type { Cell } from '../cell.ts';
import { type HelpDoor, useHelp } from '../help/door.ts';
import type { GameLine } from '../line.ts';
import type { Preferences } from '../preferences.ts';
import { Advised } from './advice/advice.ts';
import { Coached } from './coach/coach.ts';
import { EndOfGame } from './ending/end-of-game.ts';
import type { Afterwards } from './ending/ending-panel.tsx';
import { Legend } from './legend/legend.ts';
import { followRecap } from './log/recap-panel.tsx';
import { Overlays } from './map/overlays.ts';
import { bringIntoSight, followQuestion } from './map/sight.ts';
import { helpedGame, showOnce } from './page/briefing.ts';
import { Column } from './page/column.ts';
import { guardDoubleClicks } from './page/double-click.ts';
import { installHook } from './page/hook.ts';
import { followInput, type Input, keepFocus, pageKeys } from './page/input.ts';
import type { Online } from './page/online.ts';
import { createPage, type Page } from './page/page.ts';
import { followRoom } from './page/room.ts';
import { Play } from './play/play.ts';
import { Session } from './play/session.ts';
import { SheetState } from './sheet/sheet.ts';
import { WhyNot } from './why/why.ts';

export interface TableScreenProps<View, LogEntry> {
  readonly title: Title<View, LogEntry>;
  readonly line: GameLine;
  readonly first: Now<View, LogEntry>;
  readonly preferences: Cell<Preferences>;
  readonly onLeave: () => void;
  readonly onTakeOver: () => void;
  /** The number of entries after which the replay begins; absent for no replay. */
  readonly at?: number | undefined;
  /** In a network game: players, clocks, chat and the other additions. */
  readonly afterwards?: Afterwards | undefined;
  readonly online?: Online | undefined;
}

/** The parts of one table, by purpose. */
export interface TableParts<View, LogEntry> {
  readonly play: Play<View, LogEntry>;
  readonly page: Page;
  readonly help: HelpDoor;
  readonly overlays: Overlays<View, LogEntry>;
  readonly coach: Coached<View, LogEntry>;
  readonly sheet: SheetState<View, LogEntry>;
  readonly column: Column<View, LogEntry>;
  readonly why: WhyNot<View, LogEntry>;
  readonly legend: Legend<View, LogEntry>;
  readonly end: EndOfGame<View, LogEntry>;
  readonly advised: Advised<View, LogEntry>;
  readonly input: () => Input;
}

/** Makes the parts of a table, and starts the effects that follow the game. Belongs to the owner that makes it. */
export function tableParts<View, LogEntry>(props: TableScreenProps<View, LogEntry>): TableParts<View, LogEntry> {
  const play = new Play(new Session(props.line, props.first), props.title, () => props.preferences());
  const overlays = new Overlays(play);
  const page = createPage();
  const help = useHelp();
  const coach = new Coached(play, localStorage);
  help.about(props.title, helpedGame(play, coach, props.preferences));
  onCleanup(() => help.about(props.title));
  if (props.first.lesson === undefined) showOnce(help, props.title.id, props.preferences);
  const sheet = new SheetState(play);
  const why = new WhyNot(play);
  const legend = new Legend(play);
  const end = new EndOfGame(play, props.line);
  const advised = new Advised(play);
  const begun = () => begunNow(play);
  const column = new Column({
    play,
    page,
    room: followRoom(),
    coach,
    sheet,
    end,
    advised,
    begun,
    online: props.online,
  });
  const input = followInput(play, pageKeys(play, overlays, page, help, column, why, end));
  guardDoubleClicks(play);
  markTab(play);
  followHand(play, page);
  followRecap(play, page);
  followQuestion(play);
  followPanels(play, sheet, coach, column);
  keepFocus(play, input);
  installHook(play);
  beginReplay(play, props.at);
  return { play, page, help, overlays, coach, sheet, column, why, legend, end, advised, input };
}

/** Shows the position after `at` entries. */
function beginReplay<View, LogEntry>({ history: { replay } }: Play<View, LogEntry>, at: number | undefined): void {
  if (at !== undefined) void replay.jump(replay.steps().findLastIndex((number) => number < at));
}

/** On a narrow screen, keeps the subject of the question in view when the coach or the fight covers part of the map. */
function followPanels<View, LogEntry>(
  play: Play<View, LogEntry>,
  sheet: SheetState<View, LogEntry>,
  coach: Coached<View, LogEntry>,
  column: Column<View, LogEntry>,
): void {
  createEffect(
    on([() => column.isUp('coach'), coach.unfolded, () => column.isUp('fight')], () => {
      if (untrack(column.room) !== 'narrow' || untrack(play.session.past)) return;
      const at = untrack(sheet.subject)?.at;
      const about = at == null ? play.title.subject?.(play.board.view()) : ({ kind: 'space', id: at } as const);
      const show = (): void => bringIntoSight(play, about);
      // The map learns its new size in the first frame.
      requestAnimationFrame(() => requestAnimationFrame(show));
    }),
  );
}

/** What the player has begun: an open menu, an action that waits, another hand; `undefined` if nothing. */
const begunNow = <View, LogEntry>({ focus, confirm, session }: Play<View, LogEntry>): unknown =>
  focus.menu() ?? confirm.armed() ?? confirm.pressed() ?? session.now().looking ?? undefined;

/** On a narrow screen the hand opens when a card must be chosen, and closes otherwise. */
function followHand<View, LogEntry>(play: Play<View, LogEntry>, page: Page): void {
  createEffect(() => {
    const wanted = play.offer.legal().some(({ kind }) => kind === 'card');
    untrack(() => {
      if (wanted) {
        page.drawer.set('hand');
        requestAnimationFrame(showUsable);
      } else if (page.drawer() === 'hand') page.drawer.set(undefined);
    });
  });
}

/** A hand is wider than a phone: the first playable card is brought into view. */
const showUsable = (): void =>
  document.querySelector('.table-hand .card.legal')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** Shows in the browser tab's title whose turn it is; at a table with others, a dot marks the user's own turn. */
function markTab<View, LogEntry>(play: Play<View, LogEntry>): void {
  createEffect(() => {
    const { asked, analysis, online, computer } = play.session.now();
    const game = analysis ? play.words.say('tabAnalysis', { game: play.title.name }) : play.title.name;
    const others = online !== null || computer !== null;
    const key = others && !analysis && asked.seat === play.session.own ? 'tabOwnTurn' : 'tabTurn';
    document.title = asked.seat === null ? game : play.words.say(key, { seat: play.words.seatName(asked.seat), game });
  });
  onCleanup(() => {
    document.title = 'Carillon';
  });
}
