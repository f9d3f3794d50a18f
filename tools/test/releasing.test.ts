/**
 * `npm run release`, on a copy of the files in which the repository states its version; installing and building have a
 * stand-in.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { comingChapter, VOICES } from '../src/release/changelog.ts';
import { type Offered, offer } from '../src/release/make.ts';
import { Refusal } from '../src/release/refusal.ts';
import { type Released, release, type Wish } from '../src/release/release.ts';
import { setVersion, versionOf, workspacesOf } from '../src/release/versions.ts';
import { ROOT } from '../stages.mjs';

const NEXT = '9.0.0';
const CHAPTER = VOICES.map((voice) => `### ${voice}\n\n- Something new.\n`).join('\n');
const PACKED = ['bayonets-tomahawks-rules', 'flow', 'kit', 'seat', 'wilderness-war-rules'];
const ARCHIVES = [`carillon-page-${NEXT}.tar.gz`, `carillon-typedoc-${NEXT}.tar.gz`];
const NAMED = ['package-lock.json', 'packages/server/src/version.ts', 'LICENSE', '.gitignore'];

const top = mkdtempSync(join(tmpdir(), 'carillon-releasing-'));
afterAll(() => rmSync(top, { recursive: true }));

let root = join(top, 'first');
let into = '';
/** A clone of the files to release, with a chapter for the coming release. */
beforeAll(() => {
  const manifests = workspacesOf(ROOT).map(({ folder }) => join(folder, 'package.json'));
  for (const path of [...manifests, ...NAMED]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  write(
    'CHANGELOG.md',
    `# Changes\n\n## ${NEXT}, not yet released\n\n${CHAPTER}\n## 0.0.1, 1 May 2026\n\nThe first.\n`,
  );
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'Vaudreuil');
  git('config', 'user.email', 'vaudreuil@example.org');
  commitAll('All there is');
});
/** A copy of that clone for one test. */
function prepare(): void {
  const place = mkdtempSync(join(top, 'one-'));
  [root, into] = [join(place, 'clone'), join(place, 'files')];
  cpSync(join(top, 'first'), root, { recursive: true });
}

