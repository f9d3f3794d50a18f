import type { Gesture, Option, Route, Target } from '@carillon/board';
import { keyOf, sameTarget } from '@carillon/board';
import type { Plan } from '../march/march.ts';

/** A possible action at a target: one choice, or a whole march as a plan of choices. */
export interface Deed {
  readonly target: Target;
  readonly choices: readonly string[];
  /** The choice, if it is a single one. */
  readonly option?: Option;
  /** The route, if it is a march beyond the next space. */
  readonly route?: Route;
  /** The plan of the route, while unsent. */
  readonly plan?: Plan;
  /** Never done by a click alone: always offered by name. */
  readonly named?: true;
  /** Spends something for good: confirmed by a second press. */
  readonly dear?: true;
  /** Rarely used: offered at its target only if nothing else is. */
  readonly aside?: true;
}

/** The available choices, and where each is made. */
export interface Offered {
  readonly options: readonly Option[];
  readonly routes: readonly Route[];
  readonly gestures: ReadonlyMap<string, Gesture>;
}

const targetOfText = (offered: Offered, text: string): Target | undefined => {
  const gesture = offered.gestures.get(text);
  return gesture?.on === 'target' ? gesture.target : undefined;
};

/** How likely a choice is to succeed, from 0 to 1; `undefined` while that is unknown. */
export type ChanceOf = (option: Option) => number | undefined;

/** The maximum number of yeses that have buttons; all others are made only on the table. */
const MOST_YESES = 3;

/** The choices that have buttons in the prompt bar; of the yeses the likeliest, the best first. */
export function buttonOptions(offered: Offered, chanceOf: ChanceOf = () => undefined): Option[] {
  const yeses = foremost(offered, chanceOf);
  return offered.options.flatMap((option) => {
    if (isYes(offered, option)) return yeses.splice(0, 1);
    return offered.gestures.get(option.text)?.on === 'button' ? [option] : [];
  });
}

function foremost(offered: Offered, chanceOf: ChanceOf): Option[] {
  const rated = offered.options
    .filter((option) => isYes(offered, option))
    .map((option) => ({ option, chance: chanceOf(option) ?? -1, place: placeOf(offered, option) }));
  const inOrder = rated.toSorted((a, b) => b.chance - a.chance || a.place - b.place);
  return inOrder.slice(0, MOST_YESES).map(({ option }) => option);
}

/** Whether a choice is made on the table, and may also have a button. */
export const isYes = (offered: Offered, option: Option): boolean => placeOf(offered, option) > 0;

/** The place of a choice among the yeses, from 1; 0 if it is none of them. */
function placeOf({ gestures }: Offered, { text }: Option): number {
  const gesture = gestures.get(text);
  return gesture?.on === 'target' ? (gesture.button ?? 0) : 0;
}

/** The targets at which a choice is made; none if it only has a button. */
export function targetsOf(offered: Offered, { text }: Option): readonly Target[] {
  const target = targetOfText(offered, text);
  return target ? [target] : [];
}

/** Whether a route is more than a single step, which is one of the options already. */
const isWay = ({ choices, splits }: Route): boolean => choices.length > 1 || splits !== undefined;

/** The actions at exactly this target: marches first, then single choices. A march of one step is the choice itself. */
export function deedsAt(offered: Offered, target: Target): Deed[] {
  const ways = offered.routes
    .filter((route) => target.kind === 'space' && route.to === target.id && isWay(route))
    .map((route) => ({ target, choices: route.choices, route }));
  const single = offered.options
    .filter(({ text }) => sameTarget(targetOfText(offered, text), target))
    .map((option) => ({
      target,
      choices: [option.text],
      option,
      ...(isNamed(offered, option) && { named: true as const }),
      ...(isDear(offered, option) && { dear: true as const }),
      ...(isAside(offered, option) && { aside: true as const }),
    }));
  return [...ways, ...single];
}

