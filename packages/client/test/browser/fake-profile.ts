import { DAY } from '@carillon/kit';
import type { PersonGame, PersonGames, Profile } from '@carillon/protocol';

// Facts about two users, for the stand-in for a server.

const id = (letter: string): string => letter.repeat(26);
const NOW = Date.UTC(2026, 10, 20, 12);

/** Thirty-two rated games, from a newcomer's rating on. */
const POINTS: Profile['curves'][number]['points'] = Array.from({ length: 32 }, (_, i) => ({
  at: NOW - (390 - 12 * i) * DAY,
  rating: 1500 + 3.5 * i + 60 * Math.sin(i / 2),
  deviation: 350 / Math.sqrt(i + 1),
}));
const personGame = (letter: string, changes: Partial<PersonGame>): PersonGame => ({
  ...{ id: id(letter), title: 'wilderness-war', scenario: 'annus-mirabilis', side: 'french', outcome: 'won' },
  ...{ opponent: 'Anna', period: '1758 late', rated: true, left: false, at: NOW - 2 * DAY },
  ...changes,
});
export const PROFILE: Profile = {
  ...{ name: 'Marie-Madeleine de Repentigny', guest: false, since: NOW - 400 * DAY },
  record: [
    { title: 'wilderness-war', side: 'french', won: 12, lost: 3, drawn: 1 },
    { title: 'wilderness-war', side: 'british', won: 7, lost: 9, drawn: 0 },
  ],
  ratings: [{ title: 'wilderness-war', rating: 1612.4, deviation: 61.2, games: 32 }],
  curves: [{ title: 'wilderness-war', points: POINTS }],
};
const GAMES: PersonGames = {
  games: [
    personGame('5', { outcome: 'won', side: 'french', period: '1758 late' }),
    personGame('7', { outcome: 'lost', side: 'british', period: '1757 early', rated: false }),
    personGame('8', { outcome: 'drawn', side: 'french', opponent: '', period: '1759 late' }),
    personGame('9', { outcome: 'lost', side: 'french', opponent: null, period: null, left: true }),
  ],
  more: true,
  record: [],
};
const OF_ANNA: PersonGames = {
  ...GAMES,
  games: GAMES.games.map((game) => ({ ...game, opponent: PROFILE.name })),
};

/** The answers to requests about them, by method and path. */
export const PEOPLE: Readonly<Record<string, unknown>> = {
  [`GET people/${encodeURIComponent(PROFILE.name)}`]: PROFILE,
  [`GET people/${encodeURIComponent(PROFILE.name)}/games`]: GAMES,
  [`GET people/Anna/games?against=${encodeURIComponent(PROFILE.name)}`]: {
    ...{ games: OF_ANNA.games.slice(0, 2), more: false },
    record: [{ title: 'wilderness-war', side: 'french', won: 2, lost: 1, drawn: 0 }],
  },
  'GET people/Anna': { ...PROFILE, name: 'Anna' },
  'GET people/Anna/games': OF_ANNA,
};
