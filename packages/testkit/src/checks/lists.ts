import { CHANCE, type Seat } from '@carillon/flow';
import { at, range } from '@carillon/kit';
import { breadcrumb, type Chooser, type Decision, listsAgain } from '../position.ts';
import { demand } from '../same.ts';

/**
 * Somebody may choose, and every list is valid: it is not empty, is the same when listed again, and each text occurs
 * once and parses to its own choice.
 */
export function checkLists(position: Decision): void {
  const { asked } = position;
  demand(asked.length > 0, () => `nobody may choose at ${breadcrumb(position)}`);
  for (const each of asked) checkList(position, each);
}

function checkList(position: Decision, asked: Chooser): void {
  const { rules, g } = position;
  const { codes, texts } = asked;
  demand(codes.length > 0, () => `nothing to choose at ${breadcrumb(position)}`);
  const twice = new Set(texts).size < texts.length;
  demand(
    !twice,
    () => `listed twice at ${breadcrumb(position)}: ${texts.find((text, i) => texts.indexOf(text) !== i)}`,
  );
  texts.forEach((text, i) => {
    demand(rules.flow.parse(g, text) === at(codes, i), () => `read back, "${text}" is another choice`);
  });
  demand(listsAgain(position, asked), () => `listed again, there are other choices at ${breadcrumb(position)}`);
}

/** Only the seats asked may choose. */
export function checkSeats({ rules, g, asked }: Decision): void {
  const others: Seat[] = [CHANCE, ...range(rules.seats.length)];
  for (const seat of others) {
    const expected = asked.some((each) => each.seat === seat);
    const name = seat === CHANCE ? 'chance' : at(rules.seats, seat);
    demand(rules.flow.mayChoose(g, seat) === expected, () => `${name} may ${expected ? 'not ' : ''}choose`);
  }
}
