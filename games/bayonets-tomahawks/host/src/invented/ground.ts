import {
  CONNECTION_FACTS,
  type ConnectionFacts,
  type NationName,
  type SideName,
  SPACE_FACTS,
  type SpaceFacts,
  type SpaceName,
} from '@carillon/bayonets-tomahawks-rules/reference';

// Facts of the map.

export const enemyOf = (side: SideName): SideName => (side === 'french' ? 'british' : 'french');

const FACTS: ReadonlyMap<string, SpaceFacts> = new Map(SPACE_FACTS.map((each) => [each.id, each]));

export function spaceFacts(space: SpaceName): SpaceFacts {
  const facts = FACTS.get(space);
  if (facts === undefined) throw new Error(`no space ${space}`);
  return facts;
}

export const isCoastal = ({ seaZones }: SpaceFacts): boolean => seaZones.length > 0;
export const isBase = ({ kind }: SpaceFacts): boolean => kind === 'base';
export const isSettled = ({ kind }: SpaceFacts): boolean => kind === 'settled' || kind === 'fortress';
export const nationOf = ({ kind, indianNation }: SpaceFacts): NationName | null =>
  kind === 'indian-village' ? indianNation : null;
export const maySet = (space: SpaceFacts, side: SideName): boolean => side === 'british' || !isBase(space);

/** The connections of a space that a faction may use, and the space at the other end. */
export const waysTo = (space: SpaceName, side: SideName): { by: ConnectionFacts; from: SpaceName }[] =>
  CONNECTION_FACTS.filter(({ a, b }) => a === space || b === space)
    .map((by) => ({ by, from: by.a === space ? by.b : by.a }))
    .filter(({ from }) => maySet(spaceFacts(from), side) && maySet(spaceFacts(space), side));
