/** People at a server with moderators: what the tests of moderation share. */
import { MINUTE } from '@carillon/kit';
import type { ActList, ModerationQueue, PersonFile } from '@carillon/protocol';
import { AGAIN, type Browser, type TestServer } from '../testing.ts';

export class Scene {
  /** The ids of everybody who has come, by name. */
  readonly ids = new Map<string, string>();

  constructor(readonly at: TestServer) {}

  async comes(name: string): Promise<Browser> {
    const browser = await this.at.member(name);
    this.ids.set(name, (await browser.get('/api/session')).json().account.id);
    return browser;
  }

  /** A user with a confirmed address, whose mail is in a given language. */
  async comesWithMail(name: string, address: string, language = 'en'): Promise<Browser> {
    const browser = await this.comes(name);
    await browser.put('/api/account/email', { again: AGAIN, address });
    await this.at.work();
    await browser.post('/api/email/verify', { token: this.at.mailer.lastSecret });
    await browser.ask('PATCH', '/api/account', { language });
    return browser;
  }

  async moderator(name: string): Promise<Browser> {
    const browser = await this.comes(name);
    await this.at.store.db.updateTable('account').set({ moderator: 1 }).where('id', '=', this.id(name)).execute();
    return browser;
  }

  async administrator(name: string): Promise<Browser> {
    const browser = await this.comes(name);
    await this.at.store.db.updateTable('account').set({ administrator: 1 }).where('id', '=', this.id(name)).execute();
    return browser;
  }

  id(name: string): string {
    return this.ids.get(name) ?? 'nobody';
  }

  /** A moderator acts on a user; returns `204` or the code of the refusal. */
  async act(by: Browser, about: string, what: object): Promise<string> {
    this.at.clock.pass(MINUTE);
    return outcome(await by.post(`/api/moderation/people/${this.id(about)}/acts`, what));
  }

  async queue(by: Browser): Promise<ModerationQueue> {
    return (await by.get('/api/moderation/queue')).json();
  }

  async log(by: Browser): Promise<ActList['acts']> {
    return (await by.get('/api/moderation/log')).json().acts;
  }

  async file(by: Browser, about: string): Promise<PersonFile> {
    return (await by.get(`/api/moderation/people/${this.id(about)}`)).json();
  }

  /** The latest act about a user that is shown to that user. */
  async ownAct(who: Browser): Promise<{ readonly id: string }> {
    return (await who.get('/api/account/acts')).json().acts[0];
  }

  /** All letters sent to an address so far, as subject and text. */
  async lettersTo(address: string): Promise<string[]> {
    await this.at.work();
    return this.at.mailer.sent.filter(({ to }) => to === address).map(({ subject, text }) => `${subject}\n${text}`);
  }
}

/** `204`, or the code of a refusal. */
export const outcome = (answer: { readonly statusCode: number; json(): { readonly code: string } }): string =>
  answer.statusCode < 300 ? String(answer.statusCode) : answer.json().code;
