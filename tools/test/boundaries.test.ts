import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../boundaries.mjs', import.meta.url));

/** A small project that breaks each rule once: its files and their contents. */
const PLANTED: Readonly<Record<string, string>> = {
  'packages/kit/package.json': '{ "name": "@carillon/kit", "exports": { ".": { "source": "./src/index.ts" } } }',
  'packages/kit/src/index.ts': "import { flow } from '../../flow/src/index.ts';\nexport const kit = flow;\n",
  'packages/kit/src/lost.ts': "import { nothing } from './nowhere.ts';\nexport const lost = nothing;\n",
  'packages/flow/src/index.ts': "import type { Loop } from './loop.ts';\nexport const flow: Loop = 1;\n",
  'packages/flow/src/loop.ts':
    "import { flow } from './index.ts';\nexport type Loop = number;\nexport const loop = flow;\n",
  'packages/flow/src/node.ts': "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;\n",
  'packages/testkit/src/index.ts': "export { rules } from '../../../games/ww/rules/src/index.ts';\n",
  'packages/testkit/test/helper.ts': 'export const helper = 1;\n',
  'packages/board/src/map.tsx': "import { kit } from '@carillon/kit';\nexport const map = <p>{kit}</p>;\n",
  'packages/board/src/dated.ts': "export { helper } from '../../testkit/test/helper.ts';\n",
  'packages/wargame-board/src/stacks.ts': "export { rules } from '../../../games/ww/rules/src/index.ts';\n",
  'packages/client/src/main.ts': "import('../../testkit/src/index.ts');\nexport const main = 1;\n",
  'packages/client/src/tool.ts': "export { tool } from '../../../tools/src/tool.ts';\n",
  'packages/client/src/back.ts': "export { loop } from '../../flow/src/loop.ts';\n",
  'packages/client/src/page/draw.ts': "export { think } from '../thinker/think.ts';\n",
  'packages/client/src/thinker/think.ts':
    "import { ask } from '../shared/ask.ts';\nimport solid from 'solid-js';\nexport const think = [ask, solid];\n",
  'packages/client/src/shared/ask.ts': 'export const ask = 1;\n',
  'packages/client/src/shared/kept.ts': "export { kept } from '../page/kept.ts';\n",
  'packages/client/src/page/kept.ts': 'export const kept = 1;\n',
  'packages/kit/test/kit.test.ts': "export { tool } from '../../../tools/src/tool.ts';\n",
  'tools/src/tool.ts': 'export const tool = 1;\n',
  'games/ww/rules/src/index.ts': "export { name } from './names.ts';\nexport const rules = 1;\n",
  'games/ww/rules/src/names.ts': "import { query } from './query/supply.ts';\nexport const name = query;\n",
  'games/ww/rules/src/query/supply.ts': "export { main as query } from '../../../../../packages/client/src/main.ts';\n",
  'games/ww/board/src/index.ts': "export { rules } from '../../../bt/rules/src/index.ts';\n",
  'games/bt/rules/src/index.ts':
    "import { rules } from '../../../ww/rules/src/index.ts';\nimport d3 from 'd3';\nexport { d3, rules };\n",
  'node_modules/d3/package.json': '{ "name": "d3", "version": "1.0.0", "main": "index.js" }',
  'node_modules/d3/index.js': 'export default 1;\n',
  'node_modules/solid-js/package.json': '{ "name": "solid-js", "version": "1.0.0", "main": "index.js" }',
  'node_modules/solid-js/index.js': 'export default 1;\n',
};

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'carillon-boundaries-'));
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  mkdirSync(join(folder, 'node_modules/@carillon'), { recursive: true });
  symlinkSync('../../packages/kit', join(folder, 'node_modules/@carillon/kit'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const check = (...args: string[]): { status: number | null; text: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], { encoding: 'utf8' });
  return { status, text: `${stdout}${stderr}` };
};

describe('the check of imports', () => {
  test('detects each broken rule', () => {
    const { status, text } = check(folder);
    expect(status).toBe(1);
    const broken = [
      'kit: packages/kit/src/index.ts -> packages/flow/src/index.ts',
      'found: packages/kit/src/lost.ts -> ./nowhere.ts',
      'no-cycles: packages/flow/src/index.ts -> packages/flow/src/loop.ts -> packages/flow/src/index.ts',
      'runs-in-a-browser: packages/flow/src/node.ts -> fs',
      'testkit: packages/testkit/src/index.ts -> games/ww/rules/src/index.ts',
      'board: packages/board/src/map.tsx -> packages/kit/src/index.ts',
      'wargame-board: packages/wargame-board/src/stacks.ts -> games/ww/rules/src/index.ts',
      'src-without-tests: packages/board/src/dated.ts -> packages/testkit/test/helper.ts',
      'client: packages/client/src/main.ts -> packages/testkit/src/index.ts',
      'client: packages/client/src/tool.ts -> tools/src/tool.ts',
      'client-rooms: packages/client/src/page/draw.ts -> packages/client/src/thinker/think.ts',
      'client-rooms: packages/client/src/shared/kept.ts -> packages/client/src/page/kept.ts',
      'drawn-by-the-page: packages/client/src/thinker/think.ts -> node_modules/solid-js/index.js',
      'above-the-tools: packages/kit/test/kit.test.ts -> tools/src/tool.ts',
      'through-the-door: packages/client/src/back.ts -> packages/flow/src/loop.ts',
      'rules-names-looks-down: games/ww/rules/src/names.ts -> games/ww/rules/src/query/supply.ts',
      'above-the-client: games/ww/rules/src/query/supply.ts -> packages/client/src/main.ts',
      'rules: games/bt/rules/src/index.ts -> games/ww/rules/src/index.ts',
      'game-board: games/ww/board/src/index.ts -> games/bt/rules/src/index.ts',
      'rules-without-libraries: games/bt/rules/src/index.ts -> node_modules/d3/index.js',
    ];
    for (const line of broken) expect(text).toContain(line);
    expect(text).not.toContain('-> packages/client/src/shared/ask.ts');
  });

  test('given files, reads these and their imports', () => {
    const { status, text } = check(folder, 'packages/kit/src/index.ts', 'packages/flow/src/node.ts');
    expect(status).toBe(1);
    expect(text).toContain('kit: packages/kit/src/index.ts -> packages/flow/src/index.ts');
    expect(text).toContain('no-cycles: packages/flow/src/index.ts -> packages/flow/src/loop.ts');
    expect(text).toContain('runs-in-a-browser: packages/flow/src/node.ts -> fs');
    expect(text).toMatch(/^5 modules/m);
    expect(text).not.toContain('packages/client');
    expect(check(folder, 'packages/testkit/test/helper.ts')).toMatchObject({ status: 0 });
  });

  test('fails if it has read nothing', () => {
    mkdirSync(join(folder, 'node_modules/d3/packages'));
    const { status, text } = check(join(folder, 'node_modules/d3'));
    expect(status).toBe(1);
    expect(text).toMatch(/nothing/i);
  });
});
