import type { Game } from '../../store/records.ts';
import type { GameChange, News } from '../games.ts';
import type { Loaded } from './loaded.ts';
import type { DoneAct } from './saving.ts';

/** The news of a stored change, for everybody at the table but who caused it (`by`, an account). */
function newsOf(loaded: Loaded, before: Game, outcome: DoneAct, by: string | null): readonly News[] {
  const { game, seats } = loaded;
  if (game.solo) return [];
  const players = seats.flatMap(({ account }) => account ?? []);
  const others = players.filter((account) => account !== by);
  const { proposal, departures = [], seats: taken = [] } = outcome;
  const asks = proposal !== undefined && 'seq' in proposal;
  const joined = taken.flatMap(({ account }) => account ?? []);
  const news: News[] = [];
  if (before.awaitedBy.length === 0) news.push({ kind: 'begun', to: others });
  if (game.status === 'over') news.push({ kind: 'over', to: others });
  if (asks) news.push({ kind: proposal.kind, to: others });
  if (departures.length > 0) news.push({ kind: 'left', to: departures.map(({ account }) => account) });
  if (joined.length > 0) news.push({ kind: 'joined', to: others.filter((account) => !joined.includes(account)) });
  return news;
}

/** A stored change for its listeners. */
export function changeOf(loaded: Loaded, before: Game, outcome: DoneAct, by: string | null): GameChange {
  const { id, title, seq, status, awaitedBy } = loaded.game;
  return {
    ...{ game: id, title, status: status === 'over' ? 'over' : 'running', seq },
    nowAwaited: awaitedBy.flatMap((account) => (before.awaitedBy.includes(account) ? [] : (account ?? []))),
    news: newsOf(loaded, before, outcome, by),
  };
}
