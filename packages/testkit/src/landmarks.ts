/** Something remarkable that a log tells of, such as a siege: an entry in which all these fields hold these values. */
export interface Landmark {
  /** In the plural, for the report. */
  readonly name: string;
  readonly told: Readonly<Record<string, string | boolean>>;
}

/** Whether an entry of the log tells of the landmark. */
export function isAt({ told }: Landmark, entry: unknown): boolean {
  const fields = entry as Readonly<Record<string, unknown>>;
  return Object.keys(told).every((field) => fields[field] === told[field]);
}

/** How a tally knows it. */
export const landmarkKey = ({ name }: Landmark): string => `landmark ${name}`;