function git(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
function commitAll(subject: string): void {
  git('add', '.');
  git('commit', '-q', '-m', subject);
}
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Every file that a release may change. */
const everything = (): unknown => [
  git('rev-parse', 'HEAD'),
  git('status', '--porcelain'),
  git('tag'),
  existsSync(into),
  existsSync(`${into}.part`),
];

/** A stand-in for installing and building: a file in each packed package, a page and other files. */
function build(copy: string): void {
  for (const folder of workspacesOf(copy).flatMap((each) => (each.isPacked ? [each.folder] : []))) {
    mkdirSync(join(copy, folder, 'dist'));
    writeFileSync(join(copy, folder, 'dist/index.js'), 'export {};\n');
  }
  for (const site of ['packages/client/dist', 'dist/typedoc']) {
    mkdirSync(join(copy, site), { recursive: true });
    writeFileSync(join(copy, site, 'index.html'), '<title>Carillon</title>');
  }
}
/** A stand-in for packing. */
function offerLittle(_: string, version: string, files: string): readonly Offered[] {
  writeFileSync(join(files, `page-${version}`), '');
  return [{ name: `page-${version}`, size: 0, sha256: '' }];
}
const make = (changes: Partial<Wish> = {}): Released => {
  const usual = { root, into, version: NEXT, isDry: false, day: new Date(Date.UTC(2026, 10, 26)), build };
  return release({ ...usual, offer: offerLittle, say: () => undefined, ...changes });
};
function codeOf(changes: Partial<Wish> = {}): string {
  try {
    make(changes);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'released';
}

const unpacked = (file: string, path: string): string => {
  const { status, stdout, stderr } = spawnSync('tar', ['-xzOf', join(into, file), path], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

describe('a release', () => {
  let made: Released | undefined;
  const done = (): Released => {
    if (made === undefined) throw new Error('nothing was released');
    return made;
  };
  beforeAll(() => {
    prepare();
    made = make({ offer });
  });

  test('is a commit on main with a tag that says what is new', () => {
    const { from, tag } = done();
    expect({ from, tag }).toEqual({ from: versionOf(ROOT), tag: `v${NEXT}` });
    expect(git('log', '--format=%s %an', '-2')).toBe(`Release ${NEXT} Vaudreuil\nAll there is Vaudreuil`);
    expect(git('rev-parse', `v${NEXT}^{commit}`)).toBe(git('rev-parse', 'main'));
    expect(git('tag', '-n99')).toContain('### For players');
    expect(git('status', '--porcelain')).toBe('');
    expect(read('CHANGELOG.md')).toContain(`\n## ${NEXT}, 26 November 2026\n`);
  });

  test('states its version in every workspace, in the lock file and in the server', () => {
    expect(done().changed).toEqual(expect.arrayContaining(['package-lock.json', 'packages/kit/package.json']));
    expect(new Set(workspacesOf(root).map(({ folder }) => versionOf(join(root, folder))))).toEqual(new Set([NEXT]));
    const lock: { version: string; packages: Record<string, Record<string, unknown>> } = JSON.parse(
      read('package-lock.json'),
    );
    expect(lock.version).toBe(NEXT);
    for (const { folder } of workspacesOf(root)) {
      const { version, dependencies, devDependencies }: Record<string, unknown> = JSON.parse(
        read(join(folder, 'package.json')),
      );
      expect(lock.packages[folder]).toMatchObject({ version });
      expect(lock.packages[folder]?.dependencies).toEqual(dependencies);
      expect(lock.packages[folder]?.devDependencies).toEqual(devDependencies);
    }
    expect(read('packages/server/src/version.ts')).toContain(`VERSION = '${NEXT}'`);
  });

  test('offers the modules for other programs, and the page, with checksums', () => {
    const { offered } = done();
    const names = [...PACKED.map((name) => `carillon-${name}-${NEXT}.tgz`), ...ARCHIVES].sort();
    expect(offered.map(({ name }) => name)).toEqual(names);
    expect(readdirSync(into).sort()).toEqual([...names, 'SHA256SUMS'].sort());
    const sums = names.map((name) => {
      const bytes = readFileSync(join(into, name));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
    });
    expect(readFileSync(join(into, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''));
    const rules = `carillon-wilderness-war-rules-${NEXT}.tgz`;
    expect(JSON.parse(unpacked(rules, 'package/package.json'))).toMatchObject({
      version: NEXT,
      dependencies: { '@carillon/flow': NEXT, '@carillon/kit': NEXT },
    });
    expect(unpacked(rules, 'package/LICENSE')).toContain('MIT');
    for (const archive of ARCHIVES) expect(unpacked(archive, './index.html')).toContain('Carillon');
  });

  test('that is only tried leaves everything unchanged', () => {
    prepare();
    const before = everything();
    const { offered } = make({ isDry: true });
    expect(offered.map(({ name }) => name)).toEqual([`page-${NEXT}`]);
    expect(everything()).toEqual(before);
  });
});

describe('no release is made, and nothing changes,', () => {
  beforeEach(prepare);

  const chapter = (text: string): void => {
    write('CHANGELOG.md', `# Changes\n\n${text}`);
    commitAll('Another chapter');
  };
  const coming = (part: string, other: string): string =>
    `## ${NEXT}, not yet released\n\n${CHAPTER.replace(part, other)}`;
  const failing = (): never => {
    throw new Refusal('build_failed', 'no');
  };
  const overtaken = (copy: string): void => {
    build(copy);
    git('commit', '-q', '--allow-empty', '-m', 'Meanwhile');
  };
  const nothing = (): void => undefined;
  const cases: readonly [code: string, why: string, bring: () => unknown, changes?: Partial<Wish>][] = [
    ['bad_version', 'if the version has a letter before it', nothing, { version: 'v9.0.0' }],
    ['bad_version', 'if the version has two numbers', nothing, { version: '9.0' }],
    ['version_not_up', 'if the version is that of now', nothing, { version: versionOf(ROOT) }],
    ['version_not_up', 'if the version is an earlier one', nothing, { version: '0.0.9' }],
    ['not_a_repository', 'if there is no repository', () => rmSync(join(root, '.git'), { recursive: true })],
    ['not_on_main', 'on another branch', () => git('switch', '-q', '-c', 'w')],
    ['not_clean', 'if a file was changed', () => write('LICENSE', 'mine')],
    ['not_clean', 'if there is a new file', () => write('new', '')],
    ['no_identity', 'if git does not know who commits', () => git('config', 'user.email', '')],
    ['tag_exists', 'if there is its tag', () => git('tag', `v${NEXT}`)],
    ['no_chapter', 'if the changelog says nothing of it', () => chapter('## 8.0.0, not yet released\n')],
    ['already_released', 'if its chapter has a day', () => chapter(`## ${NEXT}, 1 May 2026\n\n${CHAPTER}`)],
    [
      'voice_missing',
      'if its chapter has no section for players',
      () => chapter(coming('### For players', '### News')),
    ],
    ['voice_missing', 'if a section of its chapter is empty', () => chapter(coming('- Something new.', ''))],
    ['files_exist', 'if its files have a folder', () => mkdirSync(into)],
    ['build_failed', 'if it cannot be built', nothing, { build: failing }],
    ['archive_failed', 'if no page was built', nothing, { build: nothing, offer }],
    ['main_moved', 'if somebody commits meanwhile', nothing, { build: overtaken }],
  ];
  test.each(cases)('%s: %s', (code, _, bring, changes) => {
    bring();
    const tree = (): unknown => (code === 'not_a_repository' ? readdirSync(root) : everything());
    const before = tree();
    expect(codeOf(changes)).toBe(code);
    if (code !== 'main_moved') expect(tree()).toEqual(before);
    expect([read('CHANGELOG.md').includes('26 November'), versionOf(root)]).toEqual([false, versionOf(ROOT)]);
    expect(existsSync(`${into}.part`)).toBe(false);
  });
});

test('a version that the files already state is written in the same form', () => {
  prepare();
  const before = workspacesOf(root).map(({ folder }) => read(join(folder, 'package.json')));
  const lock = read('package-lock.json');
  setVersion(root, versionOf(ROOT));
  expect(workspacesOf(root).map(({ folder }) => read(join(folder, 'package.json')))).toEqual(before);
  expect(read('package-lock.json')).toBe(lock);
  expect(git('status', '--porcelain')).toBe('');
});

test('the first chapter of CHANGELOG.md is that of a release to come, in its form, or of this one', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const [, version = '', when] = /^## ([^,]*), (.*)$/m.exec(changelog) ?? [];
  if (when === 'not yet released') expect(comingChapter(changelog, version)).toContain('- ');
  else expect(version).toBe(versionOf(ROOT));
});

test('the codes are in CONTRIBUTING.md', () => {
  const named = /^## Releases$.*/ms.exec(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'))?.[0] ?? '';
  const source = readFileSync(join(ROOT, 'tools/src/release/refusal.ts'), 'utf8');
  const codes = [...source.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code);
  expect([...named.matchAll(/`([a-z]+_[a-z_]+)`/g)].map(([, code]) => code).sort()).toEqual([...codes].sort());
});

test.each([
  [[], 'usage: Name one version.'],
  [['1.2'], 'bad_version: “1.2” is not a version'],
])('npm run release -- %j is refused in a sentence', (args, sentence) => {
  const command = ['--conditions=source', '--import', 'tsx', 'tools/src/release.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  expect(stderr.startsWith(sentence)).toBe(true);
  expect(status).toBe(2);
});
