import type { FastifyReply } from 'fastify';
import { Refused, statusOf } from '../refusals.ts';

/** Answers with a refusal: its status, its code, and nothing else. */
export function refuse(reply: FastifyReply, { code }: Refused): FastifyReply {
  return reply.code(statusOf(code)).send({ code });
}

/** Answers with what came of a request: a refusal, a body, or nothing (204). */
export function answer(reply: FastifyReply, outcome: unknown, status = 200): FastifyReply {
  if (outcome instanceof Refused) return refuse(reply, outcome);
  return outcome === undefined ? reply.code(204).send() : reply.code(status).send(outcome);
}
