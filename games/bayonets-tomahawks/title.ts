import { bayonetsTomahawksDoor } from '@carillon/bayonets-tomahawks-board/door';
import { anyTitle, type TitlePage } from '@carillon/host';

/** Bayonets & Tomahawks: the start page's part is there at once, the board is loaded with the first game. */
export const bayonetsTomahawks: TitlePage = {
  door: bayonetsTomahawksDoor,
  board: async () => anyTitle((await import('@carillon/bayonets-tomahawks-board')).bayonetsTomahawksTitle),
};
