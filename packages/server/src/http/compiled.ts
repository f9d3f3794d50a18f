import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';

const buildSerializer = SerializerSelector();

/** The serialisers, by the compiler's options and the schema as text. */
const compiled = new Map<string, SerializerSelector.Serializer>();

/**
 * Compiles answer schemas as fastify does, but identical ones only once per process: many routes share a schema, and
 * serialisers keep no state.
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

type Compiling = Parameters<typeof TypeBoxValidatorCompiler>[0];
type Check = ReturnType<typeof TypeBoxValidatorCompiler>;

/** The validators of requests, by schema and by the part of the request. */
const checks = new WeakMap<object, Map<string | undefined, Check>>();

/**
 * Compiles the schemas of requests, each only once per process: a second server uses the same ones, and validators keep
 * no state.
 */
export function checkedOnce(route: Compiling): Check {
  const ofSchema = checks.get(route.schema) ?? new Map<string | undefined, Check>();
  const check = ofSchema.get(route.httpPart) ?? TypeBoxValidatorCompiler(route);
  checks.set(route.schema, ofSchema.set(route.httpPart, check));
  return check;
}
