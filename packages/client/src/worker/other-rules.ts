import type { AnyRules, Choices } from '@carillon/flow';
import { type TitleGames, titleGames } from './title-games.ts';

/** What a rules file holds: a title's rules, and of the kernel that they were released with what is asked of it here. */
export interface RulesFile {
  readonly rules: AnyRules;
  readonly kernel: { readonly Choices: new () => Choices };
}

/** Fetches a rules file from where the server lays them out. */
export type Fetch = (file: string) => Promise<RulesFile>;

const WORD = /^[a-z0-9-]{1,64}$/;

/** Fetched as a module; the page's policy lets in nothing but our own server's. */
const fetchModule: Fetch = (file) => import(/* @vite-ignore */ new URL(`/rules/${file}`, location.origin).href);

/** Choices are listed on the list of the kernel that the rules were released with, and carried over to this page's. */
function carriedOver({ rules, kernel }: RulesFile): AnyRules {
  const own = new kernel.Choices();
  const list: AnyRules['flow']['list'] = (state, seat, choices) => {
    rules.flow.list(state, seat, own);
    choices.reset();
    for (let i = 0; i < own.count; i++) {
      choices.times(own.weightOf(i));
      choices.push(own.get(i));
    }
  };
  return { ...rules, flow: Object.create(rules.flow, { list: { value: list } }) };
}

/** Of rules that this page does not know: a choice that names a card may be met on it. */
const isOnHand = (view: unknown, choice: string): boolean => {
  const cards = Object(Object(view).cards);
  return choice.split(' ').some((word) => word in cards);
};

/**
 * The opener of a title by other rules than this page's: those of a game that was begun before they were mended, or after. Ways
 * are found by this page's rules alone, so forces go step by step. `undefined` where there is no such file.
 */
export async function otherRules(
  title: string,
  hash: string,
  fetch: Fetch = fetchModule,
): Promise<TitleGames | undefined> {
  if (!WORD.test(title) || !WORD.test(hash)) return undefined;
  try {
    const rules = carriedOver(await fetch(`${title}.${hash}.mjs`));
    return titleGames({ rules, rulesHash: hash, routes: () => [], routeThrough: () => undefined, isOnHand });
  } catch (error) {
    console.error(error);
    return undefined;
  }
}
