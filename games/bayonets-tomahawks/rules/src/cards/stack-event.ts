import { explaining, type FrameOf, unmet } from '@carillon/flow';
import { CLAUSES } from '../clauses.ts';
import { BRITISH, type Space, space } from '../ids.ts';
import { StackEvent } from '../procedures/contents-events.ts';
import { factsOf } from '../query/cards.ts';
import { eachKeptOut } from '../query/offers.ts';
import { hasUnits } from '../query/presence.ts';
import type { State } from '../state.ts';
import { type StackChoice, sayDeclined } from './event.ts';
import { pickerOf, stackChoiceOf } from './events.ts';

// 7.4 Events by which a faction picks a British stack.

const choice = (f: FrameOf<typeof StackEvent>): StackChoice => stackChoiceOf(f.card);

/** Explain mode: spaces without a British stack, and stacks without the marker. */
const eachOtherStack = (g: State, stacks: readonly Space[], offer: (at: Space) => void): void =>
  eachKeptOut(
    space.all,
    (at) => stacks.includes(at),
    (at) => (hasUnits(g, BRITISH, at) ? CLAUSES.starvingStack : CLAUSES.britishStack),
    offer,
  );

StackEvent.define({
  pick: StackEvent.ask({
    rule: '7.4',
    // Only an impossible position has a card with another event here; the invariants refuse it.
    who: (_g, f) => pickerOf(f.card) ?? BRITISH,
    verbs: { stack: [space], none: [] },
    list(g, f, offer) {
      const stacks = choice(f).among(g);
      for (const each of stacks) offer.stack(each);
      if (factsOf(f.card).optional || unmet(CLAUSES.mustPickStack)) offer.none();
      if (explaining()) eachOtherStack(g, stacks, offer.stack);
    },
    take: {
      stack(g, f, where) {
        choice(f).take(g, f.say, where);
        return StackEvent.end();
      },
      none(g, f) {
        sayDeclined(g, f.say, pickerOf(f.card) ?? BRITISH);
        return StackEvent.end();
      },
    },
  }),
});
