import SerializerSelector from '@fastify/fast-json-stringify-compiler';

const buildSerializer = SerializerSelector();

/** What writes the answers of a schema, by the compiler's options and the schema as text. */
const compiled = new Map<string, SerializerSelector.Serializer>();

/**
 * Compiles the schemas of answers as fastify does, but alike ones once in a process: many routes answer alike, and what
 * writes their answers keeps nothing in mind.
 */
export const compiledOnce: SerializerSelector.SerializerFactory = (schemas, options) => {
  const compile = buildSerializer(schemas, options);
  return (route) => {
    const key = JSON.stringify([schemas, options, route.schema]);
    const known = compiled.get(key) ?? compile(route);
    compiled.set(key, known);
    return known;
  };
};