/** The actions that begin with one of these choices; all of them if none does. */
export function deedsOf(deeds: readonly Deed[], options: readonly Option[]): readonly Deed[] {
  const found = deeds.filter(({ choices }) => options.some(({ text }) => text === choices[0]));
  return found.length > 0 ? found : deeds;
}

/** Rarely used actions, grouped in one menu. */
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

/** Whether a choice's button stands apart, because it destroys something of one's own. */
export function isApart({ gestures }: Offered, { text }: Option): boolean {
  const gesture = gestures.get(text);
  return gesture?.on === 'button' && gesture.apart === true;
}

/** Whether a choice spends something for good. */
const isDear = ({ gestures }: Offered, { text }: Option): boolean => gestures.get(text)?.dear === true;

/** Whether the title says that a choice is made only by name. */
function isNamed({ gestures }: Offered, { text }: Option): boolean {
  const gesture = gestures.get(text);
  return gesture?.on === 'target' && gesture.named === true;
}

/**
 * The actions at a target. If a click can do none of the actions of a space itself, those with its contents are
 * included; `there` lists the targets in the space.
 */
export function deedsIn(offered: Offered, target: Target, there: readonly Target[]): Deed[] {
  const own = deedsAt(offered, target);
  if (target.kind !== 'space' || own.some(({ named }) => !named)) return usualFirst(own);
  const lying = there.filter(({ kind }) => kind !== 'space').flatMap((each) => deedsAt(offered, each));
  return usualFirst(inOrder(offered, [...own, ...lying]));
}

/** The actions in the rules' order, which keeps those of a stack and of its pieces together. */
function inOrder({ options }: Offered, deeds: readonly Deed[]): Deed[] {
  const place = new Map(options.map(({ text }, i) => [text, i]));
  const placeOf = ({ choices: [first = ''] }: Deed): number => place.get(first) ?? 0;
  return deeds.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Rarely used actions only if there is nothing else. */
function usualFirst(deeds: readonly Deed[]): Deed[] {
  const usual = deeds.filter(({ aside }) => !aside);
  return usual.length > 0 ? usual : [...deeds];
}

/** All choosable targets on the table, each once. */
export function legalTargets(offered: Offered): Target[] {
  const found = new Map<string, Target>();
  for (const { text } of offered.options) {
    const target = targetOfText(offered, text);
    if (target) found.set(keyOf(target), target);
  }
  for (const { to } of offered.routes) found.set(`space:${to}`, { kind: 'space', id: to });
  return [...found.values()];
}

/** The targets that invite a click; those with only named actions do not. */
export function callingTargets(offered: Offered): Target[] {
  const options = offered.options.filter((option) => !isNamed(offered, option));
  const routes = offered.routes.filter(isWay);
  return legalTargets({ ...offered, options, routes });
}

/** All choosable targets, in the order of the keys: those that invite a click before those with only named actions. */
export function targetsInTurn(offered: Offered): Target[] {
  const calling = callingTargets(offered);
  const others = legalTargets(offered).filter((target) => !calling.some((each) => sameTarget(each, target)));
  return [...calling, ...others];
}

/** The spaces and pieces of an action, to highlight them before it is done. */
export function aboutDeed(deed: Deed, isSpace: (id: string) => boolean): Target[] {
  const spaces = deed.route?.through ?? deed.option?.args.filter(isSpace) ?? [];
  return [deed.target, ...spaces.map((id): Target => ({ kind: 'space', id }))];
}

/** The minimum number of choices of one verb that share a menu entry. */
const MANY = 3;

/** A menu entry: one action, or those of a verb that it leads to. */
export interface MenuEntry {
  readonly id: string;
  readonly deeds: readonly [Deed, ...Deed[]];
  /** The verb, if the entry leads to several actions. */
  readonly verb?: string;
}

/** The entries of a menu; if there are other actions too, many actions of a verb that `hasName` share one entry. */
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
