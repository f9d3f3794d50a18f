import { inLanguage, LANGUAGES, type Language, type Translations } from './language.ts';
import type { Catalogue, Messages } from './message.ts';

// On the page each language of a catalogue is a separate file, and only the reader's is loaded. In Node, where tests
// and tools use all languages, catalogues are loaded whole (`catalogueOf`).

/** Loads the messages of each language. */
export type Loaders<Args> = Translations<() => Promise<Messages<Args>>>;

type Load = (language: Language) => Promise<void>;

interface Page {
  /** The reader's language; none until its texts are loaded. */
  language?: Language;
  /** The language that was asked for last. */
  wanted?: Language;
  /** The loaders of the catalogues that the page has so far. */
  readonly catalogues: Load[];
}

const page: Page = { catalogues: [] };

/** A catalogue of the page; `speak` and `textsLoaded` load its languages. */
export function loadedLater<Args>(loaders: Loaders<Args>): Catalogue<Args> {
  const held = new Map<Language, Messages<Args>>();
  page.catalogues.push(async (language) => {
    if (!held.has(language)) held.set(language, await inLanguage(loaders, language)());
  });
  return {
    in: (language) => found(held.get(language), language),
    any: () =>
      found(
        LANGUAGES.map((each) => held.get(each)).find((each) => each !== undefined),
        'any language',
      ),
  };
}

function found<Args>(messages: Messages<Args> | undefined, what: string): Messages<Args> {
  if (messages === undefined) throw new Error(`The messages in "${what}" are not loaded`);
  return messages;
}

async function loadAll(language: Language): Promise<void> {
  await Promise.all(page.catalogues.map((load) => load(language)));
}

/**
 * Loads the texts of the page in a language. Resolves to whether this is still the language that was asked for last.
 * Rejects if a file cannot be loaded; the page then keeps its language.
 */
export async function speak(language: Language): Promise<boolean> {
  page.wanted = language;
  await loadAll(language);
  if (page.wanted !== language) return false;
  page.language = language;
  return true;
}

/** Loads the texts of parts of the page that were added since. Rejects if a file cannot be loaded. */
export async function textsLoaded(): Promise<void> {
  if (page.wanted) await loadAll(page.wanted);
  if (page.language && page.language !== page.wanted) await loadAll(page.language);
}
