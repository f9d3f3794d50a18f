import type { Gesture, Option, Route, Target } from '@carillon/board';
import { keyOf, sameTarget } from '@carillon/board';
import type { Plan } from '../march/march.ts';

/** Something that can be done at a target: one choice, or a whole march as a plan of choices. */
export interface Deed {
  readonly target: Target;
  readonly choices: readonly string[];
  /** The choice, where it is a single one. */
  readonly option?: Option;
  /** The way, where it is a march farther than the next space. */
  readonly route?: Route;
  /** How the way is planned, while it waits to be sent. */
  readonly plan?: Plan;
  /** Never done by a click alone: it is always offered by name. */
  readonly named?: true;
  /** Seldom meant: offered at its target only where nothing else is. */
  readonly aside?: true;
}

/** What can be chosen now, and where each choice is met. */
export interface Offered {
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  readonly gestures: ReadonlyMap<string, Gesture>;
}

const targetOfText = (offered: Offered, text: string): Target | undefined => {
  const gesture = offered.gestures.get(text);
  return gesture?.on === 'target' ? gesture.target : undefined;
};

/** The choices that are buttons of the prompt bar. */
export const buttonOptions = ({ options, gestures }: Offered): Option[] =>
  options.filter(({ text }) => gestures.get(text)?.on === 'button');

/** What can be done at exactly this target: marches first, then single choices. A march of one step is the choice itself. */
export function deedsAt(offered: Offered, target: Target): Deed[] {
  const ways = offered.routes
    .filter(({ to, choices }) => target.kind === 'space' && to === target.id && choices.length > 1)
    .map((route) => ({ target, choices: route.choices, route }));
  const single = offered.options
    .filter(({ text }) => sameTarget(targetOfText(offered, text), target))
    .map((option) => ({
      target,
      choices: [option.text],
      option,
      ...(isNamed(offered, option) && { named: true as const }),
      ...(isAside(offered, option) && { aside: true as const }),
    }));
  return [...ways, ...single];
}

/** Those of the deeds that begin with one of these choices; all of them where none does. */
export function deedsOf(deeds: readonly Deed[], options: readonly Option[]): readonly Deed[] {
  const found = deeds.filter(({ choices }) => options.some(({ text }) => text === choices[0]));
  return found.length > 0 ? found : deeds;
}

/** Rarely used actions, grouped in one menu of their own. */
export const asideDeeds = (offered: Offered): Deed[] =>
  legalTargets({ ...offered, routes: [] })
    .flatMap((target) => deedsAt({ ...offered, routes: [] }, target))
    .filter(({ aside }) => aside);

/** All choices but the rarely used ones. */
export const usualOptions = (offered: Offered): Option[] =>
  offered.options.filter((option) => !isAside(offered, option));

function isAside({ gestures }: Offered, { text }: Option): boolean {
  const gesture = gestures.get(text);
  return gesture?.on === 'target' && gesture.aside === true;
}

/** Whether its title says that a choice is only made by its name. */
function isNamed({ gestures }: Offered, { text }: Option): boolean {
  const gesture = gestures.get(text);
  return gesture?.on === 'target' && gesture.named === true;
}

/**
 * What can be done at a target: at a space, what is done with itself by a click; else all that can be done with what lies
 * there too. `there` is what can be pointed at in it.
 */
export function deedsIn(offered: Offered, target: Target, there: readonly Target[]): Deed[] {
  const own = deedsAt(offered, target);
  if (target.kind !== 'space' || own.some(({ named }) => !named)) return usualFirst(own);
  const lying = there.filter(({ kind }) => kind !== 'space').flatMap((each) => deedsAt(offered, each));
  return usualFirst(inOrder(offered, [...own, ...lying]));
}

/** As the rules list them: what is done with a stack and with those in it stands side by side. */
function inOrder({ options }: Offered, deeds: readonly Deed[]): Deed[] {
  const place = new Map(options.map(({ text }, i) => [text, i]));
  const placeOf = ({ choices: [first = ''] }: Deed): number => place.get(first) ?? 0;
  return deeds.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Rarely used actions only where there is nothing else. */
function usualFirst(deeds: readonly Deed[]): Deed[] {
  const usual = deeds.filter(({ aside }) => !aside);
  return usual.length > 0 ? usual : [...deeds];
}

/** Everything on the table that can be chosen, each target once. */
export function legalTargets(offered: Offered): Target[] {
  const found = new Map<string, Target>();
  for (const { text } of offered.options) {
    const target = targetOfText(offered, text);
    if (target) found.set(keyOf(target), target);
  }
  for (const { to } of offered.routes) found.set(`space:${to}`, { kind: 'space', id: to });
  return [...found.values()];
}

/** The targets that call for a click: what is only ever done by its name does not. */
export function callingTargets(offered: Offered): Target[] {
  const options = offered.options.filter((option) => !isNamed(offered, option));
  // A way of one step is the choice itself, which is among the options.
  const routes = offered.routes.filter(({ choices }) => choices.length > 1);
  return legalTargets({ ...offered, options, routes });
}

/** All that can be chosen, in the order in which keys go through it: what calls for a click before what is only done by its name. */
export function targetsInTurn(offered: Offered): Target[] {
  const calling = callingTargets(offered);
  const others = legalTargets(offered).filter((target) => !calling.some((each) => sameTarget(each, target)));
  return [...calling, ...others];
}

/** The spaces and pieces that a deed is about, to light them before it is done. */
export function aboutDeed(deed: Deed, isSpace: (id: string) => boolean): Target[] {
  const spaces = deed.route?.through ?? deed.option?.args.filter(isSpace) ?? [];
  return [deed.target, ...spaces.map((id): Target => ({ kind: 'space', id }))];
}

/** From so many on, the choices of one verb stand behind one entry of a menu. */
const MANY = 3;

/** An entry of a menu: one deed, or those of a verb that it leads to. */
export interface MenuEntry {
  readonly id: string;
  readonly deeds: readonly [Deed, ...Deed[]];
  /** The verb whose deeds it leads to. */
  readonly verb?: string;
}

/** The entries of a menu; many of one verb, beside others, stand behind one where it `hasName`. */
export function entriesOf(deeds: readonly Deed[], hasName: (verb: string) => boolean): readonly MenuEntry[] {
  const entries = new Map<string, MenuEntry>();
  for (const deed of deeds) {
    const verb = deed.option?.verb ?? '';
    const alike = deeds.filter(({ option }) => option?.verb === verb).length;
    const isGrouped = alike >= MANY && alike < deeds.length && hasName(verb);
    const id = isGrouped ? `${verb} …` : deed.choices.join(', ');
    const before = entries.get(id)?.deeds;
    entries.set(id, { id, deeds: before ? [...before, deed] : [deed], ...(isGrouped && { verb }) });
  }
  return [...entries.values()];
}
