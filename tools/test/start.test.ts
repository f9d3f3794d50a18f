import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../install.mjs';
import { serveSite } from '../serve.mjs';

const TOOLS = fileURLToPath(new URL('..', import.meta.url));

let root = '';
const closers: (() => Promise<void>)[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'carillon-start-'));
  mkdirSync(join(root, 'packages/client/dist/assets'), { recursive: true });
  writeFileSync(join(root, 'packages/client/dist/index.html'), '<title>Carillon</title>');
  writeFileSync(join(root, 'packages/client/dist/assets/main.js'), 'export {};');
  writeFileSync(join(root, 'packages/client/secret.txt'), 'not for the world');
});

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  rmSync(root, { recursive: true, force: true });
});

async function serve(where?: { port?: number }): Promise<string> {
  const { url, close } = await serveSite(root, where);
  closers.push(close);
  return url;
}

/** Requests a path exactly as written, which `fetch` would normalise first. */
const ask = (url: string, path: string): Promise<{ status: number | undefined; text: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    asked.on('error', reject).end();
  });

describe('the page is served', () => {
  test('with its files, each with its type', async () => {
    const url = await serve();
    const page = await fetch(url);
    expect(page.headers.get('content-type')).toMatch('text/html');
    expect(await page.text()).toContain('Carillon');
    const script = await fetch(new URL('assets/main.js', url));
    expect(script.headers.get('content-type')).toMatch('text/javascript');
    // Revalidated each time, unless it never changes.
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(script.headers.get('cache-control')).toContain('immutable');
    // A policy that allows no foreign content and no code made from text.
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('and nothing else', async () => {
    const url = await serve();
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/nothing.js',
    ]) {
      const { status, text } = await ask(url, path);
      expect(status, path).not.toBe(200);
      expect(text, path).not.toContain('not for the world');
    }
  });

  test('on the next free port, unless one is given', async () => {
    const first = new URL(await serve());
    const second = new URL(await serve());
    expect(Number(second.port)).toBeGreaterThan(Number(first.port));
    await expect(serveSite(root, { port: Number(first.port) })).rejects.toThrow(first.port);
  });
});

describe('an argument', () => {
  const start = (...args: string[]): { code: number | null; out: string; error: string } => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(TOOLS, 'start.mjs'), ...args], {
      encoding: 'utf8',
    });
    return { code: status, out: stdout, error: stderr };
  };

  test.each(['--help', '-h'])('%s prints the usage and starts nothing', (option) => {
    const { code, out, error } = start(option);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(out).toMatch(/^Usage: \.\/start\n/);
    expect(out).not.toContain('Carillon is ready');
  });

  test('that does not exist is refused, with the usage', () => {
    const { code, out, error } = start('--port', '8080');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(error).toMatch(/^Unknown: --port 8080\.\nUsage: /);
  });
});

describe('installing', () => {
  const write = (path: string, packages: object): void => writeFileSync(join(root, path), JSON.stringify({ packages }));
  const nowhere = { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['mips'] };

  test('is needed before the first start, and when a version has changed', () => {
    write('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': nowhere });
    expect(isInstalled(root)).toBe(false);
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { '': {}, 'node_modules/a': { version: '1.0.1' }, 'node_modules/b': nowhere });
    expect(isInstalled(root)).toBe(false);
  });

  test('is needed for a new package of our own, and if the binary for this machine is missing', () => {
    const here = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
    mkdirSync(join(root, 'node_modules'));
    write('node_modules/.package-lock.json', { 'packages/kit': { version: '0.1.0' } });
    write('package-lock.json', { 'packages/kit': { version: '0.1.0' } });
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', { 'packages/kit': { version: '0.1.0' }, 'packages/bots': { version: '0.1.0' } });
    expect(isInstalled(root)).toBe(false);
    write('package-lock.json', { 'packages/kit': { version: '0.1.0' }, 'node_modules/native': here });
    expect(isInstalled(root)).toBe(false);
  });
});

describe('an unsuitable machine', () => {
  const shell = (script: string, path: string): { status: number | null; text: string } => {
    cpSync(join(TOOLS, '..', script), join(root, script));
    const { status, stdout, stderr } = spawnSync('/bin/sh', [join(root, script)], {
      encoding: 'utf8',
      env: { PATH: path },
    });
    return { status, text: `${stdout}${stderr}` };
  };

  const onlyWithShell = process.platform === 'win32' ? test.each([]) : test.each(['start', 'test']);

  onlyWithShell('%s without Node says so in one sentence', (script) => {
    const { status, text } = shell(script, '/nowhere');
    expect(status).toBe(1);
    expect(text).toMatch(/^.*Node\.js 20\.19.*\n$/);
  });

  test.each([
    ['18.20.0', 1],
    ['20.18.9', 1],
    ['22.11.0', 1],
    ['20.19.0', 0],
    ['22.12.0', 0],
    ['24.0.0', 0],
  ])('Node %s ends with %i', async (version, code) => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); require('${TOOLS}check-node.cjs')`;
    const child = spawn(process.execPath, ['--eval', pretend], { stdio: 'ignore' });
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(code);
  });
});
