import { Registry } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { measure } from '../../src/ops/measuring.ts';
import { makeMetrics } from '../../src/ops/metrics.ts';
import { emptyStore } from '../prepared.ts';
import { coded } from '../store/coded.ts';
import { STORES } from '../stores.ts';
import { startServer } from '../testing.ts';

const measured = { sockets: () => 3, thoughts: () => 2, lettersLeft: async () => 149 };

test('the metrics describe sockets, waiting thoughts, and, for a whole server, its process', async () => {
  const { registry } = makeMetrics(true);
  const store = await emptyStore();
  measure(registry, { store, folder: '/nowhere', now: () => 0, ...measured });
  const shown = await registry.metrics();
  await store.close();
  expect(shown).toMatch(/^carillon_sockets 3$/m);
  expect(shown).toMatch(/^carillon_letters_left 149$/m);
  expect(shown).toMatch(/^carillon_thoughts_waiting 2$/m);
  expect(shown).toMatch(/^process_cpu_seconds_total /m);
  expect(await makeMetrics(false).registry.metrics()).not.toContain('process_');
});

test('requests, refusals, failed jobs and notices are counted by kind', async () => {
  const { registry, requests, refusals, jobFailures, notices } = makeMetrics(false);
  requests.observe({ route: '/api/lobby', status: '200' }, 0.02);
  refusals.inc({ code: 'stale' });
  jobFailures.inc({ kind: 'notify' });
  notices.inc({ channel: 'mail' }, 2);
  const shown = await registry.metrics();
  expect(shown).toMatch(/^carillon_request_seconds_count\{route="\/api\/lobby",status="200"\} 1$/m);
  expect(shown).toMatch(/^carillon_refusals\{code="stale"\} 1$/m);
  expect(shown).toMatch(/^carillon_job_failures\{kind="notify"\} 1$/m);
  expect(shown).toMatch(/^carillon_notices\{channel="mail"\} 2$/m);
});

describe.each(STORES)('on $name', ({ open }) => {
  const fresh = open();

  test('the metrics describe the size of the store, its disk, and jobs that are late (operation)', async () => {
    const store = await fresh();
    const registry = new Registry();
    measure(registry, { store, folder: '/nowhere', now: () => 65_000, ...measured });
    const figure = async (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await registry.metrics())?.[1]);
    expect(await figure('carillon_store_bytes')).toBeGreaterThan(100_000);
    expect(await figure('carillon_disk_free_bytes')).toBeGreaterThan(0);
    expect(await figure('carillon_disk_bytes')).toBeGreaterThan(await figure('carillon_disk_free_bytes'));
    expect([await figure('carillon_jobs_waiting'), await figure('carillon_job_late_seconds')]).toEqual([0, 0]);
    const job = { kind: 'mail', body: coded(''), lease_until: 0, attempts: 0 };
    const [late, next] = [
      { ...job, id: 'late', due_at: 5000 },
      { ...job, id: 'next', due_at: 70_000 },
    ];
    await store.db.insertInto('job').values([late, next]).execute();
    expect([await figure('carillon_jobs_waiting'), await figure('carillon_job_late_seconds')]).toEqual([2, 60]);
    await store.close();
    expect(await figure('carillon_store_bytes')).toBeNaN();
  });
});

test('the repeated work of a server is timed, and its failures are counted (operation)', async () => {
  const at = await startServer();
  await at.server.start();
  const metrics = () => at.server.metrics.registry.metrics();
  at.clock.pass(5000);
  await expect.poll(metrics).toMatch(/^carillon_chore_seconds_count\{chore="heartbeat"} [1-9]/m);
  await at.store.close();
  at.clock.pass(5000);
  await expect.poll(metrics).toMatch(/^carillon_chore_failures\{chore="heartbeat"} [1-9]/m);
  await at.server.drain();
});
