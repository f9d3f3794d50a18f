import { anyTitle, type TitlePage } from '@carillon/host';
import { wildernessWarDoor } from '@carillon/wilderness-war-board/door';

/** Wilderness War: the start page's part is there at once, the board is loaded with the first game. */
export const wildernessWar: TitlePage = {
  door: wildernessWarDoor,
  board: async () => anyTitle((await import('@carillon/wilderness-war-board')).wildernessWarTitle),
};
