import type { CardName, View } from '@carillon/bayonets-tomahawks-rules/reference';
import {
  frameOf,
  type Gesture,
  innermost,
  type Option,
  stepOf,
  type Target,
  type YesVerbs,
  yesesTo,
} from '@carillon/board';
import { isCard, isConnection, isPiece, otherEnd } from './position/facts.ts';
import { boardPlaceOf, places } from './position/places.ts';
import { spared } from './spared.ts';

/** Actions of a whole stack: never begun by a click alone, because each costs an Action Point. */
const NAMED: ReadonlySet<string> = new Set(['indian', 'light', 'army', 'forced', 'sail']);

const YES: YesVerbs = {
  'volley.reroll': ['highland', 'commander', 'event'],
  'emergency-artillery.trade': ['trade'],
};

/** The place of each choice: its space, counter or card, otherwise a button; a yes has both. */
export function gestures(view: View, options: readonly Option[]): ReadonlyMap<string, Gesture> {
  const met = options.map((option) => ({ option, target: targetOf(view, option) }));
  const shared = new Set(met.flatMap(({ target }) => placeUnder(view, target) ?? []));
  const dear = spared(view, options);
  const asking = innermost(view.stack);
  const yeses = asking ? yesesTo(YES, stepOf(asking), options) : [];
  return new Map(
    met.map(({ option, target }): [string, Gesture] => {
      if (!target) return [option.text, buttonOf(view, option, options)];
      const named = isNamed(view, option) || shared.has(target.id);
      const aside = dear.has(option.text);
      const button = yeses.indexOf(option) + 1;
      return [
        option.text,
        { on: 'target', target, ...(named && { named }), ...(aside && { aside }), ...(button > 0 && { button }) },
      ];
    }),
  );
}

const buttonOf = (view: View, option: Option, options: readonly Option[]): Gesture => ({
  on: 'button',
  ...(endsPhase(view, option) && endingOf(options)),
  ...(removesFort(view, option) && { apart: true }),
});

/** 12.0 It takes an own Fort off the map. */
const removesFort = (view: View, { verb }: Option): boolean =>
  verb === 'remove' && innermost(view.stack)?.procedure === 'construction';

/** 7.3 It ends the phase, or its Indian Actions, and its label says so. */
function endsPhase(view: View, { verb }: Option): boolean {
  const asking = innermost(view.stack);
  return verb === 'done' && asking?.procedure === 'action-phase' && asking.step === 'act';
}

/** If an Action is left, its points are lost. */
const endingOf = (options: readonly Option[]) =>
  ({ ends: true, ...(options.length > 1 && ({ dear: true } as const)) }) as const;

/**
 * Never done by a click alone. Keeping a card discards the other, and a played card cannot be undone. A single step of
 * a raider is made by name: a click means to raid, there or further on.
 */
const isNamed = (view: View, { verb, args }: Option): boolean =>
  (NAMED.has(verb) && args.length > 1) ||
  (namesCards(verb) && args.some(isCard)) ||
  (verb === 'to' && innermost(view.stack)?.procedure === 'raid');

/** The place of a choosable counter: a click there asks whether the counter or the place is meant. */
const placeUnder = (view: View, target: Target | undefined): string | undefined =>
  target?.kind === 'piece' && isPiece(target.id) ? boardPlaceOf(view, target.id) : undefined;

/** The subject of a choice on the table; `undefined` for `done`, `stop` and the contents of a pool. */
function targetOf(view: View, { verb, args }: Option): Target | undefined {
  // A Road is chosen at its far end.
  const road = args.find(isConnection);
  if (road !== undefined) return verb === 'close' ? undefined : roadTarget(view, road);
  const space = args.findLast((word) => places.pointOf(word) !== undefined);
  if (space !== undefined) return { kind: 'space', id: space };
  const piece = args.filter(isPiece).find((each) => boardPlaceOf(view, each) !== undefined);
  if (piece !== undefined) return { kind: 'piece', id: piece };
  const card = namesCards(verb) ? args.filter(isCard).find((each) => isInHand(view, each)) : undefined;
  return card === undefined ? undefined : { kind: 'card', id: card };
}

/** Points of cards are named like cards: the verb distinguishes them. */
export const namesCards = (verb: string): boolean => verb === 'play' || verb === 'keep';

const isInHand = (view: View, card: CardName): boolean =>
  view.cards[card] === 'reserve' || view.cards[card] === 'drawn';

function roadTarget(view: View, road: Parameters<typeof otherEnd>[0]): Target | undefined {
  const from = frameOf(view.stack, 'construction')?.locals.at;
  return from === undefined ? undefined : { kind: 'space', id: otherEnd(road, from) };
}
