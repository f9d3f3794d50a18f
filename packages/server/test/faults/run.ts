/** `npm run faults [kills]`: kills the server so many times (300) under load, on each store that this machine has. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { seeded } from '@carillon/kit';
import { rulesFolder } from '../../../../tools/build.mjs';
import { buildRules } from '../../../../tools/build-rules.mjs';
import { ROOT } from '../../../../tools/stages.mjs';
import { titlesIn } from '../../src/titles/folder.ts';
import { hasPostgres, Postgres } from '../postgres.ts';
import { buildServer } from './hall.ts';
import { killAgainAndAgain, type Report } from './kills.ts';

const kills = Number(argv[2] ?? 300);
const TABLES = 8;
const READY_WITHIN = 5000;

buildServer();
await buildRules(ROOT);
const rules = rulesFolder(ROOT);
const module = (await titlesIn(rules)).current.find(({ rules: { title } }) => title === 'wilderness-war');
if (module === undefined) throw new Error('there is no Wilderness War');
const shared = { kills, tables: TABLES, rules, module, scenario: 'annus-mirabilis', random: seeded(1757) };

function isGood({ lost, doubled, broken, slowest }: Report): boolean {
  return lost === 0 && doubled === 0 && broken.length === 0 && slowest <= READY_WITHIN;
}

async function onSqlite(): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'carillon-faults-'));
  const store = `sqlite:${join(folder, 'carillon.sqlite')}`;
  const report = await killAgainAndAgain({ ...shared, store, variables: { DATA_DIR: folder } });
  rmSync(folder, { recursive: true });
  return report;
}

async function onPostgres(): Promise<Report> {
  const cluster = await Postgres.start(true);
  const store = await cluster.database();
  const report = await killAgainAndAgain({ ...shared, store, variables: { DATABASE_URL: store } });
  cluster.stop();
  return report;
}

const reports = { SQLite: await onSqlite(), ...(hasPostgres && { PostgreSQL: await onPostgres() }) };
for (const [name, report] of Object.entries(reports)) console.log(name, JSON.stringify(report));
exit(Object.values(reports).every(isGood) ? 0 : 1);
