import { BOUNDS, type Bounds } from './bounds.ts';
import { RETENTION, type Retention } from './retention.ts';
import { BadSetting, refuse, type Setting, wholeNumber } from './setting.ts';

export { BadSetting } from './setting.ts';

/** Who may create an account. */
export type Registration = 'open' | 'invitation' | 'closed';
type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

const text = (value: string): string => value;
const maybe = (value: string): string | undefined => (value === '' ? undefined : value);

function oneOf<const T extends string>(...words: readonly T[]): (value: string) => T {
  return (value) => words.find((word) => word === value) ?? refuse(`one of ${words.join(', ')}`);
}

function port(value: string): number | undefined {
  return value === '' ? undefined : wholeNumber(1, 65_535)(value);
}

/** A web address without path: `https://carillon.example`. */
function origin(value: string): string | undefined {
  if (value === '') return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const fits = url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '';
  return fits ? url.origin : refuse('an address without path, like https://carillon.example');
}

/** Trusting every proxy is never right: give the addresses of the proxies, or their number. */
function proxies(value: string): false | number | string[] {
  if (value === '') return false;
  return /^\d+$/.test(value) ? Number(value) : value.split(',').map((address) => address.trim());
}

function mailbox(value: string): string | undefined {
  return value === '' || value.includes('@') ? maybe(value) : refuse('an address of mail');
}

/** A mail address, or a `mailto:` link with one. */
const contact = (value: string): string | undefined => mailbox(value.replace(/^mailto:/, ''));

/** The parsed settings. */
export interface Settings {
  readonly bounds: Bounds;
  readonly retention: Retention;
  readonly port: number | undefined;
  readonly host: string;
  readonly publicUrl: string | undefined;
  readonly dataFolder: string;
  readonly database: string | undefined;
  readonly trustProxy: false | number | string[];
  readonly registration: Registration;
  readonly sessionDays: number;
  readonly socketsPerAccount: number;
  readonly socketsPerAddress: number;
  readonly smtp: string | undefined;
  readonly mailFrom: string | undefined;
  readonly pushContact: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  readonly textsFolder: string | undefined;
}

/** Settings in groups, each with its own table in docs/operating.md. */
type Groups = 'bounds' | 'retention';

/** All other settings. A table in docs/operating.md is generated from this list. */
export const SETTINGS: { readonly [Name in Exclude<keyof Settings, Groups>]: Setting<Settings[Name]> } = {
  port: {
    env: 'PORT',
    fallback: '',
    means: 'port to listen on; without it the first free one from 4173 on',
    read: port,
  },
  host: { env: 'HOST', fallback: '127.0.0.1', means: 'address to listen on; `0.0.0.0` is every network', read: text },
  publicUrl: {
    env: 'PUBLIC_URL',
    fallback: '',
    means: 'where players reach the page, e.g. `https://carillon.example`; links in mail and Secure cookies need it',
    read: origin,
  },
  dataFolder: { env: 'DATA_DIR', fallback: './data', means: 'folder of the embedded store', read: text },
  database: {
    env: 'DATABASE_URL',
    fallback: '',
    means: '`postgres://…` for PostgreSQL; without it the embedded store in `DATA_DIR`',
    read: maybe,
  },
  trustProxy: {
    env: 'TRUST_PROXY',
    fallback: '',
    means:
      'proxies whose `X-Forwarded-For` is believed: how many stand before the server, or their addresses with commas',
    read: proxies,
  },
  registration: {
    env: 'REGISTRATION',
    fallback: 'open',
    means: 'who may make an account: `open`, `invitation` or `closed`',
    read: oneOf('open', 'invitation', 'closed'),
  },
  sessionDays: {
    env: 'SESSION_DAYS',
    fallback: '30',
    means: 'days after which somebody who was not seen is logged out',
    read: wholeNumber(1, 400),
  },
  socketsPerAccount: {
    env: 'SOCKETS_PER_ACCOUNT',
    fallback: '20',
    means: 'pages of one account that may be open at once, for each process',
    read: wholeNumber(1, 10_000),
  },
  socketsPerAddress: {
    env: 'SOCKETS_PER_ADDRESS',
    fallback: '60',
    means: 'pages from one address that may be open at once, for each process',
    read: wholeNumber(1, 100_000),
  },
  smtp: {
    env: 'SMTP_URL',
    fallback: '',
    means: '`smtp://user:password@host:587`; without it no mail is sent',
    read: maybe,
  },
  mailFrom: { env: 'MAIL_FROM', fallback: '', means: 'the sender of mail', read: mailbox },
  pushContact: {
    env: 'PUSH_CONTACT',
    fallback: '',
    means: 'an address of mail that push services may write to; without it no web push is sent',
    read: contact,
  },
  metricsToken: {
    env: 'METRICS_TOKEN',
    fallback: '',
    means: 'who sends it as bearer may read `/api/metrics`; administrators may in any case',
    read: maybe,
  },
  logLevel: {
    env: 'LOG_LEVEL',
    fallback: 'warn',
    means: '`trace`, `debug`, `info`, `warn`, `error` or `silent`',
    read: oneOf('trace', 'debug', 'info', 'warn', 'error', 'silent'),
  },
  textsFolder: {
    env: 'TEXTS_DIR',
    fallback: '',
    means: 'folder of the imprint and the privacy text, `imprint.en.txt`, `privacy.de.txt` …; without it none is shown',
    read: maybe,
  },
};

