import { expect, test } from 'vitest';
import { makeMetrics } from '../../src/ops/metrics.ts';

const measured = { sockets: () => 3, thoughts: () => 2, lettersLeft: async () => 149 };

test('the metrics tell of sockets, waiting thoughts, and, for a whole server, of its process', async () => {
  const told = await makeMetrics(measured, true).registry.metrics();
  expect(told).toMatch(/^carillon_sockets 3$/m);
  expect(told).toMatch(/^carillon_letters_left 149$/m);
  expect(told).toMatch(/^carillon_thoughts_waiting 2$/m);
  expect(told).toMatch(/^process_cpu_seconds_total /m);
  expect(await makeMetrics(measured, false).registry.metrics()).not.toContain('process_');
});

test('requests, refusals, failed jobs and notices are counted by kind', async () => {
  const { registry, requests, refusals, jobFailures, notices } = makeMetrics(measured, false);
  requests.observe({ route: '/api/lobby', status: '200' }, 0.02);
  refusals.inc({ code: 'stale' });
  jobFailures.inc({ kind: 'notify' });
  notices.inc({ channel: 'mail' }, 2);
  const told = await registry.metrics();
  expect(told).toMatch(/^carillon_request_seconds_count\{route="\/api\/lobby",status="200"\} 1$/m);
  expect(told).toMatch(/^carillon_refusals\{code="stale"\} 1$/m);
  expect(told).toMatch(/^carillon_job_failures\{kind="notify"\} 1$/m);
  expect(told).toMatch(/^carillon_notices\{channel="mail"\} 2$/m);
});
