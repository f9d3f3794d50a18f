// Builds the rules of each title, with their kernel, into one file named by its hash: `dist/rules/<title>.<hash>.mjs`.
// A game keeps its file as long as it lasts, so files are only added; `index.json` names the newest of each title.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';
import { build, defaultServerConditions } from 'vite';
import { rulesFolder } from './build.mjs';
import { hashOfSources, rulesHashes } from './rules-hash.mjs';

/** @param {string} title */
const camel = (title) => title.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * The source module of a rules file.
 * @param {string} title
 */
const sourceOf = (title) => `
  export { ${camel(title)} as rules } from '@carillon/${title}-rules';
  export * as kernel from '@carillon/flow';
`;

/**
 * The source module of a brain: how a computer plays a title, and the search.
 * @param {string} title
 */
const brainOf = (title) => `
  export { ${camel(title)}Brain as brain } from '@carillon/${title}-bots';
  export { ComputerPlayer, LEVEL } from '@carillon/opponent';
  export { LEVELS } from '@carillon/seat';
`;

/**
 * @param {string} root
 * @param {string} title
 * @param {string} file
 * @param {string} source
 */
async function buildOne(root, title, file, source) {
  // A virtual file, generated below.
  const entry = join(root, 'tools', `rules-of-${title}.ts`);
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['source', ...defaultServerConditions] },
    plugins: [
      {
        name: 'rules-of-title',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: {
      lib: { entry, formats: ['es'], fileName: () => file },
      ...{ outDir: rulesFolder(root), emptyOutDir: false, minify: false, target: 'es2022' },
    },
  });
}

/**
 * Builds missing files. Throws if a title cannot be built.
 * @param {string} root the project's folder
 * @returns {Promise<Record<string, string>>} the hash of the newest rules of each title
 */
export async function buildRules(root) {
  const hashes = rulesHashes(root);
  mkdirSync(rulesFolder(root), { recursive: true });
  for (const [title, hash] of Object.entries(hashes)) {
    const file = `${title}.${hash}.mjs`;
    if (!existsSync(join(rulesFolder(root), file))) await buildOne(root, title, file, sourceOf(title));
  }
  writeFileSync(join(rulesFolder(root), 'index.json'), `${JSON.stringify(hashes, null, 2)}\n`);
  await buildBrains(root, hashes);
  return hashes;
}

/**
 * Builds missing brains of computer players, each for the newest rules of its title; `brains.json` names them.
 * @param {string} root
 * @param {Record<string, string>} hashes
 */
async function buildBrains(root, hashes) {
  /** @type {Record<string, { brain: string, rules: string, levels: string[], believing: string[] }>} */
  const brains = {};
  for (const [title, rules] of Object.entries(hashes)) {
    const own = join(root, 'games', title, 'bots/src');
    if (!existsSync(own)) continue;
    const brain = hashOfSources([join(root, 'packages/opponent/src'), own]);
    const file = `${title}.${rules}.${brain}.brain.mjs`;
    const path = join(rulesFolder(root), file);
    if (!existsSync(path)) await buildOne(root, title, file, brainOf(title));
    const { LEVEL, LEVELS } = await import(pathToFileURL(path).href);
    const believing = LEVELS.filter((/** @type {string} */ level) => LEVEL[level].believes);
    brains[title] = { brain, rules, levels: [...LEVELS], believing };
  }
  writeFileSync(join(rulesFolder(root), 'brains.json'), `${JSON.stringify(brains, null, 2)}\n`);
}

const [, script = '', root = '.'] = argv;
if (import.meta.url === pathToFileURL(script).href) await buildRules(resolve(root));
