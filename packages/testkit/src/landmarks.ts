/** Something notable in a log, such as a siege: an entry in which all these fields have these values. */
export interface Landmark {
  /** In the plural, for the report. */
  readonly name: string;
  readonly logs: Readonly<Record<string, string | boolean>>;
}

/** Whether a log entry matches the landmark. */
export function isAt({ logs }: Landmark, entry: unknown): boolean {
  const fields = entry as Readonly<Record<string, unknown>>;
  return Object.keys(logs).every((field) => fields[field] === logs[field]);
}

/** Its key in a tally. */
export const landmarkKey = ({ name }: Landmark): string => `landmark ${name}`;
