import type { FastifyReply } from 'fastify';
import { Refusal, statusOf } from '../refusals.ts';

/** Refusals that are only temporary, with the default wait in milliseconds. */
const LATER: ReadonlyMap<number, number> = new Map([
  [429, 30_000],
  [503, 5000],
]);

/** Answers with a refusal: its status, its code and, if temporary, when to ask again. */
export function refuse(reply: FastifyReply, { code, wait, lock }: Refusal): FastifyReply {
  const status = statusOf(code);
  const later = LATER.get(status);
  if (later !== undefined) reply.header('retry-after', Math.ceil((wait ?? later) / 1000));
  return reply.code(status).send({ code, ...(lock && { lock }) });
}

/** Answers with the result of a request: a refusal, a body, or nothing (204). */
export function answer(reply: FastifyReply, outcome: unknown, status = 200): FastifyReply {
  if (outcome instanceof Refusal) return refuse(reply, outcome);
  return outcome === undefined ? reply.code(204).send() : reply.code(status).send(outcome);
}
