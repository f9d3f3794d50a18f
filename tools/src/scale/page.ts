/** The figures of docs/scale.md, as Markdown. */
import { costsOf, databaseLimit, hearingLimit, type Measured, membersAt, needsOf } from './reckon.ts';

const SIZES = [5000, 50_000, 200_000, 1_000_000];
/** A server that waits longer than this, in percent of its time, runs on a machine that is too busy. */
const QUIET = 20;

const whole = (value: number): string => (Number.isFinite(value) ? Math.round(value).toLocaleString('en-GB') : '–');
const fine = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const HEAD = ['tables', 'against computers', 'processes', 'choices/s', 'p50 ms', 'p95 ms'];
const EACH = ['server', 'database', 'balancer', 'players'].map((part) => `${part} ms`);

/** A table of all measurements. */
export function measuredTable(rows: readonly Measured[]): string {
  if (rows.length === 0) return 'Not measured yet.';
  const lines = rows.map(
    ({ tables, computers, processes, choices, p50, p95, each, waits, memory, commit, load, thoughts }) => [
      ...[tables, computers, processes, choices, p50, p95].map(whole),
      ...[each.servers, each.database, each.balancer, each.players].map((ms) => ms.toFixed(2)),
      ...[computers > 0 ? whole(thoughts.p95) : '–', whole(waits), whole(memory)],
      `${commit}, load ${fine(load)}${waits > QUIET ? ', busy machine' : ''}`,
    ],
  );
  return table([...HEAD, ...EACH, 'computer p95 ms', 'waits %', 'MB', 'measured at'], lines);
}

/** The needs of sites of several sizes, derived from the measurements. */
export function reckonedTable(rows: readonly Measured[]): string {
  const costs = costsOf(rows);
  if (costs === undefined) return 'Not measured yet: one and three processes at the same number of tables are needed.';
  const needs = SIZES.map((members) => needsOf(members, costs));
  const lines = needs.map(({ members, choices, processes, database, balancer, log, growth }) => [
    ...[members, choices, processes].map(whole),
    ...[database, balancer, log].map(fine),
    fine(growth / 1000),
  ]);
  const head = ['members', 'choices/s', 'server processes', 'database processors', 'balancer processors'];
  const limits = [databaseLimit(costs), hearingLimit(costs)].map(
    (limit) => `${whole(limit)} choices a second (${whole(membersAt(limit))} members)`,
  );
  return [
    table([...head, 'MB/s to the log', 'GB more a day'], lines),
    '',
    `- One database machine of 64 processors is full at ${limits[0]}.`,
    costs.hearing > 0
      ? `- A process spends half of its time on hearing of choices at other processes at ${limits[1]}.`
      : '- Hearing of choices at other processes costs too little to be measured.',
  ].join('\n');
}

/** The page with its figures filled in. Throws if it has no place for them. */
export function filled(page: string, rows: readonly Measured[]): string {
  const parts = { measured: measuredTable(rows), reckoned: reckonedTable(rows) };
  return Object.entries(parts).reduce((text, [name, figures]) => {
    const place = new RegExp(`(<!-- ${name}: .* -->\\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
    if (!place.test(text)) throw new Error(`docs/scale.md has no place for what is ${name}`);
    return text.replace(place, (_whole, before, after) => `${before}\n${figures}\n\n${after}`);
  }, page);
}
