/** A server is killed again and again while two play at many tables; then it is looked at what was kept. */
import type { Random } from '@carillon/kit';
import { Loaded } from '../../src/games/loaded.ts';
import { readEntries, readGame } from '../../src/store/games.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import type { TitleModule } from '../../src/titles/module.ts';
import { freePort, pause, ServerProcess, seatTwo, type Variables } from './hall.ts';
import type { Confirmed } from './player.ts';

/** What came of it. Lost, doubled and broken are to be none. */
export interface Report {
  readonly kills: number;
  readonly confirmed: number;
  /** Choices that were confirmed and are not kept. */
  readonly lost: number;
  /** Games with more choices than messages. */
  readonly doubled: number;
  /** Games that cannot be opened any more, or whose journal has a gap. */
  readonly broken: readonly string[];
  /** Longest time until a killed server was ready again, in milliseconds. */
  readonly slowest: number;
}

export interface Killing {
  readonly kills: number;
  readonly tables: number;
  /** The store's address, and the server's settings that name it. */
  readonly store: string;
  readonly variables: Variables;
  readonly rules: string;
  readonly module: TitleModule;
  readonly scenario: string;
  readonly random: Random;
  readonly say?: (sentence: string) => void;
}

export async function killAgainAndAgain(killing: Killing): Promise<Report> {
  const { kills, tables: count, rules, module, random, scenario, say } = killing;
  const server = new ServerProcess(await freePort(), rules, killing.variables);
  await server.start();
  const { players, tables } = await seatTwo(server, module, scenario, count, random, 20);
  for (const player of players) player.start();
  let slowest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await somethingHappens(players);
    await pause(random.below(400));
    await server.kill();
    slowest = Math.max(slowest, await server.start());
    say?.(`${kill + 1} of ${kills} kills`);
  }
  await somethingHappens(players);
  for (const player of players) player.stop();
  await server.kill();
  const confirmed = players.flatMap((player) => player.confirmed);
  const store = await openStore({ url: killing.store });
  const found = await look(store, module, tables, confirmed);
  await store.close();
  return { kills, confirmed: confirmed.length, slowest: Math.round(slowest), ...found };
}

/** Waits until the server has taken something. */
async function somethingHappens(players: readonly { readonly confirmed: readonly Confirmed[] }[]): Promise<void> {
  const count = (): number => players.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
  const before = count();
  for (let waited = 0; count() < before + 3; waited += 20) {
    if (waited > 60_000) throw new Error('nothing happens any more');
    await pause(20);
  }
}

async function look(
  store: Store,
  module: TitleModule,
  tables: readonly string[],
  confirmed: readonly Confirmed[],
): Promise<Pick<Report, 'lost' | 'doubled' | 'broken'>> {
  let lost = 0;
  let doubled = 0;
  const broken: string[] = [];
  for (const id of tables) {
    const messages = await store.db.selectFrom('message').selectAll().where('game_id', '=', id).execute();
    const answers = new Map(messages.map((row) => [`${row.account_id} ${row.id}`, JSON.parse(row.answer_json).seq]));
    const own = confirmed.filter(({ game }) => game === id);
    lost += own.filter(({ account, id: sent, seq }) => answers.get(`${account} ${sent}`) !== seq).length;
    const entries = await store.db.selectFrom('entry').selectAll().where('game_id', '=', id).execute();
    const chosen = entries.filter(({ by_account }) => by_account !== null).length;
    if (chosen !== messages.length || Math.max(0, ...own.map(({ seq }) => seq)) > entries.length) doubled++;
    if (!(await opens(store, module, id))) broken.push(id);
  }
  return { lost, doubled, broken };
}

/** Whether a game can be opened: its journal has no gap, and fits the rules to its end. */
async function opens({ db }: Store, module: TitleModule, id: string): Promise<boolean> {
  const kept = await readGame(db, id);
  if (kept === undefined) return false;
  const journal = await readEntries(db, kept.game, 0);
  try {
    const { table } = new Loaded(kept, module, journal);
    return journal.length === kept.game.seq && table.journal.length === journal.length;
  } catch {
    return false;
  }
}
