import '../styles/help.css';
import type { HelpBook, Language } from '@carillon/board';
import {
  createMemo,
  createResource,
  For,
  type JSX,
  lazy,
  Match,
  type Resource,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { type Cell, cell } from '../cell.ts';
import { Dialog } from '../shell/dialog.tsx';
import { type HelpKey, sayHelp } from '../texts/help.ts';
import { say } from '../texts/index.ts';
import { AboutPage } from './about-page.tsx';
import type { Helped, HelpedGame, HelpPageProps, HelpPlace } from './door.ts';
import { FirstPage } from './first-page.tsx';
import type { FindableScenario } from './search.ts';
import { SignsPage } from './signs-page.tsx';
import { WarPage } from './war-page.tsx';
import { WrongPage } from './wrong-page.tsx';

// Loaded when first read: a first table opens the window at the war in a minute.
const CardsPage = lazy(async () => ({ default: (await import('./cards-page.tsx')).CardsPage }));
const RulesPage = lazy(async () => ({ default: (await import('./rules-page.tsx')).RulesPage }));
const Results = lazy(async () => ({ default: (await import('./results.tsx')).Results }));

const NO_BOOK: HelpBook = { chapters: [], cards: [] };
const needsBook = (place: HelpPlace | undefined): boolean => place?.page === 'rules' || place?.page === 'cards';

const PAGES = ['first', 'war', 'rules', 'cards', 'signs', 'about', 'wrong'] as const;

export interface HelpWindowProps {
  readonly place: Cell<HelpPlace | undefined>;
  readonly title: Helped;
  /** All titles, for the credits. */
  readonly titles: readonly Helped[];
  /** The game at the table. */
  readonly game: HelpedGame | undefined;
  readonly language: Language;
}

/**
 * The help: first steps, the war in a minute, rules, cards, the signs of the map, credits, a report, with a search over
 * rules and cards.
 */
export default function HelpWindow(props: HelpWindowProps): JSX.Element {
  const reading = createReading(props);
  return (
    <Dialog
      open={true}
      kind="help"
      title={sayHelp(props.language, 'help')}
      close={say(props.language, 'close')}
      onClose={() => props.place.set(undefined)}
    >
      <Tools {...props} reading={reading} />
      {/* While a page loads, only this part may be hidden: if the dialog were, it would no longer be above the page. */}
      <Suspense fallback={<p class="help-wait">{sayHelp(props.language, 'loading')}</p>}>
        <Read {...props} reading={reading} />
      </Suspense>
    </Dialog>
  );
}

/** The state of the window: the title, the page shown, those visited before, and the search. */
interface Reading {
  readonly title: () => Helped;
  /** The title chosen here; at a table the help is about its game. */
  readonly chosen: Cell<string>;
  readonly question: Cell<string>;
  /** The rules and cards of the title, once a page has needed them. */
  readonly book: Resource<HelpBook>;
  readonly past: Cell<readonly HelpPlace[]>;
  go(place: HelpPlace): void;
  back(): void;
}

function createReading(props: HelpWindowProps): Reading {
  const question = cell('');
  // Rules and cards are long: they load with the first page that needs them.
  const wanted = createMemo<boolean>((before) => before || question() !== '' || needsBook(props.place()), false);
  const chosen = cell('');
  const title = (): Helped =>
    props.game === undefined ? (props.titles.find(({ id }) => id === chosen()) ?? props.title) : props.title;
  const [book] = createResource(
    () => wanted() && { title: title(), language: props.language },
    ({ title: about, language }) => about.help(language),
  );
  const trail = createTrail(props.place);
  const go = (place: HelpPlace): void => {
    question.set('');
    trail.go(place);
  };
  return { title, chosen, question, book, past: trail.past, go, back: trail.back };
}

interface ReadingProps extends HelpWindowProps {
  readonly reading: Reading;
}

/** The bar above the page: tabs, title, Back button and search. */
function Tools(props: ReadingProps): JSX.Element {
  const { title, chosen, question, past, go, back } = props.reading;
  const text = (key: HelpKey): string => sayHelp(props.language, key);
  return (
    <div class="help-tools">
      <Tabs place={props.place} text={text} go={go} hasSigns={title().signs !== undefined} />
      <Show when={props.game === undefined}>
        <select
          data-help="game"
          aria-label={text('helpGame')}
          onChange={(event) => {
            chosen.set(event.target.value);
            go({ page: props.place()?.page ?? 'first' });
          }}
        >
          <For each={props.titles}>
            {({ id, name }) => (
              <option value={id} selected={id === title().id}>
                {name}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={past().length > 0}>
        <button type="button" class="button quiet" data-help="back" onClick={back}>
          {text('back')}
        </button>
      </Show>
      <input
        type="search"
        class="help-search"
        aria-label={text('search')}
        placeholder={text('search')}
        value={question()}
        onInput={(event) => question.set(event.target.value)}
      />
    </div>
  );
}

/** The page, or the results of the search. */
function Read(props: ReadingProps): JSX.Element {
  const { title, question, book, go } = props.reading;
  const text = (key: HelpKey): string => sayHelp(props.language, key);
  return (
    <Switch fallback={<p class="help-wait">{text('loading')}</p>}>
      <Match when={book.error}>
        <p class="help-wait" role="alert">
          {text('failed')}
        </p>
      </Match>
      <Match when={question().trim() !== ''}>
        <Show when={book()}>
          {(read) => (
            <Results
              book={read()}
              scenarios={scenariosOf(title(), props.language)}
              question={question()}
              language={props.language}
              go={go}
            />
          )}
        </Show>
      </Match>
      <Match when={!needsBook(props.place())}>
        <Pages {...props} title={title()} book={NO_BOOK} go={go} />
      </Match>
      <Match when={book()}>{(read) => <Pages {...props} title={title()} book={read()} go={go} />}</Match>
    </Switch>
  );
}

const scenariosOf = ({ opening }: Helped, language: Language): readonly FindableScenario[] =>
  opening.scenarios.map((id) => {
    const { name, years, facts, about } = opening.scenario(id, language);
    return { id, name: `${name} ${years}`.trim(), text: `${facts} ${about}` };
  });

/** The pages visited before, to go back to. */
function createTrail(place: Cell<HelpPlace | undefined>) {
  const past: Cell<readonly HelpPlace[]> = cell<readonly HelpPlace[]>([]);
  const go = (to: HelpPlace): void => {
    const from = place();
    if (from) past.set([...past(), from]);
    place.set(to);
  };
  const back = (): void => {
    const last = past().at(-1);
    past.set(past().slice(0, -1));
    place.set(last);
  };
  return { past, go, back };
}

interface TabsProps {
  /** Whether the title draws the signs of its map. */
  readonly hasSigns: boolean;
  readonly place: Cell<HelpPlace | undefined>;
  readonly text: (key: HelpKey) => string;
  readonly go: (place: HelpPlace) => void;
}

function Tabs(props: TabsProps): JSX.Element {
  return (
    <nav class="help-tabs" aria-label={props.text('help')}>
      <For each={PAGES.filter((page) => page !== 'signs' || props.hasSigns)}>
        {(page) => (
          <button
            type="button"
            class="button quiet"
            data-help={page}
            aria-pressed={props.place()?.page === page}
            onClick={() => props.go(page === 'wrong' ? { page, ...ruleOf(props.place()) } : { page })}
          >
            {props.text(page)}
          </button>
        )}
      </For>
    </nav>
  );
}

/** The rule that the page shows, so that a report of something wrong names it. */
const ruleOf = (place: HelpPlace | undefined): { readonly rule?: string } =>
  (place?.page === 'rules' || place?.page === 'wrong') && place.rule !== undefined ? { rule: place.rule } : {};

interface PagesProps extends HelpPageProps, Omit<HelpWindowProps, 'language'> {}

function Pages(props: PagesProps): JSX.Element {
  const rule = () => {
    const place = props.place();
    return place?.page === 'rules' ? (place.rule ?? '') : undefined;
  };
  const card = () => {
    const place = props.place();
    return place?.page === 'cards' ? (place.card ?? '') : undefined;
  };
  const scenario = () => {
    const place = props.place();
    return place?.page === 'war' ? (place.scenario ?? '') : undefined;
  };
  const doubt = () => {
    const place = props.place();
    return place?.page === 'wrong' ? place : undefined;
  };
  return (
    <Switch fallback={<FirstPage language={props.language} />}>
      <Match when={rule() !== undefined}>
        <RulesPage {...props} title={props.title.id} rule={rule() ?? ''} />
      </Match>
      <Match when={card() !== undefined}>
        <CardsPage {...props} card={card() ?? ''} />
      </Match>
      <Match when={scenario() !== undefined}>
        <WarPage {...props} scenario={scenario() ?? ''} onDone={() => props.place.set(undefined)} />
      </Match>
      <Match when={props.place()?.page === 'signs' && props.title.signs}>
        <SignsPage title={props.title} language={props.language} go={props.go} />
      </Match>
      <Match when={doubt()}>
        {(about) => <WrongPage title={props.title} game={props.game} doubt={about()} language={props.language} />}
      </Match>
      <Match when={props.place()?.page === 'about'}>
        <AboutPage titles={props.titles} language={props.language} />
      </Match>
    </Switch>
  );
}
