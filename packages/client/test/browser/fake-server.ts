import { chanceFrom, entryFor, Table as GameTable } from '@carillon/flow';
import { DAY, HOUR, type Json, seeded } from '@carillon/kit';
import type {
  Account,
  Act,
  Device,
  Here,
  Joined,
  ModerationQueue,
  OwnAct,
  Passkey,
  PersonFile,
  Rest,
  ServerMessage,
  Sign,
  Table,
} from '@carillon/protocol';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import type { Page, Route, WebSocketRoute } from 'playwright-core';
import { rulesHashes } from '../../../../tools/rules-hash.mjs';
import { PEOPLE, PROFILE } from './fake-profile.ts';
import { ROOT } from './places.ts';

// A stand-in for the server's answers, so that every network page can be checked without a server.

const id = (letter: string): string => letter.repeat(26);
const NOW = Date.UTC(2026, 10, 20, 12);

export const ANNA: Account = {
  id: id('A'),
  name: 'Anna',
  kind: 'member',
  administrator: true,
  moderator: true,
  unseenActs: 1,
  language: 'en',
  notices: { mail: true, push: false, webhook: true },
  email: { address: 'anna@example.org', verified: true },
  passkeys: true,
};

/** The rooms of the account: name, address, and an element that shows that the room is open. */
export const ROOMS: readonly (readonly [string, string, string])[] = [
  ['account', '#/account', '[data-person-game]'],
  ['account-security', '#/account/security', '[data-does="log-out"]'],
  ['account-notices', '#/account/notices', '[data-does="save-rest"]'],
  ['account-data', '#/account/data', '[data-does="delete-account"]'],
];

const COMMON: Table = {
  id: id('1'),
  ...{ title: 'wilderness-war', scenario: 'annus-mirabilis', options: {}, status: 'open', access: 'open' },
  ...{ sides: 'chosen', pace: { kind: 'slow', days: 3 }, solo: false, rated: true, takebacks: true, alwaysAsk: false },
  holds: false,
  host: id('B'),
  seats: ['french', 'british'],
  sitting: [{ seat: 'french', account: id('B'), name: 'Marie-Madeleine de Repentigny' }],
  ...{ awaited: [], due: null, overdue: false, length: 0, period: null, result: null, created: NOW, updated: NOW },
  ...{ commitment: '0'.repeat(64), rematch: null },
};
const BOTH = [
  { seat: 'french', account: id('B'), name: 'Marie-Madeleine de Repentigny' },
  { seat: 'british', account: id('A'), name: 'Anna' },
];

/** One player is asleep, the other goes away at Christmas. */
function restsOf(): NonNullable<Table['rests']> {
  const sleep = { from: NOW - HOUR, to: NOW + 7 * HOUR };
  const days = [
    { first: '2026-12-24', last: '2026-12-27' },
    { first: '2027-01-01', last: '2027-01-01' },
  ];
  return [
    { account: id('B'), sleep, away: [], now: 'asleep' },
    { account: id('A'), sleep: { from: sleep.to, to: sleep.to + 8 * HOUR }, away: days, now: null },
  ];
}

const TABLES: readonly Table[] = [
  COMMON,
  {
    ...COMMON,
    ...{ id: id('2'), scenario: 'full-campaign', sides: 'random', rated: false, takebacks: false },
    options: { raidsHurtMilitia: true, tournament: true },
    pace: { kind: 'live', initial: 5_400_000, increment: 60_000 },
    sitting: [{ seat: null, account: id('C'), name: 'Jacques' }],
  },
  { ...COMMON, ...{ id: id('3'), status: 'running', sitting: BOTH, awaited: ['british'], period: '1757 early' } },
];
const OWN: readonly Table[] = [
  {
    ...COMMON,
    ...{ id: id('3'), status: 'running', sitting: BOTH, awaited: ['british'], due: NOW + 2 * DAY },
    rests: restsOf(),
  },
  { ...COMMON, ...{ id: id('4'), status: 'running', sitting: BOTH, awaited: ['british'], period: '1757 late' } },
  { ...COMMON, ...{ id: id('5'), status: 'running', sitting: BOTH, awaited: ['french'], period: '1758 early' } },
  {
    ...COMMON,
    id: id('6'),
    host: ANNA.id,
    link: 'f'.repeat(32),
    sitting: [{ seat: null, account: ANNA.id, name: 'Anna' }],
    rests: restsOf(),
  },
  { ...COMMON, ...{ id: id('7'), status: 'over', sitting: BOTH, result: { winner: 'french', rule: '13.11' } } },
];

