/** Pages with the same address for everybody. */
type Plain = 'start' | 'lobby' | 'games' | 'enter' | 'admin' | 'moderation' | 'imprint' | 'privacy';
/** Links issued by the server: to confirm an address, bring one back, reset a password, let a guest return, or accept an invitation. */
type BySecret = 'verify' | 'keep' | 'reset' | 'return' | 'invitation';

/** The rooms of the user's own account. */
export const ACCOUNT_ROOMS = ['profile', 'security', 'notices', 'data'] as const;
export type AccountRoom = (typeof ACCOUNT_ROOMS)[number];

/** The page's route, from the address after the `#`. */
export type PageAddress =
  | { readonly [P in Plain]: { readonly page: P } }[Plain]
  | { readonly [P in BySecret]: { readonly page: P; readonly secret: string } }[BySecret]
  /** A room of the user's own account. */
  | { readonly page: 'account'; readonly room: AccountRoom }
  /** A game in this browser. */
  | { readonly page: 'local'; readonly id: string }
  /** The lessons; those of one title first. */
  | { readonly page: 'learn'; readonly title: string | undefined }
  /** A game against a computer player; it begins at once. */
  | {
      readonly page: 'play';
      readonly title: string;
      readonly seat: string;
      readonly level: string;
      readonly scenario: string;
    }
  /** A lesson of a title. */
  | { readonly page: 'lesson'; readonly title: string; readonly lesson: string }
  /**
   * A game or an open table on the server; `link` is the secret part of its link. `at`: the number of entries after
   * which the replay begins.
   */
  | { readonly page: 'game'; readonly id: string; readonly link: string | undefined; readonly at?: number }
  /** The log of moderators' acts, and an account as they see it. */
  | { readonly page: 'moderation log' }
  | { readonly page: 'file'; readonly id: string }
  | { readonly page: 'person'; readonly name: string };

const PLAIN: readonly Plain[] = ['lobby', 'games', 'enter', 'admin', 'moderation', 'imprint', 'privacy'];
const BY_SECRET: readonly BySecret[] = ['verify', 'keep', 'reset', 'return', 'invitation'];

/** The route of an address; an unknown one is the start page. */
export function addressOf(hash: string): PageAddress {
  if (hash.startsWith('#table/')) return { page: 'local', id: hash.slice('#table/'.length) };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = path.split('/').map(decoded);
  if (first === 'learn') return lessonOf(second, third);
  if (first === 'account' && third === '') return roomOf(second);
  if (second === '') return { page: PLAIN.find((each) => each === first) ?? 'start' };
  if (first === 'game') return gameOf(second, new URLSearchParams(query));
  if (first === 'moderation' && second === 'log') return { page: 'moderation log' };
  if (first === 'moderation' && second === 'people' && third !== '') return { page: 'file', id: third };
  if (first === 'play') return { page: 'play', title: second, seat: third, level: fourth, scenario: fifth };
  if (first === 'people') return { page: 'person', name: second };
  const kind = BY_SECRET.find((each) => first === 'account' && each === second);
  return kind === undefined || third === '' ? { page: 'start' } : { page: kind, secret: third };
}

/** A room of the account, the first one if none is named. */
function roomOf(name: string): PageAddress {
  const room = name === '' ? 'profile' : ACCOUNT_ROOMS.find((each) => each === name);
  return room === undefined ? { page: 'start' } : { page: 'account', room };
}

/** A lesson of a title, or the list of lessons. */
const lessonOf = (title: string, lesson: string): PageAddress =>
  lesson === '' ? { page: 'learn', title: title || undefined } : { page: 'lesson', title, lesson };

function gameOf(id: string, query: URLSearchParams): PageAddress {
  const at = query.get('at') ?? '';
  return { page: 'game', id, link: query.get('link') ?? undefined, ...(/^\d{1,7}$/.test(at) && { at: Number(at) }) };
}

/** The decoded value from an address; empty if it is invalid. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const gameAddress = (id: string, link?: string | null): string =>
  `#/game/${id}${link ? `?link=${encodeURIComponent(link)}` : ''}`;
/** A game, with its replay after `at` entries. */
export function replayAddress(game: {
  readonly id: string;
  readonly link: string | null;
  readonly seq: number | null;
}): string {
  const address = gameAddress(game.id, game.link);
  return game.seq === null ? address : `${address}${game.link === null ? '?' : '&'}at=${game.seq}`;
}
/** A room of the user's own account; the first has the account's own address. */
export const roomAddress = (room: AccountRoom): string => (room === 'profile' ? '#/account' : `#/account/${room}`);
/** The log of moderators' acts. */
export const MODERATION_LOG = '#/moderation/log';
/** An account as moderators see it. */
export const fileAddress = (id: string): string => `#/moderation/people/${encodeURIComponent(id)}`;
/** The start page. */
export const START = '#/';
/** The list of lessons. */
const LEARN = '#/learn';
/** The lessons, those of a title first. */
export const lessonsAddress = (title: string): string => `${LEARN}/${title}`;
/** A game against a computer player; without a scenario, the first of its title. */
export const playAddress = (title: string, seat: string, level: string, scenario = ''): string =>
  `#/play/${title}/${seat}/${level}/${scenario}`;
export const lessonAddress = (title: string, lesson: string): string => `${LEARN}/${title}/${lesson}`;
export const personAddress = (name: string): string => `#/people/${encodeURIComponent(name)}`;
/** The whole address of a place in this page, for sharing. */
export const wholeAddress = (hash: string): string => new URL(hash, document.baseURI).href;
