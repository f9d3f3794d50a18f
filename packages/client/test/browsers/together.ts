import { MouseDriver } from '../browser/driver.ts';
import { oneChoice, type Player } from '../browser/two-players.ts';
import { asKnown, press, until } from './game.ts';
import { pageOf } from './page.ts';
import type { Session } from './session.ts';

// Two people play over the network, each in a separate browser, and one takes back a choice that the other has
// answered.

const typeIn = async (session: Session, selector: string, words: string): Promise<void> => {
  await press(session, selector);
  for (const letter of words) await session.press(letter);
};

const isThere = (selector: string): boolean => document.querySelector(selector) !== null;

async function enter(session: Session, url: string, name: string, title: string): Promise<void> {
  await asKnown(session, url, [title]);
  await session.open(`${url}#/enter`);
  await typeIn(session, '[name="guest-name"]', name);
  await press(session, '[data-does="guest"]');
  await until(session, 'the lobby', () => session.run(isThere, '[data-open]'));
}

const playerOn = async (session: Session, seat: string): Promise<Player> => {
  await until(session, 'the table', () => session.run(() => window.carillon !== undefined));
  const page = pageOf(session);
  return { page, driver: new MouseDriver(page), seat };
};

/** Two guests sit down and choose in turn; the first to choose asks for a takeback, and the other agrees. */
export async function playTogether(anna: Session, bert: Session, url: string, title: string): Promise<void> {
  await enter(anna, url, 'Anna', title);
  await enter(bert, url, 'Bert', title);
  await press(anna, `[data-title="${title}"] .terms input[value="french"]`);
  await press(anna, `[data-title="${title}"] [data-open]`);
  await until(anna, 'the open table', () => anna.run(isThere, '.secret'));
  await press(bert, '[data-does="sit"][data-seat="british"]');
  const players = [await playerOn(anna, 'french'), await playerOn(bert, 'british')] as const;
  const first = await oneChoice(players);
  let answer = await oneChoice(players);
  for (let i = 0; answer === first && i < 12; i++) answer = await oneChoice(players);
  const [asks, agrees] = first.page === players[0].page ? [anna, bert] : [bert, anna];
  await press(asks, '.seats [data-does="deeds"]');
  await press(asks, 'dialog[open] [data-does="ask-takeback"]');
  await press(agrees, '.proposal [data-does="agree"]');
  for (const each of [anna, bert])
    await until(each, 'the takeback in the log', () =>
      each.run(() => document.querySelector('.log-lines [data-undone]') !== null),
    );
}
