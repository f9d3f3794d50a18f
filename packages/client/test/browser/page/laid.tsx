import type { Json } from '@carillon/kit';
import { wildernessWar } from '@carillon/wilderness-war-rules';
import { render } from 'solid-js/web';
import '../../../src/styles/index.css';
import type { Link } from '../../../src/link.ts';
import type { AskMessage } from '../../../src/messages.ts';
import { Server } from '../../../src/net/server.ts';
import { createPreferences } from '../../../src/preferences.ts';
import { App } from '../../../src/shell/app.tsx';
import { Desk } from '../../../src/worker/desk.ts';
import { browserLocks } from '../../../src/worker/locks.ts';
import { opener } from '../../../src/worker/opener.ts';
import { hostedWildernessWar } from '../../../src/worker/wilderness-war.ts';

// The whole page on games that begin with a position laid by a test, with the worker's work done in the page itself.

declare global {
  interface Window {
    /** Shows the start page, whose next game begins with this position (as its rules write it). */
    lay?: (position: Json) => void;
  }
}

function linkTo(position: Json): Link {
  const rules = { ...wildernessWar, start: () => wildernessWar.fromJson(position) };
  const titles = new Map([[rules.title, opener({ ...hostedWildernessWar, rules })]]);
  const nothing = async (): Promise<undefined> => undefined;
  const shelf = { list: async () => [], load: nothing, save: nothing, remove: nothing };
  const desk = new Desk(titles, shelf, browserLocks(undefined), () => 0);
  return { ask: (type: string, body: object) => desk.answer({ id: 0, type, ...body } as AskMessage) } as Link;
}

const preferences = createPreferences(localStorage, navigator.languages);
let dispose = (): void => undefined;

window.lay = (position) => {
  dispose();
  location.hash = '';
  const root = document.getElementById('app');
  if (root)
    dispose = render(
      () => <App link={linkTo(position)} preferences={preferences} seed={1} server={new Server()} />,
      root,
    );
};
