import { speak } from '@carillon/board/spoken';
import { render } from 'solid-js/web';
import '@carillon/board/styles.css';
import './styles/index.css';
import { HelpHost } from './help/host.tsx';
import { holdNothingWhenKept } from './kept-page.ts';
import { openWorkerLine } from './line.ts';
import { findServer } from './net/server.ts';
import { createPreferences } from './preferences.ts';
import { App } from './shell/app.tsx';
import { TITLES } from './titles.tsx';
import { watchParts } from './updates/missing-parts.ts';
import { MissingNotice, UpdateNotice } from './updates/update-notice.tsx';
import { keepOffline } from './updates/updates.ts';

/** `?seed=7` makes chance repeatable. */
function seedOf(search: string): number | null {
  const seed = Number(new URLSearchParams(search).get('seed') ?? Number.NaN);
  return Number.isSafeInteger(seed) ? seed : null;
}

const workers: Worker[] = [];
const openWorker = (): Worker => {
  const worker = new Worker(new URL('../game-worker/worker.ts', import.meta.url), { type: 'module' });
  workers.push(worker);
  return worker;
};

async function start(root: HTMLElement): Promise<void> {
  const worker = openWorkerLine(openWorker);
  holdNothingWhenKept(window, workers, () => location.reload());
  const seed = seedOf(location.search);
  const preferences = createPreferences(localStorage, navigator.languages);
  const update = keepOffline();
  const missing = watchParts(window);
  const server = findServer();
  await speak(preferences().language);
  const page = () => (
    <HelpHost titles={TITLES} preferences={preferences}>
      <App worker={worker} preferences={preferences} seed={seed} server={server} />
      <UpdateNotice update={update} preferences={preferences} />
      <MissingNotice missing={missing} reload={() => location.reload()} preferences={preferences} />
    </HelpHost>
  );
  render(page, root);
}

const root = document.getElementById('app');
if (root) void start(root);
