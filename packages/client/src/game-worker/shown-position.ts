import type { Seat, StateBase } from '@carillon/flow';
import { listOn } from '@carillon/host';
import { onlySetOn } from '@carillon/seat';
import type { Now } from '../shared/messages.ts';
import type { TitleEngine } from './engine.ts';
import { loneAnswersOf } from './lone-answers.ts';
import { askedOn, momentOn, optionOf, resultOn } from './question.ts';
import { endingsOf } from './rehearse.ts';

/** A position as the page receives it: the seat asked, the question and the choices. */
export interface AskedPosition<G extends StateBase, View> {
  readonly state: G;
  readonly view: View;
  /** The asked seat; below 0 if nobody is asked. */
  readonly seat: Seat;
  /** The user's choices, as text. */
  readonly choices: readonly string[];
}

type Parts = 'view' | 'asked' | 'moment' | 'options' | 'onlySet' | 'routes' | 'plans' | 'ends' | 'lone' | 'result';

/** The part of `Now` that depends only on the position. */
export function shownOf<G extends StateBase, View, LogEntry>(
  engine: TitleEngine<G, View, LogEntry>,
  { state, view, seat, choices }: AskedPosition<G, View>,
): Pick<Now<View, LogEntry>, Parts> {
  const { rules, routes } = engine;
  const onlySet = choices.length === 0 ? [] : onlySetOn(rules, state, seat, (on) => listOn(rules.flow, on, seat));
  const plans = choices.length === 0 ? [] : (engine.plans?.(view) ?? []);
  return {
    view,
    asked: askedOn(rules, state, seat),
    moment: momentOn(rules, state, seat),
    options: choices.map(optionOf),
    onlySet,
    routes: choices.length === 0 ? [] : routes(view),
    plans,
    ends: endingsOf(rules, { state, view, seat }, [...choices.map((choice) => [choice]), ...plans, onlySet]),
    lone: loneAnswersOf(rules, { view, seat }, choices),
    result: resultOn(rules, state),
  };
}