type Variables = Readonly<Record<string, string | undefined>>;

function readOne<T>({ env, fallback, read }: Setting<T>, variables: Variables): T {
  const given = variables[env]?.trim() ?? '';
  try {
    return read(given === '' ? fallback : given);
  } catch (error) {
    throw error instanceof BadSetting ? new BadSetting(`${env} is "${given}", but takes ${error.message}.`) : error;
  }
}

function readGroup<T>(group: { readonly [Name in keyof T]: Setting<T[Name]> }, variables: Variables): T {
  const read = Object.entries<Setting<unknown>>(group).map(([name, setting]) => [name, readOne(setting, variables)]);
  return Object.fromEntries(read);
}

/** Reads all settings from variables such as `process.env`. Throws a `BadSetting` for the first invalid one. */
export function readSettings(variables: Variables): Settings {
  return {
    ...readGroup<Omit<Settings, Groups>>(SETTINGS, variables),
    bounds: readGroup(BOUNDS, variables),
    retention: readGroup(RETENTION, variables),
  };
}

/** One sentence for each feature that players on other machines will miss with these settings. */
export function missingFrom(settings: Settings): readonly string[] {
  const { publicUrl, host, smtp, mailFrom, pushContact } = settings;
  const away = !['127.0.0.1', '::1', 'localhost'].includes(host);
  if (!away && publicUrl === undefined) return [];
  const insecure = publicUrl?.startsWith('https:') !== true;
  return [
    ...(away && publicUrl === undefined ? ['PUBLIC_URL is not set: links in mail and invitations lead nowhere.'] : []),
    ...(insecure
      ? ['Players come by plain http: cookies are not Secure, and browsers refuse push and play offline. Use https.']
      : []),
    ...(smtp === undefined ? ['SMTP_URL is not set: no mail is sent; lost passwords need an administrator.'] : []),
    ...(smtp !== undefined && mailFrom === undefined ? ['MAIL_FROM is not set: mail may be refused.'] : []),
    ...(pushContact === undefined ? ['PUSH_CONTACT is not set: no web push is sent.'] : []),
  ];
}

const cell = (value: string): string => (value === '' ? '–' : `\`${value}\``);

const tableOf = (settings: readonly Setting<unknown>[]): string =>
  [
    '| Variable | Without it | Meaning |',
    '| --- | --- | --- |',
    ...settings.map(({ env, fallback, means }) => `| \`${env}\` | ${cell(fallback)} | ${means} |`),
  ].join('\n');

/** The settings and their groups as Markdown tables, for docs/operating.md. */
export const settingsTable = (): string => tableOf(Object.values(SETTINGS));
export const boundsTable = (): string => tableOf(Object.values(BOUNDS));
export const retentionTable = (): string => tableOf(Object.values(RETENTION));
