import { ChatLines, Id, Note, PersonGames, PersonName, Profile, Say, Text } from '@carillon/protocol';
import Type from 'typebox';
import { answer } from '../http/answers.ts';
import type { App } from '../http/app.ts';
import type { Visits } from '../http/visits.ts';
import type { Accounts } from '../people/accounts.ts';
import { refused } from '../refusals.ts';
import type { Services } from '../services.ts';
import type { Chat } from './chat.ts';
import { gamesOf } from './games.ts';
import type { Notes } from './notes.ts';
import type { Ratings } from './ratings.ts';

interface SocialParts extends Pick<Services, 'people' | 'store'> {
  readonly accounts: Accounts;
  readonly visits: Visits;
  readonly chat: Chat;
  readonly notes: Notes;
  readonly ratings: Ratings;
}

const ByGame = Type.Object({ id: Id });
const ByLine = Type.Object({ id: Id, line: Id });
const ByName = Type.Object({ name: PersonName });
const After = Type.Object({ after: Type.Optional(Id), link: Type.Optional(Text({ maxLength: 64 })) });

const WhichGames = Type.Object({ before: Type.Optional(Id), against: Type.Optional(PersonName) });

/** Routes for chat, notes and records. The rights table says who may use them. */
export function socialRoutes(app: App, parts: SocialParts): void {
  peopleRoutes(app, parts);
  const { visits, chat, notes } = parts;

  app.get(
    '/api/games/:id/chat',
    { schema: { params: ByGame, querystring: After, response: { 200: ChatLines } } },
    async (request) => {
      const { account } = await visits.signedIn(request);
      return { lines: await chat.lines(request.params.id, account.id, request.query.after) };
    },
  );

  app.post('/api/games/:id/chat', { schema: { params: ByGame, body: Say } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    return answer(reply, await chat.say(request.params.id, account.id, request.body.text));
  });

  app.delete('/api/games/:id/chat/:line', { schema: { params: ByLine } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    const { id, line } = request.params;
    return answer(reply, await chat.hide(id, line, account));
  });

  app.get('/api/games/:id/note', { schema: { params: ByGame, response: { 200: Note } } }, async (request) => {
    const { account } = await visits.signedIn(request);
    return { text: await notes.read(request.params.id, account.id) };
  });

  app.put('/api/games/:id/note', { schema: { params: ByGame, body: Note } }, async (request, reply) => {
    const { account } = await visits.signedIn(request);
    await notes.write(request.params.id, account.id, request.body.text);
    return answer(reply, undefined);
  });
}

/** The public facts about a user. */
function peopleRoutes(app: App, { accounts, people, ratings, store }: SocialParts): void {
  app.get('/api/people/:name', { schema: { params: ByName, response: { 200: Profile } } }, async (request, reply) => {
    const account = await accounts.byName(request.params.name);
    return answer(reply, account === undefined ? refused('not_found') : await ratings.profileOf(account));
  });

  app.get(
    '/api/people/:name/games',
    { schema: { params: ByName, querystring: WhichGames, response: { 200: PersonGames } } },
    async (request, reply) => {
      const { before, against } = request.query;
      const person = await accounts.byName(request.params.name);
      const other = against === undefined ? undefined : await accounts.byName(against);
      if (person === undefined || (against !== undefined && other === undefined))
        return answer(reply, refused('not_found'));
      const reader = (await people.whoIs(request))?.account;
      return gamesOf(store.db, people, { person: person.id, reader, against: other?.id, before });
    },
  );
}
