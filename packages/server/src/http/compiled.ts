import SerializerSelector from '@fastify/fast-json-stringify-compiler';

const buildSerializer = SerializerSelector();

/** The serialisers, by the compiler's options and the schema as text. */
const compiled = new Map<string, SerializerSelector.Serializer>();

/**
 * Compiles answer schemas as fastify does, but identical ones only once per process: many routes have the same answer,
 * and serialisers keep no state.
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
