import type { AnyRules, Choices } from '@carillon/flow';
import { type TitleGames, titleGames } from './title-games.ts';

/** The parts of a rules file that are used here: a title's rules, and a part of their kernel. */
export interface RulesFile {
  readonly rules: AnyRules;
  readonly kernel: { readonly Choices: new () => Choices };
}

/** Fetches a rules file from the server. */
export type Fetch = (file: string) => Promise<RulesFile>;

const WORD = /^[a-z0-9-]{1,64}$/;

/** Imports the file as a module; the page's content security policy allows only modules of our own server. */
const fetchModule: Fetch = (file) => import(/* @vite-ignore */ new URL(`/rules/${file}`, location.origin).href);

/** The rules with a `list` that lists choices with their own kernel, then copies them into this page's list. */
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

/**
 * Whether a choice is made on a card in hand. This page does not know the rules, so any choice that names a card is.
 */
const isOnHand = (view: unknown, choice: string): boolean => {
  const cards = Object(Object(view).cards);
  return choice.split(' ').some((word) => word in cards);
};

/**
 * The games of a title under other rules than this page's, for a game begun before or after a correction of the rules.
 * Only this page's rules can find routes, so forces move step by step. `undefined` if there is no such file.
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
