import { DAY, HOUR } from '@carillon/kit';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import {
  ClientMessage,
  JoinTable,
  NewGuest,
  NewMember,
  NewPasskey,
  NewReport,
  NewTable,
  Note,
  Rest,
  Say,
  Subscription,
  Webhook,
} from '../src/index.ts';

// How much a request may contain: for each limit, the last value that is accepted, and the first that is not.

const ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const letters = (length: number): string => 'a'.repeat(length);

const TABLE = {
  ...{ title: 'skirmish', scenario: 'dusk', options: {}, access: 'open', sides: 'chosen', seat: null },
  ...{ solo: false, rated: false, takebacks: false, alwaysAsk: false, value: '', pace: { kind: 'none' } },
};
const days = (count: number) => Array.from({ length: count }, () => ({ first: '2027-07-01', last: '2027-07-02' }));
const rest = { zone: 'UTC', sleepFrom: 0, sleepTo: 0, away: [] };
const options = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${i}`, true]));
const keys = { p256dh: 'a', auth: 'a' };
const made = {
  ...{ id: 'a', rawId: 'a', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'a', attestationObject: 'a' },
};
const sent = { game: ID, id: ID };
const standIn = (after: number) => ({
  ...{ type: 'propose', ...sent, kind: 'standin', seen: 0 },
  standIn: { seat: 'red', level: 'captain', after },
});
const live = (initial: number, increment: number) => ({ ...TABLE, pace: { kind: 'live', initial, increment } });
const slow = (count: number) => ({ ...TABLE, pace: { kind: 'slow', days: count } });
const choose = (choices: readonly string[], seen = 0) => ({ type: 'choose', ...sent, choices, seen });

const ROWS: readonly (readonly [what: string, TSchema, accepted: unknown, refused: unknown])[] = [
  ['stretches of days away', Rest, { ...rest, away: days(20) }, { ...rest, away: days(21) }],
  ['minutes of sleep', Rest, { ...rest, sleepFrom: 1439, sleepTo: 1439 }, { ...rest, sleepFrom: 1440 }],
  ['minutes to sleep’s end', Rest, rest, { ...rest, sleepTo: 1440 }],
  ['minutes before midnight', Rest, rest, { ...rest, sleepFrom: -1 }],
  ['the name of a time zone', Rest, { ...rest, zone: letters(64) }, { ...rest, zone: letters(65) }],
  ['no time zone', Rest, { ...rest, zone: 'Z' }, { ...rest, zone: '' }],
  ['minutes on a clock, at least', NewTable, live(60_000, 0), live(59_999, 0)],
  ['hours on a clock', NewTable, live(24 * HOUR, 0), live(24 * HOUR + 1, 0)],
  ['an increment', NewTable, live(HOUR, HOUR), live(HOUR, HOUR + 1)],
  ['an increment, at least', NewTable, live(HOUR, 0), live(HOUR, -1)],
  ['days to answer', NewTable, slow(30), slow(31)],
  ['days to answer, at least', NewTable, slow(1), slow(0)],
  ['options of a table', NewTable, { ...TABLE, options: options(64) }, { ...TABLE, options: options(65) }],
  [
    'a value of an option',
    NewTable,
    { ...TABLE, options: { a: letters(64) } },
    { ...TABLE, options: { a: letters(65) } },
  ],
  ['what a player adds to the dice', NewTable, { ...TABLE, value: letters(64) }, { ...TABLE, value: letters(65) }],
  ['a name', NewTable, { ...TABLE, title: letters(64) }, { ...TABLE, title: letters(65) }],
  [
    'the secret of a link',
    JoinTable,
    { seat: null, value: '', link: letters(64) },
    { seat: null, value: '', link: letters(65) },
  ],
  ['choices of a plan', ClientMessage, choose(Array(64).fill('a')), choose(Array(65).fill('a'))],
  ['choices of a plan, at least', ClientMessage, choose(['a']), choose([])],
  ['a choice', ClientMessage, choose([letters(256)]), choose([letters(257)])],
  ['a choice without text', ClientMessage, choose(['a']), choose([''])],
  ['the length of a journal', ClientMessage, choose(['a'], 1_000_000), choose(['a'], 1_000_001)],
  ['minutes until a computer stands in', ClientMessage, standIn(60_000), standIn(59_999)],
  ['days until a computer stands in', ClientMessage, standIn(30 * DAY), standIn(30 * DAY + 1)],
  [
    'standing answers',
    ClientMessage,
    { type: 'stand', ...sent, passes: Array(200).fill({ moment: 'battle' }) },
    { type: 'stand', ...sent, passes: Array(201).fill({ moment: 'battle' }) },
  ],
  [
    'how long ago the page was used',
    ClientMessage,
    { type: 'used', ago: 24 * HOUR },
    { type: 'used', ago: 24 * HOUR + 1 },
  ],
  ['the past, in which the page was used', ClientMessage, { type: 'used', ago: 0 }, { type: 'used', ago: -1 }],
  ['a user’s name', NewGuest, { name: letters(40), language: 'en' }, { name: letters(41), language: 'en' }],
  ['a user’s name, at least', NewGuest, { name: 'Al', language: 'en' }, { name: 'A', language: 'en' }],
  [
    'a password',
    NewMember,
    { name: 'Rose', password: letters(200), language: 'fr' },
    { name: 'Rose', password: letters(201), language: 'fr' },
  ],
  [
    'a password, at least',
    NewMember,
    { name: 'Rose', password: letters(8), language: 'fr' },
    { name: 'Rose', password: letters(7), language: 'fr' },
  ],
  ['a report', NewReport, { about: 'Rose', text: letters(2000) }, { about: 'Rose', text: letters(2001) }],
  ['a report without text', NewReport, { about: 'Rose', text: 'a' }, { about: 'Rose', text: '' }],
  ['a line of chat', Say, { text: letters(1000) }, { text: letters(1001) }],
  ['an empty line of chat', Say, { text: 'a' }, { text: '' }],
  ['a note', Note, { text: letters(10_000) }, { text: letters(10_001) }],
  ['the address of a webhook', Webhook, { url: letters(2000) }, { url: letters(2001) }],
  ['no address of a webhook', Webhook, { url: 'a' }, { url: '' }],
  [
    'the address of a browser’s notices',
    Subscription,
    { endpoint: `https://${letters(1992)}`, keys },
    { endpoint: `https://${letters(1993)}`, keys },
  ],
  ['the name of a passkey', NewPasskey, { name: letters(60), made }, { name: letters(61), made }],
  ['no name of a passkey', NewPasskey, { name: 'a', made }, { name: '', made }],
  [
    'the keys of a browser’s notices',
    Subscription,
    { endpoint: 'https://a', keys: { p256dh: letters(200), auth: letters(100) } },
    { endpoint: 'https://a', keys: { p256dh: letters(200), auth: letters(101) } },
  ],
];

describe('a request', () => {
  test.each(ROWS)('has its bounds: %s', (_what, schema, accepted, refused) => {
    const compiled = Compile(schema);
    expect([compiled.Check(accepted), compiled.Check(refused)]).toEqual([true, false]);
  });

  test.each([
    ['Rest', Rest, rest],
    ['NewTable', NewTable, TABLE],
    ['NewGuest', NewGuest, { name: 'Rose', language: 'de' }],
    ['Say', Say, { text: 'a' }],
    ['Webhook', Webhook, { url: 'a' }],
  ] as const)('contains nothing unknown: %s', (_name, schema, request) => {
    const compiled = Compile(schema as TSchema);
    expect([compiled.Check(request), compiled.Check({ ...request, more: 1 })]).toEqual([true, false]);
  });
});
