import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '@carillon/kit';
import { expect, test } from 'vitest';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { buildServer } from '../../../../tools/build-server.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { titlesIn } from '../../src/titles/folder.ts';
import { killAgainAndAgain } from './kills.ts';

test('killed ten times while two play at six tables, the server has lost and doubled nothing, and opens every game', async () => {
  await buildServer(ROOT);
  await buildRules(ROOT);
  const rules = rulesFolder(ROOT);
  const [module] = (await titlesIn(rules)).current.filter(({ rules: { title } }) => title === 'wilderness-war');
  if (module === undefined) throw new Error('there is no Wilderness War');
  const folder = mkdtempSync(join(tmpdir(), 'carillon-kills-'));
  const report = await killAgainAndAgain({
    ...{ kills: 10, tables: 6, rules, module, scenario: 'annus-mirabilis', random: seeded(3) },
    store: `sqlite:${join(folder, 'carillon.sqlite')}`,
    variables: { DATA_DIR: folder },
  });
  expect(report).toMatchObject({ kills: 10, lost: 0, doubled: 0, broken: [] });
  expect(report.confirmed).toBeGreaterThan(30);
  rmSync(folder, { recursive: true });
}, 600_000);
