import { type Course, drawRoad, type Place, simplify, waterBetween } from '@carillon/workshop';
import { type ConnectionRow, type MapFacts, standsAt } from './facts.ts';

/** The course of every connection, in the order of the facts. Throws when a water connection has no drawn water. */
export function drawCourses(facts: MapFacts, place: Place): Course[] {
  const stands = facts.spaces.map(standsAt);
  return facts.connections.map((connection) =>
    connection.kind === 'land' ? drawRoad(connection, stands, place) : water(connection, place),
  );
}

function water(connection: ConnectionRow, place: Place): Course {
  const line = waterBetween(connection, place);
  if (!line) throw new Error(`no drawn water joins ${connection.a} and ${connection.b}`);
  return { water: true, points: simplify(line, 0.3) };
}
