import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The counters, for a monitoring system to read. */
export interface Metrics {
  readonly registry: Registry;
  readonly requests: Histogram<'route' | 'status'>;
  readonly refusals: Counter<'code'>;
  readonly jobFailures: Counter<'kind'>;
  readonly notices: Counter<'channel'>;
  /** Repeated background work: runs, and failures. */
  readonly chores: Histogram<'chore'>;
  readonly choreFailures: Counter<'chore'>;
  readonly computerChoices: Counter<'stands_in'>;
  /** Expired rows that were deleted. */
  readonly forgotten: Counter<'kind'>;
}

/** Counters of one server. */
export function makeMetrics(process: boolean): Metrics {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  if (process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: new Histogram({
      name: 'carillon_request_seconds',
      help: 'time to answer a request',
      labelNames: ['route', 'status'],
      registers,
    }),
    refusals: new Counter({ name: 'carillon_refusals', help: 'requests refused', labelNames: ['code'], registers }),
    jobFailures: new Counter({
      name: 'carillon_job_failures',
      help: 'jobs that failed',
      labelNames: ['kind'],
      registers,
    }),
    notices: new Counter({ name: 'carillon_notices', help: 'notices sent', labelNames: ['channel'], registers }),
    chores: new Histogram({
      name: 'carillon_chore_seconds',
      help: 'time that repeated background work took, when it was done',
      labelNames: ['chore'],
      registers,
    }),
    choreFailures: new Counter({
      name: 'carillon_chore_failures',
      help: 'repeated background work that failed',
      labelNames: ['chore'],
      registers,
    }),
    forgotten: new Counter({
      name: 'carillon_forgotten',
      help: 'what the store has forgotten because it was kept long enough',
      labelNames: ['kind'],
      registers,
    }),
    computerChoices: new Counter({
      name: 'carillon_computer_choices',
      help: 'choices made by computer players, for themselves or for players who are away',
      labelNames: ['stands_in'],
      registers,
    }),
  };
}