const REST: Rest = {
  ...{ zone: 'Europe/Paris', sleepFrom: 1380, sleepTo: 420 },
  away: [{ first: '2026-12-24', last: '2026-12-27' }],
};
const DEVICES: readonly Device[] = [
  { id: 'd1', device: 'Firefox, Linux', created: NOW, seen: NOW, here: true },
  { id: 'd2', device: 'Safari, iPhone', created: NOW, seen: NOW - DAY, here: false },
];
const PASSKEYS: readonly Passkey[] = [
  { id: id('P'), name: 'Phone', created: NOW - 40 * DAY, used: NOW - DAY },
  { id: id('Q'), name: 'Security key', created: NOW, used: null },
];
const MARIE = { id: id('B'), name: 'Marie-Madeleine de Repentigny' };
const JACQUES = { id: id('C'), name: 'Jacques' };
const COMMON_ACT: Act = {
  ...{ id: id('D'), kind: 'warning', about: JACQUES, by: 'Anna', reason: 'Please be polite at the table.' },
  ...{ created: NOW - 9 * DAY, until: null, of: null, lifted: false, upheld: false, appeal: null, mayLift: true },
};
const LOCKED: Act = {
  ...COMMON_ACT,
  ...{ id: id('E'), kind: 'chat', reason: 'Rude words, after a warning.', created: NOW - DAY, until: NOW + 2 * DAY },
  appeal: { text: 'He began it, and I have said that I am sorry.', created: NOW - HOUR },
};
const QUEUE: ModerationQueue = {
  appeals: [{ act: LOCKED, own: false }],
  reports: [
    {
      ...{ id: id('F'), by: MARIE, about: JACQUES, text: 'Rude words in the chat.', created: NOW, open: 3, earlier: 4 },
      game: {
        ...{ id: id('3'), title: 'wilderness-war', scenario: 'annus-mirabilis', seq: 41 },
        ...{ link: null, watchable: true },
      },
      lines: [
        { by: MARIE.name, text: 'Bonne chance !', at: NOW - 120_000, deleted: false },
        { by: 'Jacques', text: 'You will need it, you fool.', at: NOW - 60_000, deleted: true },
      ],
      acts: [LOCKED, COMMON_ACT],
      mayAct: true,
    },
  ],
  more: true,
};
const SIGNS: Sign[] = [
  { kind: 'traded-rating', account: JACQUES, other: MARIE, games: [id('3'), id('4')], at: NOW },
  { kind: 'same-mail', account: JACQUES, other: { id: id('G'), name: 'Jacques II' }, games: [], at: NOW },
];
const FILE: PersonFile = {
  person: {
    ...{ ...JACQUES, guest: false, since: NOW - 60 * DAY },
    ...{ moderator: false, administrator: false, closed: false },
  },
  games: { running: 2, finished: 31, left: 4 },
  ratings: PROFILE.ratings,
  reports: [
    { id: id('F'), by: MARIE, text: 'Rude words in the chat.', created: NOW, open: true, game: id('3') },
    { id: id('H'), by: MARIE, text: 'Left in the middle.', created: NOW - 30 * DAY, open: false, game: null },
  ],
  ...{ acts: [LOCKED, COMMON_ACT], signs: SIGNS, mayAct: true },
};
const OWN_ACTS: readonly OwnAct[] = [
  {
    ...{ id: id('J'), kind: 'chat', reason: 'Rude words, after a warning.', created: NOW, until: NOW + 2 * DAY },
    ...{ of: null, lifted: false, mayAppeal: false, appeal: { text: 'He began it.', created: NOW } },
  },
  {
    ...{ id: id('K'), kind: 'warning', reason: 'Please be polite at the table.', created: NOW - DAY, until: null },
    ...{ of: null, lifted: false, mayAppeal: true, appeal: null },
  },
];
const LINES = [
  { id: id('8'), by: { account: id('B'), name: 'Marie-Madeleine de Repentigny' }, text: 'Bonne chance !', at: NOW },
  { id: id('9'), by: { account: id('A'), name: 'Anna' }, text: 'To you too. I shall need it.', at: NOW + 60_000 },
];

const PRIVACY = [
  '# Who keeps what',
  'Marie-Madeleine de Repentigny\nRue Saint-Louis 12, Québec',
  '# How long\nGames stay. Questions: https://carillon.example/a-long-address-that-a-phone-has-to-break-somewhere.',
].join('\n\n');

