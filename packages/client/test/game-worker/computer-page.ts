// A page whose worker holds games against the computer.

import type { Advice } from '@carillon/opponent';
import { BRAINS } from '@carillon/titles/brains';
import { WORKERS } from '@carillon/titles/workers';
import { expect } from 'vitest';
import type { Adviser, Thinker } from '../../src/game-worker/computer-apart.ts';
import { GameWorker } from '../../src/game-worker/game-worker.ts';
import { titleGames } from '../../src/game-worker/title-games.ts';
import type { ComputerTask } from '../../src/shared/computer.ts';
import type { AskMessage, Asks, AskType, Explained, NewGame, Now, Reply } from '../../src/shared/messages.ts';
import { advise, judge } from '../../src/thinker/thinking.ts';
import { browser, savedGames } from './table.ts';
import { think } from './unhurried.ts';

export type AnyNow = Now<{ readonly cards: Readonly<Record<string, string>> }, unknown>;

export const titles = new Map(
  [...WORKERS].map(([id, load]) => [
    id,
    async () => titleGames({ ...(await load()), rulesHash: null }, undefined, BRAINS.get(id)),
  ]),
);

export const HERE: Adviser = { advise, judge, cancel: () => undefined };

/** A page whose worker holds games, with a list of the tasks of the computer players. */
export function page(games = savedGames(), thinker: Thinker = think, adviser: Adviser = HERE) {
  const asked: ComputerTask[] = [];
  const worker = new GameWorker(
    titles,
    games,
    browser(),
    () => 1000,
    Object.assign((...[task, report]: Parameters<Thinker>) => {
      asked.push(task);
      return thinker(task, report);
    }, thinker.cancel && { cancel: thinker.cancel }),
    undefined,
    adviser,
  );
  let id = 0;
  const ask = async <T extends AskType>(type: T, body: Asks[T]): Promise<Reply<AnyNow>> => {
    id++;
    return (await worker.answer({ id, type, ...body } as unknown as AskMessage)) as Reply<AnyNow>;
  };
  const reported = async <T extends AskType>(type: T, body: Asks[T]): Promise<AnyNow> => {
    const reply = await ask(type, body);
    if (!reply.ok) throw new Error(reply.code);
    return reply.value;
  };
  const advised = async (about: 'hint' | 'why'): Promise<Advice> => {
    const reply = (await ask(about, {})) as Reply<unknown>;
    if (!reply.ok) throw new Error(reply.code);
    return reply.value as Advice;
  };
  const explained = async (): Promise<Explained<unknown, unknown>> =>
    (await advised('why')) as Explained<unknown, unknown>;
  return { ask, told: reported, asked, advised, explained, games, worker };
}

export const wildernessWar: NewGame = {
  ...{ title: 'wilderness-war', scenario: 'annus-mirabilis', options: {}, seed: 5 },
  computer: { seat: 'french', level: 'recruit', seed: 3 },
};

export const isAsked = ({ computer, asked }: AnyNow): boolean => computer !== null && asked.seat === computer;

/** Lets the computer make choices until the player is asked. */
export async function untilOwnTurn({ told: reported }: ReturnType<typeof page>, first: AnyNow): Promise<AnyNow> {
  let now = first;
  for (let i = 0; i < 200 && isAsked(now); i++) now = await reported('reply', {});
  expect(isAsked(now)).toBe(false);
  return now;
}

/** Lets the computer play until the player may play a card; the player first declines all responses, or makes the first choice. */
export async function untilOwnCard(at: ReturnType<typeof page>, first: AnyNow): Promise<AnyNow> {
  let now = await untilOwnTurn(at, first);
  while (now.asked.step !== 'card') {
    const choice = now.asked.pass ?? now.options[0]?.text ?? '';
    const declined = { seat: now.asked.seat ?? '', choices: [choice], seen: now.length };
    now = await untilOwnTurn(at, await at.told('choose', declined));
  }
  return now;
}
