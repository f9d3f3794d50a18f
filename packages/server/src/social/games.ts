import type { PersonGame, PersonGames, SideRecord } from '@carillon/protocol';
import type { Db } from '../store/store.ts';
import type { People } from '../who.ts';
import { recordOf } from './ratings.ts';

/** The number of games per answer. */
const PAGE = 20;

/** Selects finished games of a user. */
interface WantedGames {
  readonly person: string;
  /** The account that reads; `undefined` if nobody is signed in. */
  readonly reader: string | undefined;
  /** Only games against this account. */
  readonly against?: string | undefined;
  /** Only games older than this one. */
  readonly before?: string | undefined;
}

/**
 * The finished games of a user, the newest first; if `against` is given, with the results of all games against that
 * account. Games at tables that are not open to everybody are shown only to those who sat there.
 */
export async function gamesOf(db: Db, people: Pick<People, 'namesOf'>, wanted: WantedGames): Promise<PersonGames> {
  const rows = await rowsOf(db, wanted);
  const shown = rows.slice(0, PAGE);
  const names = await people.namesOf([...new Set(shown.flatMap(({ opponent }) => opponent ?? []))]);
  const games = shown.map(
    ({ opponent, rated, left, ...row }): PersonGame => ({
      ...row,
      rated: rated === 1,
      left: left === 1,
      opponent: opponent === null ? null : (names.get(opponent) ?? ''),
    }),
  );
  return { games, more: rows.length > PAGE, record: await recordAgainst(db, wanted) };
}

/** The results of a user that the reader may see. */
function visible(db: Db, { person, reader, against }: WantedGames) {
  const rows = db
    .selectFrom('outcome as own')
    .innerJoin('game', 'game.id', 'own.game_id')
    .leftJoin('outcome as theirs', (join) =>
      join
        .onRef('theirs.game_id', '=', 'own.game_id')
        .onRef('theirs.side', '!=', 'own.side')
        .on((on) => on.or([on('theirs.left', 'is', null), on('theirs.left', '=', 0)])),
    )
    .where('own.account_id', '=', person)
    .where((where) =>
      where.or([
        where('game.access', '=', 'open'),
        where.exists(
          where
            .selectFrom('outcome as seen')
            .select('seen.game_id')
            .whereRef('seen.game_id', '=', 'own.game_id')
            .where('seen.account_id', '=', reader ?? ''),
        ),
      ]),
    );
  return against === undefined ? rows : rows.where('theirs.account_id', '=', against);
}

async function rowsOf(db: Db, wanted: WantedGames) {
  const { before } = wanted;
  // A game that the reader may not see is treated like a missing one.
  const last =
    before === undefined
      ? undefined
      : await visible(db, wanted).select('own.at').where('own.game_id', '=', before).executeTakeFirst();
  const all = visible(db, wanted)
    .select(['own.game_id as id', 'own.title', 'own.side', 'own.outcome', 'own.at', 'own.rated', 'own.left'])
    .select(['game.scenario', 'game.period', 'theirs.account_id as opponent'])
    .orderBy('own.at', 'desc')
    .orderBy('own.game_id', 'desc')
    .limit(PAGE + 1);
  if (before === undefined || last === undefined) return all.execute();
  return all
    .where(({ eb, refTuple, tuple }) => eb(refTuple('own.at', 'own.game_id'), '<', tuple(last.at, before)))
    .execute();
}

/** The results against one other account, by title and side; empty if none is named. */
async function recordAgainst(db: Db, wanted: WantedGames): Promise<SideRecord[]> {
  if (wanted.against === undefined) return [];
  return recordOf(await visible(db, wanted).select(['own.title', 'own.side', 'own.outcome']).execute());
}
