/** The alert rules and the runbook in docs/operating. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../../tools/stages.mjs';
import { startServer } from '../testing.ts';

const read = (name: string): string => readFileSync(join(ROOT, 'docs/operating', name), 'utf8');
const rules = read('alerts.yml');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

test('every alert has a section of the runbook, in the same order, that says what it means and what to do', () => {
  const sections = read('runbook.md').split(/^## /m).slice(1);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(all(rules, /- alert: (\w+)$/gm));
  for (const section of sections)
    for (const part of ['**Means**', '**Look**', '**Do**']) expect(section).toContain(part);
});

test('every metric that an alert names is one that a server has', async () => {
  const { server, close } = await startServer();
  const { registry } = server.metrics;
  const names = (await registry.getMetricsAsJSON()).flatMap(({ name, type }) =>
    String(type) === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  const expressions = all(rules, /expr: (.+)$/gm);
  expect(expressions).toHaveLength(all(rules, /- alert: (\w+)$/gm).length);
  for (const expression of expressions)
    for (const name of all(expression, /\b(carillon_\w+)/g)) expect(names).toContain(name);
  await close();
});

test('every route that an alert names is served', async () => {
  const { server, close } = await startServer();
  for (const route of all(rules, /route!?="([^"]+)"/g)) expect(server.routes).toContain(route);
  await close();
});
