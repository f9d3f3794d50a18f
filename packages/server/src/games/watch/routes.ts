import { Id, Text } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../../http/answers.ts';
import type { App } from '../../http/app.ts';
import { refused } from '../../refusals.ts';
import type { People } from '../../who.ts';
import type { GameService } from '../service.ts';

interface GameRouteParts {
  readonly games: GameService;
  readonly people: People;
}

const Params = Type.Object({ id: Id, number: Type.Integer({ minimum: -1, maximum: 1_000_000 }) });
const Link = Type.Object({ link: Type.Optional(Text({ maxLength: 64 })) });

/**
 * `/api/games/:id/past/:number`: the position after an entry of the log. Everything else about a game is sent over the
 * socket.
 */
export function gameRoutes(app: App, { games, people }: GameRouteParts): void {
  app.get('/api/games/:id/past/:number', { schema: { params: Params, querystring: Link } }, async (request, reply) => {
    const bar = games.reading.admit(request.ip);
    if (bar !== undefined) return answer(reply, bar);
    const { id, number } = request.params;
    const past = await games.reading.past(id, number, await people.whoIs(request), request.query.link);
    return answer(reply, past.ok ? { view: past.value } : refused(past.code));
  });
}
