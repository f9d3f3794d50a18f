/** Something notable in a log, such as a siege: an entry in which all these fields have these values. */
export interface Landmark {
  /** In the plural, for the report. */
  readonly name: string;
  readonly told: Readonly<Record<string, string | boolean>>;
}

/** Whether a log entry matches the landmark. */
export function isAt({ told }: Landmark, entry: unknown): boolean {
  const fields = entry as Readonly<Record<string, unknown>>;
  return Object.keys(told).every((field) => fields[field] === told[field]);
}

/** Its key in a tally. */
export const landmarkKey = ({ name }: Landmark): string => `landmark ${name}`;
