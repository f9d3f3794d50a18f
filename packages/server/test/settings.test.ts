import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boundsTable, missingFrom, readSettings, retentionTable, settingsTable } from '../src/settings.ts';

describe('settings', () => {
  test('serve only this machine, from an embedded store, if none is given', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: undefined,
      publicUrl: undefined,
      dataFolder: './data',
      database: undefined,
      trustProxy: false,
      registration: 'open',
      sessionDays: 30,
    });
  });

  test('are parsed correctly', () => {
    const read = readSettings({
      PORT: '8080',
      PUBLIC_URL: 'https://carillon.example/',
      TRUST_PROXY: '10.0.0.1, 10.0.0.2',
      REGISTRATION: 'closed',
    });
    expect(read).toMatchObject({
      port: 8080,
      publicUrl: 'https://carillon.example',
      trustProxy: ['10.0.0.1', '10.0.0.2'],
      registration: 'closed',
    });
    expect(readSettings({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  });

  test.each([
    ['PORT', '0'],
    ['PORT', '80a'],
    ['PUBLIC_URL', 'carillon.example'],
    ['PUBLIC_URL', 'https://carillon.example/play'],
    ['PUBLIC_URL', 'https://carillon.example/?table=1'],
    ['PUBLIC_URL', 'ftp://carillon.example'],
    ['REGISTRATION', 'all'],
    ['SESSION_DAYS', '-1'],
    ['TABLES_PER_ACCOUNT', '0'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'carillon'],
  ])('are refused if %s is %s, with a message that says what is allowed', (name, value) => {
    const said = value.replaceAll('?', String.raw`\?`);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} is "${said}", but takes .+\\.$`));
  });
});

test('the contact for push services is an address, even if it is given as a link', () => {
  for (const given of ['keeper@carillon.example', 'mailto:keeper@carillon.example'])
    expect(readSettings({ PUSH_CONTACT: given }).pushContact).toBe('keeper@carillon.example');
});

describe('what players will miss is reported on starting', () => {
  const missing = (variables: Record<string, string>): string => missingFrom(readSettings(variables)).join('\n');

  test('nothing on one machine, where nobody else comes', () => {
    expect(missing({})).toBe('');
  });

  test('on a network: where players come from, and https', () => {
    expect(missing({ HOST: '0.0.0.0' })).toMatch(/PUBLIC_URL is not set/);
    expect(missing({ HOST: '0.0.0.0' })).toMatch(/plain http: cookies are not Secure/);
    expect(missing({ HOST: '0.0.0.0' })).toMatch(/SMTP_URL.*\n.*PUSH_CONTACT/);
    expect(missing({ HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.5' })).toMatch(/plain http/);
  });

  test('nothing, if everything is set', () => {
    const all = {
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://carillon.example',
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'carillon@carillon.example',
      PUSH_CONTACT: 'keeper@carillon.example',
    };
    expect(missing(all)).toBe('');
  });
});

test.each([
  ['docs/operating.md', settingsTable()],
  ['docs/operating.md', boundsTable()],
  ['docs/operating.md', retentionTable()],
])('%s lists the settings as they are (npm run settings writes them)', (document, table) => {
  expect(readFileSync(new URL(`../../../${document}`, import.meta.url), 'utf8')).toContain(table);
});
