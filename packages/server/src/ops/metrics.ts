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
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, label: Label): Counter<Label> =>
    new Counter({ name, help, labelNames: [label], registers });
  const timer = <Label extends string>(name: string, help: string, ...labelNames: Label[]): Histogram<Label> =>
    new Histogram({ name, help, labelNames, registers });
  if (process) collectDefaultMetrics({ register: registry });
  return {
    registry,
    requests: timer('carillon_request_seconds', 'time to answer a request', 'route', 'status'),
    refusals: counter('carillon_refusals', 'requests refused', 'code'),
    jobFailures: counter('carillon_job_failures', 'jobs that failed', 'kind'),
    notices: counter('carillon_notices', 'notices sent', 'channel'),
    chores: timer('carillon_chore_seconds', 'time that repeated background work took, when it was done', 'chore'),
    choreFailures: counter('carillon_chore_failures', 'repeated background work that failed', 'chore'),
    forgotten: counter('carillon_forgotten', 'what the store has forgotten because it was kept long enough', 'kind'),
    computerChoices: counter(
      'carillon_computer_choices',
      'choices made by computer players, for themselves or for players who are away',
      'stands_in',
    ),
  };
}
