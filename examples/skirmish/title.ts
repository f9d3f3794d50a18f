import { anyTitle, type TitlePage } from '@carillon/host';
import { skirmishDoor } from '@carillon/skirmish-board/door';

export const skirmish: TitlePage = {
  door: skirmishDoor,
  board: async () => anyTitle((await import('@carillon/skirmish-board')).skirmishTitle),
};
