import { Type } from '@fastify/type-provider-typebox';
import { expect, test } from 'vitest';
import { checkedOnce } from '../../src/http/compiled.ts';

const NUMBERED = Type.Object({ page: Type.Integer() });
const route = (schema: object, httpPart: string) => ({ schema, httpPart, method: 'GET', url: '/' }) as never;

test('the schema of a request is compiled once, and once more for another part of a request', () => {
  const query = checkedOnce(route(NUMBERED, 'querystring'));
  expect(checkedOnce(route(NUMBERED, 'querystring'))).toBe(query);
  expect(checkedOnce(route({ ...NUMBERED }, 'querystring'))).not.toBe(query);
  // An address contains text, which the server turns into numbers; a body must contain the number itself.
  expect(query({ page: '7' })).toEqual({ value: { page: 7 } });
  expect(checkedOnce(route(NUMBERED, 'body'))({ page: '7' })).toMatchObject({ error: expect.anything() });
});
