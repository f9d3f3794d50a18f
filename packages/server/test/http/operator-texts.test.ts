/** The operator's imprint and privacy text, shown to readers (operation). */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CannotStart } from '../../src/cannot-start.ts';
import { readOperatorTexts } from '../../src/http/operator-texts.ts';
import { startServer } from '../testing.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string | Buffer): void => writeFileSync(join(folder, name), text);

describe('the texts of an operator', () => {
  test('are read by everybody, in their language, else in English, else in another one', async () => {
    write('imprint.de.txt', '\uFEFFMontcalm, Québec\r\n');
    write('privacy.de.txt', 'Was wir speichern');
    write('privacy.en.txt', 'What we keep');
    const { browser, close } = await startServer({}, { texts: readOperatorTexts(folder) });
    const marie = browser();
    expect((await marie.get('/api/session')).json().texts).toEqual(['imprint', 'privacy']);
    const read = async (name: string, language: string) => (await marie.get(`/api/texts/${name}/${language}`)).json();
    expect(await read('imprint', 'fr')).toEqual({ language: 'de', text: 'Montcalm, Québec' });
    expect(await read('privacy', 'fr')).toEqual({ language: 'en', text: 'What we keep' });
    expect(await read('privacy', 'de')).toEqual({ language: 'de', text: 'Was wir speichern' });
    expect((await marie.get('/api/texts/privacy/xx')).statusCode).toBe(400);
    expect((await marie.get('/api/texts/..%2Fprivacy/en')).statusCode).toBe(400);
    await close();
  });

  test('are not mentioned where there are none', async () => {
    write('privacy.en.txt', 'What we keep');
    const { browser, close } = await startServer({}, { texts: readOperatorTexts(folder) });
    expect((await browser().get('/api/session')).json().texts).toEqual(['privacy']);
    expect((await browser().get('/api/texts/imprint/en')).json()).toEqual({ code: 'not_found' });
    await close();
    const plain = await startServer();
    expect((await plain.browser().get('/api/session')).json().texts).toEqual([]);
    await plain.close();
  });

  test.each([
    ['a folder that is not there', () => rmSync(join(folder, 'none'), { force: true }), 'There is no folder'],
    ['a folder without texts', () => write('notes', 'x'), 'has no text'],
    ['a misspelt name', () => write('imprint.txt', 'x'), 'has imprint.txt, but takes imprint.en.txt'],
    ['an empty text', () => write('imprint.en.txt', ' \n'), 'is empty, or is not in UTF-8'],
    ['another encoding', () => write('imprint.fr.txt', Buffer.from([0x51, 0xe9, 0x62])), 'is not in UTF-8'],
    ['a text without end', () => write('privacy.en.txt', 'x'.repeat(200_001)), 'is longer than 200000 bytes'],
  ])('stop a start that would show nothing: %s', (what, prepare, sentence) => {
    prepare();
    const read = () => readOperatorTexts(what.includes('not there') ? join(folder, 'none') : folder);
    expect(read).toThrow(CannotStart);
    expect(read).toThrow(sentence);
  });
});
