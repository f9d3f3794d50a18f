import { Choices } from '@carillon/flow';
import type { Json } from '@carillon/kit';
import { isIdle } from '../cards/events.ts';
import { responseOf } from '../cards/index.ts';
import { type Card, card, moment, type Side } from '../ids.ts';
import { offerUses } from '../procedures/chapter-05-action-phase.ts';
import { flow } from '../procedures/contents.ts';
import { cardValue, isInHand, mayPlayEvent } from '../query/cards.ts';
import type { State } from '../state.ts';
import { idIn, sideIn } from './args.ts';

/**
 * `{ side, card }`: the uses of a card in a side's hand. `phase`: its present uses in an Action Phase (5.26, 5.4,
 * 5.51). `idle`: whether its event, played now, would change nothing (5.51). `moments`: when it may be played in response (5.56). `now`: the choices with it at the present question.
 * `inHand` is false if it is not known to be in that hand: the answer then says what it would allow.
 */
export function uses(g: State, args: Json): Json {
  const of = sideIn(args);
  const asked = idIn(card, args, 'card');
  return {
    inHand: isInHand(g, asked, of),
    value: cardValue(asked),
    phase: phaseUses(g, of, asked),
    idle: isIdle(g, of, asked),
    moments: momentsOf(g, of, asked),
    now: choicesWith(g, of, asked),
  };
}

function phaseUses(g: State, of: Side, asked: Card): string[] {
  const found: string[] = [];
  const add = (use: string) => () => void found.push(use);
  offerUses(g, of, asked, {
    event: add('event'),
    activate: add('activate'),
    stockades: add('stockades'),
    forts: add('forts'),
    discard: add('discard'),
  });
  return found;
}

function momentsOf(g: State, of: Side, asked: Card): string[] {
  const moments = mayPlayEvent(g, asked, of) ? (responseOf(asked)?.moments ?? []) : [];
  return moments.map(moment.nameOf);
}

function choicesWith(g: State, of: Side, asked: Card): string[] {
  if (!flow.mayChoose(g, of)) return [];
  const choices = new Choices();
  flow.list(g, of, choices);
  const texts = choices.toArray().map((choice) => flow.text(g, choice));
  return texts.filter((text) => text.split(' ').slice(1).includes(card.nameOf(asked)));
}
