import type { Overlay, Told } from '@carillon/board';
import type { SideName, View } from '@carillon/wilderness-war-rules/reference';
import { isSpace, pieceFacts } from '../position/facts.ts';
import { type Stack, stacksOf } from '../position/stacks.ts';
import { say } from '../texts/index.ts';
import { placeName, sideName } from '../texts/names.ts';
import { piecesPhrase } from '../texts/pieces.ts';
import { spacesIn } from './answers.ts';

/** 12.1 Where Drilled Troops of a side are in supply, and which of them are not. */
export const supplyOverlay = (of: SideName): Overlay<View> => ({
  id: `supply-${of}`,
  key: 'S',
  name: (language) => say(language, `overlay.supply-${of}`),
  hint: () => '',
  questions: () => [{ name: 'supply', args: { side: of } }],
  tell: (view, [answer], language): Told => {
    const spaces = spacesIn(answer);
    const supplied = new Set<string>(spaces);
    const cut = stacksOf(view).filter((stack) => stack.side === of && hasDrilled(stack) && !supplied.has(stack.place));
    const params = { side: sideName(of, language), count: spaces.length, cut: cut.length };
    return {
      said: say(language, 'supply.said', params),
      legend: [
        { sign: `supply-${of}`, text: say(language, 'supply.in') },
        { sign: 'cut', text: say(language, 'supply.out') },
      ],
      marks: [
        ...spaces.map((space) => ({ space, sign: `supply-${of}` })),
        ...cut.map(({ place }) => ({ space: place, sign: 'cut', ofStack: true as const })),
      ],
      lines: [
        ...cut.map(({ place, units }) =>
          say(language, 'supply.outLine', { place: placeName(place, language), pieces: piecesPhrase(units, language) }),
        ),
        say(language, 'supply.line', { spaces: spaces.map((each) => placeName(each, language)).join(', ') }),
      ],
    };
  },
});

/** Whether Drilled Troops are in a stack on the map; Militia in their boxes need no supply. */
const hasDrilled = ({ place, units }: Stack): boolean =>
  isSpace(place) &&
  units.some((unit) => {
    const facts = pieceFacts(unit);
    return facts.kind === 'unit' && facts.category === 'drilled';
  });
