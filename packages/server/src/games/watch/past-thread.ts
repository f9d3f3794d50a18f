/** Reads the past of games in a separate thread, which is given the folder of the rules files. */
import { workerData } from 'piscina';
import { loaderOf } from '../../titles/folder.ts';
import { PastGames, type PastTask } from './past.ts';

const games = new PastGames(loaderOf(workerData));

export default (task: PastTask): Promise<string | undefined> => games.read(task);
