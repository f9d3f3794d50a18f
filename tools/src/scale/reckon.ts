/** The estimates of docs/scale.md, from the measurements of `npm run bench:server -- several`. */

/** One measurement, as the bench prints it. Times are milliseconds. */
export interface Measured {
  readonly commit: string;
  readonly at: string;
  readonly processors: string;
  /** The machine's load when it ended. */
  readonly load: number;
  readonly processes: number;
  readonly tables: number;
  readonly computers: number;
  /** Choices per second. */
  readonly choices: number;
  readonly p50: number;
  readonly p95: number;
  /** Processor time per choice. */
  readonly each: Readonly<Record<'servers' | 'database' | 'balancer' | 'players', number>>;
  /** Percent of its time for which a server waited for a busy processor. */
  readonly waits: number;
  /** Memory of all servers in MB. */
  readonly memory: number;
  readonly logBytes: number;
  readonly storeBytes: number;
  /** The waits of people who play a computer. */
  readonly thoughts: { readonly p50: number; readonly p95: number };
}

/** The share of a processor that may be busy if waits are to stay short. */
export const BUSY = 0.6;
/** The share of members who play live at the busiest time, and how many seconds each of them takes per choice. */
export const LIVE = 0.02;
export const CHOOSES_EVERY = 8;
/** How many choices a member makes per day, on average. */
export const A_DAY = 20;
/** How many processors a large machine for one PostgreSQL has. */
export const LARGE = 64;

/** Two measurements with the same name are of the same settings. */
export const nameOf = ({ processes, tables, computers }: Measured): string => `${tables}/${computers}/${processes}`;

/** The measurements with a new one in its place, in the order of tables, computers and processes. */
export function withRow(rows: readonly Measured[], row: Measured): readonly Measured[] {
  const others = rows.filter((each) => nameOf(each) !== nameOf(row));
  return [...others, row].sort((a, b) => a.tables - b.tables || a.computers - b.computers || a.processes - b.processes);
}

/** The cost of a choice: with one process, and the extra cost of each further process, which hears of it. */
export interface Costs {
  readonly server: number;
  readonly hearing: number;
  readonly database: number;
  readonly balancer: number;
  readonly logBytes: number;
  readonly storeBytes: number;
}

/**
 * The costs, from the two rows of the same tables with the fewest and the most processes; `undefined` without such
 * rows.
 */
export function costsOf(rows: readonly Measured[]): Costs | undefined {
  const plain = rows.filter(({ computers }) => computers === 0);
  const tables = Math.min(...plain.map((row) => row.tables));
  const same = plain.filter((row) => row.tables === tables);
  const [few, many] = [same[0], same.at(-1)];
  if (few === undefined || many === undefined || few.processes === many.processes) return undefined;
  const more = (many.each.servers - few.each.servers) / (many.processes - few.processes);
  return {
    server: few.each.servers,
    hearing: Math.max(0, more),
    database: many.each.database,
    balancer: many.each.balancer,
    logBytes: many.logBytes,
    storeBytes: many.storeBytes,
  };
}

/** The resources that a site of this many members needs at its busiest time. */
export interface Needs {
  readonly members: number;
  /** Choices per second. */
  readonly choices: number;
  /** Server processes, each with a processor; infinite if hearing of all choices would take the whole processor. */
  readonly processes: number;
  /** The number of processors for database and balancer. */
  readonly database: number;
  readonly balancer: number;
  /** The megabytes that the database writes to its log per second, and by which the store grows per day. */
  readonly log: number;
  readonly growth: number;
}

export function needsOf(members: number, costs: Costs): Needs {
  const choices = (members * LIVE) / CHOOSES_EVERY;
  const processors = (ms: number): number => (choices * ms) / 1000 / BUSY;
  // Each of n processes needs `server` for its own choices, and `hearing` for those of all others.
  const left = 1 - processors(costs.hearing);
  const processes = left <= 0 ? Number.POSITIVE_INFINITY : processors(Math.max(0, costs.server - costs.hearing)) / left;
  return {
    ...{ members, choices, processes: Math.max(1, Math.ceil(processes)) },
    ...{ database: processors(costs.database), balancer: processors(costs.balancer) },
    log: (choices * costs.logBytes) / 1e6,
    growth: (members * A_DAY * costs.storeBytes) / 1e6,
  };
}

/** The number of choices per second at which one large machine is no longer enough for the database. */
export const databaseLimit = ({ database }: Costs): number => (LARGE * 1000 * BUSY) / database;

/** The number of choices per second at which hearing of half of them takes half of a process's capacity. */
export const hearingLimit = ({ hearing }: Costs): number => (1000 * BUSY) / 2 / hearing;

/** The number of members whose busiest time has this many choices per second. */
export const membersAt = (choices: number): number => (choices * CHOOSES_EVERY) / LIVE;
