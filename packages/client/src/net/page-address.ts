/** Pages with the same address for everybody. */
type Plain = 'start' | 'learn' | 'lobby' | 'games' | 'account' | 'enter' | 'admin' | 'imprint' | 'privacy';
/** Links issued by the server: to confirm an address, bring one back, reset a password, let a guest return, or accept an invitation. */
type BySecret = 'verify' | 'keep' | 'reset' | 'return' | 'invitation';

/** The page's route, from the address after the `#`. */
export type PageAddress =
  | { readonly [P in Plain]: { readonly page: P } }[Plain]
  | { readonly [P in BySecret]: { readonly page: P; readonly secret: string } }[BySecret]
  /** A game in this browser. */
  | { readonly page: 'local'; readonly id: string }
  /** A lesson of a title. */
  | { readonly page: 'lesson'; readonly title: string; readonly lesson: string }
  /** A game or an open table on the server; `link` is the secret part of its link. */
  | { readonly page: 'game'; readonly id: string; readonly link: string | undefined }
  | { readonly page: 'person'; readonly name: string };

const PLAIN: readonly Plain[] = ['learn', 'lobby', 'games', 'account', 'enter', 'admin', 'imprint', 'privacy'];
const BY_SECRET: readonly BySecret[] = ['verify', 'keep', 'reset', 'return', 'invitation'];

/** The route of an address; an unknown one is the start page. */
export function addressOf(hash: string): PageAddress {
  if (hash.startsWith('#table/')) return { page: 'local', id: hash.slice('#table/'.length) };
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = ''] = path.split('/').map(decoded);
  if (second === '') return { page: PLAIN.find((each) => each === first) ?? 'start' };
  if (first === 'game') return { page: 'game', id: second, link: new URLSearchParams(query).get('link') ?? undefined };
  if (first === 'learn' && third !== '') return { page: 'lesson', title: second, lesson: third };
  if (first === 'people') return { page: 'person', name: second };
  const kind = BY_SECRET.find((each) => first === 'account' && each === second);
  return kind === undefined || third === '' ? { page: 'start' } : { page: kind, secret: third };
}

/** The value in an address; an invalid one gives nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

export const gameAddress = (id: string, link?: string | null): string =>
  `#/game/${id}${link ? `?link=${encodeURIComponent(link)}` : ''}`;
/** The list of lessons. */
export const LEARN = '#/learn';
export const lessonAddress = (title: string, lesson: string): string => `${LEARN}/${title}/${lesson}`;
export const personAddress = (name: string): string => `#/people/${encodeURIComponent(name)}`;
/** The whole address of a place in this page, for sharing. */
export const wholeAddress = (hash: string): string => new URL(hash, document.baseURI).href;