/** The answers to requests, by method and path. */
function answers(here: Here): Readonly<Record<string, unknown>> {
  const all = [...TABLES, ...OWN].map((table) => [`GET tables/${table.id}`, table]);
  return {
    'GET session': here,
    'GET texts/privacy/en': { language: 'en', text: PRIVACY },
    'GET texts/privacy/fr': { language: 'en', text: PRIVACY },
    'GET tables?status=open': { tables: TABLES.filter(({ status }) => status === 'open'), more: false },
    'GET tables?status=running': { tables: TABLES.filter(({ status }) => status === 'running'), more: false },
    'GET games/mine': { tables: here.account === null ? [] : OWN, more: false },
    'GET account/sessions': { devices: DEVICES },
    'GET account/passkeys': { passkeys: PASSKEYS },
    'GET account/notices': {
      push: [{ endpoint: 'https://push.example/1', device: 'Safari, iPhone', created: NOW }],
      webhook: { host: 'chat.example.org', secret: '0123456789abcdef'.repeat(4) },
    },
    'GET account/blocks': { names: ['Jacques'] },
    'GET rest': REST,
    ...PEOPLE,
    'GET moderation/queue': QUEUE,
    'GET moderation/log': { acts: [LOCKED, COMMON_ACT], more: true },
    'GET moderation/signs': { signs: SIGNS },
    [`GET moderation/people/${id('C')}`]: FILE,
    'GET moderation/people?search=Jac': { people: [FILE.person] },
    'GET account/acts': { acts: OWN_ACTS },
    [`GET games/${id('3')}/chat`]: { lines: LINES },
    [`GET games/${id('3')}/note`]: { text: 'Ask for Louisbourg.' },
    ...Object.fromEntries(all),
  };
}

/** A page that finds a server where `account` is signed in; its games are sent only up to their first question. */
export async function withServer(page: Page, account: Account | null): Promise<FakeServer> {
  const server = new FakeServer(account);
  await page.route('**/api/**', (route: Route) => {
    const request = route.request();
    const path = request.url().replace(/^.*\/api\//, '');
    const answer = server.answer(`${request.method()} ${path}`);
    return answer === undefined
      ? route.fulfill({ status: 404, json: { code: 'not_found' } })
      : route.fulfill({ json: answer });
  });
  await page.routeWebSocket('**/api/socket*', (socket) => server.take(socket));
  return server;
}

/** The stand-in for a server. */
export class FakeServer {
  /** The proposal at the table. */
  proposals: Joined['proposals'] = [];
  /** Other changes to the table. */
  changes: (reported: Joined) => Partial<Joined> = () => ({});
  /** The operator's texts. */
  texts: NonNullable<Here['texts']> = ['imprint', 'privacy'];
  private socket: WebSocketRoute | undefined;
  private away = false;

  constructor(public account: Account | null) {}

  /** The answers to requests, by method and path. */
  answer(question: string): unknown {
    return answers({
      account: this.account,
      registration: 'open',
      mail: true,
      pushKey: 'B'.repeat(87),
      texts: this.texts,
    })[question];
  }

  take(socket: WebSocketRoute): void {
    if (this.away) {
      void socket.close();
      return;
    }
    this.socket = socket;
    this.say({ type: 'welcome', protocol: 1, account: ANNA.id, at: NOW });
    socket.onMessage((text) => {
      const message = JSON.parse(String(text));
      if (message.type !== 'join') return;
      const reported = joined(message.game, this.proposals);
      this.say({ ...reported, ...this.changes(reported) });
      this.say({ type: 'presence', game: message.game, seats: ['british'], spectators: 2 });
    });
  }

  say(message: ServerMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Breaks the connection, and accepts no new one. */
  async goAway(): Promise<void> {
    this.away = true;
    await this.socket?.close();
  }

  /** Accepts connections again. */
  comeBack(): void {
    this.away = false;
  }
}

/** A game of Wilderness War at its first question, as the British side sees it. */
function joined(game: string, proposals: Joined['proposals']): Joined {
  const table = GameTable.open(wildernessWar, {
    ...{ scenario: 'annus-mirabilis', options: {}, passIdleWindows: false, keepsLog: true },
    chance: chanceFrom(seeded(7)),
  });
  const byDays = game === id('3');
  const players = {
    french: { account: id('B'), name: BOTH[0]?.name ?? '' },
    british: { account: id('A'), name: 'Anna' },
  };
  return {
    ...{ type: 'joined', game, title: 'wilderness-war', scenario: 'annus-mirabilis', options: {} },
    rules: rulesHashes(ROOT)['wilderness-war'] ?? '',
    pace: byDays ? { kind: 'slow', days: 3 } : { kind: 'live', initial: 5_400_000, increment: 60_000 },
    ...{ rated: true, solo: false, takebacks: true, holds: false },
    ...{
      seat: 'british',
      seq: table.journal.length,
      standing: [],
      asksLast: false,
      undo: 'nothing_to_undo',
      takenBack: [],
      proposals,
    },
    ...{ status: 'running', players, awaited: ['french'], result: null, rematch: null },
    clocks: {
      left: byDays ? { french: null, british: null } : { french: 3_723_000, british: 5_400_000 },
      ...{ running: ['french'], at: NOW, due: NOW + 3_723_000, overdue: false },
    },
    dice: { game, commitment: '0'.repeat(64), values: ['', ''], secret: null },
    view: wildernessWar.view(table.state, 1) as unknown as Json,
    journal: table.journal.map((entry) => entryFor(entry, 'british')),
    log: table.log.map(({ number, entry }) => ({ number, entry: entry as unknown as Json })),
  };
}
